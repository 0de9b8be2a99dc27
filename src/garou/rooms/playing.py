"""A game at a table: answers are taken, windows close when their time is up, bots and luck answer for themselves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat
from garou.engine.view import View
from garou.minds.random import lively

from .hall import Hall, Live, TurnedAway
from .room import Chair, Phase
from .windows import Kind

CLOSING = 0.1  # seconds from the end of a window to the next one: what is written down meanwhile must not show


class Playing(Hall):
    """What people do in a game, and what the clock does."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.mind = lively(self.luck)

    async def look(self, code: str, chair: Chair) -> None:
        live = self.find(code)
        async with live.lock:
            if live.room.phase is Phase.DEALT and chair not in live.room.looked:
                await self._happen(live, "looked", chair=chair)

    async def ready(self, code: str, chair: Chair, *, on: bool) -> None:
        live = self.find(code)
        async with live.lock:
            room = live.room
            if room.phase is not Phase.PLAYING or room.window is None or room.window.kind is not Kind.TALK:
                raise TurnedAway("too-late")
            await self._happen(live, "ready", chair=chair, on=on)

    async def answer(self, code: str, chair: Chair, window: int, choice: Choice) -> None:
        """An answer, or a tap in one's sleep: both are kept the same way and take the same time."""
        live = self.find(code)
        async with live.lock:
            room = live.room
            seat = room.seat_of(chair)
            if room.phase is not Phase.PLAYING or room.windows != window or seat is None:
                raise TurnedAway("too-late")
            question = room.question_for(seat)
            if question is None:
                if chair not in room.dreamt:
                    await self._happen(live, "dreamt", chair=chair)
            elif not question.admits(choice):
                raise TurnedAway("not-an-option", call=question.call)
            else:
                await self._answer(live, seat, question, choice)

    async def _answer(
        self, live: Live, seat: Seat, question: Question, choice: Choice, *, luck: bool = False, closing: bool = False
    ) -> None:
        if question.ballot and not closing:
            await self._happen(live, "pointed", seat=seat, choice=choice)
            return
        more = {"luck": True} if luck else {}
        await self._happen(live, "answered", seat=seat, call=question.call, choice=choice, **more)
        await self._chance(live)

    async def _chance(self, live: Live) -> None:
        """Luck is asked like anybody else, and answers at once."""
        while live.room.game and live.room.game.open and live.room.game.open[0].seats == (CHANCE,):
            question = live.room.game.open[0]
            choice = self.luck.choice(question.options)
            await self._happen(live, "answered", seat=CHANCE, call=question.call, choice=choice)

    # The clock -------------------------------------------------------------------------

    def _drive(self, live: Live) -> None:
        if live.driver is None or live.driver.done():
            live.driver = asyncio.create_task(self._run(live))

    async def _run(self, live: Live) -> None:
        """Close each window when its time is up, until the game is over."""
        while (deadline := live.room.deadline) is not None:
            live.changed.clear()
            left = deadline - self.clock()
            if left > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await live.changed.wait()
                continue
            async with live.lock:
                if live.room.deadline == deadline:
                    await self._close(live)

    async def _close(self, live: Live) -> None:
        """What nobody answered is declined, or falls to luck where it must be answered; then the next window."""
        room, opening = live.room, self.clock() + CLOSING
        for question in room.put:
            if room.game is None or question not in room.game.open:
                continue
            seat = question.seats[0]
            if question.ballot:
                await self._answer(live, seat, question, room.pointed.get(seat, DECLINED), closing=True)
            elif question.may_decline:
                await self._answer(live, seat, question, DECLINED)
            else:
                await self._answer(live, seat, question, self.luck.choice(question.options), luck=True)
        await asyncio.sleep(max(0.0, opening - self.clock()))
        await self._happen(live, "opened")
        await self._bots(live)

    async def _bots(self, live: Live) -> None:
        """Bots answer as soon as they are asked; in a group they leave it to the people."""
        room = live.room
        for question in room.put:
            bots = all(room.sitters[room.seated[seat]].bot for seat in question.seats if seat >= 0)
            waiting = room.game is not None and question in room.game.open
            if bots and waiting and not (question.ballot and question.seats[0] in room.pointed):
                seat = question.seats[0]
                choice = self.mind(View(seat, room.known_to(seat), (question,)))
                await self._answer(live, seat, question, choice)
