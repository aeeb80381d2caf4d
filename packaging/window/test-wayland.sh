#!/usr/bin/env bash
# Home on Wayland (weston without a screen) is the same picture as on X11.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"

if ! command -v weston >/dev/null || ! command -v weston-screenshooter >/dev/null; then
    echo 'skipped: weston is not installed, so nothing is shown on Wayland'
    exit 0
fi

WESTON_PID='' runtime=$SCRATCH/wayland
finish_with_weston() {
    local status=$?
    stop_app
    end_process "$WESTON_PID"
    (exit "$status")
    finish
}
trap finish_with_weston EXIT

# The picture on X11, to compare with.
start_display 1280x800
start_app --data-dir "$SCRATCH/x11" --lang fr --fullscreen
wait_home
wanted=$(shot wayland-x11)
close_app || fail "on X11 the program ended with status $?."
stop_display

mkdir -m 700 "$runtime"
env -u DISPLAY XDG_RUNTIME_DIR="$runtime" HOME="$SCRATCH/home" \
    weston --backend=headless-backend.so --use-pixman --width=1280 --height=800 --socket=table \
    --no-config --idle-time=0 --debug >"$SCRATCH/weston.log" 2>&1 &
WESTON_PID=$!
has_socket() { [[ -S $runtime/table ]]; }
if ! wait_for 20 has_socket; then
    tail -n 5 "$SCRATCH/weston.log" >&2
    fail 'weston did not start within 20 s.'
fi

: >"$APP_LOG"
env -u DISPLAY XDG_RUNTIME_DIR="$runtime" HOME="$SCRATCH/home" WAYLAND_DISPLAY=table \
    "$TABLEE_BIN" --data-dir "$SCRATCH/data" --lang fr --fullscreen >>"$APP_LOG" 2>&1 </dev/null &
APP_PID=$!

# The tool names its picture by the time, and puts it where it is started.
wayland_shot() {
    rm -f "$runtime"/*.png
    (cd "$runtime" && env -u DISPLAY XDG_RUNTIME_DIR="$runtime" WAYLAND_DISPLAY=table \
        XDG_PICTURES_DIR="$runtime" timeout 10 weston-screenshooter) >>"$SCRATCH/weston.log" 2>&1 || return 1
    mv "$runtime"/*.png "$SHOTS/wayland.png"
}
looks_like_home() {
    app_runs || fail 'on Wayland the program ended.'
    wayland_shot || return 1
    # A million is written with an exponent.
    differing=$(printf '%.0f' "$(differ "$wanted" "$SHOTS/wayland.png")")
    ((differing < 1000))
}
differing='all'
wait_for 30 looks_like_home ||
    fail "on Wayland Home is not what it is on X11: $differing pixels differ, $SHOTS/wayland.png and $wanted."
colours=$(colours "$SHOTS/wayland.png")
((colours > 25000)) || fail "the picture on Wayland has only $colours colours."
no_panic
echo "Wayland: Home has $colours colours, $differing pixels differ from X11"
