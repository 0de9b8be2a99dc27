"""Why a vote killed nobody, or more than one: whom somebody kept from it, who shared the most votes."""

from __future__ import annotations

from collections.abc import Iterator

from garou.engine.table import Table
from garou.engine.values import Seat, Toll

from .day import count_votes


def toll(table: Table) -> Iterator[Toll]:
    """Over the table as the vote left it: no card moves by day, so all who kept somebody are still seen to do so."""
    kept = list(keeping(table))
    yield from kept
    tally = count_votes(table, table.guarded())
    fallen = [fact.of("player") for fact in table.news if fact.name == "died" and fact.of("cause") == "vote"]
    if not fallen:
        yield Toll("none-else" if kept else "one-each")
        return
    first = tuple(seat for seat in fallen if tally[seat] == max(tally))
    second = tuple(seat for seat in fallen if seat not in first)
    if len(first) > 1:
        yield Toll("shared", first, votes=max(tally))
    if second:
        yield Toll("second", second)


def keeping(table: Table) -> Iterator[Toll]:
    """Those who would have had two votes or more, and who kept them; a guard's own finger is one of the two."""
    pointed = count_votes(table, set())
    found: dict[tuple[Seat, str], Toll] = {}
    for seat, role in zip(table.seats, table.roles(), strict=True):
        for ward in role.guards(seat, table) if role.guards else ():
            how = "shielded" if ward == seat else "guarded"
            by = found[ward, how].by if (ward, how) in found else ()
            found[ward, how] = Toll(how, (ward,), (*by, seat), role.name, pointed[ward])
    return (one for one in found.values() if one.votes > 1)
