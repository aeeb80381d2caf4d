# shellcheck shell=bash
# Installs the system packages that the scripts need; names them for each Linux distribution.
#
#   source packaging/system.sh
#   need_packages build run      # installs what is missing, silent when nothing is
#   need_rust                    # cargo of at least the required version
#   need_rust_tools              # rustfmt and clippy
#
# All output goes to stderr, so that stdout stays free for the program.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }
die() { say "tablee: $*"; exit 1; }

# Groups: build (to compile), run (to open a window and play), test (packaging/test.sh), bench
# (packaging/bench.sh, packaging/frames.sh), fuzz (packaging/long.sh fuzz), package (to make the RPM
# and the AppImage, to try the Debian package), web (packaging/web-test.sh), windows
# (packaging/windows.sh), wine (packaging/windows-test.sh), cross (packaging/cross-check.sh), toolchain
# (what Debian's cargo loads, unpacked by toolchain.sh), arm (packaging/deb.sh --arch arm64).
# All of `run` but the sound library is loaded at start with dlopen: ldd does not show it,
# and a missing one ends the program. `a|b` means that either will do, the first preferred.
packages() { # manager group
    case $1:$2 in
        apt:build)    echo 'gcc libc6-dev pkgconf|pkg-config libasound2-dev' ;;
        apt:run)      echo 'libasound2t64|libasound2 libx11-6 libx11-xcb1 libxcursor1 libxi6' \
                           'libxkbcommon-x11-0 libwayland-client0' ;;
        apt:test)     echo 'xvfb xdotool x11-utils openbox wmctrl imagemagick strace pulseaudio|pipewire-pulse' \
                           'pulseaudio-utils libasound2-plugins desktop-file-utils appstream' \
                           'dpkg-dev binutils librsvg2-bin jq python3 shellcheck weston' \
                           'xserver-xorg-core xserver-xorg-video-dummy' ;;
        apt:bench)    echo 'mpv kronometer gnome-clocks dbus-x11 x11-apps' ;;
        apt:package)  echo 'debootstrap lintian rpm squashfs-tools' ;;
        apt:fuzz)     echo 'g++ jq' ;;
        apt:windows)  echo 'gcc-mingw-w64-x86-64 nsis' ;;
        apt:wine)     echo 'wine wine64' ;;
        apt:cross)    echo 'gcc-mingw-w64-x86-64-win32' ;;
        apt:toolchain) echo 'libcurl4t64|libcurl4' ;;
        apt:arm)      echo 'gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user' ;;
        apt:web)      echo 'chromium nodejs npm python3' ;;

        dnf:build)    echo 'gcc glibc-devel pkgconf-pkg-config alsa-lib-devel' ;;
        dnf:run)      echo 'alsa-lib libX11 libX11-xcb libXcursor libXi libxkbcommon-x11 libwayland-client' ;;
        dnf:test)     echo 'xorg-x11-server-Xvfb xdotool xwininfo openbox wmctrl ImageMagick strace' \
                           'pipewire-pulseaudio|pulseaudio pulseaudio-utils alsa-plugins-pulseaudio' \
                           'desktop-file-utils appstream dpkg dpkg-dev binutils librsvg2-tools jq python3 ShellCheck' ;;
        dnf:bench)    echo 'mpv kronometer gnome-clocks dbus-x11 xwd' ;;
        dnf:package)   echo 'rpm-build squashfs-tools' ;;
        dnf:fuzz)     echo 'gcc-c++ jq' ;;
        dnf:web)      echo 'chromium nodejs npm|nodejs-npm python3' ;;

        pacman:build) echo 'gcc pkgconf alsa-lib' ;;
        pacman:run)   echo 'alsa-lib libx11 libxcursor libxi libxkbcommon-x11 wayland' ;;
        pacman:test)  echo 'xorg-server-xvfb xdotool xorg-xwininfo openbox wmctrl imagemagick strace' \
                           'pipewire-pulse|pulseaudio libpulse alsa-plugins desktop-file-utils' \
                           'appstream dpkg binutils librsvg jq python shellcheck' ;;
        pacman:bench) echo 'mpv kronometer gnome-clocks dbus xorg-xwd' ;;
        pacman:package) echo 'rpm-tools squashfs-tools' ;;
        pacman:fuzz)  echo 'gcc jq' ;;
        pacman:web)   echo 'chromium nodejs npm python' ;;

        zypper:build) echo 'gcc glibc-devel pkgconf-pkg-config|pkg-config alsa-devel' ;;
        zypper:run)   echo 'libasound2 libX11-6 libX11-xcb1 libXcursor1 libXi6 libxkbcommon-x11-0' \
                           'libwayland-client0' ;;
        zypper:test)  echo 'xorg-x11-server-Xvfb xdotool xwininfo openbox wmctrl ImageMagick strace' \
                           'pipewire-pulseaudio|pulseaudio pulseaudio-utils alsa-plugins-pulse' \
                           'desktop-file-utils AppStream dpkg binutils rsvg-convert jq python3 ShellCheck' ;;
        zypper:bench) echo 'mpv kronometer gnome-clocks dbus-1-x11 xwd' ;;
        zypper:package) echo 'rpm-build squashfs' ;;
        zypper:fuzz)  echo 'gcc-c++ jq' ;;
        zypper:web)   echo 'chromium nodejs-default|nodejs20 npm-default|npm20 python3' ;;

        # macOS brings its own windows and sound; Xvfb does not exist there.
        brew:test)    echo 'desktop-file-utils appstream dpkg librsvg imagemagick jq python3 shellcheck' ;;
    esac
}

