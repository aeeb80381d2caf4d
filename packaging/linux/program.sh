# shellcheck shell=bash
# The program to pack: sourced by the scripts that make packages, with their arguments.
#   --profile dist|release|dev   how to build it; dist without
#   --binary FILE                one that is built already
#   --out DIR                    where the package goes; target/packages without
# Gives $binary, $out, $version, $work (removed at the end) and SOURCE_DATE_EPOCH: the same input
# makes the same package, byte for byte.
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/../system.sh"

profile=dist binary='' out=''
while (($#)); do
    case $1 in
        --profile | --binary | --out)
            [[ -n ${2-} ]] || die "$1 wants a value."
            printf -v "${1#--}" %s "$2"
            shift 2
            ;;
        *) die "$(basename "$0") does not know $1; it knows --profile, --binary and --out." ;;
    esac
done

need_rust
need_packages build run test
target=$(target_dir)
out=${out:-$target/packages}
mkdir -p "$out"
out=$(cd "$out" && pwd)
if [[ -z $binary ]]; then
    (cd "$root" && CARGO_TARGET_DIR=$target cargo build --locked --bin tablee --profile "$profile") >&2 ||
        die 'the build failed; its reason is above.'
    folder=$profile
    [[ $profile == dev ]] && folder=debug
    binary=$target/$folder/tablee
fi
[[ -x $binary ]] || die "there is no program at $binary."
binary=$(realpath "$binary")
# Used by the scripts that source this.
# shellcheck disable=SC2034
version=$(version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
