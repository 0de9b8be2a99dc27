"""Tables whose clock stands still, with nothing to write on: windows close when they are told to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from unittest import mock

from decks import Played
from garou.engine.values import Seat, Setup, Slot
from garou.homemade import rules_of
from garou.rooms import clock
from garou.rooms.answering import give
from garou.rooms.awake import Awake, TableDeed, Tables
from garou.rooms.events.taking import take
from garou.rooms.events.values import Created, Dealt, Joined
from garou.rooms.room import Phase, Room
from garou.rooms.settings import Settings

MOST = 40  # windows of a game that goes on for days
AWAKE = 0.85  # how often somebody answers in time


class Timeless(Tables):
    def __init__(self, luck):
        self.luck, self.clock, self.wall = luck, lambda: 0.0, lambda: 0.0

    async def commit(self, deed, **_):
        deed.live.room.become(deed.room)

    def deed(self, live):
        return TableDeed(live, live.room.draft(), self.clock, take)


def chosen_for(played: Played, setup: Setup, pace: str, lang: str = "en") -> Settings:
    """Settings of a table at which these cards are dealt."""
    game, edition, options = played
    centre = rules_of(*played).centre
    cards = setup.deal + setup.centre if centre else setup.cards
    beside = setup.extra if centre else ()
    return Settings(game, edition, None, tuple(sorted(cards)), beside, options, pace, lang, len(setup.deal))


def seats_of(room: Room) -> list[Seat]:
    return [Seat(Slot(number)) for number in range(len(room.seated))]


async def dealt(hall: Timeless, chosen: Settings, setup: Setup) -> Awake:
    live = Awake(Room("lune-123"))
    deed = hall.deed(live)
    deed.happen(Created(chosen))
    for chair in range(1, chosen.size + 1):
        deed.happen(Joined(chair, f"P{chair}", chosen.lang, "h"))
    deed.happen(Dealt(setup.deal, setup.centre, setup.extra, chosen.cards, chosen.beside, "n", "p"))
    await hall.commit(deed)
    return live


def play(
    chosen: Settings,
    setup: Setup,
    keys: Sequence[str],
    chance: object,
    look: Callable[[Room], None],
    *,
    then: Callable[[Room], None] = lambda _: None,
    most: int = MOST,
) -> Room:
    """One game, window by window. Each seat answers by its key, or oversleeps.

    `look` sees every window as it opens, `then` when all have answered who will.
    """
    with mock.patch.multiple(clock, CLOSING=0.0, RESOLVING=0.0):
        return asyncio.run(_play(Timeless(random.Random(chance)), chosen, setup, keys, look, then, most))


async def _play(hall, chosen, setup, keys, look, then, most) -> Room:  # noqa: PLR0917  # as above
    live = await dealt(hall, chosen, setup)
    room = live.room
    await clock.close(hall, hall.deed(live), 0.0)
    while room.phase is Phase.PLAYING and room.windows < most:
        look(room)
        for seat in seats_of(room):
            if question := room.question_for(seat):
                own = random.Random(f"{keys[seat]} {room.windows} {question.options}")
                if own.random() < AWAKE:
                    deed = hall.deed(live)
                    give(hall, deed, seat, question, own.choice(question.options))
                    await hall.commit(deed)
        then(room)
        await clock.close(hall, hall.deed(live), 0.0)
    return room
