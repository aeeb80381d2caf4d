#!/usr/bin/env bash
# Installs what is missing, builds, and opens Tablée; its arguments are passed on.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
need_packages build run
# Built from the repository, so that its cargo settings and toolchain file apply in any folder; the
# program itself starts in the current folder, for a --data-dir that is relative.
CARGO_TARGET_DIR=$(target_dir)
export CARGO_TARGET_DIR
(cd "$root" && cargo build --release --bin tablee) || die 'the build failed; its reason is above.'
exec "$CARGO_TARGET_DIR/release/tablee" "$@"
