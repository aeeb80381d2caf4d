#!/usr/bin/env bash
# The package for arm64 (Raspberry Pi), unpacked and run by qemu: its version, the answers of
# replay, and a soundtrack, each byte for byte those of the program for this machine.
#   packaging/long/arm.sh [PROFILE]   of both programs; release without
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=packaging/system.sh
source packaging/system.sh

profile=${1:-release}
need_packages build run test arm
target=$(target_dir)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
CARGO_TARGET_DIR=$target cargo build --locked --bin tablee --profile "$profile"
here=$target/${profile/dev/debug}/tablee
deb=$(bash packaging/deb.sh --arch arm64 --profile "$profile" --out "$scratch")
dpkg-deb -x "$deb" "$scratch/root"
[[ $(dpkg-deb -f "$deb" Architecture) == arm64 ]] || die 'the package is not for arm64.'
arm() {
    qemu-aarch64 -L /usr/aarch64-linux-gnu -E LD_LIBRARY_PATH="$target/arm64/alsa/usr/lib/aarch64-linux-gnu" \
        "$scratch/root/usr/bin/tablee" "$@"
}

same() { # argument…
    local is=0 wanted=0
    "$here" "$@" >"$scratch/wanted" || wanted=$?
    arm "$@" >"$scratch/is" || is=$?
    [[ $is == "$wanted" ]] || die "«$*» ended with $is instead of $wanted"
    cmp "$scratch/wanted" "$scratch/is" || die "«$*» answers something else"
}

same --version
for sample in tests/fuzz/seeds/*.jsonl; do same replay "$sample" --lang fr; done
for track in one two gongs; do same cues --track "$track"; done
for program in "$here" arm; do "$program" soundtrack --track one --wav "$scratch/$(basename "$program").wav" --lang fr; done
cmp "$scratch/tablee.wav" "$scratch/arm.wav" || die 'another soundtrack'
echo "arm64: $(basename "$deb"), $(stat -c %s "$deb") bytes; version, replay, cues and a soundtrack of $(stat -c %s "$scratch/arm.wav") bytes as on this machine"
