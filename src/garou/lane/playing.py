"""Playing: `replay` games whose choices are given. `simulating` plays by luck; the rules are the same code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from garou.engine.values import Team
from garou.games import epic_battle, one_night

from . import battle, day
from .arrays import Array, Number, all_of, covers, mask, u32, where, word
from .coding import Coded, NoArrayForm
from .day import Finish
from .facts import NOTHING, mixed, spelt
from .rounds import RoundTable, play_rounds
from .sources import Recorded, Source
from .table import LaneTable

# Steps of the engine that are written here once more: they count votes.
BY_HAND: Mapping[Callable[..., None], Callable[[LaneTable], Finish]] = {
    one_night.day.vote: day.vote,
    epic_battle.day.vote: battle.vote,
}


def play(coded: Coded, source: Source) -> Finish:
    """A whole game: step by step, as the engine plays it."""
    check(coded)
    if coded.rules.round:
        return play_rounds(coded, source)
    table = LaneTable(coded, source)
    for step in coded.rules.opening:
        if ended := table.hold(step, BY_HAND.get(step.run)):
            return ended
    raise NoArrayForm("end")


def check(coded: Coded) -> None:
    """What no printed role has: a goal of its own, a vote that counts twice, kin that are called by another's name."""
    for role in map(coded.role, coded.roles):
        if role.wins or role.votes != 1 or role.kin:
            raise NoArrayForm(role.name)


class Replayed(NamedTuple):
    """Games as they ended, and what everybody was told: [games], [games, places] or [games, players]."""

    printed: Array  # by place: the role on the card that lies there
    lies: Array  # by place: the place its card was dealt to
    final: Array  # by seat: the role it counts as
    marks: Array  # by seat: the number of the mark it wears
    artifacts: Array  # by seat: a mask of those that lie before it
    dead: Array  # a mask of seats
    winners: Array  # a mask of seats
    teams: Array  # a mask of `Coded.teams`: those of whose players one has won
    looks: Array  # by seat; see `KnownWords`
    news: Array  # by seat; see `KnownWords`
    told: Array  # by seat: every fact of the night, one after the other, in one number
    fell: Array  # by seat, in a game of rounds: of what it died, as a number
    rounds: Array  # in such a game: how many there were


def replay(coded: Coded, dealt: Array, choices: Mapping[str, Array]) -> Replayed:
    """`dealt` holds codes by place; `choices`, by topic, the number of the option that each seat took.

    Arrays of NumPy are played at once; those of JAX by a program that is compiled for this table.
    """
    return seen(play(coded, Recorded(dealt, choices)))


def seen(end: Finish) -> Replayed:
    table, coded = end.table, end.table.coded
    spread, places = table.spread, range(len(coded.laid))
    nothing = spread.dealt[0] & 0
    known = [table.known_to(seat) for seat in range(coded.players)]
    lies = where_they_lie(table)
    return Replayed(
        all_of([spread.printed(spread.face(place)) for place in places]),
        all_of([coded.shelf.code(coded.shelf.at(lies, place)) for place in places]),
        all_of([final(seat, table) for seat in range(coded.players)]),
        all_of([nothing | table.worn.at(table.worn.words, seat) for seat in range(coded.players)]),
        all_of([nothing | lying_before(seat, table) for seat in range(coded.players)]),
        end.dead,
        end.winners,
        reduce(or_, [word(end.won(team)) << number for number, team in enumerate(sides_of(end))]),
        all_of([one.looks for one in known]),
        all_of([one.news for one in known]),
        all_of([nothing | heard(seat, table) for seat in range(coded.players)]),
        all_of([nothing | cause_of_death(seat, table) for seat in range(coded.players)]),
        table.rounds if isinstance(table, RoundTable) else nothing,
    )


def sides_of(end: Finish) -> list[Team]:
    """Those of the cards first, then what only a game makes of some players."""
    return list(dict.fromkeys((*end.table.coded.teams, *end.sides)))


def cause_of_death(seat: int, table: LaneTable) -> Number:
    went = table.went.items() if isinstance(table, RoundTable) else ()
    return reduce(or_, [mask(covers(seats, seat), spelt(cause)) for cause, seats in went], u32(0))


def where_they_lie(table: LaneTable) -> Any:
    """Every card where it lies now, by the place it was dealt to."""
    shelf = table.coded.shelf
    lies = tuple(table.spread.dealt[0] & 0 | u32(laid) for laid in shelf.lay(table.slots))
    for this, that, when in table.spread.moves:
        lies = shelf.swap(lies, this, that, when)
    return table.source.settle(lies)


def final(seat: int, table: LaneTable) -> Number:
    """The code of what it counts as."""
    counting = {role.name: table.counting(role.name) for role in table.standing}
    return reduce(or_, [mask(covers(seats, seat), table.coded.code(role)) for role, seats in counting.items()])


def lying_before(seat: int, table: LaneTable) -> Number:
    lying = (table.things.lying(artifact)[0] for artifact in table.rules.artifacts)
    return reduce(or_, [(seats >> seat & 1) << number for number, seats in enumerate(lying)], u32(0))


def heard(seat: int, table: LaneTable) -> Number:
    """All that it was told, fact by fact."""
    found: Number = u32(NOTHING)
    for fact in table.heard:
        found = where(covers(fact.seats, seat), mixed(found, fact.said(u32(seat))), found)
    return found
