"""Where the scripts of the pages lie.

They import one another, so a phone must never mix those of two versions: all of them are found under an address that
changes with any of them. Under that address they may be kept for good.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

STATIC = Path(__file__).with_name("static")
VERSIONED = re.compile(r"(?P<version>[0-9a-f]{12})/(?P<name>.+)")


@cache
def version() -> str:
    """Changes with any script."""
    made = hashlib.sha256()
    for path in sorted(STATIC.rglob("*.js")):
        made.update(path.relative_to(STATIC).as_posix().encode() + b"\0" + path.read_bytes())
    return made.hexdigest()[:12]


def script(name: str) -> str:
    return f"/static/{version()}/{name}"


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
