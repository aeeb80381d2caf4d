"""The instruments of Two: choir, low strings and stone, C with a lowered second."""
import numpy as np

import fluid
import samples
from bank import Library, hit, soften
from dsp import RATE, TEMPLE, add, band, bell, fades, fit, high, low, pan, rng, seconds, soft, space, stereo, wide
from effects import stone
from kit_one import skin

KEYS = {"c": 0, "db": 1, "eb": 3, "f": 5, "g": 7, "ab": 8, "bb": 10}


def key(name):
    return KEYS[name[:-1]] + 12 * (int(name[-1]) + 1)


def blows():
    """Timpani, a bass drum, thuds of stone, the heart and the stroke."""
    r = rng("two blows")
    out = {}
    keys = ("c2", "db2", "f2", "g2")
    for k, x in zip(keys, fluid.single(47, [(key(k), 118) for k in keys], 1.7, 1.2)):
        y = x.mean(1) / np.abs(x).max()
        out[f"timp-{k}"] = hit(space(y, TEMPLE, 0.35, int(1.7 * RATE)), 1.7, 0.9, 0.8)
    x = fluid.single(47, [(key("c2"), 58)], 1.7, 1.2)[0]
    out["timp-soft"] = hit(space(low(x.mean(1) / np.abs(x).max(), 900), TEMPLE, 0.4, int(1.7 * RATE)), 1.7, 0.9, 0.6)
    for i, f in enumerate((41, 44, 48)):
        bass = hit(samples.load("drum_bass_hard", (1.45, 1.35, 1.25)[i]).mean(1), 1.8)
        y = low(skin(r, f, 0.5, 1.8, 0.45, 0.8), 1600) + bass / np.abs(bass).max() * 0.8
        out[f"drum-{i + 1}"] = hit(space(y, TEMPLE, 0.45, int(1.8 * RATE)), 1.8, 1.0, 0.95)
    for i, f in enumerate((78, 95, 120)):
        y = stone(r, int(0.9 * RATE), f, 0.16, 0.9)
        y += skin(r, f * 0.62, 0.18, 0.9, 0.2)[:len(y)] * 1.4
        out[f"thud-{i + 1}"] = hit(space(y, TEMPLE, 0.4, int(1.2 * RATE)), 1.2, 0.7, 0.75)
    big = skin(r, 39, 0.6, 2.4, 0.8, 1.0)
    add(big, stone(r, int(1.2 * RATE), 85, 0.30, 1.0), 60, 0.8)
    add(big, skin(r, 65, 0.5, 2.2, 1.0), 260, 0.6)
    for name, slower, gain in (("drum_bass_hard", 1.25, 1.0), ("perc_impact1", 1.35, 1.0), ("bd_boom", 1.2, 0.8)):
        x = samples.load(name, slower).mean(1)
        add(big, x / np.abs(x).max(), 0, gain)
    out["stroke"] = hit(space(soft(big, 0.6), TEMPLE, 0.45, int(2.4 * RATE)), 2.4, 1.4, 1.2)
    for i, (f, g) in enumerate(((43, 1.0), (51, 0.75))):
        out["heart-" + "ab"[i]] = hit(low(skin(r, f, 0.15, 0.6, 0.5, 1.6), 280), 0.6, 0.32, 0.8 * g)
    names = ("g1", "ab1", "bb1", "c2", "db2", "eb2", "f2")
    for k, a, b in zip(names, fluid.single(fluid.FAST, [(key(k), 112) for k in names], 1.0, 0.35, bank=fluid.BASSES, font=fluid.RICH),
                       fluid.single(fluid.PIZZICATO, [(key(k), 112) for k in names], 1.0, 0.5, bank=fluid.BASSES, font=fluid.RICH)):
        y = a.mean(1) / np.abs(a).max() + 0.8 * b.mean(1) / np.abs(b).max()
        out[f"bass-{k}"] = hit(space(y, TEMPLE, 0.2, int(1.0 * RATE)), 1.0, 0.6, 0.55)
    return out


