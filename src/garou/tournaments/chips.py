"""The chip race: every winner of a game takes a chip; at the target the largest pile wins, and equal piles play on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import NamedTuple

from .values import IllegalEntry, check_known, check_names, places

TARGET = 5


class ChipRow(NamedTuple):
    """One line of the chip board."""

    place: int
    name: str
    chips: int
    gone: bool


@dataclass(frozen=True, slots=True)
class ChipRace:
    """One table over many games. Everything else is counted from who won which game."""

    holders: tuple[str, ...]
    target: int = TARGET
    games: tuple[tuple[str, ...], ...] = ()  # the winners of each
    gone: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_names(self.holders)
        if self.target < 1:
            raise IllegalEntry("target-too-low", count=self.target, needed=1)

    @property
    def chips(self) -> dict[str, int]:
        taken = Counter(name for winners in self.games for name in winners)
        return {name: taken[name] for name in self.holders}

    @property
    def racing(self) -> tuple[str, ...]:
        """Those who can still become champion."""
        return tuple(name for name in self.holders if name not in self.gone)

    @property
    def champion(self) -> str | None:
        """Whoever alone has the largest pile once somebody has reached the target, or is alone altogether."""
        chips, racing = self.chips, self.racing
        most = max(chips[name] for name in racing)
        first = [name for name in racing if chips[name] == most]
        decided = len(first) == 1 and most >= self.target
        return first[0] if decided or len(racing) == 1 else None

    def after(self, winners: tuple[str, ...]) -> ChipRace:
        """One more game. Nobody may have won it, or everybody."""
        self._check_going_on()
        check_known(winners, self.racing)
        return replace(self, games=(*self.games, winners))

    def corrected(self, game: int, winners: tuple[str, ...]) -> ChipRace:
        """The winners of a game already entered, counted from 0. A champion by mistake is champion no more."""
        if not 0 <= game < len(self.games):
            raise IllegalEntry("no-such-game", count=game + 1, known=tuple(range(1, len(self.games) + 1)))
        check_known(winners, self.holders)
        return replace(self, games=(*self.games[:game], winners, *self.games[game + 1 :]))

    def joined(self, name: str) -> ChipRace:
        """Somebody new begins without chips; somebody who comes back has kept theirs."""
        self._check_going_on()
        if name in self.gone:
            return replace(self, gone=tuple(other for other in self.gone if other != name))
        return replace(self, holders=(*self.holders, name))

    def left(self, name: str) -> ChipRace:
        """The chips stay on the board, but nobody has to catch up with them any more."""
        self._check_going_on()
        check_known((name,), self.racing)
        return replace(self, gone=(*self.gone, name))

    def standings(self) -> tuple[ChipRow, ...]:
        chips = self.chips
        found = places({name: (name in self.gone, -chips[name]) for name in self.holders})
        return tuple(ChipRow(place, name, chips[name], name in self.gone) for name, place in found.items())

    def _check_going_on(self) -> None:
        if self.champion is not None:
            raise IllegalEntry("tournament-over", name=self.champion)
