"""The page that makes a puzzle: its street with everything to tap, and the sheets on which something is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from garou.engine.values import RoleName, Seat, Slot
from garou.games import DEFAULT_EDITION
from garou.puzzles.values import IllegalPuzzle, Puzzle
from garou.puzzles.wording import narrator_of, question, quoted, rule
from garou.talk.claims import BLANKS, TOOK, UNSEEN, WAS, IllegalClaim, fillings
from garou.texts import Words
from garou.texts.claims import blank_label, filling_label, kind_label
from garou.web import addresses
from garou.web.art import role_art, thing_art
from garou.web.choices import read_part
from garou.web.table.initials import initial

from . import changing
from .changing import common
from .linking import NAME, Pairs, link, pairs

AT, SEP = "at", "."
SEAT, DECK, LIARS, ASK = "seat", "cards", "liars", "ask"  # the sheets


@dataclass(frozen=True, slots=True)
class Touch:
    """Something to tap: it leads to the puzzle as it is then."""

    reads: str
    there: str
    art: str = ""
    on: bool = False
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Touches:
    """What can be tapped for one thing."""

    title: str
    taps: tuple[Touch, ...]
    long: bool = False  # they are whole sentences
    struck: bool = False  # a tap takes it away


@dataclass(frozen=True, slots=True)
class NameField:
    """The name of a house, and all else that goes along with it."""

    value: str
    before: Pairs
    after: Pairs


@dataclass(frozen=True, slots=True)
class Choosing:
    """One thing of the puzzle that is being changed."""

    title: str
    lede: str
    groups: tuple[Touches, ...]
    back: str
    letter: str = ""
    name: NameField | None = None


def here(puzzle: Puzzle, *at: object) -> str:
    """The page of this puzzle, or a sheet of it."""
    return link(addresses.PUZZLE_NEW, puzzle, **({AT: SEP.join(map(str, at))} if at else {}))


def sheet(puzzle: Puzzle, at: str, words: Words) -> Choosing | None:
    """None where nothing of the kind can be changed."""
    what, *rest = at.split(SEP)
    try:
        if what == SEAT and rest:
            return _of_seat(puzzle, _seat(puzzle, rest[0]), rest[1:], words)
        if what == DECK:
            return _of_card(puzzle, int(rest[0]), words) if rest else _of_deck(puzzle, words)
    except (ValueError, IndexError, IllegalClaim):
        raise IllegalPuzzle("no-puzzle-there") from None
    return {LIARS: _of_liars, ASK: _of_ask}[what](puzzle, words) if what in (LIARS, ASK) else None


def _seat(puzzle: Puzzle, number: str) -> Seat:
    return puzzle.seats[[*map(str, puzzle.seats)].index(number)]


# --- A house --------------------------------------------------------------------------------------------


def _of_seat(puzzle: Puzzle, seat: Seat, begun: list[str], words: Words) -> Choosing:
    return _claiming(puzzle, seat, begun, words) if begun else _house(puzzle, seat, words)


def _house(puzzle: Puzzle, seat: Seat, words: Words) -> Choosing:
    groups = [_dealt(puzzle, seat, words), *_said(puzzle, seat, words), *_more(puzzle, seat, words)]
    groups += _leaving(puzzle, seat, words)
    name = puzzle.players[seat]
    found = pairs(puzzle)
    where = [at for at, (key, _) in enumerate(found) if key == NAME][seat]
    field = NameField(name, found[:where], found[where + 1 :])
    return Choosing(name, "", tuple(groups), here(puzzle), initial(name), field)


def _dealt(puzzle: Puzzle, seat: Seat, words: Words) -> Touches:
    """The card it says it was dealt: the same again takes back all it says."""
    own = [puzzle.said[n].claim for n in puzzle.by((seat,))]
    on = [claim.roles[0] for claim in own if claim.kind == WAS]
    changed = {role: changing.silent(puzzle, seat) for role in on}
    narrator = narrator_of(puzzle, words)
    taps = (
        Touch(
            narrator.role(role),
            here(changed.get(role) or changing.was(puzzle, seat, role), SEAT, seat),
            role_art(role),
            role in on,
        )
        for role in puzzle.roles
    )
    return Touches(words("puzzle-new-dealt"), tuple(taps))


def _said(puzzle: Puzzle, seat: Seat, words: Words) -> Iterator[Touches]:
    more = [number for number in puzzle.by((seat,)) if puzzle.said[number].claim.kind != WAS]
    taps = (Touch(quoted(puzzle, number, words), here(puzzle.without((number,)), SEAT, seat)) for number in more)
    if more:
        yield Touches(words("puzzle-new-said"), tuple(taps), long=True, struck=True)


def _more(puzzle: Puzzle, seat: Seat, words: Words) -> Iterator[Touches]:
    """What can be added, once it has said which card it was."""
    if not puzzle.by((seat,)) or changing.full(puzzle):
        return
    kinds = changing.sayable(puzzle)
    yield Touches(
        words("puzzle-new-more"), tuple(Touch(kind_label(words, one), here(puzzle, SEAT, seat, one)) for one in kinds)
    )


def _leaving(puzzle: Puzzle, seat: Seat, words: Words) -> Iterator[Touches]:
    less = changing.one_less(puzzle, seat)
    if less:
        yield Touches("", (Touch(words("puzzle-new-less"), here(less)),))


def _claiming(puzzle: Puzzle, seat: Seat, begun: list[str], words: Words) -> Choosing:
    """One tap after the other: each blank of the claim, and with the last it is said."""
    kind, *typed = begun
    if kind not in changing.sayable(puzzle):
        raise IllegalPuzzle("no-puzzle-there")
    filled, name = tuple(map(read_part, typed)), puzzle.players[seat]
    taps = tuple(_blank(puzzle, seat, kind, filled, words))
    asks = Touches(blank_label(words, kind, len(filled)), taps)
    return Choosing(name, kind_label(words, kind), (asks,), here(puzzle, SEAT, seat), initial(name))


def _blank(puzzle: Puzzle, seat: Seat, kind: str, filled: tuple[Slot | str, ...], words: Words) -> Iterator[Touch]:
    """Everything the next blank can be filled with, so that it can be said."""
    blank, narrator = BLANKS[kind][len(filled)], narrator_of(puzzle, words)
    for one in fillings(blank, common(puzzle)):
        there = _filled(puzzle, seat, kind, (*filled, one))
        if there:
            art = _drawing(blank, one)
            yield Touch(filling_label(narrator, blank, one, seat), there, art)


def _drawing(blank: str, one: Slot | str) -> str:
    if isinstance(one, int) or one == UNSEEN:
        return ""
    return thing_art(blank, one) if blank == "mark" else role_art(RoleName(one))


def _filled(puzzle: Puzzle, seat: Seat, kind: str, parts: tuple[Slot | str, ...]) -> str:
    """The sheet for what is still missing, or the house with what it says; nothing where nobody can say that."""
    if (kind, parts) == (TOOK, (seat,)):
        return ""
    if len(parts) < len(BLANKS[kind]):
        return here(puzzle, SEAT, seat, kind, *parts)
    try:
        return here(changing.saying(puzzle, changing.claimed(puzzle, seat, kind, parts)), SEAT, seat)
    except IllegalClaim:
        return ""


# --- Cards, liars, the question ---------------------------------------------------------------------------


def _of_deck(puzzle: Puzzle, words: Words) -> Choosing:
    taps = (_card(puzzle, role, words) for role in puzzle.roles)
    lede = words("puzzle-cards", {"count": len(puzzle.cards)})
    groups = (Touches(words("puzzle-new-cards.tap"), tuple(taps)), _games(puzzle, words))
    return Choosing(words("puzzle-new-cards"), lede, groups, here(puzzle))


def _games(puzzle: Puzzle, words: Words) -> Touches:
    """Another game begins with a bare table."""
    taps = (
        Touch(
            words(f"cli-game-{game}"),
            here(puzzle if game == puzzle.game else changing.bare(game, DEFAULT_EDITION[game])),
            on=game == puzzle.game,
        )
        for game in changing.games()
    )
    return Touches(words("puzzle-new-game"), tuple(taps))


def _card(puzzle: Puzzle, role: RoleName, words: Words) -> Touch:
    there = here(puzzle, DECK, puzzle.cards.index(role))
    return Touch(narrator_of(puzzle, words).role(role), there, role_art(role), copies=puzzle.cards.count(role))


def _of_card(puzzle: Puzzle, number: int, words: Words) -> Choosing:
    """What may lie there instead."""
    narrator, now = narrator_of(puzzle, words), puzzle.cards[number]
    other = ((role, changing.exchanged(puzzle, number, role)) for role in puzzle.rules.box if role != now)
    taps = (Touch(narrator.role(role), here(then, DECK), role_art(role)) for role, then in other if then)
    title = words("puzzle-new-instead", {"role": narrator.role(now)})
    return Choosing(title, "", (Touches("", tuple(taps)),), here(puzzle, DECK))


def _of_liars(puzzle: Puzzle, words: Words) -> Choosing:
    then = [changing.lying(puzzle, one) for one in changing.liars(puzzle)]
    taps = (Touch(rule(one, words), here(one), _art(one.lying.roles), one.lying == puzzle.lying) for one in then)
    return Choosing(words("puzzle-new-liars"), "", (Touches("", tuple(taps), long=True),), here(puzzle))


def _of_ask(puzzle: Puzzle, words: Words) -> Choosing:
    then = [replace(puzzle, ask=one) for one in changing.asks(puzzle)]
    taps = (Touch(question(one, words), here(one), _art((one.ask.role,)), one.ask == puzzle.ask) for one in then)
    return Choosing(words("puzzle-new-ask"), "", (Touches("", tuple(taps), long=True),), here(puzzle))


def _art(roles: Iterable[RoleName]) -> str:
    return next((role_art(role) for role in roles if role), "")


# --- The street -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Handles:
    """Where each thing of the street is changed."""

    ask: str
    liars: str
    cards: str
    seats: tuple[str, ...]
    more: str  # a house more; nothing where there is no room


def doors(puzzle: Puzzle) -> Handles:
    at = partial(here, puzzle)
    more = changing.one_more(puzzle)
    return Handles(
        at(ASK), at(LIARS), at(DECK), tuple(at(SEAT, seat) for seat in puzzle.seats), here(more) if more else ""
    )
