"""The shout "Escape!": python shout.py. The word is English in every language, so one file serves all.

One voice leads, dry and as the engine speaks it: a recogniser that was given three stretched
leads together did not understand the word. The crowd follows, softer, spread out, and only the
crowd stands in the room.
"""
import subprocess
import tempfile

import numpy as np
import soundfile as sf
from scipy.signal import resample_poly

import encode
import lines
from dsp import RATE, TEMPLE, add, bell, fades, high, low, pan, space
from engines import Kokoro
from voices import OUT, loud, trim

LEAD = "am_fenrir"
# Voice, cents, where between left and right, how late in milliseconds.
CROWD = (("bm_george", 150, -0.3, 14), ("af_heart", 100, 0.3, 10), ("am_michael", 100, -0.55, 26), ("am_adam", 200, 0.6, 34), ("af_bella", 0, 0.45, 22),
         ("bf_emma", 100, -0.65, 30), ("am_onyx", 200, 0.2, 38), ("am_puck", 150, -0.4, 24), ("af_nova", 0, 0.75, 36), ("bm_lewis", 150, -0.8, 42),
         ("af_sarah", 100, -0.15, 32), ("am_eric", 250, 0.9, 28), ("bm_fable", 200, -0.9, 44))
PHONEMES = "ɪskˈeɪp!"
SPEED = 0.8
UNDER = 9.0  # dB: the crowd under the lead
LENGTH = 2.6  # seconds, with the room


def sox(x, *effects):
    with tempfile.TemporaryDirectory() as d:
        sf.write(f"{d}/a.wav", x / np.max(np.abs(x)) * 0.35, RATE, subtype="FLOAT")
        subprocess.run(["sox", "-V1", "-D", "-R", f"{d}/a.wav", "-e", "floating-point", "-b", "32", f"{d}/b.wav", *effects], check=True)
        return sf.read(f"{d}/b.wav")[0]


def word(kokoro, voice):
    return trim(resample_poly(kokoro.say(PHONEMES, voice, SPEED), 2, 1), tail=0.06)


def size(x):
    return np.sqrt((x ** 2).mean())


def make(kokoro):
    # An open throat: less chest, more of what carries.
    throat = lambda x: bell(bell(high(x, 130), 320, -3.0), 2600, 4.0, 1.0)
    lead = throat(word(kokoro, LEAD))
    env = np.sqrt(np.maximum(low(lead ** 2, 12, 1), 1e-9))
    lead = lead * 10 ** (-np.maximum(0, 20 * np.log10(env / env.max()) + 18) / 2 / 20)
    y = np.zeros((int(LENGTH * RATE), 2))
    crowd = np.zeros_like(y)
    for voice, cents, where, late in CROWD:
        x = word(kokoro, voice)
        # Said as long by all: the vowels and the last p meet.
        x = throat(sox(x, "pitch", str(cents), "tempo", "-s", f"{len(x) / len(lead):.4f}"))
        add(crowd, pan(x / size(x), where), late * RATE // 1000)
    crowd = space(crowd, TEMPLE, 0.9, len(y))
    add(y, pan(lead, 0.0), 0)
    spoken = slice(0, len(lead))
    y += crowd * (size(y[spoken]) / size(crowd[spoken]) * 10 ** (-UNDER / 20))
    return loud(fades(y, 48, int(0.9 * RATE)), -15.0, -3.0)


if __name__ == "__main__":
    shout = make(Kokoro())
    for lang in lines.LANGS:
        encode.ogg(f"{OUT}/voice/{lang}/shout.ogg", shout, 5)
