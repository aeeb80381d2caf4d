# shellcheck shell=bash
# The Princess's screens at 1280 × 800, by the names of what is tapped. Sourced after lib.sh.
#
#   princess_table N OPTIONS   a data folder ($data) whose last table has N players, and these choices
#   princess_open              from Home to the game, new or under way
#   princess_start             begins a new game from its setup
#   turn_page  foghorn  to_count  decide  not_saved
#   ladder SEAT VALUE          a ladder in the count
#   height H                   the dungeon's height in the count
#   shown_height H             the same on the table, where everyone sees it (3 players)
#   respected  broken  wiped   whether the page was respected, or cancelled by a squire
#   correct_page               opens the first page of the book, to correct it
#   edit_hand SEAT  edit_squires  toggle VALUE  edited   a correction by hand (3 players)
#   undo  redo [LINES]

data=$SCRATCH/data
seats=3

princess_table() { # players {options}
    local names=(Ani Frank Zoé Marc Bernadette Luc) hues=(ember lagoon honey moss plum stone) list='' place
    seats=$1
    for ((place = 0; place < seats; place++)); do
        list+="${list:+,}{\"name\":\"${names[place]}\",\"hue\":\"${hues[place]}\"}"
    done
    rm -rf "$data"
    mkdir -p "$data"
    printf '{"light":"dark","people":[%s],"tables":{"princess":{"seats":[%s],"day":"2026-11-15"}},"games":{"princess":%s}}\n' \
        "$list" "$list" "${2:-{\}}" >"$data/settings.json"
}

princess_open() {
    start_app --data-dir "$data" --lang fr
    open_game 2
}

princess_start() {
    tap 900 741
    wait_for 10 has_game || fail 'the book did not open.'
    settle
}
has_game() { [[ -n $(journal "$data") ]] && has_lines "$data" 2; }

turn_page() { tap_writes "$data" 1074 743; }
foghorn() { tap_writes "$data" 987 631; }
to_count() { tap_shows 1074 743; }
decide() { tap_writes "$data" 1115 738; }
not_saved() { tap_writes "$data" 870 738; }

ladder() { # seat value
    local y
    if ((seats == 3)); then y=$((259 + 124 * $1)); else y=$((186 + 79 * $1)); fi
    tap_writes "$data" $((246 + 683 * ($2 - 1) / 10)) "$y"
}
ladders() { # value…, from the first seat on
    local seat=0 value
    for value; do
        ladder "$seat" "$value"
        seat=$((seat + 1))
    done
}

height() { # height
    local place=$(($1 - seats))
    if ((seats == 3)); then
        tap_writes "$data" $((833 + 912 * (place % 5) / 10)) $((166 + 87 * (place / 5)))
    else
        tap_writes "$data" $((820 + 651 * (place % 7) / 10)) $((154 + 62 * (place / 7)))
    fi
}

shown_height() { # height
    local place=$(($1 - 3))
    tap_shows 1076 161
    tap_writes "$data" $((245 + 158 * (place % 6))) $((231 + 157 * (place / 6)))
}

respected() { tap_writes "$data" 158 730; }
broken() { tap_writes "$data" 390 730; }
wiped() { tap_writes "$data" 622 730; }
correct_page() { tap_shows 70 484; }
edit_hand() { tap_shows 120 $((648 + 50 * $1)); }
edit_squires() { tap_shows 797 598; }
toggle() { tap_shows $((283 + 774 * ($2 - 1) / 10)) $((648 + 50 * $1)); } # seat value
edited() { tap_writes "$data" 836 598; }
undo() { tap_writes "$data" 1115 31 "${1:-1}"; }
redo() { tap_writes "$data" 1178 31 "${1:-1}"; }

expect() { # what filter value
    local is
    is=$(replayed "$data" "$2")
    [[ $is == "$3" ]] || fail "$1: $is instead of $3"
}