def stones():
    """Clicks that tick, slabs that scrape, water that falls."""
    r = rng("two stones")
    out = {}
    for i in range(4):
        y = stone(r, int(0.2 * RATE), r.uniform(900, 1500), 0.016, 0.5) + 0.7 * np.sin(2 * np.pi * r.uniform(1900, 3100) * seconds(int(0.2 * RATE))) * np.exp(-seconds(int(0.2 * RATE)) / 0.012)
        out[f"click-{i + 1}"] = hit(space(pan(y, (-0.6, 0.6, -0.25, 0.3)[i]), TEMPLE, 0.45, int(0.5 * RATE)), 0.5, 0.35, 0.6)
    for i in range(3):
        n = int(1.0 * RATE)
        slip = np.abs(low(r.standard_normal(n), 18) * 18).clip(0, 1)
        y = (band(r.standard_normal(n), 250, 1400) + 0.4 * band(r.standard_normal(n), 2000, 6500) * slip) * (0.2 + slip) * np.hanning(n)
        out[f"scrape-{i + 1}"] = hit(space(pan(y, (-0.5, 0.5, 0.0)[i]), TEMPLE, 0.5, int(1.4 * RATE)), 1.4, 0.8, 0.5)
    for i in range(5):
        n = int(0.12 * RATE)
        t = seconds(n)
        f = r.uniform(900, 2100)
        y = np.sin(2 * np.pi * (f * t + f * 1.6 * t ** 2)) * np.exp(-t / 0.018) + 0.3 * np.sin(2 * np.pi * f * 2.3 * t) * np.exp(-t / 0.006)
        out[f"drip-{i + 1}"] = hit(space(pan(y, r.uniform(-0.8, 0.8)), TEMPLE, 0.9, int(1.3 * RATE)), 1.3, 0.9, 0.45)
    crash = fluid.single(48, [(52, 112)], 2.6, 1.2, drums=True, font=fluid.RICH)[0]
    out["crash"] = hit(wide(space(low(crash, 6000), TEMPLE, 0.3, int(2.4 * RATE)), -5.0), 2.4, 1.5, 0.55)
    swell = fit(low(crash, 7000), int(2.0 * RATE))[::-1] * np.linspace(0, 1, int(2.0 * RATE))[:, None] ** 1.6
    out["swell"] = fades(swell / np.abs(swell).max() * 0.5, 2400, 480)
    return out


def bows():
    """Short bows for the ostinato: cellos below, violas above."""
    names = ("c3", "db3", "eb3", "f3", "g3", "ab3", "bb3", "c4", "db4", "eb4", "f4", "g4")
    cello = fluid.single(42, [(key(k), 110) for k in names], 0.6, 0.16, font=fluid.RICH)
    celli = fluid.single(fluid.FAST, [(key(k), 120) for k in names], 0.6, 0.18, bank=fluid.CELLI, font=fluid.RICH)
    violas = fluid.single(fluid.FAST, [(key(k), 116) for k in names], 0.6, 0.18, bank=fluid.VIOLAS, font=fluid.RICH)
    many = [a / np.abs(a).max() + (0.4 if key(k) < 55 else 0.9) * b / np.abs(b).max() for k, a, b in zip(names, celli, violas)]
    out = {}
    for i, (k, a, b) in enumerate(zip(names, cello, many)):
        y = pan(a.mean(1) / np.abs(a).max(), 0.35) + 0.8 * b / np.abs(b).max()
        out[f"bow-{k}"] = hit(wide(space(y, TEMPLE, 0.28, int(0.65 * RATE)), -2.5), 0.65, 0.4, 0.7)
    return out


def bells():
    out = {}
    names = ("c3", "c4", "db4", "g4")
    for k, x in zip(names, fluid.single(14, [(key(k), 108) for k in names], 3.4, 3.0)):
        out[f"bell-{k}"] = hit(space(x / np.abs(x).max(), TEMPLE, 0.4, int(3.4 * RATE)), 3.4, 2.0, 0.7)
    names = ("c5", "eb5", "f5", "g5", "bb5", "c6")
    cel = fluid.single(8, [(key(k), 96) for k in names], 1.9, 1.5)
    glass = fluid.single(98, [(key(k), 84) for k in names], 1.9, 1.2)
    for k, a, b in zip(names, cel, glass):
        y = a / np.abs(a).max() + 0.30 * b / np.abs(b).max()
        out[f"jewel-{k}"] = hit(space(y, TEMPLE, 0.6, int(2.0 * RATE)), 2.0, 1.2, 0.65)
    return out


