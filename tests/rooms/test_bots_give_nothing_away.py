"""When a bot speaks, and that it answers, is settled before anybody knows what it will say: no card changes that."""

from __future__ import annotations

from random import Random

import pytest

from clockwork import run
from garou.rooms import bots, levels, spoken_to, talking
from garou.rooms.windows import Kind

# Zed is a villager in each of them; the bots hold other cards, and one world has no werewolf among them.
WORLDS = (
    "villager werewolf seer robber villager | werewolf troublemaker villager",
    "villager robber werewolf werewolf seer | villager troublemaker villager",
    "villager troublemaker villager seer robber | werewolf werewolf villager",
)
LINES = ("{1}, who are you?", "{2} is a werewolf", "What do you think of {3}, {4}?", "hello everybody", "{1}, why?")


def planned(table):
    """Who will have the floor, when, and what for."""
    live = table.keeper.find(table.code)
    return [(round(turn.after, 3), turn.chair, turn.asked) for turn in live.floor]


def talk_of(world, path, monkeypatch, pace, mind):
    """Who will speak when, in the morning and after each line of Zed's; luck is the same whatever the night drew."""
    seen = []
    for module in (bots, spoken_to):
        monkeypatch.setattr(module, "own_luck", lambda _: Random(7))

    async def happening(table):
        for chair in table.room.order[1:]:
            await levels.choose_mind(table.keeper, table.code, table.chairs[0], chair, mind)
        await table.deal()
        while table.room.window is None or table.room.window.kind is not Kind.TALK:
            await table.move_on()
        await table.settled(lambda: table.keeper.find(table.code).floor)
        seen.append(planned(table))
        for line in LINES:
            await talking.speak(table.keeper, table.code, table.chairs[0], line.format(*table.room.names))
            seen.append(planned(table))

    run(happening, path, monkeypatch, world, people=1, pace=pace)
    return seen


@pytest.mark.parametrize("mind", ["honest", "sage"])
@pytest.mark.parametrize("pace", ["still", "still-and-swift"])
def test_whatever_cards_bots_hold_they_will_speak_at_the_same_moments(pace, mind, tmp_path, monkeypatch):
    found = [talk_of(world, tmp_path / str(n), monkeypatch, pace, mind) for n, world in enumerate(WORLDS)]
    assert len(found[0][0]) > 4, "each bot has the floor more than once"
    assert any(asked for *_, asked in found[0][-1]), "somebody is going to reply"
    assert found[0] == found[1] == found[2]
