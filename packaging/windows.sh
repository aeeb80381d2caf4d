#!/usr/bin/env bash
# Builds the Windows program and its installer, and prints where they are.
#
#   packaging/windows.sh              as they are published
#   packaging/windows.sh --quick      built in less time, larger and slower: for tests
#
# On Debian, with mingw-w64. In the folder: tablee.exe, tablee.com (the same for a console), and
# tablee-VERSION-setup.exe, which installs for one user (/S: silently).
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/toolchain.sh
source "$root/packaging/toolchain.sh"

profile=dist quick=()
case ${1-} in
    '') ;;
    --quick) profile=dev quick=(-DQUICK) ;;
    *) die 'packaging/windows.sh [--quick]' ;;
esac

triple=x86_64-pc-windows-gnu
need_rust
need_packages build windows
target=$(target_dir)
need_target "$triple"
# The same input makes the same installer, byte for byte.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

say "Building the program ($profile)"
(cd "$root" && CARGO_TARGET_DIR=$target/cross CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
    cargo build --locked --profile "$profile" --target "$triple" --bin tablee) >&2 ||
    die 'the build failed; its reason is above.'
out=$target/windows/$profile
mkdir -p "$out"
# Not in place: one may be running.
x86_64-w64-mingw32-strip -o "$out/new.exe" "$target/cross/$triple/${profile/dev/debug}/tablee.exe"
mv "$out/new.exe" "$out/tablee.exe"
"${RUSTC:-rustc}" --edition 2024 --target "$triple" -C linker=x86_64-w64-mingw32-gcc -C opt-level=s \
    -C strip=symbols --crate-name tablee_console -o "$out/tablee.com" "$root/packaging/windows/console.rs"
cp "$root"/packaging/licences/{LICENSE-*,third-party.txt} "$out/"

version=$(version)
setup=$out/tablee-$version-setup.exe
say 'Making the installer'
makensis -V2 -INPUTCHARSET UTF8 ${quick[@]+"${quick[@]}"} -DVERSION="$version" -DFILES="$out" -DOUT="$setup" \
    "$root/packaging/windows/installer.nsi" >&2 ||
    die 'the installer cannot be made; the reason is above.'
echo "$out/tablee.exe"
echo "$setup"
