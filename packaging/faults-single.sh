# shellcheck shell=bash disable=SC2034,SC2154 # variables of faults.sh
# Each of the faults that were once found, in the real program. Sourced by faults.sh; every function
# gives 0 when the fault is not there, and says in $seen what was seen. With TABLEE_BIN an older
# program can be tried: each of them fails with a program from before it was fixed.

# A data folder with one game under way, and nothing else.
single_game() { # game [lines of a journal]
    rm -rf "$data"
    mkdir -p "$data/current"
    single_file=$data/current/2026-11-10T200000-$1-aaaa.jsonl
    if [[ $# == 2 ]]; then printf '%s\n' "$2" >"$single_file"; else cp "$seeds/$1.jsonl" "$single_file"; fi
}

# Escape with this recording, ten seconds after its beginning.
game_with_recording() { # file
    single_game escape "$(
        jq -nc --arg path "$1" '{tablee: 1, game: "escape", started: "2026-11-10T20:00:00+01:00", setup: {players: ["A", "B"],
            difficulty: "normal", track: {name: "own", file: {path: $path, bytes: 1, head: "0"}, length_ms: 3600000}}}'
        echo '{"at":"2026-11-10T20:00:10+01:00","note":{"clock":"at","at_ms":10000}}'
    )"
}

# Milliseconds until the key has changed the picture; 60,000 at most.
answer_of() { # key
    local before begun
    before=$(screen_sum)
    begun=${EPOCHREALTIME/[.,]/}
    key "$1"
    wait_for 60 screen_is_not "$before" || true
    answered=$(((${EPOCHREALTIME/[.,]/} - begun) / 1000))
}

opens_within() { # milliseconds
    start_app --data-dir "$data" --lang fr
    wait_ready
    answer_of 1
    seen="the game opens after $answered ms"
    ((answered < $1))
}

# Silence as FLAC at 44,100 a second that does not say how long it is, as an encoder writes it into a pipe.
flac_without_length() { # seconds
    python3 - "$1" <<'END'
import sys
def crc(data, polynomial, bits):
    value = 0
    for byte in data:
        value ^= byte << (bits - 8)
        for _ in range(8):
            carry = value >> (bits - 1) & 1
            value = (value << 1 & (1 << bits) - 1) ^ (polynomial if carry else 0)
    return value
out = b'fLaC\x80\0\0\x22\x10\0\x10\0\0\0\0\0\0\0\x0a\xc4\x40\xf0\0\0\0\0' + bytes(16)
for number in range(int(sys.argv[1]) * 44100 // 4096):
    frame = b'\xff\xf8\xc9\x08' + chr(number).encode()
    frame += bytes([crc(frame, 0x07, 8)]) + bytes(3)
    out += frame + crc(frame, 0x8005, 16).to_bytes(2, 'big')
sys.stdout.buffer.write(out)
END
}

wav() { # rate
    python3 -c 'import struct, sys; rate = int(sys.argv[1], 0); sys.stdout.buffer.write(b"RIFF" + struct.pack("<I", 400036)
        + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 2, rate, rate * 4 % 2**32, 4, 16) + b"data" + struct.pack("<I", 400000) + bytes(400000))' "$1"
}

single_long_recording() {
    flac_without_length 3600 >"$SCRATCH/long.flac"
    game_with_recording "$SCRATCH/long.flac"
    opens_within 3000
}

single_pipe_as_recording() {
    rm -f "$SCRATCH/pipe.flac"
    mkfifo "$SCRATCH/pipe.flac"
    game_with_recording "$SCRATCH/pipe.flac"
    opens_within 3000
}

