"""Keeps the tables: takes what people do, puts it on disk, lets it happen, and moves the clocks on."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from garou.dealing import deal
from garou.engine.values import CHANCE, DECLINED, Choice, Question, Refusal, Seat
from garou.engine.view import View
from garou.minds.names import BOTS
from garou.minds.random import lively
from garou.record.promise import promise
from garou.record.reading import name_flaw
from garou.record.values import Record, lines_of
from garou.store.sqlite import SqliteStore
from garou.store.values import Event

from .codes import new_code
from .room import Chair, Phase, Room, replayed
from .settings import Settings, cast_for, checked
from .windows import Kind

log = logging.getLogger("garou.rooms")

PULSE = 1.0  # seconds between two signs of life on disk: a clock stands still for at most so long after a crash
AWAY = 45.0  # seconds after which a host who is gone no longer hosts
CLOSING = 0.1  # seconds from the end of a window to the next one: what is written down meanwhile must not show
AWAKE = 24 * 3600.0  # tables nobody has touched for so long are put away until somebody comes back
MOST_ROOMS = 2_000  # awake at once


class TurnedAway(Refusal):
    """What somebody at a table wanted cannot be done now: the reason is for their eyes."""


@dataclass
class Live:
    """A room that is awake: its lock, its listeners, who is there."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    ears: set[asyncio.Event] = field(default_factory=set)
    here: dict[Chair, int] = field(default_factory=dict)  # open streams of each chair
    seen: dict[Chair, float] = field(default_factory=dict)  # when a chair's last stream closed
    driver: asyncio.Task[None] | None = None


