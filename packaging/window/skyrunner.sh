# shellcheck shell=bash
# SkyRunner by taps, at 1280 × 800, as it lies in front of two, four or five players.
# Sourced after tapping.sh; $PLAYERS says how many sit there.
#
#   turn_up CARD            which card is up: 2 3 4 5 material lost sabotage fall2 fall3
#   bid SEAT N    surprise SEAT
#   climb SEAT N            one of several climbs in hand
#   climb_only SEAT [FEWER] the only one, so many levels less
#   weapon SEAT lost|sabotage TARGET_PLACE    against the first, second or third opponent
#   reveal    next_turn    strike PLACE OF    take_back PLACE OF    roof

export GAME_KEY=3

turn_up() { # card
    local at
    case $1 in
        2) at='383 272' ;; 3) at='578 272' ;; 4) at='774 272' ;; 5) at='970 272' ;;
        material) at='383 600' ;; lost) at='578 600' ;; sabotage) at='774 600' ;;
        fall2) at='970 600' ;; fall3) at='1165 600' ;;
    esac
    # shellcheck disable=SC2086
    writes $at
}

# Two players have two lines each, more of them one.
bid_at() { # seat n
    if ((PLAYERS == 2)); then
        echo $((304 + ($2 - 1) * 118 + 57)) $((134 + $1 * 327 + 231))
    else
        echo $((486 + ($2 - 1) * 68 + 32)) "$(row_middle "$1")"
    fi
}
row_middle() { # seat
    local tall=$(((642 - 12 * (PLAYERS - 1)) / PLAYERS))
    echo $((134 + $1 * (tall + 12) + tall / 2))
}
card_at() { # seat 0 surprise, 1 climbs, 2 the rest
    if ((PLAYERS == 2)); then
        echo $((951 + $2 * 118)) $((134 + $1 * 327 + 84))
    else
        echo $((1076 + $2 * 68)) "$(row_middle "$1")"
    fi
}

# shellcheck disable=SC2046
bid() { writes $(bid_at "$1" "$2"); }
# shellcheck disable=SC2046
surprise() { writes $(card_at "$1" 0); }
# shellcheck disable=SC2046
climb() { # seat value
    shows $(card_at "$1" 1)
    writes $((360 + ($2 - 2) * 92)) 240
    settle
    shows 746 718
}
# shellcheck disable=SC2046
climb_only() { # seat [levels fewer]
    local fewer
    writes $(card_at "$1" 1)
    settle
    for ((fewer = 0; fewer < ${2:-0}; fewer++)); do writes 354 356; done
    settle
    shows 746 718
}
# shellcheck disable=SC2046
weapon() { # seat lost|sabotage place-of-the-target
    shows $(card_at "$1" 2)
    if [[ $2 == lost ]]; then shows 775 240; else shows 920 240; fi
    writes $((318 + (2 * $3 - 1) * 674 / (2 * (PLAYERS - 1)))) 363
    settle
    shows 746 718
}
reveal() { writes 146 736; }
next_turn() {
    calm
    writes 893 740
}
roof() { writes 893 740; }
strike() { writes $((386 + 870 * (2 * $1 - 1) / (2 * $2))) 642; }
take_back() { writes $((386 + 870 * (2 * $1 - 1) / (2 * $2))) 654; }