# The window lives, and takes no more memory than it may, ten seconds after the game was opened.
survives_recording() { # rate
    local end now most=0
    wav "$1" >"$SCRATCH/strange.wav"
    game_with_recording "$SCRATCH/strange.wav"
    start_sound
    start_app --data-dir "$data" --lang fr
    wait_ready
    key 1
    sleep 2
    key space
    end=$((SECONDS + 10))
    while ((SECONDS < end)) && app_runs; do
        now=$(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$APP_PID/status" 2>/dev/null) || now=0
        ((now <= most)) || most=$now
        ((most < 1500)) || break
        sleep 0.1
    done
    seen="up to $most MB"
    kill_sound
    # A panic of the decoding library is caught, and costs the recording only.
    app_runs || { seen+=', the program has ended'; return 1; }
    answer_of Escape
    seen+=", answers after $answered ms"
    ((most < 400 && answered < 3000))
}
single_rate_of_0() { survives_recording 0; }
single_rate_of_4_gigahertz() { survives_recording 0xFFFFFFFF; }

single_hung_sound_server() {
    rm -rf "$data"
    start_sound
    kill -STOP "$PULSE_PID"
    start_app --data-dir "$data" --lang fr
    wait_ready
    key 1
    sleep 2
    key Return
    sleep 10
    local ran
    ran=$(jq -s '[.[].note.at_ms // empty] | (max - min) / 1000 | floor' "$(journal "$data")")
    seen="the clock ran $ran s in 10 s"
    kill -CONT "$PULSE_PID"
    kill_sound
    ((ran >= 6))
}

single_invalid_byte_in_settings() {
    rm -rf "$data"
    mkdir -p "$data"
    printf '{"people":[{"name":"Zo\xff","hue":"moss"}]}' >"$data/settings.json"
    cp "$data/settings.json" "$SCRATCH/settings"
    start_app --data-dir "$data" --lang fr
    wait_ready
    key 1
    sleep 2
    key Return
    sleep 2
    stop_app
    seen='no copy is kept'
    local file
    for file in "$data"/settings.json*; do
        ! cmp -s "$file" "$SCRATCH/settings" || seen="kept as ${file##*/}"
    done
    [[ $seen == kept* ]]
}

# Eight kills on a disk that takes three seconds for a sync.
single_slow_disk() {
    local kill confirmed=0 lost=0 tried=0 status
    for ((kill = 0; kill < 8; kill++)); do
        status=0
        kill_window "$kill" 3000000 >"$SCRATCH/kill.log" || status=$?
        ((status != 2)) || continue
        tried=$((tried + 1))
    done
    seen="$lost of $confirmed confirmed taps lost in $tried kills"
    ((tried > 0 && lost == 0))
}

# The game of another tablet takes the place of the file that is being played.
single_replaced_journal() {
    local before after status=0
    single_game ants
    before=$(wc -l <"$single_file")
    start_app --data-dir "$data" --lang fr
    wait_ready
    press_confirmed 4 || return 1
    wait_for 20 is_idle || return 1
    press_confirmed ctrl+z || return 1
    wait_for 10 has_lines "$data" $((before + 1)) || { seen='the tap was not written'; return 1; }
    cp "$seeds/cliff.jsonl" "$data/other"
    mv "$data/other" "$single_file"
    press_confirmed ctrl+shift+z || return 1
    sleep 2
    wmctrl -i -c "$(printf '0x%08x' "$WINDOW")" || true
    wait_for 10 is_gone "$APP_PID" || { seen='asks before it closes'; return 0; }
    wait "$APP_PID" || status=$?
    APP_PID=''
    # What was played is in any file but that one.
    rm "$single_file"
    after=$(cat "$data"/current/* "$data"/finished/* 2>/dev/null | wc -l)
    seen="closing gives $status, $after of at least $((before + 2)) lines of the game are on the disk"
    ((after >= before + 2))
}

single_clock_before_1970() {
    local preload
    preload=$(find /usr/lib -name libfaketime.so.1 | head -n 1)
    [[ -n $preload ]] || { seen='not tried: there is no libfaketime'; return 0; }
    single_game ants
    start_program env LD_PRELOAD="$preload" FAKETIME='1965-03-04 05:06:07' FAKETIME_DONT_FAKE_MONOTONIC=1 \
        "$TABLEE_BIN" --data-dir "$data" --lang fr
    wait_for 20 has_window_or_is_gone || true
    sleep 3
    app_runs && key 4
    sleep 2
    app_runs && key ctrl+z
    sleep 2
    seen='the window lives'
    app_runs || { seen='the program has ended'; return 1; }
    ! grep -q 'panicked at' "$APP_LOG" || { seen='a panic'; return 1; }
}

# Pipes, devices and links where files are expected.
single_pipes_in_the_folder() {
    rm -rf "$data"
    mkdir -p "$data/current"
    mkfifo "$data/current/2026-11-10T200000-ants-aaaa.jsonl" "$data/settings.json"
    ln -s /dev/zero "$data/current/2026-11-10T200001-ants-bbbb.jsonl"
    ln -s /dev/zero "$data/history.jsonl"
    start_app --data-dir "$data" --lang fr
    seen='no window within 20 s'
    wait_for 20 has_window_or_is_gone && app_runs && [[ -n $WINDOW ]] || return 1
    wait_for 20 has_keys || return 1
    seen="opens; the key 4 is answered after"
    sleep 2
    answer_of 4
    seen+=" $answered ms"
    ((answered < 3000))
}

single_torn_link() {
    single_game ants
    printf '{"torn' >>"$single_file"
    echo precious >"$SCRATCH/outside"
    ln -s "$SCRATCH/outside" "$single_file.torn"
    start_app --data-dir "$data" --lang fr
    wait_ready
    press_confirmed 4 || return 1
    sleep 2
    stop_app
    seen="the file behind the link holds «$(tr '\n' ' ' <"$SCRATCH/outside")»"
    [[ $(cat "$SCRATCH/outside") == precious ]]
}

single_permissions() {
    rm -rf "$data"
    start_app --data-dir "$data" --lang fr
    wait_ready
    key 4
    sleep 2
    key Return
    wait_for 10 compgen -G "$data/current/*.jsonl" >/dev/null || { seen='no game was begun'; return 1; }
    sleep 1
    seen=$(find "$data" ! -type l -printf '%m\n' | sort -u | paste -sd ' ')
    stop_app
    [[ -z ${seen//[67]00/} || -z $(tr -d ' ' <<<"${seen//[67]00/}") ]]
}

# A name with a mark that turns the direction looks like the name without it.
single_direction_marks() {
    local name sums=()
    for name in 'Aevil' $'A\u202eevil'; do
        single_game ants "$(sed "s/\"players\":\[\"[^\"]*\"/\"players\":[\"$name\"/" "$seeds/ants.jsonl" |
            sed "0,/\"table\":\[{\"name\":\"[^\"]*\"/s//\"table\":[{\"name\":\"$name\"/")"
        start_app --data-dir "$data" --lang fr
        wait_ready
        press_confirmed 4 || return 1
        wait_for 20 is_idle || return 1
        xdotool mousemove 0 0
        sleep 1
        sums+=("$(screen_sum)")
        stop_app
    done
    seen='the pictures are alike'
    [[ ${sums[0]} == "${sums[1]}" ]] || { seen='the pictures differ'; return 1; }
}

# A summary whose players were changed by a damage of the disk is not believed.
single_damaged_index() {
    rm -rf "$data"
    mkdir -p "$data/finished"
    cp "$seeds/ants.jsonl" "$data/finished/2026-11-10T200000-ants-aaaa.jsonl"
    start_app --data-dir "$data" --lang fr
    wait_ready
    key h
    wait_for 20 test -s "$data/history.jsonl" || { seen='no index was written'; return 1; }
    sleep 1
    stop_app
    sed -i 's/"game":"ants"/"game":"anus"/' "$data/history.jsonl"
    start_app --data-dir "$data" --lang fr
    wait_ready
    key h
    sleep 3
    stop_app
    seen=$(tail -n 1 "$data/history.jsonl" | grep -o '"game":"[a-z]*"')
    [[ $seen == '"game":"ants"' ]]
}

# How often was taken back or done again since $single_file was made.
turns() { echo $(($(grep -c '"undo"\|"redo"' "$(journal "$data")") - $(grep -c '"undo"\|"redo"' "$seeds/ants.jsonl" || true))); }
has_turns() { (($(turns) >= $1)); } # number

single_two_hundred_keys() {
    local keys=() n
    single_game ants
    start_app --data-dir "$data" --lang fr
    wait_ready
    press_confirmed 4 || return 1
    wait_for 20 is_idle || return 1
    for ((n = 0; n < 100; n++)); do keys+=(ctrl+z ctrl+shift+z); done
    # Stopped, so that all of them wait.
    kill -STOP "$APP_PID"
    xdotool key --delay 0 "${keys[@]}"
    kill -CONT "$APP_PID"
    wait_for 20 has_turns 200 || true
    seen="$(turns) of 200 counted"
    (($(turns) == 200))
}

single_all=(long_recording pipe_as_recording rate_of_0 rate_of_4_gigahertz hung_sound_server invalid_byte_in_settings
    slow_disk replaced_journal clock_before_1970 pipes_in_the_folder torn_link permissions direction_marks damaged_index
    two_hundred_keys)

# All of them, each told.
singles() {
    local one broken=0 begun=$SECONDS
    tries=0
    # shellcheck source=packaging/window/sound.sh
    source "$root/packaging/window/sound.sh"
    for one in ${TABLEE_SINGLES:-${single_all[@]}}; do
        seen='' tries=$((tries + 1)) begun=$SECONDS
        start_display 1024x600
        if "single_$one"; then
            echo "-- $one: passed: $seen ($((SECONDS - begun)) s)"
        else
            echo "-- $one: FAILED: $seen ($((SECONDS - begun)) s)"
            broken=$((broken + 1))
        fi
        stop_app
    done
    outcome="$broken of the faults are there"
    ((broken == 0))
}
