#!/usr/bin/env bash
# A whole game of La Princesse for three by tapping, won: with a wrong ladder taken back, a foghorn,
# a dungeon that everyone sees, a page noted, a kill in the middle of a count, a squire
# for a rung and one for a page.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/princess.sh
source "$here/princess.sh"

start_display 1280x800
princess_table 3
princess_open
princess_start

# Page 1: Frank's ladder is tapped wrongly and taken back.
turn_page
to_count
ladder 0 4
ladder 1 6
undo
ladder 1 5
ladder 2 6
height 15
decide
expect 'page 1' '[.state.saved, .ruling.sum]' '[1,15]'

# Page 2: the foghorn costs a page and nothing else.
turn_page
foghorn
expect 'page 2' '.state | [.page, .open, .prince, (.hands | map(length))]' '[2,false,1,[7,7,7]]'

# Page 3: everyone sees the dungeon; what the page asks is noted; the program is killed in the count.
turn_page
shown_height 22
tap_shows 313 484
tap_writes "$data" 330 358
grep -q '"what":"gift"' "$(journal "$data")" || fail 'what the page asks was not noted.'
to_count
ladder 0 8
ladder 1 8
settle
before=$(shot princess-before-kill)
kill_app
princess_open
after=$(shot princess-after-kill)
(($(differ "$before" "$after") < 400)) || fail "the screen is not what it was before the kill: $before, $after"
ladder 2 5
decide
expect 'page 3' '[.state.saved, .state.squires, .ruling.difference]' '[2,2,0]'

# The round is undone and decided again as it was.
undo
decide
expect 'page 3 again' '[.state.saved, .state.squires]' '[2,2]'

# Frank's hand is corrected, and one undo takes that back.
edit_hand 1
toggle 1 1
edited
expect 'a hand corrected' '.state.hands[1]' '[2,3,4,6,7]'
undo
expect 'the correction undone' '.state.hands[1]' '[1,2,3,4,6,7]'

# On page 1 Ani had laid the 3: that is counted again, and one undo takes it back.
correct_page
ladder 0 3
not_saved
expect 'page 1 corrected' '.state | [.page, .saved, .hands[0]]' '[3,1,[1,2,4,5,6,7]]'
undo 10
expect 'page 1 as before' '.state | [.page, .saved, .hands[0]]' '[3,2,[1,2,3,5,6,7]]'

# Page 4 is not respected, and a squire cancels it.
turn_page
to_count
ladders 1 1 1
height 3
broken
wiped
decide
expect 'page 4' '[.state.saved, .state.squires, .ruling.because]' '[3,1,["pri.sum","pri.page-ignored"]]'

turn_page
to_count
ladders 2 2 2
height 6
decide
expect 'end' '.state | [.saved, .squires, .page, .outcome]' '[4,1,5,"won"]'
[[ $(journal "$data") == */finished/* ]] || fail 'a game that is over is still among those under way.'
settle
shot princess-won >/dev/null
no_panic
close_app || fail "closing the window did not end the app cleanly"
echo "princess: won in five pages with a foghorn, an undo, a kill and two squires"
