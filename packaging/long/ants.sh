#!/usr/bin/env bash
# Whole games of ants for two with the Ghost, for four and in teams, by tapping; the printed
# tricks, and two where the rulebook is silent. About four minutes.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")/../window
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/ants.sh
source "$here/ants.sh"

expect() { # what filter value
    local is
    is=$(replayed "$data" "$2")
    [[ $is == "$3" ]] || fail "$1: $is instead of $3"
    echo "  $1: $is"
}

restart() {
    kill_app
    ants_open
}

start_display 1280x800

echo 'The printed tricks'
ants_table 'Zoé Ani Marc Frank'
ants_open
ants_start
to_judge 650
# What is printed: whose card takes it, counted from the one who opened.
trick() { # what place card…
    local what=$1 place=$2 seats
    shift 2
    card "$@"
    seats=$(grep '"trick"' "$(journal "$data")" | tail -n 1 | jq -c '.event.trick.seats')
    expect "$what" .ruling.winner "$(jq ".[$place]" <<<"$seats")"
}
next_trick() { tap_shows 1113 735; }
trick 'all of her colour' 2 1-5 1-7 1-queen 1-3
next_trick
trick 'one below' 2 1-6 2-7 1-queen 3-2
next_trick
trick 'two below' 1 1-5 2-7 1-queen 3-2
next_trick
trick 'the first ninja' 0 1-ninja 2-ninja 3-5 4-8
next_trick
trick 'two ninjas and her queen' 2 1-ninja 2-ninja 2-queen 3-4
next_trick
trick 'silent: equal soldiers' 2 2-6 1-6 1-queen ladybug
grep -q '"reads"' "$(journal "$data")" && fail 'a reading was noted that nobody chose.'
tap_writes "$data" 1037 561
grep -q '"reads"' "$(journal "$data")" || fail 'the reading that the table chose was not noted.'
stop_app

for below in true false; do
    echo "Two with the Ghost, below zero: $below"
    ants_table 'Zoé Ani' "{\"below_zero\":$below}"
    ants_open
    ants_start
    to_judge 650
    card 1-2 1-3 1-4
    expect 'the Ghost opens, on the right of the youngest' '.ruling.winner' 1
    tap_shows 693 108
    if [[ $below == true ]]; then low=-3; else low=0; fi
    round 1 2 0 5 0 3 4 2 3
    expect 'round 1' .state.scores "[$low,9]"
    restart
    round 3 3 0 0 0 4 3 0
    expect 'round 2, one colour' .state.scores "[$((low + 3)),15]"
    expect 'end' '.state.outcome.winners' '[1]'
    stop_app
done

echo 'Four'
ants_table 'Zoé Ani Marc Frank'
ants_open
ants_start
round 1 2 3 2 1 1 2 3 2 0 4 1 1 0
expect 'round 1' .state.scores '[0,3,6,0]'
next
round 5 5 3 1 1 2 2 0 4 1 1
expect 'one colour' .state.scores '[0,6,8,2]'
next
count_from=$(lines_written "$data")
round 3 4 2 2 1 0 2 2 1 1 2 2 1 1
taps=$(tail -n +"$((count_from + 1))" "$(journal "$data")" | grep -c '"draft":{\|"round"')
((taps <= 20)) || fail "a round of four took $taps taps"
echo "  a round of four: $taps taps"
expect 'three tie for the fewest' '[.state.scores]' '[[3,8,10,7]]'
undo 2
expect 'undone' .state.scores '[0,6,8,2]'
restart
note
expect 'and noted again' .state.scores '[3,8,10,7]'
next
round 1 2 0 5 0 3 0 4 0 9 5
expect 'end' '[.state.scores, .state.outcome.winners]' '[[0,8,19,10],[2]]'
stop_app

echo 'Teams'
ants_table 'Zoé Ani Marc Frank' '{"teams":true}'
ants_open
ants_start
for number in 1 2 3 4; do
    round 1 2 3 2 1 1 2 2 2 0 2 2 1 0
    ((number == 4)) || next
    ((number != 2)) || restart
done
expect 'end' '[.state.team_scores, .state.outcome.winners]' '[[32,24],[0,2]]'
no_panic
close_app || fail 'closing the window did not end the app cleanly.'
