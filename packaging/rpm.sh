#!/usr/bin/env bash
# Makes the RPM from the source archive and packaging/linux/tablee.spec, without a network, and
# prints where it is.
#   packaging/rpm.sh [--binary FILE] [--out DIR]    --binary packs a program that is built already
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

binary='' out=''
while (($#)); do
    case $1 in
        --binary | --out)
            [[ -n ${2-} ]] || die "$1 wants a value."
            printf -v "${1#--}" %s "$(realpath "$2")"
            shift 2
            ;;
        *) die "rpm.sh does not know $1; it knows --binary and --out." ;;
    esac
done

need_rust
need_packages build test package
out=${out:-$(target_dir)/packages}
source=$(bash "$root/packaging/source.sh" "$out")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Where dpkg is the package manager, rpm does not know what is installed.
options=()
[[ $(manager) == apt ]] && options+=(--nodeps)
rpmbuild -bb "${options[@]}" -D "_topdir $work" -D "_sourcedir $(dirname "$source")" -D "_rpmdir $out" \
    -D "tablee_version $(version)" ${binary:+-D "binary $binary"} "$root/packaging/linux/tablee.spec" >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; die 'rpmbuild failed.'; }
sed -n 's/^Wrote: //p' "$work/log"