class Keeper:
    """All tables of one server."""

    def __init__(
        self, store: SqliteStore, *, clock: Callable[[], float] = time.time, luck: Random | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.luck = luck or SystemRandom()
        self.mind = lively(self.luck)
        self.live: dict[str, Live] = {}
        self.closing = False
        self._beating: asyncio.Task[None] | None = None

    # Waking and sleeping --------------------------------------------------------------

    async def wake(self) -> None:
        """Every table goes on where it stood, clocks included."""
        last, now = self.store.last_pulse(), self.clock()
        for code in self.store.rooms():
            live = self._load(code)
            if live and live.room.phase in (Phase.DEALT, Phase.PLAYING):
                away = max(0.0, now - max(last or now, live.room.touched))
                await self._happen(live, "resumed", away=away)
                self._drive(live)
            elif live and now - live.room.touched > AWAKE:
                del self.live[code]
        await self.store.pulse(now)
        self._beating = asyncio.create_task(self._beat())

    def hush(self) -> None:
        """Everybody who listens is let go: the server is about to end."""
        self.closing = True
        for live in self.live.values():
            _tell(live)

    async def sleep(self) -> None:
        tasks = [task for task in (self._beating, *(live.driver for live in self.live.values())) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.live.values():
            _tell(live)

    def _load(self, code: str) -> Live | None:
        if code not in self.live:
            events = self.store.read(code)
            if not events:
                return None
            self.live[code] = Live(replayed(code, events))
        return self.live[code]

    def find(self, code: str) -> Live:
        live = self._load(code)
        if live is None:
            raise TurnedAway("no-such-table", code=code)
        return live

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            now = self.clock()
            await self.store.pulse(now)
            for code, live in list(self.live.items()):
                await self._pass_on_hosting(live, now)
                idle = not live.ears and live.room.phase in (Phase.LOBBY, Phase.OVER)
                if idle and now - live.room.touched > AWAKE:
                    del self.live[code]

    # What happens ----------------------------------------------------------------------

    async def _happen(self, live: Live, kind: str, **data: Any) -> None:
        """On disk first, then in the room, then for everybody's eyes."""
        event = Event(live.room.seq + 1, self.clock(), kind, data)
        await self.store.append(live.room.code, event)
        live.room.take(event)
        _tell(live)

    async def listen(self, code: str, chair: Chair | None) -> AsyncIterator[Room]:
        """The room, each time something may have changed in it; at least now and then."""
        live = self.find(code)
        ear = asyncio.Event()
        live.ears.add(ear)
        if chair is not None:
            live.here[chair] = live.here.get(chair, 0) + 1
            _tell(live)
        try:
            while not self.closing:
                yield live.room
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(15):  # not wait_for: in 3.11 that may swallow being cancelled
                        await ear.wait()
                ear.clear()
        finally:
            live.ears.discard(ear)
            if chair is not None:
                live.here[chair] -= 1
                live.seen[chair] = self.clock()
                _tell(live)

    # Coming and going ------------------------------------------------------------------

    async def create(self, settings: Settings) -> Room:
        if len(self.live) >= MOST_ROOMS:
            raise TurnedAway("too-many-tables")
        settings = checked(settings)
        code = new_code(self.luck, lambda code: code in self.live or bool(self.store.read(code)))
        live = self.live[code] = Live(Room(code))
        async with live.lock:
            await self._happen(live, "created", settings=settings.to_json())
        return live.room

    async def join(self, code: str, name: str, lang: str) -> str:
        """A seat for somebody new; the token that proves it is theirs is told once and never again."""
        live = self.find(code)
        async with live.lock:
            room = live.room
            if room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            name = " ".join(name.split())
            if flaw := name_flaw(name, tuple(sitter.name for sitter in room.sitters.values())):
                raise TurnedAway(flaw, name=name, longest=100)
            bots = [chair for chair in room.order if room.sitters[chair].token is None]
            if len(room.order) >= room.settings.rules.players[1]:
                if not bots:
                    raise TurnedAway("table-full")
                await self._happen(live, "left", chair=bots[-1])
            token = secrets.token_urlsafe(32)
            chair = room.chairs_made + 1
            await self._happen(live, "joined", chair=chair, name=name, token=hashed(token), lang=lang)
            if len(room.order) > room.settings.size:
                await self._grow(live)
        return token

    async def _grow(self, live: Live) -> None:
        """One more than there were cards for: the table grows with its people where the scenario allows it."""
        wanted = live.room.settings.with_(size=len(live.room.order))
        with contextlib.suppress(Refusal):
            await self._happen(live, "chosen", settings=checked(wanted).to_json())

    def chair(self, code: str, token: str | None) -> Chair | None:
        """Whose token this is; None for anybody else."""
        if not token:
            return None
        proof = hashed(token)
        for chair, sitter in self.find(code).room.sitters.items():
            if sitter.token is not None and secrets.compare_digest(sitter.token, proof):
                return chair
        return None

    async def leave(self, code: str, chair: Chair) -> None:
        live = self.find(code)
        async with live.lock:
            if live.room.phase is Phase.LOBBY:
                await self._happen(live, "left", chair=chair)
            else:
                await self._hand(live, chair, bot=True)

    async def remove(self, code: str, host: Chair, chair: Chair) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if chair not in live.room.sitters or chair == host:
                raise TurnedAway("no-such-seat-here")
            if live.room.phase is Phase.LOBBY:
                await self._happen(live, "left", chair=chair)
            else:
                await self._hand(live, chair, bot=True)

    async def hand(self, code: str, by: Chair, chair: Chair, *, bot: bool) -> None:
        """A bot sits in for somebody, or gives the seat back. Anybody for themselves; the host for those away."""
        live = self.find(code)
        async with live.lock:
            if by != chair:
                self._only_host(live.room, by)
                if not bot:
                    raise TurnedAway("not-your-seat")
            await self._hand(live, chair, bot=bot)

    async def _hand(self, live: Live, chair: Chair, *, bot: bool) -> None:
        if chair not in live.room.sitters:
            raise TurnedAway("no-such-seat-here")
        await self._happen(live, "handed", chair=chair, bot=bot)
        if bot:
            await self._bots(live)

    async def renew(self, code: str, chair: Chair) -> str:
        """A new token for the same seat: the link that moves it to another device. The old one is void."""
        live = self.find(code)
        token = secrets.token_urlsafe(32)
        async with live.lock:
            await self._happen(live, "handed", chair=chair, token=hashed(token), bot=False)
        return token

    async def speak(self, code: str, chair: Chair, lang: str) -> None:
        live = self.find(code)
        async with live.lock:
            await self._happen(live, "handed", chair=chair, lang=lang)

    async def _pass_on_hosting(self, live: Live, now: float) -> None:
        room = live.room
        host = room.host
        if host is None or live.here.get(host, 0) or now - live.seen.get(host, room.touched) < AWAY:
            return
        present = sorted(chair for chair in room.people if live.here.get(chair, 0))
        if present and host not in present:
            async with live.lock:
                if room.host == host and present[0] in room.sitters:
                    await self._happen(live, "hosts", chair=present[0])

    # The lobby -------------------------------------------------------------------------

    def _only_host(self, room: Room, chair: Chair) -> None:
        if room.host != chair:
            raise TurnedAway("only-the-host")

    async def choose(self, code: str, host: Chair, settings: Settings) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if live.room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            if settings.size < len([c for c in live.room.order if live.room.sitters[c].token]):
                raise TurnedAway("fewer-seats-than-people")
            await self._happen(live, "chosen", settings=checked(settings).to_json())

    async def arrange(self, code: str, host: Chair, order: list[Chair]) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if live.room.phase is not Phase.LOBBY or sorted(order) != sorted(live.room.order):
                raise TurnedAway("table-playing")
            await self._happen(live, "arranged", order=order)

    async def begin(self, code: str, chair: Chair) -> None:
        """Fill the empty seats, shuffle, deal, and show everybody the hash of the deal."""
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, chair)
            if live.room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            await self._fill(live)
            await self._deal(live)
            self._drive(live)

    async def _fill(self, live: Live) -> None:
        room = live.room
        while len(room.order) < room.settings.size:
            taken = {sitter.name for sitter in room.sitters.values()}
            name = next(name for name in BOTS if name not in taken)
            chair = room.chairs_made + 1
            await self._happen(live, "joined", chair=chair, name=name, lang=room.settings.lang, bot=True)
        while len(room.order) > room.settings.size:
            bots = [chair for chair in room.order if room.sitters[chair].token is None]
            if not bots:
                raise TurnedAway("fewer-seats-than-people")
            await self._happen(live, "left", chair=bots[-1])

    async def _deal(self, live: Live) -> None:
        room = live.room
        settings = room.settings
        cast = cast_for(settings, self.luck)
        setup = deal(settings.rules, cast, len(room.order), self.luck)
        nonce = secrets.token_hex(16)
        record = Record(settings.game, settings.edition, settings.options, room.names, setup, nonce=nonce)
        await self._happen(
            live,
            "dealt",
            deal=setup.deal,
            centre=setup.centre,
            extra=setup.extra,
            cast=cast.cards,
            beside=cast.beside,
            nonce=nonce,
            promise=promise(record),
        )

    async def again(self, code: str, chair: Chair) -> None:
        """Anybody at the table may ask for another game once this one is over."""
        live = self.find(code)
        async with live.lock:
            if live.room.phase is not Phase.OVER or chair not in live.room.sitters:
                raise TurnedAway("table-playing")
            await self._happen(live, "again")

    # The game --------------------------------------------------------------------------

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

    # What remains ----------------------------------------------------------------------

    def record(self, room: Room) -> Record:
        """The game so far as a record. Only for a game that is over."""
        if room.setup is None or room.game is None:
            raise TurnedAway("no-game-yet")
        settings = room.settings
        blank = Record(settings.game, settings.edition, settings.options, room.names, room.setup, nonce=room.nonce)
        lines = lines_of(blank, room.game.log)
        return Record(blank.game, blank.edition, blank.options, blank.players, blank.setup, lines, blank.nonce)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _tell(live: Live) -> None:
    live.changed.set()
    for ear in live.ears:
        ear.set()
