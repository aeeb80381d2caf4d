#!/usr/bin/env bash
# A whole game of ants through the real window: ties, a round of one colour, an old round
# corrected, undo, and the plug pulled. What the journal replays to must be what was tapped.
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
    sleep 0.6
}

open_table() {
    start_app --data-dir "$DATA" --lang fr
    wait_window
    sleep 0.6
    sleep 1
    key 4
    sleep 2
    sleep 0.6
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
    sleep 0.6
    go_on
    sleep 0.6
    go_on
    sleep 0.6
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
sleep 0.6
expect '"scores":[2,6,0]' 'the first round'
go_on
sleep 0.6
round 3 3 410321
expect '"scores":[5,8,4]' 'a round of one colour'
tap 740 112
sleep 0.6
tap 300 319
sleep 0.6
press 276 290
number 2
go_on
sleep 0.6
expect '"scores":[3,8,5]' 'the first round, corrected'
tap 1115 32
sleep 0.6
expect '"scores":[5,8,4]' 'the correction, undone'
go_on
sleep 0.6
counts 1 2 4311
kill_app
open_table
for ((i = 0; i < 4; i++)); do number "${counts_left:i:1}"; done
sleep 0.6
go_on
sleep 0.6
expect '"scores":[7,14,2]' 'the counts after a power cut'
go_on
sleep 0.6
round 1 2 43113130
expect '"winners":[1]' 'the end with three'
no_panic
say 'The ants: a whole game with three.'
