"""Picks the best take of every line: python choose.py TAKES [LANG…] [--only NAME…] writes chosen.json.

First no error in the recogniser, then the higher DNSMOS. The best takes by DNSMOS of a group of
lines are heard together; for lines with an error the next best takes are put in, and so on. A line
that no take gets right keeps its best take, and chosen.json says what is heard when it is spoken alone.
"""
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np
import soundfile as sf
from num2words import num2words
from scipy.signal import resample_poly
from speechmos import dnsmos

import lines
from engines import MODELS, WHISPER, checked

CHOSEN = f"{lines.HERE}/chosen.json"
LETTERS = 300  # of lines that are heard together: the recogniser listens to half a minute
LONGEST_NUMBER = 0.80  # seconds; a word of the countdown is over well before the next
# Other spellings of the same word, as a recogniser may write it.
SAME = {"fr": {"clés": "clefs", "clé": "clef"}, "en": {}, "de": {}}


def words(text, lang):
    """Lower case, no punctuation, numbers as words."""
    text = text.lower().replace("’", "'").replace("-", " ").replace("œ", "oe")
    text = re.sub(r"\d+", lambda m: num2words(int(m[0]), lang=lang), text)
    found = re.sub(r"[^\w' ]", " ", text.replace("ß", "ss")).replace("-", " ").split()
    found = [SAME[lang].get(w, w) for w in found]
    # A French plural is seldom heard: its s does not count.
    return [w.rstrip("s") if lang == "fr" and len(w) > 4 else w for w in found]


def cer(said, heard, lang):
    a, b = " ".join(words(said, lang)), " ".join(words(heard, lang))
    row = np.arange(len(b) + 1)
    for i, c in enumerate(a, 1):
        last, row = row, np.empty_like(row)
        row[0] = i
        for j, d in enumerate(b, 1):
            row[j] = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (c != d))
    return float(row[-1]) / max(1, len(a))


