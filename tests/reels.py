"""Evenings as the disk saw them, commit by commit: a server can be started at any moment of one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import tempfile
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from evenings import GAMES, act
from garou.engine.values import Refusal, RoleName, Slot
from garou.rooms import clock, lobby, seating, talking
from garou.rooms.codes import CUP
from garou.rooms.cup import booking, drawing, entering
from garou.rooms.cup.cup import Format
from garou.rooms.events.taking import take
from garou.rooms.events.values import EVENTS
from garou.rooms.room import Phase, Room
from garou.rooms.settings import Settings
from garou.store.sqlite import SCHEMA, VERSION
from garou.tournaments.season import SeasonGame
from slowdisk import Written, run, serving

# With a card that may silence somebody, so that whatever can be done at a table can be done.
DECKS = {"epic-battle": "werewolf werewolf cupid instigator priest seer robber curator hunter"}
CUPS = {"one-night": Format.DUPLICATE, "epic-battle": Format.ELIMINATION, "classic": Format.ELIMINATION}


@cache
def reel(game: str) -> tuple[Written, ...]:
    """Two games at one table, the second of them cut short; beside it a tournament is played, and another waits."""
    with tempfile.TemporaryDirectory() as directory:
        return run(_evening(game, directory))


def laid(game: str) -> Settings:
    settings = GAMES[game].with_(pace="quick", chips=2)
    own = tuple(map(RoleName, DECKS.get(game, "").split()))
    return settings.with_(scenario=None, cards=own) if own else settings


async def _evening(game: str, directory: str) -> tuple[Written, ...]:
    async with serving(Path(directory)) as cups:
        keeper, luck = cups.keeper, Random(game)
        await _tournament(cups, CUPS[game])
        room = await lobby.create(keeper, laid(game))
        for name in ("Zed", "Yan", "Wim", "Xia"):
            await seating.join(keeper, room.code, name, "en")
        await talking.speak(keeper, room.code, 3, "I have to go")
        await seating.leave(keeper, room.code, 3)
        await lobby.begin(keeper, room.code, 1)
        await _play(keeper, room, luck, lambda: room.windows > 2)
        await seating.leave(keeper, room.code, 4)
        await _play(keeper, room, luck, lambda: room.phase is Phase.OVER)
        await talking.speak(keeper, room.code, 1, "well played")
        await lobby.another(keeper, room.code, 2, on=True)
        await lobby.again(keeper, room.code, 1)
        await lobby.begin(keeper, room.code, 1)
        await _play(keeper, room, luck, lambda: room.windows > 4)
        return tuple(keeper.store.written)


async def _tournament(cups, format: Format) -> None:
    code = await entering.create(cups, "Cup", format, Settings(pace="quick", size=4), 2)
    await entering.join(cups, code, "Olga", "en", plays=False)
    for name in ("Ann", "Bob", "Cat"):
        await entering.join(cups, code, name, "fr")
    await entering.add_bots(cups, code, 1, 5)
    await drawing.begin(cups, code, 1)
    await entering.leave(cups, code, 1, 4)  # and may come back
    waiting = await entering.create(cups, "Later", format, Settings(pace="quick", size=4), 1)
    for name in ("Dan", "Eve", "Flo"):
        await entering.join(cups, waiting, name, "fr")
    cards = await entering.create(cups, "Cards", Format.ELIMINATION, Settings(pace="quick", size=4), 1, real=True)
    await entering.join(cups, cards, "Olga", "en", plays=False)
    await entering.write_down(cups, cards, 1, ("Gil", "Hal", "Ida"))
    season = await entering.create(cups, "Season", Format.SEASON, Settings(pace="quick", size=4), 1)
    await entering.join(cups, season, "Olga", "en")
    await booking.enter_game(cups, season, 1, SeasonGame(0, date(2026, 11, 6), ("Gil", "Hal"), ("Hal",)))


async def _play(keeper, room, luck: Random, there) -> None:
    """People act, talk, note and stop the clock by luck."""
    while not there():
        for chair in (1, 2, 4):
            with contextlib.suppress(Refusal):
                await act(keeper, room, chair, luck)
            with contextlib.suppress(Refusal):
                await _chat(keeper, room, chair, luck)
        await asyncio.sleep(luck.uniform(1, 6))


async def _chat(keeper, room, chair: int, luck: Random) -> None:
    deeds = (
        lambda: talking.speak(keeper, room.code, chair, f"I say {luck.random()}"),
        lambda: talking.claim(keeper, room.code, chair, "vote", (Slot(luck.randrange(3)),)),
        lambda: talking.note(keeper, room.code, chair, f"I think {luck.random()}"),
        lambda: talking.put_token(keeper, room.code, chair, luck.randrange(3), room.cast[0]),
        lambda: clock.pause(keeper, room.code, chair, on=luck.random() < 0.4),
        lambda: talking.take_back(keeper, room.code, chair),
        lambda: clock.lengthen(keeper, room.code, chair),
    )
    if luck.random() < 0.3:
        await luck.choice(deeds)()


@cache
def moments(game: str) -> dict[str, list[int]]:
    """After how many commits the table was in each phase, and each kind of window open."""
    found: dict[str, list[int]] = {}
    code = next(one.room for one in reversed(reel(game)) if not one.room.startswith(CUP))
    room = Room(code)
    for commits, one in enumerate(reel(game), 1):
        if one.room == code:
            for event in one.events:
                take(room, EVENTS.read(event))
            kind = f" {room.window.kind}" if room.window else ""
            found.setdefault(f"{room.phase}{kind}", []).append(commits)
    return found


def wound_to(reel: tuple[Written, ...], directory: Path, commits: int) -> float:
    """The disk as it was after that many commits, and when that was."""
    directory.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(directory / "garou.db", isolation_level=None)) as disk:
        disk.execute("PRAGMA synchronous=OFF")
        disk.executescript(f"{SCHEMA} PRAGMA user_version={VERSION}; BEGIN")
        for what, room, events, _ in reel[:commits]:
            if what != "append":
                disk.execute("DELETE FROM event WHERE room = ?", (room,))
            rows = [(room, seq, at, kind, json.dumps(data)) for seq, at, kind, data in events]
            disk.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
        last = max(events[-1].at for _, _, events, _ in reel[:commits])
        disk.execute("INSERT INTO pulse VALUES (1, ?)", (last,))
        disk.execute("COMMIT")
    return last
