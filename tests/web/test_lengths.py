"""Whoever sees only the sizes that go through the air: while a game goes on, what everybody gets is as long."""

import asyncio
import contextlib
from random import Random

import pytest
from stage import ask, bearer, cookie, following, opened, run
from twins import NAMES, world

from garou.engine.values import Slot
from garou.rooms import answering, archiving, clock, emblems, lobby, reacting, seating, talking
from garou.rooms.emblems import EMBLEMS
from garou.rooms.windows import Kind
from garou.talk.reactions import REACTIONS
from garou.texts import LANGUAGES

DEAL = world("one-night", "bezier", "villager werewolf seer robber | drunk werewolf insomniac")
VILLAGE = world("classic", "", "hunter werewolf villager villager villager seer")


@contextlib.asynccontextmanager
async def dealt(of, lang="en"):
    async with opened(of.setup, of.cast) as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings)
        tokens = [await seating.join(keeper, room.code, name, lang) for name in NAMES[: of.settings.size]]
        for chair, emblem in zip(room.order, EMBLEMS[::-1], strict=False):  # the longest there are to write
            await emblems.wear(keeper, room.code, chair, emblem)
        await lobby.begin(keeper, room.code, 1)
        yield app, room, tokens


async def lengths(app, tokens):
    """Of what each of them can fetch and follow now: one for all, or somebody's card is told by it."""
    found = {}
    for path in ("/t/lune-123", "/t/lune-123/known", "/t/lune-123/talk", "/t/lune-123/notebook"):
        found[path] = {len((await ask(app, "GET", path, **cookie(token))).body) for token in tokens}
    found["api"] = {len((await ask(app, "GET", "/api/tables/lune-123", **bearer(token))).body) for token in tokens}
    for path, proof in (("/t/lune-123/stream", cookie), ("/api/tables/lune-123/stream", bearer)):
        found[path] = set()
        for token in tokens:
            async with following(app, path, **proof(token)) as heard:
                await asyncio.sleep(0.1)
                found[path].add(len(heard.pieces[-1][1]))
    return found


def test_a_card_is_no_longer_than_another_while_everybody_looks_at_theirs():
    async def happening():
        async with dealt(DEAL) as (app, _, tokens):
            return await lengths(app, tokens)

    for way, found in run(happening()).items():
        assert len(found) == 1, (way, found)


def test_whoever_may_shoot_hears_no_longer_a_page_than_the_others():
    """The living in the hour of the last words, and one who is asked for them."""

    async def happening():
        async with dealt(VILLAGE) as (app, room, tokens):
            keeper = app.state.keeper
            while room.window is None or room.window.kind is not Kind.WORDS:
                voting = room.window is not None and room.window.kind is Kind.BALLOT
                for chair in room.seated if voting else ():
                    await answering.answer(keeper, room.code, chair, room.windows, (0 if chair != 1 else 1,))
                await moved_on(room)
            assert room.asked == {0}
            return await lengths(app, tokens[1:]), await lengths(app, tokens)

    others, everybody = run(happening())
    for way in ("/t/lune-123/stream", "/api/tables/lune-123/stream", "api"):
        assert len(everybody[way]) == len(others[way]) == 1, (way, everybody[way])


async def moved_on(room):
    window = room.windows
    while room.windows == window:
        await asyncio.sleep(1)


ARTIFACTS = "curator werewolf villager villager villager | seer robber tanner"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("artifact", ["mask", "shroud", "claw", "brand"])
def test_what_somebody_carries_by_day_is_not_told_by_the_size_of_their_pages(artifact, lang, monkeypatch):
    """In the talk, with much said, claimed and shown, and in the vote."""
    monkeypatch.setattr(Random, "choice", wishing(artifact))

    async def happening():
        async with dealt(world("epic-battle", "ravensburger", ARTIFACTS), lang) as (app, room, tokens):
            keeper, found = app.state.keeper, []
            while room.window is None or room.window.kind is not Kind.TALK:
                for question in room.put:
                    if question.topic == "curator":
                        await answering.answer(keeper, room.code, 1, room.windows, (Slot(2),))
                await moved_on(room)
            assert [held.name for held in room.held(2)] == [artifact]
            found.append(await lengths(app, tokens))
            for chair in (1, 2, 4, 5):
                await talking.speak(keeper, room.code, chair, f"{chair} says <something> & more of it")
                await talking.claim(keeper, room.code, chair, "am", ("seer",))
                await talking.claim(keeper, room.code, chair, "vote", (Slot(0 if chair > 1 else 1),))
            found.append(await lengths(app, tokens))
            for chair, kind in zip(room.seated, (*REACTIONS, "agree"), strict=True):  # who sees nothing is sent as much
                await talking.gesture(keeper, room.code, chair, "point", 1 if chair == 1 else 0)
                await reacting.react(keeper, room.code, chair, kind)
                found.append(await lengths(app, tokens))
            for chair in room.seated:
                await answering.ready(keeper, room.code, chair, on=True)
            await moved_on(room)
            await answering.answer(keeper, room.code, 1, room.windows, (Slot(1),))
            found.append(await lengths(app, tokens))
            return found

    for moment in run(happening()):
        for way, found in moment.items():
            assert len(found) == 1, (way, found)


def wishing(artifact):
    """Luck that draws this one."""
    draw = Random.choice
    return lambda luck, options: (artifact,) if (artifact,) in options else draw(luck, options)


def test_notes_that_stand_above_the_page_leave_it_as_long_for_everybody():
    """A stopped clock, a wish to end, a bot who sits in: who reads their own is told something more."""

    async def happening():
        async with dealt(DEAL) as (app, room, tokens):
            keeper = app.state.keeper
            while room.window is None:
                await asyncio.sleep(1)
            await clock.pause(keeper, room.code, 1, on=True)
            await archiving.call_off(keeper, room.code, 2)
            await seating.hand(keeper, room.code, 3, 3, bot=True)
            return await lengths(app, tokens)

    found = run(happening())
    for way in ("/t/lune-123/stream", "/api/tables/lune-123/stream", "api"):
        assert len(found[way]) == 1, (way, found[way])