class Ear:
    """The recogniser, started once."""

    def __init__(self):
        checked(f"{WHISPER}/encoder_model_quantized.onnx")
        checked(f"{WHISPER}/decoder_model_merged_quantized.onnx")
        self.run = subprocess.Popen(["node", f"{lines.HERE}/hear.mjs", MODELS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def hear(self, x, lang, rate=48_000):
        """What is heard, with some silence around it."""
        x = x.mean(1) if x.ndim == 2 else x
        x = np.concatenate([np.zeros(8_000), resample_poly(x, 1, rate // 16_000), np.zeros(8_000)])
        with tempfile.NamedTemporaryFile(suffix=".wav") as f:
            sf.write(f.name, x / max(1.0, np.abs(x).max()), 16_000, subtype="PCM_16")
            self.run.stdin.write(json.dumps({"file": f.name, "lang": lang}) + "\n")
            self.run.stdin.flush()
            return json.loads(self.run.stdout.readline())["text"].strip()


WINDOW = 144_320  # what DNSMOS listens to at once, at 16 kHz


def quality(x, rate=48_000):
    """DNSMOS, overall and P.808: a short sound is repeated, a long one judged at up to three places."""
    y = resample_poly(x.mean(1) if x.ndim == 2 else x, 1, rate // 16_000)
    y = np.clip(y / np.abs(y).max() * 0.7, -1, 1).astype(np.float32)
    starts = [0] if len(y) <= WINDOW else np.linspace(0, len(y) - WINDOW, min(3, 1 + len(y) // WINDOW)).astype(int)
    d = [dnsmos.run(np.resize(y[a:a + WINDOW], WINDOW), 16_000) for a in starts]
    return tuple(round(float(np.mean([v[k] for v in d])), 2) for k in ("ovrl_mos", "p808_mos"))


def spoken_seconds(x, rate=48_000):
    loud = np.flatnonzero(np.abs(x) > 0.02 * np.abs(x).max())
    return (loud[-1] - loud[0]) / rate


def judged(folder, lang, name):
    """(DNSMOS, number, sound) of the takes of a line, the best first."""
    takes = []
    for k in range(100):
        path = f"{folder}/{lang}/{name}.{k}.wav"
        if not os.path.exists(path):
            break
        x, _ = sf.read(path)
        if re.fullmatch(r"count-\d+", name) and spoken_seconds(x) > LONGEST_NUMBER:
            continue
        takes.append((quality(x), k, x))
    return sorted(takes, key=lambda t: (-t[0][0], t[1]))


def result(take, errors, heard, count):
    (mos, p808), k, _ = take
    return {"take": k, "dnsmos": mos, "p808": p808, "cer": errors, "heard": heard, "takes": count}


def understood(texts, heard, lang):
    """Which of the texts, spoken one after another, are heard without an error."""
    said = [words(t, lang) for t in texts]
    flat = [w for t in said for w in t]
    right = [False] * len(flat)
    found = words(heard, lang)
    clean = [True] * (len(flat) + 1)
    for kind, a, b, c, d in difflib.SequenceMatcher(None, flat, found, False).get_opcodes():
        if kind == "equal":
            right[a:b] = [True] * (b - a)
        elif kind == "insert":
            clean[a] = False
    out, at = [], 0
    for t in said:
        out.append(all(right[at:at + len(t)]) and all(clean[at:at + len(t) + 1]))
        at += len(t)
    return out


def choose_group(folder, lang, group, ear):
    """{line: result} of lines that are heard together, as they are spoken: first the best takes, then the next best of those that had an error."""
    takes = {name: judged(folder, lang, name) for name in group}
    at, right, heard = dict.fromkeys(group, 0), set(), ""
    gap = np.zeros(24_000)
    texts = [lines.plain(t) for t in group.values()]
    for k in range(max(map(len, takes.values()))):
        at.update({name: min(k, len(takes[name]) - 1) for name in group if name not in right})
        heard = ear.hear(np.concatenate([part for name in group for part in (takes[name][at[name]][2], gap)]), lang)
        print("#", heard, flush=True)
        right |= {name for name, clean in zip(group, understood(texts, heard, lang)) if clean}
        if len(right) == len(group):
            break
    out = {}
    for name, text in zip(group, texts):
        take = takes[name][at[name] if name in right else 0]
        alone = text if name in right else ear.hear(take[2], lang)
        out[name] = result(take, 0.0 if name in right else round(cer(text, alone, lang), 3), alone, len(takes[name]))
    return out


def groups(lang, only, known):
    """Lines that are heard together, some twenty seconds; those that are chosen already only when named."""
    out, letters = [], 0
    for name, text in lines.all_lines(lang).items():
        if name in only if only else name not in known:
            if not out or letters + len(text) > LETTERS:
                out.append({})
                letters = 0
            out[-1][name] = text
            letters += len(text) + 8
    return out


def write(chosen):
    rows = (f' "{g}": {{\n' + ",\n".join(f'  "{n}": {json.dumps(r, ensure_ascii=False)}' for n, r in v.items()) + "\n }" for g, v in chosen.items())
    with open(CHOSEN, "w") as f:
        f.write("{\n" + ",\n".join(rows) + "\n}\n")


def main():
    args = sys.argv[1:]
    only = args[args.index("--only") + 1:] if "--only" in args else None
    folder, *langs = args[:args.index("--only")] if "--only" in args else args
    chosen = {lang: lines.chosen(lang) for lang in lines.LANGS}
    ear = Ear()
    for lang in langs or lines.LANGS:
        of = chosen[lang]
        for group in groups(lang, only, of):
            for name, r in choose_group(folder, lang, group, ear).items():
                of[name] = r
                print(lang, name, r["take"], r["dnsmos"], r["cer"], "" if r["cer"] == 0 else f"{group[name]!r} heard as {r['heard']!r}", flush=True)
            write(chosen)


if __name__ == "__main__":
    main()
