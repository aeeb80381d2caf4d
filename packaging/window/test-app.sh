#!/usr/bin/env bash
# The app apart from its games: an idle Home needs no CPU time, a game survives a kill, a second
# window is read-only, and a damaged file is reported without harm to the others.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

data=$SCRATCH/data
start_display 1280x800

# An idle Home does nothing at all. Wine itself is never idle.
start_app --data-dir "$data" --lang fr
wait_window
settle
if [[ -z ${TABLEE_WINE-} ]]; then
    sleep 6
    before=$(app_ticks)
    sleep 20
    after=$(app_ticks)
    [[ $after == "$before" ]] || fail "an idle Home used $((after - before)) ticks of processor time in 20 s"
    echo "idle Home: no tick in 20 s"
fi

# Escape without sound: set up, begin, two taps, and a kill.
key 1
sleep 1
tap 368 607 # no soundtrack
sleep 0.5
key Return
has_game() { compgen -G "$data/current/*.jsonl" >/dev/null; }
wait_for 20 has_game || fail "no game was begun"
game=$(ls "$data"/current/*.jsonl)
has() { # count pattern
    [[ $(grep -c "$2" "$game") == "$1" ]]
}
key 3
wait_for 20 has 1 '"event"' || fail "the first tap is not on the disk"
key 2
wait_for 20 has 2 '"event"' || fail "the second tap is not on the disk"
kill_app
has 2 '"event"' || fail "2 taps, but $(grep -c '"event"' "$game") events are on the disk"

# It comes back, and the undo list with it.
start_app --data-dir "$data" --lang fr
wait_window
settle
key 1
sleep 1
key ctrl+z
wait_for 20 has 1 '"undo":true' || fail "the undo after a restart was not written"

# A second window is read-only.
first=$APP_PID
"$TABLEE_BIN" --data-dir "$data" --lang fr >"$SCRATCH/second.log" 2>&1 &
second=$!
sleep 4
key 1
sleep 1
lines=$(wc -l <"$game")
key 1
sleep 1
[[ $(wc -l <"$game") == "$lines" ]] || fail "a second window wrote into the game"
kill "$second"
wait "$second" 2>/dev/null || true
APP_PID=$first
close_app || fail "closing the window did not end the app cleanly"
"$TABLEE_BIN" replay "$game" >"$SCRATCH/replay.log" || fail "the journal does not replay"
grep -q '"reserve":11' "$SCRATCH/replay.log" || fail "the journal replays to another state"

# A damaged file is renamed, and the other game opens.
printf 'nonsense\n' >"$data/current/2020-01-01T000000-escape-bbbb.jsonl"
start_app --data-dir "$data" --lang fr
wait_window
settle
ls "$data"/current/*.damaged* >/dev/null 2>&1 || fail "the damaged file was not set aside"
[[ -s $game ]] || fail "the good game is gone"
close_app || fail "closing the window did not end the app cleanly"
no_panic
echo "kill, resume, undo, second window, damaged file: as they should be"
