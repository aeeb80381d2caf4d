#!/usr/bin/env bash
# Makes a tarball that runs from its folder: unpack it anywhere and start ./tablee. Prints where it is.
#   packaging/tarball.sh [--profile dist|release|dev] [--binary FILE] [--out DIR]
set -euo pipefail
# shellcheck source=packaging/linux/program.sh
source "$(dirname "${BASH_SOURCE[0]}")/linux/program.sh"

name=tablee-$version-linux-$(uname -m)
tree=$work/$name
bash "$root/packaging/linux/tree.sh" "$binary" "$work/usr"
mkdir "$tree"
install -m 755 "$work/usr/bin/tablee" "$tree/tablee"
strip --strip-unneeded "$tree/tablee"
cp -r "$work/usr/share" "$tree/share"
cp "$root/packaging/CHANGELOG.md" "$tree"
# The newest symbol of the C library that the program asks for: older systems cannot start it.
glibc=$(objdump -T "$tree/tablee" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -Vu | tail -n 1)
needed=$(packages apt run)
cat >"$tree/START.txt" <<END
Tablée $version for Linux ($(uname -m), C library $glibc or newer)

English   ./tablee opens the window. Nothing is installed and nothing is written into this folder.
Français  ./tablee ouvre la fenêtre. Rien n’est installé, rien n’est écrit dans ce dossier.
Deutsch   ./tablee öffnet das Fenster. Nichts wird installiert, nichts in diesen Ordner geschrieben.

Needed, and there on every desktop / sur tous les bureaux / auf jedem Desktop:
${needed//|/ or }
END
tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" "$name" | xz -6 >"$out/$name.tar.xz"
echo "$out/$name.tar.xz"
