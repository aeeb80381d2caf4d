#!/usr/bin/env bash
# Fuzzes codec, journal, import, recording reader and settings with libFuzzer, two minutes each.
#   TABLEE_FUZZ_SECONDS=600 packaging/long.sh fuzz     longer
#   TABLEE_FUZZ_TARGETS='codec journal' …              only these
# What is found is kept in target/fuzz/found/<target>; it is tried again with
#   target/fuzz/<host>/release/<target> FILE
# The compiler is a stable one: -Cpasses and -Cllvm-args need no other.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/../system.sh"

seconds=${TABLEE_FUZZ_SECONDS:-120}
read -ra targets <<<"${TABLEE_FUZZ_TARGETS:-codec journal import recording settings}"
fuzz=$root/tests/fuzz
need_packages fuzz

CARGO_TARGET_DIR=$(target_dir)/fuzz
export CARGO_TARGET_DIR
found=$CARGO_TARGET_DIR/found
coverage='-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4'
coverage+=' -Cllvm-args=-sanitizer-coverage-inline-8bit-counters'
coverage+=' -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares'
# With a target of its own, build scripts and macros are built without the instrumentation.
host=$(rustc -vV | sed -n 's/^host: //p')
(cd "$fuzz" && RUSTFLAGS="$coverage --cfg fuzzing -Ccodegen-units=1" \
    cargo build --release --locked --target "$host") || die 'the fuzz targets do not build; the reason is above.'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Imports are written and synced: in memory they are many times faster.
if [[ -w /dev/shm ]]; then
    export TMPDIR=/dev/shm
fi

failed=()
for target in "${targets[@]}"; do
    seeds=$work/$target
    mkdir -p "$seeds" "$found/$target"
    case $target in
        recording)
            # The first byte chooses the ending: .ogg, .mp3, .flac, .wav.
            (printf '\0' && cat "$root/tests/recordings/tone.ogg") >"$seeds/ogg"
            (printf '\1' && cat "$root/tests/recordings/tone.mp3") >"$seeds/mp3"
            (printf '\2' && cat "$root/tests/recordings/tone.flac") >"$seeds/flac"
            (printf '\3RIFF\44\0\0\0WAVEfmt \20\0\0\0\1\0\2\0\104\254\0\0\20\261\2\0\4\0\20\0data\10\0\0\0abcdefgh') >"$seeds/wav"
            ;;
        codec)
            # Single setups and events.
            jq -c '.setup // .event // empty' "$fuzz"/seeds/*.jsonl | split -l 1 - "$seeds/"
            ;;
        settings)
            printf '%s' '{"language":"fr","people":[{"name":"Ani","hue":"moss"}],"music":70,"tables":{},' \
                '"games":{"escape":{"track":"own","played":3,"recordings":[]}},"quiet":["ants"]}' >"$seeds/one"
            ;;
        *) cp "$fuzz"/seeds/*.jsonl "$seeds/" ;;
    esac
    echo "-- $target, $seconds s"
    "$CARGO_TARGET_DIR/$host/release/$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=3000 \
        -max_len=30000 -dict="$fuzz/journal.dict" -artifact_prefix="$found/$target/" \
        -print_final_stats=1 "$seeds" >"$work/$target.log" 2>&1 || failed+=("$target")
    grep -E '^(stat::|SUMMARY|#[0-9]+.*DONE)|panicked at|ERROR' "$work/$target.log" | head -n 20 || true
done
((${#failed[@]} == 0)) || die "the fuzzer found something in: ${failed[*]} (see $found)"
