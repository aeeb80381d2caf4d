"""The spoken lines: every sentence of texts/<lang>.json with a name of its own.

A line is the unit that is spoken, heard again by the recogniser, and chosen
among its takes. Files are put together from lines (see voices.py).
"""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
LANGS = ("fr", "en", "de")
CALLS = ("call-back", "call-five", "call-three", "call-last")
NUMBERS = range(10, 0, -1)


def texts(lang):
    with open(f"{HERE}/texts/{lang}.json") as f:
        return json.load(f)


def chosen(lang):
    """{name: what choose.py found}, of the lines that it has chosen a take of."""
    if not os.path.exists(f"{HERE}/chosen.json"):
        return {}
    with open(f"{HERE}/chosen.json") as f:
        return json.load(f).get(lang, {})


def all_lines(lang):
    """{name: text}, in the order in which they are spoken. The shout is made apart (shout.py)."""
    t = texts(lang)
    out = {f"lead-in-{i + 1}": s for i, s in enumerate(t["lead-in"])}
    for c in CALLS:
        out.update({f"{c}-{i + 1}": s for i, s in enumerate(t[c])})
    out["count-minute"], out["count-thirty"] = t["count-minute"], t["count-thirty"]
    out.update({f"count-{n}": s for n, s in zip(NUMBERS, t["count"])})
    for g, group in enumerate(t["intro"]):
        out.update({f"intro-{g + 1}-{i + 1}": s for i, s in enumerate(group)})
    return out


def plain(text):
    """Typography is for the eye; engines want simple signs."""
    return text.replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")
