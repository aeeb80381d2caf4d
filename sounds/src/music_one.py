"""One: drums and jungle. D with a lowered second; taikos and log drums carry."""
import form
from dsp import RATE
from form import Layers, Section, countdown

S = RATE
PAD, AIR, DRONE = int(7.4 * S), 16 * S, 24 * S

TAIKO = ["X.......x..o....", "X.....x...X.....", "X..x....X.....x.", "X..x..x...X.x...", "X..xX.x.X..xX.x.", "X.xxX..xX.xxX.xx"]
TAIKO_ANSWER = ["X.........x.....", "X..o....x..x....", "X.....x.X..x....", "X..x..X...x.X..x", "X.x.X..xX.x.X.xx", "X.xxXx.xX.xxXxxx"]
DUM = ["......o.....x...", "....x..x......o.", "..x.x..x..x.x..x", "oxo.x.xooxo.x.xx", "xoxxxoxoxoxxxxox"]
LOG = ["1..2..3.....2...", "1..2..3.1..4..2.", "1.31..2.41.3..2.", "1.3124.21.31243."]
CONGA = ["....s.......l.h.", "l..s..hh..s.l.h.", "l.lsh.l.hlls.hlh", "llhshlhsllhsslhh"]
BONGO = ["..........h.l...", "h..l..h...h.l.hl", "hlh.lhhlh.lhlhhl"]
KA = ["............x...", "....x.......x...", "..x...x...x...x.", "x.xxx.x.x.xxx.xx"]
SHAKER = ["x...o...x...o...", "x.o.x.o.x.o.x.o.", "xooxxooxxooxxoox", "xoxoxoxoxoxoxoxo"]

CELLS = {
    "d": [("d3", "a3", "d4", "eb4", "d4", "a3", "c4", "a3"), ("d3", "fs3", "a3", "d4", "eb4", "d4", "a3", "fs3"), ("a3", "d4", "a3", "bb3", "a3", "d4", "fs4", "eb4")],
    "eb": [("eb3", "bb3", "eb4", "g4", "eb4", "bb3", "d4", "bb3"), ("g3", "bb3", "eb4", "d4", "eb4", "bb3", "g3", "bb3")],
    "g": [("g3", "bb3", "d4", "g4", "d4", "bb3", "a3", "bb3"), ("d3", "g3", "bb3", "d4", "eb4", "d4", "bb3", "g3")],
    "c": [("g3", "c4", "eb4", "g4", "eb4", "c4", "bb3", "g3"), ("eb3", "g3", "c4", "eb4", "d4", "c4", "g3", "bb3")],
}
UP = {"d3": "d4", "eb3": "eb4", "fs3": "fs4", "g3": "g4", "a3": "a4", "bb3": "bb4", "c4": "c5", "d4": "d5", "eb4": "eb4", "fs4": "fs4", "g4": "g4", "a4": "a4"}
BASS = {"d": ("d2", "a1", "c2"), "eb": ("eb2", "bb1", "g2"), "g": ("g2", "d2", "bb1"), "c": ("c2", "g2", "eb2")}
MODES = {"home": ("d", "d", "eb", "d"), "moving": ("g", "eb", "c", "d"), "wide": ("d", "eb", "g", "d"), "fall": ("g", "d", "c", "eb")}


