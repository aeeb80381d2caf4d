#!/usr/bin/env python3
"""One printable sheet per game, two sides, in three languages, from the rules text of the app.

    packaging/manual.py PICTURES [OUT]    PICTURES: a folder that packaging/pictures.sh has filled;
                                          OUT: target/manual without

Needs chromium, which prints the PDF, and ImageMagick. The largest type that fits on two pages is taken.
"""

import html
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The scene of tests/pictures that shows each game best.
SCENES = {
    "escape": "escape-middle",
    "princess": "princess-count-half",
    "skyrunner": "skyrunner-told",
    "ants": "ants-trick-clear",
    "cliff": "cliff-middle",
}
POINTS = [size / 10 for size in range(112, 71, -2)]

STYLE = """
@page { size: A4; margin: 11mm 12mm }
@font-face { font-family: TableeSans; src: url(FONTS/TableeSans-Regular.ttf) }
@font-face { font-family: TableeSans; font-weight: bold; src: url(FONTS/TableeSans-Bold.ttf) }
@font-face { font-family: TableeSans; font-style: italic; src: url(FONTS/TableeSans-Italic.ttf) }
@font-face { font-family: TableeSerif; src: url(FONTS/TableeSerif-Regular.ttf) }
* { box-sizing: border-box; print-color-adjust: exact }
body { margin: 0; font: POINTSpt/1.32 TableeSans; color: #241a15; hyphens: auto }
header { display: flex; align-items: center; gap: 5mm; border-bottom: 1.2mm solid ACCENT; padding-bottom: 3mm }
header img { width: 19mm; height: 19mm; border-radius: 3mm }
h1, h2 { font-family: TableeSerif; font-weight: normal; margin: 0; hyphens: manual }
h1 { font-size: 26pt }
.version { margin-left: auto; align-self: end; color: #6b5a50 }
.first { display: flex; gap: 6mm; background: TINT; border-radius: 3mm; padding: 4mm 5mm; margin: 4mm 0 }
.first > div { flex: 1 }
.first img { width: 92mm; align-self: center; border-radius: 2mm; border: .3mm solid #cdbfae }
.rest { columns: 2; column-gap: 7mm }
h2 { font-size: 1.5em; color: ACCENT; margin: .75em 0 .2em; break-after: avoid }
.rest > h2:first-child, .first h2 { margin-top: 0 }
h3 { font-size: 1.05em; margin: .6em 0 .1em; break-after: avoid }
p { margin: 0 0 .4em; orphans: 2; widows: 2 }
ul { margin: 0 0 .4em; padding-left: 1.2em }
li::marker { color: ACCENT }
blockquote { margin: .2em 0 .5em; padding: .3em .6em; border-left: .8mm solid ACCENT; background: TINT; break-inside: avoid }
blockquote p { margin: 0 }
footer { margin-top: 1em; padding-top: .4em; border-top: .3mm solid #cdbfae; font-size: .88em; color: #6b5a50; break-inside: avoid }
"""


def inline(text):
    text = html.escape(text, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    return re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)


def blocks(text):
    """HTML of the small part of Markdown that the rules are written in."""
    out = []
    for block in re.split(r"\n\s*\n", re.sub(r'<a id="[^"]*"></a>\n?', "", text)):
        block = block.strip()
        if heading := re.match(r"(#+) (.*)", block):
            level = len(heading[1])
            out.append(f"<h{level}>{inline(heading[2])}</h{level}>")
        elif block.startswith("- "):
            items = re.split(r"^- ", block, flags=re.M)[1:]
            out.append("<ul>" + "".join(f"<li>{inline(item.strip())}</li>" for item in items) + "</ul>")
        elif block.startswith("> "):
            quoted = re.sub(r"^> ?", "", block, flags=re.M)
            out.append(f"<blockquote><p>{inline(quoted)}</p></blockquote>")
        elif block:
            out.append(f"<p>{inline(block)}</p>")
    return "\n".join(out)


def sections(text):
    """Title, first game, and the rest of a rules text."""
    title, first, *rest = re.split(r"^(?=#{1,2} )", text, flags=re.M)[1:]
    return title.strip("# \n"), first, "".join(rest)


def colours(game):
    metadata = (ROOT / f"src/games/{game}/ui/metadata.rs").read_text("utf-8")
    light = metadata[metadata.index("light: Accent") :]
    return [re.search(rf"{name}: rgb\(0x(\w+)\)", light)[1] for name in ("accent", "tint")]


def message(language, key):
    texts = (ROOT / f"i18n/{language}/tablee.ftl").read_text("utf-8")
    return re.search(rf"^{key} = (.*)$", texts, re.M)[1]


def page(game, language, picture, points):
    title, first, rest = sections((ROOT / f"i18n/{language}/rules/{game}.md").read_text("utf-8"))
    accent, tint = colours(game)
    version = re.search(r'^version *= *"(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    fonts = (ROOT / "src/ui/fonts").as_uri()
    style = STYLE.replace("FONTS", fonts).replace("ACCENT", f"#{accent}").replace("TINT", f"#{tint}")
    return f"""<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title} – Tablée</title>
<style>{style.replace("POINTS", str(points))}</style>
<header><img src="{(ROOT / f"src/games/{game}/ui/cover/square.svg").as_uri()}"><h1>{inline(title)}</h1>
<span class="version">Tablée {version}</span></header>
<section class="first"><div>{blocks(first)}</div><img src="{picture.as_uri()}"></section>
<section class="rest">{blocks(rest)}<footer>{inline(message(language, "licences-games-text"))}</footer></section></html>"""


def printed(work, text):
    """The PDF and its number of pages."""
    source, pdf = work / "page.html", work / "page.pdf"
    source.write_text(text, "utf-8")
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={work}/profile",
         "--allow-file-access-from-files", "--no-pdf-header-footer", f"--print-to-pdf={pdf}", source.as_uri()],
        check=True, capture_output=True, timeout=120,
    )
    data = pdf.read_bytes()
    return data, len(re.findall(rb"/Type\s*/Page\b", data))


def sheet(work, game, language, pictures):
    shown = pictures / f"{SCENES[game]}-1280x800-100-light-{language}.png"
    if not shown.exists():
        raise SystemExit(f"manual.py: there is no {shown}; packaging/pictures.sh makes it")
    picture = work / "picture.png"
    subprocess.run(["convert", shown, "-resize", "1000x", picture], check=True)
    low, high = 0, len(POINTS) - 1
    best = None
    while low <= high:
        middle = (low + high) // 2
        data, pages = printed(work, page(game, language, picture, POINTS[middle]))
        if pages <= 2:
            best, high = (data, POINTS[middle]), middle - 1
        else:
            low = middle + 1
    if best is None:
        raise SystemExit(f"manual.py: {game} in {language} does not fit on two pages")
    return best


def main(arguments):
    if not 1 <= len(arguments) <= 2:
        raise SystemExit(__doc__)
    pictures = Path(arguments[0]).resolve()
    out = Path(arguments[1]) if len(arguments) == 2 else ROOT / "target" / "manual"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for language in ("fr", "en", "de"):
            for game in SCENES:
                data, points = sheet(Path(folder), game, language, pictures)
                (out / f"{game}-{language}.pdf").write_bytes(data)
                print(f"{out}/{game}-{language}.pdf: {points} points, {len(data) // 1024} KB", flush=True)


main(sys.argv[1:])
