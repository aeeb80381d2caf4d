#!/usr/bin/env bash
# Compiles the source for Windows and macOS, without linking.
#   packaging/cross-check.sh [TRIPLE…]
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/toolchain.sh
source "$root/packaging/toolchain.sh"

triples=("$@")
((${#triples[@]})) || triples=(x86_64-pc-windows-gnu aarch64-apple-darwin x86_64-apple-darwin)
need_rust
need_packages build cross
target=$(target_dir)
for triple in "${triples[@]}"; do
    start=$SECONDS
    need_toolchain "$triple"
    std=()
    if ! has_target "$triple"; then
        std=(-Z 'build-std=std,panic_abort')
        export RUSTC_BOOTSTRAP=1
    fi
    (cd "$root" && CARGO_TARGET_DIR=$target/cross cargo check --quiet --locked --lib --bins --target "$triple" \
        ${std[@]+"${std[@]}"}) || die "the source does not compile for $triple; the reason is above."
    echo "compiles for $triple ($((SECONDS - start)) s)"
done