def sentence(sec, bar, bars, lay, swing, busy=0.5, fills=True):
    """Up to eight bars. Every fourth and eighth ends in a fill; each bar differs a little."""
    rnd = sec.rnd
    chords = MODES[lay.mode]
    cell = {c: rnd.choice(CELLS[c]) for c in CELLS}
    for b in range(bars):
        at, chord, odd = bar + b, chords[(b // 2) % 4], b % 2
        last = b == bars - 1
        filled = fills and (b % 4 == 3 or last)
        if (k := lay["taiko"]) is not None:
            pat = (TAIKO_ANSWER if odd else TAIKO)[k]
            pat = pat[:8] + "........" if filled and last else pat
            sec.groove(at, pat, lambda i, m: sec.robin("taiko-1", "taiko-2", "taiko-3"), -2.0, swing, busy * 0.5)
        if (k := lay["dum"]) is not None:
            sec.groove(at, DUM[k], lambda i, m: sec.robin("dum-1", "dum-2"), -6.0, swing, busy)
        if (k := lay["log"]) is not None:
            sec.groove(at, LOG[k] if not odd else LOG[k][8:] + LOG[k][:8], lambda i, m: f"log-{m if m in '1234' else 1}", -8.0, swing, busy)
        if (k := lay["conga"]) is not None:
            names = {"l": "low", "h": "high", "s": "slap", "o": "low"}
            sec.groove(at, CONGA[k], lambda i, m: "conga-" + names.get(m, "low"), -9.0, swing, busy)
        if (k := lay["bongo"]) is not None:
            sec.groove(at, BONGO[k], lambda i, m: "bongo-" + {"h": "high"}.get(m, "low"), -11.0, swing, busy)
        if (k := lay["ka"]) is not None:
            sec.groove(at, KA[k], lambda i, m: sec.robin("ka-1", "ka-2", "ka-3"), -11.0, swing, busy)
        if (k := lay["shaker"]) is not None:
            sec.groove(at, SHAKER[k], lambda i, m: sec.robin("shaker-1", "shaker-2", "shaker-3", "shaker-4"), -13.0, swing, busy * 0.4)
        if (k := lay["bass"]) is not None:
            root, fifth, seventh = BASS[chord]
            line = {0: ((0, root),), 1: ((0, root), (2.5, fifth)), 2: ((0, root), (1.5, root), (2.5, fifth), (3.5, seventh)), 3: ((0, root), (0.75, root), (1.5, fifth), (2.5, root), (3, seventh), (3.5, root))}[k]
            for beat, note in line:
                sec.hit(at, beat, f"bass-{note}", -7.0 - (0 if beat == 0 else 2.5))
        if (k := lay["marimba"]) is not None:
            notes = cell[chord]
            turn = rnd.randrange(8) if b % 4 == 2 else 0
            steps = {0: (0, 3, 6, 10, 12), 1: (0, 3, 6, 8, 10, 12, 14), 2: (0, 2, 3, 4, 6, 8, 10, 11, 12, 14), 3: range(16)}[k]
            for j, i in enumerate(steps):
                if rnd.random() < 0.08 * busy and i:
                    continue
                n = notes[(j + turn) % 8]
                gain = -10.5 + (2.0 if i in (0, 6, 12) else -1.5)
                sec.hit(at, (i + (swing if i % 2 else 0)) / 4, f"mar-{n}", gain)
                if lay["wide"] and i % 2 == 0:
                    sec.hit(at, i / 4, f"mar-{UP.get(n, n)}", gain - 5.0)
        if lay["kalimba"] is not None and odd:
            tune = rnd.choice((("a4", "c5", "d5"), ("d5", "a4", "g4", "fs4"), ("eb4", "d4", "a3"), ("g4", "a4", "d5", "a4"))) if chord == "d" else rnd.choice((("g4", "eb4", "d4"), ("d5", "c5", "g4")))
            start = rnd.choice((1.5, 2.0, 2.5))
            for j, n in enumerate(tune):
                sec.hit(at, start + j * 0.5, f"kal-{n}", -13.0 - j)
        if lay["strings"] is not None and b % 2 == 0:
            sec.pad(at, min(2, bars - b), f"strings-{chord}", -17.0 + 2.0 * lay["strings"], PAD)
        if (k := lay["horns"]) is not None:
            low, high = {"d": ("d2", "a2"), "eb": ("eb2", "bb2"), "g": ("g2", "bb2"), "c": ("c3", "g2")}[chord]
            stabs = {0: ((0, low),), 1: ((0, low), (1.5, low), (3, high)), 2: ((0, low), (0.75, low), (1.5, high), (2.5, low), (3.25, high))}[k]
            if k or not odd:
                for beat, note in stabs:
                    sec.hit(at, beat, f"horn-{note}", -12.0 + k - (0 if beat == 0 else 2))
        if filled:
            heavy = lay["taiko"] or 0
            choice = rnd.randrange(4)
            if last:
                if heavy >= 3:
                    sec.hit(at, 4 - 1.6 / (float(sec.bar) / S / sec.beats), "swell", -12.0)
                sec.run(at, 2, 2, 4 if heavy < 3 else 6 if choice % 2 else 4, ("bongo-high", "bongo-low", "conga-high", "dum-2", "dum-1", "taiko-2"), -6.0)
            elif choice == 0:
                sec.run(at, 3, 1, 4, ("conga-high", "conga-slap", "conga-low"), -9.0, 5.0)
            elif choice == 1:
                sec.run(at, 2.5, 1.5, 2 if heavy < 2 else 4, ("log-4", "log-3", "log-2", "log-1"), -9.0, 4.0)
            elif choice == 2:
                sec.hit(at, 3, sec.robin("rattle-1", "rattle-2"), -14.0)
                sec.hit(at, 3.5, "dum-2", -10.0)
            else:
                sec.run(at, 3, 1, 3, ("ka-1", "ka-2", "ka-3"), -11.0, 4.0)


def jewel(sec, bar, beat=0.0, gain=-13.0, wide=False):
    form.jewel(sec, bar, beat, ("d5", "fs5", "g5", "a5") if wide else ("a4", "d5", "fs5", "a5"), gain)


def gate(sec, bar, gain, long=True, spread=1.0):
    form.gate(sec, bar, "call" if long else "horn", ("d2", "eb2", "d2", "a2"), gain, spread)


def curse(sec, bar, gain):
    """The falling tritone, and never the note it wants: that is the gong's."""
    sec.hit(bar, 0, "call-a2", gain)
    sec.hit(bar + 1, 0, "call-eb2", gain + 1.0)


def pause(sec, bar, rnd_gain=-8.0):
    """Two bars of air and a far hit."""
    sec.hit(bar, 0, "taiko-1", rnd_gain)
    sec.hit(bar, 2.5, "log-2", rnd_gain - 6)
    sec.hit(bar + 1, 1.5, sec.robin("rattle-1", "rattle-2"), rnd_gain - 7)
    sec.hit(bar + 1, 3, "dum-1", rnd_gain - 5)
    sec.hit(bar + 1, 3.5, "dum-2", rnd_gain - 3)


def approach(sec, lay, swing, far, hush=2):
    """The last eight bars before a gong: some that press with the Gate in them, the last ones hold their breath."""
    press = 8 - hush
    sec.air(0, 8, far, -24.0, AIR)
    sentence(sec, 0, press, lay, swing, 0.6)
    gate(sec, 1, -13.0, long=False)
    sec.put(max(0, sec.frame(press) - 3 * S), "roll", -18.0)
    sec.pad(press, hush, "strings-cluster", -21.0, PAD)
    if hush > 2:
        sec.hit(press, 0, "stroke", -12.0)
    curse(sec, 6, -17.0)
    sec.hit(6, 0, "taiko-3", -9.0 if hush == 2 else -15.0)
    sec.hit(7, 2, "heart-a", -10.0)
    sec.hit(7, 2.6, "heart-b", -13.0)


def lead_in(sec):
    """Night; a trunk is blown; something far away begins to drum."""
    put = sec.put
    put(0, "drone", -13.0, frames=20 * S, fade_in=3 * S, fade_out=2 * S)
    put(0, "air-night", -20.0, frames=16 * S, fade_in=2 * S, fade_out=2 * S)
    put(13 * S, "air-night", -20.0, frames=7 * S, fade_in=2 * S, fade_out=S)
    put(int(1.0 * S), "flute-1", -17.0)
    for t, g in ((0.6, -15), (3.4, -19), (6.2, -18), (6.6, -22), (9.0, -18), (9.4, -22), (11.6, -17), (12.0, -21), (13.8, -17), (14.2, -20), (15.6, -16), (16.0, -19), (17.0, -16)):
        put(int(t * S), sec.robin("taiko-1", "taiko-2", "taiko-3"), g, 2.0)
    for i in range(16):  # the last two and a half seconds gather
        put(int((17.4 + i * 0.16) * S), sec.robin("dum-1", "dum-2"), -24.0 + i * 0.75, 2.0)
    put(int(18.35 * S), "swell", -10.0)
    put(17 * S, "roll", -16.0)
    for t in (4.8, 8.1, 14.9):
        put(int(t * S), sec.robin("rattle-1", "rattle-2"), -22.0)


def explore1():
    sec = Section("one", "explore1", 0, 180 * S, 82, 4, S // 2, 72)
    L, sw = Layers, 0.22
    sec.air(0, 82, "air-day", -23.0, AIR)
    sec.pad(0, 8, "drone", -17.0, DRONE)
    sec.hit(0, 0, "stroke", -4.0)
    sentence(sec, 0, 8, L(taiko=0, log=0, shaker=0), sw, 0.2)
    sentence(sec, 8, 8, L(taiko=1, log=1, shaker=1, bass=0, conga=0), sw)
    jewel(sec, 18)
    sec.put(sec.frame(20, 2), "flute-2", -19.0)
    sentence(sec, 16, 8, L("moving", log=1, shaker=1, ka=0, bass=0, strings=1), sw)
    sentence(sec, 24, 8, L("wide", taiko=2, log=1, shaker=1, conga=1, bass=1, marimba=0, wide=1), sw)
    pause(sec, 32)
    sec.put(sec.frame(32, 1), "flute-1", -18.0)
    sentence(sec, 34, 8, L(taiko=2, dum=0, log=1, shaker=1, bass=1, kalimba=1), sw)
    jewel(sec, 44, 1.0, -13.0, True)
    sentence(sec, 42, 8, L("fall", log=2, conga=0, shaker=1, ka=1, bass=0, strings=1), sw)
    sec.put(sec.frame(46, 2), "flute-3", -19.0)
    sentence(sec, 50, 8, L("wide", taiko=2, dum=0, log=1, conga=1, shaker=2, bass=1, marimba=1), sw)
    sentence(sec, 58, 8, L(taiko=3, dum=0, log=2, conga=1, shaker=2, bass=1, marimba=1, kalimba=1), sw)
    pause(sec, 66)
    sentence(sec, 68, 8, L("moving", taiko=2, log=2, bongo=0, shaker=1, bass=1, marimba=0, strings=1), sw)
    sentence(sec, 76, 6, L(taiko=3, dum=1, log=1, conga=1, shaker=2, bass=2, marimba=1), sw)
    form.booms(sec, (24, -19.0), (50, -18.0), (68, -18.0))
    ap = Section("one", "explore1 approach", 0, 20 * S, 8, 4, S // 2)
    approach(ap, L("wide", taiko=3, dum=0, log=2, conga=1, shaker=2, bass=1, marimba=1, strings=0), sw, "air-day")
    return sec, ap


def breath(sec, gain=0.0):
    """Two beats of nothing, then four bars to find one's feet."""
    sec.put(sec.frame(0, 2), "drone", -18.0 + gain, frames=int(4.4 * sec.bar), from_=4 * S, fade_in=2 * S, fade_out=2 * S)
    for b in range(1, 4):
        sec.hit(b, 0, "taiko-3", -12.0 + gain + b)
        sec.hit(b, 2.5, sec.robin("log-1", "log-2"), -15.0 + gain)
    sec.hit(1, 2, "rattle-1", -18.0)
    for j, n in enumerate(("d2", "eb2", "d2", "a2")):
        sec.hit(1 + (j * 3) // 4, (j * 3) % 4, f"bass-{n if n != 'a2' else 'a1'}", -8.0 + gain)
    sec.run(3, 2, 2, 4, ("log-4", "conga-high", "dum-2", "dum-1"), -9.0 + gain)


def explore2():
    sec = Section("one", "explore2", 0, 160 * S, 96, 4, S // 2, 72)
    L, sw = Layers, 0.16
    sec.air(0.5, 96, "air-day", -25.0, AIR)
    breath(sec)
    sentence(sec, 4, 8, L(taiko=2, dum=0, log=1, conga=1, shaker=1, bass=1), sw)
    sentence(sec, 12, 8, L(taiko=3, dum=0, log=1, conga=1, shaker=2, bass=1, marimba=0), sw)
    jewel(sec, 21, 2.0)
    sec.put(sec.frame(22), "flute-3", -17.0)
    sentence(sec, 20, 8, L("moving", log=2, conga=1, shaker=2, ka=1, bass=1, strings=2, marimba=0), sw)
    sentence(sec, 28, 8, L("wide", taiko=3, dum=1, log=1, conga=1, bongo=0, shaker=2, bass=2, marimba=1, wide=1), sw)
    pause(sec, 36)  # 5:00 of a plain game: the voice calls here
    sentence(sec, 38, 8, L(taiko=3, dum=1, log=2, conga=1, shaker=2, bass=2, kalimba=1, marimba=0), sw)
    jewel(sec, 48, 0.0, -12.0)
    sentence(sec, 46, 8, L("fall", taiko=1, log=2, conga=1, bongo=1, shaker=2, ka=1, bass=1, strings=2), sw)
    sec.put(sec.frame(50, 2), "flute-2", -17.0)
    sentence(sec, 54, 8, L("wide", taiko=3, dum=2, log=2, conga=2, shaker=2, bass=2, marimba=1, horns=0), sw)
    sentence(sec, 62, 8, L(taiko=4, dum=1, log=1, conga=2, bongo=1, shaker=3, bass=2, marimba=2), sw)
    pause(sec, 70)
    sec.put(sec.frame(70, 1), "flute-1", -17.0)
    sentence(sec, 72, 8, L("moving", taiko=3, log=2, conga=1, shaker=2, ka=2, bass=2, strings=2, kalimba=1), sw)
    sentence(sec, 80, 8, L("wide", taiko=4, dum=2, conga=2, log=2, shaker=3, bass=2, marimba=2), sw)
    sentence(sec, 88, 8, L(taiko=3, dum=2, bongo=2, log=3, shaker=3, bass=2, marimba=1, horns=0), sw)
    form.booms(sec, (12, -17.0), (28, -16.0), (54, -15.0), (72, -16.0))
    ap = Section("one", "explore2 approach", 0, round(8 * sec.bar), 8, 4, S // 2)
    ap.bar = sec.bar
    approach(ap, L("wide", taiko=4, dum=2, log=1, conga=2, bongo=1, shaker=3, bass=2, marimba=1), sw, "air-day")
    return sec, ap


def explore3():
    sec = Section("one", "explore3", 0, 120 * S, 70, 4, S // 2, 60)
    L, sw = Layers, 0.10
    sec.air(0.5, 70, "air-night", -26.0, AIR)
    breath(sec, 2.0)
    sentence(sec, 4, 8, L(taiko=3, dum=2, log=2, conga=2, shaker=2, bass=2, marimba=1), sw)
    sentence(sec, 12, 8, L(taiko=4, dum=2, log=2, conga=2, bongo=1, shaker=3, bass=2, marimba=2, horns=0), sw)
    jewel(sec, 22, 0.0, -10.0)
    jewel(sec, 26, 2.0, -11.0, True)
    sentence(sec, 20, 8, L("moving", taiko=2, log=3, conga=2, ka=2, shaker=3, bass=2, strings=3, marimba=2), sw)
    sentence(sec, 28, 8, L("wide", taiko=4, dum=3, log=2, conga=3, bongo=1, shaker=3, bass=3, marimba=3, wide=1, horns=1), sw)
    pause(sec, 36, -5.0)
    sentence(sec, 38, 8, L(taiko=4, dum=3, log=3, conga=2, shaker=3, bass=3, marimba=2, horns=1, kalimba=1), sw)
    sentence(sec, 46, 8, L("fall", taiko=4, dum=2, conga=3, bongo=2, ka=2, shaker=3, bass=3, strings=3, horns=1), sw)
    jewel(sec, 49, 0.0, -9.0)
    sentence(sec, 54, 8, L("wide", taiko=5, dum=3, log=3, conga=3, bongo=2, shaker=3, bass=3, marimba=3, horns=2), sw)
    sentence(sec, 62, 8, L(taiko=4, dum=4, log=3, conga=3, ka=3, shaker=3, bass=3, marimba=3, horns=1, strings=2), sw)
    form.booms(sec, (4, -15.0), (12, -14.0), (28, -12.0), (38, -13.0), (46, -13.0))
    ap = Section("one", "explore3 approach", 0, 16 * S, 8, 4, S // 2)
    approach(ap, L("wide", taiko=5, dum=3, log=2, conga=3, bongo=2, shaker=3, bass=3, marimba=3, horns=1), sw, "air-night", hush=4)
    return sec, ap


def held(sec):
    """Under the gong: one held cluster and the trunk."""
    sec.put(0, "strings-cluster", -17.0, fade_in=S, fade_out=S)
    sec.put(0, "drone", -16.0, frames=10 * S, from_=6 * S, fade_in=S, fade_out=4 * S)
    sec.put(6 * S, "strings-d", -18.0, fade_in=S, fade_out=S)


def press(sec, first, last, dens):
    """The middle of a countdown: the drums come back, softly, and close in."""
    for b in range(first, last):
        u = (b - first) / max(1, last - first)
        sec.groove(b, KA[min(3, int(u * 2 + dens))], lambda i, m: sec.robin("ka-1", "ka-2", "ka-3"), -13.0 + 2 * u, 0, 0.3)
        sec.groove(b, DUM[min(3, int(u * 2.5) + dens)], lambda i, m: sec.robin("dum-1", "dum-2"), -9.0 + 2 * u, 0, 0.4)
        note = ("d2", "d2", "eb2", "d2")[b % 4]
        sec.hit(b, 0, f"bass-{note}", -6.0 + 1 * u)
        if u > 0.4:
            sec.hit(b, 2.5, f"bass-{('a1', 'c2', 'bb1', 'a1')[b % 4]}", -8.0 + 1 * u)
        if b % 2 == 0:
            sec.pad(b, 2, f"strings-{('d', 'eb')[(b // 2) % 2]}", -20.0 + 2 * u, PAD)
        if u > 0.5:
            for i in range(8):
                sec.hit(b, i / 2, f"mar-{('d3', 'eb3', 'd3', 'fs3', 'd3', 'eb3', 'd3', 'a3')[i]}", -14.0 + 2 * u)


def finish_strokes(sec, level):
    last = sec.frames - 10 * S
    sec.put(sec.frames - 20 * S, "riser", -20.0 + level)
    for s in range(10):
        note = "d2" if s % 2 == 0 else "eb2"
        sec.put(last + s * S, f"horn-{note}", -18.0 + level + 0.2 * s)
        if s >= 7:
            sec.put(last + s * S, "crash", -20.0 + level)
            sec.put(last + s * S + S // 2, "taiko-2", -9.0)


def countdown1():
    sec = Section("one", "countdown1", 0, 40 * S, 20, 4, S // 100)
    held(sec)
    press(sec, 4, 15, 0)
    countdown(sec, ("ka-1", "ka-2", "ka-3"), 8, lambda u: -8.0 + 4.0 * u)
    finish_strokes(sec, 0.0)
    return sec


def countdown2():
    sec = Section("one", "countdown2", 0, 40 * S, 22, 4, S // 100)
    held(sec)
    press(sec, 4, 16, 1)
    sec.groove(15, CONGA[2], lambda i, m: "conga-" + {"h": "high", "s": "slap"}.get(m, "low"), -13.0)
    countdown(sec, ("ka-1", "ka-2", "ka-3"), 9, lambda u: -8.0 + 4.5 * u)
    finish_strokes(sec, 1.0)
    return sec


def countdown3():
    """The last minute: no way back, everything plays, the Gate in long notes."""
    sec = Section("one", "countdown3", 0, 60 * S, 36, 4, S // 100)
    L = Layers
    held(sec)
    sec.put(sec.frame(5), "strings-cluster", -18.0, fade_in=S, fade_out=S)
    sentence(sec, 6, 8, L("home", taiko=4, dum=2, conga=2, ka=2, shaker=3, bass=3, marimba=2), 0.05)
    sentence(sec, 14, 8, L("wide", taiko=5, dum=3, log=2, conga=2, bongo=2, shaker=3, bass=3, marimba=3, wide=1, strings=2, horns=1), 0.05)
    for b in (8, 16, 24):
        gate(sec, b, -13.0 + (b - 8) / 8, long=True)
    jewel(sec, 19, 0.0, -8.0)
    sentence(sec, 22, 8, L("fall", taiko=5, dum=4, log=2, conga=3, ka=2, shaker=3, bass=3, marimba=3, wide=1, strings=3, horns=2), 0.05)
    for b in (14, 22, 30):
        sec.hit(b, 0, "crash", -13.0)
    form.booms(sec, (6, -13.0), (14, -11.0), (22, -10.0), (30, -10.0))
    countdown(sec, ("ka-1", "ka-2", "ka-3"), 12, lambda u: -6.0 + 3.0 * u)
    finish_strokes(sec, 1.0)
    last = sec.frames - 10 * S
    for s in range(10):  # over the strokes: taikos in triplets, the marimba running, horns
        for i in range(12):
            at = last + s * S + i * S // 12
            sec.put(at, f"mar-{('d3', 'a3', 'd4', 'eb4', 'd4', 'a3')[i % 6]}", -13.0 + 0.1 * s, 1.5)
            if i in (0, 3, 6, 8, 9, 11) and s < 9 or i % 3 == 0:
                sec.put(at, sec.robin("taiko-1", "taiko-2", "taiko-3"), -9.0 + 0.1 * s + (0 if i % 3 == 0 else -4), 1.5)
            elif i % 2:
                sec.put(at, sec.robin("dum-1", "dum-2"), -12.0 + 0.1 * s, 1.5)
        sec.put(last + s * S, f"strings-{'d' if s % 4 < 2 else 'eb'}", -19.0, frames=int(1.4 * S), from_=S, fade_in=S // 10, fade_out=S // 3)
    return sec


def build():
    lead = Section("one", "lead_in", 0, 20 * S, 1, 4, S // 2)
    lead_in(lead)
    ruin = Section("one", "collapse", 0, 12 * S, 1, 4, S // 100)
    form.after(ruin)
    return {"lead_in": lead, "explore1": explore1(), "countdown1": countdown1(), "explore2": explore2(), "countdown2": countdown2(),
            "explore3": explore3(), "countdown3": countdown3(), "collapse": ruin}
