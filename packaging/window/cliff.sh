# shellcheck shell=bash
# Vertical by taps, at 1280 × 800, with two climbers. Sourced after tapping.sh.
#
#   pack TOKEN…        fills the open bag: carabiner ladder zipline ice_axe crampons cave_map
#   begins [C R]       a turn: where its climber stands, nowhere below the foot
#   at C R             where the tile of column C and row R is drawn in this turn
#   step C R           a tap on the wall that moves
#   stay    next_climber    falls
#   hang first|second C R   the first or the second of the orange tokens on offer
#   cave C R
#   tile    drops           a turn of the light mode

export GAME_KEY=5
# The tiles known so far; what of them and of the climber was known when the turn began.
LOW='' HIGH='' TOP=0
SIGHT_LOW=0 SIGHT_HIGH=0 SIGHT_TOP=0 FOCUS=''

pack() { # token…
    local token
    for token; do
        case $token in
            carabiner) shows 720 340 ;; ladder) shows 925 340 ;; zipline) shows 1130 340 ;;
            ice_axe) shows 720 505 ;; crampons) shows 925 505 ;; cave_map) shows 1130 505 ;;
        esac
    done
}

begins() { # [column row]
    FOCUS="$*"
    SIGHT_LOW=${LOW:-0} SIGHT_HIGH=${HIGH:-0} SIGHT_TOP=$TOP
    (($# == 0)) || {
        local top=$(($2 + 1))
        ((SIGHT_TOP = SIGHT_TOP > top ? SIGHT_TOP : top)) || true
    }
}

# The same sum as in src/games/cliff/ui/field.rs, for a wall of 679 × 627 at 20, 78.
at() { # column row
    awk -v c="$1" -v r="$2" -v low="$SIGHT_LOW" -v high="$SIGHT_HIGH" -v top="$SIGHT_TOP" -v here="$FOCUS" '
        function least(a, b) { return a < b ? a : b }
        function most(a, b) { return a > b ? a : b }
        function between(v, a, b) { return most(a, least(b, v)) }
        function half(v) { return v < 0 ? -int(-v / 2) : int(v / 2) }
        BEGIN {
            low--; high++
            while (high - low + 1 < 7) { if ((high + low) % 2 == 0) low--; else high++ }
            columns = high - low + 1; rows = most(top + 1, 6) + 1.15; room = 617
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
}
stay() {
    calm
    writes 1168 740
}
next_climber() { writes 1168 740; }
falls() {
    calm
    writes 812 740
}

# shellcheck disable=SC2046
hang() { # first|second column row
    writes 784 194
    settle
    shows 812 740
    if [[ $1 == first ]]; then shows 836 654; else shows 1079 654; fi
    writes $(at "$2" "$3")
    known "$2" "$3"
}

# shellcheck disable=SC2046
cave() { # column row
    shows 990 740
    writes $(at "$1" "$2")
    known "$1" "$2"
}

tile() {
    calm
    writes 563 724
}
drops() {
    calm
    writes 171 724
}
