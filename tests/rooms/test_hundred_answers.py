"""One question, one answer: of many at once the first counts, asked or asleep, and nobody is told otherwise."""

import asyncio
from itertools import permutations

import pytest

from garou.engine.values import DECLINED, Slot
from garou.rooms import answering
from garou.rooms.hall import TurnedAway
from garou.rooms.windows import Kind
from garou.web.app import STATUS

SEER, ASLEEP = 2, 0
TAPS = [DECLINED, *((Slot(n),) for n in range(6)), *permutations(map(Slot, range(6)), 2)]
HUNDRED = (TAPS * 3)[:100]


async def answered(table, seat, choices):
    """What came of them all at once: kept, or refused and with which status."""
    chair, window = table.chairs[seat], table.room.windows
    answers = [answering.answer(table.keeper, table.code, chair, window, choice) for choice in choices]
    results = await asyncio.gather(*answers, return_exceptions=True)
    for result in results:
        if result is not None and not isinstance(result, TurnedAway):
            raise result
    return [None if result is None else STATUS.get(result.reason, 409) for result in results]


async def to_the_seer(table):
    await table.deal()
    await table.move_on()
    while not (asked := table.room.question_for(SEER)):
        await table.move_on()
    return asked


@pytest.mark.parametrize("seat", [SEER, ASLEEP])
def test_of_a_hundred_answers_at_once_one_is_acknowledged_and_the_others_are_refused(seat, evening):
    async def happening(table):
        asked = await to_the_seer(table)
        legal = [*dict.fromkeys(choice for choice in HUNDRED if asked.admits(choice))]
        came = await answered(table, seat, legal)
        assert len(legal) > 4
        assert came == [None] + [409] * (len(legal) - 1)
        assert table.room.given[table.chairs[seat]] == legal[0]
        came = await answered(table, seat, HUNDRED)
        kept = [choice for choice, status in zip(HUNDRED, came, strict=True) if status is None]
        assert kept == [legal[0]] * HUNDRED.count(legal[0]), "the same again is fine, any other is not"
        assert {status for status in came if status} == {409}
        assert table.kinds_kept()[-2] == "opened", "one of them is on disk"
        await table.fall()
        assert table.room.given[table.chairs[seat]] == legal[0]

    evening(happening)


def test_of_a_hundred_votes_at_once_all_are_taken_and_the_last_counts(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.BALLOT)
        votes = [(Slot(1 + n % 2),) for n in range(100)]
        assert await answered(table, 0, votes) == [None] * 100
        assert table.room.pointed[0] == votes[-1]

    evening(happening)
