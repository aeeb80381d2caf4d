"""The voices: French and German by pico, English by flite's rms; the shout by slt and pico.

Each is a plain file that a person's recording may replace. The texts are in
texts/<lang>.json; from them come the spoken files, voice.ftl for the screen,
and intro.json, which says when each group of sentences begins.
"""
import json
import os
import subprocess
import tempfile

import numpy as np
import soundfile as sf
import ttspico
from scipy.signal import resample_poly

import encode
import level
from dsp import RATE, band, bell, fades, high, low, soft

LANGS = ("fr", "en", "de")
PICO = {"fr": "fr-FR", "de": "de-DE", "en": "en-GB"}
CALLS = ("call-back", "call-five", "call-three", "call-last")
# How the word of the shout has to be written to be said the English way.
ESCAPE = {"fr": "Eskéïpe", "de": "Eskeip", "en": "Escape"}


def plain(text, lang):
    """Typography is for the eye; engines want simple signs."""
    text = text.replace("\u202f", " ").replace("’", "'").replace("…", ".")
    return text.replace("Escape", ESCAPE[lang]) if lang != "en" else text


def pico(text, lang):
    raw = ttspico.TtsEngine(PICO[lang]).speak(plain(text, lang))
    return resample_poly(np.frombuffer(raw, np.int16) / 32_768, 3, 1)


