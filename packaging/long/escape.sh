#!/usr/bin/env bash
# Escape in real time, through the real window, by taps, with its sound recorded.
#
# The first game runs its ten minutes: jewels, an undo, a pause, a killed and restarted sound
# server, both doors, three who leave, and the collapse over the fourth. The second is killed at
# 4:12, comes back at 4:12 and is won. After each, the journal is replayed and the recording
# compared with the clock that the app wrote down.
#   KEEP=folder packaging/long.sh escape     keeps recordings, journals and pictures
#   GAMES=second packaging/long.sh escape    only that one
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../window/lib.sh"
# shellcheck source=packaging/window/sound.sh
source "$(dirname "${BASH_SOURCE[0]}")/../window/sound.sh"

data=$SCRATCH/data
keep=${KEEP:-$SCRATCH/keep}
mkdir -p "$keep" "$data/current" "$data/finished"
keep=$(realpath "$keep")

# The latest game, wherever it lies.
journal() { find "$data/current" "$data/finished" -name '*-escape-*.jsonl' -printf '%f %p\n' | sort | tail -n 1 | cut -d ' ' -f 2-; }
# Milliseconds after the shout that the app wrote down last.
clock() { jq -r 'select(.note.at_ms).note.at_ms' "$(journal)" 2>/dev/null | tail -n 1; }
clock_reached() {
    local at
    at=$(clock)
    [[ -n $at ]] && ((at >= $1))
}
wait_clock() { # ms seconds-at-most
    wait_for "$2" clock_reached "$1" || fail "the clock did not reach $1 ms within $2 s; it stands at $(clock)."
}
state() { "$TABLEE_BIN" replay "$(journal)" 2>/dev/null | tail -n 1 | jq -c .state; }
state_is() { # jq-condition
    state | jq -e "$1" >/dev/null
}
expect() { # jq-condition words
    wait_for 10 state_is "$1" || fail "$2; the journal says $(state)."
}
says() { # seconds words: what happens, with the clock
    printf '  %-7s %s\n' "$(clock)" "$*"
}

# Where things are at 1280×800.
card() { tap 120 300; }
start() { tap 1110 735; }
pause() { tap 288 466; }
jewels() { # 1, 2 or 3
    tap $((759 + 195 * ($1 - 1))) 528
}
undo() { tap 1118 35; }
person() { tap $((143 + 248 * ($1 - 1))) 742; }

# Starts a game of four: two taps from a cold start to the lead-in.
begin() {
    local before
    before=$(journal)
    start_app --data-dir "$data" --lang fr
    wait_window
    settle
    card
    settle
    start
    wait_for 10 new_journal "$before" || fail 'no game was begun.'
    wait_clock -15000 20
}
new_journal() { [[ -n $(journal) && $(journal) != "$1" ]]; }

# The door has slammed: the person at this place was not back.
door() { # place door
    shot "escape-door-$2" >/dev/null
    person "$1"
    sleep 1
    tap 993 642
    expect ".doors == $2" "the door was not taken down"
    says "door $2, one was not back"
}

leaves() { # place; the next one gets a die
    person "$1"
    sleep 1.5
    shot "escape-leaves-$1" >/dev/null
    person $(($1 + 1))
    sleep 1
    tap 870 642
    expect ".escaped[$1 - 1]" "player $1 did not leave"
    says "player $1 is out"
}

