"""The hall of tournaments: those that are awake, and who listens to them."""

from __future__ import annotations

from garou.store.values import Event

from .codes import CUP, new_code
from .cups import Cup, replayed
from .hall import Deed, Hall, Live, TurnedAway
from .keeper import Keeper

LiveCup = Live[Cup]  # as a table has a room, it has a cup: what its pages are drawn from
CupDeed = Deed[Cup, LiveCup]


class CupHall(Hall[Cup, LiveCup]):
    """All tournaments that are awake. Their tables are the keeper's."""

    prefix = CUP

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.store, keeper.clock)
        self.keeper = keeper
        keeper.farewells.append(self._tell_all)

    def _replayed(self, code: str, events: list[Event]) -> Cup:
        return replayed(code, events)

    def _take(self, room: Cup, event: Event) -> None:
        """A tournament has no secrets: everybody sees whatever happens."""
        room.take(event)

    def _unknown(self, code: str) -> TurnedAway:
        return TurnedAway("no-such-cup", code=code)

    def _woken(self, room: Cup) -> LiveCup:
        return Live(room)

    @property
    def closing(self) -> bool:
        return self.keeper.closing

    def _tell_all(self) -> None:
        for live in self.live.values():
            live.tell()

    def has(self, code: str) -> bool:
        return code in self.live or self.store.has(CUP + code)

    def _new_code(self) -> str:
        return new_code(self.keeper.luck, self.keeper.taken)

    @staticmethod
    def _organising(cup: Cup, by: int) -> None:
        if cup.organiser != by:
            raise TurnedAway("only-the-organiser")
