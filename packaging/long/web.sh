#!/usr/bin/env bash
# The page in browsers: killed 50 times, listened to for longer, compared with the window, measured.
set -euo pipefail
for length in --long --pictures --figures; do
    bash "$(dirname "${BASH_SOURCE[0]}")/../web-test.sh" "$length"
done
