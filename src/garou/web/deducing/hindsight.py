"""A finished game by what was claimed in it: how likely each seat was a monster, claim by claim, and what was true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from garou.deduction.conclusions import Chance
from garou.deduction.truth import holds, notes
from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.engine.view import told_to
from garou.games.teams import monsters_among
from garou.record.values import Record
from garou.story.frames import frames
from garou.talk.claims import OPINIONS, Claim, Said
from garou.talk.transcript import Uttered
from garou.texts.claims import spoken
from garou.texts.narrator import Narrator
from garou.texts.reasons import reason
from garou.web.art import role_art
from garou.web.table.initials import initial

from .panels import off_by, percent
from .questions import AfterClaims, Conclusion, Query

WIDE, HIGH = 300, 40  # of a strip, in its own measure


@dataclass(frozen=True, slots=True)
class Recalled:
    """One claim of a game that is over."""

    number: int
    said: Said
    true: bool
    instead: bool = False  # it was said otherwise


@dataclass(frozen=True, slots=True)
class Strip:
    """One seat over time: paper hills in steps."""

    name: str
    letter: str
    monster: bool  # as it was at last
    art: str
    role: str
    hill: str  # the path of a drawing
    last: str
    reads: str


@dataclass(frozen=True, slots=True)
class Tappable:
    """One claim, in its place in time, as something to tap."""

    number: int
    reads: str
    true: bool
    believed: bool
    telling: bool  # with it, one could know
    instead: str = ""  # the role it names, where another was named in the game
    named: bool = False  # it names a role


@dataclass(frozen=True, slots=True)
class Hindsight:
    """All of the page."""

    strips: tuple[Strip, ...]
    lines: tuple[Tappable, ...]
    believed: tuple[int, ...]
    first: float | None  # how far along, in percent, a monster was first certain
    clash: float | None  # and from where on not all can be true
    sparse: bool  # now and then there were too few nights to say anything
    why: tuple[str, ...]
    uncounted: bool
    long: bool
    error: str = ""  # of the chances, at most, where they are estimated
    roles: tuple[tuple[str, str], ...] = ()  # of the cast, by its name for programs and for people


def recalled(
    game: Game, talk: Sequence[Uttered], instead: Mapping[int, str] = MappingProxyType({})
) -> tuple[Recalled, ...]:
    """Everything claimed about the night before everybody's ears, in order, and whether it was so.

    `instead`: which of them name another role than they did.
    """
    rules, last = game.rules, frames(game)[-1].after
    faces = [last.counts[card] for card in last.lies]
    found: list[Recalled] = []
    for one in talk:
        if one.claim is None or one.grave or one.claim.kind in OPINIONS or one.after:
            continue
        number, told = len(found), notes(told_to(one.seat, game.facts))
        claim = _naming(one.claim, instead.get(number, ""), game)
        true = holds(claim, one.seat, told, faces[one.seat], rules)
        found.append(Recalled(number, Said(one.seat, claim), true, claim != one.claim))
    return tuple(found)


def _naming(claim: Claim, role: str, game: Game) -> Claim:
    """The same about another role that is in the game."""
    if role not in game.setup.cards or not claim.roles:
        return claim
    return replace(claim, roles=(*claim.roles[:-1], RoleName(role)))


def query(record: Record, said: Sequence[Recalled]) -> Query:
    """Of somebody who only listens, and believes these."""
    cards, beside = parted(record.setup)
    options, players = tuple(record.options), len(record.players)
    believed = tuple(one.said for one in said)
    return Query(record.game, record.edition, options, cards, players, None, (), believed, course=True, beside=beside)


def parted(setup: Setup) -> tuple[tuple[RoleName, ...], tuple[RoleName, ...]]:
    """The cards that were dealt, in no order that tells anything, and those that were laid out beside them."""
    beside = setup.extra if setup.centre else ()
    return tuple(sorted(setup.cards[: len(setup.cards) - len(beside)])), beside


def hindsight(
    game: Game, said: Sequence[Recalled], believed: Sequence[Recalled], found: Conclusion, narrator: Narrator
) -> Hindsight:
    course, count = found.course, len(believed)
    telling = next((after for after, moment in enumerate(course) if moment.telling), None)
    error = max((moment.error for moment in course), default=0.0)
    numbers = tuple(one.number for one in believed)
    return Hindsight(
        strips=tuple(_strips(game, course, count, narrator)),
        lines=tuple(
            Tappable(
                one.number,
                narrator.words("claim-says", {"who": narrator.name(one.said.seat), "text": spoken(narrator, one.said)}),
                one.true,
                one.number in numbers,
                bool(telling) and numbers[(telling or 1) - 1] == one.number,
                one.said.claim.roles[-1] if one.instead else "",
                bool(one.said.claim.roles),
            )
            for one in said
        ),
        believed=numbers,
        first=None if telling is None else _along(telling, count),
        clash=_along(len(course), count) if course and len(course) <= count else None,
        sparse=any(not moment.chances for moment in course),
        error=off_by(error) if error else "",
        why=tuple(reason(narrator, step, [one.said for one in believed]) for step in found.why) if telling else (),
        uncounted=bool(found.refused[0]),
        long=found.too_long,
        roles=tuple((name, narrator.role(name)) for name in game.rules.roles if name in game.setup.cards),
    )


def _along(after: int, count: int) -> float:
    return round(100 * after / (count + 1), 1)


def _strips(game: Game, course: Sequence[AfterClaims], count: int, narrator: Narrator) -> list[Strip]:
    last, rules = frames(game)[-1].after, game.rules
    faces = [last.counts[card] for card in last.lies]
    seats = range(len(game.setup.deal))
    exact = all(moment.exact for moment in course)
    return [
        _strip(Seat(Slot(seat)), faces[seat], [_at(one, seat) for one in course], count, narrator, rules, exact)
        for seat in seats
    ]


def _at(moment: AfterClaims, seat: int) -> Chance | None:
    return moment.chances[seat] if moment.chances else None


def _strip(  # noqa: PLR0917  # all that a strip rests on
    seat: Seat,
    role: RoleName,
    chances: Sequence[Chance | None],
    count: int,
    narrator: Narrator,
    rules: RuleSet,
    exact: bool,
) -> Strip:
    name = narrator.name(seat)
    found = [percent(narrator, one, exact=exact) for one in chances if one is not None] or [""]
    last = found[-1]
    reads = {"name": name, "first": found[0], "last": last}
    return Strip(
        name=name,
        letter=initial(name),
        monster=bool(monsters_among(rules, [role])),
        art=role_art(role),
        role=narrator.role(role),
        hill=hill(chances, count),
        last=last,
        reads=narrator.words("deduce-back-strip", reads),
    )


def hill(chances: Sequence[Chance | None], count: int) -> str:
    """In steps, from the left to where it ends; flat where nothing could be said."""
    wide, path = WIDE / (count + 1), [f"M0 {HIGH}"]
    for after, chance in enumerate(chances):
        high = f"{HIGH * (1 - float(chance or 0)):.1f}"
        path.append(f"L{wide * after:.1f} {high}H{wide * (after + 1):.1f}")
    return f"{''.join(path)}V{HIGH}Z" if chances else ""
