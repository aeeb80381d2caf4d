"""The instruments of One: drums and jungle, D with a lowered second."""
import numpy as np

import fluid
import samples
from bank import Library, hit, soften
from dsp import COURT, RATE, TEMPLE, add, band, fades, fit, high, low, pan, rng, seconds, soft, space

KEYS = {"d": 2, "eb": 3, "fs": 6, "g": 7, "a": 9, "bb": 10, "c": 0}


def key(name):
    """'eb3' is MIDI 51."""
    return KEYS[name[:-1]] + 12 * (int(name[-1]) + 1)


def skin(r, f, life, length, snap, drop=0.5):
    """A struck skin: a falling fundamental, the first membrane modes, and the stick."""
    n = int(length * RATE)
    t = seconds(n)
    y = np.zeros(n)
    for ratio, a, d in ((1, 1, 1), (1.59, 0.45, 0.5), (2.14, 0.32, 0.38), (2.30, 0.22, 0.3), (2.65, 0.18, 0.25), (3.16, 0.12, 0.2)):
        fr = f * ratio * r.uniform(0.99, 1.01)
        y += a * np.sin(2 * np.pi * (fr * t + fr * drop * 0.03 * (1 - np.exp(-t / 0.03)))) * np.exp(-t / (life * d))
    y += snap * band(r.standard_normal(n), 300, 3500) * np.exp(-t / 0.012)
    y += snap * 0.5 * high(r.standard_normal(n), 3000) * np.exp(-t / 0.004)
    return y


def deep_taikos():
    r = rng("one taiko")
    font = fluid.single(116, [(36, 127), (38, 127), (40, 120), (47, 127), (50, 120)], 1.8, 1.5)
    out = {}
    for i, f in enumerate((52, 55, 58)):
        y = font[i].mean(1)
        tom = samples.load("drum_tom_lo_hard", (1.30, 1.22, 1.15)[i]).mean(1)
        y = hit(y, 1.7) / np.abs(y).max() + hit(skin(r, f, 0.34, 1.7, 0.6), 1.7) * 0.75 + hit(tom, 1.7) * 0.6
        out[f"taiko-{i + 1}"] = hit(space(soft(y, 1.2), COURT, 0.30, int(1.7 * RATE)), 1.7, 0.9, 1.0)
    for i, f in enumerate((96, 108)):
        y = font[3 + i].mean(1)
        y = hit(y, 1.1) / np.abs(y).max() + hit(skin(r, f, 0.2, 1.1, 0.7), 1.1) * 0.6
        out[f"dum-{i + 1}"] = hit(space(y, COURT, 0.28, int(1.1 * RATE)), 1.1, 0.7, 0.72)
    big = skin(r, 44, 0.55, 2.4, 1.2, 1.0)
    for k in range(5):  # five drummers, never quite together
        add(big, skin(r, r.uniform(50, 75), 0.4, 2.0, 1.1), r.uniform(0, 0.012) * RATE, 0.55)
    # A recorded skin and a recorded impact under them: the weight that sines lack.
    for name, gain in (("drum_bass_hard", 1.1), ("perc_impact1", 0.9), ("bd_boom", 0.8)):
        x = samples.load(name).mean(1)
        add(big, x / np.abs(x).max(), 0, gain)
    out["stroke"] = hit(space(soft(big, 0.6), TEMPLE, 0.40, int(2.4 * RATE)), 2.4, 1.4, 1.25)
    for i, (f, g) in enumerate(((47, 1.0), (56, 0.75))):
        y = low(skin(r, f, 0.13, 0.55, 0.5, 1.6), 320)
        out["heart-" + "ab"[i]] = hit(y, 0.55, 0.3, 0.8 * g)
    return out


