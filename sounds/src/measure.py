"""Mixes both tracks from the score and measures them; prints a table, fails when a figure is out.

Nobody has to listen to know whether a cue lies on its frame or a phase is
louder than the one before. `--wav DIR` also writes the mixes.
"""
import sys

import numpy as np
import soundfile as sf
from scipy.signal import fftconvolve

import cues as C
import level
import mix
from dsp import RATE, high, true_peak_db

LEAD = C.LEAD_IN
rows, failed = [], []


def row(what, one, two, want, ok=True):
    rows.append((what, one, two, want, "yes" if ok else "**no**"))
    if not ok:
        failed.append(what)


def both(what, values, want, test, show="{:.1f}"):
    a, b = values["one"], values["two"]
    row(what, show.format(a), show.format(b), want, test(a) and test(b))


def matched(x, effect, near, reach=4_800):
    """Where the effect's own waveform lies, looked for within 100 ms of where it should."""
    t = effect.mean(1)[:96_000]
    piece = x[near - reach:near + reach + len(t)].mean(1)
    t, piece = high(t, 200), high(piece, 200)
    return int(np.argmax(fftconvolve(piece, t[::-1], "valid"))) - reach


def onsets(x):
    """Hits a minute that an ear would count: peaks of the spectral flux above what is usual around them."""
    m = x.mean(1)
    frames = np.lib.stride_tricks.sliding_window_view(m, 1024)[::480] * np.hanning(1024).astype(np.float32)
    s = np.sqrt(np.abs(np.fft.rfft(frames)))
    flux = np.maximum(0, s[1:] - s[:-1]).sum(1)
    usual = np.convolve(flux, np.ones(41) / 41, "same")
    mid = flux[1:-1]
    peaks = (mid > flux[:-2]) & (mid >= flux[2:]) & (mid > 1.6 * usual[1:-1]) & (mid > 0.25 * np.percentile(flux, 95))
    return peaks.sum() / (len(x) / RATE / 60)


def attacks(score, a, b):
    """Moments a minute at which the score strikes something (hits within 20 ms are one)."""
    t = sorted(p["at"] for p in mix.expand(score) if a * RATE <= p["at"] < b * RATE and score["files"][score["stems"][p["stem"]]["file"]]["keep"])
    return sum(1 for i, v in enumerate(t) if i == 0 or v - t[i - 1] > 0.02 * RATE) / ((b - a) / 60)


