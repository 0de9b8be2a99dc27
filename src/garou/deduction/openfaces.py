"""Faces of cards and marks that are decided when code asks for them, and what else is only asked bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from garou.engine.blind import Peeked
from garou.engine.values import RoleName, Seat, Slot

if TYPE_CHECKING:
    from .opentables import OpenTable


class Open(NamedTuple):
    """A face in a note that nobody has asked for: where among the ops it was looked at."""

    at: int


class OpenFace:
    """What lies at a place; what it is is decided when somebody asks."""

    __slots__ = ("_at", "_but", "_place", "_stage", "_word")

    def __init__(self, stage: OpenTable, place: int, word: str | None = None) -> None:
        self._stage, self._place, self._at = stage, place, len(stage.ops)
        self._word = word
        self._but: set[str] = set()
        if word is None:
            stage.ops.append([])
            stage.looks.append(self)

    def told(self) -> Any:
        return self._word or Open(self._at)

    def at(self) -> tuple[int, int] | None:
        return None if self._word else (self._at, self._place)

    def decide(self, word: str) -> None:
        self._word = word
        self._write(word)

    def _write(self, word: str) -> None:
        self._stage.ops[self._at].append((self._place, self._stage.layout.number_at(self._place, word), 0))


class OpenCard(OpenFace):
    """A role, as soon as something of it is asked."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if self._word is None:
            self.decide(self._stage.next(lambda: [(role, 1) for role in self._stage.cast]))
        return getattr(self._stage.rules.roles[RoleName(self._word or "")], name)

    def __eq__(self, other: object) -> bool:
        raise Peeked("a face that is compared")

    __hash__ = None  # type: ignore[assignment]  # no key before it is known


class OpenMark(OpenFace):
    """A mark, or an artifact: it is only asked whether it is this one."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """What it is not is counted by taking away what it would be."""
        if not isinstance(other, str):
            raise Peeked("a mark that is compared with something else")
        if self._word is not None or other in self._but:
            return self._word == other
        if not self._stage.left(other):
            return False
        way = self._stage.next(lambda: [("yes", 1), ("no", 1), ("but", -1)])
        if way == "yes":
            self.decide(other)
        else:
            self._but.add(other)
            if way == "but":
                self._write(other)
        if way != "no":
            self._stage.used.append(other)
        return bool(way == "yes")

    __hash__ = None  # type: ignore[assignment]  # no key before it is known


def as_told(part: Any) -> Any:
    return part.told() if isinstance(part, OpenFace) else part


class EachOne:
    def __init__(self, find: Callable[[Seat], Any]) -> None:
        self.find = find

    def __getitem__(self, seat: Seat) -> Any:
        return self.find(seat)


class Membership:
    def __init__(self, holds: Callable[[tuple[Seat, str]], bool]) -> None:
        self.holds = holds

    def __contains__(self, pair: tuple[Seat, str]) -> bool:
        return self.holds(pair)


class CastNames:
    def __init__(self, names: Sequence[RoleName], find: Callable[[Slot], Any]) -> None:
        self.names, self.find = names, find

    def __getitem__(self, slot: Slot) -> Any:
        return self.find(slot)

    def __iter__(self) -> Iterator[RoleName]:
        return iter(self.names)


class Renaming:
    def __init__(self, renamed: list[tuple[Seat, RoleName]]) -> None:
        self.renamed = renamed

    def __setitem__(self, seat: SupportsIndex, role: RoleName) -> None:
        self.renamed.append((Seat(Slot(int(seat))), role))
