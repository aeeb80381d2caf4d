# shellcheck shell=bash
# Drives the real window on a virtual screen. A window test is an executable
# packaging/window/test-*.sh that begins with
#
#   set -euo pipefail
#   source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
#   start_display 1280x800
#   start_app --data-dir "$SCRATCH/data" --lang fr
#   wait_window
#
# and then taps, compares and fails. Every wait has a limit, and the program and the screen are
# ended with the script, however it ends.
#
#   start_display WxH         a fresh screen (any old one is stopped); every window fills it, without a frame
#   stop_display
#   start_app ARG…            the program, with its own HOME; $APP_PID, $APP_LOG (stdout and stderr)
#   start_program CMD ARG…    the same for any other program
#   wait_window [S]           until it shows a window, 20 s at most; $WINDOW
#   settle [S]                until two pictures 0.2 s apart are alike, 10 s at most
#   tap X Y    key NAME…    type_text TEXT    scroll X Y up|down [N]
#   close_app [S]             asks the window to close, as its × does; gives the program's exit status
#   stop_app                  ends it at once
#   kill_app                  ends it as a power cut would (SIGKILL)
#   app_runs                  true while it does
#   app_ticks                 CPU ticks (1/100 s) used so far
#   shot NAME                 a picture of the screen, as $SHOTS/NAME.png; its path on stdout
#   colours FILE              how many different colours it has
#   crop FILE WxH+X+Y TO      cuts a piece out
#   differ A B                how many pixels differ, without invisible differences
#   wait_for S COMMAND…       until the command succeeds, S seconds at most
#   journal FOLDER            the newest game of a data folder, under way or over
#   tap_writes FOLDER X Y [N] a tap, until N (1) more lines of that game are on the disk
#   tap_shows X Y             a tap, until the picture has changed and is stable
#   calm                      until a tap is no longer the second half of a double tap
#   wait_home                 until Home is drawn and has the keyboard
#   open_game KEY             from a Home that is coming up to the game of that key
#   replayed FOLDER FILTER    what `tablee replay` says at the end of that game, through jq
#   no_panic                  fails when the program's log has a panic
#   fail WORDS                says why, shows the end of the log, keeps a picture, exits 1
#
# From outside: TABLEE_BIN (the program), SHOTS (where pictures go).

# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/../system.sh"

SCRATCH=$(mktemp -d "${TMPDIR:-/tmp}/tablee-window.XXXXXX")
TEST_NAME=$(basename "$0" .sh)
APP_PID='' APP_LOG=$SCRATCH/app.log WINDOW='' XVFB_PID='' WM_PID=''
if [[ -z ${TABLEE_BIN-} || -z ${SHOTS-} ]]; then
    target=$(target_dir)
    TABLEE_BIN=${TABLEE_BIN:-$target/debug/tablee}
    SHOTS=${SHOTS:-$target/window}
fi
mkdir -p "$SHOTS"
: >"$APP_LOG"

finish() {
    local status=$?
    trap - EXIT INT TERM
    stop_app
    stop_display
    rm -rf "$SCRATCH"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
    say "$TEST_NAME: $*"
    if [[ -s $APP_LOG ]]; then
        say 'The end of what the program said:'
        tail -n 20 "$APP_LOG" | sed 's/^/    /' >&2
    fi
    if app_runs; then
        # Whether and where the process is asleep, for failures that cannot be repeated.
        say "The program: $(app_ticks) ticks, $(sed -n 's/^State:[[:space:]]*//p' "/proc/$APP_PID/status")"
        local task
        for task in /proc/"$APP_PID"/task/*; do
            say "    $(cat "$task/comm" "$task/wchan" 2>/dev/null | tr '\n' ' ')"
        done
    fi
    if [[ -n $XVFB_PID ]]; then
        say 'The windows:'
        timeout 5 xwininfo -root -tree 2>&1 | sed -n '/children/,$p' | head -n 20 >&2 || true
        say "The screen then: $(shot "$TEST_NAME-failed" 2>/dev/null)"
    fi
    exit 1
}

wait_for() { # seconds command…
    local end=$((${EPOCHREALTIME/[.,]/} + $1 * 1000000))
    shift
    until "$@"; do
        ((${EPOCHREALTIME/[.,]/} < end)) || return 1
        sleep 0.05
    done
}

# Ends a process: SIGTERM, then SIGKILL.
end_process() { # pid
    [[ -n $1 ]] || return 0
    kill "$1" 2>/dev/null || true
    wait_for 3 is_gone "$1" || kill -9 "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

is_gone() { # pid; one that has ended and was not waited for yet is gone too
    local state
    state=$(sed 's/.*) //; s/ .*//' "/proc/$1/stat" 2>/dev/null) || return 0
    [[ -z $state || $state == Z ]]
}

