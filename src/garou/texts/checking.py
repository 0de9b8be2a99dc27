"""What is wrong with a language: words that are missing or left over, told what nobody tells them, too long."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from . import DRAFTS, FILES, LANGUAGES, OF_ROLES
from .written import Unreadable, messages, parts, patterns, sentences, told, untranslated

ORIGINAL = LANGUAGES[0]
HERE = Path(__file__).parent

# Things whose names a language may give forms of its own: the cases they stand in, and what people type for them.
THINGS = re.compile(r"(?:role|team|mark|artifact|place)-[\w-]+|[\w-]+-name")
FORMS = ("the", "a", "of", "many", "gender")  # every language has these, of what it has them in English
NAMED_IN = ("roles", "teams", "questions")
HEARD = "near"  # heard, never told: each language has its own

# Where there is only so much room: the keys of such a place, and how many letters it takes at most.
ROOM: Mapping[str, int] = {
    r"role-[\w-]+(\.many)?": 28,
    r"team-\w+": 20,
    r"(mark|artifact)-[\w-]+": 26,
    r"call-[\w-]+": 32,
    r"[\w-]+-summary(-with-[\w-]+)?": 90,
    r"option-[\w-]+": 48,
    r"web-st-\w+": 18,
    r"web-when-\w+": 20,
    r"web-call-[\w-]+": 48,
    r"[\w-]+\.badge": 48,
    r"[\w-]+\.label": 32,
    r"[\w-]+\.go": 32,
    r"[\w-]+\.decline": 48,
    r"(mark|artifact)-[\w-]+\.means": 64,
    r"leaflet-chart-[\w-]+": 22,
    r"replay-(place|token)-[\w-]+": 22,
    r"(lab|sim)-column-\w+": 20,
    r"scenario-[\w-]+": 32,
    r"level-\w+": 18,
}


@dataclass(frozen=True)
class Shortfall:
    """One thing that is wrong: where, what, and what would be right."""

    reason: str
    file: str
    key: str = ""
    details: Mapping[str, object] = field(default_factory=dict)


def folder(lang: str) -> Path:
    return DRAFTS.get(lang, HERE / lang)


def written(place: Path, file: str) -> str:
    path = place / f"{file}.ftl"
    return path.read_text("utf-8") if path.exists() else ""


def files() -> list[str]:
    return sorted({file for listed in FILES.values() for file in listed} | {*OF_ROLES})


def check(place: Path) -> Iterator[Shortfall]:
    """A folder of texts, file by file, in the order of their messages."""
    for file in files():
        try:
            yield from _checked(place, file)
        except Unreadable as stopped:
            yield Shortfall("unreadable", file, details={"line": str(stopped)})
    known = {f"{file}.ftl" for file in files()}
    for path in sorted(place.glob("*.ftl")):
        if path.name not in known:
            yield Shortfall("left-over-file", path.stem)


def _checked(place: Path, file: str) -> Iterator[Shortfall]:
    text, original = written(place, file), original_of(file)
    found, still = patterns(text), untranslated(text, written(folder(ORIGINAL), file))
    for key, pattern in original.items():
        if key.partition(".")[0] in still:
            if "." not in key:
                yield Shortfall("untranslated", file, key)
        elif key in found:
            yield from _of_message(place, file, key, (pattern, found[key]))
        elif not key.endswith(f".{HEARD}"):
            yield Shortfall("missing", file, key)
    for key in found:
        if key not in original and not _own_form(key, original):
            yield Shortfall("left-over", file, key)


@cache
def original_of(file: str) -> dict[str, ast.Pattern]:
    return patterns(written(folder(ORIGINAL), file))


def _own_form(key: str, original: Mapping[str, ast.Pattern]) -> bool:
    thing, dot, _ = key.partition(".")
    return bool(dot) and thing in original and THINGS.fullmatch(thing) is not None


def _of_message(place: Path, file: str, key: str, both: tuple[ast.Pattern, ast.Pattern]) -> Iterator[Shortfall]:
    wanted, given = (told(pattern, forms(place)) for pattern in both)
    if wanted != given:
        names = {"unknown": sorted(given - wanted), "unused": sorted(wanted - given)}
        yield Shortfall("variables", file, key, names)
    longest = max(sentences(both[1], _nothing), key=len)
    if len(longest) > (room := room_for(key)):
        yield Shortfall("too-long", file, key, {"count": len(longest), "room": room})


def _nothing(_: str) -> str:
    return ""


def room_for(key: str) -> int:
    return min((room for places, room in ROOM.items() if re.fullmatch(places, key)), default=sys.maxsize)


@cache
def forms(place: Path) -> frozenset[str]:
    """In which forms the language of this folder names things."""
    listed = (messages(written(one, file)) for one in (folder(ORIGINAL), place) for file in NAMED_IN)
    things = (message for found in listed for name, message in found.items() if THINGS.fullmatch(name))
    keys = (key for message in things for key, _ in parts(message) if "." in key)
    return frozenset({*FORMS, *(key.partition(".")[2] for key in keys)} - {HEARD})
