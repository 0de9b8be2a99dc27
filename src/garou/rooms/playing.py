"""A game at a table: answers are taken, windows close when their time is up, bots and luck answer for themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Iterable
from random import Random
from zlib import crc32

from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat
from garou.engine.view import View
from garou.games.cast import Cast
from garou.minds.replying import reply
from garou.minds.talking import Hearing, answer, speak
from garou.talk.claims import Claim, Common

from .awake import Awake, TableDeed, Tables, Turn
from .hall import TurnedAway, patience
from .room import Chair, Phase, Room
from .swift import stretch
from .windows import Kind, Part, following

log = logging.getLogger("garou.rooms")

GRID = 0.25  # seconds: a table's windows open so far apart or a multiple, so that nothing done meanwhile shows in it
CLOSING = 0.2  # seconds at least from the end of a window to the next one: for what is worked out and written down
RESOLVING = 0.5  # the same when a whole night is
GLANCE = 1.0  # seconds between two looks at each other's fingers: who taps when is told to nobody
ROUNDS = 3  # how often each bot takes the floor in one talk
STUBBORN = 4  # ballots of one day, more or less, until a tie is left to chance
THINKING = (3.0, 5.0)  # seconds between two bots who speak


class Playing(Tables):
    """What people do in a game, and what the clock does."""

    async def look(self, code: str, chair: Chair) -> None:
        async with self.at(code, chair) as deed:
            if deed.room.phase is Phase.DEALT and chair not in deed.room.looked:
                deed.happen("looked", chair=chair)

    async def ready(self, code: str, chair: Chair, *, on: bool) -> None:
        async with self.at(code, chair) as deed:
            room = deed.room
            if room.phase is not Phase.PLAYING or room.window is None or room.window.kind is not Kind.TALK:
                raise TurnedAway("too-late")
            if (seat := room.seat_of(chair)) is None:
                raise TurnedAway("not-in-this-game")
            if seat in room.dead:
                raise TurnedAway("the-dead-are-silent")
            deed.happen("ready", chair=chair, on=on)

    async def answer(self, code: str, chair: Chair, window: int, choice: Choice) -> None:
        """An answer, or a tap in one's sleep: both are kept the same way and take the same time.

        The same again changes nothing; another one is refused. In a ballot the last one counts.
        """
        async with self.at(code, chair) as deed:
            room = deed.room
            seat = room.seat_of(chair)
            if room.phase is not Phase.PLAYING or room.windows != window or seat is None:
                raise TurnedAway("too-late")
            if room.paused is not None:
                raise TurnedAway("table-paused")
            if (given := room.given.get(chair)) is not None:
                if given != choice:
                    raise TurnedAway("answered-already")
                return
            question = room.question_for(seat)
            if question is None:
                deed.happen("dreamt", chair=chair, choice=choice)
            elif not question.admits(choice):
                raise TurnedAway("not-an-option", call=question.call)
            else:
                self._answer(deed, seat, question, choice)

    def _answer(
        self,
        deed: TableDeed,
        seat: Seat,
        question: Question,
        choice: Choice,
        *,
        luck: bool = False,
        closing: bool = False,
    ) -> None:
        if not closing and deed.room.window and deed.room.window.part is Part.EARLY:
            deed.happen("foretold", seat=seat, choice=choice)
        elif not closing and question.ballot:
            deed.happen("pointed", seat=seat, choice=choice)
        else:
            more = {"luck": True} if luck else {}
            deed.happen("answered", seat=seat, call=question.call, choice=choice, **more)
            self._chance(deed)

    def _chance(self, deed: TableDeed) -> None:
        """Luck is asked like anybody else, and answers at once."""
        while deed.room.game and deed.room.game.open and deed.room.game.open[0].seats == (CHANCE,):
            question = deed.room.game.open[0]
            choice = self.luck.choice(question.options)
            deed.happen("answered", seat=CHANCE, call=question.call, choice=choice)

    # The clock -------------------------------------------------------------------------

    def _drive(self, live: Awake) -> None:
        if not self.closing and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._run(live))

    async def _run(self, live: Awake) -> None:
        """Until the game is over. Whatever goes wrong is tried again: a table whose clock stands is lost."""
        while live.room.going and self.live.get(live.room.code) is live:
            try:
                await self._tick(live)
                live.stumbled = 0
            except Exception:
                if self.live.get(live.room.code) is live:  # it was not deleted meanwhile
                    live.stumbled += 1
                    log.exception("a table's clock could not go on")
                    await asyncio.sleep(patience(live.stumbled))
        live.stumbled = 0  # nothing is due any more

    async def _tick(self, live: Awake) -> None:
        """Close the window when its time is up, or let a bot speak in it; until then, wait."""
        live.changed.clear()
        if live.slept:
            async with self.at(live.room.code):
                pass  # sets the clock
            self._give_the_floor(live)
        deadline, speaking, beat = live.room.deadline, self._next_to_speak(live), self._next_glance(live)
        due = [moment for moment in (deadline, speaking, beat) if moment is not None and live.room.paused is None]
        left = min(due) - self.clock() if due else None
        if left is None or left > 0:
            live.stumbled = 0  # nothing was due that could not be done
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await live.changed.wait()
            return
        async with self.at(live.room.code) as deed:
            if deadline is not None and deed.room.deadline == deadline <= self.clock():
                await self._close(deed, deadline)
            elif speaking is not None and self._next_to_speak(live) == speaking <= self.clock():
                self._speak(deed, live.floor.pop(0))
            elif beat is not None and self._next_glance(live) == beat <= self.clock():
                live.leant = max(live.leant + 1, int((self.clock() - live.room.opened) / GLANCE))
                live.tell()

    async def _close(self, deed: TableDeed, deadline: float) -> None:
        """What nobody answered is declined, or falls to luck where it must be answered; then the next window.

        All of it is one commit, whoever has acted, and is seen at a moment that was fixed before.
        """
        room, live = deed.room, deed.live
        pause, place = pause_after(room), place_of(room.code)
        opening = opening_time(deadline, self.clock(), pause, place)
        if room.unattended or room.left_to_read:  # nobody has to be given time to listen
            for turn in live.floor:
                self._speak(deed, turn)
        if room.window is not None and room.window.part:
            self._resolve(deed)
        else:
            for question in room.put:
                if room.game is not None and question in room.game.open:
                    self._close_question(deed, question)
        deed.happen("opened", at=opening, **self.time_of_day())
        await self._commit(deed, seen_at=lambda now: on_the_grid(max(opening, now), place) if pause else now)
        live.leaning, live.leant = {}, 0
        self._give_the_floor(live)

    def _next_glance(self, live: Awake) -> float | None:
        """At a beat of its own, as long as the call lasts: a page that came because of a finger would tell of it."""
        return live.room.opened + (live.leant + 1) * GLANCE if live.room.together else None

    def _close_question(self, deed: TableDeed, question: Question, choice: Choice | None = None) -> None:
        """Bots answer here and not when they are asked: nobody's page comes later because one had to think."""
        seat, room = question.seats[0], deed.room
        if choice is None and question.ballot:
            choice = room.pointed.get(seat)
        if choice is None and room.left_to_bots(question):
            choice = self._of_a_bot(room, seat, question)
        if choice is None and question.may_decline:
            choice = DECLINED
        luck = choice is None
        chosen = self.luck.choice(question.options) if choice is None else choice
        self._answer(deed, seat, question, chosen, luck=luck, closing=True)

    def _resolve(self, deed: TableDeed) -> None:
        """A swift night goes on as far as it can: with what was answered early, and without what is too late."""
        room = deed.room
        if room.window is None or room.game is None:
            return
        calls, upcoming = stretch(room.game, room.window.step), following(room.game, room.window, swift=True)
        goal = upcoming.step if upcoming and upcoming.part is Part.LATE else calls.stop
        while room.game.open and room.game.step in calls:
            question = room.game.open[0]
            if room.was_early(question):
                foretold = room.foretold.get(question.seats[0])
                known = foretold if foretold is not None and question.admits(foretold) else None
                self._close_question(deed, question, known)
            elif room.game.step < goal or question in room.put:
                self._close_question(deed, question)
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

    def _give_the_floor(self, live: Awake) -> None:
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

    def _next_to_speak(self, live: Awake) -> float | None:
        return live.room.opened + live.floor[0].after if live.floor else None

    def _speak(self, deed: TableDeed, turn: Turn) -> None:
        """Whoever was asked replies; a shroud lets nobody hear what was asked."""
        room, luck = deed.room, self._own_luck()
        seat = room.seat_of(turn.chair)
        if seat is None or not room.sitters[turn.chair].bot or room.silenced(seat):
            return
        if turn.asked is None:
            _claim(deed, seat, speak(hearing(room, seat), luck))
        elif not room.deafened(seat):
            replied = reply(hearing(room, seat), turn.asked, luck)
            _claim(deed, seat, replied.claims)
            deed.happen("replied", seat=seat, remark=replied.remark.to_json())


