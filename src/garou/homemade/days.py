"""What a home-made card does by day: whom its death takes along, whom it guards, how it wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from garou.engine.roles import Guard, LastWords, Win
from garou.engine.table import Table
from garou.engine.values import Reason, Seat, Team
from garou.games.classic.roles import VICTIM

from .values import Dies, Guards, RoleDoc

# --- Whom its death takes along ---------------------------------------------------------------------


def call_of_death(doc: RoleDoc) -> str:
    """Under which name whoever dies is asked: its own, where nothing else is asked under that."""
    return f"{doc.id}-dying" if doc.night else doc.id


def last_words(doc: RoleDoc, dies: Dies) -> LastWords:
    cause, call = dies.cause or doc.id, call_of_death(doc)
    taken = TAKEN[dies.takes]

    def words(me: Seat, died_of: str, table: Table) -> None:
        if not dies.of or _died_so(dies.of, me, died_of, table):
            for seat in taken(me, call, table):
                table.kill(seat, cause)

    return words


def _died_so(ways: tuple[str, ...], me: Seat, cause: str, table: Table) -> bool:
    return cause in ways or ("devoured" in ways and table.has(me, VICTIM))


def _voted(me: Seat, call: str, table: Table) -> tuple[Seat, ...]:
    target = table.votes.get(me)
    return () if target is None or target in table.guarded() else (target,)


def _chosen(me: Seat, call: str, table: Table) -> tuple[Seat, ...]:
    target = table.may_choose(me, table.alive, call) if table.alive else None
    return () if target is None else (target,)


def _neighbours(me: Seat, call: str, table: Table) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(table.neighbours(me)))


TAKEN: Mapping[str, Callable[[Seat, str, Table], tuple[Seat, ...]]] = {
    "voted": _voted,
    "chosen": _chosen,
    "neighbours": _neighbours,
}

# --- Whom it keeps from the vote --------------------------------------------------------------------


def guard(guards: Guards) -> Guard:
    """Whom it points at, itself or those beside it: always, or only while somebody of a team points there."""
    wards = WARDS[guards.guards]
    team = Team(guards.pointed_by)

    def safe(me: Seat, table: Table) -> list[Seat]:
        found = wards(me, table)
        if not team:
            return found
        return [ward for ward in found if _pointed_at(ward, team, table)]

    return safe


def _pointed_at(ward: Seat, team: Team, table: Table) -> bool:
    pointing = (seat for seat in table.seats if table.votes[seat] == ward)
    return any(table.role(seat).is_a(team) for seat in pointing)


def _whom_it_points_at(me: Seat, table: Table) -> list[Seat]:
    ward = table.votes[me]
    return [] if ward is None else [ward]


def _itself(me: Seat, table: Table) -> list[Seat]:
    return [me]


def _those_beside(me: Seat, table: Table) -> list[Seat]:
    return [*table.neighbours(me)]


WARDS: Mapping[str, Callable[[Seat, Table], list[Seat]]] = {
    "voted": _whom_it_points_at,
    "self": _itself,
    "neighbours": _those_beside,
}

# --- How it wins ------------------------------------------------------------------------------------


def goal(wins: str, team: Team) -> Win:
    reached = GOALS[wins]

    def result(me: Seat, table: Table) -> Reason:
        won = reached(me, table)
        return Reason(team, won, f"own-{wins}" if won else f"own-{wins}-missed", (me,), own=True)

    return result


def _neighbour_dying(me: Seat, table: Table) -> bool:
    return not table.dead.isdisjoint(table.neighbours(me))


def _nobody_dying(me: Seat, table: Table) -> bool:
    return not table.dead


GOALS: Mapping[str, Callable[[Seat, Table], bool]] = {
    "dying": lambda me, table: me in table.dead,
    "surviving": lambda me, table: me not in table.dead,
    "neighbour-dying": _neighbour_dying,
    "pointed-dying": lambda me, table: table.votes[me] in table.dead,
    "nobody-dying": _nobody_dying,
}
