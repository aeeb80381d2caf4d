#!/usr/bin/env bash
# Real touches in the real window: Xorg without a screen, with a touchscreen that takes its
# fingers from a socket (the inputtest driver). A tap, two fingers at once, a finger that leaves a
# button, a list that is scrolled by a finger that came down on a row.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$here/tapping.sh"

modules=/usr/lib/xorg/modules
if [[ ! -e $modules/input/inputtest_drv.so || ! -e $modules/drivers/dummy_drv.so ]]; then
    echo 'skipped: Xorg with the dummy and inputtest drivers is not installed, so nothing is touched'
    exit 0
fi

# The display of lib.sh, but with a touchscreen. No module of the system's own is asked for.
start_touchscreen() {
    sed -e "s|SOCKET|$SCRATCH/finger|" >"$SCRATCH/xorg.conf" <<'EOF'
Section "ServerFlags"
    Option "AutoAddDevices" "false"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 1-1000
    VertRefresh 1-1000
    Modeline "1280x800" 83.5 1280 1352 1480 1680 800 803 809 831
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Modes "1280x800"
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "finger"
    Driver "inputtest"
    Option "SocketPath" "SOCKET"
    Option "DeviceType" "Touch"
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "finger"
EndSection
EOF
    local number=''
    mkfifo "$SCRATCH/number"
    Xorg -displayfd 3 -config "$SCRATCH/xorg.conf" -logfile "$SCRATCH/xorg.log" -noreset -nolisten tcp \
        -novtswitch -sharevts 3<>"$SCRATCH/number" >"$SCRATCH/xvfb.log" 2>&1 &
    XVFB_PID=$!
    read -r -t 20 number <>"$SCRATCH/number" || true
    if [[ -z $number ]]; then
        tail -n 5 "$SCRATCH/xorg.log" >&2
        XVFB_PID=''
        fail 'the touchscreen (Xorg) did not start within 20 s.'
    fi
    export DISPLAY=:$number
    coproc FINGER { exec python3 "$here/finger.py" "$SCRATCH/finger" 1280x800; }
}

finger() { # a line of finger.py
    local answer=''
    echo "$*" >&"${FINGER[1]}"
    read -r -t 10 answer <&"${FINGER[0]}" || true
    [[ $answer == ok ]] || fail "no answer to the finger: $*"
}
touches() { # X Y
    finger down 1 "$1" "$2"
    finger wait 60
    finger up 1
}
found() { grep -cF -- "$1" "$(journal)" || true; }
has_found() { (($(found "$1") >= $2)); } # text count

set_table escape 4 '{"track":"none","difficulty":"normal","played":3}'
start_touchscreen
start_app --data-dir "$data" --lang fr --fullscreen
wait_home

# A tap on the first box, and one that starts the clock.
touches 150 300
wait_for 10 left_home || fail 'a touch on a box opens nothing'
settle
touches 900 735
wait_for 10 has_journal || fail 'a touch on the button starts nothing'
sleep 0.6

# Two people at once, and the second lifts first: both count.
finger down 1 1000 530
finger down 2 1160 530
finger up 2
finger up 1
wait_for 10 has_found '"activate":3' 1 || fail 'the second finger counts for nothing'
wait_for 10 has_found '"activate":2' 1 || fail 'the first finger counts for nothing'

# A finger that slides off a button presses nothing.
finger down 1 1160 530
finger move 1 1160 700
finger up 1
sleep 0.5
[[ $(found '"activate"') == 2 ]] || fail 'a finger that left the button pressed it'

# The rules beside the game: a finger that comes down on a section and moves scrolls the list.
touches 1237 31
list_sum() { import -silent -window root -crop 520x560+750+220 -depth 8 rgb:- | cksum; }
sleep 1
before=$(list_sum)
finger down 1 1000 600
finger move 1 1000 420 200
finger up 1
sleep 0.5
[[ $(list_sum) != "$before" ]] || fail 'a finger that came down on a section does not scroll the list'
shot touch-scrolled >/dev/null
no_panic
# There is no window manager to close the window.
stop_app
echo 'touch: taps, two fingers at once, a finger that slides off, a list scrolled from a row'