def throats():
    """Men who shout one syllable, and the low brass of the curse."""
    out = {}
    for name, chord in (("c", (48, 49, 55, 60)), ("db", (49, 53, 56, 61)), ("ab", (44, 51, 56, 60))):
        ev = []
        fluid.program(ev, 0, 52)
        fluid.program(ev, 1, 52)
        fluid.control(ev, 0, 10, 0, 36)
        fluid.control(ev, 1, 10, 0, 92)
        for i, k in enumerate(chord):
            fluid.note(ev, i % 2, k, 0.05, 0.42, 122)
            fluid.note(ev, 1 - i % 2, k, 0.075, 0.38, 104)
        x = fluid.play(ev, 1.2)
        r = rng("two hah " + name)
        n = len(x)
        puff = band(r.standard_normal(n), 700, 4500) * np.exp(-seconds(n) / 0.05) * 0.25 * np.abs(x).max()
        add(x, stereo(puff), int(0.05 * RATE))
        out[f"hah-{name}"] = hit(space(bell(x, 900, 4), TEMPLE, 0.45, int(1.6 * RATE)), 1.6, 1.0, 0.8)
    for kind, names, length, hold, vel in (("horn", ("c2", "db2", "eb2", "g2", "ab2"), 1.0, 0.3, 116), ("call", ("c2", "db2", "g2"), 2.9, 2.2, 100)):
        layers = [fluid.single(p, [(key(k) + up, vel) for k in names], length, hold) for p, up in ((57, 0), (58, 0), (60, 12))]
        for k, *trio in zip(names, *layers):
            y = sum(g * x / np.abs(x).max() for g, x in zip((0.75, 0.75, 0.5), trio))
            out[f"{kind}-{k}"] = hit(space(low(y, 5000), TEMPLE, 0.5, int((length + 0.2) * RATE)), length + 0.2, length * 0.4, 0.75)
    return out


def choir(chord, seed, high_voice=None):
    """Men in close clusters, eight seconds; each voice comes in at its own time."""
    r = rng("two choir " + seed)
    ev = []
    for ch, (prog, where) in enumerate(((52, 34), (53, 94), (52, 64))):
        fluid.program(ev, ch, prog)
        fluid.control(ev, ch, 10, 0, where)
        for i in range(41):
            u = i / 40
            fluid.control(ev, ch, 11, i * 0.2, 58 + 56 * np.sin(np.pi * u) ** 0.8 + 6 * np.sin(9 * u + ch))
            fluid.bend(ev, ch, i * 0.2, 0.05 * np.sin(2 * np.pi * (0.7 + 0.2 * ch) * i * 0.2 + ch))
    for i, k in enumerate(chord):
        fluid.note(ev, i % 3, k, 0.05 + r.uniform(0, 0.25), 7.3, 84 + r.integers(-8, 9))
        fluid.note(ev, (i + 1) % 3, k, 0.1 + r.uniform(0, 0.35), 7.1, 66 + r.integers(-8, 9))
    if high_voice:
        fluid.note(ev, 1, high_voice, 1.6, 5.4, 58)
    return soften(space(fluid.play(ev, 7.9), TEMPLE, 0.5, int(8.0 * RATE)), 0.05, 0.9)


def strings(chord, seed):
    """Basses and celli, bowed slowly, violas above them; eight seconds."""
    r = rng("two strings " + seed)
    ev = []
    for ch, (bank, where) in enumerate(((fluid.BASSES, 64), (fluid.CELLI, 84), (fluid.VIOLAS, 44))):
        fluid.program(ev, ch, fluid.SLOW, bank)
        fluid.control(ev, ch, 10, 0, where)
        for i in range(41):
            fluid.control(ev, ch, 11, i * 0.2, 66 + 46 * np.sin(np.pi * min(1, i / 34)) ** 0.7)
    for k in chord:
        ch = 0 if k < 43 else 1
        fluid.note(ev, ch, k, 0.05 + r.uniform(0, 0.08), 7.3, 92 + r.integers(-6, 7))
        if k < 50:
            fluid.note(ev, 1 if k + 12 < 50 else 2, k + 12, 0.1, 7.2, 62)
    return soften(wide(space(fluid.play(ev, 7.9, font=fluid.RICH), TEMPLE, 0.3, int(8.0 * RATE)), -2.5), 0.04, 0.8)


