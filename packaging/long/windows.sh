#!/usr/bin/env bash
# The Windows program and its installer, under Wine.
set -euo pipefail
exec bash "$(dirname "${BASH_SOURCE[0]}")/../windows-test.sh"
