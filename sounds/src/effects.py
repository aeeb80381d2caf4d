"""The effects: gong, stone door, collapse and the small sounds of the table.

Each function gives back (signal, impact): the frame of the file that has to
fall on the cue. The gong strikes, the slam and the first blow of the collapse
all start within one frame of it, so that a matched filter finds them sharply.
"""
import numpy as np

import fluid
import samples
from dsp import (RATE, TEMPLE, add, band, db, fades, fit, high, low, mono_lows, pan, rng, room, seconds, soft, space, stereo, true_peak_db)

LEAD = 480  # ten milliseconds of nothing before a blow: no encoder smears into it
HALL = room("hall", 2.2, 0.015, ((60, 250, 0.9, 0.8), (250, 1000, 1.0, 1.0), (1000, 4000, 0.8, 0.9), (4000, 14000, 0.5, 0.7)))


def finish(x, n, level, tail):
    """`level` is the true peak: sharp blows hide theirs between two frames."""
    x = low(high(mono_lows(fit(stereo(x), n)), 22), 15_500)
    return fades(x * db(level - true_peak_db(x)), 24, int(tail * RATE))


def gong(length=9.5):
    """A large tam-tam. 320 plate modes from 52 Hz to 15 kHz.

    The low ones speak at once; the blow wanders upward through the plate, so
    the shimmer blooms after a quarter of a second and dies first.
    """
    r = rng("gong")
    n = int(length * RATE)
    t = seconds(n)
    f0 = 52.0
    low_modes = f0 * np.array([1, 1.41, 1.98, 2.27, 2.83, 3.02, 3.71, 4.18, 4.9, 5.3, 5.95, 6.6])
    rest = np.exp(r.uniform(np.log(360), np.log(15_000), 308))
    out = np.zeros((n, 2))
    for i, f in enumerate(np.concatenate([low_modes, np.sort(rest)])):
        m = f / f0
        life = 6.2 * m ** -0.42 * r.uniform(0.7, 1.3)
        bloom = min(0.32, 0.0035 * m ** 0.85) * r.uniform(0.5, 1.5)
        level = (1.0 if i < 12 else 0.30) * m ** -0.22 * r.uniform(0.5, 1)
        env = np.exp(-t / life) * (0.25 * np.exp(-t / 0.05) + 1 - np.exp(-t / max(bloom, 0.0015)))
        turn = 2 * np.pi * (f * t + f * 0.007 * 0.9 * np.exp(-t / 0.9)) + r.uniform(0, 2 * np.pi)
        beat = 1 + 0.22 * np.sin(2 * np.pi * r.uniform(0.3, 2.8) * t + r.uniform(0, 6))
        tone = level * env * beat * np.sin(turn)
        p = r.uniform(-0.6, 0.6) if f > 200 else 0.0
        out += pan(tone, p)
    # The mallet: felt on bronze, and the breath of air it pushes.
    felt = low(r.standard_normal(n) * np.exp(-t / 0.014), 2600) * 9
    edge = band(r.standard_normal(n), 1800, 9000) * np.exp(-t / 0.03) * 3.2
    body = np.sin(2 * np.pi * (47 * t + 1.6 * (1 - np.exp(-t / 0.05)))) * np.exp(-t / 0.35) * 3.5
    out += stereo(felt + edge + body)
    out[:12] *= np.linspace(0, 1, 12)[:, None]
    wet = space(out, TEMPLE, 0.28, n)
    wet = soft(wet / np.max(np.abs(wet)) * 2.1, 1.0)
    return finish(np.concatenate([np.zeros((LEAD, 2)), wet]), n, -2.0, 2.5), LEAD


def stone(r, n, f, life, grit):
    """One stone on another: a few short modes and a crunch."""
    t = seconds(n)
    y = np.zeros(n)
    for _ in range(7):
        y += np.sin(2 * np.pi * f * r.uniform(0.6, 4.5) * t + r.uniform(0, 6)) * np.exp(-t / (life * r.uniform(0.3, 1))) * r.uniform(0.3, 1)
    y += grit * 3 * band(r.standard_normal(n), f * 1.5, min(f * 14, 15_000)) * np.exp(-t / (life * 0.5))
    y[:16] *= np.linspace(0, 1, 16)
    return y


