#!/usr/bin/env bash
# Exported games, opened in the window by `tablee open FILE`: imported once, and not again.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

data=$SCRATCH/data
games="$SCRATCH/Parties d’Ani.jsonl"
cat "$root"/tests/fuzz/seeds/{ants,skyrunner}.jsonl >"$games"
taken_in() { find "$data/finished" "$data/current" -name '*.jsonl' -size +0 2>/dev/null | wc -l; }
has_both() { (($(taken_in) == 2)); }

start_display 1280x800
for time in first second; do
    start_app open "$games" --data-dir "$data" --lang fr
    wait_window
    wait_for 20 has_both || fail "the $time time: $(taken_in) of 2 games were taken in."
    settle
    shot "open-$time" >/dev/null
    close_app || fail 'closing the window did not end the app cleanly'
    has_both || fail "the $time time: $(taken_in) games instead of 2."
done
no_panic
echo 'open: two games taken in from a file, once'
