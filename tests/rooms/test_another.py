"""After the end: another game begins when people are ready for it, and nobody is told who is not."""

import asyncio
from dataclasses import replace

import pytest

from company import STILL
from garou.rooms import lobby, seating
from garou.rooms.events.taking import replayed
from garou.rooms.room import Phase
from garou.texts import words
from garou.web.table import scenes
from garou.web.table.evenings import Another


async def over(at):
    """One game, and everybody reads how it ended."""
    await lobby.begin(at.keeper, at.code, at.room.host)
    while at.room.phase is not Phase.OVER:
        at.watch.now = max(at.watch.now, at.room.deadline)
        at.keeper.find(at.code).tell()
        await asyncio.sleep(0.002)


def test_another_game_is_dealt_when_the_last_one_is_ready(table):
    async def happening(at, zed, yan, xia):
        await at.refused(lobby.another(at.keeper, at.code, yan, on=True), "table-playing")
        await over(at)
        seated = at.room.seated
        await lobby.another(at.keeper, at.code, yan, on=True)
        await lobby.another(at.keeper, at.code, zed, on=True)
        await lobby.another(at.keeper, at.code, yan, on=False)
        await lobby.another(at.keeper, at.code, xia, on=True)
        assert at.room.phase is Phase.OVER, "Yan still reads"
        assert replayed(at.code, at.keeper.store.read(at.code)).ready == at.room.ready == {zed, xia}
        await lobby.another(at.keeper, at.code, yan, on=True)
        assert (at.room.phase, at.room.seated, at.room.ready) == (Phase.DEALT, seated, set())

    table(happening)


def test_only_the_host_does_not_wait(table):
    async def happening(at, zed, yan, xia):
        await over(at)
        await at.refused(lobby.again(at.keeper, at.code, yan), "only-the-host", name="Zed")
        await at.refused(lobby.again(at.keeper, at.code, yan, at_once=True), "only-the-host", name="Zed")
        await lobby.another(at.keeper, at.code, yan, on=True)
        await lobby.again(at.keeper, at.code, zed)
        assert (at.room.phase, at.room.ready) == (Phase.LOBBY, set())

    table(happening)


def test_bots_are_not_waited_for(table):
    async def happening(at, zed, yan, xia):
        await over(at)
        await seating.hand(at.keeper, at.code, xia, xia, bot=True)
        await lobby.another(at.keeper, at.code, zed, on=True)
        await lobby.another(at.keeper, at.code, yan, on=True)
        assert at.room.phase is Phase.DEALT

    table(happening)


@pytest.mark.parametrize(("scenario", "phase"), [(None, Phase.LOBBY), ("anarchy", Phase.DEALT)])
def test_who_came_late_is_waited_for_and_plays_where_there_are_cards(scenario, phase, table):
    async def happening(at, zed, yan, xia):
        settings = STILL if scenario is None else STILL.with_(scenario=scenario, cards=())
        await lobby.choose(at.keeper, at.code, zed, settings)
        await over(at)
        late = await at.join("Late")
        for chair in (zed, yan, xia):
            await lobby.another(at.keeper, at.code, chair, on=True)
        assert at.room.phase is Phase.OVER
        await lobby.another(at.keeper, at.code, late, on=True)
        assert (at.room.phase, late in at.room.seated) == (phase, phase is Phase.DEALT)

    table(happening)


def test_everybody_sees_how_many_are_ready_and_nobody_who(table):
    async def happening(at, zed, yan, xia):
        await over(at)
        seen = []
        for ready in (yan, xia):
            await lobby.another(at.keeper, at.code, ready, on=True)
            seen.append({chair: scenes.scene(at.room, chair, words("en")) for chair in (zed, yan, xia, None)})
            assert [scene.page.evening.another for scene in seen[-1].values()] == [Another(1, 3, enough=False)] * 4
            assert not any(house.front.ready for scene in seen[-1].values() for house in scene.houses)
            assert [chair for chair, scene in seen[-1].items() if scene.page.me.ready] == [ready]
            await lobby.another(at.keeper, at.code, ready, on=False)
        for chair in (zed, None):
            assert seen[0][chair] == seen[1][chair], "whoever of the others it is: the same page"
        assert replace(seen[0][yan].page.me, ready=False) == seen[1][yan].page.me

    table(happening)


def test_the_host_is_not_asked_twice_once_there_are_enough(table):
    async def happening(at, zed, yan, xia):
        four = [await at.join(name) for name in ("Will", "Vera")]
        await lobby.choose(at.keeper, at.code, zed, STILL.with_(cards=("villager",) * 8, size=5))
        await over(at)
        enough = []
        for chair in (*four, yan, xia):
            await lobby.another(at.keeper, at.code, chair, on=True)
            enough.append(lobby.enough(at.room))
        assert enough == [False, False, True, True], "three can play"

    table(happening)
