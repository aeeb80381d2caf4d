#!/usr/bin/env bash
# Replay against `jq -c .` on the same file in the same run, and 1,000,000 lines against
# 100,000. Needs jq and python3; prints one line per game and fails where replay is slower,
# or where ten times the lines take more than eleven times the time.
set -euo pipefail
tablee=${1:-${CARGO_TARGET_DIR:-target}/release/tablee}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 - "$work" <<'PYTHON'
import json, random, sys
random.seed(1)
AT = "2026-11-16T20:15:00+01:00"
dump = lambda value: json.dumps(value, separators=(",", ":"))
event = lambda value: dump({"at": AT, "event": value})
UNDO, REDO = dump({"at": AT, "undo": True}), dump({"at": AT, "redo": True})

def escape(at):
    return [event({"activate": 1}), event({"activate": 2}), UNDO, REDO, UNDO, UNDO][at % 6]

def skyrunner(at):
    if at % 10 == 0: return event({"recover": random.randrange(5)})
    if at % 10 == 1: return UNDO
    if at % 10 < 6: return event({"level": {"player": random.randrange(5), "level": random.randrange(20)}})
    play = lambda: random.choice([{"bid": random.randint(1, 8)}, "surprise", {"climb": {"value": 3}}])
    card = random.choice([{"climb": 3}, "material", "lost", "sabotage", {"fall": 2}])
    return event({"turn": {"card": card, "plays": [play() for _ in range(5)]}})

DECK = [f"c{c}-{r}" for c in range(1, 6) for r in [*range(2, 9), "ninja", "queen"]] + ["ladybug"] * 3
def ants(at):
    return event({"trick": {"seats": random.sample(range(4), 4), "cards": random.sample(DECK, 4)}})

games = {
    "escape": ({"players": ["A", "B"], "difficulty": "normal"}, escape),
    "skyrunner": ({"players": list("ABCDE"), "first": 0}, skyrunner),
    "ants": ({"players": list("ABCD"), "teams": False, "below_zero": False}, ants),
}
for name, (setup, line) in games.items():
    header = dump({"tablee": 1, "game": name, "started": AT, "setup": setup})
    for size in (100_000, 1_000_000):
        with open(f"{sys.argv[1]}/{name}-{size}", "w") as file:
            file.write(header + "\n")
            file.writelines(line(at) + "\n" for at in range(size - 1))
PYTHON

# Seconds of processor time: what others do on the machine does not count.
seconds() {
    local TIMEFORMAT='%U %S'
    { time { "$@" >/dev/null 2>&1 || true; }; } 2>&1 | awk '{print $1 + $2}'
}

failed=0
for game in escape skyrunner ants; do
    small=$(seconds "$tablee" replay "$work/$game-100000")
    large=$(seconds "$tablee" replay "$work/$game-1000000")
    other=$(seconds jq -c . "$work/$game-1000000")
    awk -v game="$game" -v small="$small" -v large="$large" -v other="$other" 'BEGIN {
        printf "%-10s replay %.2f s, jq %.2f s: %.2f of its time; ten times the lines: %.1f times\n",
            game, large, other, large / other, large / small
        exit !(large < other && large <= 11 * small)
    }' || failed=1
done
exit $failed
