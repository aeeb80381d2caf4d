#!/usr/bin/env bash
# Builds the Windows program and tries it under Wine; real Windows is not tried.
#   packaging/windows-test.sh [--dist] [PART…]
#     --dist      what is published, instead of what is built in less time
#     commands    the answers of the commands, byte for byte those of the program for this system
#     files       two programs on one game, long paths, a full and a read-only disk (needs root)
#     window      the window tests of the five games, each with its kill
#     installer   installed, played, opened by its file type, ended by a logoff, uninstalled
# Not tried, because it is Wine's own: processor time of an idle window, sound.
# TABLEE_BIN: the program for this system to compare with; it is built when none is named.
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"
# shellcheck source=packaging/windows/wine.sh
source "$root/packaging/windows/wine.sh"

quick=(--quick)
if [[ ${1-} == --dist ]]; then
    quick=()
    shift
fi
parts=("$@")
((${#parts[@]})) || parts=(commands files window installer)
need_rust
need_packages build run test windows wine
target=$(target_dir)
linux=${TABLEE_BIN:-$target/debug/tablee}
[[ -n ${TABLEE_BIN-} ]] || (cd "$root" && CARGO_TARGET_DIR=$target cargo build --quiet --locked --bin tablee) ||
    die 'the build failed; its reason is above.'
mapfile -t built < <(bash "$root/packaging/windows.sh" ${quick[@]+"${quick[@]}"})
exe=${built[0]} setup=${built[1]}

scratch=$(mktemp -d "${TMPDIR:-/tmp}/tablee-wine.XXXXXX")
disk=$scratch/disk
finish() {
    local status=$?
    end_wine
    ! mountpoint -q "$disk" || umount -l "$disk"
    rm -rf "$scratch"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT TERM
say 'Making a fresh Windows (Wine)'
start_wine "$scratch"
windows=$scratch/tablee
wrap "$exe" "$windows"
# A path without a drive is one of this drive, Z:, which is this system's root.
cd "$scratch"

fail() { die "windows-test: $*"; }

# Both programs; what they print and how they end is the same.
same() { # argument…
    local is=0 wanted=0
    "$linux" "$@" >"$scratch/wanted" 2>/dev/null </dev/null || wanted=$?
    "$windows" "$@" >"$scratch/is" 2>"$scratch/errors" </dev/null || is=$?
    [[ $is == "$wanted" ]] || fail "«$*» ended with $is instead of $wanted: $(tail -n 3 "$scratch/errors")"
    cmp "$scratch/wanted" "$scratch/is" >&2 || fail "«$*» answers something else."
    compared=$((compared + 1)) bytes=$((bytes + $(stat -c %s "$scratch/is")))
}

commands() {
    local compared=0 bytes=0 sample name at size track
    same --version
    same --help
    same replay nothing.jsonl
    for sample in "$root"/tests/fuzz/seeds/*.jsonl; do
        name=$(basename "$sample" .jsonl)
        same replay "$sample" --lang fr
        same replay "$sample" --lang de
        # Line ends of Windows, and torn at eight places.
        sed 's/$/\r/' "$sample" >"$name-crlf.jsonl"
        same replay "$name-crlf.jsonl" --lang en
        size=$(stat -c %s "$sample")
        for at in 1 2 3 4 5 6 7 8; do
            head -c $((size * at / 9)) "$sample" >"$name-torn.jsonl"
            same replay "$name-torn.jsonl" --lang fr
        done
    done
    cat "$root"/tests/fuzz/seeds/*.jsonl >all.jsonl
    for name in linux windows; do
        "${!name}" history --import all.jsonl --data-dir "$scratch/history" --lang fr >"$name.import"
        find "$scratch/history" -name '*.jsonl' -path '*/finished/*' -exec cat {} + | sort >"$name.finished"
        same history --json --data-dir "$scratch/history" --lang fr
        same history --csv --data-dir "$scratch/history" --lang de
        rm -rf "$scratch/history"
    done
    cmp linux.import windows.import >&2 || fail 'another import.'
    cmp linux.finished windows.finished >&2 || fail 'other games after the import.'
    for track in one two gongs; do same cues --track "$track"; done
    same cues --track surprise --seed 7
    echo "commands: $compared answers, $bytes bytes, the same as on Linux"
    "$linux" soundtrack --track one --wav linux.wav --lang fr 2>/dev/null
    "$windows" soundtrack --track one --wav windows.wav --lang fr 2>/dev/null
    cmp linux.wav windows.wav >&2 || fail 'another soundtrack.'
    echo "commands: the soundtrack, $(stat -c %s linux.wav) bytes, the same as on Linux"
}

at='2026-11-16T20:15:00+01:00'
header='{"tablee":1,"game":"escape","started":"'$at'","setup":{"players":["A","B"],"difficulty":"normal"}}'
event='{"at":"'$at'","event":{"activate":1}}'
undo='{"at":"'$at'","undo":true}'

# A game that is being played is read, but not played twice; nor is one lost when its program is killed.
two_programs() {
    local status=0 first
    mkfifo lines
    "$windows" play two.jsonl <lines >two.out 2>/dev/null &
    first=$!
    exec 8>lines
    printf '%s\n%s\n' "$header" "$event" >&8
    wait_for 20 answered 2 || fail 'play does not answer.'
    "$windows" play two.jsonl <<<"$event" >second.out 2>/dev/null || status=$?
    [[ $status == 2 && $(<second.out) == *'"code":"in-use"'* ]] || fail "a second program: $status, $(<second.out)"
    same replay two.jsonl
    kill -9 "$first"
    wait "$first" 2>/dev/null || true
    exec 8>&-
    "$windows" play two.jsonl <<<"$undo" >third.out 2>/dev/null || fail "after a kill: $(<third.out)"
    [[ $(wc -l <two.jsonl) == 3 ]] || fail "after a kill the file has $(wc -l <two.jsonl) lines."
    # A torn line is cut off and kept beside the file.
    printf '{"at":"20' >>two.jsonl
    "$windows" play two.jsonl <<<"$event" >/dev/null 2>&1 || fail 'a torn file is not played on.'
    [[ $(wc -l <two.jsonl) == 4 && $(<two.jsonl.torn) == '{"at":"20' ]] || fail 'a torn line is not cut off.'
    echo 'files: a second program is refused and may read, a kill loses nothing, a torn line is cut off'
}
answered() { (($(wc -l <two.out) >= $1)); } # lines
wait_for() { # seconds command…
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.1
    done
}

long_path() {
    local folder=$scratch/long part
    for part in 1 2 3 4; do folder+=/$(printf "$part%.0s" {1..90}); done
    mkdir -p "$folder"
    "$windows" history --import "$root/tests/fuzz/seeds/ants.jsonl" --data-dir "$folder/data" --lang fr >long.out ||
        fail "a path of ${#folder} characters: $(<long.out)"
    compgen -G "$folder/data/finished/*.jsonl" >/dev/null || fail 'nothing was imported into a long path.'
    echo "files: a data folder with a path of ${#folder} characters"
}

# Lines until the disk is full; what was answered is in the file, and once there is room it goes on.
full_disk() {
    local number answers
    mkdir -p "$disk"
    if ! mount -t tmpfs -o size=64k tablee-test "$disk" 2>/dev/null; then
        echo 'files: SKIPPED full and read-only disk, no disk can be mounted here'
        return
    fi
    head -c 40000 /dev/zero >"$disk/ballast"
    for ((number = 0; number < 60; number++)); do printf '%s\n%s\n' "$event" "$undo"; done >full.in
    echo "$header" | "$windows" play "$disk/full.jsonl" >full.out 2>full.err || fail "no game on a small disk: $(<full.err)"
    for number in 1 2 3 4 5 6 END; do
        "$windows" play "$disk/full.jsonl" <full.in >>full.out 2>full.err || break
    done
    [[ $number != END ]] || fail 'a full disk was not noticed.'
    answers=$(wc -l <full.out)
    "$linux" replay "$disk/full.jsonl" >full.replay || true
    (($(grep -c '"state"' full.replay) >= answers && answers > 50)) || fail "$answers answers, but $(wc -l <"$disk/full.jsonl") lines."
    rm "$disk/ballast"
    "$windows" play "$disk/full.jsonl" <<<"$event" >full.out 2>full.err || fail "no more after a full disk: $(<full.err)"
    echo "files: a full disk after $answers lines loses none, and the game goes on"
    mount -o remount,ro "$disk"
    ! "$windows" play "$disk/full.jsonl" <<<"$event" >ro.out 2>ro.err || fail 'a read-only disk was not noticed.'
    same replay "$disk/full.jsonl"
    umount "$disk"
    echo "files: a read-only disk can be read, and is named: $(tail -n 1 ro.err)"
}

files() {
    local compared=0 bytes=0
    two_programs
    long_path
    full_disk
}

window() {
    local name shots=$target/windows/pictures
    for name in escape skyrunner cliff cliff-light ants princess app open; do
        end_wine
        SECONDS=0
        TABLEE_BIN=$windows SHOTS=$shots TABLEE_WINE=1 timeout --kill-after=30 900 \
            bash "$root/packaging/window/test-$name.sh" || fail "the window test «$name»."
        echo "window: test-$name took $SECONDS s"
    done
}

installer() {
    end_wine
    SHOTS=$target/windows/pictures TABLEE_BIN=$linux timeout --kill-after=30 900 \
        bash "$root/packaging/windows/test-installer.sh" "$setup" || fail 'the installer.'
}

for part in "${parts[@]}"; do
    [[ $part =~ ^(commands|files|window|installer)$ ]] || die "windows-test.sh does not know «$part»."
    "$part"
done
echo 'Not tried under Wine: processor time of an idle window, sound; on real Windows: everything.'
