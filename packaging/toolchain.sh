# shellcheck shell=bash
# A Rust that builds for another system. Sourced after system.sh.
#
#   need_target TRIPLE        the installed Rust where it has that target (rustup target add TRIPLE),
#                             else Debian's rustc-web, unpacked beside it, with a standard library
#                             that is built once; sets RUSTC, RUSTDOC, PATH and LD_LIBRARY_PATH then
#   need_toolchain TRIPLE     the same without the standard library, for cargo -Z build-std
#   has_target TRIPLE         whether the Rust in use has a standard library for it
#   can_target TRIPLE         whether need_target can be tried: it has it, or Debian's can be downloaded

toolchain_packages=(
    cargo-web libgit2-1.5 libhttp-parser2.9 libllvm22 libmbedcrypto7 libmbedtls14 libmbedx509-1
    libstd-rust-web-1.96 libstd-rust-web-dev lld-22 rust-web-llvm rust-web-src rustc-web
)

has_target() { [[ -d $("${RUSTC:-rustc}" --print sysroot)/lib/rustlib/$1/lib ]]; } # triple

can_target() { # triple
    has_target "$1" || [[ -e $(target_dir)/toolchain/unpacked ]] ||
        apt-get -qq --print-uris download "${toolchain_packages[@]}" >/dev/null 2>&1
}

need_target() { # triple
    need_toolchain "$1"
    has_target "$1" || build_std "$1" "$(target_dir)/toolchain"
}

need_toolchain() { # triple
    local triple=$1 folder usr advice="with rustup: rustup target add $1"
    if has_target "$triple"; then return; fi
    folder=$(target_dir)/toolchain
    usr=$folder/root/usr
    if [[ ! -e $folder/unpacked ]]; then
        command -v apt-get >/dev/null || die "this Rust cannot build for $triple; $advice"
        need_packages toolchain
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
}

# In an empty crate, with bitcode, so that link-time optimisation works across it.
build_std() { # triple toolchain-folder
    local triple=$1 crate=$2/std-$1 libraries=$2/root/usr/lib/rustlib/$1
    say "Building the standard library for $triple"
    rm -rf "$crate"
    mkdir -p "$crate/src" "$crate/lib"
    printf '[package]\nname = "std-build"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' >"$crate/Cargo.toml"
    : >"$crate/src/lib.rs"
    (cd "$crate" && RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes CARGO_TARGET_DIR=$crate/target \
        cargo build --quiet --release --target "$triple" -Z build-std=std,panic_abort) ||
        die "the standard library for $triple cannot be built; the reason is above."
    cp "$crate/target/$triple/release/deps/"*.rlib "$crate/lib/"
    mkdir -p "$libraries"
    mv "$crate/lib" "$libraries/lib"
    rm -rf "$crate"
}
