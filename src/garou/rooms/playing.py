"""A game at a table: answers are taken, windows close when their time is up, bots and luck answer for themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from random import Random

from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat
from garou.engine.view import View
from garou.games.cast import Cast
from garou.minds.claims import Claim, Common
from garou.minds.replying import reply
from garou.minds.talking import Hearing, answer, speak

from .hall import Hall, Live, Turn, TurnedAway
from .room import Chair, Phase, Room
from .swift import stretch
from .windows import Kind, Part, following

log = logging.getLogger("garou.rooms")

CLOSING = 0.1  # seconds from the end of a window to the next one: what is written down meanwhile must not show
RESOLVING = 0.5  # the same when a whole night is written down
GLANCE = 1.0  # seconds between two looks at each other's fingers: who taps when is told to nobody
ROUNDS = 3  # how often each bot takes the floor in one talk
STUBBORN = 4  # ballots of one day, more or less, until a tie is left to chance
THINKING = (3.0, 5.0)  # seconds between two bots who speak


class Playing(Hall):
    """What people do in a game, and what the clock does."""

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
            if (seat := room.seat_of(chair)) is None:
                raise TurnedAway("not-in-this-game")
            if seat in room.dead:
                raise TurnedAway("the-dead-are-silent")
            await self._happen(live, "ready", chair=chair, on=on)

    async def answer(self, code: str, chair: Chair, window: int, choice: Choice) -> None:
        """An answer, or a tap in one's sleep: both are kept the same way and take the same time."""
        live = self.find(code)
        async with live.lock:
            room = live.room
            seat = room.seat_of(chair)
            if room.phase is not Phase.PLAYING or room.windows != window or seat is None:
                raise TurnedAway("too-late")
            if room.paused is not None:
                raise TurnedAway("table-paused")
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
        if not closing and live.room.window and live.room.window.part is Part.EARLY:
            await self._happen(live, "foretold", seat=seat, choice=choice)
        elif not closing and question.ballot:
            await self._happen(live, "pointed", seat=seat, choice=choice)
        else:
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
            live.driver.add_done_callback(_report)

    async def _run(self, live: Live) -> None:
        """Close each window when its time is up, and let bots speak in theirs, until the game is over."""
        while live.room.phase in (Phase.DEALT, Phase.PLAYING):
            live.changed.clear()
            deadline, speaking, beat = live.room.deadline, self._next_to_speak(live), self._next_glance(live)
            moments = (deadline, speaking, beat)
            due = [moment for moment in moments if moment is not None and live.room.paused is None]
            left = min(due) - self.clock() if due else None
            if left is None or left > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await live.changed.wait()
                continue
            async with live.lock:
                if deadline is not None and live.room.deadline == deadline <= self.clock():
                    await self._close(live)
                elif speaking is not None and self._next_to_speak(live) == speaking <= self.clock():
                    await self._speak(live, live.floor.pop(0))
                elif beat is not None and self._next_glance(live) == beat <= self.clock():
                    live.leant = max(live.leant + 1, int((self.clock() - live.room.opened) / GLANCE))
                    live.tell()

    async def _close(self, live: Live) -> None:
        """What nobody answered is declined, or falls to luck where it must be answered; then the next window."""
        room, opening = live.room, self.clock() + _closing(live.room)
        while (room.unattended or room.left_to_read) and live.floor:  # nobody has to be given time to listen
            await self._speak(live, live.floor.pop(0))
        if room.window is not None and room.window.part:
            await self._resolve(live)
        else:
            for question in room.put:
                if room.game is not None and question in room.game.open:
                    await self._close_question(live, question)
        await asyncio.sleep(max(0.0, opening - self.clock()))
        await self._happen(live, "opened")
        live.leaning, live.leant = {}, 0
        self._give_the_floor(live)

    def _next_glance(self, live: Live) -> float | None:
        """At a beat of its own, as long as the call lasts: a page that came because of a finger would tell of it."""
        return live.room.opened + (live.leant + 1) * GLANCE if live.room.together else None

    async def _close_question(self, live: Live, question: Question, choice: Choice | None = None) -> None:
        """Bots answer here and not when they are asked: nobody's page comes later because one had to think."""
        seat, room = question.seats[0], live.room
        if choice is None and question.ballot:
            choice = room.pointed.get(seat)
        if choice is None and room.left_to_bots(question):
            choice = self._of_a_bot(room, seat, question)
        if choice is None and question.may_decline:
            choice = DECLINED
        luck = choice is None
        chosen = self.luck.choice(question.options) if choice is None else choice
        await self._answer(live, seat, question, chosen, luck=luck, closing=True)

    async def _resolve(self, live: Live) -> None:
        """A swift night goes on as far as it can: with what was answered early, and without what is too late."""
        room = live.room
        if room.window is None or room.game is None:
            return
        calls, upcoming = stretch(room.game, room.window.step), following(room.game, room.window, swift=True)
        goal = upcoming.step if upcoming and upcoming.part is Part.LATE else calls.stop
        while room.game.open and room.game.step in calls:
            question = room.game.open[0]
            if room.was_early(question):
                foretold = room.foretold.get(question.seats[0])
                await self._close_question(
                    live, question, foretold if foretold is not None and question.admits(foretold) else None
                )
            elif room.game.step < goal or question in room.put:
                await self._close_question(live, question)
            else:
                return

    # Bots ------------------------------------------------------------------------------

    def _of_a_bot(self, room: Room, seat: Seat, question: Question) -> Choice:
        """Bots who stand by their opinion can be tied for ever: after some ballots they draw lots."""
        luck = self._own_luck()
        stuck = question.ballot and room.window is not None and room.window.beat >= STUBBORN
        return luck.choice(question.options) if stuck else answer(hearing(room, seat, question), luck)

    def _own_luck(self) -> Random:
        """What a mind draws from it changes nothing for anybody else."""
        return Random(self.luck.getrandbits(64))

    def _give_the_floor(self, live: Live) -> None:
        """When each bot will speak in this talk: at a human pace, whatever it has to say."""
        room, luck = live.room, self._own_luck()
        live.floor = []
        if room.window is None or room.window.kind is not Kind.TALK:
            return
        bots = [chair for chair in room.seated if room.sitters[chair].bot and room.seat_of(chair) not in room.dead]
        after = 0.0
        for _ in range(ROUNDS):
            for chair in luck.sample(bots, len(bots)):
                after += luck.uniform(*THINKING)
                live.floor.append(Turn(after, chair))
        live.floor = [
            turn for turn in live.floor if room.opened + turn.after > self.clock()
        ]  # a restart repeats nothing

    def _next_to_speak(self, live: Live) -> float | None:
        return live.room.opened + live.floor[0].after if live.floor else None

    async def _speak(self, live: Live, turn: Turn) -> None:
        """Whoever was asked replies; a shroud lets nobody hear what was asked."""
        room, luck = live.room, self._own_luck()
        seat = room.seat_of(turn.chair)
        if seat is None or not room.sitters[turn.chair].bot or room.holds(seat, "mask"):
            return
        if turn.asked is None:
            await self._claim(live, seat, speak(hearing(room, seat), luck))
        elif not room.holds(seat, "shroud"):
            replied = reply(hearing(room, seat), turn.asked, luck)
            await self._claim(live, seat, replied.claims)
            await self._happen(live, "replied", seat=seat, remark=replied.remark.to_json())

    async def _claim(self, live: Live, seat: Seat, claims: Iterable[Claim]) -> None:
        for claim in claims:
            await self._happen(live, "claimed", seat=seat, claim=claim.to_json())


def _closing(room: Room) -> float:
    if room.unattended:
        return 0.0
    return RESOLVING if room.window is not None and room.window.part is Part.EARLY else CLOSING


def _report(driver: asyncio.Task[None]) -> None:
    """A clock that broke must not break in silence."""
    if not driver.cancelled() and (error := driver.exception()):
        log.error("a table's clock stopped", exc_info=error)


def hearing(room: Room, seat: Seat, *asked: Question) -> Hearing:
    """What a mind at this seat goes by: its own view, and what was said."""
    shrouded = room.holds(seat, "shroud")
    said = tuple(one for one in room.talk.said if one.seat == seat) if shrouded else room.talk.said
    return Hearing(common(room), View(seat, room.known_to(seat), asked), said, max(1, room.talk.day))


def common(room: Room) -> Common:
    """What the whole table knows."""
    return Common(room.settings.rules, Cast(room.cast, room.beside), len(room.seated))
