#!/usr/bin/env bash
# This app beside mpv, kronometer and gnome-clocks, in one run, interleaved, medians: first frame,
# memory (PSS) and idle CPU of a window that was just opened; then CPU and memory of minutes of
# the running Escape screen with its sound, against `mpv --no-video` on the same soundtrack.
# Then the figures of packaging/long/figures.sh, and input to pixels (packaging/frames.sh).
# Prints all and writes packaging/bench.md and packaging/frames.md. The page has figures of its
# own: packaging/long.sh web.
# Takes about an hour; nothing else should run.
#   RUNS=15 IDLES=5 PLAYS=5 SECONDS_EACH=60 packaging/bench.sh
set -euo pipefail
# shellcheck source=packaging/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/window/lib.sh"
# shellcheck source=packaging/window/sound.sh
source "$(dirname "${BASH_SOURCE[0]}")/window/sound.sh"

need_rust
need_packages build run test bench
runs=${RUNS:-15}
idles=${IDLES:-5}
plays=${PLAYS:-5}
minute=${SECONDS_EACH:-60}
report=$root/packaging/bench.md

echo 'Building the release binary'
CARGO_TARGET_DIR=$(target_dir)
export CARGO_TARGET_DIR
(cd "$root" && cargo build --release --locked --bin tablee) || die 'the build failed; its reason is above.'
TABLEE_BIN=$CARGO_TARGET_DIR/release/tablee

peers=(tablee mpv kronometer gnome-clocks)
launch() { # peer
    case $1 in
        tablee) start_app --data-dir "$SCRATCH/data" --lang fr ;;
        mpv) start_program mpv --no-config --force-window=yes --idle=yes ;;
        *) start_program "$1" ;;
    esac
}

