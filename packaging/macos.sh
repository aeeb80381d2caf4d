#!/usr/bin/env bash
# Makes Tablée.app for Macs with Apple and Intel processors, and a disk image of it, on a Mac with
# rustup and Xcode's command line tools. Prints where they are.
#
#   packaging/macos.sh                    unsigned: the first start needs a right click → Open
#   packaging/macos.sh --binary FILE      only the bundle, of a program that is built already, on any system
#
# Signed with TABLEE_SIGN_AS="Developer ID Application: …", which `security find-identity -v` names,
# and notarised with TABLEE_NOTARY=PROFILE as well, which is stored once by
#   xcrun notarytool store-credentials PROFILE --apple-id … --team-id … --password (app-specific)
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

binary=''
case ${1-} in
    '') [[ $(uname) == Darwin ]] || die 'macos.sh builds on a Mac; --binary FILE makes the bundle anywhere.' ;;
    --binary) binary=${2:?macos.sh --binary FILE} ;;
    *) die 'packaging/macos.sh [--binary FILE]' ;;
esac
command -v rsvg-convert >/dev/null || need_packages test
need_rust
target=$(target_dir)
out=$target/macos
app=$out/Tablée.app
version=$(version)
rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"

if [[ -z $binary ]]; then
    export MACOSX_DEPLOYMENT_TARGET=11.0
    programs=()
    for triple in aarch64-apple-darwin x86_64-apple-darwin; do
        rustup --quiet target add "$triple"
        (cd "$root" && CARGO_TARGET_DIR=$target cargo build --locked --profile dist --bin tablee --target "$triple") >&2 ||
            die 'the build failed; its reason is above.'
        programs+=("$target/$triple/dist/tablee")
    done
    binary=$out/tablee
    lipo -create "${programs[@]}" -output "$binary"
fi
install -m 755 "$binary" "$app/Contents/MacOS/tablee"
sed "s/@VERSION@/$version/" "$root/packaging/macos/Info.plist" >"$app/Contents/Info.plist"
cp "$root"/packaging/licences/{LICENSE-*,third-party.txt} "$app/Contents/Resources/"

icons=$out/tablee.iconset
rm -rf "$icons"
mkdir -p "$icons"
for size in 16 32 128 256 512; do
    rsvg-convert -w $size -h $size "$root/packaging/linux/icon.svg" -o "$icons/icon_${size}x$size.png"
    rsvg-convert -w $((size * 2)) -h $((size * 2)) "$root/packaging/linux/icon.svg" -o "$icons/icon_${size}x$size@2x.png"
done
if command -v iconutil >/dev/null; then
    iconutil -c icns "$icons" -o "$app/Contents/Resources/tablee.icns"
else
    command -v png2icns >/dev/null || die 'neither iconutil (macOS) nor png2icns (icnsutils) is here.'
    png2icns "$app/Contents/Resources/tablee.icns" "$icons"/icon_{16x16,32x32,128x128,256x256,512x512}.png >&2
fi
rm -rf "$icons"

if [[ -n ${TABLEE_SIGN_AS-} ]]; then
    codesign --force --timestamp --options runtime --sign "$TABLEE_SIGN_AS" "$app"
elif command -v codesign >/dev/null; then
    # Without any signature a program for Apple processors does not start at all.
    codesign --force --sign - "$app"
fi
echo "$app"
command -v hdiutil >/dev/null || exit 0
image=$out/tablee-$version.dmg
hdiutil create -quiet -ov -volname Tablée -srcfolder "$app" -format UDZO "$image"
if [[ -n ${TABLEE_SIGN_AS-} ]]; then
    codesign --force --timestamp --sign "$TABLEE_SIGN_AS" "$image"
    if [[ -n ${TABLEE_NOTARY-} ]]; then
        xcrun notarytool submit "$image" --keychain-profile "$TABLEE_NOTARY" --wait >&2
        xcrun stapler staple "$image" >&2
    fi
fi
echo "$image"
