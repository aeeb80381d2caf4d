"""Sections into JSON: what the app reads, and what the reference mixer reads."""
import json
import os

import cues


def part(sec, index):
    """Placements of one section: `hits` sound whole, `spans` carry their own edges."""
    hits, spans = [], []
    for p in sorted(sec.list, key=lambda p: (p["at"], p["stem"], p["gain_db"])):
        if set(p) == {"at", "stem", "gain_db"}:
            hits.append([p["at"], index[p["stem"]], p["gain_db"]])
        else:
            spans.append({**p, "stem": index[p["stem"]]})
    return {"cut": sec.cut, "hits": hits, "spans": spans}


def assemble(track, lib, sections, gains):
    used = sorted({p["stem"] for v in sections.values() for s in (v if isinstance(v, tuple) else (v,)) for p in s.list})
    missing = [s for s in used if s not in lib.stems]
    assert not missing, missing
    index = {s: i for i, s in enumerate(used)}
    out = {
        "track": track, "rate": 48_000, "lead_in_frames": cues.LEAD_IN, "length_frames": cues.LENGTH, "stroke_frames": cues.STROKE, "master_db": 0.0,
        "files": {f: {"channels": 1 if x.ndim == 1 else 2, "frames": len(x), "keep": f in lib.kept} for f, x in sorted(lib.files.items())},
        "stems": [{"name": s, **lib.stems[s]} for s in used],
        "cues": cues.CUES, "calls": cues.CALLS, "counts": cues.COUNTS, "sections": [],
    }
    for name, kind, begin, end in cues.SECTIONS:
        v = sections[name]
        body, approach = v if isinstance(v, tuple) else (v, None)
        d = {"name": name, "kind": kind, "from": begin, "to": end, "frames": body.frames, "bar": [body.bar.numerator, body.bar.denominator],
             "beats": body.beats, "gain_db": gains.get(name, 0.0), **part(body, index)}
        if approach:
            d["body_bars"] = body.bars
            d["approach"] = {"bars": approach.bars, **part(approach, index)}
        out["sections"].append(d)
    return out


def dump(path, score):
    """One line a section's placements: small, yet a diff can be read."""
    os.makedirs(os.path.dirname(path), exist_ok=True)

    def tight(v):
        return json.dumps(v, separators=(",", ":"), ensure_ascii=False)

    def block(d, pad):
        rows = []
        for k, v in d.items():
            if k in ("stems", "cues", "calls", "counts"):
                rows.append(f'{pad}{tight(k)}: [\n' + ",\n".join(f"{pad} {tight(x)}" for x in v) + f"\n{pad}]")
            elif k == "sections":
                rows.append(f'{pad}{tight(k)}: [\n' + ",\n".join(block(x, pad + " ") for x in v) + f"\n{pad}]")
            elif k in ("files",):
                rows.append(f'{pad}{tight(k)}: {{\n' + ",\n".join(f"{pad} {tight(a)}: {tight(b)}" for a, b in v.items()) + f"\n{pad}}}")
            elif k == "approach":
                rows.append(f"{pad}{tight(k)}:\n" + block(v, pad + " "))
            else:
                rows.append(f"{pad}{tight(k)}: {tight(v)}")
        return f"{pad}{{\n" + ",\n".join(rows) + f"\n{pad}}}"

    with open(path, "w") as f:
        f.write(block(score, "") + "\n")
