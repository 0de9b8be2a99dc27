"""What a document says to do at night, made into functions of the table: the same verbs that role code uses."""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.roles import Act, GroupAct
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat

from .deeds import DEEDS
from .nights import Acting, Deed, Met, condition
from .verbs import Doing


def nobody(table: Table) -> Iterable[Seat]:
    return ()


def alone(steps: tuple[Doing, ...], name: RoleName, met: Met = nobody) -> Act:
    """What each seat does that is called by itself."""
    deeds = tuple(map(deed, steps))

    def act(me: Seat, table: Table) -> None:
        played(deeds, Acting(table, (me,), name, met))

    return act


def in_a_group(steps: tuple[Doing, ...], name: RoleName) -> GroupAct:
    """What all do who are called together."""
    deeds = tuple(map(deed, steps))

    def act(group: tuple[Seat, ...], table: Table) -> None:
        played(deeds, Acting(table, group, name, lambda _: group))

    return act


def played(deeds: tuple[Deed, ...], night: Acting) -> None:
    for one in deeds:
        if not one(night):
            return


def deed(doing: Doing) -> Deed:
    make = DEEDS[type(doing)]
    conditions = tuple(map(condition, doing.when))
    done = make(doing)
    if not conditions:
        return done

    def where_it_holds(night: Acting) -> bool:
        return done(night) if all(holds(night) for holds in conditions) else True

    return where_it_holds
