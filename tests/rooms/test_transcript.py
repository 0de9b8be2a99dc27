"""What was said in a game is kept beside its record: public talk alone, with its place in time, and it goes with it."""

import json
from dataclasses import replace

import pytest

from clockwork import ONE_NIGHT, SEER, VILLAGE, WOLF, run
from garou.engine.values import Slot
from garou.record.writing import write
from garou.rooms import answering, archiving, lobby, talking
from garou.rooms.events.taking import replayed
from garou.rooms.ledger import Past
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.talk import transcript


@pytest.fixture
def evening(tmp_path, monkeypatch):
    return lambda happening, deal=ONE_NIGHT, **more: run(happening, tmp_path, monkeypatch, deal, **more)


def texts(past):
    return [one.text or one.claim.kind for one in past.talk]


async def play(table, *said):
    """A whole game of people who claim something and say this."""
    keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
    await table.to(Kind.TALK)
    await talking.claim(keeper, code, yan, "am", ("seer",))
    for line in said:
        await talking.speak(keeper, code, zed, line)
    await table.to(Kind.BALLOT)
    await table.move_on()
    assert table.room.phase is Phase.OVER


def test_lines_and_claims_of_the_game_are_kept_in_order_and_nothing_else(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await talking.speak(keeper, code, zed, "before the deal")
        await table.deal()
        await table.to(Kind.TALK)
        await talking.speak(keeper, code, zed, "good morning")
        for role in ("seer", "robber"):
            await talking.claim(keeper, code, yan, "am", (role,))
        await talking.take_back(keeper, code, yan)
        await talking.note(keeper, code, zed, "Yan lies")
        await talking.put_token(keeper, code, zed, 1, "werewolf")
        await table.to(Kind.BALLOT)
        await talking.speak(keeper, code, yan, "too late")
        await table.move_on()
        await talking.speak(keeper, code, zed, "well played")
        [past] = table.room.ledger.past
        assert texts(past) == ["good morning", "am", "too late"]
        assert [one.seat for one in past.talk] == [0, 1, 1]
        assert past.talk[1].claim.roles == ("seer",)
        assert {(one.step, one.after) for one in past.talk} == {(past.talk[0].step, False)}
        written = write(past.record)
        assert "good morning" not in written
        assert '"claims"' not in written
        assert replayed(code, table.store.read(code)).ledger == table.room.ledger

    evening(happening)


def test_the_graveyard_is_marked_and_what_follows_a_vote_comes_after_it(evening):
    async def happening(table):
        keeper, code = table.keeper, table.code
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        await talking.speak(keeper, code, table.chairs[4], "it was Yan")
        await table.to(Kind.BALLOT)
        for chair in (c for seat, c in enumerate(table.chairs) if seat not in (4, SEER)):
            await answering.answer(keeper, code, chair, table.room.windows, (SEER,))
        await table.to(Kind.VERDICT)
        await talking.speak(keeper, code, table.chairs[0], "the seer, of all people")
        await table.to(Kind.CALL)
        await talking.speak(keeper, code, table.chairs[4], "so it goes")
        while table.room.phase is not Phase.OVER:
            await table.to(Kind.BALLOT)
            for chair in (c for seat, c in enumerate(table.chairs) if seat not in (4, SEER, WOLF)):
                if table.room.phase is not Phase.OVER and table.room.seat_of(chair) not in table.room.dead:
                    await answering.answer(keeper, code, chair, table.room.windows, (WOLF,))
            await table.move_on()
        [past] = table.room.ledger.past
        told = [(one.text, one.grave, one.after) for one in past.talk]
        assert told == [
            ("it was Yan", True, False),
            ("the seer, of all people", False, True),
            ("so it goes", True, False),
        ]
        assert [one.step for one in past.talk] == sorted(one.step for one in past.talk)

    evening(happening, VILLAGE, game="classic", edition="")


def test_only_the_last_things_said_are_kept(evening, monkeypatch):
    monkeypatch.setattr(transcript, "MOST", 3)

    async def happening(table):
        await table.deal()
        await play(table, "one", "two", "three", "four")
        assert texts(table.room.ledger.past[0]) == ["two", "three", "four"]

    evening(happening)


def test_a_deleted_game_takes_its_talk_along_and_leaves_that_of_the_others(evening, tmp_path):
    def on_disk():
        return b"".join(path.read_bytes() for path in tmp_path.iterdir())

    async def happening(table):
        keeper, code = table.keeper, table.code
        await table.deal()
        await play(table, "Mirabelle")
        await lobby.again(keeper, code, table.chairs[0], at_once=True)
        await play(table, "Quetsche")
        assert b"Mirabelle" in on_disk()
        await archiving.erase(keeper, code, table.chairs[0], 1)
        assert b"Mirabelle" not in on_disk()
        table.room = keeper.find(code).room
        [left] = table.room.ledger.past
        assert texts(left) == ["am", "Quetsche"]
        await table.fall()
        assert table.room.ledger.past == [left], "put away and opened again"
        await archiving.erase(table.keeper, code, table.chairs[0], 2)
        assert b"Quetsche" not in on_disk()

    evening(happening)


def test_of_a_game_called_off_no_talk_is_kept_for_a_film_there_is_not(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        await talking.speak(table.keeper, table.code, table.chairs[0], "never mind")
        await archiving.call_off(table.keeper, table.code, table.chairs[0])
        [past] = table.room.ledger.past
        assert (past.finished, past.talk) == (False, ())
        await talking.speak(table.keeper, table.code, table.chairs[0], "in the lobby")
        await table.deal()
        await play(table)
        assert texts(table.room.ledger.past[1]) == ["am"]

    evening(happening)


def test_a_past_game_is_the_same_from_the_disk_and_those_kept_before_have_no_talk(evening):
    async def happening(table):
        await table.deal()
        await play(table, "good morning")
        [past] = table.room.ledger.past
        kept = json.loads(json.dumps(past.to_json()))
        assert Past.from_json(kept) == past
        del kept["talk"]
        assert Past.from_json(kept) == replace(past, talk=())

    evening(happening)
