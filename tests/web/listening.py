"""One evening of a world, played to its end, with some readers who listen to everything there is to hear."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from unittest import mock

import stage
from between import Between, SharedMemory
from stage import ask, bearer, concluded, cookie, following, now, opened, run
from twins import NAMES, World

from garou.deduction.conclusions import Budget
from garou.engine.values import DECLINED, PUBLIC, Choice, Seat, Slot
from garou.rooms import lobby, seating
from garou.rooms.room import Room
from garou.rooms.windows import Kind, Part
from garou.talk.reactions import REACTIONS
from garou.web.deducing.questions import Conclusion, Query
from slices import leaving_out

PATIENCE = 7.2  # seconds into a window by which everybody has done what they do
LAST = 6.0  # when the first of the living votes: all others have by then
SHORT = 0.6  # in a window too short for all of that, everything comes sooner by this
PAUSED = 2  # the window somebody at the door interrupts, before anybody has done anything in it

BRIEF = Budget(cases=150, ways=60, back=1_000, tried=500, nights=600, enough=100)  # that it tells nothing is asked here

Heard = tuple[float, str, bytes]  # when, over which way, what


@dataclass
class Evening:
    """What some readers heard of one world, and what they could know by then."""

    world: World
    heard: dict[Seat, list[Heard]] = field(default_factory=dict)
    known: dict[Seat, list[tuple[float, Any]]] = field(default_factory=dict)
    windows: list[tuple[float, Kind | None, int]] = field(default_factory=list)  # when each opened, its kind and step
    asleep: dict[tuple[Seat, int], bool] = field(default_factory=dict)  # by seat and window
    replies: list[tuple[bool, bool, Any]] = field(default_factory=list)  # to deeds: was asked, over the API, all of it

    def begins(self, kind: Kind, nth: int = 0) -> float:
        """When the nth window of that kind opened."""
        return [at for at, found, _ in self.windows if found is kind][nth]

    @property
    def ended(self) -> float:
        return next(at for at, kind, _ in self.windows if kind is None)


def evening(of: World, *readers: Seat, windows: int = 999, workers: int = 1) -> Evening:
    """Play a world with these readers listening to everything there is to hear; at several workers, by turns."""
    return run(Play(of, readers, windows, workers).play())


def briefly(asked: Query) -> Conclusion:
    return concluded(replace(asked, budget=leaving_out(BRIEF, deep=asked.budget)))


class Play:
    def __init__(self, of: World, readers: tuple[Seat, ...], windows: int, workers: int = 1) -> None:
        self.world, self.readers, self.most = of, readers, windows
        between = Between()
        self.stores = [SharedMemory(between) for _ in range(workers)] if workers > 1 else [None]
        self.told = Evening(of, {me: [] for me in readers}, {me: [] for me in readers})
        self.tasks: set[asyncio.Task[None]] = set()
        self.over = asyncio.Event()
        self.haste = 1.0

    async def play(self) -> Evening:
        house = opened(self.world.setup, self.world.cast, self.world.luck, stores=self.stores)
        async with house as app, contextlib.AsyncExitStack() as s:
            s.enter_context(mock.patch.object(stage, "concluded", briefly))
            self.apps, keeper = app.state.workers, app.state.keeper
            self.room = await lobby.create(keeper, self.world.settings)
            size = min(self.world.people, self.world.settings.size)
            self.tokens = [await seating.join(keeper, self.room.code, name, "en") for name in NAMES[:size]]
            for chair in range(1, size + 1):  # everybody is there, whoever listens
                s.enter_context(self.at(chair).state.keeper.listen(self.room.code, chair))
            streams = [(me, way, await s.enter_async_context(stream)) for me, way, stream in self.ways()]
            await asyncio.sleep(1)
            for one in self.apps:
                one.state.keeper.after = self.after
            await lobby.begin(keeper, self.room.code, 1)
            async with asyncio.timeout(7200):  # of its own time: no evening lasts that long
                await self.over.wait()
            await asyncio.sleep(1)
            for task in self.tasks:
                task.cancel()
            for trouble in await asyncio.gather(*self.tasks, return_exceptions=True):
                if isinstance(trouble, Exception):
                    raise trouble
            for me, way, stream in streams:
                self.told.heard[me] += [(at, way, piece) for at, piece in stream.pieces]
        for heard in self.told.heard.values():
            heard.sort(key=lambda one: one[0])
        return self.told

    def at(self, me: Any, turn: int = 0) -> Any:
        """The worker that answers this reader this time."""
        return self.apps[((me if isinstance(me, int) else 0) + turn) % len(self.apps)]

    def ways(self):
        for me in self.readers:
            watch = "?watch=1" if me == PUBLIC else ""
            yield me, "page stream", following(self.at(me), f"/t/lune-123/stream{watch}", **self.cookie(me))
            yield me, "api stream", following(self.at(me, 1), "/api/tables/lune-123/stream", **self.bearer(me))

    def cookie(self, me: Seat) -> dict[str, str]:
        return {} if me == PUBLIC else cookie(self.tokens[me])

    def bearer(self, me: Seat) -> dict[str, str]:
        return {} if me == PUBLIC else bearer(self.tokens[me])

    # What happens ------------------------------------------------------------------------

    def after(self, room: Room, kind: str) -> None:
        for me, known in self.told.known.items():
            facts = room.known_to(me)
            asked = room.question_for(me) if me != PUBLIC else None
            everything = (room.setup, room.game.log) if room.outcome else None  # when all is told
            watched = room.facts if room.settings.ghosts and me in room.dead else ()
            said = (room.talk.said, self.lines(room, me))
            fingers = {} if kind == "opened" else self.fingers(room, me)  # those of the last window are forgotten
            learned = (facts, asked, everything, watched, said, fingers)
            if not known or known[-1][1] != learned:
                known.append((now(), learned))
        if kind == "dealt":
            for seat in range(len(self.tokens)):
                self.later(1, self.post(seat, "look"), seat)
        elif kind == "opened":
            self.opened(room)

    def lines(self, room: Room, me: Seat) -> list[Any]:
        """What was said where this reader may hear it: the dead hear each other as well."""
        return [(line.text, line.remark) for line in room.talk.lines if not line.grave or me in room.dead]

    def fingers(self, room: Room, me: Seat) -> dict[Seat, Choice]:
        """At whom those point with whom this reader decides something now."""
        mine = [question.call for question in room.put if me in question.seats]
        fellows = {seat for question in room.put if question.call in mine for seat in question.seats} - {me}
        awake = [live for app in self.apps if (live := app.state.keeper.live.get(room.code))]
        leaning = {seat: choice for live in awake for seat, choice in live.leaning.items()}
        shared = room.window is not None and room.window.kind is Kind.CALL and room.window.part is not Part.EARLY
        return {seat: choice for seat, choice in leaning.items() if shared and seat in fellows}

    def opened(self, room: Room) -> None:
        kind = room.window.kind if room.window else None
        self.told.windows.append((now(), kind, room.window.step if room.window else 0))
        if kind is None or len(self.told.windows) >= self.most:
            self.over.set()
            return
        dead = {fact.of("player") for fact in room.public if fact.name == "died"}
        living = [Seat(Slot(seat)) for seat in range(len(self.tokens)) if seat not in dead]
        for seat in range(len(room.seated)):
            self.told.asleep[Seat(Slot(seat)), room.windows] = room.question_for(Seat(Slot(seat))) is None
        last_words = [seat for seat in room.asked if seat in dead]
        self.haste = SHORT if room.pace.seconds(room.window) < PATIENCE else 1
        for seat in (*living, *last_words):
            self.schedule(room, seat, first=seat == living[0])
        for seat in range(len(self.tokens)):
            self.chatter(room, Seat(Slot(seat)), dead=seat in dead)
        if room.windows == PAUSED:
            for moment, on in ((0.2, True), (0.6, False)):
                self.later(moment, self.post(living[1], "pause", on=on), living[1])
        for me in self.readers:
            self.later(PATIENCE if kind is not Kind.BALLOT else LAST - 0.6, self.peek(me, room.windows), me)

    def schedule(self, room: Room, seat: Seat, *, first: bool) -> None:
        """When somebody acts: secretly by their own key, before everybody's eyes always the same."""
        luck = Random(self.world.key(seat, room.windows))
        kind = room.window.kind
        if kind is Kind.TALK:
            self.later(8, self.post(seat, "ready", on="true"), seat)
        elif kind is Kind.BALLOT and first:
            self.later(LAST, self.answer(seat, room.windows, luck), seat)
        elif kind is Kind.BALLOT:
            self.later(1 + 0.4 * seat, self.answer(seat, room.windows, luck), seat)  # everybody sees that, not for whom
            if luck.random() < 0.5:  # thinks again
                self.later(luck.uniform(4.2, 5), self.answer(seat, room.windows, luck), seat)
            if luck.random() < 0.5:  # a second thought when all have voted
                self.later(luck.uniform(6.4, 8.4), self.answer(seat, room.windows, luck), seat)
        elif seat not in self.world.silent and (luck.random() < 0.8 or self.world.eager):
            self.later(luck.uniform(1, 6), self.answer(seat, room.windows, luck), seat)

    def chatter(self, room: Room, seat: Seat, *, dead: bool) -> None:
        """Aloud always the same; what is for few ears or for none, by one's own key, awake or asleep."""
        luck, window = Random(f"{self.world.key(seat, room.windows)} talks"), room.windows
        if dead:
            for _ in range(luck.randint(0, 2)):
                self.later(luck.uniform(1, 4), self.post(seat, "say", text=f"boo {luck.random()}"), seat)
        elif room.window.kind is Kind.TALK:
            self.later(2, self.post(seat, "say", text=f"{NAMES[seat]} says {window}"), seat)
            self.later(2.4, self.post(seat, "say", text=f"{room.names[-1]}, who are you?"), seat)  # perhaps a bot
            self.later(3, self.post(seat, "claim", kind="vote", part=(seat + 1) % len(room.seated)), seat)
            self.later(3.4, self.post(seat, "claim", kind="am", part=room.cast[0]), seat)
            self.later(3.7, self.post(seat, "gesture", at=(seat + 1) % len(room.seated)), seat)
            self.later(5.5, self.post(seat, "react", kind=REACTIONS[seat % len(REACTIONS)]), seat)
            self.later(4, self.post(seat, "take-back" if seat % 2 else "longer"), seat)
        for moment in sorted(luck.uniform(1, 5) for _ in range(luck.randint(0, 3))):
            self.later(moment, self.post(seat, "lean", window=window, choice=luck.randrange(len(room.seated))), seat)
        if luck.random() < 0.3:
            guess = {"seat": luck.randrange(len(room.seated)), "role": luck.choice(room.cast)}
            self.later(luck.uniform(4.3, 4.6), self.post(seat, "token", **guess), seat, aside=True)
            self.later(
                luck.uniform(4.9, 5.3), self.post(seat, "note", text=f"I think {luck.random()}"), seat, aside=True
            )

    def later(self, delay: float, deed: Any, seat: int, *, aside: bool = False) -> None:
        """Everybody's deeds have hundredths of a second of their own: nobody waits for another's to be kept.

        Nor for the table's own beat, which falls on whole seconds.

        What is done aside comes half of that later: nobody does two things in one moment.
        """
        delay *= self.haste

        async def done() -> None:
            await asyncio.sleep(round(delay - delay % 0.2 + (seat + 2 + aside / 2) * 0.012 + 0.002, 3))
            await deed

        self.tasks.add(asyncio.create_task(done()))

    # What people do ----------------------------------------------------------------------

    async def post(self, me: Seat, what: str, /, **form: Any) -> None:
        """What comes back is heard as well."""
        here, sent = self.at(me, len(what)), {"hx_request": "true"} | cookie(self.tokens[me])
        reply = await ask(here, "POST", f"/t/lune-123/{what}", form, **sent)
        assert reply.status < 500, (what, form, reply.body)
        if me in self.told.heard:
            self.told.heard[me] += [(at, what, piece) for at, piece in reply.pieces]

    async def answer(self, seat: Seat, window: int, luck: Random) -> None:
        room = self.room
        question = room.question_for(seat)
        planned = self.world.plan(room, seat, question) if question and self.world.plan else None
        options = question.options if question else tuple((Slot(n),) for n in range(len(room.seated)))
        choice = planned if planned is not None else luck.choice(options)
        over_api = bool(window % 2)
        reply = await (self.by_program if over_api else self.by_hand)(seat, window, choice)
        self.told.replies.append((question is not None, over_api, (reply.status, reply.headers, reply.body)))
        if seat in self.told.heard:
            self.told.heard[seat] += [(at, "reply", piece) for at, piece in reply.pieces]

    async def by_hand(self, seat: Seat, window: int, choice: Choice) -> Any:
        form = {"window": window, "choice": [str(part) for part in choice]}
        form |= {"decline": "1"} if choice == DECLINED else {"confirm": "1"}
        sent = {"hx_request": "true"} | cookie(self.tokens[seat])
        return await ask(self.at(seat, window // 2), "POST", "/t/lune-123/answer", form, **sent)

    async def by_program(self, seat: Seat, window: int, choice: Choice) -> Any:
        room = self.room
        names = (*room.names, *room.settings.rules.places)
        chosen = [names[part] if isinstance(part, int) else part for part in choice]
        body = {"window": window, "choose": chosen}
        here = self.at(seat, window // 2)
        return await ask(here, "POST", "/api/tables/lune-123/answers", body, **bearer(self.tokens[seat]))

    async def peek(self, me: Seat, window: int) -> None:
        """Every page there is, by turns, and now and then every wrong deed: what comes back is heard as well."""
        watch = "?watch=1" if me == PUBLIC else ""
        pages = [
            ("GET", "/t/lune-123", None, self.cookie(me)),
            ("GET", "/t/lune-123", None, {}),
            ("GET", "/t/lune-123/watch", None, self.cookie(me)),
            ("GET", f"/t/lune-123/known{watch}", None, self.cookie(me) | {"hx_request": "true"}),
            ("GET", f"/t/lune-123/cast{watch}", None, self.cookie(me)),
            ("GET", "/api/tables/lune-123", None, self.bearer(me)),
            ("GET", f"/t/lune-123/talk{watch}", None, self.cookie(me)),
            ("GET", "/t/lune-123/notebook", None, self.cookie(me)),
            ("GET", "/t/lune-123/claim", None, self.cookie(me)),
            ("GET", "/t/lune-123/gestures", None, self.cookie(me)),
            ("POST", "/t/lune-123/claim/so-far", {"kind": "saw", "part": "1"}, self.cookie(me)),
            ("POST", f"/t/lune-123/deduce{watch}", {"turn": "1", "about": "2"}, self.cookie(me)),
            ("POST", "/api/tables/lune-123/deduction", {"believe": [0]}, self.bearer(me)),
            ("GET", f"/t/lune-123/deduce{watch}", None, self.cookie(me)),
        ]
        wrongs = [
            ("GET", "/t/lune-123/record", None, self.cookie(me)),
            ("GET", "/api/tables/lune-123/record", None, self.bearer(me)),
            ("POST", "/t/lune-123/answer", {"window": window - 1, "choice": "0"}, self.cookie(me)),
            ("POST", "/t/lune-123/answer", {"window": window, "choice": "nonsense"}, self.cookie(me)),
            ("POST", "/t/lune-123/begin", {}, self.cookie(me)),
            ("POST", "/t/lune-123/join", {"name": NAMES[0]}, {}),
            ("POST", "/t/lune-123/hand", {"chair": 2, "bot": "false"}, self.cookie(me)),
            ("POST", "/t/lune-123/say", {"text": "\u202e"}, self.cookie(me)),
            ("POST", "/t/lune-123/claim", {"kind": "am", "part": "nobody"}, self.cookie(me)),
            ("POST", "/t/lune-123/token", {"seat": 99, "role": "seer"}, self.cookie(me)),
            ("POST", "/t/lune-123/note", {"text": "x" * 2001}, self.cookie(me)),
            ("POST", "/t/lune-123/lean", {"window": window - 1, "choice": "1"}, self.cookie(me)),
            ("POST", "/t/lune-123/pause", {"on": "false"}, self.cookie(me)),
            ("POST", "/t/lune-123/again", {"at_once": "true"}, self.cookie(me)),
            ("POST", "/t/lune-123/another", {}, self.cookie(me)),
        ]
        if self.room.window.kind is Kind.CALL:  # by day that would be no wrong
            by_day = ("longer", "take-back", "gesture", "ready")
            wrongs += [("POST", f"/t/lune-123/{what}", {}, self.cookie(me)) for what in by_day]
        turns, now_and_then = leaving_out(3, deep=2), leaving_out(6, deep=4)
        for method, path, form, headers in pages[window % turns :: turns] + wrongs * (window % now_and_then == 1):
            reply = await ask(self.at(me, window // 2 + len(path)), method, path, form, **headers)
            assert reply.status < 500, (method, path, reply.body)
            self.told.heard[me] += [(at, f"{method} {path} {form}", piece) for at, piece in reply.pieces]