manager() {
    local name
    for name in apt-get dnf pacman zypper brew; do
        if command -v "$name" >/dev/null; then
            echo "${name%-get}"
            return
        fi
    done
    return 1
}

# A program that is there needs no package: npm also comes with Node.js of other sources, beside
# which Debian's package cannot be installed.
is_installed() { # manager package
    command -v "$2" >/dev/null && return
    case $1 in
        apt) [[ $(dpkg-query -W -f=' ${db:Status-Status} ' "$2" 2>/dev/null) == *' installed '* ]] ;;
        dnf | zypper) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
        pacman) pacman -T "$2" >/dev/null 2>&1 ;;
        brew) brew list --versions "$2" >/dev/null 2>&1 ;;
    esac
}

is_any_installed() { # manager a|b|c
    local package
    for package in ${2//|/ }; do
        is_installed "$1" "$package" && return
    done
    return 1
}

# Whether the package manager could install it now.
is_known() { # manager package
    case $1 in
        apt) [[ $(apt-cache policy "$2" 2>/dev/null) == *"Candidate: "[0-9]* ]] ;;
        dnf) dnf -q info "$2" >/dev/null 2>&1 ;;
        pacman) pacman -Si "$2" >/dev/null 2>&1 ;;
        zypper) zypper -q --non-interactive search -x "$2" >/dev/null 2>&1 ;;
        brew) true ;;
    esac
}

# The first alternative that can be installed; the last one when none is known, so that the
# package manager's own message names it.
choose() { # manager a|b|c
    local package
    for package in ${2//|/ }; do
        is_known "$1" "$package" && break
    done
    echo "$package"
}

as_root() {
    if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

# No installed package is ever removed: a desktop keeps its sound server.
install_packages() { # manager package…
    local with=$1
    shift
    case $with in
        apt) as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-remove \
                --no-install-recommends -o DPkg::Lock::Timeout=300 install "$@" ;;
        dnf) as_root dnf -q -y --setopt=install_weak_deps=False install "$@" ;;
        pacman) as_root pacman -S --needed --noconfirm "$@" ;;
        zypper) as_root zypper --quiet --non-interactive install --no-recommends "$@" ;;
        brew) brew install --quiet "$@" ;;
    esac
}

