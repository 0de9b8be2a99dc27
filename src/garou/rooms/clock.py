"""The clock of a table: windows close when their time is up, and the next opens; people may ask it to wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from zlib import crc32

from .answering import close_questions, resolve
from .awake import Awake, TableDeed, Tables
from .bots import give_the_floor, next_to_speak, take_the_floor
from .events.values import Lengthened, Opened, Paused, WentOn
from .hall import TurnedAway, patience
from .room import Chair, Phase, Room
from .spoken_to import let_a_bot_reply, meant
from .trying import Overtaken, tried_again
from .windows import Kind, Part

log = logging.getLogger("garou.rooms")

GRID = 0.25  # seconds: a table's windows open so far apart or a multiple, so that nothing done meanwhile shows in it
CLOSING = 0.2  # seconds at least from the end of a window to the next one: for what is worked out and written down
RESOLVING = 0.5  # the same when a whole night is
GLANCE = 1.0  # seconds between two looks at each other's fingers: who taps when is told to nobody
MOST_LONGER = 1_800.0  # seconds that can be added to one talk


def drive(hall: Tables, live: Awake) -> None:
    if not hall.closing and (live.driver is None or live.driver.done()):
        live.claimed = False
        live.driver = asyncio.create_task(_run(hall, live))


async def _run(hall: Tables, live: Awake) -> None:
    """Until the game is over. Whatever goes wrong is tried again: a table whose clock stands is lost."""
    while live.room.going and hall.live.get(live.room.code) is live:
        try:
            await claim(hall, live)
            await _tick(hall, live)
            live.stumbled = 0
        except Overtaken:
            continue  # on the table as another worker has left it
        except Exception:
            if hall.live.get(live.room.code) is live:  # it was not deleted meanwhile
                live.stumbled += 1
                log.exception("a table's clock could not go on")
                await asyncio.sleep(patience(live.stumbled))
    live.stumbled = 0  # nothing is due any more
    hall.bus.let_go(live.room.code)


async def claim(hall: Tables, live: Awake) -> None:
    """One worker drives a clock: whoever is first, until it ends. What nobody has ever driven has stood still."""
    if live.claimed or hall.bus.drives(live.room.code):
        return
    if await hall.bus.claim(live.room.code) and live.unsure:
        live.slept = True
    live.claimed = True  # whoever was not first is told when it is their turn
    if hall.bus.drives(live.room.code):
        give_the_floor(hall, live)


async def _tick(hall: Tables, live: Awake) -> None:
    """Close the window when its time is up, or let a bot speak in it; until then, wait."""
    live.changed.clear()
    if live.slept:
        async with hall.at(live.room.code):
            pass  # sets the clock
        give_the_floor(hall, live)
    live.awaited = live.goes_by()
    beat = _next_glance(live)
    deadline, speaking = (live.room.deadline, next_to_speak(live)) if hall.bus.drives(live.room.code) else (None, None)
    due = [moment for moment in (deadline, speaking, beat) if moment is not None and live.room.paused is None]
    left = min(due) - hall.clock() if due else None
    if left is None or left > 0:
        live.stumbled = 0  # nothing was due that could not be done
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await live.changed.wait()
        return
    async with hall.at(live.room.code) as deed:
        if deadline is not None and deed.room.deadline == deadline <= hall.clock():
            await close(hall, deed, deadline)
        elif speaking is not None and next_to_speak(live) == speaking <= hall.clock():
            turn, heard = live.floor[0], len(deed.room.talk.said)
            take_the_floor(hall, deed, turn)
            await hall.commit(deed)
            live.floor = [one for one in live.floor if one is not turn]  # spoken only once it is kept
            let_a_bot_reply(hall, live, meant(live.room, live.room.talk.said[heard:], live.floor))
        elif beat is not None and _next_glance(live) == beat <= hall.clock():
            live.leant = max(live.leant + 1, int((hall.clock() - live.room.opened) / GLANCE))
            live.tell()


async def close(hall: Tables, deed: TableDeed, deadline: float) -> None:
    """What nobody answered is declined, or falls to luck where it must be answered; then the next window.

    All of it is one commit, whoever has acted, and is seen at a moment that was fixed before.
    """
    room, live = deed.room, deed.live
    pause, place = pause_after(room), place_of(room.code)
    opening = opening_time(deadline, hall.clock(), pause, place)
    if room.unattended or room.left_to_read:  # nobody has to be given time to listen
        for turn in live.floor:
            take_the_floor(hall, deed, turn)
    if room.window is not None and room.window.part:
        resolve(hall, deed)
    else:
        close_questions(hall, deed)
    deed.happen(Opened(hall.time_of_day()), at=opening)
    await hall.commit(deed, seen_at=lambda now: on_the_grid(max(opening, now), place) if pause else now)
    live.leaning, live.leant = {}, 0
    give_the_floor(hall, live)


def _next_glance(live: Awake) -> float | None:
    """At a beat of its own, as long as the call lasts: a page that came because of a finger would tell of it."""
    return live.room.opened + (live.leant + 1) * GLANCE if live.room.together else None


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


# --- Asked to wait --------------------------------------------------------------------------------


@tried_again
async def pause(hall: Tables, code: str, chair: Chair, *, on: bool) -> None:
    """Somebody is at the door. Anybody who plays may stop the clock, and anybody may let it go on."""
    async with hall.at(code, chair) as deed:
        room = deed.room
        if room.phase is not Phase.PLAYING or chair not in room.seated:
            raise TurnedAway("too-late")
        if on and room.paused is None:
            deed.happen(Paused(chair=chair))
        elif not on and room.paused is not None:
            deed.happen(WentOn(chair=chair))


@tried_again
async def lengthen(hall: Tables, code: str, chair: Chair, seconds: float = 60.0) -> None:
    async with hall.at(code, chair) as deed:
        room = deed.room
        talking = room.phase is Phase.PLAYING and room.window and room.window.kind is Kind.TALK
        if not talking or chair not in room.speakers or room.longer >= MOST_LONGER:
            raise TurnedAway("too-late")
        deed.happen(Lengthened(seconds=seconds))
