"""The day of Epic Battle in sets of seats: who falls is counted here, and who wins is the game's own code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from garou.engine.values import Reason, Team
from garou.games.epic_battle import day as epic
from garou.games.epic_battle.night import MONSTERS
from garou.games.one_night import day as one_night

from .arrays import Number, Truth, both, either, mask, none, u32
from .day import Finish, bury, leading, tally
from .places import SomeSeats, everybody
from .table import LaneTable

VILLAGE = one_night.VILLAGE


class Safe(NamedTuple):
    """Who can be neither voted dead nor shot, and who of them by nobody but themselves."""

    seats: Number
    selfish: Number


def guarded(table: LaneTable) -> Safe:
    seats = selfish = u32(0)
    for role, mine in table.standing.items():
        found: list[tuple[Any, Number]] = []

        def guard() -> None:
            wards = role.guards(everybody, table) if role.guards else ()  # noqa: B023  # run now
            found.extend((ward, table.paths.here) for ward in wards)  # noqa: B023  # the same

        table.for_everybody(guard, mine)
        for ward, here in found:
            own = ward is everybody
            seats = seats | (here if own else table.reached_by(here))
            selfish = selfish | here if own else selfish
    return Safe(seats, selfish)


class LaneCamps:
    """As the game's own: everybody's team, and who embodies each."""

    def __init__(self, table: LaneTable) -> None:
        self.table, coded = table, table.coded
        self._members = {team: table.members(team).seats for team in coded.teams}
        standing = [(role, seats) for role, seats in table.standing.items()]
        sides = {
            team: reduce(or_, [seats for role, seats in standing if role.team == team], u32(0)) for team in coded.teams
        }
        lost = {team: mask(self._members[team] == 0, sides[team]) for team in followed(table)}
        self.adrift = table.group(reduce(or_, lost.values(), u32(0)), len(table.seats) if lost else 0)
        self.sides = sides | {team: sides[team] & ~mine for team, mine in lost.items()}
        self.sides[VILLAGE] = self.sides[VILLAGE] | self.adrift.seats

    @property
    def embodied(self) -> Truth:
        """Are there three?"""
        return reduce(both, [self._members.get(team, u32(0)) != 0 for team in (*MONSTERS, VILLAGE)])

    @property
    def three(self) -> bool:
        return self.table.paths.holds(self.embodied, "three")

    def of(self, *teams: Team) -> SomeSeats:
        return self.table.group(reduce(or_, [self._members.get(team, u32(0)) for team in teams], u32(0)))

    def side(self, team: Team) -> SomeSeats:
        return self.table.group(self.sides[team])

    @property
    def teams(self) -> Mapping[Any, Team]:
        return OwnTeam(self)


def followed(table: LaneTable) -> set[Team]:
    """By who is not one of them."""
    return {role.team for role in table.standing if role.follower}


class OwnTeam(dict[Any, Team]):
    """Everybody's own."""

    def __init__(self, camps: LaneCamps) -> None:
        super().__init__()
        self._camps = camps

    def __getitem__(self, me: Any) -> Team:
        sides, paths = self._camps.sides, self._camps.table.seatwise
        return list[Team](sides)[paths.part(len(sides), lambda: list(sides.values()), "team")]


# --- Who falls -----------------------------------------------------------------------------------


def at_least(number: int, planes: list[Number], seats: Number) -> Truth:
    """Is one of these named so often? Twice is as often as a table may ask for."""
    return reduce(or_, planes if number == 1 else planes[1:]) & seats != 0


def fallen(table: LaneTable, camps: LaneCamps, safe: Safe) -> Number:
    """The leaders with two votes or more; among three teams a single leader takes second place along."""
    everyone, rules = u32(table.coded.seats), table.rules
    planes, pointed = tally([at & ~safe.seats for at in table.pointed]), tally(table.pointed)
    first, ahead = leading(planes, everyone), leading(pointed, everyone) & safe.selfish
    stands_in = both(none(camps.embodied), at_least(2, pointed, ahead))
    least = rules.ruling(epic.MASTER_SUBSTITUTE)
    falls = either(at_least(2, planes, first), both(stands_in, at_least(least, planes, first)))
    single = first & (first - 1) == 0
    second = leading(planes, everyone & ~first)
    along = both(both(camps.embodied, single), at_least(rules.ruling(epic.SECOND_PLACE), planes, second))
    return mask(falls, first | mask(along, second))


# --- Who wins ------------------------------------------------------------------------------------


class TeamResult:
    """A team's result, which differs from game to game: each of its reasons, and in which games it holds."""

    def __init__(self, table: LaneTable, team: Team, reasons: Mapping[Reason, Truth]) -> None:
        self.table, self.team, self.reasons = table, team, reasons
        self.rule = ""

    @property
    def won(self) -> bool:
        so = reduce(either, [when for reason, when in self.reasons.items() if reason.won], False)
        return self.table.paths.holds(so, ("won", self.team))


def verdicts(table: LaneTable, camps: LaneCamps) -> dict[Team, Any]:
    found: dict[Team, dict[Reason, Truth]] = {}

    def settle() -> None:
        for team, reason in epic.team_results(table, camps).items():  # type: ignore[arg-type]  # as the game's own
            mine, plain = found.setdefault(team, {}), reason._replace(players=())
            mine[plain] = either(mine.get(plain, False), table.paths.here)

    table.paths.everywhere(settle, here=True)
    return {team: TeamResult(table, team, reasons) for team, reasons in found.items()}


def conclude(dead: Number, camps: LaneCamps, table: LaneTable) -> Finish:
    table.dead = table.group(dead)
    results = verdicts(table, camps)
    why: dict[Reason, Number] = {}
    lone = [u32(0)]

    def judge() -> None:
        reasons = epic.own_reasons(everybody, results, camps, table)  # type: ignore[arg-type]  # as the game's own
        here = table.paths.here
        for reason in reasons:
            for one, when in reason.reasons.items() if isinstance(reason, TeamResult) else ((reason, True),):
                plain = one._replace(players=())
                why[plain] = why.get(plain, u32(0)) | mask(when, here)
        if reasons[-1].won:
            won[0] = won[0] | table.paths.here
            if epic.against_his_own(reasons[-1], camps.teams[everybody], results):
                lone[0] = lone[0] | table.paths.here

    won = [u32(0)]
    table.for_everybody(judge, u32(table.coded.seats))
    return Finish(table, dead, won[0], camps.sides, why, lone[0])


def vote(table: LaneTable) -> Finish:
    table.ballot({seat: table.others(seat) for seat in table.seats})
    camps, safe = LaneCamps(table), guarded(table)
    table.safe = table.group(safe.seats)
    return conclude(bury(fallen(table, camps, safe), table), camps, table)