def spectrum(x):
    """Share of the energy in thirds of an octave, in dB."""
    m = x.mean(1)[:len(x) // 8192 * 8192].reshape(-1, 8192) * np.hanning(8192)
    p = (np.abs(np.fft.rfft(m)) ** 2).mean(0)
    f = np.fft.rfftfreq(8192, 1 / RATE)
    edges = 40 * 2 ** (np.arange(26) / 3)
    out = np.array([p[(f >= a) & (f < b)].sum() for a, b in zip(edges[:-1], edges[1:])])
    return 10 * np.log10(out / out.sum() + 1e-9)


def low_side_db(x):
    """Side against mid below 120 Hz."""
    from dsp import low
    mid, side = low(x.sum(1) / 2, 120, 4), low((x[:, 0] - x[:, 1]) / 2, 120, 4)
    return 10 * np.log10((side ** 2).mean() / (mid ** 2).mean())


def span(x, a, b):
    return x[int(LEAD + a * RATE):int(LEAD + b * RATE)]


def main():
    S, bed, cue, voice, full = {}, {}, {}, {}, {}
    for t in ("one", "two"):
        S[t] = mix.load(t)
        files = mix.read_files(S[t])
        bed[t] = mix.bed(S[t], files)
        cue[t] = mix.cues(S[t])
        voice[t] = mix.voices(S[t], "fr")
        full[t] = bed[t] + cue[t] + voice[t]
        if "--wav" in sys.argv:
            sf.write(f"{sys.argv[sys.argv.index('--wav') + 1]}/{t}.wav", full[t], RATE, subtype="PCM_16")

    both("length, frames", {t: len(full[t]) for t in S}, "the same", lambda v: v == C.LENGTH, "{:d}")
    effects = {e: mix.decode(f"{mix.HERE}/effects/{e}.ogg") for e in ("gong", "door", "collapse")}
    import json
    with open(f"{mix.HERE}/score/effects.json") as f:
        impact = {k: v["impact"] for k, v in json.load(f).items()}
    for i, (name, effect, frame, _) in enumerate(mix.cue_list(S["one"])):
        err = {t: matched(full[t], effects[effect], LEAD + frame - impact[effect]) for t in S}
        both(f"{name} at {frame / RATE:.1f} s, error in frames", err, "0 or 1", lambda v: abs(v) <= 1, "{:d}")

    phases = [("explore1", 0, 180), ("countdown1", 180, 220), ("explore2", 220, 380), ("countdown2", 380, 420), ("explore3", 420, 540), ("countdown3", 540, 600)]
    whole = {n: {t: level.lufs(span(full[t], a, b)) for t in S} for n, a, b in phases}
    music = {n: {t: level.lufs(span(bed[t], a, b)) for t in S} for n, a, b in phases}
    for i, (n, a, b) in enumerate(phases):
        prev = phases[i - 1][0] if i else None
        ok = all(not prev or (whole[n][t] > whole[prev][t] and music[n][t] > music[prev][t]) for t in S)
        row(f"{n}: LUFS, all / music alone", *(f"{whole[n][t]:.1f} / {music[n][t]:.1f}" for t in ("one", "two")), "above the one before" if prev else "", ok)
    for a, b in (("explore1", "explore2"), ("explore2", "explore3"), ("explore3", "countdown3")):
        both(f"{a} to {b}: music rises, LU", {t: music[b][t] - music[a][t] for t in S}, "≥ 1.5", lambda v: v >= 1.5)
        both(f"{a} to {b}: all rises, LU", {t: whole[b][t] - whole[a][t] for t in S}, "≥ 1.5", lambda v: v >= 1.5)

    for name, effect, frame, _ in mix.cue_list(S["one"]):
        s = frame / RATE
        first = not any(name == n and f < frame for n, _, f, _ in mix.cue_list(S["one"]))
        strict = {t: level.plain(span(full[t], s, s + 3)) - level.plain(span(bed[t], s - 3.9, s - 0.9) if effect == "door" else span(bed[t], s - 3, s)) for t in S}
        around = {t: level.plain(span(cue[t] + bed[t], s, s + 3)) - max(level.plain(span(bed[t], s, s + 3)), level.plain(span(bed[t], s - 1.5, s + 1.5))) for t in S}
        if first:
            both(f"{name}: 3 s from the impact against the 3 s before, LU", strict, "≥ 6", lambda v: v >= 6)
        both(f"{name} at {s:.1f} s: against the bed around it, LU", around, "≥ 6", lambda v: v >= 6)

    for n in ("gong1", "gong2", "gong3"):
        s = next(f for i, _, f, _ in mix.cue_list(S["one"]) if i == n) / RATE
        above = {t: level.plain(span(full[t], s, s + 1.4)) - level.plain(span(full[t], s - 10, s)) for t in S}
        both(f"{n}: its first 1.4 s against the ten seconds before, LU", above, "≥ 8", lambda v: v >= 8)

    for n, s, _ in [p for p in phases if p[0].startswith("countdown")]:
        sec = {t: next(x for x in S[t]["sections"] if x["to"] == f"gong{n[-1]}") for t in S}
        bar = {t: sec[t]["bar"][0] / sec[t]["bar"][1] / RATE for t in S}
        drop = {t: level.plain(span(bed[t], s - 10 * bar[t], s - 2 * bar[t])) - level.plain(span(bed[t], s - 2 * bar[t], s)) for t in S}
        both(f"two bars before gong {n[-1]} under the eight before, LU", drop, "≥ 3", lambda v: v >= 3)

    both("true peak, dBTP", {t: true_peak_db(full[t]) for t in S}, "< −1", lambda v: v < -1)
    counted = {t: max(true_peak_db(bed[t] + cue[t] + mix.voices(S[t], g, countdown=True)) for g in ("fr", "en", "de")) for t in S}
    both("with the spoken countdown, three languages: true peak, dBTP", counted, "< −1", lambda v: v < -1)
    for t in ("surprise",):
        worst = {}
        for k in S:
            files = mix.read_files(S[k])
            worst[k] = -99.0
            for g1, g2 in ((150_000, 420_000), (225_000, 345_000), (203_017, 417_511)) if "--fast" not in sys.argv else ():
                at = mix.times(S[k], g1 * 48, g2 * 48)
                x = mix.bed(S[k], files, at) + mix.cues(S[k], at) + mix.voices(S[k], "de", at)
                worst[k] = max(worst[k], true_peak_db(x))
                quiet = [level.plain(x[LEAD + a:LEAD + a + 3 * RATE]) for a in range(0, 590 * RATE, 3 * RATE)]
                if min(quiet) < -45:
                    failed.append(f"hole in {k} {g1} {g2}")
        both("surprise, three draws: true peak, dBTP", worst, "< −1", lambda v: v < -1)
    for n, a, b in phases:
        both(f"{n}: crest factor of the music, dB", {t: 20 * np.log10(np.abs(span(bed[t], a, b)).max() / np.sqrt((span(bed[t], a, b) ** 2).mean())) for t in S}, "> 10", lambda v: v > 10)
    dens = {n: {t: onsets(span(bed[t], a, b)) for t in S} for n, a, b in phases}
    last = None
    order = ["explore1", "explore2", "explore3", "countdown3"]
    for i, n in enumerate(order):
        written = {t: attacks(S[t], *[(a, b) for m, a, b in phases if m == n][0]) for t in S}
        row(f"{n}: onsets a minute, heard / written", *(f"{dens[n][t]:.0f} / {written[t]:.0f}" for t in ("one", "two")), "rising")
        if i and not all(written[t] > last[t] for t in S):
            failed.append("written density of " + n)
        last = written
        if i and not all(dens[n][t] > dens[order[i - 1]][t] for t in S):
            failed.append("onset density of " + n)
    for n, a, b in phases:
        d = np.abs(spectrum(span(bed["one"], a, b)) - spectrum(span(bed["two"], a, b))).mean()
        row(f"{n}: spectra differ by, dB (mean of thirds of an octave)", f"{d:.1f}", "", "> 2", d > 2)
    both("side against mid under 120 Hz, dB", {t: low_side_db(bed[t]) for t in S}, "< −20", lambda v: v < -20)
    both("DC", {t: float(np.abs(full[t].mean(0)).max()) for t in S}, "< 0.0005", lambda v: v < 5e-4, "{:.6f}")

    # Clicks: every edge that the score makes (not the attack of a hit) must be no steeper than the music itself.
    for t in S:
        files = mix.read_files(S[t])
        worst = 0.0
        for p in mix.expand(S[t]):
            y = mix.sound(S[t], p, files)
            worst = max(worst, float(np.abs(y[0]).max()), float(np.abs(y[-1]).max()))
        bed[t + " edge"] = worst
    both("steepest edge of a placement (first or last frame)", {t: bed[t + " edge"] for t in S}, "< 0.004", lambda v: v < 0.004, "{:.5f}")
    import hashlib
    for t in S:
        secs = [hashlib.sha256(np.round(span(bed[t], a, a + 5) * 2000).astype(np.int16).tobytes()).hexdigest() for a in np.arange(0, 600, 5.0)]
        if len(set(secs)) != len(secs):
            failed.append("a stretch repeats in " + t)
    voices_ = {t: max(sum(1 for p in v if p[0] <= s < p[1]) for s in range(0, 600 * RATE, RATE // 4)) for t, v in
               ((t, [(p["at"], p["at"] + p.get("frames", S[t]["stems"][p["stem"]]["frames"])) for p in mix.expand(S[t])]) for t in S)}
    both("most placements at once", voices_, "", lambda v: True, "{:d}")
    both("placements", {t: len(mix.expand(S[t])) for t in S}, "", lambda v: True, "{:d}")

    print("# Measured\n\nPrinted by `measure.py` from the mixes of the reference mixer (voice: French).\n")
    print("| what | One | Two | wanted | holds |\n|---|---|---|---|---|")
    for r in rows:
        print("| " + " | ".join(r) + " |")
    print("\nAll hold." if not failed else "\nNot held: " + "; ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