def basses():
    names = ("a1", "bb1", "c2", "d2", "eb2", "fs2", "g2")
    font = fluid.single(32, [(key(k), 112) for k in names], 1.2, 0.7)
    r = rng("one bass")
    out = {}
    for k, x in zip(names, font):
        f = 440 * 2 ** ((key(k) - 69) / 12)
        t = seconds(len(x))
        y = x.mean(1) / np.abs(x).max() + 0.5 * np.sin(2 * np.pi * f * t) * np.exp(-t / 0.4) * (1 - np.exp(-t / 0.01))
        out[f"bass-{k}"] = hit(soft(y), 1.0, 0.5, 0.6 * r.uniform(0.96, 1.04))
    return out


def hands():
    """Congas and bongos from the font; log drums, shakers and rattles by hand."""
    r = rng("one hands")
    out = {}
    kit = fluid.single(0, [(64, 118), (63, 118), (62, 112), (61, 116), (60, 116)], 0.8, 0.5, drums=True)
    for (name, where, loud), x in zip((("conga-low", -0.35, 0.8), ("conga-high", -0.2, 0.8), ("conga-slap", -0.28, 0.75), ("bongo-low", 0.45, 0.62), ("bongo-high", 0.55, 0.6)), kit):
        y = hit(x.mean(1), 0.6)
        out[name] = hit(space(pan(y / np.abs(y).max(), where), COURT, 0.25, int(0.7 * RATE)), 0.7, 0.4, loud)
    for i, (f, where) in enumerate(((147, 0.30), (175, 0.42), (220, 0.55), (262, 0.65))):
        n = int(0.6 * RATE)
        t = seconds(n)
        y = np.sin(2 * np.pi * f * t) * np.exp(-t / 0.14) + 0.4 * np.sin(2 * np.pi * f * 2.71 * t) * np.exp(-t / 0.05) + 0.2 * np.sin(2 * np.pi * f * 5.15 * t) * np.exp(-t / 0.02)
        y += 0.35 * band(r.standard_normal(n), 500, 3000) * np.exp(-t / 0.006)
        out[f"log-{i + 1}"] = hit(space(pan(y, where), COURT, 0.25, int(0.75 * RATE)), 0.75, 0.4, 0.7)
    for i in range(3):
        n = int(0.35 * RATE)
        t = seconds(n)
        y = sum(np.sin(2 * np.pi * f * r.uniform(0.97, 1.03) * t) * np.exp(-t / d) for f, d in ((520, 0.02), (1130, 0.014), (2400, 0.008)))
        y += band(r.standard_normal(n), 1200, 7000) * np.exp(-t / 0.010)
        out[f"ka-{i + 1}"] = hit(space(pan(y, (-0.5, 0.0, 0.5)[i]), COURT, 0.3, int(0.5 * RATE)), 0.5, 0.3, 0.7)
    for i in range(4):
        n = int(0.16 * RATE)
        t = seconds(n)
        env = (t / 0.02).clip(0, 1) * np.exp(-t / (0.03 if i % 2 else 0.045))
        y = band(r.standard_normal(n), 4200, 12_500) * env
        out[f"shaker-{i + 1}"] = hit(pan(y, 0.5 if i < 2 else -0.55), 0.16, 0.06, 0.42)
    for i in range(2):
        y = np.zeros(int(0.9 * RATE))
        for _ in range(70):
            n = 700
            add(y, band(r.standard_normal(n), 2500, 9500) * np.exp(-seconds(n) / 0.003), (r.beta(2, 3) * 0.8) * RATE, r.uniform(0.2, 1))
        out[f"rattle-{i + 1}"] = hit(space(pan(y, -0.6 + 1.2 * i), COURT, 0.25, int(1.0 * RATE)), 1.0, 0.5, 0.5)
    crash = fluid.single(48, [(49, 112)], 2.4, 1.0, drums=True, font=fluid.RICH)[0]
    out["crash"] = hit(space(low(crash, 9000), COURT, 0.2, int(2.2 * RATE)), 2.2, 1.4, 0.6)
    swell = fit(crash, int(1.6 * RATE))[::-1] * np.linspace(0, 1, int(1.6 * RATE))[:, None] ** 1.5
    out["swell"] = fades(swell / np.abs(swell).max() * 0.5, 2400, 480)
    return out


