#!/usr/bin/env bash
# Builds the page: the folder to put on a server, and says where it is.
#
#   packaging/web.sh                  the page as it is published
#   packaging/web.sh --quick          built in less time, larger and slower: for tests
#   packaging/web.sh … --serve [PORT] and serves it on loopback, until it is stopped
#
# What was built before is not built again.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/toolchain.sh
source "$root/packaging/toolchain.sh"

profile='web-dist'
serve=
port=8080
while (($#)); do
    case $1 in
        --quick) profile=web ;;
        --serve)
            serve=1
            if [[ ${2-} =~ ^[0-9]+$ ]]; then
                port=$2
                shift
            fi
            ;;
        *) die "packaging/web.sh [--quick] [--serve [PORT]]" ;;
    esac
    shift
done

need_rust
command -v rsvg-convert >/dev/null || need_packages test
web=$(target_dir)/web
site=$web/site
wasm=wasm32-unknown-unknown
mkdir -p "$site"

# Before the toolchain for the web: this one runs here.
say 'Building the program that makes the JavaScript of the module'
locked() { sed -n "/^name = \"$1\"\$/{n;s/version = \"\(.*\)\"/\1/p}" "$2"; }
bindgen=$root/packaging/web/bindgen
[[ $(locked wasm-bindgen "$root/Cargo.lock") == $(locked wasm-bindgen-cli-support "$bindgen/Cargo.lock") ]] ||
    die "packaging/web/bindgen/Cargo.toml needs wasm-bindgen-cli-support $(locked wasm-bindgen "$root/Cargo.lock")"
(cd "$bindgen" && CARGO_TARGET_DIR=$web/bindgen cargo build --quiet --locked --release)

need_target "$wasm"
say "Building the module ($profile)"
# iPadOS has these instructions since 16.4; drawing is faster by them.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='-C target-feature=+simd128'
(cd "$root" && CARGO_TARGET_DIR=$web/build cargo build --locked --profile "$profile" --target "$wasm" --bin tablee)
module=$web/build/$wasm/$profile/tablee.wasm

# A build of another profile may be of another version.
stamp=$site/.module
if [[ ! -e $stamp || $(<"$stamp") != "$profile $(stat -c %Y "$module")" ]]; then
    say 'Making the page'
    env -u LD_LIBRARY_PATH "$web/bindgen/release/tablee_bindgen" "$module" "$site"
    printf '%s' "$profile $(stat -c %Y "$module")" >"$stamp"
fi
find "$root/packaging/web" "$root/packaging/linux/icon.svg" -maxdepth 1 -type f \
    ! -name '*.sh' ! -name '*.py' ! -name service-worker.js -exec cp -u {} "$site/" \;
for size in 180 192 512; do
    icon=$site/icon-$size.png
    [[ $icon -nt $site/icon.svg ]] || rsvg-convert -b "#1b1411" -w "$size" -h "$size" "$site/icon.svg" -o "$icon"
done
cp -u "$root/packaging/licences/third-party.txt" "$site/"
mkdir -p "$site/sounds"
cp -ru "$root"/sounds/{effects,one,two,voice} "$root/sounds/LICENCES.md" "$site/sounds/"
version=$(bash "$root/packaging/web/version.sh" "$site")
say "The page is in $site: version $version, $(stat -c %s "$site/tablee_bg.wasm") bytes of module, $(du -sb "$site/sounds" | cut -f1) of sounds"

if [[ $serve ]]; then
    say "http://127.0.0.1:$port/"
    exec python3 "$root/packaging/web/serve.py" "$site" "$port"
fi
