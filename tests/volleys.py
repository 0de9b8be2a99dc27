"""Several deeds at one moment of an evening, and what must hold afterwards, whatever they were."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st
from stage import GRAIN

from deeds import DEEDS, WHEN, Somebody
from evenings import GAMES
from garou.engine.values import PUBLIC, Refusal
from garou.rooms.codes import CUP
from garou.rooms.cup import cup as cupping
from garou.rooms.cup.keeping import Cups
from garou.rooms.events.taking import replayed
from garou.rooms.room import Room
from garou.store.values import NotKept
from reels import moments, reel, wound_to
from slowdisk import DOING, Written, clock, run, serving, stopped_at


@dataclass
class Volley:
    """What is fired at once, in which evening, after how many commits, and how long before a clock runs out."""

    game: str
    commits: int
    names: tuple[str, ...]
    luck: int
    before: float | None = None  # None: just so, whatever the clock says
    stopped: int = 0  # the first of them is told to stop the nth time it waits; 0: never
    failing: int = 0  # this one of the commits that follow fails; 0: none
    outage: float = 0.0  # seconds for which nothing can be written


@st.composite
def volleys(draw, game):
    names = draw(st.lists(st.sampled_from([*DEEDS]), min_size=2, max_size=3))
    commits = draw(st.sampled_from(draw(st.sampled_from([*moments(game).values()]))))
    before = draw(st.sampled_from([None, 0.0, GRAIN, 4 * GRAIN, 0.1]))
    return Volley(game, commits, tuple(names), draw(st.integers(0, 2**32)), before)


@dataclass
class Came:
    """What became of each deed: acknowledged, or refused; nothing is told of one that was stopped."""

    done: dict[str, bool] = field(default_factory=dict)
    written: list[Written] = field(default_factory=list)


def fired(volley: Volley, directory: Path) -> Came:
    """Fired, held to all promises, and the server started again."""
    since = wound_to(reel(volley.game), directory, volley.commits)
    return run(_fired(volley, directory), since + 60)


def acknowledged(name: str, directory: Path) -> Volley:
    """One deed alone, at a moment and by somebody by whom it can be done."""
    for luck in range(200):
        game = [*GAMES][luck % len(GAMES)]
        chosen = Random(luck)
        found = moments(game)
        commits = chosen.choice(found[WHEN[name]] if name in WHEN else chosen.choice([*found.values()]))
        volley = Volley(game, commits, (name,), luck)
        if fired(volley, directory / str(luck)).done.get("word0"):
            return volley
    raise AssertionError(f"nobody can ever {name}")


async def _fired(volley: Volley, directory: Path) -> Came:
    async with serving(directory, luck=volley.luck) as cups:
        came = await _fire(cups, volley)
        await _settled(cups, volley.outage + 5 if volley.failing or volley.outage else 0)
        assert_kept(cups, came)
        if volley.stopped or volley.failing or volley.outage:
            await assert_going_on(cups)
        before = everything(cups)
    await asyncio.sleep(1)
    async with serving(directory) as cups:
        assert_woken(cups, before)
        await assert_going_on(cups)
    return came


async def _fire(cups: Cups, volley: Volley) -> Came:
    """All of them at one table, or in one tournament."""
    luck, came = Random(volley.luck), Came()
    code, cup = _somewhere(cups, luck)
    deadline = cups.keeper.find(code).room.deadline
    if volley.before is not None and deadline is not None:
        await asyncio.sleep(max(0.0, deadline - clock() - volley.before))
    people = [Somebody(cups, code, cup, luck, f"word{number}") for number in range(len(volley.names))]
    cups.store.fails_at, cups.store.full_until = volley.failing, clock() + volley.outage
    doing = [_do(me, name, came) for me, name in zip(people, volley.names, strict=True)]
    tasks = [stopped_at(volley.stopped, doing[0]), *map(asyncio.create_task, doing[1:])]
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()
    came.written = [*cups.store.written]
    return came


def _somewhere(cups: Cups, luck: Random) -> tuple[str, str]:
    """Mostly at the table of that evening, or at one of a tournament; and a tournament, that one or any."""
    found = [one.room for one in cups.store.rooms()]
    tables = [code for code in found if not code.startswith(CUP)]
    own = [code for code in tables if not cups.keeper.find(code).room.cup]
    code = luck.choice(tables if luck.random() < 0.3 else own)
    cup = cups.keeper.find(code).room.cup
    return code, cup or luck.choice([one.removeprefix(CUP) for one in found if one.startswith(CUP)])


async def _do(me: Somebody, name: str, came: Came) -> None:
    """Refused is refused in words: whatever else goes wrong is a mistake of ours."""
    DOING.set(me.word)
    try:
        deed = DEEDS[name](me)
    except (Refusal, IndexError):  # nothing there to do it with
        return
    try:
        await deed
    except (Refusal, NotKept):
        came.done[me.word] = False
    else:
        came.done[me.word] = True


async def _settled(cups: Cups, seconds: float = 0.0) -> None:
    """Nobody writes any more: what runs out in a moment has run out, what was refused was tried again."""
    await asyncio.sleep(2 * seconds)
    for _ in range(3):
        await asyncio.sleep(0.6)
        for live in [*cups.keeper.live.values(), *cups.live.values()]:
            async with live.lock:
                pass


# --- Promises ---------------------------------------------------------------------------------------


def assert_kept(cups: Cups, came: Came) -> None:
    """Acknowledged is there, once; refused is not there at all; and memory is what the disk holds."""
    logs: dict[str, list[Written]] = {}
    for one in came.written:
        if one.what != "append":
            logs.update({room: [] for room in one.room.split()})
        if one.events:
            logs.setdefault(one.room, []).append(one)
    for word, acknowledged in came.done.items():
        handed_in = [one for one in came.written if one.by == word]
        assert acknowledged or not handed_in, f"{word} was refused, and this is there: {handed_in}"
    for room, commits in logs.items():
        rows = cups.store.read(room)
        for one in commits:
            for event in one.events:
                found = [row for row in rows if (row.seq, row.kind) == (event.seq, event.kind)]
                assert len(found) == 1, (room, event)
    for hall, replay in ((cups.keeper, replayed), (cups, cupping.replayed)):
        for code, live in hall.live.items():
            again = replay(code, cups.store.read(hall.prefix + code))
            assert worth(live.room) == worth(again), code
            assert_worked_out(live.room, again)


def worth(room: Any) -> dict[str, Any]:
    """All there is to a room, without what it has worked out."""
    return {name: value for name, value in vars(room).items() if name not in Room.worked_out}


def assert_worked_out(room: Any, again: Any) -> None:
    """Whatever was worked out once and kept is what would be worked out now."""
    for name in {*Room.worked_out} & vars(room).keys() - {"_made", "_own", "knowledge"}:
        assert vars(room)[name] == getattr(again, name), name
    for seat in (PUBLIC, *range(len(getattr(room, "seated", ())))):
        assert known(room, seat) == known(again, seat)


def known(room: Any, seat: Any) -> Any:
    """A tournament tells nobody anything."""
    return isinstance(room, Room) and (room.facts, room.known_to(seat), room.held(seat), room.dead, room.buried)


def everything(cups: Cups) -> dict[str, int]:
    return {found.room: found.last for found in cups.store.rooms()}


def assert_woken(cups: Cups, before: dict[str, int]) -> None:
    assert not cups.keeper.aside
    assert not cups.aside
    now = everything(cups)
    assert now.keys() >= before.keys()
    for room in now:
        hall = cups if room.startswith(CUP) else cups.keeper
        hall.find(room.removeprefix(CUP))


async def assert_going_on(cups: Cups) -> None:
    """Every clock moves on, unless somebody has stopped it."""
    going = {code: live.room.windows for code, live in cups.keeper.live.items() if running(live.room)}
    due = [cups.keeper.live[code].room.deadline for code in going]
    await asyncio.sleep(max((deadline - clock() for deadline in due), default=0) + 5)
    for code, windows in going.items():
        room = cups.keeper.find(code).room
        assert not running(room) or room.windows != windows, f"the clock of {code} stands"
    assert cups.keeper.troubles == ()


def running(room: Any) -> bool:
    return room.going and room.paused is None
