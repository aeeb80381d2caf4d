# shellcheck shell=bash
# The ants' screens at 1280 × 800, by the names of what is tapped. Sourced after lib.sh.
#
#   ants_table NAMES OPTIONS   a data folder ($data) whose last table is this, and these choices
#   ants_open                  from Home to the game, new or under way
#   colour N  count N…         one tap each, waited for
#   round PLUS MINUS N…        the two colours, the counts, and the button
#   card NAME…                 laid for the judge: 1-5 is a five of the first colour, 2-ninja, 3-queen, ladybug

data=$SCRATCH/data

ants_table() { # "Zoé Ani Marc" {options}
    local hues=(honey ember moss lagoon) names seats='' place
    read -ra names <<<"$1"
    for place in "${!names[@]}"; do
        seats+="${seats:+,}{\"name\":\"${names[place]}\",\"hue\":\"${hues[place]}\"}"
    done
    rm -rf "$data"
    mkdir -p "$data"
    printf '{"light":"dark","people":[%s],"tables":{"ants":{"seats":[%s],"day":"2026-11-15"}},"games":{"ants":%s}}\n' \
        "$seats" "$seats" "${2:-{\}}" >"$data/settings.json"
}

ants_open() {
    start_app --data-dir "$data" --lang fr
    open_game 4
}

ants_start() { # begins a new game from its setup
    tap 900 741
    wait_for 10 has_game || fail 'the first round did not begin.'
    settle
}
has_game() { [[ -n $(journal "$data") ]] && has_lines "$data" 3; }

colour() { tap_writes "$data" $((112 + 143 * ($1 - 1))) 730; }
count() {
    local number
    for number; do
        tap_writes "$data" $((77 + 713 * number / 10)) 730
    done
}
note() { tap_writes "$data" 1028 734 "${1:-2}"; }
next() {
    calm
    tap_shows 1028 734
}

round() { # plus minus count…
    colour "$1"
    colour "$2"
    shift 2
    count "$@"
    note
}

undo() { tap_writes "$data" 1115 31 "${1:-1}"; }
redo() { tap_writes "$data" 1178 31 "${1:-1}"; }
to_judge() { tap_shows "${1:-600}" 112; }

card() { # name…
    local name x y colour rank ladybug=0
    for name; do
        if [[ $name == ladybug ]]; then
            x=754 y=$((399 + 152 * ladybug))
            ladybug=$((ladybug + 1))
        else
            colour=${name%-*} rank=${name#*-}
            case $rank in
            ninja) x=600 ;;
            queen) x=677 ;;
            *) x=$((59 + 774 * (rank - 2) / 10)) ;;
            esac
            y=$((369 + 91 * (colour - 1)))
        fi
        tap_writes "$data" "$x" "$y"
    done
}
