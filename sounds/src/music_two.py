"""Two: choir, low strings and stone. C with a lowered second; the temple itself breathes."""
import form
from dsp import RATE
from form import Layers, Section, countdown

S = RATE
PAD, AIR, DRONE = 8 * S, 16 * S, 24 * S

# Marks of a bar of 3/4 (twelve sixteenths) and of 4/4 (sixteen).
DRUM = {3: ["X...........", "X.......x...", "X.....x.X...", "X..x..x.X..."],
        4: ["X...............", "X.........x.....", "X.....x...X.....", "X..x..x...X.x...", "X.x.X..xX.x.X.xx"]}
DRUM_ANSWER = {3: ["........x...", "X.....o.....", "X...x...x...", "X.x...x.X.x."],
               4: ["X.......o.......", "X.....x.........", "X..x....X...x...", "X..x..X...x.X..x", "X..xX.x.X..xXxxx"]}
TIMP = {3: ["....x...o...", "X...x...x...", "X..xx..xx..x"], 4: ["........x.......", "X.......x..x....", "X..x..x.X..x..x.", "X.xx..xxX.xx..xx"]}
THUD = {3: ["........x...", "....x...x..o", "..x.x...x.o."], 4: ["............x...", "....x..o....x...", "..x.x..x....x.x.", "..xxx.x...xxx.xx"]}
CLICK = {3: ["x...o...o...", "x.o.x.o.x.o.", "xoo.xoo.xoox"], 4: ["x...o...x...o...", "x.o.x.o.x.o.x.o.", "xooxxooxxooxxoox", "xoxoxoxoxoxoxoxo"]}

CELLS = {
    "c": [("c3", "g3", "db3", "c3", "eb3", "c3", "g3", "ab3"), ("c3", "c4", "g3", "ab3", "g3", "eb3", "db3", "eb3")],
    "db": [("db3", "ab3", "f3", "db3", "eb3", "f3", "ab3", "f3"), ("f3", "db4", "ab3", "f3", "ab3", "db4", "c4", "ab3")],
    "ab": [("eb3", "ab3", "c4", "eb3", "ab3", "bb3", "c4", "ab3"), ("c3", "eb3", "ab3", "c4", "bb3", "ab3", "g3", "eb3")],
    "f": [("f3", "c4", "ab3", "f3", "g3", "ab3", "c4", "ab3"), ("c3", "f3", "ab3", "c4", "db4", "c4", "ab3", "f3")],
    "bbm": [("f3", "bb3", "db4", "f3", "bb3", "c4", "db4", "bb3"), ("db3", "f3", "bb3", "db4", "c4", "bb3", "f3", "eb3")],
}
UP = {"c3": "c4", "db3": "db4", "eb3": "eb4", "f3": "f4", "g3": "g4", "ab3": "eb4", "bb3": "f4", "c4": "g4", "db4": "f4"}
BASS = {"c": ("c2", "g1", "db2"), "db": ("db2", "ab1", "f2"), "ab": ("ab1", "eb2", "c2"), "f": ("f2", "c2", "ab1"), "bbm": ("bb1", "f2", "db2")}
ROOT = {"c": "c2", "db": "db2", "ab": "c2", "f": "f2", "bbm": "db2"}
MODES = {"home": ("c", "c", "db", "c"), "moving": ("ab", "f", "db", "c"), "wide": ("c", "ab", "bbm", "db"), "fall": ("f", "db", "ab", "bbm")}


