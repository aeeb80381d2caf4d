#!/usr/bin/env bash
# Long tests, some of them in real time: run by hand, print their figures.
#   packaging/long.sh [name…]     all of packaging/long/*.sh, or only those named
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
need_packages build run test
if (($#)); then
    entries=("${@/#/$root/packaging/long/}")
    entries=("${entries[@]/%/.sh}")
else
    shopt -s nullglob
    entries=("$root"/packaging/long/*.sh)
fi
((${#entries[@]})) || die 'there is nothing in packaging/long yet.'
for entry in "${entries[@]}"; do
    [[ -f $entry ]] || die "there is no ${entry#"$root"/}."
done

echo "Building the release binary"
CARGO_TARGET_DIR=$(target_dir)
export CARGO_TARGET_DIR
(cd "$root" && cargo build --release --locked --bin tablee) || die 'the build failed; its reason is above.'
export TABLEE_BIN=$CARGO_TARGET_DIR/release/tablee

failed=()
for entry in "${entries[@]}"; do
    name=$(basename "$entry" .sh)
    SECONDS=0
    echo "== $name"
    bash "$entry" || failed+=("$name")
    echo "== $name took $SECONDS s"
done
((${#failed[@]} == 0)) || die "failed: ${failed[*]}"
