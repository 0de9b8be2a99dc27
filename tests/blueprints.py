"""Blueprints of roles: diffs that are applied by what they say around a change, wherever that stands by now."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pages import ROOT

FOLDER = ROOT / "docs/blueprints"
NAMES = sorted(path.stem for path in FOLDER.glob("*.diff"))
LEFT_BEHIND = shutil.ignore_patterns(".git", ".venv", ".venv-uv", ".*_cache", ".hypothesis", "build")
COMPILED = shutil.ignore_patterns("__pycache__")  # what pytest makes of the tests names the files they were


@dataclass(frozen=True)
class Hunk:
    """One change of one file: under which line it stands, the lines as they are, and as they become."""

    path: str
    under: str
    lines: tuple[str, ...]

    def before(self) -> str:
        return said(self.lines, " -")

    def after(self) -> str:
        return said(self.lines, " +")

    def looser(self) -> Iterator[Hunk]:
        """As it is; then without what follows it, then without what precedes it: somebody may have built there."""
        yield self
        changed = [number for number, line in enumerate(self.lines) if line[0] != " "]
        yield replace(self, lines=self.lines[: changed[-1] + 1])
        yield replace(self, lines=self.lines[changed[0] :])


def said(lines: Iterable[str], signs: str) -> str:
    return "".join(line[1:] for line in lines if line[0] in signs)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.diff").read_text("utf-8")


def hunks(diff: str) -> list[Hunk]:
    found = []
    for part in re.split(r"^diff --git .*\n", diff, flags=re.MULTILINE)[1:]:
        [path] = re.findall(r"^\+\+\+ b/(.*)$", part, re.MULTILINE)
        for body in re.split(r"^@@ .* @@ ?", part, flags=re.MULTILINE)[1:]:
            under, *lines = body.splitlines(keepends=True)
            found.append(Hunk(path, under.strip(), tuple(lines)))
    return found


def changed(text: str, hunk: Hunk) -> str:
    start = max(text.find(hunk.under), 0)
    for tried in hunk.looser():
        before = tried.before()
        if before and (at := text.find(before, start)) >= 0:
            return text[:at] + tried.after() + text[at + len(before) :]
    raise AssertionError(f"{hunk.path} says nowhere: {hunk.before()}")


def build(diff: str, root: Path) -> None:
    """For good, in this copy of the repository."""
    for hunk in hunks(diff):
        file = root / hunk.path
        file.write_text(changed(file.read_text("utf-8"), hunk) if hunk.before() else hunk.after(), "utf-8")


def copied(folder: Path) -> Path:
    """A copy of everything, to build in; what is compiled of the program is still good where nobody builds."""
    return Path(shutil.copytree(ROOT, folder / "house", ignore=left_behind, symlinks=True))


def left_behind(folder: str, names: list[str]) -> set[str]:
    program = Path(folder).is_relative_to(ROOT / "src")
    return LEFT_BEHIND(folder, names) | (set() if program else COMPILED(folder, names))


def tried(house: Path, *words: str) -> None:
    """The tests of the copy, over the copy; each has its limit, all of them together have none."""
    env = os.environ | {"PYTHONPATH": str(house / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = ("-q", "-n", "0", "-p", "no:cacheprovider", "--hypothesis-profile=quick", "--tb=short")
    call = [sys.executable, "-m", "pytest", *quiet, *words]
    done = subprocess.run(call, cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "passed" in done.stdout or re.search(r"\[100%\]", done.stdout), done.stdout
