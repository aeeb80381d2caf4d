#!/usr/bin/env bash
# An extreme game of La Princesse for six by tapping, lost: with a squire, foghorns, an undo and
# a kill. Then how long the help takes to open with six full hands. About two minutes.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")/../window
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/princess.sh
source "$here/princess.sh"

start_display 1280x800
card() { printf '{"name":"","swords":%s}' "$1"; }
cast="$(card 1),$(card 1),$(card 2),$(card 2),$(card 3),$(card 3),$(card 4)"
princess_table 6 "{\"story\":\"extreme\",\"cast\":\"chosen\",\"chosen\":[$cast]}"
princess_open
princess_start

turn_page
# The help, held: from the finger to a screen that has changed.
tap_shows 1172 631
from=${EPOCHREALTIME/[.,]/}
covered=$(screen_sum)
look=$(((${EPOCHREALTIME/[.,]/} - from) / 1000))
ticks=$(app_ticks)
from=${EPOCHREALTIME/[.,]/}
xdotool mousemove 640 731 mousedown 1
wait_for 5 screen_is_not "$covered" || fail 'the help did not open.'
echo "help: seen $(((${EPOCHREALTIME/[.,]/} - from) / 1000)) ms after the finger, of which one look at the screen takes $look ms; $((($(app_ticks) - ticks) * 10)) ms of processor"
settle
shot princess-help-six >/dev/null
xdotool mouseup 1
screen_is() { [[ $(screen_sum) == "$1" ]]; }
wait_for 12 screen_is "$covered" || fail 'the help stays uncovered after the finger has lifted.'
tap_shows 1230 116

to_count
ladders 1 1 1 1 1 1
height 6
decide
expect 'page 1' '[.state.saved, .ruling.sum]' '[1,6]'
turn_page
to_count
ladders 2 2 2 2 2 2
height 13
decide
expect 'page 2, a squire' '.state | [.saved, .squires]' '[2,2]'
turn_page
foghorn
turn_page
foghorn
turn_page
foghorn
expect 'three foghorns' '.state | [.page, .outcome, .lost_because]' '[5,"lost","cannot-win"]'

# The last foghorn is taken back, the program is killed, and the round is played instead.
undo
expect 'undone' '.state | [.open, .outcome]' '[true,null]'
kill_app
princess_open
to_count
ladders 3 3 3 3 3 3
height 48
not_saved
expect 'end' '.state | [.page, .saved, .squires, .outcome, .lost_because, (.hands | map(length))]' \
    '[5,2,2,"lost","cannot-win",[5,5,5,5,5,5]]'
expect 'last ruling' .ruling.difference -30
settle
shot princess-lost >/dev/null
no_panic
close_app || fail 'closing the window did not end the app cleanly.'
echo 'princess: extreme, six players, lost in five pages'
