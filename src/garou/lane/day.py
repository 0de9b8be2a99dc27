"""A vote in sets of seats: fingers are counted for all seats at once, the rest is the games' own code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from garou.engine.roles import Role, nothing
from garou.engine.values import Reason, RoleName, Team
from garou.games.one_night import day

from .arrays import Number, mask, u32, where
from .places import everybody
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


def leading(planes: list[Number], among: Number) -> Number:
    """Of these, whoever is named most, if only as often as nobody else."""
    for plane in reversed(planes):
        ahead = among & plane
        among = where(ahead != 0, ahead, among)
    return among


def most_voted(votes: list[Number]) -> Number:
    """Whoever has the most votes, with at least two; nobody dies when no one has more than one."""
    planes = tally(votes)
    return mask(reduce(or_, planes[1:]) != 0, leading(planes, u32((1 << len(votes)) - 1)))


def bury(dead: Number, table: LaneTable) -> Number:
    """Deaths bring others, and last words, and those may bring deaths."""
    spoken, call = u32(0), table.call
    speaking = [role for role in table.standing if role.dies]
    mourned = table.rules.mourn is not nothing
    for _ in range(sum(most(role.name, table) for role in speaking) + mourned):
        table.dying = u32(0)
        for role in speaking:
            fresh = table.standing[role] & dead & ~spoken
            table.for_everybody(lambda: role.dies(everybody, call, table), fresh)  # type: ignore[misc]  # noqa: B023  # run now
        if mourned:
            table.for_everybody(lambda: table.rules.mourn(everybody, table), dead & ~spoken)
        spoken, dead = dead, dead | table.dying
    return dead


def most(name: RoleName, table: LaneTable) -> int:
    """How many can count as that."""
    coded = table.coded
    over = coded.players if name in coded.worn else 0
    copies = coded.laid.count(name) + (coded.copies[coded.copier] if coded.copier else 0)
    return min(copies + over, coded.players) if name in coded.roles or over else 0


# --- Who wins ------------------------------------------------------------------------------


class Finish(NamedTuple):
    """How games ended. Sets of seats are masks."""

    table: LaneTable
    dead: Number
    winners: Number
    sides: Mapping[Team, Number]  # by team, its seats, followers among them
    why: Mapping[Reason, Number]  # by what decided it, for whom
    alone: Number = 0  # of the winners, those who won against their own
    named: list[Number] | None = None  # by seat, how often it was voted for, where that was on several days
    nights: Number = 1
    days: Number = 1

    def won(self, team: Team) -> Any:
        """Did one of its players win?"""
        won = self.winners if isinstance(self.alone, int) else self.winners & ~self.alone
        return (won & self.sides.get(team, u32(0))) != 0


def settle(dead: Number, table: LaneTable) -> Finish:
    """Everybody's result, by the game's own rules."""
    wolves, tanners = (table.members(team).seats for team in (day.WEREWOLVES, day.TANNERS))
    those: Any = [table.group(seats) for seats in (dead, wolves, dead & wolves, dead & tanners)]
    fallen = day.Fallen(*those)
    sides, why = by_team(table), dict[Reason, Number]()

    def judge(role: Role) -> None:
        if role.team == day.VILLAGE:
            reason = day.villagers_result(fallen)
        else:
            found = day.others_result(everybody, role, fallen, day.pack_result, table)
            reason = found(fallen) if callable(found) else found
        reason = reason._replace(players=())
        why[reason] = why.get(reason, u32(0)) | table.paths.here

    for team, seats in sides.items():
        judged = next((role for role in table.standing if role.team == team), None)
        if judged:
            table.for_everybody(lambda: judge(judged), seats)  # noqa: B023  # run now
    winners = reduce(or_, [seats for reason, seats in why.items() if reason.won], u32(0))
    return Finish(table, dead, winners, sides, why)


def by_team(table: LaneTable) -> dict[Team, Number]:
    """The seats of each team, followers among them; the largest is whoever is in no other."""
    coded, standing = table.coded, table.standing
    often = {team: sum(role.team == team for role in standing) for team in coded.teams}
    largest = max(coded.teams, key=often.__getitem__)
    sides = {
        team: reduce(or_, [seats for role, seats in standing.items() if role.team == team], u32(0))
        for team in coded.teams
        if team != largest
    }
    others = reduce(or_, sides.values(), u32(0))
    return {team: sides.get(team, u32(coded.seats) & ~others) for team in coded.teams}


def vote(table: LaneTable) -> Finish:
    table.ballot({seat: table.others(seat) for seat in table.seats})
    return settle(bury(most_voted(table.pointed), table), table)
