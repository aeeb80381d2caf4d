"""Recorded hits, booms and rolls: CC0 samples from the npm package `supersonic-scsynth-samples`.

SAMPLES (an environment variable) is the folder with its .flac files; make.sh fetches it.
"""
import os

import numpy as np
import soundfile as sf
from scipy.signal import resample_poly

from dsp import RATE, fades, stereo

FOLDER = os.environ.get("SAMPLES", os.path.dirname(os.path.abspath(__file__)) + "/.samples")


def load(name, slower=1.0):
    """Stereo at RATE, peak 1. `slower` 1.25 plays it a major third lower, and longer."""
    x, rate = sf.read(f"{FOLDER}/{name}.flac")
    assert rate == 44_100, name
    x = resample_poly(stereo(x), round(160 * slower), 147)
    return x / np.abs(x).max()


def boom(length, slower=1.0):
    """The cinematic boom from its blow on: what swells before it is left out."""
    x = load("misc_cineboom", slower)
    start = int(1.60 * slower * RATE)
    x = x[start:start + int(length * RATE)]
    return fades(x / np.abs(x).max(), 480, int(0.5 * length * RATE))


def roll(length, grow=1.4):
    """The last `length` seconds of a drum roll, growing from nothing."""
    x = load("drum_roll")[int(0.3 * RATE):][:int(length * RATE)]
    u = np.linspace(0, 1, len(x))[:, None]
    return fades(x * u ** grow, 480, 1200)
