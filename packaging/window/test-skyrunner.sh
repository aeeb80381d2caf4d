#!/usr/bin/env bash
# A whole game of two on a low building, by taps: a tie that is carried over, an undo, a kill
# in the middle of a turn, a fall on the ground, a sabotage at once, a surprise that robs,
# a turn nobody bids in, bids taken back, the roof. The journal replays to what was played.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$here/tapping.sh"
# shellcheck source=packaging/window/skyrunner.sh
source "$here/skyrunner.sh"

PLAYERS=2
set_table skyrunner 2 '{"walls":[3,3,3]}'
start_display 1280x800
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
key Return
wait_for 10 has_journal || fail 'the game did not begin'
settle

turn_up 5; bid 0 8; bid 1 8; reveal; next_turn
# The same card is up again. Frank's 1 was a 2: back, and once more.
bid 0 7; bid 1 1; reveal
presses ctrl+z
bid 1 2; reveal; next_turn
turn_up fall2; bid 0 1
again
shot skyrunner-resumed >/dev/null
bid 1 3; reveal; next_turn
turn_up sabotage; bid 0 6; bid 1 4; reveal; strike 1 1; next_turn
turn_up material; climb 0 5; surprise 1; reveal; next_turn
bid 0 5; climb 1 5; reveal; next_turn
turn_up material; bid 0 4; bid 1 5; reveal; next_turn
turn_up 3; climb_only 0; bid 1 6; reveal; next_turn
turn_up material; bid 0 3; climb 1 4; reveal; next_turn
turn_up 2; bid 0 2; bid 1 1; reveal; take_back 1 1; next_turn
turn_up lost; climb_only 0; bid 1 7; reveal; roof
settle
shot skyrunner-end >/dev/null
replays_to '{"auction":null,
  "discard":{"climb":6,"fall":1,"lost":0,"material":5,"sabotage":1},"holder":1,
  "outcome":{"winner":0},
  "pile":{"climb":18,"fall":1,"lost":1,"material":7,"sabotage":3},
  "players":[
    {"beside":[],"bids":[1,2,3,4,5,6,7,8],"climbs":[],"level":10,"lost":0,"material":0,"sabotage":0,"surprise":true},
    {"beside":[],"bids":[],"climbs":[3],"level":9,"lost":1,"material":0,"sabotage":0,"surprise":false}]}'
close_app || fail 'closing the window did not end the app cleanly'
no_panic
echo 'SkyRunner: a game of two, eleven turns, from the ground to the roof'
