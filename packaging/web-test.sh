#!/usr/bin/env bash
# Builds the page, serves it, and drives it in Chromium by touch: starts, plays, reloads, is opened
# twice, is killed at random moments; and listens to Escape. Pictures of it are in target/web/pictures.
#   packaging/web-test.sh [KILLS]    so many kills; 5 without
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
command -v chromium >/dev/null || die 'chromium is missing.'
command -v npm >/dev/null || die 'npm is missing (it comes with Node.js).'
bash "$root/packaging/web.sh" --quick

web=$(target_dir)/web
node=$web/node
if [[ ! -d $node/node_modules/playwright-core ]]; then
    say "Installing playwright-core into $node"
    mkdir -p "$node"
    echo '{ "private": true }' >"$node/package.json"
    npm --prefix "$node" install --silent --no-audit --no-fund playwright-core@1
fi

port=$((20000 + RANDOM % 20000))
python3 "$root/packaging/web/serve.py" "$web/site" "$port" &
server=$!
trap 'kill "$server"' EXIT
mkdir -p "$web/pictures"
TABLEE_NODE=$node node "$root/packaging/web/test/drive.mjs" "http://127.0.0.1:$port/" "$web/pictures" "${1:-5}"
TABLEE_NODE=$node node "$root/packaging/web/test/sound.mjs" "http://127.0.0.1:$port/" "$web/pictures"