def door(length=4.5):
    r = rng("door")
    n = int(length * RATE)
    hit = int(0.9 * RATE)
    dry = np.zeros((n, 2))
    # A slab that sticks and slips, quicker as it falls.
    slip = np.abs(low(r.standard_normal(hit), 22) * 14).clip(0, 1)
    grind = band(r.standard_normal(hit), 80, 700) + 0.30 * band(r.standard_normal(hit), 1500, 5500) * slip
    grind *= (0.30 + 0.70 * slip) * np.linspace(0.05, 1, hit) ** 1.6
    grind[-int(0.03 * RATE):] *= np.linspace(1, 0, int(0.03 * RATE))
    add(dry, pan(grind * 0.30, -0.15), 0)
    for _ in range(16):
        d = int(r.uniform(0.1, 0.85) * RATE)
        add(dry, pan(stone(r, 4800, r.uniform(300, 1500), 0.02, 0.6), r.uniform(-0.5, 0.2)), d, r.uniform(0.02, 0.08))
    m = n - hit
    t = seconds(m)
    sub = np.sin(2 * np.pi * (41 * t + 1.5 * (1 - np.exp(-t / 0.05)))) * np.exp(-t / 0.42) * 2.6
    knock = np.sin(2 * np.pi * (92 * t + 1.2 * (1 - np.exp(-t / 0.03)))) * np.exp(-t / 0.20) * 2.4
    crack = high(r.standard_normal(m), 900) * np.exp(-t / 0.010) * 3.2 + band(r.standard_normal(m), 200, 2500) * np.exp(-t / 0.16) * 3.6
    slam = sub + knock + crack + stone(r, m, 110, 0.30, 1.0) * 1.5
    slam[:6] *= np.linspace(0, 1, 6)
    add(dry, stereo(slam), hit)
    for _ in range(40):
        d = hit + int(RATE * (0.06 + r.exponential(0.40)))
        if d < n - 6000:
            add(dry, pan(stone(r, 5000, r.uniform(400, 2600), 0.02, 0.7), r.uniform(-0.8, 0.8)), d, r.uniform(0.03, 0.16))
    wet = space(dry, TEMPLE, 0.75, n)
    wet = soft(wet / np.max(np.abs(wet)) * 11.0)
    return finish(wet, n, -2.0, 1.6), hit


def collapse(length=10.0):
    """Ten seconds of a temple coming down; then nothing."""
    r = rng("collapse")
    n = int(length * RATE)
    t = seconds(n)
    dry = np.zeros((n, 2))
    swell = np.interp(t, [0, 0.02, 1.2, 2.0, 4.6, 6.6, 8.6, length], [1, 1, 0.7, 0.75, 1, 0.5, 0.15, 0])
    gust = 0.55 + 0.45 * np.abs(low(r.standard_normal(n), 9) * 25).clip(0, 1)
    rumble = low(r.standard_normal(n), 75, 4) * 7 + band(r.standard_normal(n), 60, 300) * 2.6
    dry += stereo(rumble * swell * gust)
    u = 0.0
    while u < length - 1.0:
        u += r.exponential(1 / (7 + 34 * np.exp(-((u - 3.4) / 2.4) ** 2)))
        big = r.random() < 0.10
        f, life = (r.uniform(45, 115), 0.5) if big else (r.uniform(140, 2000), r.uniform(0.03, 0.17))
        s = stone(r, int(RATE * life * 5), f, life, 0.8) * (1.8 if big else r.uniform(0.15, 0.65))
        add(dry, pan(s, 0.0 if big else r.uniform(-0.9, 0.9)), u * RATE)
    first = np.sin(2 * np.pi * (34 * t + 3 * (1 - np.exp(-t / 0.09)))) * np.exp(-t / 0.9) * 5
    crack = high(r.standard_normal(n), 700) * np.exp(-t / 0.018) * 5 + band(r.standard_normal(n), 150, 3000) * np.exp(-t / 0.35) * 3.5
    dry += stereo(first + crack)
    for c in (0, 1):
        dry[:, c] += band(r.standard_normal(n), 2200, 9500) * np.interp(t, [0, 0.1, 2, 5, 7.5, length], [0.3, 0.25, 0.3, 0.5, 0.22, 0]) * 0.4
    # Recorded booms and impacts, slowed down: walls that come down one after another.
    for at, slower, gain in ((0.0, 1.0, 5.0), (1.6, 1.3, 3.6), (3.1, 1.15, 4.2), (4.5, 1.45, 4.2), (6.1, 1.6, 3.0)):
        add(dry, samples.boom(4.5, slower), at * RATE, gain)
        add(dry, samples.load("perc_impact1", 1.2 * slower), (at + 0.01 * (at > 0)) * RATE, 0.8 * gain)
        add(dry, samples.load("bd_boom", slower), at * RATE, 0.7 * gain)
    dry[:6] *= np.linspace(0, 1, 6)[:, None]
    wet = space(dry, TEMPLE, 0.32, n)
    wet = soft(wet / np.percentile(np.abs(wet), 99.2) * 2.2)
    wet *= np.interp(t, [0, 6.5, length], [1, 0.85, 0.0])[:, None]
    return finish(np.concatenate([np.zeros((LEAD, 2)), wet]), n, -2.0, 1.0), LEAD


