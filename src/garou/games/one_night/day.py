"""The day of One Night: who falls by the vote, and which teams have won, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from garou.engine.rules import Role, Ruling
from garou.engine.table import Table
from garou.engine.values import Reason, Seat, Team

R = TypeVar("R")

VILLAGE, WEREWOLVES, TANNERS = Team("village"), Team("werewolf"), Team("tanner")


# --- Who dies ------------------------------------------------------------------------------


def vote(table: Table) -> None:
    table.ballot({seat: table.others(seat) for seat in table.seats})
    for seat in most_voted(table):
        table.kill(seat, "vote")
    table.bury()
    reasons = settle(table)
    table.end({seat: r.team for seat, r in reasons.items() if r.won}, dict.fromkeys(reasons.values()))
    table.show(*table.slots)


def most_voted(table: Table, *, least: int = 2) -> list[Seat]:
    """Whoever has the most votes, with at least two; nobody dies when no one has more than one."""
    tally = count_votes(table, table.guarded())
    most = max(tally)
    return [seat for seat in table.seats if tally[seat] == most] if most >= least else []


def count_votes(table: Table, safe: set[Seat]) -> list[int]:
    """By seat; votes on those who are safe count for nothing."""
    tally = [0] * len(table.seats)
    for target in table.votes.values():
        if target is not None and target not in safe:
            tally[target] += 1
    return _weighed(tally, table, safe) if table.rules.weighing else tally


def _weighed(tally: list[int], table: Table, safe: set[Seat]) -> list[int]:
    """The same where some fingers count for more than one, or for nothing."""
    for voter, role in zip(table.seats, table.roles(), strict=True):
        target = table.votes[voter]
        if target is not None and target not in safe:
            tally[target] += role.votes - 1
    return tally


# --- Who wins ------------------------------------------------------------------------------


class Fallen(NamedTuple):
    """What the win rules ask about: who the werewolves were, and who died."""

    dead: set[Seat]
    wolves: tuple[Seat, ...]
    dead_wolves: tuple[Seat, ...]
    dead_tanners: tuple[Seat, ...]


def survivor(me: Seat, fallen: Fallen) -> bool:
    return me not in fallen.dead


LoneMinion = Callable[[Seat, Fallen], bool]

# A minion without werewolves wins when somebody else died; must he live himself?
LONE_MINION: Ruling[LoneMinion] = Ruling("lone-minion", survivor)

# Does a dead tanner take that win from him?
TANNER_WINS_ALONE: Ruling[bool] = Ruling("tanner-wins-alone", False)


def settle(table: Table) -> dict[Seat, Reason]:
    """Everybody's result, and the rule it rests on."""
    roles = table.roles()
    fallen = count_fallen(table, roles)
    village, pack = villagers_result(fallen), pack_result(fallen)
    results = {}
    for me, role in zip(table.seats, roles, strict=True):
        if role.wins:
            results[me] = role.wins(me, table)
        else:
            results[me] = village if role.team == VILLAGE else others_result(me, role, fallen, pack, table)
    return results


def others_result(me: Seat, role: Role, fallen: Fallen, pack: R, table: Table) -> R | Reason:
    """That of one who is no villager: werewolves share theirs."""
    if role.team == TANNERS:
        return tanner_result(me, fallen.dead)
    return pack if fallen.wolves else lone_minion_result(me, fallen, table)


def count_fallen(table: Table, roles: list[Role]) -> Fallen:
    dead, members = table.dead, [role.team if not role.follower else None for role in roles]
    wolves = tuple([seat for seat in table.seats if members[seat] == WEREWOLVES])
    dead_tanners = tuple([seat for seat in dead if members[seat] == TANNERS]) if dead else ()
    return Fallen(dead, wolves, tuple([seat for seat in wolves if seat in dead]), tuple(sorted(dead_tanners)))


def villagers_result(fallen: Fallen) -> Reason:
    if fallen.dead_wolves:
        return Reason(VILLAGE, True, "werewolf-died", fallen.dead_wolves)
    if fallen.wolves:
        return Reason(VILLAGE, False, "no-werewolf-died", fallen.wolves)
    if fallen.dead:
        return Reason(VILLAGE, False, "no-werewolf-but-deaths", tuple(sorted(fallen.dead)))
    return Reason(VILLAGE, True, "no-werewolf-nobody-died")


def pack_result(fallen: Fallen) -> Reason:
    if fallen.dead_wolves:
        return Reason(WEREWOLVES, False, "werewolf-dead", fallen.dead_wolves)
    if fallen.dead_tanners:
        return Reason(WEREWOLVES, False, "tanner-blocks", fallen.dead_tanners)
    return Reason(WEREWOLVES, True, "werewolves-live", fallen.wolves)


def tanner_result(me: Seat, dead: set[Seat]) -> Reason:
    died = me in dead
    return Reason(TANNERS, died, "tanner-died" if died else "tanner-lives", (me,), own=True)


def lone_minion_result(me: Seat, fallen: Fallen, table: Table) -> Reason:
    if not table.rules.ruling(LONE_MINION)(me, fallen):
        rule = "lone-minion-died"
    elif not fallen.dead - {me}:
        rule = "lone-minion-nobody-died"
    elif table.rules.ruling(TANNER_WINS_ALONE) and fallen.dead_tanners:
        rule = "lone-minion-blocked"
    else:
        rule = "lone-minion-others-died" if me in fallen.dead else "lone-minion-lives"
        return Reason(WEREWOLVES, True, rule, (me,), own=True)
    return Reason(WEREWOLVES, False, rule, (me,), own=True)
