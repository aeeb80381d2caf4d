#!/bin/sh
# Makes effects, music and scores again, from nothing: sh sounds/src/make.sh
# Wanted: Debian 12 or its like (fluidsynth 2.3.1, FluidR3 3.1, MuseScore General 0.2.1,
# vorbis-tools 1.4.2 with libvorbis 1.3.7), npm and Python 3.11.
# It takes about three minutes on one core. The voices are made by voices.sh.
set -eu
cd "$(dirname "$0")"

need=""
for tool in fluidsynth oggenc npm; do
    command -v "$tool" >/dev/null || need=yes
done
[ -e /usr/share/sounds/sf2/FluidR3_GM.sf2 ] || need=yes
[ -e /usr/share/sounds/sf2/MuseScore_General_Full.sf2 ] || need=yes
python3 -c 'import ensurepip' 2>/dev/null || need=yes
if [ -n "$need" ]; then
    echo "installing fluidsynth, the sound fonts, vorbis-tools, npm"
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends fluidsynth fluid-soundfont-gm musescore-general-soundfont-lossless vorbis-tools npm python3-venv
fi

if [ ! -d .samples ] && [ -z "${SAMPLES:-}" ]; then
    echo "fetching the samples"
    npm pack --silent supersonic-scsynth-samples@0.84.2
    mkdir .samples
    tar xzf supersonic-scsynth-samples-0.84.2.tgz -C .samples --strip-components=2 package/samples
    rm supersonic-scsynth-samples-0.84.2.tgz
fi

venv="${VENV:-.venv}"
if [ ! -x "$venv/bin/python" ]; then
    echo "making $venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --requirement requirements.txt
fi

# One thread: sums come out in one order, and the machine stays free.
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 LC_ALL=C.UTF-8
echo "making the sounds"
"$venv/bin/python" build.py
echo "comparing with SHA256SUMS"
"$venv/bin/python" check.py
