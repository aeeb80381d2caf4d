"""The form: sections, bars, grooves and countdowns, shared by both tracks.

A section is a stretch between two cues. It keeps placements in frames from its
own start; nothing here makes a sound. Chance comes from a seed per section.
"""
import random
from fractions import Fraction

from dsp import RATE

# The balance: dB for each instrument, found by measuring it alone against the
# drums of its track (an air or a shaker some 12 LU under them, a melody 3 to 6).
BALANCE = {
    "one": {"air": 6, "shaker": 8, "bongo": 7, "kal": 9, "flute": 9, "ka": 8, "rattle": 11, "strings": 6, "drone": 3, "riser": 7, "crash": 7,
            "swell": 10, "dum": 3, "call": 2, "mar": -3, "jewel": 2, "horn": 1, "heart": -1},
    "two": {"air": 8, "click": 8, "bell": 6, "thud": 4, "timp": 2, "choir": 3, "solo": 6, "horn": 3, "riser": 7, "crash": 7, "swell": 9,
            "scrape": 8, "drip": 5, "jewel": 1, "drone": 2, "bow": -1, "heart": -1},
}
STEPS = {"X": 0.0, "x": -4.0, "o": -10.0}


class Section:
    def __init__(self, track, name, start, frames, bars, beats, cut, standard=None):
        self.track, self.name, self.start, self.frames = track, name, start, frames
        self.beats, self.cut = beats, cut
        self.bar = Fraction(frames, standard or bars)
        self.bars = bars
        self.list = []
        self.rnd = random.Random(f"{track} {name}")
        self.last = {}

    def frame(self, bar, beat=0.0):
        return round((Fraction(bar) + Fraction(beat).limit_denominator(960) / self.beats) * self.bar)

    def beat_frames(self, beats):
        return round(Fraction(beats).limit_denominator(960) * self.bar / self.beats)

    def put(self, at, stem, gain=0.0, human=0.0, **more):
        """`human`: spread in milliseconds and tenths of a dB at once; 0 is exact."""
        if human:
            at += round(max(-2.2, min(2.2, self.rnd.gauss(0, 1))) * human * RATE / 1000)
            gain += self.rnd.gauss(0, 0.25) * human
        gain += BALANCE[self.track].get(stem.split("-")[0], 0)
        p = {"at": max(0, int(at)), "stem": f"{self.track}/{stem}", "gain_db": round(gain, 1)}
        p.update({k.rstrip("_"): int(v) for k, v in more.items() if v})
        self.list.append(p)

    def hit(self, bar, beat, stem, gain=0.0, human=3.0, **more):
        exact = beat == 0
        self.put(self.frame(bar, beat), stem, gain, 0.0 if exact else human, **more)

    def robin(self, *stems):
        """Never the same stem twice running."""
        kind = stems[0]
        free = [s for s in stems if s != self.last.get(kind)] or list(stems)
        self.last[kind] = self.rnd.choice(free)
        return self.last[kind]

    def pad(self, bar, bars, stem, gain, length, overlap=1.0, beat=0.0):
        """A held chord: in over half a second, out over one, meeting the next."""
        n = min(self.frame(bar + bars, beat) - self.frame(bar, beat) + round(overlap * RATE), length)
        self.put(self.frame(bar, beat), stem, gain, frames=n, fade_in=round(0.4 * RATE), fade_out=min(n // 2, round(1.2 * overlap * RATE)))

    def air(self, bar, bars, stem, gain, length):
        """Lay a stretch of air end over end, each time from its beginning, overlapping by two seconds."""
        at, end = self.frame(bar), self.frame(bar + bars)
        while at < end:
            n = min(length, end - at + RATE)
            self.put(at, stem, gain, frames=n, fade_in=RATE, fade_out=min(n // 2, 2 * RATE))
            if n < length:
                break
            at += length - 2 * RATE

    def groove(self, bar, pattern, voice, gain, swing=0.0, busy=0.0, human=3.0):
        """One bar of one layer. pattern: a character a sixteenth; `voice(step, mark)` names the stem.

        `busy` moves the bar away from its pattern: ghosts appear, weak strokes go.
        """
        for i, mark in enumerate(pattern):
            if mark == "." and i % 4 and self.rnd.random() < busy * 0.16:
                mark = "o"
            elif mark in "xo" and i and self.rnd.random() < busy * 0.22:
                continue
            if mark == ".":
                continue
            level = STEPS.get(mark, -3.0)
            late = swing if i % 2 else 0.0
            self.hit(bar, (i + late) / 4, voice(i, mark), gain + level, human)

    def run(self, bar, beat, beats, per_beat, voices, gain, grow=8.0):
        """A fill: even notes that grow into the next bar line."""
        n = round(beats * per_beat)
        for i in range(n):
            if self.rnd.random() < 0.10 and i not in (0, n - 1):
                continue
            accent = 2.0 if i % per_beat == 0 else -1.0
            self.hit(bar, beat + i / per_beat, voices[min(len(voices) - 1, i * len(voices) // n)], gain - grow + grow * i / max(1, n - 1) + accent, 2.5)


class Layers:
    """How dense each instrument is in a sentence; an absent one is silent."""

    def __init__(self, mode="home", **levels):
        self.mode, self.levels = mode, levels

    def __getitem__(self, k):
        return self.levels.get(k)


def jewel(sec, bar, beat, notes, gain):
    """Four bright notes upward: hope."""
    for j, n in enumerate(notes):
        sec.hit(bar, beat + j * 0.5, f"jewel-{n}", gain - (1.5 if j % 2 else 0))


def gate(sec, bar, kind, notes, gain, spread):
    """Root, lowered second, root, fifth."""
    for j, n in enumerate(notes):
        at = j * spread * sec.beats
        sec.hit(bar + int(at // sec.beats), at % sec.beats, f"{kind}-{n}", gain)


def booms(sec, *bars):
    """A deep blow under the first beat of a sentence: (bar, gain)."""
    for bar, gain in bars:
        sec.put(sec.frame(bar), "boom", gain)


def after(sec):
    """Under the collapse one note is left, and goes."""
    sec.put(0, "drone", -20.0, frames=9 * RATE, from_=2 * RATE, fade_in=RATE, fade_out=7 * RATE)


def heart(sec, at, spacing, gain):
    """Lub, and a softer dub a third of the way on."""
    sec.put(at, "heart-a", gain, 1.0)
    if spacing > 0.45 * RATE:
        sec.put(at + min(round(0.30 * RATE), spacing // 3), "heart-b", gain - 3.0, 1.0)


def countdown(sec, ticks, per_second, level):
    """What both tracks' countdowns share: the heart that quickens and the last ten strokes.

    The last ten seconds leave the old bars behind: a second is the bar, and it
    is cut into `per_second` notes, more than the sixteenths before it had.
    ticks: stems for those notes. level(u): gain of the heart, u from 0 to 1.
    """
    end, beat = sec.frames, sec.bar / sec.beats
    last = end - 10 * RATE
    t = Fraction(2 * sec.bar / sec.beats)
    while round(t) < last:
        u = float(t / end)
        spacing = beat if t < end / 2 else beat / 2
        heart(sec, round(t), round(spacing), level(u))
        t += spacing
    # Where the heart is alone, each bar has one soft beat more, at another place than the bars around it.
    for b in range(1, int(last / sec.bar)):
        sec.put(sec.frame(b, Fraction(2 * ((3 * b) % 8) + 1, 16) * sec.beats), "heart-b", level(float(b * sec.bar / end)) - 7.0, 1.0)
    for s in range(10):
        at = last + s * RATE
        sec.put(at, "stroke", (-7.0 + 0.2 * s) if s < 7 else (-4.0 + 0.5 * (s - 7)))
        for i in range(per_second):
            if i == 0:
                continue
            u = (s + i / per_second) / 10
            third = per_second // 3 if per_second % 3 == 0 else per_second // 4
            if per_second < 10 or i % third == 0:
                sec.put(at + round(Fraction(i * RATE, per_second)), "heart-a", level(1.0) - (2.0 if i % third == 0 else 5.0) + 1.0 * u, 0.8)
            sec.put(at + round(Fraction(i * RATE, per_second)), sec.robin(*ticks), -17.0 + 6.0 * u + (2.5 if i % third == 0 else 0.0), 0.8)
