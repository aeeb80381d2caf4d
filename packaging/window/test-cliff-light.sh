#!/usr/bin/env bash
# The light mode for two, by taps: sixty tiles with one tap a turn, falls, an undo, a kill
# while the heights are set, and a ranking that follows them.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$here/tapping.sh"
# shellcheck source=packaging/window/cliff.sh
source "$here/cliff.sh"

set_table cliff 2 '{"way":"light"}'
start_display 1280x800
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
tap 930 732
wait_for 10 has_journal || fail 'the game did not begin'
settle

tile; drops; tile
settle
shot cliff-light >/dev/null
presses ctrl+z; tile
for ((turn = 4; turn <= 60; turn++)); do tile; done
settle
shot cliff-heights >/dev/null
for _ in 1 2 3 4 5; do presses Up; done                  # Ani is on level 3
presses Down
key Right
presses Up                                               # Frank is at the foot
again
shot cliff-heights-resumed >/dev/null
presses Return
settle
shot cliff-light-end >/dev/null
replays_to '{"turn":0,"drawn":60,"tiles":0,"drew":false,
  "climbers":[{"at":[0,3],"bag":[]},{"at":[0,0],"bag":[]}],
  "carabiners":[],"ladders":[],"ziplines":[],"caves":[],"outcome":{"winners":[0]}}'
close_app || fail 'closing the window did not end the app cleanly'
no_panic
echo 'Vertical: the light way'