start_display() { # WxH
    stop_app
    stop_display
    local number=''
    # The server chooses a free number and reports it once it is ready.
    mkfifo "$SCRATCH/number"
    Xvfb -displayfd 3 -screen 0 "$1x24" -dpi 96 -nolisten tcp -noreset \
        3<>"$SCRATCH/number" >"$SCRATCH/xvfb.log" 2>&1 &
    XVFB_PID=$!
    # Opened for both, so that reading waits for the number and not for a writer.
    read -r -t 20 number <>"$SCRATCH/number" || true
    rm -f "$SCRATCH/number"
    if [[ -z $number ]]; then
        tail -n 5 "$SCRATCH/xvfb.log" >&2
        XVFB_PID=''
        fail 'the screen (Xvfb) did not start within 20 s.'
    fi
    export DISPLAY=:$number
    # Every window fills the screen, and no key is taken away from the program.
    cat >"$SCRATCH/openbox.xml" <<'END'
<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <mouse><context name="Client"><mousebind button="Left" action="Press"><action name="Focus"/></mousebind></context></mouse>
  <applications>
    <application class="*"><decor>no</decor><focus>yes</focus><maximized>yes</maximized></application>
  </applications>
</openbox_config>
END
    # It announces itself before it shows windows; at its first start it can take long for fonts.
    rm -f "$SCRATCH/openbox-started"
    HOME=$SCRATCH openbox --sm-disable --config-file "$SCRATCH/openbox.xml" \
        --startup "touch '$SCRATCH/openbox-started'" >"$SCRATCH/openbox.log" 2>&1 &
    WM_PID=$!
    wait_for 60 has_window_manager || fail 'the window manager (openbox) did not start within 60 s.'
}

has_window_manager() { [[ -e $SCRATCH/openbox-started ]]; }

stop_display() {
    end_process "$WM_PID"
    end_process "$XVFB_PID"
    WM_PID='' XVFB_PID=''
    unset DISPLAY
}

start_program() { # command argument…
    stop_app
    [[ -n $XVFB_PID ]] || fail 'start_display comes before start_app.'
    : >"$APP_LOG"
    mkdir -p "$SCRATCH/home" "$SCRATCH/runtime"
    chmod 700 "$SCRATCH/runtime"
    # No Wayland, not the folders of the user, one pixel for one pixel.
    env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET -u XDG_DATA_HOME -u XDG_CONFIG_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME \
        HOME="$SCRATCH/home" XDG_RUNTIME_DIR="${APP_RUNTIME_DIR:-$SCRATCH/runtime}" \
        WINIT_X11_SCALE_FACTOR=1 "$@" >>"$APP_LOG" 2>&1 </dev/null &
    APP_PID=$!
}

start_app() { # argument…
    [[ -x $TABLEE_BIN ]] || fail "there is no program at $TABLEE_BIN; cargo build makes it."
    start_program "$TABLEE_BIN" "$@"
}

app_runs() { [[ -n $APP_PID ]] && ! is_gone "$APP_PID"; }

has_window_or_is_gone() {
    WINDOW=$(xdotool search --onlyvisible --pid "$APP_PID" 2>/dev/null | tail -n 1) || true
    [[ -n $WINDOW ]] || ! app_runs
}

wait_window() { # [seconds]
    WINDOW=''
    if ! wait_for "${1:-20}" has_window_or_is_gone; then
        fail "no window appeared within ${1:-20} s."
    fi
    if [[ -z $WINDOW ]]; then
        local status=0
        wait "$APP_PID" || status=$?
        APP_PID=''
        fail "the program ended (status $status) before it had a window."
    fi
}

settle() { # [seconds]
    local end=$((SECONDS + ${1:-10})) before='' now
    while ((SECONDS <= end)); do
        now=$(import -silent -window root -depth 8 rgb:- | cksum)
        [[ $now != "$before" ]] || return 0
        before=$now
        sleep 0.2
    done
    fail "the picture was still moving after ${1:-10} s."
}

