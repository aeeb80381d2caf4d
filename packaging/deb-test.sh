#!/usr/bin/env bash
# The Debian package in a bare Debian: installed with nothing but what it asks for, started on a
# virtual screen without a system font, a game begun, removed with only that game left. Then
# lintian. Needs root.
#   packaging/deb-test.sh [PACKAGE]      without one it is made by deb.sh
#   SUITE=bookworm MIRROR=… packaging/deb-test.sh
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/window/lib.sh"

[[ $(id -u) == 0 ]] || die 'only root can make and enter a Debian root.'
need_packages test package
deb=${1:-$(bash "$root/packaging/deb.sh")}
[[ -f $deb ]] || die "there is no package at $deb."
suite=${SUITE:-$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)}
# shellcheck disable=SC2016
mirror=${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' | head -n 1)}
bare=$SCRATCH/root

leave() {
    local status=$?
    stop_app
    ! mountpoint -q "$bare/tmp/.X11-unix" || umount "$bare/tmp/.X11-unix"
    ! mountpoint -q "$bare/proc" || umount "$bare/proc"
    (exit "$status")
    finish
}
trap leave EXIT

inside() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"; }
# Caches and the lists of the package manager itself may remain.
files() {
    find "$bare" -xdev -mindepth 1 \( -path "$bare/var/cache" -o -path "$bare/var/lib/apt" -o -path "$bare/var/lib/dpkg" \
        -o -path "$bare/var/log" -o -path "$bare/tmp" -o -path "$bare/run" \) -prune -o -printf '%P\n' | sort
}
quietly() { "$@" >"$SCRATCH/said" 2>&1 || { tail -n 20 "$SCRATCH/said" >&2; fail "$* failed."; }; }

echo "A bare Debian ($suite)"
quietly debootstrap --variant=minbase "$suite" "$bare" "$mirror"
mount -t proc proc "$bare/proc"
inside useradd --create-home player
files >"$SCRATCH/before"

echo 'Installed'
cp "$deb" "$bare/tmp/tablee.deb"
quietly inside apt-get -y --no-install-recommends install /tmp/tablee.deb
echo "   with it came: $(comm -13 <(sort "$SCRATCH/before") <(files) | sed -n 's|^usr/share/doc/\([^/]*\)$|\1|p' | grep -vx tablee | xargs)"
fonts=$(find "$bare/usr" -name '*.[ot]t[fc]' | wc -l)
((fonts == 0)) || fail "the root has $fonts fonts, so this shows nothing."

echo 'Started'
mkdir -p "$bare/tmp/.X11-unix"
start_display 1280x800
mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
start_program chroot --userspec=player "$bare" env HOME=/home/player tablee --lang fr
open_game 1
key Return
games=$bare/home/player/.local/share/tablee
journal_is_written() { [[ -s $(journal "$games") ]]; }
wait_for 20 journal_is_written || fail 'no game was begun.'
settle
picture=$(shot deb-test)
no_panic
close_app || fail "the program ended with status $?."
echo "   $picture, $(colours "$picture") colours; ${games#"$bare"} has a game"

echo 'Removed'
quietly inside apt-get -y purge --auto-remove tablee
files | grep -v '^home/player/' >"$SCRATCH/after"
if ! traces=$(comm -13 "$SCRATCH/before" "$SCRATCH/after" | grep .); then traces=''; fi
[[ -z $traces ]] || fail "left behind: $traces"
left=$(find "$bare/home/player" -newer "$bare/tmp/tablee.deb" -type f -printf '%P ')
[[ -s $(journal "$games") ]] || fail 'the game is gone.'
echo "   nothing is left but $left"

echo 'lintian'
lintian --fail-on error,warning --tag-display-limit 0 "$deb"