need_packages() { # group…
    local with group wanted missing=() chosen=() log
    if ! with=$(manager); then
        # On an unknown system it is enough that the programs are there.
        if command -v cc >/dev/null && pkg-config --exists alsa 2>/dev/null; then return; fi
        say 'tablee: none of apt, dnf, pacman, zypper and brew is here, so nothing can be installed'
        say 'for you, and a C compiler, pkg-config or the ALSA headers are missing. Needed, by Debian names:'
        for group in "$@"; do say "    $group: $(packages apt "$group")"; done
        exit 1
    fi
    for group in "$@"; do
        for wanted in $(packages "$with" "$group"); do
            is_any_installed "$with" "$wanted" || missing+=("$wanted")
        done
    done
    ((${#missing[@]})) || return 0

    for wanted in "${missing[@]}"; do chosen+=("$(choose "$with" "$wanted")"); done
    if [[ $with != brew && $(id -u) != 0 ]] && ! command -v sudo >/dev/null; then
        die "missing: ${chosen[*]}. Only root may install them, and sudo is not there; ask whoever looks after this machine."
    fi
    # Printed first: sudo may ask for the password next.
    say "Installing with $with: ${chosen[*]}"
    log=$(mktemp)
    if [[ $with == apt ]]; then
        if ! as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >"$log" 2>&1; then
            tail -n 20 "$log" >&2
            say 'tablee: apt could not refresh its lists; trying with those that are here.'
        fi
        chosen=()
        for wanted in "${missing[@]}"; do chosen+=("$(choose "$with" "$wanted")"); done
    fi
    if ! install_packages "$with" "${chosen[@]}" >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "could not install ${chosen[*]}. Install them by hand with $with, then start this again."
    fi
    rm -f "$log"
}

need_rust() {
    local wanted found
    if ! command -v cargo >/dev/null && [[ -r ${CARGO_HOME:-$HOME/.cargo}/env ]]; then
        # rustup was installed after this terminal was opened.
        # shellcheck source=/dev/null
        source "${CARGO_HOME:-$HOME/.cargo}/env"
    fi
    wanted=$(sed -n 's/^rust-version *= *"\(.*\)"/\1/p' "$root/Cargo.toml")
    if ! command -v cargo >/dev/null; then
        say "tablee: Rust is missing (cargo was not found). Version $wanted or newer is needed; get it with"
        say "    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
        die 'then open a new terminal and start this again. (https://rustup.rs explains it.)'
    fi
    # rustup's cargo exists even when no toolchain is installed.
    if ! found=$(cd "$root" && rustc --version 2>&1); then
        say "$found"
        die 'rustc does not start. With rustup, «rustup default stable» usually helps.'
    fi
    found=${found#rustc }
    found=${found%% *}
    if [[ $(printf '%s\n' "$wanted" "${found%%-*}" | sort -V | head -n 1) != "$wanted" ]]; then
        say "tablee: Rust $found is too old, $wanted or newer is needed. With rustup: rustup update stable"
        die 'Without it: https://rustup.rs (the Rust in many distributions is older than that).'
    fi
}

need_rust_tools() {
    local tool missing=()
    cargo fmt --version >/dev/null 2>&1 || missing+=(rustfmt)
    cargo clippy --version >/dev/null 2>&1 || missing+=(clippy)
    ((${#missing[@]})) || return 0
    say "Installing with rustup: ${missing[*]}"
    for tool in "${missing[@]}"; do
        rustup --quiet component add "$tool" ||
            die "$tool is missing. It comes with rustup (https://rustup.rs), or as a package of your distribution."
    done
}

# The version of the program, from Cargo.toml.
version() { sed -n 's/^version *= *"\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1; }

# The target directory of cargo, which the environment and its settings may change.
target_dir() {
    cargo metadata --manifest-path "$root/Cargo.toml" --format-version 1 --no-deps |
        sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p'
}
