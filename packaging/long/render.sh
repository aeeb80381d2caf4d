#!/usr/bin/env bash
# 5,000 random taps, drags, wheel steps and keys in all five games and on the other pages, at
# three scale factors, while the renderer compares every partial frame with a whole one. Then the
# window is covered, minimised, dragged, resized and made full screen at each of them.
#   SEED=7 ACTIONS=1000 packaging/long.sh render
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/../system.sh"

target=$(target_dir)
(cd "$root" && CARGO_TARGET_DIR=$target cargo build --release --locked -p tablee_window --bin random) ||
    die 'the build failed; its reason is above.'
export TABLEE_BIN=${TABLEE_BIN:-$target/release/tablee}
"$target/release/random" --every --actions "${ACTIONS:-5000}" --seed "${SEED:-1}" --keep "$target/window"
