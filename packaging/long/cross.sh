#!/usr/bin/env bash
# Compiles the source for Windows and macOS.
set -euo pipefail
exec bash "$(dirname "${BASH_SOURCE[0]}")/../cross-check.sh"
