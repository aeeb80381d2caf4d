#!/usr/bin/env bash
# `play` is killed at 200 random moments: every line that was answered is in the file, and the
# file replays.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
TABLEE_KILLS=200 cargo test --locked --test play killed_at_random_moments
