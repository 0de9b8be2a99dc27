"""The day of Epic Battle: who is guarded, who falls, and which of two or three teams wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from garou.engine.rules import Ruling
from garou.engine.table import Table
from garou.engine.values import Reason, Seat, Team
from garou.games.one_night.day import TANNERS, VILLAGE, count_votes, tanner_result
from garou.games.one_night.roles import HUNTER

from .marks import ASSASSINS, DEATH, LOVE, PLAGUE, is_traitor
from .night import MONSTERS

# How many votes it takes to die in the Master's place, and to fall in second place among three teams.
MASTER_SUBSTITUTE: Ruling[int] = Ruling("master-substitute", 2)
SECOND_PLACE: Ruling[int] = Ruling("second-place", 1)

# --- Hunter, where the table lets his shot through any protection -------------------------------


def shot_through_guard(me: Seat, cause: str, table: Table) -> None:
    target = table.votes[me]
    if target is not None:
        table.kill(target, "shot")


RUTHLESS_HUNTER = replace(HUNTER, dies=shot_through_guard)

# --- Who dies ------------------------------------------------------------------------------------


def heartbreak(seat: Seat, table: Table) -> None:
    for lover in table.wearing(LOVE) if table.marks[seat] == LOVE else ():
        table.kill(lover, "love")


def vote(table: Table) -> None:
    table.ballot({seat: table.others(seat) for seat in table.seats})
    camps = count_camps(table)
    for seat in fallen(table, camps):
        table.kill(seat, "vote")
    table.bury()
    conclude(table, camps)


def fallen(table: Table, camps: Camps) -> list[Seat]:
    """The leaders with two votes or more; among three teams a single leader takes second place along."""
    safe = table.guarded()
    tally = count_votes(table, safe)
    first = [seat for seat in table.seats if tally[seat] and tally[seat] == max(tally)]
    if not first or max(tally) < least_votes(table, camps, safe):
        return []
    if not camps.three or len(first) > 1:
        return first
    rest = [votes for seat, votes in enumerate(tally) if seat not in first]
    second = max(*rest, table.rules.ruling(SECOND_PLACE))
    return [seat for seat in table.seats if seat in first or tally[seat] == second]


def least_votes(table: Table, camps: Camps, safe: set[Seat]) -> int:
    """Two, unless the table lets fewer do for whoever stands in for a Master that led the vote."""
    tally = count_votes(table, set())
    leads = [seat for seat in safe if tally[seat] == max(tally) > 1]
    stands_in = not camps.three and any(shields_himself(seat, table) for seat in leads)
    return table.rules.ruling(MASTER_SUBSTITUTE) if stands_in else 2


def shields_himself(seat: Seat, table: Table) -> bool:
    """As only a Master can: for a bodyguard's ward it takes two votes whatever the table says."""
    guard = table.role(seat).guards
    return guard is not None and seat in guard(seat, table)


# --- Who wins ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Camps:
    """Everybody's team at the end of the night, and which teams are embodied by somebody."""

    teams: dict[Seat, Team]
    members: dict[Team, tuple[Seat, ...]]  # without followers
    adrift: tuple[Seat, ...]  # followers without anybody to follow

    @property
    def three(self) -> bool:
        return all(self.members.get(team) for team in (*MONSTERS, VILLAGE))

    def of(self, *teams: Team) -> tuple[Seat, ...]:
        """The members of these, in seat order."""
        return tuple(sorted(seat for team in teams for seat in self.members.get(team, ())))

    def side(self, team: Team) -> tuple[Seat, ...]:
        """Its followers among them."""
        return tuple(seat for seat, mine in self.teams.items() if mine == team)


def count_camps(table: Table) -> Camps:
    """A follower without anybody to follow is a villager."""
    roles = dict(zip(table.seats, table.roles(), strict=True))
    present = {role.team for role in roles.values() if not role.follower}
    members = {t: tuple(s for s, role in roles.items() if role.is_a(t)) for t in sorted(present)}
    adrift = tuple(seat for seat, role in roles.items() if role.team not in present)
    return Camps({s: VILLAGE if s in adrift else role.team for s, role in roles.items()}, members, adrift)


def conclude(table: Table, camps: Camps) -> None:
    """Team results first; then what the marks of single players give and take."""
    results = team_results(table, camps)
    winners: dict[Seat, Team | None] = {}
    why: list[Reason] = []
    for me, team in camps.teams.items():
        reasons = own_reasons(me, results, camps, table)
        why += reasons
        if reasons[-1].won:
            winners[me] = None if against_his_own(reasons[-1], team, results) else team
    table.end(winners, dict.fromkeys(why))
    table.show(*table.slots)


