"""The steps of a reason in words, as they are told to whoever asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from garou.deduction.truth import Note
from garou.engine.values import Fact, RoleName, Seat, Slot
from garou.talk.claims import Said

from .claims import spoken
from .narrator import Args, Narrator, place_forms, role_forms, thing_forms

# What is in a fact, in this order.
FIELDS: Mapping[str, tuple[str, ...]] = {
    "dealt": ("role",),
    "saw-card": ("where", "role"),
    "moved": ("what", "places"),
    "turned": ("role",),
    "fellows": ("call", "players"),
    "saw-mark": ("where", "mark"),
    "bitten": ("player",),
    "tapped": ("by_side",),
    "thumbs": ("players",),
    "holds-artifact": ("player",),
    "artifact": ("artifact",),
    "revealed": ("where", "role"),
    "named": ("player", "for_"),
    "caught": ("player",),
    "victim": ("player",),
    "healed": ("player",),
    "poisoned": ("player",),
    "joined": ("players",),
    "died": ("player", "cause"),
    "shown": ("where", "role", "counts"),
    "voted": ("player", "for_"),
    "captain": ("player",),
    "won": ("players", "teams"),
}


# By whether it is of the morning, and whether it is so.
HOLDS = {
    (False, True): "reason-dealt",
    (False, False): "reason-dealt-not",
    (True, True): "reason-morning",
    (True, False): "reason-morning-not",
}


def reason(narrator: Narrator, step: Step, said: Sequence[Said]) -> str:
    """One step; `said` are the claims that it counts by number."""
    match step:
        case Knows(seat, note):
            return narrator.fact(_fact(seat, note), seat)
        case Says(number):
            text = spoken(narrator, said[number])
            return narrator.words("claim-says", {"who": narrator.name(said[number].seat), "text": text})
        case Clash(None):
            return narrator.words("reason-clash-supposed")
        case Clash(number):
            return narrator.words("reason-clash-said", {"who": narrator.name(said[number or 0].seat)})
        case Alone(seat):
            return narrator.words("reason-alone", {"who": narrator.name(seat)})
        case NoNight():
            return narrator.words("reason-no-night")
        case Away() | Wears() | Law():
            return _of_marks(narrator, step)
    return _of_cards(narrator, step)


def _fact(seat: Seat, note: Note) -> Fact:
    name, *values = note
    return Fact(frozenset((seat,)), name, tuple(zip(FIELDS[name], values, strict=True)))


def _of_cards(narrator: Narrator, step: Holds | Moves | Copies | Either | Suppose) -> str:
    match step:
        case Holds(place, role, morning, sure):
            return narrator.words(HOLDS[morning, sure], _place(narrator, "where", place) | _role(narrator, role))
        case Moves(place, where):
            return narrator.words("reason-moves", _place(narrator, "place", place) | _place(narrator, "where", where))
        case Copies(role, number):
            return narrator.words("reason-copies", {"number": number} | _role(narrator, role))
        case Either(place, roles):
            names = narrator.words.joined([narrator.role(role) for role in roles])
            return narrator.words("reason-either", _place(narrator, "where", place) | {"roles": names})
        case Suppose(place, role):
            return narrator.words("reason-suppose", _place(narrator, "where", place) | _role(narrator, role))


def _of_marks(narrator: Narrator, step: OfMarks) -> str:
    match step:
        case Away(role):
            return narrator.words("reason-away", _role(narrator, role))
        case Wears(seat, mark):
            return narrator.words("reason-wears", _place(narrator, "where", seat) | _mark(narrator, mark))
        case Law(name, mark, roles, number):
            names = {"roles": narrator.words.joined([narrator.role(role) for role in roles]), "count": len(roles)}
            first = _role(narrator, roles[0]) if roles else {}
            return narrator.words(f"reason-mark-{name}", _mark(narrator, mark) | first | names | {"number": number})


def _mark(narrator: Narrator, mark: str) -> Args:
    return thing_forms(narrator.words, "mark", mark)


def _place(narrator: Narrator, field: str, place: Slot) -> Args:
    kind = "player" if place < len(narrator.players) else "place"
    return place_forms(narrator, field, (place,)) | {f"{field}-kind": kind}


def _role(narrator: Narrator, role: RoleName) -> Args:
    return role_forms(narrator, "role", role)
