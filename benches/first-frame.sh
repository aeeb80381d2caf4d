#!/usr/bin/env bash
# From exec to the first window, with an empty data folder and with 10,000 finished games in it,
# interleaved, medians. Starting reads an index, not the games: the ratio should be one.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../packaging/window/lib.sh"

runs=${RUNS:-11}
games=${GAMES:-10000}
empty=$SCRATCH/empty
full=$SCRATCH/full
mkdir -p "$empty" "$full/finished"
for ((n = 0; n < games; n++)); do
    id=$(printf '2025-01-01T%06d-escape-bbbb' "$n")
    printf '%s\n%s\n' \
        '{"tablee":1,"game":"escape","started":"2025-01-01T20:15:00+01:00","setup":{"players":["Ani","Zoé"],"difficulty":"normal"}}' \
        '{"at":"2025-01-01T20:25:00+01:00","event":"collapse"}' >"$full/finished/$id.jsonl"
done
start_display 1280x800

# Milliseconds from exec to a window that shows.
once() { # folder
    local from to
    from=$(date +%s%N)
    start_app --data-dir "$1" --lang fr
    wait_window 20
    to=$(date +%s%N)
    stop_app
    echo $(((to - from) / 1000000))
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

# Once each without counting: the index is made, the caches are warm.
once "$empty" >/dev/null
start_app --data-dir "$full" --lang fr
wait_window 20
wait_for 60 test -s "$full/history.jsonl"
sleep 2
stop_app
: >"$SCRATCH/e"
: >"$SCRATCH/f"
for ((n = 0; n < runs; n++)); do
    once "$empty" >>"$SCRATCH/e"
    once "$full" >>"$SCRATCH/f"
done
e=$(median <"$SCRATCH/e")
f=$(median <"$SCRATCH/f")
echo "first window: empty folder $e ms, $games games $f ms, ratio $(awk "BEGIN { printf \"%.2f\", $f / $e }") (medians of $runs)"
