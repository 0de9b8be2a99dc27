"""What lies before the seats beside their cards: a mark each, and tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_

from .arrays import Number, Truth, u32
from .coding import Coded
from .racks import Planes, Rack

Site = tuple[int | str, tuple[int, ...]]  # where in the code something is done: whose act it is, and on which path


class Often:
    """How many can come of something that is done at several places in the code, of which paths exclude each other."""

    def __init__(self) -> None:
        self._done: dict[str, list[tuple[Site, int]]] = {}

    def did(self, what: str, site: Site, number: int) -> None:
        self._done.setdefault(what, []).append((site, number))

    def undo(self, what: str) -> None:
        self._done.pop(what, None)

    def most(self, *what: str) -> int:
        sites = [site for one in what for site in self._done.get(one, ())]
        by: dict[int | str, int] = {}
        for (act, path), _ in sites:
            along = sum(number for (other, way), number in sites if other == act and way == path[: len(way)])
            by[act] = max(by.get(act, 0), along)
        return sum(by.values())


class Marks:
    """The marks of many games: codes in planes, as cards are, in the order they lie in the box."""

    def __init__(self, coded: Coded, nothing: Number) -> None:
        self.names, self.players = tuple(coded.rules.marks), coded.players
        self.rack = Rack(coded.players, max(1, (len(self.names) - 1).bit_length()))
        self.words: Planes = tuple(nothing for _ in range(self.rack.words))
        self.often = Often()

    def lay(self, every: list[str]) -> None:
        """Everybody is given the same."""
        [mark] = {*every}
        self.often.did(mark, ("laid out", ()), self.players)
        codes = self.rack.lay([self.names.index(mark)] * self.players)
        self.words = tuple(word & u32(0) | u32(code) for word, code in zip(self.words, codes, strict=True))

    def put(self, seat: Number, mark: str, when: Truth, site: Site) -> None:
        self.words = self.rack.put(self.words, seat, self.names.index(mark), when)
        self.often.did(mark, site, 1)

    def swap(self, this: Number, that: Number, when: Truth) -> None:
        self.words = self.rack.swap(self.words, this, that, when)

    def most(self, mark: str) -> int:
        return min(self.often.most(mark), self.players)

    def wearing(self, mark: str) -> tuple[Number, int]:
        most = self.most(mark)
        return (self.rack.where(self.words, self.names.index(mark)), most) if most else (u32(0), 0)

    def at(self, words: Planes, seat: Number) -> Number:
        """The code of what lies there."""
        return self.rack.code(self.rack.at(words, seat))


class Tokens:
    """By token, the seats it lies before: worked out for whoever asks."""

    def __init__(self) -> None:
        self._lie: dict[str, Number] = {}
        self._put: dict[str, list[tuple[bool, Callable[[], Number]]]] = {}
        self.often = Often()

    def put(self, token: str, seats: Callable[[], Number], most: int, site: Site) -> None:
        self._put.setdefault(token, []).append((True, seats))
        self.often.did(token, site, most)

    def clear(self, token: str) -> None:
        """It lies before nobody any more."""
        self._lie.pop(token, None)
        self._put.pop(token, None)
        self.often.undo(token)

    def take(self, token: str, seats: Callable[[], Number]) -> None:
        if token in self._put:
            self._put[token].append((False, seats))

    def lying(self, *tokens: str) -> tuple[Number, int]:
        some = [token for token in tokens if token in self._put]
        return reduce(or_, map(self._seats, some), u32(0)), self.often.most(*some)

    def _seats(self, token: str) -> Number:
        found = self._lie.get(token, u32(0))
        for put, seats in self._put[token]:
            found = found | seats() if put else found & ~seats()
        self._put[token] = []
        self._lie[token] = found
        return found
