"""What is heard in a game with the spoken countdown on: python script.py [LANG] prints it with times."""
import sys

import lines
import mix
from dsp import RATE
from encode import decode


def clock(frame):
    sign, s = ("−", -frame / RATE) if frame < 0 else ("", frame / RATE)
    return f"{sign}{int(s // 60)}:{s % 60:05.2f}"


def words(voice, texts):
    if voice.startswith("count-") and voice[6:].isdigit():
        return texts["count"][10 - int(voice[6:])]
    v = texts[voice]
    return " ".join(v) if isinstance(v, list) else v


def main():
    lang = (sys.argv[1:] or ["fr"])[0]
    texts, score = lines.texts(lang), mix.load("one")
    shout = next(c for c in score["cues"] if c["cue"] == "shout")
    rows = []
    for voice, at, align, _ in [(shout["voice"], 0, "start", 0), *mix.call_list(score), *mix.count_list(score)]:
        n = len(decode(f"{mix.HERE}/voice/{lang}/{voice}.ogg"))
        start = at - n if align == "end" else at
        rows.append((start, start + n, f"“{words(voice, texts)}”"))
    said = {"gong": "gong, stroke {}", "door": "the door slams", "collapse": "the temple collapses"}
    strokes = {}
    for name, effect, at, _ in mix.cue_list(score):
        strokes[name] = strokes.get(name, 0) + 1
        rows.append((at, None, said[effect].format(strokes[name])))
    print("| from | to | what is heard |\n|---|---|---|")
    for start, end, what in sorted(rows, key=lambda r: r[0]):
        print(f"| {clock(start)} | {clock(end) if end is not None else ''} | {what} |")


if __name__ == "__main__":
    main()
