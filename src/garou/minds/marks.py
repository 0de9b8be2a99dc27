"""Which mark lies before whom, as far as one seat has seen or done it."""

from __future__ import annotations

from collections.abc import Mapping

from garou.engine.values import RoleName, Seat
from garou.engine.view import View
from garou.games.epic_battle.dusk import DISEASED, INSTIGATOR, PRIEST
from garou.games.epic_battle.marks import BITE, CLARITY, PLAGUE, TRAITOR

# A fact says before whom somebody has laid a mark, and not which: that is for the role to know.
HANDED_OUT: Mapping[RoleName, str] = {DISEASED.name: PLAGUE, INSTIGATOR.name: TRAITOR, PRIEST.name: CLARITY}

UNKNOWN = ""


def marks_known(view: View) -> dict[Seat, str]:
    """The last this seat knows of each; others may have changed it since."""
    known: dict[Seat, str] = {}
    acting: RoleName | None = None
    for fact in view.facts:
        if fact.name in ("dealt", "turned"):
            acting = fact.of("role")
        elif fact.name == "saw-mark":
            known[fact.of("where")] = fact.of("mark")
        elif fact.name == "bitten":
            known[fact.of("player")] = BITE
        elif fact.name == "moved" and fact.of("what") == "marks":
            _move(known, fact.of("places"), HANDED_OUT.get(acting, UNKNOWN) if acting else UNKNOWN)
    return known


def _move(known: dict[Seat, str], places: tuple[Seat, ...], handed_out: str) -> None:
    """One place: a mark was laid there. Two: their marks changed places."""
    before = {place: known.get(place, UNKNOWN) for place in places}
    known |= dict(zip(places, reversed(before.values()), strict=True)) if len(places) > 1 else {places[0]: handed_out}
