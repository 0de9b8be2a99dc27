"""Evenings at tables that are kept on disk: people come, play, and tap in their sleep."""

import asyncio
import contextlib
from random import Random

from garou.rooms import answering, lobby, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.store.sqlite import SqliteStore
from sandglass import now

GAMES = {
    "one-night": Settings("one-night", "ravensburger", "confusion", size=5, pace="blink"),
    "epic-battle": Settings("epic-battle", "ravensburger", "love-and-betrayal", size=6, pace="blink"),
    "classic": Settings("classic", "", "whole-village", size=9, pace="blink", options=("captain",)),
}


@contextlib.asynccontextmanager
async def kept(path, clock=now):
    store = SqliteStore(path)
    keeper = Keeper(store, clock=clock, luck=Random(5))
    await keeper.wake()
    try:
        yield keeper
    finally:
        await keeper.sleep()
        store.close()


async def seated(keeper, settings, *names):
    """A table and its people: code, room, chairs."""
    room = await lobby.create(keeper, settings)
    tokens = [await seating.join(keeper, room.code, name, "fr") for name in names]
    return room, [seating.chair(keeper, room.code, token) for token in tokens]


async def play_on(keeper, room, chairs, luck, until=lambda room: room.phase is Phase.OVER):
    """Everybody answers whatever they are asked, and taps in their sleep."""
    while not until(room):
        for chair in chairs:
            with contextlib.suppress(TurnedAway):
                await act(keeper, room, chair, luck)
        await asyncio.sleep(0.01)


async def act(keeper, room, chair, luck):
    if room.phase is Phase.DEALT:
        await answering.look(keeper, room.code, chair)
    elif room.phase is Phase.PLAYING and room.window.kind is Kind.TALK:
        await answering.ready(keeper, room.code, chair, on=True)
    elif room.phase is Phase.PLAYING:
        question = room.question_for(room.seat_of(chair))
        if question and not (question.ballot and room.seat_of(chair) in room.pointed):
            await answering.answer(keeper, room.code, chair, room.windows, luck.choice(question.options))