def against_his_own(last: Reason, team: Team, results: dict[Team, Reason]) -> bool:
    return last.rule == "traitor-avenged" and not results[team].won


def team_results(table: Table, camps: Camps) -> dict[Team, Reason]:
    results = three_teams(table, camps) if camps.three else two_teams(table, camps)
    hit = table.both(table.wearing(DEATH), table.dead)
    results[ASSASSINS] = Reason(ASSASSINS, bool(hit), "assassin-hit" if hit else "assassin-missed", hit)
    return results


def own_reasons(me: Seat, results: dict[Team, Reason], camps: Camps, table: Table) -> list[Reason]:
    """The rules that decide this player's result, one after the other; the last has the final word."""
    team = camps.teams[me]
    wins = table.role(me).wins
    shared = tanner_result(me, table.dead) if team == TANNERS else results[team]
    reasons = [wins(me, table) if wins else shared]
    if me in camps.adrift and not wins:
        reasons.insert(0, Reason(team, reasons[0].won, "follower-without-master", (me,), own=True))
    fellows = table.but(camps.side(team), (me,))
    alone = team in (TANNERS, ASSASSINS) or wins
    if is_traitor(me, table) and fellows and not alone:
        lost = table.both(fellows, table.dead)
        rule = "traitor-avenged" if lost else "traitor-betrayed-nothing"
        reasons.append(Reason(team, bool(lost), rule, (me,), own=True))
    pointed = table.votes[me]
    if reasons[-1].won and pointed is not None and table.marks[pointed] == PLAGUE:
        reasons.append(Reason(team, False, "pointed-at-disease", (me,), own=True))
    return reasons


def dead_of(camps: Camps, table: Table, *teams: Team) -> tuple[Seat, ...]:
    return table.both(camps.of(*teams), table.dead)


def three_teams(table: Table, camps: Camps) -> dict[Team, Reason]:
    """A monster team wants a dead enemy and no dead of its own; the village wants one of each."""
    died, fell = {team: dead_of(camps, table, team) for team in MONSTERS}, dead_of(camps, table, *MONSTERS)
    both = all(died.values())
    results = {VILLAGE: Reason(VILLAGE, both, "three-monsters-both-died" if both else "three-village-not-both", fell)}
    for team, enemy in zip(MONSTERS, reversed(MONSTERS), strict=True):
        if died[team]:
            results[team] = Reason(team, False, "three-own-died", died[team])
        elif died[enemy]:
            results[team] = Reason(team, True, "three-enemy-died", died[enemy])
        else:
            results[team] = Reason(team, False, "three-no-enemy-died")
    return results


def two_teams(table: Table, camps: Camps) -> dict[Team, Reason]:
    """Monsters win while none of theirs dies; the village by a dead monster, or by peace where there is none."""
    died, fell = {team: dead_of(camps, table, team) for team in MONSTERS}, dead_of(camps, table, *MONSTERS)
    tanners = dead_of(camps, table, TANNERS)
    results = {VILLAGE: villagers_result(table, camps, fell)}
    for team in MONSTERS:
        if died[team]:
            results[team] = Reason(team, False, "monster-dead", died[team])
        elif tanners and not fell:
            results[team] = Reason(team, False, "tanner-alone", tanners)
        else:
            results[team] = Reason(team, True, "monsters-live", camps.of(team))
    return results


Costly = Callable[[Table, Camps], tuple[Seat, ...]]


def any_death(table: Table, camps: Camps) -> tuple[Seat, ...]:
    return table.both(table.seats, table.dead)


def death_of_a_villager(table: Table, camps: Camps) -> tuple[Seat, ...]:
    return dead_of(camps, table, VILLAGE)


# Whose deaths cost the village its win where no player is a monster.
COSTLY: Ruling[Costly] = Ruling("costly-deaths", any_death)


def villagers_result(table: Table, camps: Camps, fell: tuple[Seat, ...]) -> Reason:
    monsters = camps.of(*MONSTERS)
    if fell:
        return Reason(VILLAGE, True, "monster-died", fell)
    if monsters:
        return Reason(VILLAGE, False, "no-monster-died", monsters)
    return peace_result(table, camps)


def peace_result(table: Table, camps: Camps) -> Reason:
    """No player is a monster. Whatever the table says of the dead, a tanner among them wins alone."""
    if costly := table.rules.ruling(COSTLY)(table, camps):
        return Reason(VILLAGE, False, "no-monster-but-deaths", costly)
    if tanners := dead_of(camps, table, TANNERS):
        return Reason(VILLAGE, False, "tanner-alone", tanners)
    if dead := any_death(table, camps):
        return Reason(VILLAGE, True, "no-villager-died", dead)
    return Reason(VILLAGE, True, "no-monster-nobody-died")
