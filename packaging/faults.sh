#!/usr/bin/env bash
# Attacks the program: kills, slow and failing disks, damaged files, a dying sound server,
# malformed recordings, random input, fuzzers. Prints one table.
#   packaging/faults.sh [--short] [--seed N] [campaign…]     all campaigns, or those named
# --short is for packaging/test.sh: it leaves out what takes longer than a minute or is a part of
# `cargo test` anyway. Without it each campaign writes its row of packaging/faults.md.
# TABLEE_WINDOW_KILLS, TABLEE_KILLS, TABLEE_SECONDS, TABLEE_MONKEY_ACTIONS, TABLEE_FUZZ_SECONDS: fewer
# or more.
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
failed=()
declare -A rows=()

# Numbers that the seed alone decides; the result is in $drawn.
random_state=$seed
draw() { # smallest largest
    random_state=$(((random_state * 1103515245 + 12345) & 0x7fffffff))
    drawn=$(($1 + (random_state >> 8) % ($2 - $1 + 1)))
}

# What a campaign has to say for its row of the table.
tries=0 outcome=''
# Of the whole workspace, as in test.sh, so that no dependency is compiled twice.
tests_pass() { # arguments of cargo test
    local log=$SCRATCH/cargo.log
    (cd "$root" && cargo test --locked --workspace "$@") >"$log" 2>&1 || { grep -E '^test .*FAILED|panicked at|error' "$log" | head -n 20; return 1; }
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

# Many times cheaper than ImageMagick's.
if command -v xwd >/dev/null; then
    screen_sum() { xwd -silent -root | cksum; }
fi

# Presses a key and waits until the picture has changed: the screen has confirmed it.
press_confirmed() { # key
    local before
    before=$(screen_sum)
    key "$1"
    wait_for 30 screen_is_not "$before"
}

# Whether the program has nothing to do, and had nothing to do a moment ago. A loaded machine makes
# it wait, which is something else.
is_idle() {
    local before
    before=$(app_ticks)
    all_asleep && sleep 0.3 && all_asleep && [[ $(app_ticks) == "$before" ]]
}
# Under strace a thread that waits for its delay is stopped.
all_asleep() { ! sed 's/.*) //; s/ .*//' /proc/"$APP_PID"/task/*/stat 2>/dev/null | grep -qv '[St]'; }

# Waits until the window has the keys and nothing more to draw.
wait_ready() {
    wait_window 60
    wait_for 60 has_keys || fail 'the window never got the keys.'
    wait_for 60 is_idle || fail 'the program does not come to rest.'
}

# One kill in this game, on a disk that takes so long for a sync. 2: the window was not ready in
# time on a loaded machine, and nothing was tried.
kill_window() { # number delay
    local game=${games[$1 % 5]} keys=(ctrl+z ctrl+shift+z) file tap taps before lines status=0
    rm -rf "$data"
    mkdir -p "$data/current"
    file=$data/current/2026-11-10T200000-$game-aaaa.jsonl
    cp "$seeds/$game.jsonl" "$file"
    before=$(wc -l <"$file")
    start_on_disk "$2" --data-dir "$data" --lang fr
    wait_window 60
    wait_for 60 has_keys && wait_for 60 is_idle || return 2
    press_confirmed $(($1 % 5 + 1)) || return 2
    wait_for 60 is_idle || return 2
    draw 1 6
    taps=$drawn
    for ((tap = 0; tap < taps; tap++)); do
        press_confirmed "${keys[tap % 2]}" || fail "kill $1: ${keys[tap % 2]} changed nothing on the screen."
        before=$((before + 1)) confirmed=$((confirmed + 1))
    done
    # Some more, which nobody waits for.
    draw 0 3
    for ((; drawn > 0; drawn--, tap++)); do key "${keys[tap % 2]}"; done
    draw 0 400
    sleep "0.$(printf %03d "$drawn")"
    kill_app
    no_panic
    # A game that is over has moved.
    file=$(journal "$data")
    lines=$(wc -l <"$file")
    if ((lines < before)); then
        lost=$((lost + before - lines))
        echo "kill $1 ($game): $lines lines, $before were confirmed"
    fi
    # The seeds have lines that are refused, but none that cannot be read.
    "$TABLEE_BIN" replay "$file" >"$SCRATCH/replayed" || status=$?
    ((status < 2)) || { echo "kill $1: $file does not replay"; lost=$((lost + 1)); }
}

# The window is killed in each game, on a quick disk and on one that takes seconds for a sync.
# Every tap that the screen had confirmed is in the journal, and the journal replays.
window_kills() {
    local kills=${TABLEE_WINDOW_KILLS:-300} kill=0 idle=0 confirmed=0 lost=0 delays=(0 0 1000000 3000000) status
    local end=$((SECONDS + ${TABLEE_SECONDS:-86400}))
    [[ -z $short ]] || kills=10
    start_display 1024x600
    while ((kill < kills && SECONDS < end)); do
        status=0
        kill_window "$kill" "${delays[kill % 4]}" || status=$?
        if ((status == 2)); then
            idle=$((idle + 1))
            echo "kill $kill: the window was not ready in time"
            ((idle < 20)) || fail 'the machine is too busy for this.'
        else
            kill=$((kill + 1))
            ((kill % 25)) || echo "$kill kills, $lost of $confirmed confirmed taps lost"
        fi
    done
    tries=$kill outcome="$lost of $confirmed confirmed taps lost"
    ((lost == 0))
}

# `play` is killed at random moments: every line that was answered is in the file.
play_kills() {
    local kills=${TABLEE_KILLS:-1000}
    [[ -z $short ]] || kills=40
    TABLEE_KILLS=$kills TABLEE_SEED=$seed tests_pass --test play killed_at_random_moments || return
    tries=$kills outcome='no answered line lost'
}

# Slow, full, read-only, vanishing and failing disks; pipes, devices and links in the folder.
disks() { tests_pass --test store_faults; }

# Thirteen damages of every kind of file.
damages() {
    tests_pass --test screen faults:: -- --nocapture || return
    tries=$(sed -n 's/^tried //p' "$SCRATCH/cargo.log")
}

# Recordings that are malformed in forty ways, which the seed decides.
recordings() {
    TABLEE_SEED=$seed tests_pass --test screen recordings:: -- --nocapture || return
    tries=$(sed -n 's/^tried //p' "$SCRATCH/cargo.log")
}

# Files that are no games, or more than that, are imported: no panic, no endless reading, nothing
# written outside the data folder.
imports() {
    local hostile=$SCRATCH/hostile file status
    rm -rf "$data" "$hostile"
    mkdir -p "$data" "$hostile/folder.jsonl"
    mkfifo "$hostile/pipe.jsonl"
    ln -s /dev/zero "$hostile/endless.jsonl"
    ln -s loop.jsonl "$hostile/loop.jsonl"
    : >"$hostile/empty.jsonl"
    printf '\0\0\0\0' >"$hostile/zeros.jsonl"
    head -c 300000000 /dev/zero | tr '\0' '{' >"$hostile/nested.jsonl"
    head -c 5000000 /dev/urandom >"$hostile/random.jsonl"
    for file in "$seeds"/*.jsonl; do
        head -c "$(($(stat -c %s "$file") / 2))" "$file" >"$hostile/cut-${file##*/}"
        sed 's/"game":"[a-z]*"/"game":"..\/..\/..\/tmp\/escaped"/' "$file" >"$hostile/path-${file##*/}"
        tr 'a-m' 'n-z' <"$file" >"$hostile/turned-${file##*/}"
        (cat "$file" && cat "$file") >"$hostile/twice-${file##*/}"
        sed 's/"players":\["[^"]*"/"players":["'"$(head -c 100000 /dev/zero | tr '\0' x)"'"/' "$file" >"$hostile/name-${file##*/}"
    done
    find "$SCRATCH" -path "$data" -prune -o -print | sort >"$SCRATCH/before"
    tries=0
    for file in "$hostile"/*; do
        status=0
        (ulimit -v 4000000 && timeout 30 "$TABLEE_BIN" history --import "$file" --data-dir "$data") >"$SCRATCH/import.log" 2>&1 || status=$?
        tries=$((tries + 1))
        if ((status > 2)) || grep -q 'panicked at' "$SCRATCH/import.log"; then
            echo "${file##*/}: status $status, $(tail -n 1 "$SCRATCH/import.log")"
            return 1
        fi
    done
    find "$SCRATCH" -path "$data" -prune -o -print | sort >"$SCRATCH/after"
    diff <(grep -v '/after$\|/import.log$' "$SCRATCH/before") <(grep -v '/after$\|/import.log$' "$SCRATCH/after") || return 1
    "$TABLEE_BIN" history --json --data-dir "$data" >/dev/null || return 1
    outcome='refused or taken in, nothing outside its folder'
}

