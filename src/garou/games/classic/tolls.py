"""Why a night or a vote of the classic game took nobody."""

from __future__ import annotations

from collections.abc import Iterator

from garou.engine.groups import leaders
from garou.engine.table import Table
from garou.engine.values import Toll

from .day import CAPTAIN
from .roles import LOST, VICTIM


def unharmed(table: Table) -> Iterator[Toll]:
    """The pack was awake and has no victim."""
    pointed = {fact.of("player"): fact.of("for_") for fact in table.news if fact.name == "named"}
    if pointed and not table.holders(VICTIM) and not table.holders(LOST):
        named = leaders(pointed)
        yield Toll("pack-split" if len(named) > 1 else "pack-own" if named else "pack-idle", named)


def healed(table: Table) -> Iterator[Toll]:
    """Whom a potion saved, and whose it was."""
    for fact in table.news:
        if fact.name == "healed":
            yield Toll("healed", (fact.of("player"),), tuple(fact.audience))


def unhanged(table: Table) -> Iterator[Toll]:
    """The village voted and nobody hangs; where it voted twice, the second time counts."""
    if any(fact.name == "died" and fact.of("cause") == "lynch" for fact in table.news) or not table.votes:
        return
    named = leaders(table.votes, twice=[seat for seat in table.holders(CAPTAIN) if seat in table.votes])
    yield Toll("tied" if named else "named-nobody", named)
