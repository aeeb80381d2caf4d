# shellcheck shell=bash
# A Rust that builds for another system. Sourced after system.sh.
#
#   need_target TRIPLE        the installed Rust where it has that target (rustup target add TRIPLE),
#                             else Debian's rustc-web, unpacked beside it, with a standard library
#                             that is built once; sets RUSTC, RUSTDOC, PATH and LD_LIBRARY_PATH then

toolchain_packages=(
    cargo-web libgit2-1.5 libhttp-parser2.9 libllvm22 libmbedcrypto7 libmbedtls14 libmbedx509-1
    libstd-rust-web-1.96 libstd-rust-web-dev lld-22 rust-web-llvm rust-web-src rustc-web
)

need_target() { # triple
    local triple=$1 folder usr advice="with rustup: rustup target add $1"
    if [[ -d $(rustc --print sysroot)/lib/rustlib/$triple/lib ]]; then return; fi
    folder=$(target_dir)/toolchain
    usr=$folder/root/usr
    if [[ ! -e $folder/unpacked ]]; then
        command -v apt-get >/dev/null || die "this Rust cannot build for $triple; $advice"
        say "Unpacking Debian's Rust for other systems into $folder"
        rm -rf "$folder"
        mkdir -p "$folder"
        (cd "$folder" && apt-get -qq download "${toolchain_packages[@]}" 2>/dev/null) ||
            die "apt-get cannot download ${toolchain_packages[*]}; $advice"
        local package
        for package in "$folder"/*.deb; do dpkg -x "$package" "$folder/root"; done
        rm -f "$folder"/*.deb
        touch "$folder/unpacked"
    fi
    export LD_LIBRARY_PATH=$usr/lib/x86_64-linux-gnu:$usr/lib/llvm-22/lib
    export RUSTC=$usr/bin/rustc RUSTDOC=$usr/bin/rustdoc PATH=$usr/bin:$usr/lib/llvm-22/bin:$PATH
    [[ -d $usr/lib/rustlib/$triple/lib ]] || build_std "$triple" "$folder/std-$triple" "$usr/lib/rustlib/$triple/lib"
}

# In an empty crate, with bitcode, so that link-time optimisation works across it.
build_std() { # triple scratch-folder target-folder
    say "Building the standard library for $1"
    rm -rf "$2"
    mkdir -p "$2/src" "$2/lib"
    printf '[package]\nname = "std-build"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' >"$2/Cargo.toml"
    : >"$2/src/lib.rs"
    (cd "$2" && RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes CARGO_TARGET_DIR=$2/target \
        cargo build --quiet --release --target "$1" -Z build-std=std,panic_abort) ||
        die "the standard library for $1 cannot be built; the reason is above."
    cp "$2/target/$1/release/deps/"*.rlib "$2/lib/"
    mkdir -p "$(dirname "$3")"
    mv "$2/lib" "$3"
    rm -rf "$2"
}
