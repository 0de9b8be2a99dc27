"""In a lobby stand as many houses as will play, whoever came, went, or sat there in the last game."""

from garou.rooms import lobby, seating
from garou.texts import words
from garou.web.table import scenes

DEAL = "villager villager villager villager villager | werewolf werewolf robber"


def houses(table):
    """How many stand there, how many of them are free, and how many are told of."""
    scene = scenes.scene(table.room, None, words("en"))
    return len(scene.houses), scene.page.lobby.free, scene.page.lobby.size


def test_bots_of_the_last_game_leave_with_their_houses_and_make_room_for_people(evening):
    async def happening(table):
        keeper, code, room = table.keeper, table.code, table.room
        host = table.chairs[0]
        await lobby.choose(keeper, code, host, room.settings.with_(scenario="anarchy", cards=(), beside=()))
        await lobby.choose(keeper, code, host, table.room.settings.with_(size=8))
        assert houses(table) == (5, 3, 8)
        async with keeper.at(code, host) as deed:
            lobby.fill(deed)
        assert houses(table) == (8, 0, 8), "as after a game with three bots"
        await seating.join(keeper, code, "Late", "en")
        assert houses(table) == (8, 0, 8), "a bot has made room"
        assert "Late" in table.room.here
        await lobby.choose(keeper, code, host, table.room.settings.with_(size=7))
        assert houses(table) == (7, 0, 7)
        await lobby.choose(keeper, code, host, table.room.settings.with_(size=6))
        assert houses(table) == (6, 0, 6)
        assert table.room.people == {*table.room.order}, "only people are left"
        await seating.join(keeper, code, "Later", "en")
        assert houses(table) == (7, 0, 7), "and then the table grows"

    evening(happening, DEAL)


def test_on_signs_a_house_is_its_letter_and_no_bot_takes_somebody_else_s(evening):
    async def happening(table):
        keeper, code, host = table.keeper, table.code, table.chairs[0]
        await lobby.choose(keeper, code, host, table.room.settings.with_(scenario="anarchy", cards=(), beside=()))
        for name in ("Anna", "bruno"):
            await seating.join(keeper, code, name, "en")
        await lobby.choose(keeper, code, host, table.room.settings.with_(size=10))
        async with keeper.at(code, host) as deed:
            lobby.fill(deed)
        letters = [name[0].upper() for name in table.room.here]
        assert len(letters) == 10
        assert sorted(letters) == sorted(set(letters)), table.room.here

    evening(happening, DEAL)
