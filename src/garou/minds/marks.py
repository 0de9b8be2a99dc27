"""Which mark lies before whom, as far as one seat has seen or done it."""

from __future__ import annotations

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat
from garou.engine.view import View

UNKNOWN = ""


def marks_known(view: View, rules: RuleSet) -> dict[Seat, str]:
    """The last this seat knows of each; others may have changed it since."""
    known: dict[Seat, str] = {}
    acting: RoleName | None = None
    for fact in view.facts:
        if fact.name in ("dealt", "turned"):
            acting = fact.of("role")
        elif fact.name == "saw-mark":
            known[fact.of("where")] = fact.of("mark")
        elif fact.name == "bitten":
            known[fact.of("player")] = next(name for name, mark in rules.marks.items() if mark.team)
        elif fact.name == "moved" and fact.of("what") == "marks":
            _move(known, fact.of("places"), _handed_out(acting, rules))
    return known


def _handed_out(role: RoleName | None, rules: RuleSet) -> str:
    """A fact says before whom somebody has laid a mark, and not which: that is for the role to know."""
    marks = rules.roles[role].marks if role else ()
    return marks[0] if len(marks) == 1 else UNKNOWN


def _move(known: dict[Seat, str], places: tuple[Seat, ...], handed_out: str) -> None:
    """One place: a mark was laid there. Two: their marks changed places."""
    before = {place: known.get(place, UNKNOWN) for place in places}
    known |= dict(zip(places, reversed(before.values()), strict=True)) if len(places) > 1 else {places[0]: handed_out}
