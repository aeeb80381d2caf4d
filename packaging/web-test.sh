#!/usr/bin/env bash
# Builds the page, serves it, and drives it in Chromium by touch: the five games, reload, second
# page, no server, update in a game, export and import, kills at random moments, recordings of one's
# own; listens to Escape there and in WebKitGTK; compares the pictures of Chromium, WebKitGTK and
# Firefox, where they are installed. Pictures of it are in target/web/pictures.
#   packaging/web-test.sh             all of it, with 10 kills and 20 s of sound in each case
#   packaging/web-test.sh --short     starts in Chromium, one game by touch on a tablet and a phone
#   packaging/web-test.sh --long      with 50 kills and 60 s
#   packaging/web-test.sh --pictures  only compares it with the window, in five sizes and both themes
#   packaging/web-test.sh --figures   only measures what is published: size, frames, first draw
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

length=${1-}
quick=(--quick)
case $length in
    --short) kills=0 ;;
    --long) kills=50 seconds=60 ;;
    '') kills=10 seconds=20 ;;
    --pictures) ;;
    --figures) quick=() ;;
    *) die 'packaging/web-test.sh [--short|--long|--pictures|--figures]' ;;
esac
need_rust
need_packages web
command -v chromium >/dev/null || die 'Chromium is missing.'
bash "$root/packaging/web.sh" "${quick[@]}"

web=$(target_dir)/web
export TABLEE_NODE=$web/node
if [[ ! -d $TABLEE_NODE/node_modules/playwright-core ]]; then
    say "Installing playwright-core into $TABLEE_NODE"
    mkdir -p "$TABLEE_NODE"
    echo '{ "private": true }' >"$TABLEE_NODE/package.json"
    # Later versions need a newer Node.js than Debian 12 has.
    npm --prefix "$TABLEE_NODE" install --silent --no-audit --no-fund playwright-core@1.56
fi

port=$((20000 + RANDOM % 20000))
address=http://127.0.0.1:$port/
python3 "$root/packaging/web/serve.py" "$web/site" "$port" &
server=$!
trap 'kill "$server"' EXIT
pictures=$web/pictures
mkdir -p "$pictures"
drive() { node "$root/packaging/web/test/$1.mjs" "${@:2}"; }

case $length in
    --pictures)
        need_packages run test
        (cd "$root" && cargo build --locked)
        TABLEE_BIN=$(target_dir)/debug/tablee drive compare "$address" "$pictures" window
        exit
        ;;
    --figures)
        drive figures "$web/site" "$pictures"
        exit
        ;;
esac
drive drive "$address" "$pictures" "$kills"
[[ $length != --short ]] || exit 0
drive games "$address" "$pictures"
drive page "$web/site" "$pictures"
drive recordings "$address" "$pictures"
need_packages test
drive sound "$address" "$pictures" "$seconds"
if command -v WebKitWebDriver >/dev/null; then
    drive sound "$address" "$pictures" "$seconds" webkit
else
    echo 'WebKitGTK is not installed: the sound is not tested there'
fi
drive compare "$address" "$pictures" engines
