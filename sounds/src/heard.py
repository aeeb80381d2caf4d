"""What a recogniser and DNSMOS make of the finished files: python heard.py SOUNDS [TEXTS] prints a table.

SOUNDS is a `sounds` folder, TEXTS the folder with its texts (of another version, perhaps).
Pieces are heard one after another, as many as fit into the half minute that the recogniser
listens to at once; one with an error is heard again alone. The shout is heard alone and through
the music of both tracks, the numbers of the countdown as they are spoken in a game.
With --deaf nothing is heard, only measured.
"""
import json
import sys

import numpy as np

import level
import lines
import mix
from choose import Ear, cer, quality, understood
from dsp import RATE, stereo
from encode import decode


def bandwidth(x):
    """Below which 99.9 % of the energy lies, in Hz, where somebody speaks."""
    n = 4096
    m = x[:len(x) // n * n].reshape(-1, n) * np.hanning(n)
    p = np.abs(np.fft.rfft(m)) ** 2
    e = p.sum(1)
    p = p[e > e.max() * 1e-3].sum(0)
    return float(np.fft.rfftfreq(n, 1 / RATE)[np.searchsorted(np.cumsum(p) / p.sum(), 0.999)])


def flat(v):
    return " ".join(v) if isinstance(v, list) else v


def pieces(folder, lang, texts):
    """(name, text, sound) of everything that is spoken, but the shout and the single numbers."""
    at = f"{folder}/voice/{lang}"
    for name in ("lead-in", *lines.CALLS):
        yield name, flat(texts[name]), decode(f"{at}/{name}.ogg")
    if "count" in texts:
        for name in ("count-minute", "count-thirty"):
            yield name, texts[name], decode(f"{at}/{name}.ogg")
        x = np.zeros(10 * RATE)
        for n in lines.NUMBERS:
            y = decode(f"{at}/count-{n}.ogg")
            x[(10 - n) * RATE:][:len(y)] += y
        yield "count-10 … 1", flat(texts["count"]), x
    intro = decode(f"{at}/intro.ogg")
    with open(f"{at}/intro.json") as f:
        starts = [round(ms * RATE / 1000) for ms in json.load(f)["starts_ms"]] + [len(intro)]
    for i, group in enumerate(texts["intro"]):
        yield f"intro-{i + 1}", flat(group), intro[starts[i]:starts[i + 1]]


def windows(found):
    """Pieces that are heard together."""
    out, used = [], 0.0
    for piece in found:
        seconds = len(piece[2]) / RATE + 0.6
        if not out or used + seconds > 28.0:
            out.append([])
            used = 0.0
        out[-1].append(piece)
        used += seconds
    return out


def hear_all(found, lang, ear):
    """{name: (CER, what is heard where it differs)}."""
    gap, out = np.zeros(int(0.6 * RATE)), {}
    for window in windows(found):
        texts = [lines.plain(text) for _, text, _ in window]
        heard = ear.hear(np.concatenate([part for _, _, x in window for part in (x, gap)]), lang)
        for (name, _, x), text, right in zip(window, texts, understood(texts, heard, lang)):
            alone = "" if right else ear.hear(x, lang)
            out[name] = (0.0, "") if right else (cer(text, alone, lang), alone)
    return out


def shouts(folder, ear):
    """What the shout is heard as: alone, and through each track as it is mixed."""
    mix.HERE = folder
    for t in ("one", "two"):
        score = mix.load(t)
        bed = mix.bed(score, mix.read_files(score))
        near = slice(score["lead_in_frames"] - RATE // 5, score["lead_in_frames"] + 3 * RATE)
        for lang in lines.LANGS:
            x = decode(f"{folder}/voice/{lang}/shout.ogg")
            if t == "one":
                print(f"| {lang} | shout, alone | {ear.hear(x, lang)} |", flush=True)
            y = bed[near].astype(np.float64)
            y[RATE // 5:][:len(x)] += x[:len(y) - RATE // 5]
            print(f"| {lang} | shout, through {t} | {ear.hear(y, lang)} |", flush=True)


def main():
    args = [a for a in sys.argv[1:] if a != "--deaf"]
    folder, texts_folder = args[0], (args[1:] or [f"{lines.HERE}/texts"])[0]
    ear = None if "--deaf" in sys.argv else Ear()
    print("| language | file | DNSMOS | P.808 | CER, % | bandwidth, Hz | LUFS | heard, where it differs |\n|---|---|---|---|---|---|---|---|")
    for lang in lines.LANGS:
        with open(f"{texts_folder}/{lang}.json") as f:
            texts = json.load(f)
        found = [(name, text, x.mean(1) if x.ndim == 2 else x) for name, text, x in pieces(folder, lang, texts)]
        said = hear_all(found, lang, ear) if ear else {}
        sums = []
        for name, text, x in found:
            wrong, heard = said.get(name, (np.nan, ""))
            mos, p808 = quality(x)
            size = level.lufs(np.concatenate([stereo(x), np.zeros((RATE // 2, 2))]))
            sums.append((mos, p808, wrong, bandwidth(x), size, len(lines.plain(text))))
            print(f"| {lang} | {name} | {mos:.2f} | {p808:.2f} | {100 * wrong:.1f} | {sums[-1][3]:.0f} | {size:.1f} | {heard if wrong else ''} |", flush=True)
        s = np.array(sums)
        intro = s[-9:]
        print(f"| **{lang}** | **all** | **{s[:, 0].mean():.2f}** | **{s[:, 1].mean():.2f}** | **{100 * (s[:, 2] * s[:, 5]).sum() / s[:, 5].sum():.1f}** "
              f"| introduction {intro[:, 3].mean():.0f}, calls {s[:-9, 3].mean():.0f} | introduction {intro[:, 4].mean():.1f} ± {intro[:, 4].std():.1f}, others {s[:-9, 4].mean():.1f} | |", flush=True)
    if ear:
        print("\n| language | what | heard as |\n|---|---|---|")
        shouts(folder, ear)


if __name__ == "__main__":
    main()