def foghorn(length=6.0):
    r = rng("foghorn")
    n = int(length * RATE)
    t = seconds(n)
    on = np.interp(t, [0, 0.20, 3.3, 3.8], [0, 1, 1, 0])
    f = 86 * (1 - 0.06 * np.exp(-t / 0.12)) * np.interp(t, [0, 3.2, 3.8], [1, 1, 0.9]) * (1 + 0.1 * low(r.standard_normal(n), 6) / 10)
    turn = np.cumsum(f) / RATE
    y = np.zeros(n)
    for k in range(1, 40):
        fk = 86 * k
        form = np.exp(-((fk - 170) / 150) ** 2) + 0.8 * np.exp(-((fk - 430) / 200) ** 2) + 0.25 * np.exp(-((fk - 1100) / 450) ** 2)
        for det in (1, 1.006):
            y += form * k ** -0.35 * np.sin(2 * np.pi * turn * k * det + k)
    y = (y + band(r.standard_normal(n), 150, 900) * 0.5) * on
    return finish(space(y, TEMPLE, 0.45, n), n, -2, 1.0), 0


def page(length=0.9):
    r = rng("page")
    n = int(length * RATE)
    t = seconds(n)
    env = np.interp(t, [0, 0.05, 0.22, 0.38, 0.46, 0.5, 0.62, length], [0, 0.18, 0.55, 0.25, 0.9, 0.5, 0.12, 0])
    crackle = np.zeros(n)
    for _ in range(220):
        q = int(r.uniform(0.0008, 0.005) * RATE)
        add(crackle, np.hanning(q), r.beta(2.2, 2.2) * 0.62 * RATE, r.uniform(0.3, 1.6))
    side = []
    for c in (0, 1):
        w = r.standard_normal(n)
        side.append((band(w, 700, 3500) * 0.6 + band(w, 3000, 11_000) * 0.9) * env * (0.35 + crackle))
    y = np.stack(side, 1) * np.stack([np.linspace(1.5, 0.5, n), np.linspace(0.5, 1.5, n)], 1)
    add(y, stereo(band(r.standard_normal(n), 120, 600) * np.exp(-t / 0.03) * 1.2), 0.455 * RATE)
    return finish(y, n, -6, 0.1), int(0.455 * RATE)


def pop(length=0.25):
    """A cork, small and round."""
    n = int(length * RATE)
    t = seconds(n)
    r = rng("pop")
    y = np.sin(2 * np.pi * (380 * t + 9.0 * (np.exp(t / 0.03).clip(0, 8) - 1) * 0.06)) * np.exp(-t / 0.032)
    y += band(r.standard_normal(n), 800, 4000) * np.exp(-t / 0.003) * 0.5
    y[:24] *= np.linspace(0, 1, 24)
    return finish(space(y, HALL, 0.10, n), n, -6, 0.05), 0


def tick(length=0.12):
    """Wood on wood, the size of a fingernail."""
    n = int(length * RATE)
    t = seconds(n)
    r = rng("tick")
    y = sum(a * np.sin(2 * np.pi * f * t) * np.exp(-t / d) for f, a, d in ((1850, 1, 0.009), (2960, 0.6, 0.006), (4700, 0.35, 0.004)))
    y += high(r.standard_normal(n), 3000) * np.exp(-t / 0.0015) * 0.4
    y[:12] *= np.linspace(0, 1, 12)
    return finish(y, n, -8, 0.02), 0


