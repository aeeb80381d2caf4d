#!/bin/sh
# Makes every sound of the game again, from nothing: sh sounds/src/make.sh
# Wanted: Debian 12 or its like (fluidsynth 2.3.1, FluidR3 3.1, sox 14.4.2,
# vorbis-tools 1.4.2 with libvorbis 1.3.7, flite 2.2) and Python 3.11.
# It takes about three minutes on one core.
set -eu
cd "$(dirname "$0")"

need=""
for tool in fluidsynth sox oggenc flite; do
    command -v "$tool" >/dev/null || need=yes
done
[ -e /usr/share/sounds/sf2/FluidR3_GM.sf2 ] || need=yes
python3 -c 'import ensurepip' 2>/dev/null || need=yes
if [ -n "$need" ]; then
    echo "installing fluidsynth, FluidR3, sox, vorbis-tools, flite"
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends fluidsynth fluid-soundfont-gm sox vorbis-tools flite python3-venv python3-dev gcc
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