def mallets():
    out = {}
    marimba = ("d3", "eb3", "fs3", "g3", "a3", "bb3", "c4", "d4", "eb4", "fs4", "g4", "a4", "bb4", "c5", "d5")
    for i, (k, x) in enumerate(zip(marimba, fluid.single(12, [(key(k), 104) for k in marimba], 0.8, 0.5))):
        where = -0.45 + 0.5 * i / len(marimba)
        out[f"mar-{k}"] = hit(space(pan(x.mean(1) / np.abs(x).max(), where), COURT, 0.3, int(0.85 * RATE)), 0.85, 0.5, 0.7)
    kalimba = ("a3", "d4", "eb4", "fs4", "g4", "a4", "c5", "d5")
    for i, (k, x) in enumerate(zip(kalimba, fluid.single(108, [(key(k), 100) for k in kalimba], 1.0, 0.6))):
        out[f"kal-{k}"] = hit(space(pan(x.mean(1) / np.abs(x).max(), 0.35), COURT, 0.35, int(1.0 * RATE)), 1.0, 0.6, 0.6)
    jewel = ("a4", "d5", "eb5", "fs5", "g5", "a5")
    vib = fluid.single(11, [(key(k), 92) for k in jewel], 2.0, 1.6)
    cel = fluid.single(8, [(key(k) + 12, 84) for k in jewel], 2.0, 1.6)
    for k, a, b in zip(jewel, vib, cel):
        y = a / np.abs(a).max() + 0.45 * b / np.abs(b).max()
        out[f"jewel-{k}"] = hit(space(y, TEMPLE, 0.5, int(2.0 * RATE)), 2.0, 1.1, 0.7)
    return out


def low_brass(names, length, hold, vel, swell):
    """Horns, trombones and tuba on one note, an octave apart."""
    layers = [fluid.single(p, [(key(k) + up, vel) for k in names], length, hold) for p, up in ((57, 0), (58, 0), (60, 12))]
    out = []
    for trio in zip(*layers):
        y = sum(g * x / np.abs(x).max() for g, x in zip((0.8, 0.7, 0.55), trio))
        if swell:
            t = seconds(len(y))
            y = y * np.interp(t, [0, 0.15, 0.6, hold, length], [0.5, 1, 0.7, 1.0, 1.0])[:, None]
        out.append(y)
    return out


def brass():
    out = {}
    short = ("d2", "eb2", "fs2", "g2", "a2", "bb2", "c3")
    for k, y in zip(short, low_brass(short, 0.9, 0.28, 118, False)):
        out[f"horn-{k}"] = hit(space(y, COURT, 0.4, int(0.95 * RATE)), 0.95, 0.5, 0.75)
    long = ("d2", "eb2", "a2")
    for k, y in zip(long, low_brass(long, 2.7, 2.0, 104, True)):
        out[f"call-{k}"] = hit(space(y, TEMPLE, 0.4, int(2.8 * RATE)), 2.8, 0.9, 0.75)
    return out


# By the height of a note: who plays it.
SECTIONS = ((45, fluid.BASSES, 64), (52, fluid.CELLI, 84), (60, fluid.VIOLAS, 78), (128, fluid.VIOLINS, 40))


