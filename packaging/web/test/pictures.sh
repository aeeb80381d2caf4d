#!/usr/bin/env bash
# pictures.sh ADDRESS FOLDER: starts the page in Firefox and WebKitGTK, where they are installed,
# waits for Home, and takes a picture of each. A picture of few colours is a page without Home.
set -euo pipefail
address="$1?lang=fr" folder=$2
scratch=$(mktemp -d)
display=:${TABLEE_DISPLAY:-121}
jobs=()
cleanup() {
    ((${#jobs[@]} == 0)) || kill "${jobs[@]}" 2>/dev/null || true
    sleep 1
    rm -rf "$scratch"
}
trap cleanup EXIT

Xvfb "$display" -screen 0 1180x820x24 >/dev/null 2>&1 &
jobs+=($!)
export DISPLAY=$display HOME=$scratch XDG_RUNTIME_DIR=$scratch MOZ_DISABLE_CONTENT_SANDBOX=1
export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 WEBKIT_DISABLE_DMABUF_RENDERER=1 LIBGL_ALWAYS_SOFTWARE=1
sleep 1

photograph() { # name command…
    local name=$1 picture=$folder/browser-$1.png colours=0 begun=$SECONDS
    shift
    # A group of its own: a browser has many processes.
    setsid "$@" >"$scratch/$name.log" 2>&1 &
    local browser=$!
    while ((SECONDS - begun < 120)); do
        sleep 3
        import -window root "$picture"
        colours=$(identify -format %k "$picture")
        ((colours < 3000)) || break
    done
    kill -- "-$browser" 2>/dev/null || true
    ((colours >= 3000)) || { echo "$name does not show Home; $picture has $colours colours"; return 1; }
    echo "$name: Home after $((SECONDS - begun)) s, $picture"
}

if command -v firefox-esr >/dev/null; then
    photograph firefox firefox-esr --no-remote --profile "$(mktemp -d -p "$scratch")" --kiosk "$address"
else
    echo 'Firefox is not installed'
fi
browser=$(find /usr/lib /usr/libexec -name MiniBrowser -type f 2>/dev/null | head -n 1)
if [[ $browser ]] && command -v dbus-run-session >/dev/null; then
    photograph webkit dbus-run-session -- "$browser" --full-screen "$address"
else
    echo 'WebKitGTK is not installed'
fi