def ensemble(parts, length, ir, wet, seed):
    """parts: (program, pan 0..127, [(beat second, key, length, velocity)]); drums as program -1."""
    r = rng(seed)
    ev = []
    ch = 0
    for prog, where, notes in parts:
        c = 9 if prog < 0 else ch
        if prog >= 0:
            fluid.program(ev, c, prog)
            ch += 1 + (ch == 8)
        else:
            fluid.program(ev, c, 48)
        fluid.control(ev, c, 10, 0, where)
        for t, key, hold, vel in notes:
            fluid.note(ev, c, key, 0.05 + max(0, t + r.normal(0, 0.004)), hold, vel + r.integers(-4, 5))
    return space(fluid.play(ev, length), ir, wet, int(length * RATE))


def fanfare(length=5.2):
    """Out alive: the Jewel, four notes upward, at last in the brass."""
    b = 0.26
    call = [(0, 62, b), (b, 66, b), (2 * b, 69, b), (3 * b, 74, 2.2 * b), (5.4 * b, 73, 0.6 * b), (6 * b, 74, 7 * b)]
    tpt = [(t, k, d * 0.95, 104) for t, k, d in call]
    horn = [(3 * b, k, 2.2 * b, 96) for k in (57, 62, 66)] + [(5.4 * b, k, 0.5 * b, 92) for k in (57, 61, 64)] + [(6 * b, k, 7 * b, 100) for k in (57, 62, 66)]
    lows = [(0, 50, b, 84), (3 * b, 43, 2 * b, 96), (5.4 * b, 45, 0.5 * b, 92), (6 * b, 38, 7 * b, 104), (6 * b, 50, 7 * b, 96)]
    timp = [(5 * b + i * b / 4, 45, 0.1, 50 + 10 * i) for i in range(4)] + [(6 * b, 38, 1.5, 116)]
    shine = [(6 * b + i * 0.09, 74 + k, 2.0, 74 - 4 * i) for i, k in enumerate((0, 4, 7, 12, 16, 19))]
    x = ensemble([(56, 54, tpt), (60, 76, horn), (57, 70, lows), (47, 64, timp), (9, 40, shine), (-1, 64, [(6 * b, 49, 3, 90)])], length, HALL, 0.35, "fanfare")
    return finish(x, int(length * RATE), -2, 1.6), int(0.05 * RATE)


def defeat(length=5.0):
    """Not out: the Curse, then the low second that never goes home."""
    lows = [(0, 45, 0.9, 96), (0.9, 39, 1.0, 100), (1.9, 38, 2.2, 84)]
    horn = [(0, 57, 0.9, 78), (0.9, 51, 1.0, 80), (1.9, 50, 2.2, 66), (1.9, 53, 2.2, 60)]
    strings = [(1.9, k, 2.4, 62) for k in (38, 45, 50, 53)]
    timp = [(0, 45, 1, 80), (0.9, 39, 1, 84), (1.9, 38, 2, 100), (2.9, 38, 1, 56), (3.7, 38, 1, 36)]
    x = ensemble([(57, 70, lows), (60, 54, horn), (48, 64, strings), (47, 64, timp)], length, TEMPLE, 0.4, "defeat")
    return finish(x, int(length * RATE), -3, 1.6), int(0.05 * RATE)


def drum_roll(length=3.6):
    """A snare and a timpano swell for two and a half seconds and stop on one blow."""
    r = rng("drum roll")
    notes, timp = [], []
    t = 0.0
    while t < 2.45:
        u = t / 2.5
        notes.append((t, 38, 0.1, 26 + 62 * u ** 1.5 + r.integers(-6, 7)))
        t += 0.055 - 0.008 * u
    for i in range(36):
        timp.append((i * 0.07, 43, 0.1, 20 + 52 * (i / 36) ** 1.4))
    x = ensemble([(-1, 64, notes + [(2.5, 38, 0.3, 122), (2.5, 36, 0.3, 122), (2.5, 49, 1, 84)]), (47, 64, timp + [(2.5, 43, 1, 118)])], length, HALL, 0.25, "drum roll")
    return finish(x, int(length * RATE), -2, 0.6), int(2.55 * RATE)


ALL = {"gong": gong, "door": door, "collapse": collapse, "foghorn": foghorn, "page": page, "fanfare": fanfare,
       "defeat": defeat, "drum-roll": drum_roll, "pop": pop, "tick": tick}
