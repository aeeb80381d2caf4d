"""What is heard in a game with the spoken countdown on: python script.py prints it with times.

Both tracks have the same times; they are those of the clock after the shout.
"""
import lines
import mix
from dsp import RATE
from encode import decode

STRUCK = {"gong": "gong, stroke {}", "door": "the door slams", "collapse": "the temple collapses"}


def clock(frame):
    sign, s = ("−", -frame / RATE) if frame < 0 else ("", frame / RATE)
    return f"{sign}{int(s // 60)}:{s % 60:05.2f}"


def words(voice, texts):
    if voice.startswith("count-") and voice[6:].isdigit():
        return texts["count"][10 - int(voice[6:])]
    v = texts[voice]
    return " ".join(v) if isinstance(v, list) else v


def said(voice, at, align, lang):
    """The words and the times between which they are heard."""
    n = len(decode(f"{mix.HERE}/voice/{lang}/{voice}.ogg"))
    start = at - n if align == "end" else at
    return f"{words(voice, lines.texts(lang))} {clock(start)} to {clock(start + n)}"


def main():
    score = mix.load("one")
    shout = next(c for c in score["cues"] if c["cue"] == "shout")
    rows = []
    for voice, at, align, _ in [(shout["voice"], 0, "start", 0), *mix.call_list(score), *mix.count_list(score)]:
        rows.append((at - (align == "end"), *(said(voice, at, align, lang) for lang in lines.LANGS)))
    strokes = {}
    for name, effect, at, _ in mix.cue_list(score):
        strokes[name] = strokes.get(name, 0) + 1
        rows.append((at, f"**{clock(at)} {STRUCK[effect].format(strokes[name])}**", "", ""))
    print("| French | English | German |\n|---|---|---|")
    for _, *cells in sorted(rows):
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
