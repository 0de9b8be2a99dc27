"""Roles nobody has heard of, added to every game at run time: what holds for any role must hold for them.

Their names are such that nobody will want them for a role of theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from unittest import mock

from garou.engine.rules import Role, RuleSet, each, saying
from garou.engine.table import Table, pairs
from garou.engine.values import RoleName, Seat, Slot, Team
from garou.games import GAMES

VILLAGE = Team("village")


def places(table: Table) -> tuple[Slot, ...]:
    return (*table.alive, *table.centre)


# --- Pusher: moves the cards of all the others one place to the left, or to the right ---------


def push(me: Seat, table: Table) -> None:
    side = table.may_choose(me, ("left", "right"))
    around = table.others(me) if side == "left" else table.others(me)[::-1]
    for one, other in pairwise(around) if side and table.centre else ():  # where no card ever moves, none does now
        table.swap(me, one, other)


PUSHER = Role(RoleName("strange-pusher"), VILLAGE, night=push, at_once=True, mover=True, says=saying("left", "right"))

# --- Herald: many words, each with any two places ----------------------------------------------

WINDS = ("north", "east", "south", "west")


def proclaim(me: Seat, table: Table) -> None:
    table.may_choose_some(me, [(wind, *two) for wind in WINDS for two in pairs(places(table))])


HERALD = Role(RoleName("strange-herald"), VILLAGE, night=proclaim, at_once=True, says=saying(*WINDS))

# --- Oracle: what she is asked rests on what she has seen --------------------------------------


def foretell(me: Seat, table: Table) -> None:
    seen = table.look(me, table.must_choose(me, table.others(me)))
    table.may_choose(me, ("bless",) if seen.team == VILLAGE else ("curse", "spare"))


ORACLE = Role(RoleName("strange-oracle"), VILLAGE, night=foretell, at_once=True, says=saying("bless", "curse", "spare"))

# --- Stargazer: any three places ----------------------------------------------------------------


def gaze(me: Seat, table: Table) -> None:
    for slot in table.may_choose_some(me, list(combinations(places(table), 3))):
        table.look(me, slot)


STARGAZER = Role(RoleName("strange-stargazer"), VILLAGE, night=gaze, at_once=True)

# --- Listener: is asked nothing, and told what lies next to him ---------------------------------


def listen(me: Seat, table: Table) -> None:
    table.look(me, table.others(me)[0])


LISTENER = Role(RoleName("strange-listener"), VILLAGE, night=listen)

CALLED = (each(PUSHER), each(HERALD), each(ORACLE, beats=2), each(STARGAZER), each(LISTENER, beats=0))


def with_strangers(rules: RuleSet, after: str) -> RuleSet:
    """All of them, called one after the other."""
    for role, step in zip((PUSHER, HERALD, ORACLE, STARGAZER, LISTENER), CALLED, strict=True):
        rules = rules.with_role(f"{rules.id}/house", role, step, after=after)
        after = step.name
    return rules


EDITION = "house"
HOUSES = {
    ("one-night", EDITION): with_strangers(GAMES["one-night", "bezier"], "seer"),
    ("epic-battle", EDITION): with_strangers(GAMES["epic-battle", "ravensburger"], "seer"),
    ("classic", EDITION): with_strangers(GAMES["classic", ""], "seer"),
}


@contextmanager
def at_home() -> Iterator[None]:
    """As long as it lasts, tables can be laid by these rules."""
    with mock.patch.dict(GAMES, HOUSES):
        yield
