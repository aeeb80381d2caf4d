#!/usr/bin/env bash
# Installs what is missing, then: format, lints, documentation, all tests, the package, the page, the real window.
# Stops at the first thing that fails; the last line says what.
#   packaging/test.sh            everything
#   packaging/test.sh window     only the real window (builds first)
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

only=${1-}
[[ -z $only || $only == window ]] || die "test.sh does not know «$only»; it knows «window»."
cd "$root"
id=org.tablee.Tablee
log=$(mktemp)
ahead=
trap 'rm -f "$log"; [[ -z $ahead ]] || kill -- "-$ahead" 2>/dev/null || true' EXIT
passed=0 failed=0
other_systems=()
start=$SECONDS

# Prints the result; the sum has a line of its own, in the format of cargo test.
stop() { # name
    tally
    echo "tests: $passed passed, $failed failed"
    echo "test.sh: «$1» FAILED after $((SECONDS - begun)) s; the reason is above."
    exit 1
}

step() { # name command…
    local name=$1
    shift
    begun=$SECONDS
    echo "== $name"
    "$@" || stop "$name"
    echo "   $name: $((SECONDS - begun)) s"
}

# A step that counts as one test.
one() { # name command…
    failed=$((failed + 1))
    step "$@"
    failed=$((failed - 1)) passed=$((passed + 1))
}

# Adds up the results of cargo test so far.
tally() {
    local sums
    sums=$(awk '/^test result: / { p += $4; f += $6 } END { print p + 0, f + 0 }' "$log")
    passed=$((passed + ${sums% *})) failed=$((failed + ${sums#* }))
    : >"$log"
}

needs() {
    need_rust
    need_rust_tools
    need_packages build run test
    [[ -z $only ]] || return 0
    local triple
    for triple in wasm32-unknown-unknown x86_64-pc-windows-gnu aarch64-apple-darwin x86_64-apple-darwin; do
        if can_target "$triple"; then
            other_systems+=("$triple")
        else
            echo "   this Rust cannot build for $triple: not tested"
        fi
    done
    need_packages web cross
}

# The same targets and features as the tests below, so that no dependency is compiled twice.
build() { cargo build --locked --workspace --lib --bins --tests; }
cargo_tests() { cargo test --locked --workspace --lib --bins --tests --no-fail-fast 2>&1 | tee "$log"; }
docs() { RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps; }
lints() { cargo clippy --locked --workspace --all-targets -- -D warnings; }
# The fuzz targets have a lock file of their own, and are built by hand only; tests/fuzz_inputs.rs
# makes their checks.
fuzz_lock() { cargo metadata --locked --format-version 1 --manifest-path tests/fuzz/Cargo.toml >/dev/null; }
scripts() { shellcheck packaging/*.sh packaging/*/*.sh .ci/run; }
desktop_entry() { desktop-file-validate "packaging/linux/$id.desktop"; }
metainfo() {
    local version date
    appstreamcli validate --no-net "packaging/linux/$id.metainfo.xml" || return
    version=$(version)
    date=$(sed -n "s/.*<release version=\"$version\" date=\"\([^\"]*\)\".*/\1/p" "packaging/linux/$id.metainfo.xml")
    [[ -n $date ]] || { echo "the metainfo says nothing about release $version"; return 1; }
    grep -qF "## [$version] - $date" packaging/CHANGELOG.md && return
    echo "CHANGELOG.md says nothing about release $version of $date"
    return 1
}
notices() { packaging/crates.py notices --check; }

# Built, unpacked, and started from there; as root it is also installed, into a folder without
# other packages.
package() {
    local scratch=$target/package-test deb file
    rm -rf "$scratch"
    mkdir -p "$scratch"
    deb=$(packaging/deb.sh --profile dev --binary "$target/debug/tablee" --out "$scratch") || return
    dpkg-deb -x "$deb" "$scratch/root" || return
    for file in "usr/share/applications/$id.desktop" "usr/share/metainfo/$id.metainfo.xml" \
        "usr/share/icons/hicolor/scalable/apps/$id.svg" "usr/share/icons/hicolor/16x16/apps/$id.png" \
        "usr/share/icons/hicolor/512x512/apps/$id.png" usr/share/doc/tablee/copyright; do
        [[ -s $scratch/root/$file ]] || { echo "the package lacks $file"; return 1; }
    done
    appstreamcli validate-tree --no-net "$scratch/root" || return
    answers_version "$scratch/root/usr/bin/tablee" || return
    [[ $(id -u) == 0 ]] || return 0
    mkdir -p "$scratch/installed/var/lib/dpkg/"{info,updates,triggers}
    touch "$scratch/installed/var/lib/dpkg/"{status,available}
    dpkg --root="$scratch/installed" --force-depends --force-script-chrootless --log=/dev/null \
        -i "$deb" >"$scratch/dpkg.log" 2>&1 || { cat "$scratch/dpkg.log"; return 1; }
    answers_version "$scratch/installed/usr/bin/tablee"
}

answers_version() { # program
    local said
    said=$("$1" --version) && [[ $said == "tablee $(version)" ]] && return
    echo "$1 --version said «$said», not «tablee $(version)»"
    return 1
}

# The page is driven, too.
compiles_for() { # triple
    if [[ $1 != wasm32-* ]]; then
        packaging/cross-check.sh "$1"
        return
    fi
    packaging/web.sh --quick && timeout --kill-after=30 300 bash packaging/web-test.sh --short
}

# The same without driving. What fails here fails again in the step of its own, which tells why.
compile_ahead() { # triple…
    local triple
    for triple; do
        if [[ $triple == wasm32-* ]]; then packaging/web.sh --quick; else packaging/cross-check.sh "$triple"; fi
    done
}

window_test() { timeout --kill-after=30 300 bash "$1"; }

step 'what is needed' needs
target=$(target_dir)
export CARGO_TARGET_DIR=$target
if [[ -z $only ]]; then
    step 'format' cargo fmt --all --check
    step 'lints' lints
    step 'documentation' docs
    step 'scripts' scripts
    step 'lock file of the fuzz targets' fuzz_lock
    one 'desktop entry' desktop_entry
    one 'metainfo' metainfo
    one 'third-party notices' notices
fi
step 'build' build
if [[ -z $only ]]; then
    step 'cargo test' cargo_tests
    tally
    one 'package' package
    # Beside the window tests, which mostly wait.
    export -f compile_ahead
    setsid nice -n 19 bash -c 'compile_ahead "$@"' compile_ahead "${other_systems[@]}" </dev/null >/dev/null 2>&1 &
    ahead=$!
fi
if command -v Xvfb >/dev/null; then
    export TABLEE_BIN=$target/debug/tablee SHOTS=$target/window
    one 'window: smoke' window_test packaging/window/smoke.sh
    for script in packaging/window/test-*.sh; do
        [[ ! -x $script ]] || one "window: $(basename "$script" .sh)" window_test "$script"
    done
    one 'faults' timeout --kill-after=30 600 bash packaging/faults.sh --short
else
    echo '== no Xvfb on this system: the real window is not tested'
fi
if [[ $ahead ]]; then
    echo '== what other systems need, compiled since the window tests began'
    wait "$ahead" || true
    for triple in "${other_systems[@]}"; do
        one "compiles for $triple" compiles_for "$triple"
    done
fi
echo "All of it took $((SECONDS - start)) s."
echo "tests: $passed passed, $failed failed"