# Requests of one connection keep their order; --sync would wait 16 s for a pointer that is there.
tap() { xdotool mousemove "$1" "$2" click 1; }
key() { xdotool key --clearmodifiers "$@"; }
type_text() { xdotool type --delay 20 -- "$1"; }
scroll() { # X Y up|down [notches]
    local button=5
    [[ $3 == up ]] && button=4
    xdotool mousemove "$1" "$2" click --repeat "${4:-1}" --delay 30 "$button"
}

close_app() { # [seconds]
    local status=0
    [[ -n $APP_PID ]] || return 0
    wmctrl -i -c "$(printf '0x%08x' "$WINDOW")" || true
    if ! wait_for "${1:-10}" is_gone "$APP_PID"; then
        fail "the program did not end within ${1:-10} s of closing its window."
    fi
    wait "$APP_PID" || status=$?
    APP_PID='' WINDOW=''
    return "$status"
}

stop_app() {
    end_process "$APP_PID"
    APP_PID='' WINDOW=''
}

kill_app() {
    kill -9 "$APP_PID" 2>/dev/null || true
    wait "$APP_PID" 2>/dev/null || true
    APP_PID='' WINDOW=''
}

app_ticks() { sed 's/.*) //' "/proc/$APP_PID/stat" | awk '{ print $12 + $13 }'; }

shot() { # name
    local file=$SHOTS/$1.png
    import -silent -window root "$file" || return 1
    echo "$file"
}

colours() { identify -format '%k\n' "$1"; }
crop() { convert "$1" -crop "$2" +repage "$3"; }

# The same screen, drawn twice, may differ by a level or two in a few hundred pixels.
differ() { # A B
    local pixels
    pixels=$(compare -metric AE -fuzz 2% "$1" "$2" null: 2>&1) || true
    echo "${pixels%% *}"
}

journal() { # folder
    find "$1/current" "$1/finished" -name '*.jsonl' -printf '%f\t%p\n' 2>/dev/null | sort | tail -n 1 | cut -f 2
}

lines_written() { # folder
    local file
    file=$(journal "$1")
    # It may be moving to the finished ones just now.
    { wc -l <"$file"; } 2>/dev/null || echo 0
}

has_lines() { (($(lines_written "$1") >= $2)); } # folder lines

# Taps that come while a frame is being drawn all get the position of the last one: a test that is
# faster than the screen waits until each tap has been handled.
tap_writes() { # folder X Y [lines]
    local wanted=$(($(lines_written "$1") + ${4:-1}))
    tap "$2" "$3"
    wait_for 10 has_lines "$1" "$wanted" || fail "the tap at $2 $3 wrote nothing ($(lines_written "$1") of $wanted lines)."
}

screen_sum() { import -silent -window root -depth 8 rgb:- | cksum; }
screen_is_not() { [[ $(screen_sum) != "$1" ]]; } # sum

tap_shows() { # X Y
    local before
    before=$(screen_sum)
    tap "$1" "$2"
    wait_for 10 screen_is_not "$before" || fail "the tap at $1 $2 changed nothing on the screen."
    settle
}

# A new page ignores taps for a moment (session::TapGuard).
calm() { sleep 0.4; }

# Home has five pictures, and no other screen has nearly as many colours: their number tells when
# it is complete, and when it has been left. A window may be drawn before it has the keyboard.
wait_home() {
    wait_window
    wait_for 20 shows_home || fail 'Home does not appear.'
    wait_for 20 has_keys || fail 'the window never got the keys.'
    settle
}
shows_home() { (($(import -silent -window root png:- | identify -format '%k' -) > 25000)); }
left_home() { ! shows_home; }
has_keys() { [[ $(xdotool getwindowfocus 2>/dev/null) == "$WINDOW" ]]; }

open_game() { # key
    wait_home
    key "$1"
    wait_for 10 left_home || fail "the key $1 on Home opened nothing."
    settle
}

replayed() { # folder filter
    "$TABLEE_BIN" replay "$(journal "$1")" >"$SCRATCH/replayed" || fail "the journal $(journal "$1") does not replay."
    tail -n 1 "$SCRATCH/replayed" | jq -c "$2"
}

no_panic() {
    ! grep -qE "panicked at|^thread '.*' panicked|SIGSEGV|core dumped" "$APP_LOG" || fail 'the program panicked.'
}
