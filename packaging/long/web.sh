#!/usr/bin/env bash
# The page in browsers: killed 50 times, listened to for longer.
set -euo pipefail
exec bash "$(dirname "${BASH_SOURCE[0]}")/../web-test.sh" --long
