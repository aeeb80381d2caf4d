#!/usr/bin/env bash
# Lines covered by the tests of rules, file format, saving and screens (with pictures), by cargo llvm-cov. Fails when
# the rules or the journal are below 95 %. Compiles everything once more, into target/llvm-cov-target.
#   packaging/coverage.sh [--html]     --html writes target/llvm-cov/html too
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
need_packages build
cargo llvm-cov --version >/dev/null 2>&1 ||
    die 'cargo-llvm-cov is missing: cargo install --locked cargo-llvm-cov; rustup component add llvm-tools (or LLVM_COV and LLVM_PROFDATA, of the same LLVM)'
cd "$root"
tests=(--lib --test replay --test play --test live --test screen --test pictures --test log --test store_games --test store_faults --test store_many)
cargo llvm-cov --locked --no-report "${tests[@]}" >&2
[[ ${1-} != --html ]] || cargo llvm-cov report --html >&2
report=$(mktemp)
trap 'rm -f "$report"' EXIT
cargo llvm-cov report --json --summary-only >"$report"

# Rules and codecs of the games without their screens, and what reads and writes journals.
python3 - "$report" "$root" <<'PYTHON'
import json, re, sys
groups = {
    "rules": r"^src/games/[^/]+/(?!ui|icons|components)[^/]*\.rs$|^src/games/[^/]+/rules/",
    "journal": r"^src/core/|^src/live|^src/store",
}
sums = {name: [0, 0] for name in groups}
files = json.load(open(sys.argv[1]))["data"][0]["files"]
for file in files:
    path = file["filename"].removeprefix(sys.argv[2] + "/")
    for name, pattern in groups.items():
        if re.search(pattern, path) and not path.endswith("tests.rs"):
            lines = file["summary"]["lines"]
            sums[name][0] += lines["covered"]
            sums[name][1] += lines["count"]
            if lines["percent"] < 90:
                print(f"{path}: {lines['percent']:.1f} % of {lines['count']} lines")
low = False
for name, (covered, count) in sums.items():
    percent = 100 * covered / count if count else 0
    low |= percent < 95
    print(f"{name}: {percent:.1f} % of {count} lines")
sys.exit(low)
PYTHON
