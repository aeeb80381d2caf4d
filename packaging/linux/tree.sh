#!/usr/bin/env bash
# Installs the program and what a desktop needs to show it below a folder; every Linux package is
# made from this tree.
#   packaging/linux/tree.sh PROGRAM PREFIX     PREFIX is what becomes /usr, or /app in a Flatpak
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=$1 prefix=$2
id=org.tablee.Tablee
linux=$root/packaging/linux
share=$prefix/share
umask 022

put() { install -D -m 644 "$1" "$2"; } # file target

install -D -m 755 "$program" "$prefix/bin/tablee"
put "$linux/$id.desktop" "$share/applications/$id.desktop"
put "$linux/$id.metainfo.xml" "$share/metainfo/$id.metainfo.xml"
put "$linux/tablee.1" "$share/man/man1/tablee.1"
put "$linux/icon.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
if command -v rsvg-convert >/dev/null; then
    for size in 16 22 24 32 48 64 128 256 512; do
        icons=$share/icons/hicolor/${size}x$size/apps
        install -d "$icons"
        rsvg-convert -w $size -h $size "$linux/icon.svg" -o "$icons/$id.png"
    done
else
    echo 'tree.sh: without rsvg-convert only the scalable icon is installed' >&2
fi
licences=$share/licenses/tablee
for file in LICENSE-MIT LICENSE-APACHE third-party.txt; do
    put "$root/packaging/licences/$file" "$licences/$file"
done
put "$linux/copyright" "$licences/copyright"
put "$root/sounds/LICENCES.md" "$licences/sounds.md"

# Desktops show pictures from an address only; there is one when Cargo.toml names the repository.
address=$(sed -n 's/^repository *= *"\(.*\)"/\1/p' "$root/Cargo.toml")
if [[ -n $address ]]; then
    links="  <url type=\"homepage\">$address</url>\n  <screenshots>\n"
    kind=' type="default"'
    for name in home escape princess skyrunner ants cliff; do
        links+="    <screenshot$kind><image>$address/raw/HEAD/packaging/pictures/$name.png</image></screenshot>\n"
        kind=''
    done
    sed -i "s|^  <launchable|$links  </screenshots>\n&|" "$share/metainfo/$id.metainfo.xml"
fi
