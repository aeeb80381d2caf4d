#!/usr/bin/env bash
# Escape by taps and keys, without sound: setup, start, jewels, dice corrected, an old entry
# corrected, a pause, an undo, a kill, and both ends from seeded games.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=packaging/window/lib.sh
source "$here/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$here/tapping.sh"

export GAME_KEY=1
# Three players and destiny below the band; the signs in the band, from the right.
person() { echo $((174 + $1 * 311)) 742; } # seat
minus='840 642' entries='1132 642'

# The clock writes every second: what counts is another line with what was meant.
found() { grep -cF -- "$1" "$(journal)" || true; }
more_than() { (($(found "$1") > $2)); } # text count
does() { # text command…
    local text=$1 before
    before=$(found "$text")
    shift
    "$@"
    wait_for 10 more_than "$text" "$before" || fail "no line with $text after $*"
}
is_over() { compgen -G "$data/finished/*.jsonl" >/dev/null; }

# A game of two as a file, with these events, at this moment.
seed() { # at_ms event…
    local at='2026-11-16T20:10:00+01:00' event ms=$1
    shift
    rm -rf "$data/current" "$data/finished"
    mkdir -p "$data/current"
    {
        echo '{"tablee":1,"game":"escape","started":"2026-11-16T20:00:00+01:00","setup":{"players":["Ani","Frank"],"difficulty":"normal"}}'
        for event in "$@"; do echo "{\"at\":\"$at\",\"event\":$event}"; done
        echo "{\"at\":\"$at\",\"note\":{\"at_ms\":$ms}}"
    } >"$data/current/2026-11-16T200000-escape-22aa.jsonl"
}

set_table escape 3 '{"track":"none","difficulty":"normal","played":3}'
start_display 1280x800
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
key Return
wait_for 10 has_journal || fail 'the game did not begin'

# Jewels by keys and by tap, the last one taken back.
does '"activate":3' key 3
does '"activate":1' key 1
does '"activate":3' tap 1148 531
does '"undo":true' key ctrl+z

# Zoé has a die less than the app thinks.
# shellcheck disable=SC2046
tap $(person 2)
calm
# shellcheck disable=SC2086
does '"dice":{"player":2,"dice":4}' tap $minus
# The first entry was two jewels and not three: the list of entries corrects it.
# shellcheck disable=SC2086
tap $entries
calm
shot escape-entries >/dev/null
tap 1000 245
calm
shot escape-entry-open >/dev/null
does '"activate":2},"and":true' tap 1000 386
key Escape
calm

# Nothing is written during a pause.
does '"clock":"paused"' key space
sleep 1
before=$(lines)
sleep 2
[[ $(lines) == "$before" ]] || fail 'the clock runs in a pause'
stood=$(grep -o '"at_ms":-\?[0-9]*' "$(journal)" | tail -n 1)
again
[[ $(grep -o '"at_ms":-\?[0-9]*' "$(journal)" | tail -n 1) == "$stood" ]] || fail "the game does not go on at $stood"
shot escape-resumed >/dev/null
replays_to '{"beside":2,"dice":[5,5,4],"doors":0,"escaped":[false,false,false],
  "in_rooms":3,"keys":9,"outcome":null,"reserve":8}'
close_app || fail 'closing the window did not end the app cleanly'

# Lost: three seconds before the end.
seed 597000 '{"activate":3}'
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
key space
wait_for 15 is_over || fail 'ten minutes are over, the game is not'
grep -q '"collapse"' "$(journal)" || fail 'the temple did not collapse'
sleep 7
shot escape-lost >/dev/null
close_app || fail 'closing the window did not end the app cleanly'

# Won: the last one leaves.
seed 400000 '{"activate":3}' '{"activate":3}' '{"activate":1}' '{"door":{"caught":[]}}' \
    '{"escape":{"player":0,"die_to":1}}'
start_app --data-dir "$data" --lang fr
wait_window
settle
opens_game
tap 640 742
wait_for 10 is_over || fail 'everybody is out, the game goes on'
settle
shot escape-won >/dev/null
close_app || fail 'closing the window did not end the app cleanly'
no_panic
echo 'Escape: start, jewels, dice, an old entry, pause, undo, kill and resume, both ends'
