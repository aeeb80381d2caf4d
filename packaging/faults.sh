#!/usr/bin/env bash
# Attacks the program: kills, slow and failing disks, damaged files, a dying sound server,
# malformed recordings, random input, fuzzers. Prints one table.
#   packaging/faults.sh [--short] [--seed N] [campaign…]     all campaigns, or those named
# --short is for packaging/test.sh: it leaves out what takes longer than a minute or is a part of
# `cargo test` anyway. A whole run writes the table to packaging/faults.md.
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/window/lib.sh"

short='' seed=1 named=()
while (($#)); do
    case $1 in
        --short) short=yes ;;
        --seed) seed=$2 && shift ;;
        -*) die "faults.sh does not know «$1»." ;;
        *) named+=("$1") ;;
    esac
    shift
done
data=$SCRATCH/data
seeds=$root/tests/fuzz/seeds
games=(escape princess skyrunner ants cliff)
target=$(target_dir)
export CARGO_TARGET_DIR=$target
table=() failed=()

# Numbers that the seed alone decides; the result is in $drawn.
random_state=$seed
draw() { # smallest largest
    random_state=$(((random_state * 1103515245 + 12345) & 0x7fffffff))
    drawn=$(($1 + (random_state >> 8) % ($2 - $1 + 1)))
}

# What a campaign has to say for its row of the table.
tries=0 outcome=''
tests_pass() { # arguments of cargo test
    local log=$SCRATCH/cargo.log
    (cd "$root" && cargo test --locked "$@") >"$log" 2>&1 || { grep -E '^test .*FAILED|panicked at|error' "$log" | head -n 20; return 1; }
    tries=$(awk '/^test result: / { sum += $4 } END { print sum + 0 }' "$log")
    outcome='all as expected'
}

# A program whose every sync takes so long, in microseconds; 0 is an ordinary disk.
start_on_disk() { # delay argument…
    local delay=$1
    shift
    if ((delay == 0)); then
        start_app "$@"
    else
        start_program strace -D -f -qq --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync \
            -e inject="fsync,fdatasync:delay_enter=$delay" "$TABLEE_BIN" "$@"
    fi
}

# The window is killed in each game, on a quick disk and on one that takes seconds for a sync.
# Every tap that was made 200 ms before is in the journal, and the journal replays.
window_kills() {
    local kills=300 kill game place file taps due before lost=0 delays=(0 0 1000000 3000000) sent status
    [[ -z $short ]] || kills=10
    start_display 1280x800
    for ((kill = 0; kill < kills; kill++)); do
        place=$((kill % 5)) game=${games[kill % 5]}
        rm -rf "$data"
        mkdir -p "$data/current"
        file=$data/current/2026-11-10T200000-$game-aaaa.jsonl
        cp "$seeds/$game.jsonl" "$file"
        before=$(wc -l <"$file")
        start_on_disk "${delays[kill % 4]}" --data-dir "$data" --lang fr
        wait_window
        wait_for 20 has_keys || fail 'the window never got the keys.'
        settle
        key $((place + 1))
        sleep 1
        draw 1 12
        taps=$drawn sent=()
        for ((tap = 0; tap < taps; tap++)); do
            if ((tap % 2)); then key ctrl+shift+z; else key ctrl+z; fi
            sent+=("${EPOCHREALTIME/[.,]/}")
            draw 40 250
            sleep "0.$(printf %03d "$drawn")"
        done
        draw 0 400
        sleep "0.$(printf %03d "$drawn")"
        due=$((${EPOCHREALTIME/[.,]/} - 200000))
        kill_app
        no_panic
        for tap in "${sent[@]}"; do
            ((tap > due)) || before=$((before + 1))
        done
        # A game that is over has moved.
        file=$(journal "$data")
        if (($(wc -l <"$file") < before)); then
            lost=$((lost + before - $(wc -l <"$file")))
            echo "kill $kill ($game): $(wc -l <"$file") lines, $before were tapped in time"
        fi
        status=0
        # The seeds have lines that are refused, but none that cannot be read.
        "$TABLEE_BIN" replay "$file" >"$SCRATCH/replayed" || status=$?
        ((status < 2)) || { echo "kill $kill: $file does not replay"; lost=$((lost + 1)); }
    done
    tries=$kills outcome="$lost taps lost"
    ((lost == 0))
}

# `play` is killed at random moments: every line that was answered is in the file.
play_kills() {
    local kills=1000
    [[ -z $short ]] || kills=40
    TABLEE_KILLS=$kills TABLEE_SEED=$seed tests_pass --test play killed_at_random_moments || return
    tries=$kills outcome='no answered line lost'
}

# Slow, full, read-only, vanishing and failing disks; pipes, devices and links in the folder.
disks() { tests_pass --test store_faults; }

# Thirteen damages of every kind of file.
damages() { tests_pass --test screen faults::; }

# Recordings that are malformed in forty ways.
recordings() { tests_pass --test screen recordings::; }

# Whether the clock that Escape wrote down every second went on as the wall clock did, in ms.
drift() {
    jq -s '[.[] | select(.note.clock == "at") | (.at[0:19] + "Z" | fromdate) * 1000 + (.at[20:23] | tonumber) - .note.at_ms]
        | max - min' "$(journal "$data")"
}
clock_runs() { (($(grep -c '"clock":"at"' "$(journal "$data")") > $1)); } # seconds

