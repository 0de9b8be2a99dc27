"""Bots at a table who are spoken to: one of them replies, soon, not too often, and in everybody's language."""

import pytest

from clockwork import ONE_NIGHT, VILLAGE, Wishing, run
from garou.engine.values import Slot
from garou.rooms import clock, lobby, spoken_to, talking
from garou.rooms.awake import Turn
from garou.rooms.events.taking import replayed
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.talk.gestures import Gesture
from garou.talk.remarks import Wish
from garou.texts import words
from garou.web.table import scenes, talks

CURATED = "curator villager villager villager villager | werewolf werewolf robber"


@pytest.fixture
def evening(tmp_path, monkeypatch):
    """Runs what happens at such a table, by default with one person among bots."""
    monkeypatch.setattr("garou.rooms.bots.ROUNDS", 0)  # nobody speaks without being asked
    return lambda happening, deal=ONE_NIGHT, people=1, **more: run(
        happening, tmp_path, monkeypatch, deal, people=people, **more
    )


def remarks(table):
    return [(line.chair, line.remark.kind) for line in table.room.talk.lines if line.remark]


def name(table, seat):
    return table.room.names[seat]


async def say(table, text, chair=None):
    """And wait until whoever is going to reply has done so."""
    live = table.keeper.find(table.code)
    await talking.speak(table.keeper, table.code, chair or table.chairs[0], text)
    waiting = [turn for turn in live.floor if turn.asked]
    assert len(waiting) <= 1, "one reply to a line"
    table.skew += spoken_to.DRAWING_BREATH[1]
    await table.settled(lambda: not live.floor)
    async with live.lock:  # whoever had the floor has finished
        return len(waiting)


async def by_day(table):
    await table.deal()
    await table.to(Kind.TALK)


def test_a_bot_that_is_asked_tells_its_story_once_and_repeats_it(evening):
    async def happening(table):
        await by_day(table)
        bot = table.room.seated[2]
        question = f"{name(table, 2)}, who are you?"
        assert await say(table, question) == 1
        claimed = [said for said in table.room.talk.said if said.seat == 2]
        assert [claim.claim.kind for claim in claimed][:1] == ["was"]
        await say(table, question)
        assert remarks(table) == [(bot, "tell"), (bot, "repeat")]
        assert [said for said in table.room.talk.said if said.seat == 2] == claimed

    evening(happening)


def test_it_takes_its_time_and_says_nothing_when_the_talk_is_over(evening):
    async def happening(table):
        await by_day(table)
        live = table.keeper.find(table.code)
        await talking.speak(table.keeper, table.code, table.chairs[0], f"{name(table, 1)}, qui es-tu ?")
        [turn] = live.floor
        due = table.room.opened + turn.after - table.clock()
        assert spoken_to.DRAWING_BREATH[0] - 1 < due <= spoken_to.DRAWING_BREATH[1]
        await table.move_on()
        assert (live.floor, remarks(table)) == ([], [])
        assert await say(table, f"{name(table, 1)}, qui es-tu ?") == 1, "as long as votes are taken there is time"
        await table.move_on()
        assert table.room.phase is Phase.OVER
        assert await say(table, f"{name(table, 1)}, qui es-tu ?") == 0

    evening(happening)


def test_a_few_replies_a_day_and_no_more(evening, monkeypatch):
    monkeypatch.setattr(spoken_to, "REPLIES", 2)

    async def happening(table):
        await by_day(table)
        asked = [await say(table, f"{name(table, 1)}?") for _ in range(4)]
        assert asked == [1, 1, 0, 0]
        live = table.keeper.find(table.code)
        for _ in range(3):  # while it draws breath it is not asked twice
            await talking.speak(table.keeper, table.code, table.chairs[0], f"{name(table, 2)}?")
        assert len(live.floor) == 1

    evening(happening)


def test_of_all_who_are_asked_one_replies(evening):
    async def happening(table):
        await by_day(table)
        for _ in range(3):
            assert await say(table, "Tout le monde, qu’avez-vous vu ?") == 1
        assert await say(table, "who do you suspect?") == 1, "nobody but bots can be meant"
        assert len(remarks(table)) == 4

    evening(happening, VILLAGE, game="classic", edition="")


def test_where_other_people_sit_a_question_without_a_name_is_theirs(evening):
    async def happening(table):
        await by_day(table)
        assert await say(table, "who do you suspect?") == 0
        assert await say(table, f"{name(table, 1)}, who do you suspect?") == 0, "she is a person"
        assert await say(table, "everybody, who do you suspect?") == 1
        assert await say(table, f"{name(table, 2)} is a werewolf", table.chairs[1]) == 1
        assert [kind for _, kind in remarks(table)][1:] == ["deny"]

    evening(happening, people=2)


