# shellcheck shell=bash
# Taps a game through the window and waits for the effect of each tap instead of a fixed time.
# Sourced after lib.sh.
#
#   set_table GAME PLAYERS [JSON]   the table of last time, dark, at 100 %, with what this game keeps
#   journal                         the game under way
#   writes X Y                      taps, and waits until the journal has grown
#   shows X Y                       taps, and waits until the picture has changed and is stable
#   presses KEY                     taps a key that writes
#   again                           kills the program (SIGKILL), starts it, opens the game of $GAME_KEY
#   replays_to JSON                 the journal replays without an error, and to this state

data=$SCRATCH/data
NAMES=(Ani Frank Zoé Marc Léa)
HUES=(ember lagoon honey moss plum)

set_table() { # game players [what the game keeps]
    local seats='' seat
    for ((seat = 0; seat < $2; seat++)); do
        seats+="${seats:+,}{\"name\":\"${NAMES[seat]}\",\"hue\":\"${HUES[seat]}\"}"
    done
    mkdir -p "$data"
    jq -n --arg game "$1" --argjson seats "[$seats]" --argjson kept "${3:-null}" \
        '{light: "dark", percent: 100, people: $seats, tables: {($game): {seats: $seats, day: "2026-11-10"}}}
         + (if $kept then {games: {($game): $kept}} else {} end)' >"$data/settings.json"
}

# A game that is over lies among the finished ones.
journal() { find "$data/current" "$data/finished" -name '*.jsonl' -size +0 2>/dev/null | head -n 1; }
lines() { # of the journal; a file that is being moved has none
    local count
    count=$(wc -l 2>/dev/null <"$(journal)") || count=0
    echo "$count"
}
has_journal() { [[ -n $(journal) ]]; }
longer_than() { (($(lines) > $1)); }
drawn() { import -silent -window root -depth 8 rgb:- | cksum; }
other_than() { [[ $(drawn) != "$1" ]]; }

writes() { # X Y
    local before
    before=$(lines)
    tap "$1" "$2"
    wait_for 10 longer_than "$before" || fail "a tap at $1 $2 wrote nothing: $(tail -n 1 "$(journal)")"
}

presses() { # key
    local before
    before=$(lines)
    key "$1"
    wait_for 10 longer_than "$before" || fail "the key $1 wrote nothing"
}

# A pressed button looks pressed: only the picture after the release counts.
shows() { # X Y
    local before held
    xdotool mousemove --sync "$1" "$2"
    before=$(drawn)
    xdotool mousedown 1
    wait_for 2 other_than "$before" || true
    held=$(drawn)
    xdotool mouseup 1
    wait_for 10 other_than "$held" || fail "a tap at $1 $2 changed nothing"
    settle
}

# Home draws its pictures when it can, but its upper edge stays as it is.
upper_edge() { import -silent -window root -crop 1280x60+0+0 -depth 8 rgb:- | cksum; }
upper_edge_other_than() { [[ $(upper_edge) != "$1" ]]; }

# A window that is there may still be empty.
painted() { (($(import -silent -window root -crop 400x60+0+0 png:- | identify -format %k png:-) > 8)); }

opens_game() {
    local before
    wait_for 20 painted || fail 'Home was not drawn'
    before=$(upper_edge)
    key "$GAME_KEY"
    wait_for 20 upper_edge_other_than "$before" || fail 'the game did not open'
    settle
}

again() {
    kill_app
    start_app --data-dir "$data" --lang fr
    wait_window
    settle
    opens_game
}

replays_to() { # state
    local said
    "$TABLEE_BIN" replay "$(journal)" >"$SCRATCH/replay.log" || fail "the journal does not replay: $(grep -m 1 '"error"' "$SCRATCH/replay.log")"
    said=$(tail -n 1 "$SCRATCH/replay.log" | jq -S -c .state)
    [[ $said == "$(jq -S -c . <<<"$1")" ]] || fail "the journal replays to $said"
}
