"""The voices: French and German by pico, English by flite's rms; the shout by all of them.

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
from dsp import RATE, TEMPLE, add, band, bell, fades, fit, high, low, pan, soft, space, stereo

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
        x = x * 10 ** ((target - level.lufs(fit(stereo(x), max(len(x), RATE // 2)))) / 20)
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


# Who shouts: engine, cents, gain, where between left and right, and how late, in milliseconds.
LEADS = (("slt", -150, 1.0, 0.0, 0), ("awb", 0, 0.7, -0.15, 0), ("pico-en", 0, 0.5, 0.15, 0))
CROWD = (("slt", -420, 0.21, -0.5, 11), ("slt", 120, 0.15, 0.55, 16), ("awb", -150, 0.20, 0.4, 8), ("awb", 150, 0.15, -0.6, 18),
         ("pico-en", 0, 0.20, -0.3, 6), ("pico-en", -250, 0.17, 0.3, 13), ("kal16", -100, 0.12, 0.7, 20), ("pico-de", -100, 0.12, -0.7, 18))


def word(engine, cents, length):
    """The word by one voice, drawn out to a length: said as long, vowels and the last p meet."""
    lang = engine[-2:]
    x = pico("Escape!", lang) if engine.startswith("pico") else flite("Escape!", engine)
    x = trim(x, floor=0.01, head=0.004, tail=0.02)
    x = sox(x, "pitch", str(cents), "tempo", "-s", f"{len(x) / RATE / length:.4f}")
    x = trim(x, floor=0.006, head=0.004, tail=0.08)
    x = bell(bell(high(x, 130), 2600, 5.0, 1.0), 320, -2.0)
    return x / np.max(np.abs(x))


def shout():
    """Three lead and eight follow, spread out, lifted at 2.6 kHz, driven a little, in the temple.

    The word is English in every language. The room is heard after it and not under it: in a room
    that answers at once, or with more followers, a recogniser no longer understands the word.
    """
    y = np.zeros((int(2.6 * RATE), 2))
    for engine, cents, gain, where, late in LEADS + CROWD:
        add(y, pan(word(engine, cents, 0.95), where), late * RATE // 1000, gain)
    y = y / np.max(np.abs(y))
    env = np.sqrt(np.maximum(low((y ** 2).mean(1), 12, 1), 1e-9))
    y = y * 10 ** (-np.maximum(0, 20 * np.log10(env) + 20) / 2 / 20)[:, None]
    y = soft(y / np.max(np.abs(y)) * 1.3)
    size = np.sqrt(np.maximum(low((y ** 2).mean(1), 8, 1), 0))
    room = (space(y, TEMPLE, 1.0, len(y)) - y) * (0.4 / (1 + (6 * size / size.max()) ** 2))[:, None]
    return fades(y + room, 48, int(0.9 * RATE))


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
        encode.ogg(f"{to}/shout.ogg", loud(shout(), -12.5, -3.0), 4)
        for c in CALLS:
            x, _ = speak([[s.strip() + "!" for s in texts[c].replace("\u202f", "").split("!") if s.strip()]], lang, 0.25, 0)
            encode.ogg(f"{to}/{c}.ogg", loud(x, -17.0), 3)
        intro, starts = speak(texts["intro"], lang, 0.40, 0.85)
        encode.ogg(f"{to}/intro.ogg", low(loud(intro, -18.0), 9000, 4), 0)
        with open(f"{to}/intro.json", "w") as f:
            f.write(json.dumps({"frames": len(intro), "starts_ms": [round(s * 1000 / RATE) for s in starts]}) + "\n")
        fluent(texts, f"{os.path.dirname(out)}/i18n/{lang}/voice.ftl")
        print("voice", lang, "lead-in", round(len(lead) / RATE, 1), "s, intro", round(len(intro) / RATE, 1), "s", flush=True)