# How far the clock that Escape wrote down every second was off the wall clock, in ms. The first
# note may be of the clock that still stands.
drift() {
    jq -s '[.[] | select(.note.clock == "at") | (.at[0:19] + "Z" | fromdate) * 1000 + (.at[20:23] | tonumber) - .note.at_ms][1:]
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
    wait_ready
    key 1
    sleep 1
    wait_for 60 is_idle || fail 'the setup does not come to rest.'
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
    ((off <= 20))
}

# Random taps, keys, drags and resizes over every place, in three sizes and languages; every partial
# frame is compared with a whole one.
monkey() {
    local actions=${TABLEE_MONKEY_ACTIONS:-20000} resizes=200
    [[ -z $short ]] || actions=300 resizes=20
    random_input --actions "$actions" --resizes "$resizes" || return
    tries=$actions
}

# The same without the comparison, which takes time: how long the window takes to answer.
answers() {
    local actions=${TABLEE_MONKEY_ACTIONS:-4000}
    random_input --no-check --no-windows --scales 1 --size 1920x1200 --slowest 250 --actions "$actions" || return
    tries=$actions
}
answers_large() {
    local actions=${TABLEE_MONKEY_ACTIONS:-1000}
    random_input --no-check --no-windows --scales 2 --size 3840x2160 --actions "$actions" || return
    tries=$actions
}

