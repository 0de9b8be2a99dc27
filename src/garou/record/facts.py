"""Facts of a night read back, as `garou view` has written them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import Fact, Seat, Slot
from garou.forms import check_fields

from .reading import card_in
from .values import BadRecord


@dataclass(frozen=True, slots=True)
class Names:
    """What can be named at a table: its players and places, its roles, its calls."""

    rules: RuleSet
    players: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        """By slot: the players, then the places."""
        return self.players + self.rules.places

    def seat(self, place: str, name: Any) -> Seat:
        """The seat of that player."""
        if not isinstance(name, str):
            raise BadRecord(place, "not-a-word")
        if name not in self.players:
            raise BadRecord(place, "nobody-called", name=name, known=self.players)
        return Seat(Slot(self.players.index(name)))

    def slot(self, place: str, name: Any) -> Slot:
        """The slot of that name, whoever sits there or nobody."""
        if not isinstance(name, str):
            raise BadRecord(place, "not-a-word")
        return Slot(self.all.index(one_of(place, name, self.all)))


def one_of(place: str, word: Any, known: tuple[str, ...]) -> str:
    """A word that is one of these."""
    if not isinstance(word, str) or word not in known:
        raise BadRecord(place, "none-of", found=word, known=known)
    return word


def _role(place: str, word: Any, names: Names) -> str:
    return card_in(place, word, names.rules)


def _place(place: str, word: Any, names: Names) -> Slot:
    return names.slot(place, word)


def _places(place: str, words: Any, names: Names) -> tuple[Slot, ...]:
    if not isinstance(words, list):
        raise BadRecord(place, "not-a-list")
    return tuple(names.slot(f"{place}[{i}]", word) for i, word in enumerate(words))


def _seats(place: str, words: Any, names: Names) -> tuple[Seat, ...]:
    if not isinstance(words, list):
        raise BadRecord(place, "not-a-list")
    return tuple(sorted(names.seat(f"{place}[{i}]", word) for i, word in enumerate(words)))


def _call(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, tuple(step.name for step in names.rules.steps if step.roles or step.bonds))


def _cards(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, ("cards", "marks") if names.rules.marks else ("cards",))


def _mark(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, tuple(names.rules.marks))


def _artifact(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, tuple(names.rules.artifacts))


def _side(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, ("left", "right"))


def _seat(place: str, word: Any, names: Names) -> Seat:
    return names.seat(place, word)


def _seat_or_nobody(place: str, word: Any, names: Names) -> Seat | None:
    return None if word is None else names.seat(place, word)


def _cause(place: str, word: Any, names: Names) -> str:
    return one_of(place, word, (*CAUSES, *sorted(names.rules.chained)))


def _teams(place: str, words: Any, names: Names) -> tuple[str, ...]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadRecord(place, "not-a-list")
    return tuple(words)


CAUSES = ("night", "hunger", "lynch")  # of deaths that no other death brings

Fields = Mapping[str, Callable[[str, Any, Names], Any]]

# What a night tells, and how each of its fields is read.
FACTS: Mapping[str, Fields] = {
    "dealt": {"role": _role},
    "saw-card": {"where": _place, "role": _role},
    "moved": {"what": _cards, "places": _places},
    "turned": {"role": _role},
    "fellows": {"call": _call, "players": _seats},
}
# What it tells besides where there are marks and artifacts.
OF_MARKS: Mapping[str, Fields] = {
    "saw-mark": {"where": _seat, "mark": _mark},
    "bitten": {"player": _seat},
    "tapped": {"by-side": _side},
    "thumbs": {"players": _seats},
    "holds-artifact": {"player": _seat},
    "artifact": {"artifact": _artifact},
    "revealed": {"where": _seat, "role": _role},
}
# And where night comes again and again: what everybody sees by day belongs to it.
OF_DAYS: Mapping[str, Fields] = {
    "named": {"player": _seat, "for": _seat_or_nobody},
    "caught": {"player": _seat},
    "victim": {"player": _seat_or_nobody},
    "healed": {"player": _seat},
    "poisoned": {"player": _seat},
    "joined": {"players": _seats},
    "died": {"player": _seat, "cause": _cause},
    "shown": {"where": _place, "role": _role, "counts": _role},
    "voted": {"player": _seat, "for": _seat_or_nobody},
    "captain": {"player": _seat},
    "won": {"players": _seats, "teams": _teams},
}


def facts_of(rules: RuleSet) -> Mapping[str, Fields]:
    """By its name, what each fact of a night has in it; of days as well, where the night comes again."""
    return {**FACTS, **(OF_MARKS if rules.marks else {}), **(OF_DAYS if rules.round else {})}


def read_fact(place: str, row: Any, names: Names, told: Seat) -> Fact:
    """One line, told to this seat."""
    if not isinstance(row, dict):
        raise BadRecord(place, "not-an-object")
    name, facts = row.get("fact"), facts_of(names.rules)
    if not isinstance(name, str) or name not in facts:
        raise BadRecord(place, "worlds-fact", found=name, known=tuple(facts))
    fields = facts[name]
    check_fields(place, row, (), ("fact", *fields))
    for field in fields:
        if field not in row:
            raise BadRecord(f"{place}.{field}", "missing-field")
    data = tuple((field, read(f"{place}.{field}", row[field], names)) for field, read in fields.items())
    return Fact(frozenset((told,)), name, data)