def solo(bars, bpm, seed):
    """An oboe that leans into its notes like a duduk. bars: [(beat, key, beats, lean)]."""
    ev = []
    r = rng("two solo " + seed)
    beat = 60 / bpm
    fluid.program(ev, 0, 68)
    fluid.program(ev, 1, 69)
    end = 0
    for at, k, d, lean in bars:
        t, d = 0.05 + at * beat, d * beat
        for ch, v in ((0, 76), (1, 84)):
            fluid.note(ev, ch, key(k), t + r.normal(0, 0.006) * (at > 0), d * 0.98, v + r.integers(-5, 6))
            for i in range(10):
                fluid.bend(ev, ch, t + i * 0.025, lean * (1 - i / 9))
            for i in range(int(max(0, d - 0.5) / 0.04)):
                fluid.bend(ev, ch, t + 0.5 + i * 0.04, 0.20 * min(1, i / 14) * np.sin(2 * np.pi * 4.7 * i * 0.04))
            for i in range(max(1, int(d / 0.08))):
                fluid.control(ev, ch, 11, t + i * 0.08, 74 + 40 * np.sin(np.pi * (i * 0.08 / max(d, 0.1)) ** 0.7))
        end = max(end, t + d)
    x = low(high(fluid.play(ev, end + 0.4), 180), 5200)
    return soften(space(x, TEMPLE, 0.7, int((end + 2.2) * RATE)), 0.01, 1.3)


def drone(length=24.0):
    """Breath in a deep hall: C, its fifth, and stone that hums."""
    r = rng("two drone")
    n = int(length * RATE)
    t = seconds(n)
    y = np.zeros((n, 2))
    for k, (f, a) in enumerate(((32.70, 0.5), (65.41, 1.0), (98.0, 0.35), (130.8, 0.4), (196.0, 0.22), (261.6, 0.12), (277.2, 0.06))):
        for d in (-0.0012, 0.0009):
            s = a * np.sin(2 * np.pi * f * (1 + d) * t + k) * (0.65 + 0.35 * np.sin(2 * np.pi * t / r.uniform(5, 11) + r.uniform(0, 6)))
            y += pan(s, 0.0 if f < 150 else r.uniform(-0.7, 0.7))
    for c in (0, 1):
        y[:, c] += band(r.standard_normal(n), 180, 700) * (0.10 + 0.10 * np.sin(2 * np.pi * t / 7 + c))
    return soften(space(y, TEMPLE, 0.4, n), 1.0, 2.0)


def air(kind, length=16.0):
    """`breath`: the choir without a note. `cave`: drops and far gravel."""
    r = rng("two air " + kind)
    n = int(length * RATE)
    t = seconds(n)
    out = np.zeros((n, 2))
    for c in (0, 1):
        w = r.standard_normal(n)
        slow = 0.5 - 0.5 * np.cos(2 * np.pi * t / 5.3 + 0.4 * c)
        out[:, c] = band(w, 350, 900) * 0.5 * slow + band(w, 1400, 2600) * 0.22 * slow ** 2 + band(w, 150, 400) * 0.25
    if kind == "cave":
        out *= 0.35
        for _ in range(22):
            m = int(0.1 * RATE)
            u = seconds(m)
            f = r.uniform(800, 2400)
            drip = np.sin(2 * np.pi * (f * u + f * 1.5 * u ** 2)) * np.exp(-u / 0.016)
            add(out, space(pan(drip, r.uniform(-0.9, 0.9)), TEMPLE, 1.0), r.uniform(0.3, length - 3) * RATE, r.uniform(0.15, 0.6))
        for _ in range(5):
            add(out, space(pan(stone(r, 9600, r.uniform(200, 500), 0.04, 0.5), r.uniform(-0.9, 0.9)), TEMPLE, 1.4), r.uniform(0.3, length - 3) * RATE, r.uniform(0.03, 0.1))
    return fades(high(fit(out, n), 120), int(1.5 * RATE), int(1.5 * RATE))


