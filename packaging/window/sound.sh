# shellcheck shell=bash
# A virtual sound card: PulseAudio with a null sink, in a folder of its own, and a
# recorder on its monitor. Sourced after lib.sh, before start_app.
#
#   start_sound               the server; programs started from now on play into it
#   kill_sound                ends it as a crash would
#   start_recording NAME      into $RECORDINGS/NAME.raw (float32, stereo, 48 kHz), with NAME.stamps:
#                             a line per look, "seconds-since-1970 bytes-so-far"
#   stop_recording            ends it; the files stay

PULSE_DIR=$SCRATCH/pulse
RECORDINGS=${RECORDINGS:-$SCRATCH/recordings}
PULSE_PID='' HUM_PID='' RECORD_PID='' STAMP_PID=''
mkdir -p "$PULSE_DIR" "$RECORDINGS"
chmod 700 "$PULSE_DIR"
cat >"$PULSE_DIR/pulse.pa" <<END
load-module module-native-protocol-unix auth-anonymous=1 socket=$PULSE_DIR/native
load-module module-null-sink sink_name=table rate=48000 channels=2 format=float32le
set-default-sink table
END
cp /usr/share/alsa/alsa.conf "$PULSE_DIR/alsa.conf"
printf 'pcm.!default { type pulse }\nctl.!default { type pulse }\n' >>"$PULSE_DIR/alsa.conf"
export PULSE_SERVER=unix:$PULSE_DIR/native ALSA_CONFIG_PATH=$PULSE_DIR/alsa.conf
APP_RUNTIME_DIR=$PULSE_DIR
export APP_RUNTIME_DIR

sound_answers() { XDG_RUNTIME_DIR=$PULSE_DIR pactl info >/dev/null 2>&1; }

start_sound() {
    rm -f "$PULSE_DIR/native"
    HOME=$PULSE_DIR XDG_RUNTIME_DIR=$PULSE_DIR pulseaudio -n -F "$PULSE_DIR/pulse.pa" --daemonize=no \
        --exit-idle-time=-1 --use-pid-file=no --disable-shm=yes >"$PULSE_DIR/log" 2>&1 &
    PULSE_PID=$!
    wait_for 10 sound_answers || fail 'the sound server did not start within 10 s.'
    # Keeps the sink running, so that the recording has no holes.
    XDG_RUNTIME_DIR=$PULSE_DIR pacat -p -d table --raw --rate=48000 --format=float32le --channels=2 \
        --latency-msec=20 /dev/zero >/dev/null 2>&1 &
    HUM_PID=$!
}

kill_sound() {
    stop_recording
    kill -9 "$PULSE_PID" "$HUM_PID" 2>/dev/null || true
    wait "$PULSE_PID" "$HUM_PID" 2>/dev/null || true
    PULSE_PID='' HUM_PID=''
}

start_recording() { # name
    local raw=$RECORDINGS/$1.raw stamps=$RECORDINGS/$1.stamps
    XDG_RUNTIME_DIR=$PULSE_DIR parec -d table.monitor --raw --rate=48000 --format=float32le --channels=2 \
        --latency-msec=10 >"$raw" 2>/dev/null &
    RECORD_PID=$!
    # The time after the look: a slow look makes a stamp late, never early.
    while sleep 0.1; do
        local bytes
        bytes=$(stat -c %s "$raw")
        printf '%s %s\n' "${EPOCHREALTIME/,/.}" "$bytes"
    done >"$stamps" &
    STAMP_PID=$!
}

stop_recording() {
    kill "$STAMP_PID" "$RECORD_PID" 2>/dev/null || true
    wait "$STAMP_PID" "$RECORD_PID" 2>/dev/null || true
    STAMP_PID='' RECORD_PID=''
}

# What lib.sh ends at the end of the script, and the server with it.
finish_with_sound() {
    local status=$?
    kill_sound
    # Not by itself: a status other than 0 would end the trap here.
    (exit "$status") || finish
    finish
}
trap finish_with_sound EXIT
