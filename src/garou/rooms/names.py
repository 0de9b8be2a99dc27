"""What people at one table may be called: something that can be seen, and that nobody takes for somebody else.

A record takes any name; these are the manners of a table. Two names are alike when their skeletons are the same, as
Unicode Technical Standard #39 has it: what is left when unseen characters are gone and each letter that looks like
another is written as that one. Accents stay, so Zoe and Zoé are two people, and so are Arne and Ame.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from garou.record.reading import LONGEST_NAME, name_flaw

from .hall import TurnedAway

# Characters that a page draws nothing for: joiners, fillers, variation selectors, tags.
UNSEEN = (
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0, 0x16FE4, 0x1D159),
    *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)),
    *(*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
    *range(0xE0000, 0xE1000),
)
BLANK = "\u2800"  # a letter of braille with no dots: as wide as a space, and as empty
HANGUL = range(0xAC00, 0xD7A4)  # a block looks like no two others, though its parts may
STROKES = "I1|"  # and a small L
ROUNDS = 8  # no character takes more than two
PLAIN = dict.fromkeys(UNSEEN) | {ord(BLANK): " "}


def named(name: str, taken: Iterable[str] = ()) -> str:
    """The name as it is written down, if somebody can be called so beside these."""
    name, others = written(name), tuple(taken)
    if flaw := name_flaw(name, others):
        raise TurnedAway(flaw, name=name, longest=LONGEST_NAME)
    if not seen(name):
        raise TurnedAway("name-unseen")
    if other := next((other for other in others if alike(name, other)), None):
        raise TurnedAway("name-alike", name=name, other=other)
    return name


def written(name: str) -> str:
    """Without a space too many."""
    return " ".join(name.split())


def seen(name: str) -> bool:
    """Is there anything to read? An accent alone is nothing."""
    return any(unicodedata.category(char)[0] not in "MCZ" for char in name.translate(PLAIN))


def alike(one: str, other: str) -> bool:
    """Would somebody take one for the other?"""
    return any(mine == theirs for mine, theirs in zip(_looks(one), _looks(other), strict=True))


@lru_cache(maxsize=4096)
def _looks(name: str) -> tuple[str, str, str]:
    """As it is written, in small letters, and without its tricks in small letters.

    Large and small letters make no other name. But a large I looks like a small L and not like a large one: Ian and
    Lan are two people, so strokes are left alone before letters are made small.
    """
    return skeleton(name), skeleton(name.lower()), skeleton(name, strokes=False).lower()


def skeleton(name: str, *, strokes: bool = True) -> str:
    """What a name looks like: the same for all that look the same, strokes included or not."""
    bones = name
    for _ in range(ROUNDS):
        if (barer := _barer(bones, strokes=strokes)) == bones:
            break
        bones = barer
    return bones


def _barer(name: str, *, strokes: bool) -> str:
    whole = unicodedata.normalize("NFKC", name.translate(PLAIN))
    parts = (char if ord(char) in HANGUL else unicodedata.normalize("NFKD", char) for char in whole)
    looks, kept = _lookalikes(), "" if strokes else STROKES
    drawn = [look for p in "".join(parts) for look in (p if p in kept else looks.get(p, p))]
    once = (look for before, look in zip(["", *drawn], drawn, strict=False) if look != before or not _mark(look))
    return " ".join(unicodedata.normalize("NFC", "".join(once)).split())


def _mark(char: str) -> bool:
    """Set over or under a letter: twice the same looks like once."""
    return unicodedata.category(char) == "Mn"


@cache
def _lookalikes() -> dict[str, str]:
    """Each character that looks like others, with those it looks like."""
    rows = Path(__file__).with_name("confusables.txt").read_text("utf-8").splitlines()
    pairs = (row.split(";") for row in rows if not row.startswith("#"))
    return {char: _text(like) for like, chars in pairs for char in map(_text, chars.split())}


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())
