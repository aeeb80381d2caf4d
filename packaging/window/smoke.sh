#!/usr/bin/env bash
# Opens the program with an empty data folder on the four screens, looks, and closes it.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# A window may be there before anything is painted in it.
painted() { # size
    picture=$(shot "smoke-$1")
    (($(colours "$picture") >= 8))
}

for size in 1280x800 800x1280 1920x1200 360x640; do
    start_display "$size"
    start_app --data-dir "$SCRATCH/$size"
    wait_window
    wait_for 20 painted "$size" || fail "at $size the window stays empty: $picture."
    settle
    picture=$(shot "smoke-$size")
    colours=$(colours "$picture")
    no_panic
    close_app || fail "at $size the program ended with status $?."
    no_panic
    echo "$size: $colours colours, $picture"
done
