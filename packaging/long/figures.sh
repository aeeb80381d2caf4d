#!/usr/bin/env bash
# Figures of the release build: replay against jq on a million lines, the first window with no
# games and with 10,000, the soundtrack's rendering against its length.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cargo build --locked --release
tablee=${CARGO_TARGET_DIR:-target}/release/tablee
bash benches/replay.sh "$tablee"
TABLEE_BIN=$(realpath "$tablee") bash benches/first-frame.sh
wav=$(mktemp --suffix .wav)
trap 'rm -f "$wav"' EXIT
from=$(date +%s%N)
"$tablee" soundtrack --track one --wav "$wav"
ms=$((($(date +%s%N) - from) / 1000000))
length=$("$tablee" cues --track one | jq -r 'select(.length_ms).length_ms')
echo "soundtrack: $((length / 1000)) s rendered in $ms ms, $((length / ms)) times real time"
