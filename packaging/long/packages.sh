#!/usr/bin/env bash
# The packages that are not installed: the tarball and, where RUNTIME names what appimage.sh asks
# for, the AppImage, each started from another folder with nothing of ours beside it, a game begun,
# and nothing written where it lies; the RPM with every file that it should have, installed into
# a root of its own, started there and removed.
#   packaging/long/packages.sh [BINARY]      of this program; without one of $TABLEE_BIN
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../window/lib.sh"

binary=$(realpath "${1:-$TABLEE_BIN}")
id=org.tablee.Tablee
home=$SCRATCH/strange
games=$home/.local/share/tablee
has_game() { [[ -s $(journal "$games") ]]; }

starts() { # what program folder
    local before after
    before=$(find "$3" | sort)
    rm -rf "$home"
    mkdir "$home"
    start_display 1280x800
    start_program env -C / -u XDG_DATA_HOME HOME="$home" "$2" --lang fr
    open_game 1
    key Return
    wait_for 20 has_game || fail "$1: no game was begun."
    settle
    echo "$1: started, $(shot "package-$1")"
    no_panic
    close_app || fail "$1 ended with status $?."
    after=$(find "$3" | sort)
    [[ $after == "$before" ]] || fail "$1: its folder is not as it was."
}

tarball=$(bash "$root/packaging/tarball.sh" --binary "$binary" --out "$SCRATCH/out")
mkdir "$SCRATCH/there"
tar -xf "$tarball" -C "$SCRATCH/there"
folder=$(echo "$SCRATCH"/there/*)
[[ $("$folder/tablee" --version) == "tablee $(version)" ]] || fail 'the tarball has another version.'
starts tarball "$folder/tablee" "$folder"

if [[ -n ${RUNTIME-} ]]; then
    image=$(bash "$root/packaging/appimage.sh" --binary "$binary" --out "$SCRATCH/image")
    starts AppImage "$image" "$SCRATCH/image"
else
    echo 'AppImage: SKIPPED, RUNTIME names no file'
fi

rpm=$(bash "$root/packaging/rpm.sh" --binary "$binary" --out "$SCRATCH/rpm")
# Some systems compress the page of the manual.
rpm -qpl "$rpm" >"$SCRATCH/files"
for file in /usr/bin/tablee "/usr/share/applications/$id.desktop" "/usr/share/metainfo/$id.metainfo.xml" \
    "/usr/share/icons/hicolor/512x512/apps/$id.png" "/usr/share/icons/hicolor/scalable/apps/$id.svg" \
    /usr/share/man/man1/tablee.1 /usr/share/licenses/tablee/third-party.txt; do
    grep -q "^$file" "$SCRATCH/files" || fail "the RPM lacks $file."
done
rpm_root() { rpm --root "$SCRATCH/rpm-root" "$@"; }
mkdir "$SCRATCH/rpm-root"
rpm_root --initdb
# The libraries that it asks for are not in this root, and its scripts have no shell there.
rpm_root -i --nodeps --noscripts "$rpm" || fail 'the RPM cannot be installed.'
rpm_root -V --nodeps tablee || fail 'the installed RPM is not as it was packed.'
starts RPM "$SCRATCH/rpm-root/usr/bin/tablee" "$SCRATCH/rpm-root/usr"
rpm_root -e --nodeps --noscripts tablee
[[ -z $(find "$SCRATCH/rpm-root/usr" -type f) ]] || fail 'the removed RPM left files behind.'
echo "RPM: $(basename "$rpm"), $(stat -c %s "$rpm") bytes, $(wc -l <"$SCRATCH/files") files, installed and removed"
