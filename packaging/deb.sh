#!/usr/bin/env bash
# Makes the Debian package and prints where it is.
#   packaging/deb.sh [--profile dist|release|dev] [--binary FILE] [--out DIR]
# Builds with profile `dist` unless told otherwise; --binary packs one that is built already.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

id=org.tablee.Tablee
profile=dist binary='' out=''
while (($#)); do
    case $1 in
        --profile | --binary | --out)
            [[ -n ${2-} ]] || die "$1 wants a value."
            printf -v "${1#--}" %s "$2"
            shift 2
            ;;
        *) die "deb.sh does not know $1; it knows --profile, --binary and --out." ;;
    esac
done

need_rust
need_packages build run test
target=$(target_dir)
out=${out:-$target/deb}
if [[ -z $binary ]]; then
    (cd "$root" && CARGO_TARGET_DIR=$target cargo build --locked --bin tablee --profile "$profile") >&2 ||
        die 'the build failed; its reason is above.'
    folder=$profile
    [[ $profile == dev ]] && folder=debug
    binary=$target/$folder/tablee
fi
[[ -x $binary ]] || die "there is no program at $binary."

version=$(version)
summary=$(sed -n 's/^  <summary>\(.*\)<\/summary>/\1/p' "$root/packaging/linux/$id.metainfo.xml")
arch=$(dpkg --print-architecture)
maintainer='The Tablée authors <tablee@tablee.invalid>'
# The same input makes the same package, byte for byte.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/tree
share=$tree/usr/share
doc=$share/doc/tablee
umask 022
pack() { gzip -9n >"$1"; } # target

install -d "$tree/DEBIAN" "$doc"
bash "$root/packaging/linux/tree.sh" "$binary" "$tree/usr"
strip --strip-unneeded -R .comment -R .note "$tree/usr/bin/tablee"
# Debian has the licences of its own elsewhere.
licences=$share/licenses/tablee
mv "$licences/copyright" "$doc/copyright"
pack "$doc/third-party.txt.gz" <"$licences/third-party.txt"
pack "$doc/sounds.md.gz" <"$licences/sounds.md"
rm -r "$share/licenses"
gzip -9n "$share/man/man1/tablee.1"
pack "$doc/changelog.gz" <<END
tablee ($version) unstable; urgency=medium

  * What is new is told in /usr/share/metainfo/$id.metainfo.xml.

 -- $maintainer  $(LC_ALL=C date -uR -d "@$SOURCE_DATE_EPOCH")
END

# What is linked, found in the program; what it loads at start, from the list of system.sh.
mkdir "$work/debian"
printf 'Source: tablee\n\nPackage: tablee\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O -e"$tree/usr/bin/tablee" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
for wanted in $(packages apt run); do
    [[ "$depends, " =~ (^|, )(${wanted})(\ |, ) ]] || depends+="${depends:+, }${wanted//|/ | }"
done

cat >"$tree/DEBIAN/control" <<END
Package: tablee
Version: $version
Architecture: $arch
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$tree" | cut -f 1)
Depends: $depends
Recommends: libasound2-plugins
Section: utils
Priority: optional
Description: ${summary,}
 Tablée lies on the table while you play one of five boxed games. It keeps
 the clock, the bids and the scores, and opens the rules at the right page.
 .
 Every tap can be undone, and a game goes on where it stopped. In French,
 English and German, for fingers and for a screen seen from across the table.
END
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)

compression=(-Zxz)
[[ $profile == dev ]] && compression=(-Zgzip -z1)
mkdir -p "$out"
deb=$out/tablee_${version}_$arch.deb
dpkg-deb --root-owner-group "${compression[@]}" --build "$tree" "$deb" >/dev/null
echo "$deb"