def test_nobody_says_two_things_in_one_breath():
    ada, ben, asked = 0, 1, Wish("story")
    reply = Turn(20.0, ada, asked)
    assert spoken_to.a_breath_later(Turn(21.0, ada), reply) == Turn(23.0, ada)
    assert spoken_to.a_breath_later(Turn(18.5, ada), reply) == Turn(23.0, ada)
    for other in (Turn(21.0, ben), Turn(16.0, ada), Turn(24.0, ada), Turn(21.0, ada, asked)):
        assert spoken_to.a_breath_later(other, reply) == other


def test_the_dead_neither_ask_nor_reply(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        assert table.room.dead == {4}
        assert await say(table, f"{name(table, 6)}, who are you?", table.chairs[4]) == 0
        assert await say(table, f"{name(table, 4)}, who are you?") == 0
        assert await say(table, f"{name(table, 6)}, who are you?") == 1

    evening(happening, VILLAGE.replace("witch", "villager"), people=6, game="classic", edition="")


@pytest.mark.parametrize(("artifact", "replies"), [("mask", 0), ("shroud", 1)])
def test_who_has_no_mouth_replies_without_a_word_and_who_sees_nothing_aloud(artifact, replies, evening, monkeypatch):
    monkeypatch.setattr(Wishing, "wish", artifact)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK, curator=(Slot(2),))
        await say(table, f"{name(table, 2)}, who are you?")
        assert len(remarks(table)) == replies
        assert [line.gesture for line in table.room.talk.lines if line.gesture] == [Gesture("shrug")] * (1 - replies)
        await say(table, f"{name(table, 3)}, who are you?")
        assert len(remarks(table)) == replies + 1

    evening(happening, CURATED, game="epic-battle", edition="ravensburger")


def test_everybody_reads_it_in_their_own_language_and_it_goes_with_the_game(evening):
    async def happening(table):
        await by_day(table)
        await say(table, f"{name(table, 2)}, who are you?")
        told = {}
        for lang in ("en", "fr"):
            told[lang] = scenes.scene(table.room, table.chairs[0], words(lang)).page.talk.lines[-1].text
        assert "I was" in told["en"]
        assert "j’étais" in told["fr"]
        assert [event.kind for event in table.store.read(table.code)][-1] == "replied"
        again = replayed(table.code, table.store.read(table.code))
        assert again.talk == table.room.talk
        await table.to(Kind.BALLOT)
        await table.move_on()
        assert len(remarks(table)) == 1
        await lobby.again(table.keeper, table.code, table.chairs[0])
        assert table.room.phase is Phase.LOBBY
        assert [line.text for line in talks.heard(table.room, table.chairs[0])] == [f"{name(table, 2)}, who are you?"]
        await table.deal()
        assert remarks(table) == []

    evening(happening)


def test_a_clock_that_stands_still_is_not_waited_for_twice(evening):
    async def happening(table):
        await by_day(table)
        await clock.pause(table.keeper, table.code, table.chairs[0], on=True)
        table.skew += 100
        await talking.speak(table.keeper, table.code, table.chairs[0], f"{name(table, 1)}?")
        table.skew += 100
        await clock.pause(table.keeper, table.code, table.chairs[0], on=False)
        [turn] = table.keeper.find(table.code).floor
        assert table.room.opened + turn.after - table.clock() <= spoken_to.DRAWING_BREATH[1]

    evening(happening)


SAID = (
    "{}, who are you?",
    "{}, whom do you suspect?",
    "{} is a werewolf",
    "{}, what do you think of Ada?",
    "{}, hello",
)


SECRETS = (
    "villager werewolf villager | villager werewolf robber",
    "villager villager villager | werewolf werewolf robber",
)


def test_what_a_bot_cannot_know_changes_neither_what_it_replies_nor_when(tmp_path, monkeypatch):
    """Ben is a villager in both worlds, and luck is the same; who is the wolf is not."""
    monkeypatch.setattr("garou.rooms.bots.ROUNDS", 0)
    worlds = []

    async def happening(table):
        await by_day(table)
        live, heard = table.keeper.find(table.code), []
        for line in SAID:
            await talking.speak(table.keeper, table.code, table.chairs[0], line.format(name(table, 2)))
            now = table.clock() - table.room.opened
            heard += [(turn.chair, turn.asked, round(turn.after - now)) for turn in live.floor]
            table.skew += spoken_to.DRAWING_BREATH[1]
            await table.settled(lambda: not live.floor)
            async with live.lock:
                heard += [line.remark for line in table.room.talk.lines[-1:]]
        worlds.append((heard, table.room.talk.said))

    for number, deal in enumerate(SECRETS):
        run(happening, tmp_path / str(number), monkeypatch, deal, people=1)
    assert worlds[0] == worlds[1]
    assert len(worlds[0][0]) == 2 * spoken_to.REPLIES + 1, "enough is enough"
