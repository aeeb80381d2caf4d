"""Is what lies here what the recipe made? Compares every made file with SHA256SUMS.

`check.py --write` notes the present files as the right ones. A voice that was
replaced by a person's recording differs, and is named.
"""
import hashlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOUNDS = os.path.dirname(HERE)
LIMIT = 12_000_000


def made():
    for folder in ("effects", "one", "two", "score", "voice"):
        for at, _, names in sorted(os.walk(f"{SOUNDS}/{folder}")):
            for n in sorted(names):
                if n.endswith((".ogg", ".json")):
                    yield os.path.relpath(f"{at}/{n}", SOUNDS)
    for lang in ("de", "en", "fr"):
        yield f"../i18n/{lang}/voice.ftl"


def digest(path):
    with open(f"{SOUNDS}/{path}", "rb") as f:
        return hashlib.sha256(f.read()).hexdigest()


def main():
    now = {p: digest(p) for p in made()}
    if "--write" in sys.argv:
        with open(f"{HERE}/SHA256SUMS", "w") as f:
            f.writelines(f"{h}  {p}\n" for p, h in sorted(now.items()))
    with open(f"{HERE}/SHA256SUMS") as f:
        noted = {p: h for h, p in (line.rstrip("\n").split("  ") for line in f)}
    wrong = [f"differs: {p}" for p in noted if p in now and now[p] != noted[p]]
    wrong += [f"missing: {p}" for p in noted if p not in now] + [f"not noted: {p}" for p in now if p not in noted]
    size = sum(os.path.getsize(f"{at}/{n}") for at, dirs, names in os.walk(SOUNDS) for n in names if not {".venv", ".samples", "__pycache__"} & set(at.split("/")))
    print(f"{len(now)} files, {size / 1e6:.2f} MB in sounds/")
    if size >= LIMIT:
        wrong.append("sounds/ is too large")
    print("\n".join(wrong) or "all as noted")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
