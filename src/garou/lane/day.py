"""The day of one night in sets of seats: votes are counted for all seats at once, the rest is the games' own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from operator import and_, or_
from typing import Any, NamedTuple

from garou.engine.roles import Role
from garou.engine.values import Reason, RoleName, Team
from garou.games.one_night import day

from .arrays import Number, covers, mask, rest, u32, where
from .paths import Paths
from .places import Spot
from .table import LaneTable

# --- Who dies ------------------------------------------------------------------------------


def tally(votes: list[Number]) -> list[Number]:
    """How often each seat is named: the counts as planes, the lowest bit first. Adders of three words to two."""
    columns: list[list[Number]] = [list(votes)]
    for level, column in enumerate(columns):
        while len(column) > 1:
            a, b, c = column.pop(0), column.pop(0), column.pop(0) if column else None
            half = a ^ b
            carry = a & b if c is None else a & b | c & half
            column.append(half if c is None else half ^ c)
            if 2 << level <= len(votes):
                columns.extend([[]] * (level + 2 - len(columns)))
                columns[level + 1].append(carry)
    return [column[0] for column in columns]


def most_voted(votes: list[Number]) -> Number:
    """Whoever has the most votes, with at least two; nobody dies when no one has more than one."""
    ones, *higher = tally(votes)
    leading: Number = u32((1 << len(votes)) - 1)
    for plane in (*reversed(higher), ones):
        ahead = leading & plane
        leading = where(ahead != 0, ahead, leading)
    return mask(reduce(or_, higher) != 0, leading)


def bury(dead: Number, table: LaneTable) -> Number:
    """Deaths bring last words, and those may bring deaths."""
    for name in table.coded.roles:
        role = table.coded.role(name)
        if role.dies:
            dead = _with_last_words(dead, role.dies, name, table)
    return dead


def _with_last_words(dead: Number, dies: Callable[..., None], name: RoleName, table: LaneTable) -> Number:
    holders, spoken, cause = table.spread.counting(name), u32(0), table.call
    for _ in range(most(name, table)):
        speaking = dead & holders & ~spoken
        table.dying = u32(0)
        for seat in table.seats:
            table.paths.everywhere(lambda: dies(seat, cause, table), covers(speaking, seat))  # noqa: B023  # run now
        dead, spoken, cause = dead | table.dying, spoken | speaking, table.coded.role(name).cause
    return dead


def most(name: RoleName, table: LaneTable) -> int:
    """How many can count as that."""
    copies = table.coded.copies
    number = copies[name] + (copies[table.coded.copier] if table.coded.copier else 0)
    return min(number, len(table.seats)) if copies[name] else 0


# --- Who wins ------------------------------------------------------------------------------

everybody: Any = Spot(-1)  # each at their own seat: whatever is asked of it is answered seat by seat


class Those:
    """A set of seats, as a rule asks for it on behalf of everybody: the ways part seat by seat."""

    def __init__(self, seats: Number, paths: Paths) -> None:
        self.seats, self._paths = seats, paths

    def __bool__(self) -> bool:
        return self._is(mask(self.seats != 0, EACH))

    def __contains__(self, me: Any) -> bool:
        return self._is(self.seats)

    def __sub__(self, me: Any) -> Those:
        """Without oneself: those that each has beside."""
        return Beside(self.seats, self._paths)

    def __iter__(self) -> Iterator[Any]:
        """Whom a reason speaks of is asked of no array."""
        return iter(())

    def _is(self, seats: Number) -> bool:
        return not self._paths.part(2, lambda: [seats, ~seats])


class Beside(Those):
    def __bool__(self) -> bool:
        several = rest(self.seats) != 0
        return self._is(where(several, EACH, mask(self.seats != 0, ~self.seats)))


EACH = u32(-1)


class Finish(NamedTuple):
    """How games ended. Sets of seats are masks."""

    table: LaneTable
    dead: Number
    winners: Number
    sides: Mapping[Team, Number]  # by team, its seats, followers among them
    why: Mapping[Reason, Number]  # by what decided it, for whom

    def won(self, team: Team) -> Any:
        """Did one of its players win?"""
        return (self.winners & self.sides[team]) != 0


def settle(dead: Number, table: LaneTable) -> Finish:
    """Everybody's result, by the game's own rules."""
    paths, counting = Paths(and_), {name: table.spread.counting(name) for name in table.coded.roles}
    wolves, tanners = (members(team, counting, table) for team in (day.WEREWOLVES, day.TANNERS))
    those: Any = [Those(seats, paths) for seats in (dead, wolves, dead & wolves, dead & tanners)]
    fallen = day.Fallen(*those)
    sides, why = by_team(counting, table), dict[Reason, Number]()

    def judge(role: Role) -> None:
        if role.team == day.VILLAGE:
            reason = day.villagers_result(fallen)
        else:
            found = day.others_result(everybody, role, fallen, day.pack_result, table)
            reason = found(fallen) if callable(found) else found
        reason = reason._replace(players=())
        why[reason] = why.get(reason, u32(0)) | paths.here

    for team, seats in sides.items():
        [judged, *_] = [table.coded.role(name) for name in counting if table.coded.role(name).team == team]
        paths.everywhere(lambda: judge(judged), seats)  # noqa: B023  # run now
    winners = reduce(or_, [seats for reason, seats in why.items() if reason.won], u32(0))
    return Finish(table, dead, winners, sides, why)


def members(team: Team, counting: Mapping[RoleName, Number], table: LaneTable) -> Number:
    """Who is one of them, followers not among them."""
    return reduce(or_, [seats for name, seats in counting.items() if table.coded.role(name).is_a(team)], u32(0))


def by_team(counting: Mapping[RoleName, Number], table: LaneTable) -> dict[Team, Number]:
    """The seats of each team, followers among them; the largest is whoever is in no other."""
    coded, often = table.coded, Counter(table.coded.role(name).team for name in counting)
    largest = often.most_common(1)[0][0]
    sides = {
        team: reduce(or_, [seats for name, seats in counting.items() if coded.role(name).team == team])
        for team in coded.teams
        if team != largest
    }
    others = reduce(or_, sides.values(), u32(0))
    return {team: sides.get(team, u32(coded.seats) & ~others) for team in coded.teams}


def vote(table: LaneTable) -> Finish:
    table.ballot({seat: table.others(seat) for seat in table.seats})
    return settle(bury(most_voted(table.pointed), table), table)
