#!/usr/bin/env python3
"""Lists made from Cargo.lock: third-party notices and a software bill of materials.

    packaging/crates.py notices           writes packaging/licences/crates.txt and third-party.txt
    packaging/crates.py notices --check   fails when they are not what the lock file gives
    packaging/crates.py sbom [FILE]       CycloneDX 1.5 (JSON) to FILE or standard output

All targets together: what only Windows, macOS or the page needs is listed too.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
import uuid
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "packaging" / "licences"
TARGETS = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-gnu",
    "aarch64-apple-darwin",
    "wasm32-unknown-unknown",
]
# Of several licences to choose from, the first of these is taken.
PREFERRED = ["MIT", "Apache-2.0", "Zlib", "BSD-3-Clause", "BSD-2-Clause", "ISC"]
FILE_NAMES = re.compile(r"^(licen[cs]e|copying|notice|unlicense)", re.I)
COPYRIGHT = re.compile(r"^\W*(copyright\b(?!\s+(holder|owner|notice|law|and|license|to|\[))|©|\(c\)\s+\d).*", re.I)


def cargo(*arguments):
    return subprocess.run(["cargo", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def packages(edges):
    """The packages that the program is made of on any target, by name and version."""
    # Fetched first: --locked alone does not download what other targets need.
    cargo("fetch", "--locked")
    lines = set()
    for target in TARGETS:
        options = ["-e", edges, "--target", target, "--prefix", "none", "-f", "{p}"]
        lines |= set(cargo("tree", "--locked", "--offline", "-p", "tablee", *options).split("\n"))
    names = {tuple(line.split()[:2]) for line in lines if line}
    data = json.loads(cargo("metadata", "--locked", "--offline", "--format-version", "1"))
    every = {(package["name"], "v" + package["version"]): package for package in data["packages"]}
    return {every[name]["id"]: every[name] for name in sorted(names)}, data["resolve"]


def expression(package):
    return (package["license"] or "").replace("/", " OR ")


def chosen(package):
    """The licence under which a crate is used here."""
    parts = [part.strip("() ") for part in expression(package).split(" AND ")]
    taken = []
    for part in parts:
        options = part.split(" OR ")
        best = [name for name in PREFERRED if name in options]
        taken.append((best or options)[0])
    return " AND ".join(dict.fromkeys(taken))


def kind_of(text):
    """Which licence a text is."""
    text = " ".join(text.split())
    for name, words in [
        ("Apache-2.0", "Apache License"),
        ("MPL-2.0", "Mozilla Public License"),
        ("Unicode-3.0", "UNICODE LICENSE V3"),
        ("BSL-1.0", "Boost Software License"),
        ("CC0-1.0", "CC0 1.0"),
        ("ISC", "Permission to use, copy, modify, and"),
        ("MIT", "The above copyright notice and this permission notice"),
        ("Zlib", "This software is provided 'as-is'"),
        ("BSD-3-Clause", "Neither the name"),
        ("BSD-2-Clause", "Redistributions in binary form"),
        ("Unlicense", "released into the public domain"),
    ]:
        if words.lower() in text.lower():
            return name
    return None


def texts(package):
    """The licence files of a crate that belong to the chosen licence."""
    folder = Path(package["manifest_path"]).parent
    files = [file for file in sorted(folder.iterdir()) if file.is_file() and FILE_NAMES.match(file.name)]
    found = [(kind_of(text), text) for text in (file.read_text("utf-8", "replace") for file in files)]
    wanted = chosen(package).split(" AND ")
    return [(kind, text) for kind, text in found if kind in wanted], [k for k in wanted if k not in dict(found)]


def split(text):
    """The copyright lines of a licence text, and the rest."""
    lines = [line.strip() for line in text.replace("\r", "").splitlines()]
    holders = [line for line in lines if COPYRIGHT.match(line) and "yyyy" not in line and len(line) < 160]
    rest = "\n".join(line for line in lines if line not in holders)
    return holders, re.sub(r"\n{3,}", "\n\n", rest).strip()


def name_of(package):
    return f"{package['name']} {package['version']}"


def notices():
    linked, _ = packages("normal,no-proc-macro")
    crates = [package for package in linked.values() if package["source"]]
    by_licence = defaultdict(list)
    bodies = defaultdict(list)
    shown = {}
    for crate in crates:
        by_licence[chosen(crate)].append(name_of(crate))
        found, missing = texts(crate)
        for kind, text in found:
            holders, rest = split(text)
            key = (kind, re.sub(r"\W+", " ", rest).lower())
            shown.setdefault(key, rest)
            bodies[key].append((name_of(crate), holders))
        for kind in missing:
            authors = ", ".join(crate["authors"]) or f"the {crate['name']} authors"
            bodies[(kind, "")].append((name_of(crate), [f"Copyright (c) {authors}"]))
    listed = [f"{licence}: {', '.join(names)}" for licence, names in sorted(by_licence.items())]
    return "\n".join(listed) + "\n", full_text(crates, bodies, shown)


def full_text(crates, bodies, shown):
    """Every licence text once, with the crates and the copyright lines that go with it."""
    out = [
        "Third-party notices of Tablée",
        "",
        f"The program contains {len(crates)} Rust crates, unchanged. Each is listed below with its copyright",
        "lines, above the text of the licence under which it is used here. The source of every crate,",
        "of the exact version, is public under its name in the Rust package registry.",
        "Fonts: packaging/linux/copyright. Sounds: sounds/LICENCES.md.",
    ]
    # A crate without a text of its own goes with the commonest text of its licence.
    commonest = {}
    for kind, key in sorted(bodies, key=lambda body: -len(bodies[body])):
        if key:
            commonest.setdefault(kind, (kind, key))
    for kind in [kind for kind, key in bodies if not key]:
        if kind in commonest:
            bodies[commonest[kind]].extend(bodies.pop((kind, "")))
        elif kind == "CC0-1.0":
            shown[(kind, "")] = "Dedicated to the public domain by its authors; no notice is asked for."
        else:
            raise SystemExit(f"crates.py: no crate has the text of {kind}")
    for body, users in sorted(bodies.items(), key=lambda item: (item[0][0], -len(item[1]), item[0][1])):
        out += ["", "=" * 100, body[0], ""]
        for user, holders in sorted(users):
            out.append(f"{user}: {'; '.join(holders)}" if holders else user)
        out += ["", shown[body]]
    return "\n".join(out) + "\n"


def sbom():
    used, resolve = packages("normal,build")
    root = resolve["root"]
    edges = {node["id"]: [to for to in node["dependencies"] if to in used] for node in resolve["nodes"]}
    lock = (ROOT / "Cargo.lock").read_bytes()
    sums = {
        (name, version): checksum
        for name, version, checksum in re.findall(
            r'name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"', lock.decode()
        )
    }

    def reference(at):
        return f"pkg:cargo/{used[at]['name']}@{used[at]['version']}"

    def component(at):
        package = used[at]
        entry = {
            "type": "application" if at == root else "library",
            "bom-ref": reference(at),
            "name": package["name"],
            "version": package["version"],
            "purl": reference(at),
        }
        if package["license"]:
            entry["licenses"] = [{"expression": expression(package)}]
        checksum = sums.get((package["name"], package["version"]))
        if checksum:
            entry["hashes"] = [{"alg": "SHA-256", "content": checksum}]
        return entry

    when = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.UUID(hashlib.sha256(lock).hexdigest()[:32])}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when)),
            "component": component(root),
        },
        "components": [component(at) for at in sorted(used, key=reference) if at != root],
        "dependencies": [
            {"ref": reference(at), "dependsOn": sorted(reference(to) for to in edges[at])}
            for at in sorted(used, key=reference)
        ],
    }


def main(arguments):
    match arguments:
        case ["notices"]:
            for name, text in zip(["crates.txt", "third-party.txt"], notices()):
                (LICENCES / name).write_text(text, "utf-8")
        case ["notices", "--check"]:
            for name, text in zip(["crates.txt", "third-party.txt"], notices()):
                if (LICENCES / name).read_text("utf-8") != text:
                    raise SystemExit(f"packaging/licences/{name} is old: run packaging/crates.py notices")
        case ["sbom", *file] if len(file) < 2:
            text = json.dumps(sbom(), indent=1, ensure_ascii=False) + "\n"
            if file:
                Path(file[0]).write_text(text, "utf-8")
            else:
                sys.stdout.write(text)
        case _:
            raise SystemExit(__doc__)


main(sys.argv[1:])
