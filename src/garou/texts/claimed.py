"""What a line of talk claims, by the key words and the names of every language: offered to whoever wrote it.

Only what everybody knows is looked at: the words, the names at the table and the cards that are in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any

from garou.engine.values import Refusal, RoleName, Seat, Slot
from garou.talk.claims import (
    AM,
    BLANKS,
    CIRCLE,
    SAW,
    SWAPPED,
    THINK,
    TOOK,
    UNSEEN,
    VOTE,
    WAS,
    Claim,
    Common,
    claim_from,
    kinds,
)

from . import LANGUAGES, words
from .naming import called, plain
from .narrator import Narrator

HEARD = (AM, WAS, SAW, TOOK, SWAPPED, THINK, VOTE, CIRCLE)  # what is heard by its key words
OFFERED = 3  # at most, of one line
LOOKBACK = 3  # words before a key word among which a "not" turns it round
LONG = 5  # letters from which on a slip of the finger is forgiven
NEAR = 0.76  # how much of a word must be right then
BREAK = ","


@dataclass(slots=True)
class Phrase:
    """A key word, and what stands after it up to the next one."""

    kind: str = THINK  # without a key word somebody is said to be something
    denied: bool = False
    between: list[str] = field(default_factory=list)  # other words before the first thing named
    places: list[Slot] = field(default_factory=list)
    roles: list[RoleName] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        blanks = BLANKS[self.kind]
        wanted = sum(blank.startswith("role") for blank in blanks)
        return len(self.places) >= len(blanks) - wanted and len(self.roles) >= wanted

    @property
    def parts(self) -> tuple[Slot | str, ...] | None:
        """As they fill the blanks of its kind; None where something is missing."""
        places, roles = iter(self.places), iter(self.roles)
        filled: list[Any] = [
            next(roles, UNSEEN if blank == "role?" else None) if blank.startswith("role") else next(places, None)
            for blank in BLANKS[self.kind]
        ]
        return None if None in filled else tuple(filled)


def claims_in(text: str, names: Sequence[str], game: str, common: Common, speaker: Seat) -> tuple[Claim, ...]:
    """Everything this line claims that can be claimed at this table, in its order; questions claim nothing."""
    known = _known(tuple(names), game, common.rules.places[: len(common.places) - len(names)], common.roles)
    found: list[Claim] = []
    for sentence, end in re.findall(r"([^.!?;…\n]+)([.!?;…\n]*)", text):
        for phrase in _phrases(sentence, known):
            claim = _claim(phrase, common, speaker) if "?" not in end or _proposes(sentence, phrase) else None
            if claim is not None and claim not in found:
                found.append(claim)
    return tuple(found[:OFFERED])


def _claim(phrase: Phrase, common: Common, speaker: Seat) -> Claim | None:
    kind = _kind(phrase, common)
    if phrase.denied or (kind in (AM, WAS) and not set(phrase.between) <= key_words("fillers")):
        return None
    phrase.kind = kind
    try:
        return claim_from(kind, phrase.parts, common, speaker) if phrase.parts is not None else None
    except Refusal:
        return None


def _proposes(sentence: str, phrase: Phrase) -> bool:
    """Circle? Who asks so wants one; who asks why does not yet."""
    return phrase.kind == CIRCLE and not key_words("why") & set(_words(sentence))


def _kind(phrase: Phrase, common: Common) -> str:
    """Who is sure that Ben is something says it of Ben; where no card moves, who was something is it."""
    if phrase.kind in (AM, WAS) and phrase.places:
        return THINK
    return AM if phrase.kind == WAS and WAS not in kinds(common) else phrase.kind


# --- Reading ----------------------------------------------------------------------------------------


def _phrases(sentence: str, known: Mapping[str, Slot | RoleName]) -> Iterator[Phrase]:
    heard = _words(sentence)
    phrase, at = Phrase(), 0
    while at < len(heard):
        kind, length = _key_word_at(heard, at)
        thing, broad = (None, 0) if kind else _thing_at(heard, at, known)
        if kind or (phrase.whole and heard[at] in (BREAK, *key_words("and"))):
            yield phrase
            phrase = Phrase(kind or THINK, denied=bool(kind) and _denied_before(heard, at))
        elif isinstance(thing, int):
            phrase.places.append(thing)
        elif thing is not None:
            phrase.roles.append(thing)
        else:
            _pass_over(phrase, heard[at])
        at += length or broad or 1
    yield phrase


def _words(sentence: str) -> list[str]:
    parts = re.split(r"([,:])", sentence)
    return [word for part in parts for word in ([BREAK] if part in (",", ":") else plain(part).split())]


def _pass_over(phrase: Phrase, word: str) -> None:
    phrase.denied |= word in key_words("not")
    if not phrase.roles and word != BREAK:
        phrase.between.append(word)


def _denied_before(heard: list[str], at: int) -> bool:
    before = heard[max(0, at - LOOKBACK) : at]
    near = before[len(before) - before[::-1].index(BREAK) :] if BREAK in before else before
    return bool(key_words("not") & set(near))


def _key_word_at(heard: list[str], at: int) -> tuple[str, int]:
    """The longest that begins here, and how many words it has."""
    found = [
        (len(spoken), kind) for kind in HEARD for spoken in _spoken(kind) if (*heard[at : at + len(spoken)],) == spoken
    ]
    length, kind = max(found, default=(0, ""))
    return kind, length


def _thing_at(heard: list[str], at: int, known: Mapping[str, Slot | RoleName]) -> tuple[Slot | RoleName | None, int]:
    """A name, a place or a role that begins here, as long as it goes; else one that is nearly written so."""
    for length in range(min(5, len(heard) - at), 0, -1):
        written = " ".join(heard[at : at + length])
        if written in known:
            return known[written], length
    if len(heard[at]) < LONG or heard[at] in key_words("fillers"):
        return None, 0
    near = get_close_matches(heard[at], [one for one in known if _number(one) == _number(heard[at])], 1, NEAR)
    return (known[near[0]], 1) if near else (None, 0)


def _number(written: str) -> str:
    """Another one is another place, and no slip of the finger."""
    return "".join(filter(str.isdigit, written))


# --- What there is to be read -------------------------------------------------------------------


@lru_cache(maxsize=512)
def _known(
    names: tuple[str, ...], game: str, places: tuple[str, ...], roles: tuple[RoleName, ...]
) -> Mapping[str, Slot | RoleName]:
    """Everything that has a name at this table; people before roles."""
    narrators = [Narrator(words(lang), game, names, places) for lang in LANGUAGES]
    found: dict[str, Slot | RoleName] = {near: role for one in narrators for role in roles for near in _near(one, role)}
    for one in narrators:
        found |= called(one.words, game, roles)
    for one in narrators:
        found |= {
            near: Slot(number)
            for number, place in enumerate(places, len(names))
            for near in _said(one, f"place-{place}")
        }
    for one in narrators:
        found |= {plain(one.name(Slot(number))): Slot(number) for number in range(len(names) + len(places))}
    return {written: thing for written, thing in found.items() if written}


def _near(narrator: Narrator, role: RoleName) -> list[str]:
    """What people call it besides."""
    return _said(narrator, f"role-{role}")


def _said(narrator: Narrator, thing: str) -> list[str]:
    key = f"{thing}.near"
    return [plain(one) for one in narrator.words(key).split(",")] if narrator.words.has(key) else []


@cache
def _spoken(kind: str) -> tuple[tuple[str, ...], ...]:
    listed = (words(lang)(f"claim-hears-{kind}").split(",") for lang in LANGUAGES)
    return tuple(dict.fromkeys(tuple(plain(one).split()) for several in listed for one in several))


@cache
def key_words(kind: str) -> frozenset[str]:
    """Single words of that kind, of all languages."""
    return frozenset(word for several in _spoken(kind) for word in several)
