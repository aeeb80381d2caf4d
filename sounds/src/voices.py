"""The spoken files, put together from the chosen takes: python voices.py TAKES.

Each is a plain file that a person's recording may replace. From the same texts come
voice.ftl for the screen and intro.json, which says when each group of sentences begins.
"""
import json
import os
import sys

import numpy as np
import soundfile as sf

import encode
import level
import lines
from dsp import RATE, fades, high, low, stereo

OUT = os.path.dirname(lines.HERE)
# Loudness in LUFS: the introduction is heard alone, the others through music.
INTRO, LEAD_IN, CALL, COUNT = -18.0, -18.0, -15.5, -15.0


def trim(x, floor=0.004, head=0.012, tail=0.10):
    """From the first to the last sound; the soft end of a word stays."""
    size = np.sqrt(np.maximum(low(x ** 2, 40, 1), 0))
    loud = np.flatnonzero(size > floor * size.max())
    a, b = max(0, loud[0] - int(head * RATE)), min(len(x), loud[-1] + int(tail * RATE))
    return fades(x[a:b], int(0.004 * RATE), int(0.7 * tail * RATE))


def squeeze(x, ratio):
    """Slow compression: the soft ends of words come up."""
    env = np.sqrt(np.maximum(low(x ** 2, 12, 1), 1e-9))
    over = np.maximum(0, 20 * np.log10(env / np.percentile(env, 95)) + 12)
    return x * 10 ** (-over * (1 - 1 / ratio) / 20)


def loud(x, target, ceiling=-3.0):
    """To a loudness; the few peaks that stick out are rounded off."""
    top = 10 ** (ceiling / 20)
    for _ in range(4):
        x = x * 10 ** ((target - level.plain(stereo(x))) / 20)
        x = np.where(np.abs(x) > top * 0.7, np.sign(x) * top * (0.7 + 0.3 * np.tanh((np.abs(x) / top - 0.7) / 0.3)), x)
    return x


class Speaker:
    def __init__(self, takes, lang):
        self.chosen = lines.chosen(lang)
        self.folder = f"{takes}/{lang}"

    def line(self, name, target, ratio=1.6, ceiling=-3.0):
        x, _ = sf.read(f"{self.folder}/{name}.{self.chosen[name]['take']}.wav")
        return loud(squeeze(trim(high(x, 70, 2)), ratio), target, ceiling)

    def lines(self, names, target, ratio=1.6, pause=0.42, until=None):
        """Lines with a pause after each, longer after a long one."""
        parts = []
        for i, name in enumerate(names):
            x = self.line(name, target, ratio)
            last = i == len(names) - 1
            rest = (until or 0.0) if last else pause + min(0.2, 0.03 * len(x) / RATE)
            parts += [x, np.zeros(int(rest * RATE))]
        return np.concatenate(parts)


def fluent(texts, path):
    rows = ["# Spoken in the soundtrack and in the introduction; the files are under sounds/voice.", ""]
    rows.append("voice-lead-in = " + " ".join(texts["lead-in"]))
    rows.append("voice-shout = " + texts["shout"])
    rows += [f"voice-{c} = " + " ".join(texts[c]) for c in lines.CALLS]
    rows += [f"voice-{c} = {texts[c]}" for c in ("count-minute", "count-thirty")]
    rows += [f"voice-count-{n} = {t}" for n, t in zip(lines.NUMBERS, texts["count"])]
    rows += [f"voice-intro-{i + 1} = " + " ".join(g) for i, g in enumerate(texts["intro"])]
    with open(path, "w") as f:
        f.write("\n".join(rows) + "\n")


def build(takes, lang):
    texts, speaker, to = lines.texts(lang), Speaker(takes, lang), f"{OUT}/voice/{lang}"
    lead = speaker.lines([f"lead-in-{i + 1}" for i in range(len(texts["lead-in"]))], LEAD_IN, 2.0, 0.7)
    encode.ogg(f"{to}/lead-in.ogg", lead, 4)
    for c in lines.CALLS:
        encode.ogg(f"{to}/{c}.ogg", speaker.lines([f"{c}-{i + 1}" for i in range(len(texts[c]))], CALL, 2.5, 0.2), 4)
    for c in ("count-minute", "count-thirty", *(f"count-{n}" for n in lines.NUMBERS)):
        # Under the loudest music there is: its peaks stay lower.
        encode.ogg(f"{to}/{c}.ogg", speaker.line(c, COUNT, 3.0, -6.0), 4)
    parts, starts, at = [], [], 0
    for g, group in enumerate(texts["intro"]):
        starts.append(round(at * 1000 / RATE))
        last = g == len(texts["intro"]) - 1
        parts.append(speaker.lines([f"intro-{g + 1}-{i + 1}" for i in range(len(group))], INTRO, until=0.0 if last else 0.95))
        at += len(parts[-1])
    encode.ogg(f"{to}/intro.ogg", np.concatenate(parts), 3)
    with open(f"{to}/intro.json", "w") as f:
        f.write(json.dumps({"frames": at, "starts_ms": starts}) + "\n")
    fluent(texts, f"{os.path.dirname(OUT)}/i18n/{lang}/voice.ftl")
    print(lang, "lead-in", round(len(lead) / RATE, 1), "s, introduction", round(at / RATE, 1), "s", flush=True)


if __name__ == "__main__":
    for language in sys.argv[2:] or lines.LANGS:
        build(sys.argv[1], language)