# A sound server that hangs before the start, then works, then dies and comes back.
sound() {
    local deaths=10 death off before
    [[ -z $short ]] || deaths=2
    [[ -n $short ]] || tests_pass --test engine || return
    # shellcheck source=packaging/window/sound.sh
    source "$root/packaging/window/sound.sh"
    rm -rf "$data"
    start_display 1280x800
    start_sound
    kill -STOP "$PULSE_PID"
    start_app --data-dir "$data" --lang fr
    wait_window
    settle
    key 1
    sleep 1
    key Return
    wait_for 20 compgen -G "$data/current/*.jsonl" >/dev/null || fail 'no game was begun.'
    before=$SECONDS
    wait_for 10 clock_runs 2 || { echo 'a sound server that hangs holds the clock'; return 1; }
    echo "hung before the start: the clock ran after $((SECONDS - before)) s"
    kill -CONT "$PULSE_PID"
    for ((death = 0; death < deaths; death++)); do
        sleep 4
        kill_sound
        draw 1 4
        sleep "$drawn"
        start_sound
    done
    sleep 4
    kill -STOP "$PULSE_PID"
    sleep 6
    kill -CONT "$PULSE_PID"
    sleep 4
    off=$(drift)
    close_app || { echo 'the program did not end cleanly'; return 1; }
    no_panic
    kill_sound
    tries=$((deaths + 2)) outcome="clock off by $off ms at most"
    # What is heard decides: a server that was stopped for a while goes on later than the clock.
    ((off <= 250))
}

# Random taps, keys, drags and resizes over every place.
monkey() {
    local actions=20000 resizes=200
    [[ -z $short ]] || actions=300 resizes=20
    stop_display
    "$target/debug/random" --actions "$actions" --resizes "$resizes" --seed "$seed" --keep "$SHOTS" >"$SCRATCH/monkey.log" || {
        tail -n 20 "$SCRATCH/monkey.log"
        return 1
    }
    tries=$actions outcome=$(tail -n 1 "$SCRATCH/monkey.log")
}

# No network, and nothing written outside the data folder, in a round through the program.
trace() {
    local calls=$SCRATCH/calls strange
    rm -rf "$data"
    start_display 1280x800
    start_program strace -D -f -qq --seccomp-bpf -o "$calls" \
        -e trace=connect,bind,sendto,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,symlink,symlinkat,link,linkat,truncate \
        "$TABLEE_BIN" --data-dir "$data" --lang fr
    wait_window
    settle
    for place in 1 2 3 4 5; do
        key "$place"
        sleep 1
        key Return
        sleep 1
        key ctrl+z
        key Escape
        sleep 1
    done
    close_app || { echo 'the program did not end cleanly'; return 1; }
    [[ -s $calls ]] || { echo 'nothing was traced'; return 1; }
    tries=$(wc -l <"$calls")
    # Sockets of this machine are the screen, the desktop and the sound server.
    strange=$(grep -E '(connect|bind|sendto)\(.*(AF_INET|AF_NETLINK)' "$calls") || true
    # What is made, changed or removed; devices keep nothing.
    strange+=$(grep -E '(O_WRONLY|O_RDWR|O_CREAT)|(mkdir|rename|unlink|link|truncate|creat)[a-z0-9]*\(' "$calls" |
        grep -vE "\"($data|/dev)/|\"$data\"|EEXIST|= -1 ENOENT") || true
    [[ -z $strange ]] || { echo "$strange" | head -n 20; return 1; }
    outcome='no network, no file outside its folder'
}

# Fuzzers for codec, journal, import and recordings.
fuzz() {
    TABLEE_FUZZ_SECONDS=${TABLEE_FUZZ_SECONDS:-120} bash "$root/packaging/long/fuzz.sh" >"$SCRATCH/fuzz.log" 2>&1 || {
        tail -n 20 "$SCRATCH/fuzz.log"
        return 1
    }
    tries=$(awk '/number_of_executed_units/ { sum += $2 } END { print sum + 0 }' "$SCRATCH/fuzz.log")
    outcome='nothing found'
}

# Thousands of finished games.
many() { tests_pass --test store_many; }

run() { # campaign
    local begun=$SECONDS result=passed
    tries=0 outcome=''
    random_state=$seed
    echo "== $1"
    "$1" || { result=FAILED failed+=("$1"); }
    stop_app
    table+=("| $1 | $tries | $result: ${outcome:-see above} | $((SECONDS - begun)) s |")
    echo "${table[-1]}"
}

all=(window_kills play_kills disks damages recordings sound monkey trace many fuzz)
# The tests among them are a step of test.sh by themselves.
[[ -z $short ]] || all=(window_kills sound monkey trace)
chosen=("${named[@]:-${all[@]}}")
for campaign in "${chosen[@]}"; do
    [[ " window_kills play_kills disks damages recordings sound monkey trace many fuzz " == *" $campaign "* ]] ||
        die "there is no campaign «$campaign»; there are: ${all[*]}."
    run "$campaign"
done

report() {
    echo '# Faults'
    echo
    echo "Written by \`packaging/faults.sh --seed $seed\` on $(date -u +%Y-%m-%d), version $("$TABLEE_BIN" --version)."
    echo
    echo '| campaign | tries | result | time |'
    echo '|---|---|---|---|'
    printf '%s\n' "${table[@]}"
}
report
if [[ -z $short ]] && ((${#named[@]} == 0)); then
    report >"$root/packaging/faults.md"
fi
((${#failed[@]} == 0)) || die "failed: ${failed[*]}"