def _claim(deed: TableDeed, seat: Seat, claims: Iterable[Claim]) -> None:
    for claim in claims:
        deed.happen("claimed", seat=seat, claim=claim.to_json())


def pause_after(room: Room) -> float:
    """From the end of a window to the next one at least: by what everybody knows."""
    if room.unattended:
        return 0.0
    return RESOLVING if room.window is not None and room.window.part is Part.EARLY else CLOSING


def opening_time(deadline: float, now: float, pause: float, place: float) -> float:
    """When the next window opens: fixed by when this one ends and by what everybody knows, and by no disk.

    A server that comes too late for that opens it at a later such moment.
    """
    if not pause:
        return now
    opening = on_the_grid(deadline + pause, place)
    return opening if now <= opening else on_the_grid(now + pause, place)


def on_the_grid(moment: float, place: float) -> float:
    """That moment, or the first one after it at which anything may be seen to happen at this table."""
    return math.ceil((moment - place) / GRID) * GRID + place


def place_of(code: str) -> float:
    """Tables take turns on the grid: if all opened at once, each would wait for all the others."""
    return crc32(code.encode()) % 64 / 64 * GRID


def hearing(room: Room, seat: Seat, *asked: Question) -> Hearing:
    """What a mind at this seat goes by: its own view, and what was said."""
    said = tuple(one for one in room.talk.said if one.seat == seat) if room.deafened(seat) else room.talk.said
    return Hearing(common(room), View(seat, room.known_to(seat), asked), said, max(1, room.talk.day))


def common(room: Room) -> Common:
    """What the whole table knows."""
    return Common(room.settings.rules, Cast(room.cast, room.beside), len(room.seated))
