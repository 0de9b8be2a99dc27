"""What becomes of an answer: a vote as it stood at the close, early answers of a swift night, a card looked at."""

from collections.abc import Callable
from dataclasses import dataclass

from garou.engine.values import Question, Seat, Slot
from garou.rooms import answering
from garou.rooms.room import Phase
from garou.rooms.windows import Kind, Part
from tape import Tape

ME = Seat(Slot(0))


@dataclass(frozen=True)
class Listener:
    tell: Callable[[], None]
    chair: None = None


def given(room, call):
    """By seat; whether luck chose is part of it."""
    return {answer.seat: (answer.choice, answer.luck) for answer in room.game.log if answer.call == call}


def test_a_card_is_looked_at_once(evening):
    async def happening(table):
        await table.deal()
        for _ in range(2):
            await answering.look(table.keeper, table.code, table.chairs[0])
        assert table.kinds_kept().count("looked") == 1

    evening(happening)


def test_a_vote_counts_as_it_stood_when_the_ballot_closed(evening):
    async def happening(table):
        keeper, code, room = table.keeper, table.code, table.room
        await table.deal()
        await table.to(Kind.BALLOT)
        for seat, target in ((0, 1), (1, 2), (0, 2)):
            await answering.answer(keeper, code, table.chairs[seat], room.windows, (Slot(target),))
        await table.move_on()
        assert room.phase is Phase.OVER
        assert given(room, "vote") == {0: ((2,), False), 1: ((2,), False), 2: ((), False)}

    evening(happening)


def test_a_ballot_is_counted_once_and_told_once(evening):
    """However many have voted: nobody's vote is written twice, and nobody's page is looked at twice."""

    async def happening(table):
        keeper, code, room = table.keeper, table.code, table.room
        await table.deal()
        await table.to(Kind.BALLOT)
        for seat, chair in enumerate(table.chairs):
            await answering.answer(keeper, code, chair, room.windows, (Slot((seat + 1) % len(table.chairs)),))
        voted = len(table.kinds_kept())
        told = []
        keeper.find(code).ears.add(Listener(lambda: told.append(room.phase)))
        await table.move_on()
        assert table.kinds_kept()[voted:] == ["counted", "opened"]
        assert told == [Phase.PLAYING, Phase.OVER], "that it is late, and what came of it"

    evening(happening)


def test_in_a_group_bots_leave_it_to_the_people():
    tape = Tape(1, bots=2)
    tape.deal("villager villager villager | villager villager villager")
    for seats, bots_alone in (((0, 1), False), ((1, 2), True), ((-1,), False)):
        assert tape.room.left_to_bots(Question(seats, "call", "topic", ((),))) is bots_alone


# --- A swift night -----------------------------------------------------------------------------------


def test_an_early_answer_waits_for_its_turn_and_is_not_changed_by_another_tap(evening):
    async def happening(table):
        keeper, code, room, [zed, *_] = table.keeper, table.code, table.room, table.chairs
        await table.deal()
        await table.move_on()
        assert room.window.part is Part.EARLY
        await answering.answer(keeper, code, zed, room.windows, (Slot(1),))
        with table.refusing("answered-already"):
            await answering.answer(keeper, code, zed, room.windows, (Slot(2),))
        assert table.kinds_kept()[-2:] == ["opened", "foretold"]
        assert not room.game.log
        await table.to(Kind.TALK)
        assert given(room, "seer") == {0: ((1,), False)}

    evening(happening, "seer villager villager | villager villager villager", pace="still-and-swift")


def test_an_early_answer_that_the_night_has_overtaken_is_as_good_as_none(evening):
    """The robber's place was taken by what the engine asks now: nothing illegal is ever handed to it."""

    async def happening(table):
        keeper, room = table.keeper, table.room
        await table.deal()
        await table.move_on()
        await answering.answer(keeper, table.code, table.chairs[0], room.windows, (Slot(1),))
        room.foretold[ME] = (Slot(0),)  # what the seer cannot choose
        await table.to(Kind.TALK)
        assert given(room, "seer") == {0: ((), False)}

    evening(happening, "seer villager villager | villager villager villager", pace="still-and-swift")


def test_only_the_first_question_of_a_call_was_asked_early(evening):
    """The witch looks early; to whom she gives the card she is asked when she has seen it, and it is hers to say."""

    async def happening(table):
        keeper, code, room, [witch, *_] = table.keeper, table.code, table.room, table.chairs
        await table.deal()
        await table.move_on()
        while room.question_for(ME) is None:
            await table.move_on()
        assert room.window.part is Part.EARLY
        await answering.answer(keeper, code, witch, room.windows, next(filter(None, room.question_for(ME).options)))
        await table.move_on()
        while room.question_for(ME) is None:
            assert room.window.kind is Kind.CALL, "she is asked before the night is over"
            await table.move_on()
        assert room.window.part is Part.LATE
        await answering.answer(keeper, code, witch, room.windows, (Slot(3),))
        await table.to(Kind.TALK)
        assert [a.luck for a in room.game.log if a.call == "witch"] == [False, False]
        assert room.game.log[-1].choice == (3,)

    deal = "witch villager villager villager villager | villager villager villager"
    evening(happening, deal, game="epic-battle", edition="ravensburger", pace="still-and-swift")
