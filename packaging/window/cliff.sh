# shellcheck shell=bash
# Vertical by taps, at 1280 × 800, with two climbers. Sourced after tapping.sh.
#
#   pack TOKEN…        fills the open bag: carabiner ladder zipline ice_axe crampons cave_map
#   at C R             where the tile of column C and row R is drawn now, seen by the climber at $HERE
#   step C R           a tap on the wall that moves; $HERE follows
#   stay    next_climber    falls
#   hang first|second C R   the first or the second of the orange tokens on offer
#   cave C R

export GAME_KEY=5
# The tiles known so far, and where the climber whose turn it is stands (none: below the foot).
LOW='' HIGH='' TOP=0 HERE=''

pack() { # token…
    local token
    for token; do
        case $token in
            carabiner) shows 720 340 ;; ladder) shows 925 340 ;; zipline) shows 1130 340 ;;
            ice_axe) shows 720 505 ;; crampons) shows 925 505 ;; cave_map) shows 1130 505 ;;
        esac
    done
}

# The same sum as in src/games/cliff/ui/field.rs, for a wall of 688 × 627 at 20, 78.
at() { # column row
    awk -v c="$1" -v r="$2" -v low="${LOW:-0}" -v high="${HIGH:-0}" -v top="$TOP" -v here="$HERE" '
        function least(a, b) { return a < b ? a : b }
        function most(a, b) { return a > b ? a : b }
        function between(v, a, b) { return most(a, least(b, v)) }
        function half(v) { return v < 0 ? -int(-v / 2) : int(v / 2) }
        BEGIN {
            low--; high++
            while (high - low + 1 < 7) { if ((high + low) % 2 == 0) low--; else high++ }
            columns = high - low + 1; rows = most(top + 1, 6) + 1.15; room = 626
            cell = int(between(least(room / columns, 627 / rows), 56, 76.8))
            middle = half(low + high)
            split(here, focus, " ")
            if (here == "") { focus[1] = middle; focus[2] = 0 }
            centre = 56 + room / 2 - cell * (low + high - 2 * middle) / 2
            slack = most((cell * columns - room) / 2, 0)
            centre += between(-cell * (focus[1] - middle), -slack, slack)
            over = most(cell * rows - 627, 0)
            foot = 627 + between((focus[2] + 0.5) * cell - 313.5, 0, over)
            printf "%d %d\n", 20 + centre + (c - middle) * cell, 78 + foot - (r + 0.5) * cell
        }'
}

known() { # column row
    ((LOW = ${LOW:-$1} < $1 ? ${LOW:-$1} : $1, HIGH = ${HIGH:-$1} > $1 ? ${HIGH:-$1} : $1, TOP = TOP > $2 ? TOP : $2)) || true
}

# shellcheck disable=SC2046
step() { # column row
    writes $(at "$1" "$2")
    known "$1" "$2"
    HERE="$1 $2"
}
stay() {
    calm
    writes 1182 740
}
next_climber() { writes 1191 740; }
falls() { writes 851 740; }

# shellcheck disable=SC2046
hang() { # first|second column row
    writes 800 186
    settle
    shows 831 740
    if [[ $1 == first ]]; then shows 871 654; else shows 1109 654; fi
    writes $(at "$2" "$3")
    known "$2" "$3"
}

# shellcheck disable=SC2046
cave() { # column row
    shows 1039 740
    writes $(HERE=$(above) at "$1" "$2")
    known "$1" "$2"
}

# While a cave is laid the cursor stands above the climber, and the wall looks there.
above() {
    local column row
    read -r column row <<<"$HERE"
    echo "$column $((row + 1))"
}
