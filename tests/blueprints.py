"""Blueprints of roles: diffs that are applied by what they say around a change, wherever that stands by now."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pages import ROOT

FOLDER = ROOT / "docs/blueprints"
NAMES = sorted(path.stem for path in FOLDER.glob("*.diff"))


@dataclass(frozen=True)
class Hunk:
    """One change of one file: the lines as they are, and as they become."""

    path: str
    before: str
    after: str


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.diff").read_text("utf-8")


def hunks(diff: str) -> list[Hunk]:
    found = []
    for part in re.split(r"^diff --git .*\n", diff, flags=re.MULTILINE)[1:]:
        [path] = re.findall(r"^\+\+\+ b/(.*)$", part, re.MULTILINE)
        for body in re.split(r"^@@ .*\n", part, flags=re.MULTILINE)[1:]:
            lines = body.splitlines(keepends=True)
            before, after = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            found.append(Hunk(path, before, after))
    return found


def install(name: str, root: Path) -> list[str]:
    """For good, in this copy of the repository; the files that were touched."""
    for hunk in hunks(text_of(name)):
        file = root / hunk.path
        if not hunk.before:
            file.write_text(hunk.after, "utf-8")
            continue
        text = file.read_text("utf-8")
        assert text.count(hunk.before) == 1, f"{hunk.path} says {text.count(hunk.before)} times: {hunk.before}"
        file.write_text(text.replace(hunk.before, hunk.after), "utf-8")
    return list(dict.fromkeys(hunk.path for hunk in hunks(text_of(name))))
