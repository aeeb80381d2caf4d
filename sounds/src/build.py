"""Makes effects, instruments and scores. Run through make.sh. Voices are made by voices.sh.

With names as arguments only those parts are made: effects one two score.
"""
import json
import os
import sys

import numpy as np

import cues
import effects
import encode
import kit_one
import kit_two
import level
import mix
import music_one
import music_two
import score

OUT = mix.HERE
TRACKS = {"one": (kit_one, music_one), "two": (kit_two, music_two)}
QUALITY = {"air": 2, "riser": 3, "drone": 3, "strings": 3, "choir": 3, "solo": 3, "flute": 3, "bells": 3, "boom": 3, "roll": 3}


def make_effects():
    table = {}
    for name, make in effects.ALL.items():
        x, impact = make()
        encode.ogg(f"{OUT}/effects/{name}.ogg", x, 4)
        table[name] = {"frames": len(x), "impact": impact}
        print("effect", name, len(x), "impact", impact, flush=True)
    os.makedirs(f"{OUT}/score", exist_ok=True)
    with open(f"{OUT}/score/effects.json", "w") as f:
        f.write("{\n" + ",\n".join(f' {json.dumps(k)}: {json.dumps(v)}' for k, v in table.items()) + "\n}\n")


def make_kit(track):
    lib = TRACKS[track][0].build()
    for name, x in lib.files.items():
        encode.ogg(f"{OUT}/{name}.ogg", x, QUALITY.get(name.split("/")[1].split("-")[0], 4))
    with open(f"{OUT}/src/.{track}.json", "w") as f:
        json.dump({"files": {k: list(v.shape) for k, v in lib.files.items()}, "stems": lib.stems, "kept": sorted(lib.kept)}, f)
    print("kit", track, len(lib.files), "files", len(lib.stems), "stems", flush=True)


class Kit:
    """What score.assemble needs of a kit that was made before."""

    def __init__(self, track):
        with open(f"{OUT}/src/.{track}.json") as f:
            d = json.load(f)
        self.stems, self.kept = d["stems"], set(d["kept"])
        self.files = {k: np.empty(v, np.uint8) for k, v in d["files"].items()}


def make_score(track):
    """Twice: once flat to hear how loud each section is, once with its gain."""
    kit, sections = Kit(track), TRACKS[track][1].build()
    flat = score.assemble(track, kit, sections, {})
    files = mix.read_files(flat)
    music = mix.bed(flat, files)
    at = mix.times(flat)
    gains = {}
    for name, _, begin, end in cues.SECTIONS:
        a = 0 if begin is None else cues.LEAD_IN + at[begin]
        b = cues.LENGTH if end is None else cues.LEAD_IN + at[end]
        gains[name] = round(float(level.TARGETS[name] - level.lufs(music[a:b])), 1)
    print("gains", track, gains, flush=True)
    score.dump(f"{OUT}/score/{track}.json", score.assemble(track, kit, sections, gains))


def main(parts):
    if "effects" in parts:
        make_effects()
    for track in TRACKS:
        if track in parts:
            make_kit(track)
    if "score" in parts:
        for track in TRACKS:
            make_score(track)


if __name__ == "__main__":
    main(sys.argv[1:] or ["effects", "one", "two", "score"])
