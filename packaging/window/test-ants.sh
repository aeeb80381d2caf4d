#!/usr/bin/env bash
# A whole game of ants for three by tapping, with ties, a round of one colour, a trick, an undo,
# a kill while counting, an old round corrected, undone and corrected again.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/ants.sh
source "$here/ants.sh"

expect() { # what filter value
    local is
    is=$(replayed "$data" "$2")
    [[ $is == "$3" ]] || fail "$1: $is instead of $3"
}

start_display 1280x800
ants_table 'Zoé Ani Marc'
ants_open
ants_start

# Everyone ties for Plus and Minus, two for the queens; a wrong digit is taken back.
colour 1
colour 2
count 3 3 2 1 3 5
undo
count 3 2 0
note
expect 'round 1' '.state.scores' '[8,9,4]'
next

# The program is killed while the second round is being counted: Plus and Minus are one colour. Zoé has
# all ladybugs, so that the others' zeros fill in.
colour 3
colour 3
count 5 0 3
settle
before=$(shot ants-before-kill)
kill_app
ants_open
after=$(shot ants-after-kill)
(($(differ "$before" "$after") < 400)) || fail "the screen is not what it was before the kill: $before, $after"
count 2 1
note
expect 'round 2' '.state.scores' '[8,12,10]'
next

# The queen lifts her six above the other's seven.
to_judge
card 1-6 2-7 1-queen
expect 'trick' '[.ruling.winner, .ruling.because]' '[2,["ant.queen-lifts","ant.queen-one-below"]]'
tap_shows 693 108

# The first round is corrected, the correction undone, and put again.
tap_shows 719 112
tap_shows 400 340
count 4
note 4
expect 'corrected' '.state.scores' '[8,9,7]'
undo 4
expect 'correction undone' '.state.scores' '[8,12,10]'
redo 4
expect 'correction redone' '.state.scores' '[8,9,7]'
next

# Ani takes everything.
round 1 2 0 5 0 3 9 0 5
expect 'end' '.state' '{"round":3,"scores":[5,18,7],"team_scores":null,"outcome":{"winners":[1]}}'
[[ $(journal "$data") == */finished/* ]] || fail 'a game that is over is still among those under way.'
no_panic
close_app || fail "closing the window did not end the app cleanly"
echo "ants: a game of three rounds with ties, one colour, a trick, a kill and a correction"
