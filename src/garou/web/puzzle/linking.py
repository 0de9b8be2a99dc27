"""A whole puzzle as part of an address, and read back: nothing of it is kept on a server."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlencode

from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup
from garou.homemade import rules_of
from garou.puzzles.values import BY_CARD, CARD, NOBODY, WHERE, IllegalPuzzle, Lying, Puzzle, Sought
from garou.puzzles.written import FORMAT, read_puzzle
from garou.talk.claims import Said

GAME, CARDS, NAME, SAYS, LIARS, ASK = FIELDS = ("game", "cards", "name", "says", "liars", "ask")
SEP = "."
LONGEST = 4_000  # characters
LONGEST_NAME = 24

Pairs = list[tuple[str, str]]


# --- Writing ------------------------------------------------------------------------------------------


def pairs(puzzle: Puzzle) -> Pairs:
    """What stands in the address, in order."""
    return [
        (GAME, f"{puzzle.game}/{puzzle.edition}"),
        (CARDS, SEP.join(puzzle.cards)),
        *((NAME, name) for name in puzzle.players),
        *((SAYS, _claim(one)) for one in puzzle.said),
        (LIARS, _liars(puzzle.lying)),
        (ASK, _ask(puzzle.ask)),
    ]


def link(place: str, puzzle: Puzzle, **more: str) -> str:
    return f"{place}?{urlencode([*pairs(puzzle), *more.items()], safe='/')}"


def _claim(one: Said) -> str:
    mark = [one.claim.mark] if one.claim.mark else []
    return SEP.join([str(one.seat), one.claim.kind, *map(str, one.claim.places), *one.claim.roles, *mark])


def _liars(lying: Lying) -> str:
    return SEP.join([lying.who, *([] if lying.who == NOBODY else [str(lying.number)]), *lying.roles])


def _ask(ask: Sought) -> str:
    which = {WHERE: str(ask.role), CARD: str(ask.place)}
    return SEP.join([ask.what, which[ask.what]] if ask.what in which else [ask.what])


# --- Reading ------------------------------------------------------------------------------------------


def linked(asked: Iterable[tuple[str, str]]) -> Puzzle:
    """The puzzle of an address, as strictly read as one in a file."""
    found = [(key, value) for key, value in asked if key in FIELDS]
    if sum(len(key) + len(value) for key, value in found) > LONGEST:
        raise IllegalPuzzle("puzzle-too-long")
    several = {key: [value for name, value in found if name == key] for key in FIELDS}
    if any(len(several[key]) != 1 for key in (GAME, CARDS, LIARS, ASK)) or not several[NAME]:
        raise IllegalPuzzle("no-puzzle-there")
    if any(len(name) > LONGEST_NAME for name in several[NAME]):
        raise IllegalPuzzle("house-name-long", longest=LONGEST_NAME)
    return read_puzzle(json.dumps(_as_json(several)))


def _as_json(several: dict[str, list[str]]) -> dict[str, Any]:
    game, _, edition = several[GAME][0].partition("/")
    names = (*several[NAME], *_rules(game, edition).places)
    return {
        "format": FORMAT,
        "game": game,
        "edition": edition,
        "cards": several[CARDS][0].split(SEP),
        "players": several[NAME],
        "claims": [_said(text, names) for text in several[SAYS]],
        "liars": _lying(*several[LIARS][0].split(SEP)),
        "ask": _sought(names, *several[ASK][0].split(SEP)),
    }


def _rules(game: str, edition: str) -> RuleSet:
    try:
        return rules_of(game, edition, ())
    except (IllegalSetup, KeyError):
        raise IllegalPuzzle("no-puzzle-there") from None


def _said(text: str, names: tuple[str, ...]) -> dict[str, Any]:
    seat, _, rest = text.partition(SEP)
    kind, *parts = rest.split(SEP)
    return {"by": _named(seat, names), "kind": kind, "parts": [_named(part, names) for part in parts]}


def _named(part: str, names: tuple[str, ...]) -> str:
    """A place by its number; no role is called by one."""
    if not part.isascii() or not part.isdecimal():
        return part
    if len(part) > 2 or int(part) >= len(names):
        raise IllegalPuzzle("no-puzzle-there")
    return names[int(part)]


def _lying(who: str, number: str = "", *roles: str) -> dict[str, Any]:
    found: dict[str, Any] = {"who": who} if who == NOBODY else {"who": who, "number": _counted(number)}
    return found | ({"roles": [*roles]} if who == BY_CARD else {})


def _counted(number: str) -> int:
    if number.isascii() and number.isdecimal() and len(number) < 3:
        return int(number)
    raise IllegalPuzzle("no-puzzle-there")


def _sought(names: tuple[str, ...], what: str, which: str = "", *_: str) -> dict[str, Any]:
    return {"what": what} | {WHERE: {"role": which}, CARD: {"place": _named(which, names)}}.get(what, {})
