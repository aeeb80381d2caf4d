"""The reference mixer: what a score means. The app's must give the same sum.

expand() turns a score and the times of its cues into plain placements; mix()
adds them up. See ../score/README.md for the words.
"""
import json
import os

import numpy as np

from encode import decode

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def load(track):
    with open(f"{HERE}/score/{track}.json") as f:
        return json.load(f)


def times(score, gong1=None, gong2=None):
    """Frames of the cues; a surprise moves the first two gongs, and their doors with them."""
    at = {c["id"]: c["at"] for c in score["cues"]}
    forty = at["door1"] - at["gong1"]
    if gong1 is not None:
        at["gong1"], at["door1"] = gong1, gong1 + forty
    if gong2 is not None:
        at["gong2"], at["door2"] = gong2, gong2 + forty
    return at


def lay(part, start, end, gain_db):
    """Placements of one part between start and end: later ones are dropped, those still
    sounding at the end fade over `cut` frames."""
    for a, stem, g in part["hits"]:
        if start + a < end:
            yield {"at": start + a, "stem": stem, "gain_db": g + gain_db, "stop": end, "cut": part["cut"]}
    for s in part["spans"]:
        if start + s["at"] < end:
            yield {**s, "at": start + s["at"], "gain_db": s["gain_db"] + gain_db, "stop": end, "cut": part["cut"]}


def expand(score, at=None):
    at = at or times(score)
    out = []
    for sec in score["sections"]:
        start = -score["lead_in_frames"] if sec["from"] is None else at[sec["from"]]
        end = score["length_frames"] - score["lead_in_frames"] if sec["to"] is None else at[sec["to"]]
        body_end = end
        if "approach" in sec:
            num, den = sec["bar"]
            bars = -((start - end) * den // num)  # whole bars, the last one cut short by the gong
            body_end = start + (bars - sec["approach"]["bars"]) * num // den
            out += list(lay(sec["approach"], body_end, end, sec["gain_db"]))
        out += list(lay(sec, start, body_end, sec["gain_db"]))
    return out


def sound(score, placement, files):
    """The frames one placement adds, edges applied."""
    stem = score["stems"][placement["stem"]]
    begin = placement.get("from", 0)
    n = min(placement.get("frames", stem["frames"]), stem["frames"] - begin)
    x = files[stem["file"]][stem["from"] + begin:][:n]
    gain = np.full(n, 10 ** ((placement["gain_db"] + score["master_db"]) / 20), np.float32)
    k = np.arange(n, dtype=np.float32)
    if f := placement.get("fade_in"):
        gain *= np.minimum(1, k / f)
    if f := placement.get("fade_out"):
        gain *= np.minimum(1, (n - k) / f)
    left = placement["stop"] - placement["at"] + stem["pre"]
    if n > left:
        n = min(n, left + placement["cut"])
        gain = gain[:n] * np.clip((left + placement["cut"] - k[:n]) / placement["cut"], 0, 1)
    return x[:n] * gain[:, None]


def read_files(score):
    out = {}
    for f in score["files"]:
        x = decode(f"{HERE}/{f}.ogg").astype(np.float32)
        out[f] = x[:, None].repeat(2, 1) if x.ndim == 1 else x
    return out


def add(mix, x, at):
    at = int(at)
    if at < 0:
        x, at = x[-at:], 0
    n = min(len(x), len(mix) - at)
    if n > 0:
        mix[at:at + n] += x[:n]


def bed(score, files, at=None):
    """The music alone."""
    mix = np.zeros((score["length_frames"], 2), np.float32)
    for p in expand(score, at):
        add(mix, sound(score, p, files), score["lead_in_frames"] + p["at"] - score["stems"][p["stem"]]["pre"])
    return mix


def cue_list(score, at=None):
    """(id, effect, frame of impact, gain) for every stroke."""
    at = at or times(score)
    for c in score["cues"]:
        for s in range(c.get("strokes", 1)):
            if "effect" in c:
                yield c["id"], c["effect"], at[c["id"]] + s * score["stroke_frames"], c["gain_db"]


def cues(score, at=None):
    with open(f"{HERE}/score/effects.json") as f:
        impact = {k: v["impact"] for k, v in json.load(f).items()}
    mix = np.zeros((score["length_frames"], 2), np.float32)
    for _, effect, frame, gain in cue_list(score, at):
        x = decode(f"{HERE}/effects/{effect}.ogg").astype(np.float32)
        add(mix, x * 10 ** ((gain + score["master_db"]) / 20), score["lead_in_frames"] + frame - impact[effect])
    return mix


def call_list(score, at=None):
    """(voice, frame, align, gain): calls of the clock give way to a countdown."""
    at = at or times(score)
    quiet = [(at[f"gong{i}"] - 5 * score["rate"], at[f"door{i}"] + score["rate"]) for i in (1, 2)]
    for c in score["calls"]:
        t = at[c["on"]] + c["offset"]
        if c["on"] == "shout" and any(a <= t < b for a, b in quiet):
            continue
        yield c["voice"], t, c["align"], c["gain_db"]


def count_list(score, at=None):
    """The words of the spoken countdown, in the form of call_list."""
    at = at or times(score)
    for c in score["counts"]:
        yield c["voice"], at[c["on"]] + c["offset"], c["align"], c["gain_db"]


def voices(score, lang, at=None, countdown=False):
    mix = np.zeros((score["length_frames"], 2), np.float32)
    shout = next(c for c in score["cues"] if c["cue"] == "shout")
    todo = [(shout["voice"], shout["at"], "start", shout["gain_db"]), *call_list(score, at), *(count_list(score, at) if countdown else ())]
    for voice, t, align, gain in todo:
        x = decode(f"{HERE}/voice/{lang}/{voice}.ogg").astype(np.float32)
        x = (x[:, None].repeat(2, 1) if x.ndim == 1 else x) * 10 ** ((gain + score["master_db"]) / 20)
        add(mix, x, score["lead_in_frames"] + t - (len(x) if align == "end" else 0))
    return mix
