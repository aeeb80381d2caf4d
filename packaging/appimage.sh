#!/usr/bin/env bash
# Makes an AppImage and prints where it is. The part that mounts it comes from the AppImage
# project (type2-runtime) and is given as a file:
#   RUNTIME=runtime-x86_64 packaging/appimage.sh [--profile dist|release|dev] [--binary FILE] [--out DIR]
set -euo pipefail
# shellcheck source=packaging/linux/program.sh
source "$(dirname "${BASH_SOURCE[0]}")/linux/program.sh"

need_packages package
[[ -f ${RUNTIME-} ]] || die 'RUNTIME names no file; the AppImage project calls it runtime-x86_64 (type2-runtime).'
[[ $(od -An -tx1 -j8 -N3 "$RUNTIME") == ' 41 49 02' ]] || die "$RUNTIME is no AppImage runtime of type 2."
id=org.tablee.Tablee
tree=$work/tree
bash "$root/packaging/linux/tree.sh" "$binary" "$tree/usr"
strip --strip-unneeded "$tree/usr/bin/tablee"
ln -s usr/bin/tablee "$tree/AppRun"
ln -s "usr/share/applications/$id.desktop" "$tree/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$tree/$id.png"
ln -s "$id.png" "$tree/.DirIcon"
image=$out/tablee-$version-$(uname -m).AppImage
# The time comes from SOURCE_DATE_EPOCH.
mksquashfs "$tree" "$work/image" -comp zstd -root-owned -noappend -no-progress -quiet >&2
cat "$RUNTIME" "$work/image" >"$image"
chmod 755 "$image"
echo "$image"
