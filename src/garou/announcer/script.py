"""From a book and a cast to the cues of a night. No deal is asked for, so none can be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from garou.games.announcing.lines import When

from .writing import NORMAL, Json

LAST_MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long everything takes: seconds, and how fast the voice is."""

    role: float = 10.0  # what each role is given: the books count to ten
    day: float = 300.0
    speed: float = 1.0


@dataclass(frozen=True, slots=True)
class Cue:
    """One line as it is said, with what follows it."""

    id: str
    kind: str
    stretch: str
    call: str
    role: str
    words: str
    pause: float  # seconds after it
    sound: str
    buzz: str
    aloud: bool
    waits: bool  # for whoever leads, however long the pause


def pace_for(players: int, *, newcomers: bool = False) -> Tempo:
    """What the books advise: ten minutes of day at first and five later, more for a large table."""
    usual = Tempo()
    day = 2 * usual.day if newcomers else usual.day
    return replace(usual, role=1.5 * usual.role if newcomers else usual.role, day=day + 60.0 * max(0, players - 7))


def words_of(book: Json, cast: Iterable[str], options: Iterable[str] = (), table: Iterable[str] = ()) -> frozenset[str]:
    """Everything the conditions of the lines may speak of."""
    counted = Counter(cast)
    held = [call for call in book["calls"] if _held(call, counted)]
    several = [call for call in held if sum(counted[role] for role in call["counts"]) > 1]
    return frozenset(
        (
            *counted,
            *options,
            *table,
            *(f"call:{call['id']}" for call in held),
            *(f"several:{call['id']}" for call in several),
        )
    )


def _held(call: Json, cast: Collection[str]) -> bool:
    return any(role in cast for role in call["roles"]) and all(role in cast for role in call["needs"])


def script(
    book: Json,
    cast: Iterable[str],
    options: Iterable[str] = (),
    length: str = NORMAL,
    *,
    table: Iterable[str] = (),
    round: int = 1,
    pace: Tempo | None = None,
) -> tuple[Cue, ...]:
    """What is said over these cards. A role of the cast is called whether or not anybody was dealt it."""
    said = words_of(book, cast, options, table)
    rounds = ("every", "first" if round == 1 else "later")
    kept = (line for line in book["lines"] if line["round"] in rounds and When(**line["when"]).holds(said))
    tempo = pace or Tempo()
    return tuple(_cues(book, (line for line in kept if not _all_last_minute(line["pause"], tempo)), length, tempo))


def _all_last_minute(pause: str, pace: Tempo) -> bool:
    """A day that is no longer than its last minute has none to announce."""
    return pause == "minute" and pace.day <= LAST_MINUTE


def _cues(book: Json, lines: Iterable[Json], length: str, pace: Tempo) -> Iterator[Cue]:
    for line in lines:
        yield Cue(
            id=line["id"],
            kind=line["kind"],
            stretch=line["stretch"],
            call=line["call"],
            role=line["role"],
            words=line["say"][length],
            pause=seconds(book, line["pause"], pace),
            sound=line["sound"],
            buzz=line["buzz"],
            aloud=line["aloud"],
            waits=line["waits"],
        )


def seconds(book: Json, pause: str, pace: Tempo) -> float:
    """A day is the time it is given; its last minute is announced."""
    if pause == "day":
        return pace.day - LAST_MINUTE if pace.day > LAST_MINUTE else pace.day
    if pause == "minute":
        return LAST_MINUTE
    fixed, roles = book["pauses"][pause]["seconds"], book["pauses"][pause]["roles"]
    speed = 1.0 if pause == "beat" else pace.speed
    return float(fixed / speed + roles * pace.role)
