#!/usr/bin/env bash
# Opens the program with an empty data folder on the four screens, looks, and closes it.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

for size in 1280x800 800x1280 1920x1200 360x640; do
    start_display "$size"
    start_app --data-dir "$SCRATCH/$size"
    wait_window
    settle
    picture=$(shot "smoke-$size")
    colours=$(colours "$picture")
    ((colours >= 8)) || fail "at $size the window is empty: $colours colours in $picture."
    no_panic
    close_app || fail "at $size the program ended with status $?."
    no_panic
    echo "$size: $colours colours, $picture"
done
