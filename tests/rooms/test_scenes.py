"""What a page is made of: it changes for those who may see something new, and for nobody else."""

import pytest

from clockwork import VILLAGE, WOLF
from garou.engine.values import Question, Seat, Slot
from garou.rooms import answering, talking
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web.live import Painter
from garou.web.table import scenes, talks
from garou.web.table.houses import NOBODY, Around
from tape import Tape


def seen(table, around=NOBODY):
    """By chair, and by a bystander."""
    return {chair: scenes.scene(table.room, chair, words("en"), around) for chair in (*table.chairs, None)}


def changed(before, after):
    return {chair for chair in before if before[chair] != after[chair]}


def test_what_the_dead_say_at_night_comes_to_the_dead_and_to_nobody_else(evening):
    async def happening(table):
        dead = table.chairs[4]
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        await table.to(Kind.CALL)
        before = seen(table)
        await talking.speak(table.keeper, table.code, dead, "boo")
        assert changed(before, seen(table)) == {dead}

    evening(happening, VILLAGE, game="classic", edition="")


@pytest.mark.parametrize(("kind", "shown"), [(Kind.CALL, False), (Kind.TALK, True), (Kind.BALLOT, False)])
def test_who_is_there_is_seen_while_people_talk_and_not_while_they_act(kind, shown, evening):
    """Somebody who puts the phone away after an answer must not be seen to do so."""

    async def happening(table):
        await table.deal()
        await table.to(kind)
        everybody = Around(frozenset(table.chairs))
        one_less = Around(everybody.present - {table.chairs[WOLF]})
        noticing = changed(seen(table, everybody), seen(table, one_less))
        assert noticing == ({*table.chairs, None} if shown else set())

    evening(happening)


def test_nobody_is_asked_for_a_vote_any_more_when_the_votes_are_counted():
    """Between the close of a ballot and what comes next its page still stands."""
    tape = Tape(3)
    tape.deal("villager villager villager | villager villager villager")
    tape.open(Kind.BALLOT)
    before = scenes.scene(tape.room, 1, words("en")).page.asked
    for question in tape.room.put:
        tape.answer(question, (Slot(2 if question.seats[0] != 2 else 1),))
    after = scenes.scene(tape.room, 1, words("en")).page.asked
    assert not before.noted
    assert after.noted
    assert before.lines[-1] not in after.lines
    assert "P3" in " ".join(after.lines)


def test_a_tap_in_ones_sleep_and_for_whom_one_votes_are_seen_by_oneself_alone(evening):
    """That somebody has voted everybody sees, once."""

    async def happening(table):
        await table.deal()
        for kind, choice in ((Kind.CALL, ()), (Kind.BALLOT, (Slot(1),)), (Kind.BALLOT, (Slot(2),))):
            if table.room.window is None or table.room.window.kind is not kind:
                await table.to(kind)
            voted, before = {*table.room.voted}, seen(table)
            await answering.answer(table.keeper, table.code, table.chairs[0], table.room.windows, choice)
            everybody = kind is Kind.BALLOT and not voted
            assert everybody or changed(before, seen(table)) <= {table.chairs[0]}
        assert voted == {table.chairs[0]}, "the second time it was for somebody else, and nobody saw it"

    evening(happening)


def test_an_own_token_put_at_night_is_seen_by_day_and_by_oneself_alone(evening):
    """A page of the night must not be longer for what somebody takes others for."""

    async def happening(table):
        [zed, *_] = table.chairs
        await table.deal()
        await table.to(Kind.CALL)
        before = seen(table)
        await talking.put_token(table.keeper, table.code, zed, 1, "werewolf")
        assert changed(before, seen(table)) == set()
        await table.to(Kind.TALK)
        tokens = {chair: [house.token for house in scene.houses if house.token] for chair, scene in seen(table).items()}
        assert [chair for chair, found in tokens.items() if found] == [zed]

    evening(happening)


def test_fingers_are_of_those_who_are_asked_the_same_and_point_where_they_may():
    """The little girl is asked beside the wolves, and must not see at whom they point."""
    tape = Tape(6, game="classic", edition="")
    tape.deal("werewolf werewolf little-girl villager villager villager")
    tape.open(Kind.CALL)
    while not tape.room.together:
        tape.pass_on()
    wolf, other, girl, food = (Seat(Slot(number)) for number in range(4))
    pointing = ((food,), (wolf,))
    tape.room.put = (
        Question((wolf,), "werewolf", "werewolf", pointing),
        Question((other,), "werewolf", "werewolf", pointing),
        Question((girl,), "little-girl", "little-girl", pointing),
    )
    assert talks.fingers(tape.room, other, {wolf: (food,), girl: (food,)}) == {food: "P1"}
    assert talks.fingers(tape.room, girl, {wolf: (food,), other: (food,)}) == {}
    assert talks.fingers(tape.room, other, {wolf: (girl,)}) == {}, "nobody is pointed at who cannot be chosen"


def test_a_page_that_looks_the_same_is_not_sent_again(evening):
    """That it came would tell that something has happened."""

    async def happening(table):
        scenes, pictures = iter([1, 1, 2, 3, 3]), iter(["one", "one", "two"])
        painter = Painter(lambda _: next(scenes), lambda *_: next(pictures))
        sent = [painter.news(table.room) for _ in range(5)]
        assert [bool(one) for one in sent] == [True, False, False, True, False]
        assert [one.partition(b"\n")[0] for one in sent if one] == [b"id: 1", b"id: 2"], "it counts its own pushes"

    evening(happening)


@pytest.mark.parametrize("halted", [True, False])
def test_a_lobby_tells_of_a_game_that_was_called_off_and_of_no_other(halted):
    tape = Tape(3)
    tape.deal("villager villager villager | villager villager villager")
    if halted:
        tape.tell("called-off")
    else:
        tape.open(Kind.BALLOT)
        tape.ballot(1, 2, 0)
        tape.tell("again")
    assert scenes.scene(tape.room, 1, words("en")).page.evening.halted is halted