random_input() { # argument…
    stop_display
    "$target/debug/random" --seed "$seed" --keep "$SHOTS" "$@" >"$SCRATCH/monkey.log" || {
        tail -n 20 "$SCRATCH/monkey.log"
        return 1
    }
    outcome=$(tail -n 1 "$SCRATCH/monkey.log")
}

# No network, and nothing written outside the data folder, in a round through the program.
trace() {
    local calls=$SCRATCH/calls strange
    rm -rf "$data"
    start_display 1280x800
    start_program strace -D -f -qq --seccomp-bpf -o "$calls" \
        -e trace=connect,bind,sendto,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,symlink,symlinkat,link,linkat,truncate \
        "$TABLEE_BIN" --data-dir "$data" --lang fr
    wait_ready
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
    # What is made, changed or removed; devices keep nothing. The sound library makes a folder for the
    # socket of its server.
    strange+=$(grep -E '(O_WRONLY|O_RDWR|O_CREAT)|(mkdir|rename|unlink|link|truncate|creat)[a-z0-9]*\(' "$calls" |
        grep -vE "\"($data|/dev)/|\"($data|$SCRATCH/runtime/pulse)\"|EEXIST|= -1 ENOENT") || true
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
many() {
    TABLEE_GAMES=20000 tests_pass --test store_many -- --nocapture || return
    tries=20000 outcome=$(sed -n 's/^start: .* [0-9]* with/start with/; /^index built\|^history of/p' "$SCRATCH/cargo.log" | paste -sd ',')
}

# A game of 100,000 events: an undo takes no longer than in a short one.
long_game() {
    tests_pass --test store_games undo_does_not -- --nocapture || return
    tries=100000 outcome=$(sed -n 's/^undo after [0-9]* events: //p' "$SCRATCH/cargo.log")
}

# A week on Home and fifty games of Escape by a simulated clock.
week() {
    local escapes=${TABLEE_ESCAPES:-50}
    TABLEE_WEEK_LOOKS=${TABLEE_WEEK_LOOKS:-1008} TABLEE_ESCAPES=$escapes tests_pass --test screen week:: -- --nocapture || return
    tries=$escapes outcome=$(sed -n 's/^after \(a first\|[0-9]* more\) games*: Used //p' "$SCRATCH/cargo.log" | paste -sd ";")
}

# shellcheck source=packaging/faults-single.sh
source "$root/packaging/faults-single.sh"

# All rows in the order of the campaigns, also those that earlier runs have left.
report() {
    local campaign file=$root/packaging/faults.md
    echo '# Faults'
    echo
    echo 'Written by packaging/faults.sh: a row is the last run of a campaign with this seed.'
    echo
    echo '| campaign | seed | tries | result | time | program, day |'
    echo '|---|---|---|---|---|---|'
    for campaign in "${all[@]}"; do
        { cat "$file" 2>/dev/null || true; } | grep "^| $campaign |" | grep -vF "| $campaign | $seed |" || true
        { cat "$file" 2>/dev/null || true; } | grep "^| $campaign | $seed |" >"$SCRATCH/row" || true
        if [[ -n ${rows[$campaign]-} ]]; then echo "${rows[$campaign]}"; else cat "$SCRATCH/row"; fi
    done
    cat <<'END'

## Tests of single faults

The scenarios are those of `packaging/faults-single.sh`, in the real program (campaign `singles`). The old program is
the one of bd92754, the last before the first of these was mended, as a debug build: `TABLEE_BIN=… packaging/faults.sh --short singles`.

| fault | scenario | old program | test |
|---|---|---|---|
| 1, a recording freezes the window | `long_recording` | FLAC of an hour without a length: no answer within 60 s | `tests/screen/recordings.rs`: `a_recording_is_chosen_marked_played_and_taken_up_again`, `examining_a_long_file_tells_its_progress_and_can_be_stopped`, `a_file_that_takes_long_to_open_says_so_and_can_be_left` |
| | `pipe_as_recording` | no answer within 60 s | `only_regular_files_are_opened` |
| 2, a malformed recording ends the program | `rate_of_0` | ends | the same file: `impossible_rates_and_channels_are_refused`, `seek_table_beyond_the_end_is_no_panic`, `forty_malformed_recordings_harm_nothing_else`; `tests/log.rs`: `a_recording_that_ended_the_program_is_refused_once` |
| | `rate_of_4_gigahertz` | 256 MB and no answer within 60 s | the same |
| 3, a sound server hangs | `hung_sound_server` | not seen: the clock runs (9 s in 10 s) | `tests/engine.rs`: `a_device_that_is_missing_or_hangs_does_not_hold_the_clock`, `clock_is_monotonic_and_the_sound_follows_it` |
| 4, settings with one invalid byte | `invalid_byte_in_settings` | replaced, no copy kept | `tests/screen/faults.rs`: `unreadable_settings_are_kept_and_reported` |
| 5, a slow disk | `slow_disk` | 29 of 33 confirmed taps lost in 8 kills | `tests/store_faults.rs`: `taps_before_a_kill_are_there_however_slow_the_disk` |
| 6, closing drops what could not be saved | `replaced_journal` | closing gives 0, no line of the game is on the disk | the same file: `game_whose_file_was_replaced_is_kept_in_another_file`, `file_shortened_or_deleted_by_others_is_whole_again_after_closing`; `tests/screen/faults.rs`: `closing_waits_once_when_moves_would_be_lost` |
| 7, a clock before 1970 | `clock_before_1970` | ends | `src/platform/clock.rs`: `every_setting_of_the_wall_clock_is_a_date` |
| 8, pipes, devices, links | `pipes_in_the_folder` | no window within 20 s | `tests/store_faults.rs`: `pipes_devices_and_cyclic_links_are_not_opened` |
| | `torn_link` | writes through the link | `a_torn_piece_is_not_written_through_a_link` |
| 8, permissions | `permissions` | 644 and 755 | the first of these two |
| 8, names | `direction_marks` | obeyed | `src/core/player.rs`: its tests |
| 8, index | `damaged_index` | believed | `tests/store_many.rs` |
| 8, keys | `two_hundred_keys` | 81 of 200 counted | `tests/screen/faults.rs`: `two_hundred_keys_at_once_are_all_handled` |
END
}

run() { # campaign
    local begun=$SECONDS result=passed
    tries=0 outcome=''
    random_state=$seed
    echo "== $1"
    "$1" || { result=FAILED failed+=("$1"); }
    stop_app
    rows[$1]="| $1 | $seed | $tries | $result: ${outcome:-see above} | $((SECONDS - begun)) s | $("$TABLEE_BIN" --version), $(date -u +%Y-%m-%d) |"
    echo "${rows[$1]}"
    if [[ -z $short ]]; then
        report >"$SCRATCH/faults.md"
        cp "$SCRATCH/faults.md" "$root/packaging/faults.md"
    fi
}

all=(singles window_kills play_kills disks damages recordings imports sound monkey answers answers_large trace week long_game many fuzz)
chosen=("${named[@]:-${all[@]}}")
# The tests among them are a step of test.sh by themselves.
[[ -z $short || ${#named[@]} -gt 0 ]] || chosen=(window_kills sound monkey trace)
for campaign in "${chosen[@]}"; do
    [[ " ${all[*]} " == *" $campaign "* ]] || die "there is no campaign «$campaign»; there are: ${all[*]}."
    run "$campaign"
done
report
((${#failed[@]} == 0)) || die "failed: ${failed[*]}"
