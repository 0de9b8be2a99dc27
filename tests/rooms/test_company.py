"""Company at a table: time, fingers, bots, latecomers, another game, ghosts."""

import asyncio

import pytest

from clockwork import SEER, VILLAGE, WOLF
from garou.engine.values import Seat, Slot
from garou.rooms import answering, clock, lobby, seating, talking
from garou.rooms.events.taking import replayed
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web.table import scenes, talks


def village(evening, happening, **more):
    evening(happening, VILLAGE, game="classic", edition="", **more)


# --- Time -------------------------------------------------------------------------------------------


def test_the_clock_waits_for_the_doorbell_and_for_the_server(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        with table.refusing("too-late"):
            await clock.pause(keeper, code, zed, on=True)
        await table.deal()
        late = await table.come("Late")
        await table.to(Kind.CALL)
        with table.refusing("too-late"):
            await clock.pause(keeper, code, late, on=True)
        table.skew += 100
        left = table.room.deadline - table.clock()
        await clock.pause(keeper, code, zed, on=True)
        await clock.pause(keeper, code, yan, on=True)
        assert table.room.deadline is None
        with table.refusing("table-paused"):
            await answering.answer(keeper, code, zed, table.room.windows, ())
        window = table.room.windows
        table.skew += 10_000
        await table.fall()
        assert (table.room.deadline, table.room.paused_by, table.room.windows) == (None, zed, window)
        await clock.pause(table.keeper, code, yan, on=False)
        assert abs(table.room.deadline - table.clock() - left) < 3
        await clock.pause(table.keeper, code, yan, on=False)
        assert table.kinds_kept().count("paused") == table.kinds_kept().count("went-on") == 1

    evening(happening)


def test_a_minute_more_is_for_those_who_talk(evening, monkeypatch):
    monkeypatch.setattr(clock, "MOST_LONGER", 120)

    async def happening(table):
        keeper, code, [zed, *_] = table.keeper, table.code, table.chairs
        await table.deal()
        await table.to(Kind.CALL)
        with table.refusing("too-late"):
            await clock.lengthen(keeper, code, zed)
        late = await table.come("Late")
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        for chair in (late, table.chairs[4]):
            with table.refusing("too-late"):
                await clock.lengthen(keeper, code, chair)
        before = table.room.deadline
        for _ in range(2):
            await clock.lengthen(keeper, code, zed)
        assert table.room.deadline == before + 120
        with table.refusing("too-late"):
            await clock.lengthen(keeper, code, zed)
        await table.to(Kind.CALL)
        assert table.room.longer == 0

    village(evening, happening)


def test_ready_are_the_living_who_play(evening):
    async def happening(table):
        keeper, code = table.keeper, table.code
        await table.deal()
        late = await table.come("Late")
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        with table.refusing("not-in-this-game"):
            await answering.ready(keeper, code, late, on=True)
        with table.refusing("the-dead-are-silent"):
            await answering.ready(keeper, code, table.chairs[4], on=True)
        assert scenes.scene(table.room, late, words("en")).page.window.ready == (0, 6)
        window = table.room.windows
        for seat in (0, 1, 2, 3, 5, 6):
            await answering.ready(keeper, code, table.chairs[seat], on=True)
        await table.settled(lambda: table.room.windows == window + 1)
        assert table.room.window.kind is Kind.BALLOT

    village(evening, happening)


# --- Fingers and bots --------------------------------------------------------------------------------


def test_fingers_are_looked_at_at_a_beat_of_its_own(evening):
    """Whether or not anybody has pointed; and only those see them who decide together."""

    async def happening(table):
        keeper, code, live = table.keeper, table.code, table.keeper.find(table.code)
        await table.deal()
        await table.to(Kind.CALL)
        while not any(question.topic == "werewolf" for question in table.room.put):
            await table.move_on()
        assert table.room.together
        assert table.room.asked == {1, 2}
        for beat in range(1, 4):
            table.skew += 1
            await table.settled(lambda beat=beat: live.leant == beat)
        for seat, chair in enumerate(table.chairs):
            await answering.lean(keeper, code, chair, table.room.windows, (Slot((seat + 2) % 6),))
        for window in (table.room.windows - 1, table.room.windows + 1):
            with table.refusing("too-late"):
                await answering.lean(keeper, code, table.chairs[0], window, (Slot(1),))
        shown = {seat: talks.fingers(table.room, Seat(Slot(seat)), live.leaning) for seat in range(len(table.chairs))}
        assert shown.pop(1) == {4: "Xia"}
        assert shown.pop(2) == {3: "Yan"}
        assert set(map(len, shown.values())) == {0}, "nobody else sees anything"
        assert talks.fingers(table.room, None, live.leaning) == {}
        await table.move_on()
        assert (live.leaning, live.leant) == ({}, 0)
        assert "lean" not in " ".join(table.kinds_kept())

    evening(happening, "villager werewolf werewolf seer villager villager", game="classic", edition="")


@pytest.mark.parametrize("pace", ["still", "still-and-swift"])
def test_bots_answer_as_a_window_closes_and_write_nothing_before(pace, evening):
    """Whoever asks for something in the meantime never waits for a bot to think."""

    async def happening(table):
        [zed] = table.chairs
        await table.deal()
        while table.room.phase is not Phase.OVER:
            await table.move_on()
            before = table.kinds_kept()
            assert before[-1] == "opened"
            await asyncio.sleep(0.05)
            assert table.kinds_kept() == before
        answers = {answer.seat: answer for answer in table.room.game.log if answer.call == "vote"}
        assert [seat for seat in (1, 2, 3, 4) if answers[seat].choice], "bots vote"
        assert not answers[table.room.seat_of(zed)].choice, "nobody voted for the one who was silent"
        assert [answer for answer in table.room.game.log if answer.call in ("robber", "seer") and not answer.luck]

    evening(happening, "villager seer robber werewolf villager | drunk werewolf tanner", people=1, pace=pace)


def test_a_seat_that_is_handed_to_a_bot_at_night_is_no_louder_for_being_asked(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        assert table.room.question_for(Seat(Slot(2)))
        await seating.hand(table.keeper, table.code, table.chairs[0], table.chairs[2], bot=True)
        assert table.kinds_kept()[-2:] == ["opened", "handed"]
        await table.to(Kind.TALK)
        assert [answer.seat for answer in table.room.game.log] == [2], "the bot has looked"

    evening(happening, "villager villager seer | villager villager villager")


# --- Company -----------------------------------------------------------------------------------------


def test_a_latecomer_waits_for_the_next_game_and_counts_nowhere_before_it(evening):
    async def happening(table):
        keeper, code, room = table.keeper, table.code, table.room
        await table.deal()
        before = (room.people, room.seated, room.names)
        late = await table.come("Late")
        assert (room.people, room.seated, room.names) == before
        assert room.seat_of(late) is None
        await table.to(Kind.CALL)
        with table.refusing("too-late"):
            await answering.answer(keeper, code, late, room.windows, ())
        with table.refusing("too-late"):
            await answering.lean(keeper, code, late, room.windows, ())
        await table.to(Kind.TALK)
        with table.refusing("not-in-this-game"):
            await talking.speak(keeper, code, late, "hello")
        gone = await table.come("Gone")
        await seating.leave(keeper, code, gone)
        await table.to(Kind.BALLOT)
        await table.move_on()
        assert room.wins[late] == 0
        await talking.speak(keeper, code, late, "my turn")
        await lobby.again(keeper, code, table.chairs[0])
        assert (room.phase, room.names) == (Phase.LOBBY, ("Zed", "Yan", "Xia", "Late"))
        assert late in room.people
        assert replayed(code, table.store.read(code)).names == room.names

    evening(happening)


def test_again_at_once_keeps_the_seats_and_counts_who_won(evening):
    async def happening(table):
        keeper, code, room = table.keeper, table.code, table.room
        await table.deal()
        with table.refusing("table-playing"):
            await lobby.again(keeper, code, table.chairs[0], at_once=True)
        await table.to(Kind.BALLOT)
        await table.move_on()
        winners = {room.seated[seat] for seat in room.outcome.winners}
        assert (room.played, set(room.wins)) == (1, winners)
        seated, promised = room.seated, room.promise
        await lobby.again(keeper, code, table.chairs[0], at_once=True)
        assert (room.phase, room.seated, room.windows) == (Phase.DEALT, seated, 0)
        assert room.promise != promised, "another nonce"
        await table.to(Kind.BALLOT)
        await table.move_on()
        assert (room.played, set(room.wins.values())) == (2, {2})

    evening(happening)


@pytest.mark.parametrize("ghosts", [True, False])
def test_ghosts_watch_from_their_death_on_if_the_table_allows_it(ghosts, evening):
    async def happening(table):
        room, ghost = table.room, table.chairs[4]

        def known(chair):
            return scenes.known(room, chair, words("en")).facts

        await table.deal()
        await table.to(Kind.CALL, seer=(WOLF,))
        assert known(ghost) == known(table.chairs[0]) == known(None), "alive like anybody else"
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        assert known(ghost) == known(table.chairs[5]), "what the seer saw before is the seer's"
        assert len(known(table.chairs[SEER])) > len(known(table.chairs[0]))
        await table.to(Kind.CALL, seer=(Slot(6),))
        await table.to(Kind.TALK)
        assert room.dead == {4}
        assert (len(known(ghost)) > len(known(table.chairs[0]))) is ghosts
        assert known(table.chairs[0]) == known(table.chairs[5]) == known(None)

    village(evening, happening, ghosts=ghosts)