def strings(chord, seed):
    """Low tremolo strings, seven seconds, breathing once; each section in its own place."""
    r = rng("one strings " + seed)
    ev = []
    for ch, (_, bank, where) in enumerate(SECTIONS):
        fluid.program(ev, ch, fluid.TREMOLO, bank)
        fluid.control(ev, ch, 10, 0, where)
        for i in range(36):
            fluid.control(ev, ch, 11, i * 0.2, 74 + 36 * np.sin(np.pi * (i / 36)) + r.integers(-3, 4))
    for k in chord:
        for key_, vel in ((k, 78), (k + 12, 58)) if k < 62 else ((k, 78),):
            ch = next(i for i, (top, _, _) in enumerate(SECTIONS) if key_ < top)
            fluid.note(ev, ch, key_, 0.05 + r.uniform(0, 0.08), 6.6, vel + r.integers(-6, 7))
    return soften(space(fluid.play(ev, 7.2, font=fluid.RICH), TEMPLE, 0.35, int(7.4 * RATE)), 0.05, 0.7)


def drone(length=24.0):
    """A hollow trunk, blown: harmonics of D under a mouth that keeps moving."""
    r = rng("one drone")
    n = int(length * RATE)
    t = seconds(n)
    f = 36.71 * 2
    wob = 1 + 0.0025 * low(r.standard_normal(n), 3) * 30
    turn = np.cumsum(f * wob) / RATE
    mouth = 520 + 260 * np.sin(2 * np.pi * t / 6) + 140 * np.sin(2 * np.pi * t / 2.4 + 1) + 120 * low(r.standard_normal(n), 1.5) * 60
    y = np.zeros(n)
    for k in range(1, 28):
        form = np.exp(-((f * k - mouth) / 170) ** 2) + 0.25 * np.exp(-((f * k - 1700 - 0.8 * (mouth - 520)) / 260) ** 2)
        y += (1.0 / k + 0.55 * form) * np.sin(2 * np.pi * turn * k + k * k)
    breath = 0.75 + 0.25 * np.sin(2 * np.pi * t / 4 - 1)
    y = y * breath + 0.15 * band(r.standard_normal(n), 200, 900) * breath
    fifth = 0.35 * np.sin(2 * np.pi * 110.0 * t) * (0.5 + 0.5 * np.sin(2 * np.pi * t / 12 - 1.5))
    return soften(space(y + fifth, COURT, 0.35, n), 1.0, 2.0)


def air(kind, length=16.0):
    """Insects, frogs and far birds. By day they chirr; by night they answer."""
    r = rng("one air " + kind)
    n = int(length * RATE)
    t = seconds(n)
    out = np.zeros((n, 2))
    for _ in range(7 if kind == "day" else 9):
        f = r.uniform(3600, 6800) if kind == "day" else r.uniform(2600, 4600)
        rate = r.uniform(14, 32) if kind == "day" else r.uniform(7, 15)
        gate = (np.sin(2 * np.pi * rate * t + r.uniform(0, 6)) > 0.1).astype(float)
        gate = low(gate, 140) * (0.5 + 0.5 * np.sin(2 * np.pi * t / r.uniform(2.5, 7) + r.uniform(0, 6))).clip(0, 1) ** 1.5
        out += pan(np.sin(2 * np.pi * f * t + 0.8 * np.sin(2 * np.pi * 90 * t)) * gate * r.uniform(0.15, 0.5), r.uniform(-0.95, 0.95))
    for c in (0, 1):
        out[:, c] += 0.25 * band(r.standard_normal(n), 900, 5000) * (0.6 + 0.4 * np.sin(2 * np.pi * t / 8 + c))
    for _ in range(7):
        m = int(r.uniform(0.25, 0.6) * RATE)
        u = seconds(m)
        top = r.uniform(1100, 2600)
        glide = top * (1 + 0.25 * np.sin(2 * np.pi * u * r.uniform(3, 9)) * np.exp(-u * 3)) if kind == "day" else r.uniform(260, 420) * (1 + 0.15 * u)
        bird = np.sin(2 * np.pi * np.cumsum(np.broadcast_to(glide, u.shape)) / RATE) * np.hanning(m)
        if kind == "night":
            bird = bird * (0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 26 * u)))
            bird = band(bird, 200, 2500)
        add(out, space(pan(bird, r.uniform(-0.8, 0.8)), TEMPLE, 1.2), r.uniform(0.5, length - 3) * RATE, r.uniform(0.25, 0.6))
    return fades(high(fit(out, n), 150), int(1.5 * RATE), int(1.5 * RATE))


