#!/usr/bin/env bash
# Makes the source archive with every crate in it, for builds without a network (RPM, Flatpak), and
# the list of those crates with their checksums (CycloneDX). Prints where the archive is.
#   packaging/source.sh [DIR]      default: target/packages
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
out=${1:-$(target_dir)/packages}
mkdir -p "$out"
out=$(cd "$out" && pwd)
name=tablee-$(version)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH

git -C "$root" archive --prefix="$name/" HEAD ':!tests/pictures/kept' ':!packaging/pictures' | tar -x -C "$work"
mkdir "$work/$name/.cargo"
say 'Copying the crates'
(cd "$work/$name" && cargo vendor --locked --quiet packaging/vendor)
cat >"$work/$name/.cargo/config.toml" <<'END'
[source.crates-io]
replace-with = "vendored-sources"

[source.vendored-sources]
directory = "packaging/vendor"
END
"$root/packaging/crates.py" sbom "$work/$name/packaging/crates.cdx.json"
cp "$work/$name/packaging/crates.cdx.json" "$out/$name.cdx.json"
tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" "$name" | xz -T0 -3 >"$out/$name.tar.xz"
echo "$out/$name.tar.xz"
