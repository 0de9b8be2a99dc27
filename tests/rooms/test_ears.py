"""Ears at a table: those told are let in a few at a time, and know why they were woken."""

import asyncio

from garou.rooms.ears import AT_A_TIME, Door, Ear


def test_many_who_are_told_at_once_come_in_a_few_at_a_time_and_in_their_order():
    """Between them the server looks whether somebody has tapped."""

    async def crowd():
        door, heard, turns = Door(), [], []
        ears = [Ear(door, number) for number in range(3 * AT_A_TIME)]

        async def listening(ear):
            await ear.wait()
            await ear.wait()
            heard.append(ear.chair)

        tasks = [asyncio.create_task(listening(ear)) for ear in ears]
        await asyncio.sleep(0)
        for ear in ears:
            ear.tell()
        while len(heard) < len(ears):
            turns.append(len(heard))
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert heard == list(range(3 * AT_A_TIME))
        assert max(b - a for a, b in zip(turns, [*turns[1:], len(heard)], strict=True)) <= AT_A_TIME

    asyncio.run(crowd())


def test_an_ear_knows_whether_it_was_told_anything_or_only_woken():
    async def listening():
        ear = Ear(Door())
        assert await ear.wait(), "whoever comes has seen nothing yet"
        ear.wake()
        assert not await ear.wait()
        ear.tell()
        ear.wake()
        assert await ear.wait()

    asyncio.run(listening())