def flute(notes, seed):
    """A wooden flute far off: (second, key, length, bend from)."""
    ev = []
    r = rng("one flute " + seed)
    fluid.program(ev, 0, 77)
    fluid.program(ev, 1, 75)
    end = 0
    for t, k, d, b in notes:
        for ch, v in ((0, 88), (1, 70)):
            fluid.note(ev, ch, key(k), 0.05 + t, d, v + r.integers(-6, 7))
            for i in range(12):
                fluid.bend(ev, ch, 0.05 + t + i * 0.02, b * (1 - i / 11))
            for i in range(int(max(0, d - 0.4) / 0.04)):
                fluid.bend(ev, ch, 0.05 + t + 0.4 + i * 0.04, 0.16 * min(1, i / 10) * np.sin(2 * np.pi * 5.2 * i * 0.04))
        end = max(end, t + d)
    return soften(space(fluid.play(ev, end + 0.5), TEMPLE, 0.9, int((end + 2.2) * RATE)), 0.01, 1.2)


def riser(length=20.0):
    """Rising wind and tremolo: quiet for long, steep at the end."""
    r = rng("one riser")
    n = int(length * RATE)
    t = seconds(n)
    u = t / length
    out = np.zeros((n, 2))
    for c in (0, 1):
        w = r.standard_normal(n)
        for i in range(6):
            f0 = 250 * 2 ** (i * 0.9)
            out[:, c] += band(w, f0, f0 * 1.7) * np.exp(-((u * 6 - i) / 1.2) ** 2)
    for k in range(14):
        f = 73.4 * 2 ** (k / 3.5) * 2 ** (1.0 * u)
        out += pan(np.sin(2 * np.pi * np.cumsum(f) / RATE + k) * (0.5 + 0.5 * np.sin(2 * np.pi * (4 + 10 * u) * t + k)) * 0.10, r.uniform(-0.7, 0.7))
    out *= (0.06 + 0.94 * u ** 2.2)[:, None]
    return fades(space(out, COURT, 0.2, n), 4800, 1200)


def build():
    lib = Library("one")
    lib.bank("low", {**deep_taikos(), **basses()}, mono=True)
    lib.bank("drums", hands())
    lib.bank("mallets", mallets())
    lib.bank("brass", brass())
    for name, chord in (("d", (38, 45, 50, 57)), ("eb", (39, 46, 51, 55)), ("g", (31, 43, 50, 58)), ("c", (36, 43, 51, 55)), ("cluster", (38, 50, 51, 57, 58))):
        lib.stream(f"strings-{name}", strings(chord, name))
    lib.stream("drone", drone())
    lib.stream("air-day", air("day"))
    lib.stream("air-night", air("night"))
    lib.stream("flute-1", flute([(0, "a4", 0.5, -0.8), (0.5, "bb4", 0.35, 0), (0.85, "a4", 1.6, 0)], "1"))
    lib.stream("flute-2", flute([(0, "d5", 0.9, -1), (0.9, "c5", 0.3, 0), (1.2, "bb4", 0.3, 0), (1.5, "a4", 0.5, 0), (2.0, "fs4", 1.3, 0.3)], "2"))
    lib.stream("flute-3", flute([(0, "g4", 0.3, 0), (0.3, "a4", 0.3, 0), (0.6, "c5", 0.9, -0.6), (1.5, "eb5", 0.5, -1), (2.0, "d5", 1.5, 0)], "3"))
    lib.stream("riser", riser())
    lib.stream("boom", space(samples.boom(4.5), COURT, 0.2, int(4.5 * RATE)))
    lib.stream("roll", space(samples.roll(3.0), COURT, 0.25, int(3.0 * RATE)))
    return lib