median() { sort -n "$1" | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { if (b > 0) printf "%.2f", a / b; else print "–" }'; }
pss() { # Pss, or Pss_Anon for what is neither the program's file nor shared
    awk -v kind="$1:" '$1 == kind { print $2 }' "/proc/$APP_PID/smaps_rollup"
}

# Milliseconds from exec to a picture with more than a plain background: screenshots are taken
# continuously while the program starts, and examined afterwards.
first_frame() { # peer
    local frames=$SCRATCH/frames from now frame last=none
    local -i limit=3000
    [[ $1 != gnome-clocks ]] || limit=10000
    rm -rf "$frames"
    mkdir "$frames"
    from=${EPOCHREALTIME/[.,]/}
    launch "$1"
    while :; do
        xwd -root -silent -out "$frames/now" 2>/dev/null || true
        now=$(printf %05d $(((${EPOCHREALTIME/[.,]/} - from) / 1000)))
        if cmp -s "$frames/now" "$frames/$last"; then
            ((10#$now < limit)) || break
        else
            mv "$frames/now" "$frames/$now"
            last=$now
        fi
    done
    stop_app
    rm -f "$frames/now"
    for frame in "$frames"/*; do
        if (($(convert "xwd:$frame" -format %k info: 2>/dev/null || echo 0) >= 16)); then
            echo $((10#$(basename "$frame")))
            return
        fi
    done
    fail "$1 showed nothing within $limit ms."
}

start_display 1280x800
eval "$(dbus-launch --sh-syntax)"
trap 'kill "$DBUS_SESSION_BUS_PID" 2>/dev/null || true; finish_with_sound' EXIT

echo "First frame, $runs times each"
for peer in "${peers[@]}"; do first_frame "$peer" >/dev/null; done # caches
for ((run = 0; run < runs; run++)); do
    for peer in "${peers[@]}"; do first_frame "$peer" >>"$SCRATCH/first-$peer"; done
done

echo 'An idle window: memory after 10 s, processor time in the 20 s after that'
for ((run = 0; run < idles; run++)); do
    for peer in "${peers[@]}"; do
        launch "$peer"
        wait_window
        sleep 10
        pss Pss >>"$SCRATCH/pss-$peer"
        before=$(app_ticks)
        sleep 20
        echo $(($(app_ticks) - before)) >>"$SCRATCH/idle-$peer"
        stop_app
    done
done

echo "A running soundtrack, $plays times $minute s each"
start_sound
wav=$SCRATCH/one.wav
"$TABLEE_BIN" soundtrack --track one --lang fr --wav "$wav" >/dev/null 2>&1
measure() { # name
    local before
    before=$(app_ticks)
    sleep "$minute"
    echo $(($(app_ticks) - before)) >>"$SCRATCH/cpu-$1"
    pss Pss >>"$SCRATCH/play-$1"
    pss Pss_Anon >>"$SCRATCH/own-$1"
}
for ((run = 0; run < plays; run++)); do
    rm -rf "$SCRATCH/data"
    launch tablee
    wait_window
    settle
    key 1
    settle
    key Return
    sleep 25
    [[ -n $(ls "$SCRATCH/data/current") ]] || fail 'the game was not begun.'
    measure tablee
    stop_app
    start_program mpv --no-config --no-video --no-terminal --start=25 "$wav"
    sleep 5
    measure mpv
    app_runs || fail 'mpv ended too early.'
    stop_app
done

stop_display
echo 'Replay, start with many games, rendering of the soundtrack'
bash "$root/packaging/long/figures.sh" >"$SCRATCH/figures" ||
    echo 'FAILED: a limit of packaging/long/figures.sh was not kept' | tee -a "$SCRATCH/figures"

machine() {
    local model memory
    model=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | head -n 1)
    memory=$(awk '$1 == "MemTotal:" { print int($2 / 1048576 + 0.5) }' /proc/meminfo)
    echo "$(nproc) cores (${model:-$(uname -m)}), $memory GB, $(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)"
}

fastest=$(for peer in "${peers[@]:1}"; do median "$SCRATCH/first-$peer"; done | sort -n | head -n 1)
leanest=$(for peer in "${peers[@]:1}"; do median "$SCRATCH/pss-$peer"; done | sort -n | head -n 1)
mine=$(median "$SCRATCH/first-tablee")
{
    echo '# Beside others'
    echo
    echo "Made by \`packaging/bench.sh\`: one run, interleaved, medians (starts: $runs, idle windows: $idles,"
    echo "minutes of music: $plays, of $minute s), a screen of 1280×800 without a graphics card, sound into a null"
    echo "sink, $(machine), $(date +%F). mpv $(mpv --version | sed -n '1s/^mpv \([^ ]*\).*/\1/p'). Only the ratios mean something elsewhere."
    echo
    echo '| | Tablée | mpv | kronometer | gnome-clocks |'
    echo '|---|---|---|---|---|'
    row() { # title file-prefix divisor unit
        printf '| %s |' "$1"
        for peer in "${peers[@]}"; do
            awk -v v="$(median "$SCRATCH/$2-$peer")" -v d="$3" -v u="$4" 'BEGIN { printf " %g %s |", (d > 100 ? int(v / d + 0.5) : v / d), u }'
        done
        echo
    }
    row 'exec to first frame' first 1 ms
    row 'idle window, memory (PSS)' pss 1024 MB
    row 'idle window, processor time in 20 s' idle 100 s
    echo
    echo '| | Tablée, Escape running | mpv --no-video |'
    echo '|---|---|---|'
    echo "| processor time in $minute s | $(awk -v v="$(median "$SCRATCH/cpu-tablee")" 'BEGIN { print v / 100 }') s | $(awk -v v="$(median "$SCRATCH/cpu-mpv")" 'BEGIN { print v / 100 }') s |"
    echo "| memory (PSS) | $(($(median "$SCRATCH/play-tablee") / 1024)) MB | $(($(median "$SCRATCH/play-mpv") / 1024)) MB |"
    echo "| of it neither a program's file nor shared | $(($(median "$SCRATCH/own-tablee") / 1024)) MB | $(($(median "$SCRATCH/own-mpv") / 1024)) MB |"
    echo
    echo '| ratio | measured | wanted |'
    echo '|---|---|---|'
    echo "| first frame to the fastest peer | $(ratio "$mine" "$fastest") | ≤ 0.6 |"
    echo "| idle memory on Home to the leanest peer's | $(ratio "$(median "$SCRATCH/pss-tablee")" "$leanest") | ≤ 0.5 |"
    echo "| idle memory to mpv's window | $(ratio "$(median "$SCRATCH/pss-tablee")" "$(median "$SCRATCH/pss-mpv")") | ≤ 0.4 |"
    echo "| idle processor time, ticks in 20 s | $(median "$SCRATCH/idle-tablee") | 0 |"
    echo "| playing, processor time to mpv | $(ratio "$(median "$SCRATCH/cpu-tablee")" "$(median "$SCRATCH/cpu-mpv")") | ≤ 0.55 |"
    echo "| playing, memory to mpv | $(ratio "$(median "$SCRATCH/play-tablee")" "$(median "$SCRATCH/play-mpv")") | ≤ 0.7 |"
    echo
    echo "By \`packaging/long/figures.sh\`, in the same run:"
    echo
    sed 's/^/- /' "$SCRATCH/figures"
    echo
    echo 'Input to pixels is in [frames.md](frames.md); the page is measured by packaging/long.sh web.'
} | tee "$report"
bash "$root/packaging/frames.sh"