compare() { # name cues
    mkdir -p "$keep/$1"
    cp "$(journal)" "$keep/$1/journal.jsonl"
    mv "$RECORDINGS"/* "$keep/$1/"
    "$TABLEE_BIN" cues --track one | head -n 1 >"$keep/$1/head.json"
    "$TABLEE_BIN" cues --track one | tail -n +2 >"$keep/$1/cues.jsonl"
    ln -f "$keep/soundtrack.wav" "$keep/$1/soundtrack.wav"
    TABLEE_RECORDINGS=$keep/$1 TABLEE_CUES=$2 "$compares" --ignored --nocapture |
        grep -vE '^$|^running|^test ' || fail "the sound and the clock of the $1 game differ."
}

compares=$(cd "$root" && cargo test --release --locked --no-run --test heard --message-format=json |
    jq -r 'select(.target.name == "heard" and .executable).executable') || fail 'tests/heard.rs does not build.'
echo 'Rendering what should be heard'
"$TABLEE_BIN" soundtrack --track one --lang fr --wav "$keep/soundtrack.wav" 2>/dev/null >/dev/null
start_display 1280x800
start_sound

first_game() {
    echo 'The first game: ten minutes, lost'
    start_recording 1-begin
    begin
    wait_clock 20000 60
    jewels 1
    expect '.reserve == 13' 'a jewel was not activated'
    jewels 3
    expect '.reserve == 10' 'three jewels were not activated'
    undo
    expect '.reserve == 13' 'the undo was not taken down'
    jewels 2
    expect '.reserve == 11' 'two jewels were not activated'
    says 'jewels, a mistake and its undo'
    wait_clock 60000 60
    pause
    sleep 6
    stopped=$(clock)
    pause
    wait_clock $((stopped + 2000)) 10
    says "paused for six seconds at $stopped"
    wait_clock 185000 150
    shot escape-alarm >/dev/null
    says 'gong'
    wait_clock 222500 60
    door 2 1
    wait_clock 280000 90
    kill_sound
    says 'the sound server is killed'
    sleep 8
    clock_reached 286000 || fail 'the clock stood still without sound.'
    start_sound
    start_recording 2-after-the-server
    says 'the sound server is back'
    wait_clock 400000 150
    says 'second countdown'
    wait_clock 422500 60
    door 1 2
    wait_clock 470000 90
    for _ in 1 2 3; do
        jewels 3
        sleep 1
    done
    expect '.reserve == 2' 'the jewels were not activated'
    for place in 1 2 3; do leaves "$place"; done
    wait_clock 545000 120
    shot escape-last >/dev/null
    wait_clock 598000 90
    expect '.outcome == "lost"' 'the temple did not fall'
    sleep 15
    settle 20
    shot escape-lost >/dev/null
    says 'the temple has fallen'
    stop_recording
    "$TABLEE_BIN" replay "$(journal)" >/dev/null || fail 'the journal does not replay.'
    expect '.escaped == [true,true,true,false] and .doors == 2' 'the journal tells another game'
    no_panic
    close_app || fail 'the program ended badly.'
    compare first 7
}

second_game() {
    echo 'The second game: killed at 4:12, resumed, won'
    begin
    wait_clock 222500 300
    door 1 1
    wait_clock 252000 60
    kill_app
    killed=$(clock)
    start_recording 1-resumed
    start_app --data-dir "$data" --lang fr
    wait_window
    settle
    card
    settle
    shot escape-resumed >/dev/null
    pause
    wait_clock $((killed + 3000)) 10
    resumed=$(jq -r 'select(.note.clock == "started").note.at_ms' "$(journal)" | tail -n 1)
    ((resumed - killed <= 1000 && killed - resumed <= 1000)) || fail "killed at $killed ms, resumed at $resumed ms."
    says "killed at $killed ms, goes on at $resumed ms"
    wait_clock $((killed + 20000)) 40
    for _ in 1 2 3 4; do
        jewels 3
        sleep 1
    done
    expect '.reserve == 2' 'the jewels were not activated'
    for place in 1 2 3; do leaves "$place"; done
    person 4
    expect '.outcome == "won"' 'the game was not won'
    settle
    shot escape-won >/dev/null
    says 'everybody is out'
    stop_recording
    "$TABLEE_BIN" replay "$(journal)" >/dev/null || fail 'the journal does not replay.'
    no_panic
    close_app || fail 'the program ended badly.'
    compare second 0
}

for game in ${GAMES:-first second}; do "${game}_game"; done
