"""Scripts, styles and letters of the pages, as they travel.

Scripts import one another, so a phone must never mix those of two versions: all are found under an address that changes
with any of them. Under that address they may be kept for good. Comments are for whoever reads them here.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from . import addresses

STATIC = Path(__file__).with_name("static")
KINDS = (".css", ".js", ".woff2")
VERSIONED = re.compile(r"(?P<version>[0-9a-f]{12})/(?P<name>.+)")
REMARKS = {
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".js": re.compile(r"^[ ]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/)\n|[ ]+//[^\n'\"`]*$", re.DOTALL | re.MULTILINE),
}
SPACE = re.compile(r"\s*([{};])\s*|(?<=,)\s+")  # for whoever reads them here, too
IMPORT = re.compile(r'^@import "([^"]+)";$', re.MULTILINE)


@cache
def version() -> str:
    """Changes with any of them."""
    made = hashlib.sha256()
    for path in sorted(path for path in STATIC.rglob("*") if path.suffix in KINDS):
        made.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes())
    return made.hexdigest()[:12]


def asset(name: str) -> str:
    """The address of a script, a style sheet or letters in this version."""
    return addresses.below(addresses.STATIC, version(), name)


def unversioned(path: str) -> str:
    """The file itself; pages of another version, from before or after, get what there is today."""
    found = VERSIONED.fullmatch(path)
    return found["name"] if found else path


def kept_for(path: str) -> str:
    """How long a phone may keep what lies at this path below /static/."""
    found = VERSIONED.fullmatch(path)
    if found is None:
        return "public, max-age=3600"
    return "public, max-age=31536000, immutable" if found["version"] == version() else "no-cache"


INDENT = re.compile(r"\n\s+")


@cache
def travelling(path: Path) -> bytes:
    """A script or style sheet of ours without its comments; a style sheet with those it imports in their place.

    No script of ours says anything over several lines, so how far a line stands in means nothing.
    """
    if "vendor" in path.parts:
        return path.read_bytes()
    text = REMARKS[path.suffix].sub("", path.read_text("utf-8"))
    return (_in_one_piece(text, path.parent) if path.suffix == ".css" else INDENT.sub("\n", text)).encode()


def _in_one_piece(text: str, folder: Path) -> str:
    return SPACE.sub(r"\1", IMPORT.sub(lambda found: travelling(folder / found[1]).decode(), text)).strip()
