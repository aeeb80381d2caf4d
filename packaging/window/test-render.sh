#!/usr/bin/env bash
# Random input while the renderer compares every partial frame with a whole one, and a window that
# is covered, minimised, dragged and resized: the short form of packaging/long/render.sh.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/../system.sh"

target=$(target_dir)
# The same targets as in test.sh: with others, cargo would compile the dependencies once more.
(cd "$root" && CARGO_TARGET_DIR=$target cargo build --quiet --locked --workspace --lib --bins --tests) ||
    die 'the build failed; its reason is above.'
export TABLEE_BIN=${TABLEE_BIN:-$target/debug/tablee}
"$target/debug/random" --actions 300 --resizes 60 --seed "${SEED:-1}" --keep "${SHOTS:-$target/window}"
