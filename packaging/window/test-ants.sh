#!/usr/bin/env bash
# Whole games of ants through the real window: with two, three, four and in teams, with ties, a
# round of one colour, ladybugs below zero both ways, an old round corrected, undo, and the plug
# pulled. What the journal replays to must be what was tapped.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

PEOPLE='{"name":"Zoé","hue":"honey"},{"name":"Ani","hue":"ember"},{"name":"Marc","hue":"moss"},{"name":"Frank","hue":"lagoon"}'

table() { # players teams below-zero: a fresh folder whose last table was this
    local seats
    DATA=$SCRATCH/$1-$2-$3
    mkdir -p "$DATA"
    seats=$(cut -d, -f"1-$((2 * $1))" <<<"$PEOPLE")
    printf '{"people":[%s],"tables":{"ants":{"seats":[%s],"day":"2026-11-15"}},"games":{"ants":{"teams":%s,"below_zero":%s}}}' \
        "$PEOPLE" "$seats" "$2" "$3" >"$DATA/settings.json"
    open_table
    tap 930 732
    wait_for 10 compgen -G "$DATA/current/*.jsonl" >/dev/null || fail 'no game began'
    sleep 1
    settle
}

open_table() {
    start_app --data-dir "$DATA" --lang fr
    wait_window
    settle
    sleep 1
    key 4
    sleep 2
    settle
}

# A finger lifts before it taps again.
press() {
    tap "$1" "$2"
    sleep 0.4
}
colour() { press $((113 + ($1 - 1) * 143)) 726; }
number() { press $((77 + $1 * 718 / 10)) 726; }
go_on() { press 1028 734; }

counts() { # plus minus digits
    local i
    colour "$1"
    colour "$2"
    for ((i = 0; i < ${#3}; i++)); do number "${3:i:1}"; done
}

round() { # plus minus digits: count, note, go on
    counts "$@"
    settle
    go_on
    settle
    go_on
    settle
}

# Whether a game in this folder replays without a refusal to a state with this in it.
replays() { # words
    local file
    for file in "$DATA"/current/*.jsonl "$DATA"/finished/*.jsonl; do
        [[ -e $file ]] || continue
        "$TABLEE_BIN" replay "$file" >"$SCRATCH/replay" || return 1
        tail -n 1 "$SCRATCH/replay" | grep -qF -- "$1" && return 0
    done
    return 1
}

expect() { # words what-happened
    wait_for 5 replays "$1" || fail "$2: the journal does not say $1 but $(tail -n 1 "$SCRATCH/replay")"
}

start_display 1280x800

# Three: a mistake, an undo, a round of one colour with a tie, a correction, a power cut, the end.
table 3 false false
counts 1 2 4311
number 3
press 1115 32
counts_left=3130
for ((i = 0; i < 4; i++)); do number "${counts_left:i:1}"; done
go_on
settle
expect '"scores":[2,6,0]' 'the first round'
go_on
settle
round 3 3 410321
expect '"scores":[5,8,4]' 'a round of one colour'
tap 740 112
settle
tap 300 319
settle
press 276 290
number 2
go_on
settle
expect '"scores":[3,8,5]' 'the first round, corrected'
tap 1115 32
settle
expect '"scores":[5,8,4]' 'the correction, undone'
go_on
settle
counts 1 2 4311
kill_app
open_table
for ((i = 0; i < 4; i++)); do number "${counts_left:i:1}"; done
settle
go_on
settle
expect '"scores":[7,14,2]' 'the counts after a power cut'
go_on
settle
round 1 2 43113130
expect '"winners":[1]' 'the end with three'
stop_app

# Two, with the Ghost, below zero and not.
table 2 false true
round 1 2 05034230
expect '"scores":[-3,9]' 'below zero'
stop_app
table 2 false false
round 1 2 05034230
expect '"scores":[0,9]' 'not below zero'
round 2 3 05034200
expect '"winners":[1]' 'the end with two'
stop_app

# Four, and four in teams: three tie on Minus.
table 4 false false
for _ in 1 2 3; do round 1 2 321122202210; done
expect '"scores":[15,18,9,0]' 'four players'
stop_app
table 4 true false
for _ in 1 2 3 4; do round 1 2 321122202210; done
expect '"team_scores":[32,24]' 'teams'
no_panic
say 'The ants: whole games with two, three, four and in teams.'