def sentence(sec, bar, bars, lay, busy=0.4, fills=True):
    """Up to eight bars over four chords of two bars each."""
    rnd, n = sec.rnd, sec.beats
    chords = MODES[lay.mode]
    cell = {c: rnd.choice(CELLS[c]) for c in CELLS}
    for b in range(bars):
        at, chord, odd = bar + b, chords[(b // 2) % 4], b % 2
        last = b == bars - 1
        filled = fills and (b % 4 == 3 or last)
        if (k := lay["drum"]) is not None:
            pat = (DRUM_ANSWER if odd else DRUM)[n][k]
            sec.groove(at, pat[:8] + "." * (len(pat) - 8) if filled and last else pat, lambda i, m: sec.robin("drum-1", "drum-2", "drum-3"), -2.0, 0, busy * 0.4, 4.0)
        if (k := lay["timp"]) is not None:
            sec.groove(at, TIMP[n][k], lambda i, m: f"timp-{ROOT[chord]}" if i % 4 == 0 else "timp-g2" if chord == "c" else f"timp-{ROOT[chord]}", -8.0, 0, busy)
        if (k := lay["thud"]) is not None:
            sec.groove(at, THUD[n][k], lambda i, m: sec.robin("thud-1", "thud-2", "thud-3"), -6.0, 0, busy)
        if (k := lay["click"]) is not None:
            sec.groove(at, CLICK[n][k], lambda i, m: sec.robin("click-1", "click-2", "click-3", "click-4"), -15.0, 0, busy * 0.6)
        if (k := lay["bass"]) is not None:
            root, fifth, third = BASS[chord]
            line = {0: ((0, root),), 1: ((0, root), (n - 1, fifth)), 2: ((0, root), (1.5, root), (n - 1.5, fifth), (n - 0.5, third)), 3: tuple((i / 2, (root, root, fifth, root, root, third, fifth, root)[i % 8]) for i in range(2 * n))}[k]
            for beat, note in line:
                sec.hit(at, beat, f"bass-{note}", -6.0 - (0 if beat == 0 else 2.5))
        if (k := lay["bows"]) is not None:
            notes = cell[chord]
            turn = rnd.randrange(8) if b % 4 == 2 else 0
            steps = {0: range(0, 4 * n, 4), 1: range(0, 4 * n, 2), 2: [i for i in range(4 * n) if i % 4 != 1], 3: range(4 * n)}[k]
            for j, i in enumerate(steps):
                if rnd.random() < 0.07 * busy and i:
                    continue
                note = notes[(j + turn) % 8]
                gain = -11.0 + (2.5 if i == 0 or i == 6 else 1.0 if i % 4 == 0 else -1.5)
                sec.hit(at, i / 4, f"bow-{note}", gain)
                if lay["wide"] and i % 2 == 0:
                    sec.hit(at, i / 4, f"bow-{UP.get(note, note)}", gain - 4.0)
        if lay["strings"] is not None and b % 2 == 0:
            sec.pad(at, min(2, bars - b), f"strings-{chord}", -15.5 + 1.5 * lay["strings"], PAD)
        if lay["choir"] is not None and b % 2 == 0:
            name = "cluster" if chord == "c" and lay["choir"] > 2 and b % 4 == 2 else chord
            sec.pad(at, min(2, bars - b), f"choir-{name}", -16.5 + 1.7 * lay["choir"], PAD, 1.3)
        if lay["bell"] is not None and (b % 4 == 0 or (lay["bell"] and b % 4 == 2)):
            sec.hit(at, 0 if b % 4 == 0 else n - 1, "bell-" + {"c": "c4", "db": "db4", "ab": "c4", "f": "c4", "bbm": "db4"}[chord], -16.0)
        if (k := lay["hah"]) is not None and (k or not odd):
            name = {"c": "c", "db": "db", "bbm": "db"}.get(chord, "ab")
            for beat in {0: (0,), 1: (0, n - 1), 2: (0, 1.5, 3)}[k]:
                sec.hit(at, beat, f"hah-{name}", -11.0 - (0 if beat == 0 else 2.5))
        if (k := lay["horns"]) is not None:
            low = {"c": "c2", "db": "db2", "ab": "ab2", "f": "ab2", "bbm": "db2"}[chord]
            for beat in {0: (0,), 1: (0, 1.5), 2: (0, 1.5, 3)}[k]:
                sec.hit(at, beat, f"horn-{low}", -13.0 + k)
        if filled:
            heavy, choice = lay["drum"] or 0, rnd.randrange(4)
            if last:
                if heavy >= 2:
                    sec.put(max(0, sec.frame(at + 1) - 2 * S), "swell", -13.0)
                sec.run(at, n - 1.5 if heavy < 3 else n - 2, 1.5 if heavy < 3 else 2, 2 if heavy < 1 else 4, ("thud-3", "thud-2", "timp-g2", "timp-c2", "drum-2"), -7.0)
            elif choice == 0:
                sec.hit(at, n - 1, sec.robin("scrape-1", "scrape-2", "scrape-3"), -17.0)
            elif choice == 1:
                sec.run(at, n - 1, 1, 3, ("click-1", "click-2", "click-3"), -13.0, 4.0)
            elif choice == 2:
                sec.run(at, n - 1, 1, 2 if heavy < 2 else 4, ("timp-g2", "timp-g2", "timp-c2"), -11.0, 5.0)
            else:
                sec.hit(at, n - 1.5, "thud-3", -10.0)
                sec.hit(at, n - 0.5, "thud-1", -9.0)


def jewel(sec, bar, beat=0.0, gain=-13.0, wide=False):
    form.jewel(sec, bar, beat, ("f5", "g5", "bb5", "c6") if wide else ("c5", "eb5", "g5", "c6"), gain)


def gate(sec, bar, gain, kind="call", spread=1.0):
    form.gate(sec, bar, kind, ("c2", "db2", "c2", "g2"), gain, spread)


def bell_gate(sec, bar, gain, spread=0.5):
    form.gate(sec, bar, "bell", ("c4", "db4", "c4", "g4"), gain, spread)


def curse(sec, bar, gain):
    sec.hit(bar, 0, "call-g2", gain)
    sec.hit(bar + 1, 0, "call-db2", gain + 1.0)


def pause(sec, bar, gain=-8.0):
    """Two bars of water and one far blow."""
    sec.hit(bar, 0, "drum-1", gain)
    sec.hit(bar, 0, "bell-c3", gain - 8)
    for beat in (0.7, 1.6, 2.4):
        sec.hit(bar, beat, sec.robin("drip-1", "drip-2", "drip-3", "drip-4", "drip-5"), gain - 7)
    sec.hit(bar + 1, 0.5, sec.robin("drip-1", "drip-2", "drip-3"), gain - 8)
    sec.hit(bar + 1, 1.0, sec.robin("scrape-1", "scrape-2"), gain - 9)
    sec.hit(bar + 1, sec.beats - 1, "thud-2", gain - 4)
    sec.hit(bar + 1, sec.beats - 0.5, "thud-1", gain - 3)


def approach(sec, lay, far, hush=2):
    press = 8 - hush
    sec.air(0, 8, far, -25.0, AIR)
    sentence(sec, 0, press, lay, 0.5)
    gate(sec, 1, -14.0, "horn")
    sec.put(max(0, sec.frame(press) - 3 * S), "roll", -18.0, fade_out=S // 10)
    sec.pad(press, hush, "choir-cluster", -20.0, PAD)
    if hush > 2:
        sec.hit(press, 0, "stroke", -12.0)
    curse(sec, 6, -17.0)
    sec.hit(6, 0, "drum-3", -9.0 if hush == 2 else -15.0)
    sec.hit(7, sec.beats - 2, "heart-a", -10.0)
    sec.hit(7, sec.beats - 1.5, "heart-b", -13.0)


def lead_in(sec):
    """Water, stone, the breath of men who do not sing yet."""
    put = sec.put
    put(0, "drone", -13.0, frames=20 * S, fade_in=3 * S, fade_out=2 * S)
    put(0, "air-cave", -17.0, frames=16 * S, fade_in=S, fade_out=2 * S)
    put(4 * S, "air-breath", -21.0, frames=16 * S, fade_in=3 * S, fade_out=S)
    put(int(0.8 * S), "bell-c3", -18.0)
    put(int(1.2 * S), "choir-c", -24.0, fade_in=2 * S, fade_out=2 * S)
    put(int(11.0 * S), "choir-db", -25.0, fade_in=2 * S, fade_out=2 * S)
    for t, g in ((3.0, -17), (6.0, -17), (9.0, -16), (11.4, -16), (13.4, -15), (15.0, -15), (16.3, -14), (17.3, -13)):
        put(int(t * S), sec.robin("drum-1", "drum-2", "drum-3"), g, 2.0)
    for t in (2.1, 5.2, 8.3, 12.6):
        put(int(t * S), sec.robin("scrape-1", "scrape-2", "scrape-3"), -24.0, 2.0)
    put(int(17.1 * S), "roll", -15.0, frames=int(2.9 * S), fade_out=S // 8)
    put(18 * S, "swell", -11.0)


def explore1():
    sec = Section("two", "explore1", 0, 180 * S, 82, 3, S // 2, 72)
    L = Layers
    sec.air(0, 82, "air-cave", -21.0, AIR)
    sec.pad(0, 8, "drone", -17.0, DRONE)
    sec.hit(0, 0, "stroke", -4.0)
    sentence(sec, 0, 8, L(drum=0, thud=0, click=0, bass=0), 0.2)
    sentence(sec, 8, 8, L(drum=1, thud=0, click=0, bass=0, strings=0), 0.4)
    jewel(sec, 18)
    sentence(sec, 16, 8, L("moving", click=0, bass=0, strings=0, choir=0, thud=0), 0.4)
    sentence(sec, 24, 8, L("wide", drum=1, timp=0, thud=1, click=1, bass=1, strings=1, bell=0, bows=0, wide=1))
    pause(sec, 32)
    bell_gate(sec, 32, -20.0)
    sentence(sec, 34, 8, L(drum=1, timp=0, click=1, thud=1, bows=0, bass=1))
    jewel(sec, 44, 1.0, -13.0, True)
    sentence(sec, 42, 8, L("fall", thud=0, click=1, strings=1, choir=1, bass=0))
    sentence(sec, 50, 8, L("wide", drum=2, timp=0, thud=1, click=1, bows=1, bass=1, strings=1))
    sentence(sec, 58, 8, L(drum=2, timp=1, thud=1, click=1, bows=1, bass=1, choir=0, bell=0))
    pause(sec, 66)
    sentence(sec, 68, 8, L("moving", drum=1, thud=1, click=1, strings=1, choir=1, bass=1))
    sentence(sec, 76, 6, L("home", drum=2, timp=1, thud=2, click=2, bows=1, bass=1, strings=1))
    form.booms(sec, (24, -19.0), (50, -18.0), (68, -18.0))
    ap = Section("two", "explore1 approach", 0, 20 * S, 8, 3, S // 2)
    approach(ap, L("wide", drum=2, timp=1, thud=1, click=1, bows=1, bass=1, choir=0, strings=1), "air-cave")
    return sec, ap


def breath(sec, bars, gain=0.0):
    sec.put(sec.frame(0, 2), "drone", -18.0 + gain, frames=int((bars + 0.4) * sec.bar), from_=3 * S, fade_in=2 * S, fade_out=2 * S)
    sec.put(sec.frame(0, 2), "air-breath", -21.0 + gain, frames=int(bars * sec.bar), fade_in=S, fade_out=2 * S)
    for b in range(1, bars):
        sec.hit(b, 0, "drum-3", -12.0 + gain + b)
        sec.hit(b, 2.5, sec.robin("thud-1", "thud-2"), -15.0 + gain)
    sec.hit(1, 2, sec.robin("drip-1", "drip-2", "drip-3"), -17.0)
    for j, k in enumerate(("c2", "db2", "c2", "g1")):
        sec.hit(1 + j // 2, (j % 2) * 2, f"bass-{k}", -7.0 + gain)
    sec.run(bars - 1, 2, 2, 2, ("thud-2", "timp-g2", "timp-c2"), -9.0 + gain)


def explore2():
    sec = Section("two", "explore2", 0, 160 * S, 70, 4, S // 2, 54)
    L = Layers
    sec.air(0.5, 70, "air-cave", -23.0, AIR)
    breath(sec, 3)
    sentence(sec, 3, 8, L(drum=1, timp=0, thud=1, click=1, bass=1, bows=0, strings=1))
    sentence(sec, 11, 8, L("wide", drum=2, timp=0, thud=1, click=1, bass=1, bows=1, strings=1))
    sec.put(sec.frame(13), "solo-1", -17.0)
    sec.put(sec.frame(17), "solo-2", -17.0)
    jewel(sec, 22, 2.0)
    sentence(sec, 19, 8, L("moving", thud=1, click=1, bass=1, bows=0, strings=1, choir=2))
    sec.put(sec.frame(24), "solo-3", -16.0)
    pause(sec, 27)  # 5:00 of a plain game: the voice calls here
    sentence(sec, 29, 8, L("wide", drum=2, timp=1, thud=2, click=1, bass=2, bows=1, strings=2, choir=1, bell=0, wide=1))
    sec.put(sec.frame(35), "solo-2", -15.0)
    sentence(sec, 37, 8, L("fall", drum=2, timp=1, click=2, thud=1, bass=1, strings=2, choir=2, bows=1))
    jewel(sec, 40, 0.0, -12.0, True)
    sec.put(sec.frame(41), "solo-3", -15.0)
    sentence(sec, 45, 8, L(drum=3, timp=1, thud=2, click=2, bass=2, bows=2, choir=1, hah=0))
    pause(sec, 53)
    sec.put(sec.frame(53), "solo-1", -16.0)
    sentence(sec, 55, 8, L("moving", drum=2, timp=1, thud=2, click=2, bass=2, strings=2, choir=2, bows=1))
    sentence(sec, 63, 7, L("wide", drum=3, timp=2, thud=2, click=2, bass=2, bows=2, choir=1, hah=0, horns=0))
    form.booms(sec, (11, -17.0), (29, -16.0), (45, -15.0), (55, -15.0))
    ap = Section("two", "explore2 approach", 0, round(8 * sec.bar), 8, 4, S // 2)
    ap.bar = sec.bar
    approach(ap, L("wide", drum=3, timp=1, thud=2, click=2, bass=2, bows=2, choir=1, strings=2), "air-cave")
    return sec, ap


def explore3():
    sec = Section("two", "explore3", 0, 120 * S, 51, 4, S // 2, 45)
    L = Layers
    sec.air(0.5, 51, "air-breath", -25.0, AIR)
    breath(sec, 4, 2.0)
    sentence(sec, 4, 8, L(drum=2, timp=1, thud=2, click=2, bass=2, bows=2, strings=2))
    sentence(sec, 12, 8, L("wide", drum=3, timp=2, thud=2, click=2, bass=2, bows=2, choir=2, hah=0, bell=0))
    jewel(sec, 22, 0.0, -10.0)
    sentence(sec, 20, 6, L("moving", drum=1, timp=2, thud=2, click=3, bass=2, bows=2, choir=3, strings=2))
    pause(sec, 26, -5.0)
    bell_gate(sec, 26, -16.0)
    sentence(sec, 28, 8, L("wide", drum=3, timp=2, thud=3, click=3, bass=3, bows=3, wide=1, choir=2, hah=1, horns=0))
    jewel(sec, 33, 2.0, -9.0, True)
    sentence(sec, 36, 8, L("fall", drum=4, timp=3, thud=3, click=3, bass=3, bows=3, choir=3, hah=1, horns=1, bell=1))
    sentence(sec, 44, 7, L("home", drum=4, timp=3, thud=3, click=3, bass=3, bows=3, wide=1, choir=3, strings=2, hah=1, horns=1))
    form.booms(sec, (4, -15.0), (12, -14.0), (28, -12.0), (36, -12.0))
    ap = Section("two", "explore3 approach", 0, round(8 * sec.bar), 8, 4, S // 2)
    ap.bar = sec.bar
    approach(ap, L("wide", drum=4, timp=3, thud=3, click=3, bass=3, bows=3, choir=2, hah=1, horns=1), "air-breath", hush=3)
    return sec, ap


def held(sec):
    sec.put(0, "choir-cluster", -17.0, fade_in=S, fade_out=2 * S)
    sec.put(0, "drone", -16.0, frames=10 * S, from_=5 * S, fade_in=S, fade_out=4 * S)
    sec.put(6 * S, "strings-c", -17.0, fade_in=S, fade_out=S)


def press(sec, first, last, dens):
    for b in range(first, last):
        u = (b - first) / max(1, last - first)
        sec.groove(b, CLICK[4][min(3, int(u * 2 + dens))], lambda i, m: sec.robin("click-1", "click-2", "click-3", "click-4"), -13.0 + 2 * u, 0, 0.3)
        sec.groove(b, THUD[4][min(3, int(u * 2.5) + dens)], lambda i, m: sec.robin("thud-1", "thud-2", "thud-3"), -8.5 + 2 * u, 0, 0.4)
        for i in range(8):
            note = ("c3", "db3", "c3", "eb3", "c3", "db3", "c3", "g3")[i]
            if u > 0.25 or i % 4 == 0:
                sec.hit(b, i / 2, f"bow-{note}", -13.0 + 2 * u - (0 if i % 2 == 0 else 2))
        sec.hit(b, 0, f"bass-{('c2', 'c2', 'db2', 'c2')[b % 4]}", -6.0 + 1 * u)
        if b % 2 == 0:
            sec.pad(b, 2, f"choir-{('c', 'db')[(b // 2) % 2]}", -20.0 + 2 * u, PAD)
            sec.pad(b, 2, f"strings-{('c', 'db')[(b // 2) % 2]}", -19.0 + 2 * u, PAD)


def finish_strokes(sec, level):
    last = sec.frames - 10 * S
    sec.put(sec.frames - 20 * S, "riser", -20.5 + level)
    for s in range(10):
        sec.put(last + s * S, f"timp-{'c2' if s % 2 == 0 else 'db2'}", -11.0 + level * 0.5 + 0.2 * s)
        if s % 2 == 0:
            sec.put(last + s * S, f"strings-{'c' if s % 4 == 0 else 'db'}", -20.0 + level + 0.1 * s, frames=int(2.4 * S), fade_in=S // 8, fade_out=S // 2)
        if s >= 7:
            sec.put(last + s * S, f"hah-{'c' if s != 8 else 'db'}", -16.0 + level + 0.6 * (s - 7))
            sec.put(last + s * S + S // 2, "timp-g2", -10.0)


def countdown1():
    sec = Section("two", "countdown1", 0, 40 * S, 15, 4, S // 100)
    held(sec)
    press(sec, 3, 11, 0)
    countdown(sec, ("click-1", "click-2", "click-3", "click-4"), 8, lambda u: -8.0 + 4.0 * u)
    finish_strokes(sec, 0.0)
    return sec


def countdown2():
    sec = Section("two", "countdown2", 0, 40 * S, 16, 4, S // 100)
    held(sec)
    press(sec, 3, 12, 1)
    bell_gate(sec, 8, -17.0, 0.5)
    countdown(sec, ("click-1", "click-2", "click-3", "click-4"), 9, lambda u: -8.0 + 4.5 * u)
    finish_strokes(sec, 1.0)
    return sec


def countdown3():
    """The last minute: the whole choir on the Gate, and every stone in the place."""
    sec = Section("two", "countdown3", 0, 60 * S, 27, 4, S // 100)
    L = Layers
    held(sec)
    sec.put(sec.frame(3), "choir-cluster", -18.0, fade_in=S, fade_out=S)
    sentence(sec, 5, 6, L("home", drum=3, timp=2, thud=2, click=2, bass=3, bows=2, choir=2))
    sentence(sec, 11, 6, L("wide", drum=4, timp=3, thud=3, click=3, bass=3, bows=3, choir=3, strings=2, hah=1, horns=1))
    sentence(sec, 17, 5, L("fall", drum=4, timp=3, thud=3, click=3, bass=3, bows=3, wide=1, choir=3, strings=3, hah=2, horns=2, bell=1))
    for b in (7, 12, 18):
        gate(sec, b, -12.0 + (b - 7) / 6)
        bell_gate(sec, b, -17.0, 1.0)
    jewel(sec, 15, 0.0, -8.0)
    for b in (11, 17):
        sec.hit(b, 0, "crash", -13.0)
    form.booms(sec, (5, -13.0), (11, -11.0), (17, -10.0))
    countdown(sec, ("click-1", "click-2", "click-3", "click-4"), 12, lambda u: -6.0 + 3.0 * u)
    finish_strokes(sec, 0.5)
    last = sec.frames - 10 * S
    run = ("c3", "g3", "ab3", "g3", "eb3", "db3", "c4", "g3", "ab3", "g3", "eb3", "db3")
    for s in range(10):
        for i in range(12):
            at = last + s * S + i * S // 12
            sec.put(at, f"bow-{run[i]}", -14.0 + 0.1 * s + (1.5 if i % 3 == 0 else -1), 1.5)
            if i in (0, 3, 6, 9, 11):
                sec.put(at, sec.robin("drum-1", "drum-2", "drum-3"), -11.0 + 0.1 * s + (0 if i % 3 == 0 else -3), 1.5)
            elif i % 2 == 0:
                sec.put(at, sec.robin("thud-1", "thud-2", "thud-3"), -12.5 + 0.1 * s, 1.5)
        sec.put(last + s * S, f"choir-{'c' if s % 4 < 2 else 'db' if s < 8 else 'cluster'}", -17.5 + 0.1 * s, frames=int(1.5 * S), from_=2 * S, fade_in=S // 10, fade_out=S // 3)
        sec.put(last + s * S, f"horn-{('c2', 'db2', 'c2', 'g2')[s % 4]}", -16.0 + 0.2 * s)
    return sec


def build():
    lead = Section("two", "lead_in", 0, 20 * S, 1, 4, S // 2)
    lead_in(lead)
    ruin = Section("two", "collapse", 0, 12 * S, 1, 4, S // 100)
    form.after(ruin)
    return {"lead_in": lead, "explore1": explore1(), "countdown1": countdown1(), "explore2": explore2(), "countdown2": countdown2(),
            "explore3": explore3(), "countdown3": countdown3(), "collapse": ruin}
