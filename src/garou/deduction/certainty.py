"""What every world that fits has in common: which cards can have been dealt where, where they end, and what lies there.

Whatever is not said to be open here is certain. Weights do not matter, so a sum is only asked whether it is nought.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from garou.engine.values import RoleName, Slot

from .backwards import Memory
from .copying import add_up
from .counting import Remainder, count_roles, remainder
from .evidence import Evidence
from .holders import cases
from .night import Count, Leaf, Night
from .premises import Premises

Faces = Mapping[Slot, frozenset[RoleName]]  # by place: all that can lie there


class Ends(NamedTuple):
    """The card dealt to this place lies at that one in the morning."""

    place: Slot
    where: Slot


@dataclass(frozen=True, slots=True)
class Certainty:
    """What is open, by place; nothing at all where no world fits."""

    dealt: Faces
    lies: Faces  # in the morning, as what it counts
    ends: frozenset[Ends]  # cards of which it is certain where they end

    @property
    def possible(self) -> bool:
        return bool(self.dealt)


def certainty(given: Premises, evidence: Iterable[Evidence], memory: Memory | None = None) -> Certainty:
    """All that whoever takes this for true can be sure of. Who asks often keeps the memory."""
    memory = new_memory(given) if memory is None else memory
    parts: dict[tuple[tuple[int, ...], ...], list[int]] = {}
    for case in cases(given, [given.versions(one) for one in evidence]):
        sums = parts.setdefault(case.alike, [0] * (2 * len(given.names) + given.size))
        add_up(Night(given, case, _count(given), memory), sums)
    return _read(given, parts)


def new_memory(given: Premises) -> Memory:
    """One that keeps where every card ends."""
    return Memory([1 << (given.lane * place) for place in range(given.size)])


def _count(given: Premises) -> Count:
    """Roles where they lie, then roles where they were dealt, then cards where they end."""
    roles = len(given.names)

    def count(night: Night, leaf: Leaf, sums: list[int]) -> None:
        count_roles(night, leaf, sums)
        rest = remainder(night, leaf)
        if rest is not None:
            _mark_dealt(night, leaf, rest, sums)
            for slot, after in enumerate(leaf.after):
                sums[2 * roles + slot] += after

    return count


def _mark_dealt(night: Night, leaf: Leaf, rest: Remainder, sums: list[int]) -> None:
    """Pinned cards; what must lie in the centre; and all the others, which find room there or not."""
    roles, deep = len(night.given.names), sum([1 << slot for slot in rest.centre])
    loose = sum([1 << slot for slot in rest.seats]) + (deep if rest.forced < len(rest.centre) else 0)
    for slot, role in (*night.pins.items(), *leaf.added.items()):
        sums[roles + role] |= 1 << slot
    for role, copies in enumerate(rest.pool):
        if copies:
            sums[roles + role] |= deep if role in night.located else loose


# --- Reading it -----------------------------------------------------------------------------------

Alike = tuple[tuple[int, ...], ...]


def _read(given: Premises, parts: Mapping[Alike, Sequence[int]]) -> Certainty:
    dealt: dict[Slot, set[RoleName]] = {}
    lies: dict[Slot, set[RoleName]] = {}
    ends: dict[Slot, set[Slot]] = {}
    for alike, sums in parts.items():
        for number, name in enumerate(given.names):
            _enter(lies, _places(sums[number], given.lane, alike), name)
            _enter(dealt, _places(sums[len(given.names) + number], 1, alike), name)
        for place in range(given.size):
            found = _places(sums[2 * len(given.names) + place], given.lane, alike)
            ends.setdefault(Slot(place), set()).update(found | _fellows(place, alike))
    certain = frozenset(Ends(place, *found) for place, found in ends.items() if len(found) == 1)
    return Certainty(_frozen(dealt), _frozen(lies), certain)


def _enter(found: dict[Slot, set[RoleName]], places: Iterable[Slot], name: RoleName) -> None:
    for place in places:
        found.setdefault(place, set()).add(name)


def _frozen(found: Mapping[Slot, set[RoleName]]) -> Faces:
    return {place: frozenset(found[place]) for place in sorted(found)}


def _places(packed: int, bits: int, alike: Alike) -> set[Slot]:
    """Where there is anything; what is true of one of some seats that are alike may be true of all."""
    found, place, mask = set[Slot](), 0, (1 << bits) - 1
    while packed:
        if packed & mask:
            found |= _fellows(place, alike) or {Slot(place)}
        packed, place = packed >> bits, place + 1
    return found


def _fellows(place: int, alike: Alike) -> set[Slot]:
    """All that this seat stands for, if that is more than itself."""
    return {Slot(seat) for seats in alike if place in seats and len(seats) > 1 for seat in seats}
