"""Two versions of the music side by side: python compare.py BEFORE AFTER prints a table per phase.

BEFORE and AFTER are `sounds` folders. Only the music is compared, not cues and voices.
"""
import sys

import numpy as np

import level
import mix
from dsp import RATE

LEAD = 20 * RATE
PHASES = (("explore1", 0, 180), ("countdown1", 180, 220), ("explore2", 220, 380), ("countdown2", 380, 420), ("explore3", 420, 540), ("countdown3", 540, 600))


def shares(x):
    """Per cent of the energy below 120 Hz, to 500, to 2,000, to 8,000 and above."""
    m = x.mean(1)[:len(x) // 8192 * 8192].reshape(-1, 8192) * np.hanning(8192)
    p = (np.abs(np.fft.rfft(m)) ** 2).mean(0)
    f = np.fft.rfftfreq(8192, 1 / RATE)
    edges = (0, 120, 500, 2000, 8000, 24_000)
    return [100 * p[(f >= a) & (f < b)].sum() / p.sum() for a, b in zip(edges[:-1], edges[1:])]


def width(x):
    """Side against mid, in dB, above 150 Hz (below it both sides are one)."""
    from dsp import high
    mid, side = high(x.sum(1) / 2, 150), high((x[:, 0] - x[:, 1]) / 2, 150)
    return 10 * np.log10((side ** 2).mean() / (mid ** 2).mean())


def loudness_range(x):
    """EBU Tech 3342: from the 10th to the 95th percentile of the short-term loudness, gated."""
    short = np.array([level.plain(x[i:i + 3 * RATE]) for i in range(0, len(x) - 3 * RATE, RATE)])
    short = short[short > -70]
    short = short[short > 10 * np.log10((10 ** (short / 10)).mean()) - 20]
    return np.percentile(short, 95) - np.percentile(short, 10)


def crest(x):
    return 20 * np.log10(np.abs(x).max() / np.sqrt((x ** 2).mean()))


def repetition(x, bar):
    """The most alike two bars within a minute: correlation of their spectra over time, 1 is the same."""
    n = int(bar)
    bars = [x[i:i + n].mean(1) for i in range(0, len(x) - n, n)]
    shapes = []
    for b in bars:
        s = np.abs(np.fft.rfft(np.lib.stride_tricks.sliding_window_view(b, 2048)[::1024] * np.hanning(2048)))
        # Octaves of the spectrum: what an ear tells apart.
        s = np.log10(np.stack([s[:, int(2 ** k):int(2 ** (k + 0.5)) + 1].mean(1) for k in np.arange(1, 9.5, 0.5)], 1) + 1e-4)
        s = s - s.mean(0)
        shapes.append(s / np.sqrt((s ** 2).sum()))
    reach = int(60 * RATE / n)
    return max((float((shapes[i] * shapes[j]).sum()) for i in range(len(shapes)) for j in range(i + 1, min(len(shapes), i + 1 + reach))), default=0.0)


def same_bars(score, name):
    """Bars of the section that are written exactly as another within a minute."""
    sec = next(s for s in score["sections"] if s["name"] == name)
    n, found, bars = sec["bar"][0] / sec["bar"][1], 0, {}
    for at, stem, gain in sec["hits"]:
        bars.setdefault(int(at / n), set()).add((round((at % n) / n * 96), stem))
    for b, hits in bars.items():
        found += any(bars.get(c) == hits for c in range(b + 1, b + 1 + int(60 * RATE / n)))
    return found


def measured(folder):
    mix.HERE = folder
    out = {}
    for t in ("one", "two"):
        score = mix.load(t)
        x = mix.bed(score, mix.read_files(score))
        for name, a, b in PHASES:
            y = x[LEAD + a * RATE:LEAD + b * RATE]
            sec = next(s for s in score["sections"] if s["name"] == name)
            out[t, name] = (shares(y), width(y), loudness_range(y), crest(y), repetition(y, sec["bar"][0] / sec["bar"][1]), same_bars(score, name), level.lufs(y))
    return out


def main():
    before, after = measured(sys.argv[1]), measured(sys.argv[2])
    print("| phase | energy in % below 120 / 500 / 2,000 / 8,000 Hz / above | width, dB | range, LU | crest, dB | most alike bars | same bars | LUFS |")
    print("|---|---|---|---|---|---|---|---|")
    for t in ("one", "two"):
        for name, _, _ in PHASES:
            for word, table in (("before", before), ("after", after)):
                s, w, r, c, rep, same, l = table[t, name]
                print(f"| {t} {name} {word} | {' / '.join(f'{v:.1f}' for v in s)} | {w:.1f} | {r:.1f} | {c:.1f} | {rep:.2f} | {same} | {l:.1f} |")


if __name__ == "__main__":
    main()
