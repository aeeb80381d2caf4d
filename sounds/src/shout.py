"""The shout "Escape!": python shout.py [FOLDER]. The word is English in every language, so one file serves all.

Three lead and a crowd of eleven follows, spread out; the room is heard after the word and
not under it, so that the word stays clear.
"""
import subprocess
import sys
import tempfile

import numpy as np
import soundfile as sf
from scipy.signal import resample_poly

import encode
import lines
from dsp import RATE, TEMPLE, add, bell, fades, high, low, pan, soft, space
from engines import Kokoro
from voices import OUT, loud, trim

# Voice, cents, gain, where between left and right, how late in milliseconds.
LEADS = (("am_fenrir", 250, 1.0, 0.0, 0), ("bm_george", 150, 0.75, -0.2, 4), ("af_heart", 100, 0.7, 0.2, 2))
CROWD = (("am_michael", 100, 0.24, -0.55, 16), ("am_adam", 200, 0.22, 0.6, 24), ("af_bella", 0, 0.22, 0.45, 12), ("bf_emma", 100, 0.20, -0.65, 20),
         ("am_onyx", 200, 0.22, 0.3, 28), ("am_puck", 150, 0.18, -0.35, 14), ("af_nova", 0, 0.18, 0.75, 26), ("bm_lewis", 150, 0.2, -0.75, 30),
         ("af_sarah", 100, 0.18, -0.15, 22), ("am_eric", 250, 0.18, 0.15, 18), ("bm_fable", 200, 0.18, 0.85, 32))
PHONEMES = "ɪskˈAp!"
LENGTH = 0.95  # seconds of the word: said as long by all, vowels and the last p meet


def sox(x, *effects):
    with tempfile.TemporaryDirectory() as d:
        sf.write(f"{d}/a.wav", x / np.max(np.abs(x)) * 0.35, RATE, subtype="FLOAT")
        subprocess.run(["sox", "-V1", "-D", "-R", f"{d}/a.wav", "-e", "floating-point", "-b", "32", f"{d}/b.wav", *effects], check=True)
        return sf.read(f"{d}/b.wav")[0]


def word(kokoro, voice, cents):
    x = trim(resample_poly(kokoro.say(PHONEMES, voice, 0.75), 2, 1), tail=0.03)
    x = trim(sox(x, "pitch", str(cents), "tempo", "-s", f"{len(x) / RATE / LENGTH:.4f}"), head=0.004, tail=0.08)
    # An open throat: less chest, more of what carries.
    x = bell(bell(bell(high(x, 130), 320, -3.0), 1300, 3.0, 0.9), 2700, 6.0, 1.0)
    return x / np.max(np.abs(x))


def make():
    kokoro = Kokoro()
    y = np.zeros((int(2.6 * RATE), 2))
    for voice, cents, gain, where, late in LEADS + CROWD:
        add(y, pan(word(kokoro, voice, cents), where), late * RATE // 1000, gain)
    y = y / np.max(np.abs(y))
    env = np.sqrt(np.maximum(low((y ** 2).mean(1), 12, 1), 1e-9))
    y = y * 10 ** (-np.maximum(0, 20 * np.log10(env) + 20) / 2 / 20)[:, None]
    y = soft(y / np.max(np.abs(y)) * 1.5)
    size = np.sqrt(np.maximum(low((y ** 2).mean(1), 8, 1), 0))
    room = (space(y, TEMPLE, 1.0, len(y)) - y) * (0.5 / (1 + (6 * size / size.max()) ** 2))[:, None]
    return loud(fades(y + room, 48, int(0.9 * RATE)), -15.0, -3.0)


if __name__ == "__main__":
    shout = make()
    for lang in lines.LANGS:
        encode.ogg(f"{OUT}/voice/{lang}/shout.ogg", shout, 5)
    if len(sys.argv) > 1:
        sf.write(f"{sys.argv[1]}/shout.wav", shout, RATE)
