#!/usr/bin/env bash
# Builds the page, serves it, and drives it in Chromium by touch: starts, plays, reloads, is opened
# twice, without a server, updated in a game, is killed at random moments; and listens to Escape. Firefox and WebKitGTK
# show Home where they are installed. Pictures of it are in target/web/pictures.
#   packaging/web-test.sh [KILLS]    so many kills; 10 without
#   packaging/web-test.sh --short    starts in Chromium, one game by touch on a tablet and a phone
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

kills=${1:-10}
need_rust
if ! command -v chromium >/dev/null || ! command -v npm >/dev/null; then need_packages web; fi
command -v chromium >/dev/null || die 'Chromium is missing.'
bash "$root/packaging/web.sh" --quick

web=$(target_dir)/web
export TABLEE_NODE=$web/node
if [[ ! -d $TABLEE_NODE/node_modules/playwright-core ]]; then
    say "Installing playwright-core into $TABLEE_NODE"
    mkdir -p "$TABLEE_NODE"
    echo '{ "private": true }' >"$TABLEE_NODE/package.json"
    npm --prefix "$TABLEE_NODE" install --silent --no-audit --no-fund playwright-core@1
fi

port=$((20000 + RANDOM % 20000))
python3 "$root/packaging/web/serve.py" "$web/site" "$port" &
server=$!
trap 'kill "$server"' EXIT
mkdir -p "$web/pictures"
test=$root/packaging/web/test
node "$test/drive.mjs" "http://127.0.0.1:$port/" "$web/pictures" "$kills"
if [[ $kills != --short ]]; then
    node "$test/games.mjs" "http://127.0.0.1:$port/" "$web/pictures"
    node "$test/page.mjs" "$web/site" "$web/pictures"
    node "$test/sound.mjs" "http://127.0.0.1:$port/" "$web/pictures"
    bash "$test/pictures.sh" "http://127.0.0.1:$port/" "$web/pictures"
fi
