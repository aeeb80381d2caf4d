#!/usr/bin/env bash
# SkyRunner through the window, by taps: both worked examples of the rulebook with the paragraph
# behind every line, and a whole game of four: a tie, an auction carried over, a surprise that
# robs, two that cancel, a fall, a sabotage on the ground that waits and strikes, a lost material
# at once, bids taken back, an undo, a kill. (The game of two is a window test.)
set -euo pipefail
window=$(dirname "${BASH_SOURCE[0]}")/../window
# shellcheck source=packaging/window/lib.sh
source "$window/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$window/tapping.sh"
# shellcheck source=packaging/window/skyrunner.sh
source "$window/skyrunner.sh"

begin() { # players walls
    stop_app
    rm -rf "$data"
    PLAYERS=$1
    set_table skyrunner "$1" "{\"walls\":$2}"
    start_app --data-dir "$data" --lang fr
    wait_window
    opens_game
    key Return
    wait_for 10 has_journal || fail 'the game did not begin'
    settle
}

ruled() { # filter wanted
    local said
    said=$("$TABLEE_BIN" replay "$(journal)" | jq -c "select(.ruling).ruling | $1" | tail -n 1)
    [[ $said == "$2" ]] || fail "the ruling is $said, not $2"
}

# Opens the paragraph behind each line, at these heights; equal rules open equal paragraphs.
asks() { # name y…
    local name=$1 plain open place=0 sheets=()
    shift
    # The lines come one after another.
    sleep 5
    settle
    plain=$(shot "$name")
    for y; do
        place=$((place + 1))
        shows 1187 "$y"
        open=$(shot "$name-why-$place")
        (($(differ "$plain" "$open") > 50000)) || fail "no paragraph opened behind line $place of $name"
        crop "$open" 360x560+900+90 "$SCRATCH/sheet-$place.png"
        sheets+=("$SCRATCH/sheet-$place.png")
        key Escape
        settle
    done
    # The two ties share their paragraph; the line after them has its own.
    (($(differ "${sheets[0]}" "${sheets[1]}") < 500)) || fail "the two ties of $name do not open the same paragraph"
    (($(differ "${sheets[1]}" "${sheets[2]}") > 2000)) || fail "the verdict of $name opens the paragraph of the ties"
}

start_display 1280x800
begin 5 '[12,12,12]'
turn_up 3; bid 0 6; bid 1 6; bid 2 4; bid 3 4; bid 4 1; reveal
settle 30
ruled '[.winner,.because]' '[4,["sky.ties-cancel","sky.highest-wins"]]'
asks skyrunner-example-1 226 349 471 593
begin 5 '[12,12,12]'
turn_up fall2; bid 0 6; bid 1 6; bid 2 7; bid 3 7; bid 4 8; reveal
settle 30
ruled '.faller' 4
asks skyrunner-example-2 206 289 372 455 538
echo 'both worked examples: the ruling, and a paragraph behind every line'

begin 4 '[4,4,4]'
turn_up 5; bid 0 6; bid 1 6; bid 2 4; bid 3 4; reveal
ruled '.carried' true
next_turn
bid 0 8; bid 1 3; climb 2 3; surprise 3; reveal
ruled '[.winner,.surprise,.taken]' '[0,3,[3]]'
next_turn
turn_up sabotage; bid 0 7; bid 1 5; bid 2 1; bid 3 2; reveal; next_turn
turn_up fall3; bid 0 5; bid 1 4; bid 2 2; bid 3 3; reveal
ruled '.faller' 2
presses ctrl+z
reveal; next_turn
turn_up material; climb 0 5
again
surprise 1; surprise 2; bid 3 8; reveal
ruled '[.winner,.surprise]' '[3,null]'
next_turn
turn_up 2; climb 0 4; bid 1 8; climb_only 2 4; bid 3 7; reveal; next_turn
turn_up lost; weapon 0 sabotage 2; bid 1 7; bid 2 8; bid 3 6; reveal
ruled '.because | index("sky.sabotage-waits") != null' true
strike 3 3; next_turn
turn_up 4; bid 0 4; bid 1 2; bid 2 7; bid 3 5; reveal
ruled '.because | index("sky.waiting-strikes") != null' true
next_turn
turn_up material; bid 0 3; bid 1 1; bid 2 5; bid 3 1; reveal
take_back 1 2; take_back 1 1; next_turn
turn_up 3; bid 0 2; climb 1 3; bid 2 6; climb 3 4; reveal; next_turn
turn_up 2; bid 0 1; climb 1 4; bid 2 3; climb_only 3; reveal
take_back 1 2; take_back 1 1; next_turn
turn_up material; bid 0 8; bid 1 1; bid 2 2; bid 3 3; reveal; next_turn
turn_up material; bid 0 7; bid 1 2; bid 2 3; bid 3 4; reveal; next_turn
turn_up 5; climb_only 0; bid 1 8; bid 2 4; bid 3 5; reveal; next_turn
turn_up 4; bid 0 6; bid 1 3; bid 2 5; bid 3 2; reveal; next_turn
turn_up lost; climb_only 0; bid 1 4; bid 2 1; bid 3 6; reveal; roof
settle
shot skyrunner-four-end >/dev/null
replays_to '{"holder":0,"auction":null,"outcome":{"winner":0},
  "players":[
    {"bids":[1,2,3,4,5],"surprise":true,"climbs":[],"material":0,"lost":0,"sabotage":0,"level":13,"beside":[]},
    {"bids":[5,6,7],"surprise":true,"climbs":[2,5],"material":0,"lost":0,"sabotage":0,"level":7,"beside":[]},
    {"bids":[6,7,8],"surprise":true,"climbs":[2,3],"material":2,"lost":0,"sabotage":0,"level":0,"beside":[]},
    {"bids":[1,7,8],"surprise":true,"climbs":[3],"material":0,"lost":1,"sabotage":0,"level":7,"beside":[]}],
  "pile":{"climb":10,"material":4,"lost":0,"sabotage":3,"fall":1},
  "discard":{"climb":10,"material":6,"lost":1,"sabotage":1,"fall":1}}'
close_app || fail 'closing the window did not end the app cleanly'
no_panic
echo 'SkyRunner: a game of four, sixteen turns'
