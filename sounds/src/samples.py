"""Recorded hits, booms and rolls: CC0 samples from the npm package `supersonic-scsynth-samples`.

SAMPLES (an environment variable) is the folder with its .flac files; make.sh fetches it.
"""
import hashlib
import os

import numpy as np
import soundfile as sf
from scipy.signal import resample_poly

from dsp import RATE, fades, stereo

SUMS = {
    "bd_boom": "1ece3f3fc0c5d7d2f154e1850077c5f57fa577c4aea1902e6d2a04cb51ce43ff",
    "drum_bass_hard": "ed3ac2187d679ca1c3fec533ea1c3576c840c81ba98b8d967eb12a8f27471bc1",
    "drum_roll": "c83acd81dd2dcb6072678512a0fd4121b9aa23273d155cf6d6b24c0ef2513f0b",
    "drum_tom_lo_hard": "e8caf199618dfee0d9941446f5e80ef8722ee239def78f5b31bd6ec7c27d597e",
    "misc_cineboom": "a03bc3dd148809d816a558c93e53af5948b846ca0abf454b238d3e243a404a60",
    "perc_impact1": "1230a921b19465aae8dbbe64f59baa6396da7322928bd2bedba69073428d2b9e",
}
FOLDER = os.environ.get("SAMPLES", os.path.dirname(os.path.abspath(__file__)) + "/.samples")


def load(name, slower=1.0):
    """Stereo at RATE, peak 1. `slower` 1.25 plays it a major third lower, and longer."""
    with open(f"{FOLDER}/{name}.flac", "rb") as f:
        assert hashlib.file_digest(f, "sha256").hexdigest() == SUMS[name], f"{name} is another file than the one that was used"
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
