#!/usr/bin/env bash
# A whole game of sixty tiles for two, by taps: bags filled from the heaps, falls onto a
# carabiner, past an occupied one and to the foot, a ladder, a zipline ridden in the turn it was
# hung, a journey through the caves, a cave refused, an undo, a kill in the middle
# of a turn, a place corrected by hand and taken back. The journal replays to what was played.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$here/tapping.sh"
# shellcheck source=packaging/window/cliff.sh
source "$here/cliff.sh"

set_table cliff 2
start_display 1280x800
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
pack carabiner
pack carabiner zipline cave_map
pack carabiner ladder ice_axe cave_map
tap 930 732
wait_for 10 has_journal || fail 'the game did not begin'
settle

begins
step 0 0; next_climber; begins                           # Ani
step 1 0; next_climber; begins 0 0                       # Frank
hang first 0 1; step 0 1; next_climber; begins 1 0
step 1 1; presses ctrl+z; step 1 1; next_climber; begins 0 1
step 0 2; next_climber; begins 1 1
cave 1 2; step 1 2; next_climber; begins 0 2
step 0 3; next_climber; begins 1 2
hang second 1 3; step 1 3; next_climber
falls; next_climber                                      # Ani, from 3 onto the carabiner of 1
stay; begins 0 1
step 0 2; next_climber; begins 1 3
step 0 3; next_climber; begins 0 2
step 0 1; next_climber
falls; shot cliff-past >/dev/null; next_climber          # Frank, past Ani, to the foot
begins 0 1
hang second 0 2; step 0 2; step 1 1; next_climber        # Ani, by zipline
begins
step 2 0; next_climber; begins 1 1
step 1 2; next_climber; begins 2 0
step 2 1; next_climber
stay; begins 2 1
# Three rows above the highest cave is the limit.
shows 990 740
before=$(lines)
# shellcheck disable=SC2046
shows $(at 2 6)
[[ $(lines) == "$before" ]] || fail 'a cave was laid too high'
shot cliff-refused >/dev/null
cave 3 1
again
shot cliff-resumed >/dev/null
# Ani was put on the wrong tile: a tap on the pawn, one on the right tile, and back again.
begins 2 1
# shellcheck disable=SC2046
shows $(at 1 2)
# shellcheck disable=SC2046
writes $(at 0 3)
settle
shot cliff-corrected >/dev/null
presses ctrl+z
settle
next_climber; begins 1 2
step 3 1; next_climber                                   # Ani, from cave to cave
stay
falls; next_climber                                      # Ani, to the foot
for ((tile = 24; tile <= 60; tile++)); do stay; done
settle
shot cliff-end >/dev/null
replays_to '{"turn":0,"drawn":60,"tiles":0,"drew":false,
  "climbers":[{"at":null,"bag":["carabiner","cave_map"]},{"at":[2,1],"bag":["carabiner","cave_map","ice_axe"]}],
  "carabiners":[[0,1]],"ladders":[[1,3]],"ziplines":[[0,2]],"caves":[[1,2],[3,1]],
  "outcome":{"winners":[1]}}'
close_app || fail 'closing the window did not end the app cleanly'
no_panic
echo 'Vertical: a game of two, sixty tiles'
