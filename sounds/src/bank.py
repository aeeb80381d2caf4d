"""Banks: many short hits in one file, so that a hundred notes cost one header.

A stem is a named stretch of a file: `file`, `from`, `frames`, and `pre`, the
frames before its attack, which sound before the time it is placed at.
"""
import numpy as np

from dsp import RATE, fades, fit, high, mono_lows, stereo

PRE = 240  # 5 ms of nothing before an attack: what the encoder smears stays in it
GAP = 1_440  # 30 ms of nothing between two hits: no pre-echo of the next


class Library:
    """Everything a track is made of: files (signals) and stems (where in them)."""

    def __init__(self, track):
        self.track = track
        self.files = {}
        self.stems = {}
        self.kept = set()

    def name(self, short):
        return f"{self.track}/{short}"

    def bank(self, short, hits, mono=False, level=-3.0):
        """hits: {stem: signal}. One gain for the bank: the hits keep their balance."""
        top = max(np.max(np.abs(x)) for x in hits.values())
        parts, at = [], 0
        for stem, x in hits.items():
            x = x.mean(1) if mono and x.ndim == 2 else x if mono else mono_lows(stereo(x))
            x = x / top * 10 ** (level / 20)
            self.stems[self.name(stem)] = {"file": self.name(short), "from": at, "frames": len(x), "pre": PRE}
            gap = np.zeros((GAP,) + x.shape[1:])
            parts += [x, gap]
            at += len(x) + GAP
        self.files[self.name(short)] = np.concatenate(parts)
        self.kept.add(self.name(short))

    def stream(self, short, x, level=-3.0):
        x = mono_lows(stereo(x))
        x = x / np.max(np.abs(x)) * 10 ** (level / 20)
        self.files[self.name(short)] = x
        self.stems[self.name(short)] = {"file": self.name(short), "from": 0, "frames": len(x), "pre": 0}


def hit(x, length, tail=None, loud=None):
    """Cut a blow so that it starts at once, and ends in nothing."""
    n = int(length * RATE)
    size = np.abs(x).max(1) if x.ndim == 2 else np.abs(x)
    start = max(0, int(np.argmax(size > 0.03 * size.max())) - 40)
    x = high(fit(x[start:], n), 25)
    x = fades(x, 32, int((tail or length * 0.5) * RATE))
    x = np.concatenate([np.zeros((PRE,) + x.shape[1:]), x])[:n]
    return x if loud is None else x / np.max(np.abs(x)) * loud


def soften(x, head=0.01, tail=0.5):
    """A held sound: soft at both ends."""
    return fades(high(x, 25), int(head * RATE), int(tail * RATE))