def riser(length=20.0):
    """A cluster of voices that climbs a fifth, and the air of a passage closing."""
    r = rng("two riser")
    n = int(length * RATE)
    t = seconds(n)
    u = t / length
    out = np.zeros((n, 2))
    for k, f in enumerate((130.8, 138.6, 155.6, 196.0, 207.7, 261.6, 277.2, 311.1, 392.0)):
        turn = np.cumsum(f * 2 ** (7 / 12 * u ** 1.5) * (1 + 0.004 * np.sin(2 * np.pi * 5 * t + k))) / RATE
        voice = sum(np.sin(2 * np.pi * turn * h) * np.exp(-((f * h - 750) / 420) ** 2) for h in range(1, 9)) + 0.3 * np.sin(2 * np.pi * turn)
        out += pan(voice * (0.6 + 0.4 * np.sin(2 * np.pi * (2 + 6 * u) * t + k)) * 0.2, r.uniform(-0.8, 0.8))
    for c in (0, 1):
        w = r.standard_normal(n)
        out[:, c] += band(w, 200, 900) * 0.25 * (1 - u) + band(w, 900, 3600) * 0.35 * u ** 2
    out *= (0.06 + 0.94 * u ** 2.0)[:, None]
    return fades(space(out, TEMPLE, 0.25, n), 4800, 1200)


def roll(length=3.0):
    """A timpani roll on the fifth that grows, and a drum roll behind it."""
    ev = []
    fluid.program(ev, 0, 47)
    r = rng("two roll")
    n = int(2.6 / 0.075)
    for i in range(n):
        fluid.note(ev, 0, 43, 0.05 + i * 0.075 + r.normal(0, 0.004) * (i > 0), 0.2, 34 + 70 * (i / n) ** 1.3 + r.integers(-5, 6))
    x = fluid.play(ev, 2.8)
    x = x / np.abs(x).max() + 0.7 * fit(low(samples.roll(2.7), 2500), len(x))
    return soften(space(x, TEMPLE, 0.3, int(length * RATE)), 0.01, 0.35)


def build():
    lib = Library("two")
    lib.bank("low", blows(), mono=True)
    lib.bank("stones", stones())
    lib.bank("bows", bows())
    lib.bank("bells", bells())
    lib.bank("throats", throats())
    # Close and dark, the second always somewhere in it.
    for name, chord, top in (("c", (48, 55, 60, 61), None), ("db", (49, 53, 56, 60), None), ("ab", (44, 51, 56, 60), 67), ("f", (41, 53, 56, 60), 65), ("bbm", (46, 53, 58, 61), None), ("cluster", (48, 49, 55, 56, 60, 61), None)):
        lib.stream(f"choir-{name}", choir(chord, name, top))
    for name, chord in (("c", (36, 43, 48)), ("db", (37, 44, 49)), ("ab", (32, 39, 48)), ("f", (29, 41, 48)), ("bbm", (34, 41, 49))):
        lib.stream(f"strings-{name}", strings(chord, name))
    phrases = {
        "1": [(0, "g4", 1.5, -0.7), (1.5, "ab4", 0.5, 0), (2, "g4", 2, 0), (4, "f4", 0.5, 0), (4.5, "eb4", 0.5, 0), (5, "db4", 1, 0.4), (6, "c4", 2, 0)],
        "2": [(0, "c5", 1, -1), (1, "bb4", 0.5, 0), (1.5, "ab4", 0.5, 0), (2, "bb4", 0.5, -0.3), (2.5, "g4", 2.5, 0), (5, "ab4", 0.33, 0), (5.33, "g4", 0.33, 0), (5.66, "f4", 0.34, 0), (6, "g4", 2, -0.5)],
        "3": [(0, "eb4", 1, -0.5), (1, "f4", 0.5, 0), (1.5, "g4", 1.5, -0.4), (3, "db5", 1, -1), (4, "c5", 2.5, 0.3), (6.5, "bb4", 0.5, 0), (7, "g4", 1, 0)],
    }
    for name, notes in phrases.items():
        x = solo(notes, 81, name)
        lib.stream(f"solo-{name}", x)
    lib.stream("drone", drone())
    lib.stream("air-breath", air("breath"))
    lib.stream("air-cave", air("cave"))
    lib.stream("riser", riser())
    lib.stream("roll", roll())
    lib.stream("boom", space(samples.boom(5.0, 1.15), TEMPLE, 0.3, int(5.0 * RATE)))
    return lib
