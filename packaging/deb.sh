#!/usr/bin/env bash
# Makes the Debian package and prints where it is.
#   packaging/deb.sh [--profile dist|release|dev] [--arch arm64] [--binary FILE] [--out DIR]
# Builds with profile `dist` unless told otherwise; --binary packs one that is built already.
# --arch arm64 builds for a Raspberry Pi on another machine.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/toolchain.sh
source "$root/packaging/toolchain.sh"

id=org.tablee.Tablee
profile=dist binary='' out='' arch=''

# The sound library of arm64, unpacked into the target folder: the installed packages are not changed.
need_alsa_arm64() { # folder
    [[ ! -d $1/usr ]] || return 0
    local apt package options
    apt=$(mktemp -d)
    mkdir -p "$1" "$apt/lists/partial" "$apt/archives/partial"
    options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State="$apt" -o Dir::Cache="$apt"
        -o Dir::State::status=/dev/null -o APT::Sandbox::User=root -o Acquire::Languages=none)
    (cd "$apt" && apt-get "${options[@]}" update && apt-get "${options[@]}" download libasound2-dev &&
        { apt-get "${options[@]}" download libasound2t64 2>/dev/null || apt-get "${options[@]}" download libasound2; }) >&2 ||
        die 'the sound library (ALSA) for arm64 cannot be had.'
    for package in "$apt"/*.deb; do dpkg -x "$package" "$1"; done
    rm -rf "$apt"
}

while (($#)); do
    case $1 in
        --profile | --binary | --out | --arch)
            [[ -n ${2-} ]] || die "$1 wants a value."
            printf -v "${1#--}" %s "$2"
            shift 2
            ;;
        *) die "deb.sh does not know $1; it knows --profile, --arch, --binary and --out." ;;
    esac
done

need_rust
need_packages build run test
target=$(target_dir)
out=${out:-$target/deb}
folder=${profile/dev/debug}
triple=$(rustc -vV | sed -n 's/^host: //p')
here=$(dpkg --print-architecture)
arch=${arch:-$here}
tools=''
if [[ $arch != "$here" ]]; then
    [[ $arch == arm64 ]] || die "deb.sh builds for $here and arm64."
    triple=aarch64-unknown-linux-gnu tools=aarch64-linux-gnu-
    need_packages arm
    need_target "$triple"
    need_alsa_arm64 "$target/arm64/alsa"
    export PKG_CONFIG_ALLOW_CROSS=1 PKG_CONFIG_SYSROOT_DIR=$target/arm64/alsa
    export PKG_CONFIG_LIBDIR=$target/arm64/alsa/usr/lib/aarch64-linux-gnu/pkgconfig
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
    if [[ -z $binary ]]; then
        (cd "$root" && CARGO_TARGET_DIR=$target/cross cargo build --locked --bin tablee --profile "$profile" --target "$triple") >&2 ||
            die 'the build failed; its reason is above.'
        binary=$target/cross/$triple/$folder/tablee
    fi
elif [[ -z $binary ]]; then
    (cd "$root" && CARGO_TARGET_DIR=$target cargo build --locked --bin tablee --profile "$profile") >&2 ||
        die 'the build failed; its reason is above.'
    binary=$target/$folder/tablee
fi
[[ -x $binary ]] || die "there is no program at $binary."

version=$(version)
summary=$(sed -n 's/^  <summary>\(.*\)<\/summary>/\1/p' "$root/packaging/linux/$id.metainfo.xml")
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
"${tools}strip" --strip-unneeded -R .comment -R .note "$tree/usr/bin/tablee"
# Debian installs the common licences itself.
licences=$share/licenses/tablee
mv "$licences/copyright" "$doc/copyright"
pack "$doc/third-party.txt.gz" <"$licences/third-party.txt"
pack "$doc/sounds.md.gz" <"$licences/sounds.md"
rm -r "$share/licenses"
install -d "$share/lintian/overrides"
cat >"$share/lintian/overrides/tablee" <<'END'
# Not zlib: the list of crates that the program shows has «fdeflate» and its version.
tablee: embedded-library zlib [usr/bin/tablee]
END
gzip -9n "$share/man/man1/tablee.1"
pack "$doc/changelog.gz" <<END
tablee ($version) unstable; urgency=medium

  * What is new is told in /usr/share/metainfo/$id.metainfo.xml.

 -- $maintainer  $(LC_ALL=C date -uR -d "@$SOURCE_DATE_EPOCH")
END

# Dependencies: linked libraries from the program, those loaded at start from the list in system.sh.
mkdir "$work/debian"
printf 'Source: tablee\n\nPackage: tablee\nArchitecture: any\n' >"$work/debian/control"
if [[ $tools ]]; then
    # No installed package of that architecture can be queried: these are the libraries of every Rust program.
    libc=$("${tools}objdump" -T "$tree/usr/bin/tablee" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
    depends="libc6 (>= ${libc#GLIBC_}), libgcc-s1"
else
    depends=$(cd "$work" && dpkg-shlibdeps -O -e"$tree/usr/bin/tablee" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
fi
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
