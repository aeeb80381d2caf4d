"""Filters, rooms and levels: everything that works on a numpy signal.

A signal is float64, either (n,) mono or (n, 2) stereo, at RATE. Chance only
ever comes in through an explicit generator, so that a sound is the same every
time it is made.
"""
import hashlib

import numpy as np
from scipy.signal import butter, fftconvolve, sosfilt, sosfiltfilt

RATE = 48_000


def rng(name):
    """A generator of one's own for each sound: adding one moves no other."""
    return np.random.default_rng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))


def seconds(n):
    return np.arange(n) / RATE


def db(x):
    return 10 ** (x / 20)


def band(x, lo, hi, order=2):
    return sosfilt(butter(order, [lo, hi], "band", fs=RATE, output="sos"), x, axis=0)


def low(x, f, order=2):
    return sosfilt(butter(order, f, "low", fs=RATE, output="sos"), x, axis=0)


def high(x, f, order=2):
    return sosfilt(butter(order, f, "high", fs=RATE, output="sos"), x, axis=0)


def bell(x, f, gain_db, q=1.0):
    """A peaking equaliser (the usual cookbook biquad)."""
    a, w = 10 ** (gain_db / 40), 2 * np.pi * f / RATE
    al = np.sin(w) / (2 * q)
    b0, b1, b2 = 1 + al * a, -2 * np.cos(w), 1 - al * a
    a0, a1, a2 = 1 + al / a, -2 * np.cos(w), 1 - al / a
    return sosfilt(np.array([[b0 / a0, b1 / a0, b2 / a0, 1, a1 / a0, a2 / a0]]), x, axis=0)


def stereo(x):
    return x if x.ndim == 2 else np.stack([x, x], 1)


def pan(x, where):
    """-1 left, 0 middle, 1 right; constant power for a mono signal."""
    a = (where + 1) * np.pi / 4
    return np.stack([x * np.cos(a), x * np.sin(a)], 1) * np.sqrt(2)


def wide(x, ratio_db):
    """Brings the side to a level against the middle, above 150 Hz; the sum of left and right stays as it is."""
    mid, side = (x[:, 0] + x[:, 1]) / 2, (x[:, 0] - x[:, 1]) / 2
    power = lambda y: (high(y, 150) ** 2).mean()
    side = side * np.sqrt(power(mid) / power(side)) * db(ratio_db)
    return np.stack([mid + side, mid - side], 1)


def mono_lows(x, f=150):
    """Below f the two sides are one: a table's speakers share the bass."""
    if x.ndim == 1:
        return x
    mid, side = (x[:, 0] + x[:, 1]) / 2, (x[:, 0] - x[:, 1]) / 2
    pad = np.zeros(4800)
    side = sosfiltfilt(butter(4, f, "high", fs=RATE, output="sos"), np.concatenate([pad, side, pad]))[4800:-4800]
    return np.stack([mid + side, mid - side], 1)


def fades(x, head, tail):
    """Raised-cosine edges, in frames."""
    x = x.copy()
    shape = (lambda e: e[:, None]) if x.ndim == 2 else (lambda e: e)
    if head:
        x[:head] *= shape(0.5 - 0.5 * np.cos(np.pi * np.arange(head) / head))
    if tail:
        x[-tail:] *= shape(0.5 + 0.5 * np.cos(np.pi * (np.arange(tail) + 1) / tail))
    return x


def peak(x, level_db=-1.0):
    return x / np.max(np.abs(x)) * db(level_db)


def fit(x, n):
    if len(x) >= n:
        return x[:n]
    return np.concatenate([x, np.zeros((n - len(x),) + x.shape[1:])])


def add(into, x, at, gain=1.0):
    """Sum x into a longer signal from frame `at`; what sticks out is dropped."""
    at = int(at)
    if at < 0:
        x, at = x[-at:], 0
    n = min(len(x), len(into) - at)
    if n > 0:
        into[at:at + n] += x[:n] * gain


def room(name, rt, pre, bands):
    """An impulse response: early stones, then noise that dies faster the higher it is."""
    r = rng(name)
    n = int(RATE * rt * 1.25)
    t = seconds(n)
    sides = []
    for _ in range(2):
        w = r.standard_normal(n)
        y = np.zeros(n)
        for lo, hi, k, g in bands:
            y += g * band(w, lo, hi) * np.exp(-6.9 * t / (rt * k))
        y *= 1 - np.exp(-t / 0.02)
        for _ in range(18):
            d = int(RATE * r.uniform(0.006, 0.085))
            y[d] += r.uniform(-1, 1) * 5 * np.exp(-d / RATE * 14)
        sides.append(np.concatenate([np.zeros(int(RATE * pre)), y]))
    out = high(np.stack(sides, 1), 60)
    return out / np.sqrt((out ** 2).sum(0))


# Two rooms: a court in the jungle, open above; the temple, all stone.
COURT = room("court", 1.5, 0.012, ((60, 250, 0.8, 0.8), (250, 1000, 1.0, 1.0), (1000, 4000, 0.8, 1.0), (4000, 14000, 0.5, 0.9)))
TEMPLE = room("temple", 3.4, 0.022, ((50, 250, 1.1, 0.9), (250, 1000, 1.0, 1.0), (1000, 3500, 0.7, 0.8), (3500, 12000, 0.4, 0.6)))


def space(x, ir, wet, keep=None):
    """Put a signal in a room; `wet` is the reverb's energy against the dry."""
    x = stereo(x)
    n = len(x) + len(ir) - 1
    w = np.stack([fftconvolve(x[:, c], ir[:, c]) for c in (0, 1)], 1)
    w *= np.sqrt((x ** 2).sum() / max((w ** 2).sum(), 1e-20))
    out = fit(x, n) + w * wet
    return out if keep is None else fit(out, keep)


def soft(x, drive=1.0):
    """Gentle saturation that keeps small signals as they are."""
    return np.tanh(x * drive) / drive


def true_peak_db(x):
    """Peak after fourfold oversampling, in dBTP."""
    from scipy.signal import resample_poly
    best = 0.0
    x = stereo(x)
    for c in range(2):
        for i in range(0, len(x), 1 << 20):
            piece = x[max(0, i - 64):i + (1 << 20) + 64, c]
            if np.max(np.abs(piece), initial=0) > best / 1.6:
                best = max(best, np.max(np.abs(resample_poly(piece, 4, 1))))
    return 20 * np.log10(max(best, 1e-9))
