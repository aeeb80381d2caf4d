#!/usr/bin/env bash
# Makes a Flatpak bundle from the source archive and packaging/linux/org.tablee.Tablee.yml, and
# prints where it is. The runtime and its Rust come from Flathub, the crates from the archive.
#   packaging/flatpak.sh [DIR]      default: target/packages
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
command -v flatpak-builder >/dev/null || die 'flatpak-builder is missing; every distribution has a package of that name.'
flatpak remotes --columns=name | grep -qx flathub || die 'the remote «flathub» is missing; its own page says how to add it.'
id=org.tablee.Tablee
out=${1:-$(target_dir)/packages}
source=$(bash "$root/packaging/source.sh" "$out")
work=$(target_dir)/flatpak
mkdir -p "$work"
cp "$root/packaging/linux/$id.yml" "$work"
cp "$source" "$work/tablee.tar.xz"
cd "$work"
flatpak-builder --user --install-deps-from=flathub --force-clean --repo=repo build "$id.yml" >&2
flatpak build-bundle repo "$out/$id.flatpak" "$id"
echo "$out/$id.flatpak"
