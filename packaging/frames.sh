#!/usr/bin/env bash
# Input to pixels: taps in every game, page changes, sheets, a slider and scrolling, at three
# sizes of the screen, beside kronometer and xcalc in the same run, with the processor time of
# each action. Prints the tables and writes packaging/frames.md.
#   packaging/frames.sh [--sizes 1280x800] [--times 15] [--games ants,cliff] [--help]
# With options the report is only printed, so that a part does not replace the whole.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
need_packages build run test bench
CARGO_TARGET_DIR=$(target_dir)
export CARGO_TARGET_DIR
cd "$root"
# Apart from each other: together the app would be compiled with what only the benchmark needs.
cargo build --release --locked --bin tablee || die 'the build failed; its reason is above.'
cargo build --release --locked -p tablee_window --bin frames || die 'the build failed; its reason is above.'
export TABLEE_BIN=$CARGO_TARGET_DIR/release/tablee
(($#)) || set -- --out packaging/frames.md
exec "$CARGO_TARGET_DIR/release/frames" "$@"
