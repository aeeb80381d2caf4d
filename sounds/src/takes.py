"""Speaks every line several times: python takes.py FOLDER [LANG…].

Takes lie as FOLDER/<lang>/<line>.<take>.wav, 48 kHz mono; choose.py picks one of each line.
What is there already is not spoken again. Of a French or English line that is in chosen.json
only the chosen take is spoken.
"""
import os
import sys
import zlib

import numpy as np
import soundfile as sf
from scipy.signal import resample_poly

import lines
from engines import Kokoro, Thorsten

# Who speaks: a woman tells the rules, in English a man calls through the music.
VOICES = {"fr": {"intro": "ff_siwis", "call": "ff_siwis"}, "en": {"intro": "af_heart", "call": "bm_george"}}
SPEEDS = {"intro": (0.95, 1.0, 0.9), "lead-in": (0.88, 0.93, 0.98), "call": (1.0, 0.92, 1.08), "count": (1.0, 0.9, 1.1, 0.8, 0.7, 0.6)}
# How many takes of the introduction: the English voice is understood at once.
INTRO_TAKES = {"fr": 3, "en": 2}
# German: speed, noise, noise of the durations.
GERMAN = ((0.85, 0.3, 0.3), (0.85, 0.45, 0.5), (0.9, 0.3, 0.3), (0.8, 0.3, 0.3), (0.88, 0.6, 0.6), (0.85, 0.15, 0.15))
# What the rules of the phonemes misread, written as it is to be read (in German a space makes no pause).
RESPELT = {
    "fr": {"de plus.": "de plusse."},
    "en": {},
    "de": {"Edelstein": "Ehdel Stein", "aktivieren": "aktiwieren", "einverstanden": "ein fer standen"},
}


def to_read(text, lang):
    text = lines.plain(text)
    for words, read in RESPELT[lang].items():
        text = text.replace(words, read)
    return text


def kind(name):
    return next(k for k in SPEEDS if name.startswith(k))


def write(path, x, rate):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    x = resample_poly(x, 48_000 // 300, rate // 300) if 48_000 % rate else resample_poly(x, 48_000 // rate, 1)
    assert np.isfinite(x).all(), path
    sf.write(path, x / max(1.0, np.abs(x).max()), 48_000, subtype="FLOAT")


def speak_german(folder, todo):
    """The model draws noise: each group of lines has a session and a seed of its own, so that no group depends on another."""
    thorsten = Thorsten()
    spoken = dict(zip(todo, thorsten.phonemes([to_read(t, "de") for t in todo.values()])))
    for group in dict.fromkeys(name.rsplit("-", 1)[0] for name in todo):
        names = [n for n in todo if n.rsplit("-", 1)[0] == group]
        if all(os.path.exists(f"{folder}/de/{n}.{len(GERMAN) - 1}.wav") for n in names):
            continue
        thorsten.seed(zlib.crc32(group.encode()) & 0x7FFF_FFFF)
        for name in names:
            for k, how in enumerate(GERMAN):
                write(f"{folder}/de/{name}.{k}.wav", thorsten.say(spoken[name], *how), thorsten.rate)
        print(f"{folder}/de/{group}", flush=True)


def main():
    folder, *langs = sys.argv[1:]
    kokoro = None
    for lang in langs or lines.LANGS:
        todo = lines.all_lines(lang)
        if lang == "de":
            speak_german(folder, todo)
            continue
        kokoro = kokoro or Kokoro()
        known = lines.chosen(lang)
        for k in range(max(map(len, SPEEDS.values()))):
            for name, text in todo.items():
                speeds = SPEEDS[kind(name)][:INTRO_TAKES[lang] if name.startswith("intro") else None]
                path = f"{folder}/{lang}/{name}.{k}.wav"
                wanted = known[name]["take"] == k if name in known else k < len(speeds)
                if wanted and not os.path.exists(path):
                    voice = VOICES[lang]["intro" if name.startswith("intro") else "call"]
                    write(path, kokoro.say(kokoro.phonemes(to_read(text, lang), voice), voice, speeds[k]), kokoro.rate)
                    print(path, flush=True)


if __name__ == "__main__":
    main()
