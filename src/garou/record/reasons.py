"""The steps of a reason, written down: names instead of numbers."""

from __future__ import annotations

from typing import Any

from garou.deduction.reasons import (
    Alone,
    Away,
    Clash,
    Copies,
    Either,
    Holds,
    Knows,
    Law,
    Moves,
    NoNight,
    OfMarks,
    Says,
    Step,
    Suppose,
    Wears,
)  # fmt: skip

from .facts import Names, facts_of


def written(step: Step, names: Names) -> dict[str, Any]:
    """One step as a JSON object; a claim by its number."""
    match step:
        case Knows(_, note):
            fields = zip(facts_of(names.rules)[note[0]], (_named(value, names) for value in note[1:]), strict=True)
            return {"step": "knows", "fact": note[0]} | dict(fields)
        case Says(number):
            return {"step": "says", "claim": number}
        case Clash(number):
            return {"step": "clash"} | ({} if number is None else {"claim": number})
        case Alone(seat):
            return {"step": "alone", "player": names.all[seat]}
        case NoNight():
            return {"step": "no-night"}
        case Away() | Wears() | Law():
            return _of_marks(step, names)
    return _of_cards(step, names)


def _of_cards(step: Holds | Moves | Copies | Either | Suppose, names: Names) -> dict[str, Any]:
    match step:
        case Holds(place, role, morning, sure):
            when = "morning" if morning else "dealt"
            return {"step": "holds", "where": names.all[place], "role": role, "when": when, "sure": sure}
        case Moves(place, where):
            return {"step": "moves", "from": names.all[place], "to": names.all[where]}
        case Copies(role, number):
            return {"step": "copies", "role": role, "number": number}
        case Either(place, roles):
            return {"step": "either", "where": names.all[place], "roles": [*roles]}
        case Suppose(place, role):
            return {"step": "suppose", "where": names.all[place], "role": role}


def _of_marks(step: OfMarks, names: Names) -> dict[str, Any]:
    match step:
        case Away(role):
            return {"step": "away", "role": role}
        case Wears(seat, mark):
            return {"step": "wears", "player": names.all[seat], "mark": mark}
        case Law(name, mark, roles, number):
            found: dict[str, Any] = {"step": "rule", "rule": name, "mark": mark}
            return found | ({"roles": [*roles]} if roles else {}) | ({"number": number} if number else {})


def _named(value: Any, names: Names) -> Any:
    if isinstance(value, tuple):
        return [names.all[place] for place in value]
    return names.all[value] if isinstance(value, int) else value