def flite(text, voice="rms"):
    with tempfile.TemporaryDirectory() as d:
        subprocess.run(["flite", "-voice", voice, "-t", plain(text, "en"), "-o", f"{d}/a.wav"], check=True)
        x, rate = sf.read(f"{d}/a.wav")
    return resample_poly(x, RATE // 1000, rate // 1000)


def sox(x, *effects):
    with tempfile.TemporaryDirectory() as d:
        sf.write(f"{d}/a.wav", x / np.max(np.abs(x)) * 0.35, RATE, subtype="FLOAT")
        subprocess.run(["sox", "-V1", "-D", "-R", f"{d}/a.wav", "-e", "floating-point", "-b", "32", f"{d}/b.wav", *effects], check=True)
        return sf.read(f"{d}/b.wav")[0]


def trim(x, floor=0.012, head=0.01, tail=0.06):
    size = np.abs(x)
    loud = np.flatnonzero(size > floor * size.max())
    a, b = max(0, loud[0] - int(head * RATE)), min(len(x), loud[-1] + int(tail * RATE))
    return fades(x[a:b], int(min(head, 0.005) * RATE), int(tail * RATE * 0.8))


def squeeze(x, threshold_db=-24.0, ratio=2.5):
    """A slow hand on the fader: the soft ends of words come up."""
    env = np.sqrt(np.maximum(low(x ** 2, 12, 1), 1e-9))
    over = np.maximum(0, 20 * np.log10(env) - threshold_db)
    return x * 10 ** (-over * (1 - 1 / ratio) / 20)


def colour(x):
    """Dry speech with some chest and some air; both engines stop at 8 kHz, so a little is added above."""
    x = high(x / np.max(np.abs(x)) * 0.7, 80, 3)
    x = bell(bell(bell(x, 190, 2.0, 0.9), 450, -2.0, 1.0), 3000, 3.0, 0.8)
    bright = band(x, 2800, 7200)
    x = x + high(np.abs(bright) * np.sign(bright) ** 2 * 0.5, 7000, 4) * 0.35
    return squeeze(x)


def say(text, lang):
    x = flite(text) if lang == "en" else pico(text, lang)
    shift = "-60" if lang == "en" else "-170"
    return colour(trim(sox(x, "pitch", shift)))


def loud(x, target, ceiling=-4.0):
    """To a loudness; the few peaks that stick out are rounded off."""
    top = 10 ** (ceiling / 20)
    for _ in range(3):
        pad = np.concatenate([x, np.zeros(max(0, RATE // 2 - len(x)))])
        x = x * 10 ** ((target - level.lufs(np.stack([pad, pad], 1))) / 20)
        x = np.clip(x, -2, 2)
        x = np.where(np.abs(x) > top * 0.7, np.sign(x) * top * (0.7 + 0.3 * np.tanh((np.abs(x) / top - 0.7) / 0.3)), x)
    return x


def speak(groups, lang, between, after):
    """Groups of sentences with pauses; gives the start of each group in frames."""
    parts, starts, at = [], [], 0
    for group in groups:
        starts.append(at)
        for i, sentence in enumerate(group):
            x = say(sentence, lang)
            x = np.concatenate([x, np.zeros(int((after if i == len(group) - 1 else between) * RATE))])
            parts.append(x)
            at += len(x)
    return np.concatenate(parts)[:at - int(after * RATE)], starts


def shout():
    """One leads, one doubles: lower, longer, lifted at 2.6 kHz, driven a little.

    The word is English in every language. rms swallows it, so slt leads and pico
    follows; both were still understood by a recogniser after this treatment,
    which they were not in a room, with more overdrive, or at a higher pitch.
    """
    y, peak_at = np.zeros(int(1.6 * RATE)), None
    for x, cents, tempo, gain in ((flite("Escape!", "slt"), -200, 0.85, 1.0), (pico("Escape!", "en"), -100, 0.88, 0.5)):
        x = trim(sox(x, "pitch", str(cents), "tempo", "-s", str(tempo)), floor=0.004, head=0.004, tail=0.1)
        x = bell(bell(high(x, 130), 2600, 5.0, 1.0), 320, -2.0)
        x = x / np.max(np.abs(x)) * gain
        here = int(np.argmax(low(x ** 2, 20)))  # the two meet on the vowel
        a = 0 if peak_at is None else max(0, peak_at - here)
        peak_at = here if peak_at is None else peak_at
        n = min(len(x), len(y) - a)
        y[a:a + n] += x[:n]
    y = squeeze(y / np.max(np.abs(y)) * 0.7, -20, 2)
    return fades(soft(y / np.max(np.abs(y)) * 1.3), 48, int(0.35 * RATE))


def fluent(texts, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    rows = ["# Spoken in the soundtrack and in the introduction; the files are under sounds/voice.", ""]
    rows.append("voice-lead-in = " + " ".join(texts["lead-in"]))
    rows.append("voice-shout = " + texts["shout"])
    rows += [f"voice-{c} = {texts[c]}" for c in CALLS]
    rows += [f"voice-intro-{i + 1} = " + " ".join(g) for i, g in enumerate(texts["intro"])]
    with open(path, "w") as f:
        f.write("\n".join(rows) + "\n")


def build(out):
    here = os.path.dirname(os.path.abspath(__file__))
    for lang in LANGS:
        with open(f"{here}/texts/{lang}.json") as f:
            texts = json.load(f)
        to = f"{out}/voice/{lang}"
        lead, _ = speak([[s] for s in texts["lead-in"]], lang, 0.5, 0.75)
        encode.ogg(f"{to}/lead-in.ogg", loud(lead, -19.0), 3)
        encode.ogg(f"{to}/shout.ogg", loud(shout(), -14.0, -3.0), 4)
        for c in CALLS:
            x, _ = speak([[s.strip() + "!" for s in texts[c].replace("\u202f", "").split("!") if s.strip()]], lang, 0.25, 0)
            encode.ogg(f"{to}/{c}.ogg", loud(x, -17.0), 3)
        intro, starts = speak(texts["intro"], lang, 0.40, 0.85)
        encode.ogg(f"{to}/intro.ogg", low(loud(intro, -18.0), 9000, 4), 0)
        with open(f"{to}/intro.json", "w") as f:
            f.write(json.dumps({"frames": len(intro), "starts_ms": [round(s * 1000 / RATE) for s in starts]}) + "\n")
        fluent(texts, f"{os.path.dirname(out)}/i18n/{lang}/voice.ftl")
        print("voice", lang, "lead-in", round(len(lead) / RATE, 1), "s, intro", round(len(intro) / RATE, 1), "s", flush=True)
