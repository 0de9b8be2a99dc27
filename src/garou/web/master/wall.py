"""The television of a game over real cards: who is alive, the day's votes, the clock.

It is handed nothing but what the whole room was told, so it can show nothing else.
"""

from __future__ import annotations

import hashlib
from base64 import b32encode
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from secrets import token_urlsafe

from garou.cards.taps import Moment
from garou.engine.game import Game
from garou.engine.values import PUBLIC, Fact, Seat, Slot
from garou.record.values import Record
from garou.story.chapters import Beginning, beginning, scenes
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art
from garou.web.ending import title_of, votes_among, won_by

from .carried import Carried
from .sheet import shown_names

MOST = 500  # televisions at once: whoever comes after that takes the place of the one silent for longest
CODE = 8  # characters: nothing secret is behind it, but nobody should come upon it


@dataclass(frozen=True, slots=True)
class Public:
    """What the whole room knows of one game, in no language yet."""

    game: str
    players: tuple[str, ...]
    places: tuple[str, ...]
    seating: tuple[Seat, ...]
    chapter: Beginning
    facts: tuple[Fact, ...]
    clock: float  # when the talk is over; 0 where nobody talks


@dataclass(frozen=True, slots=True)
class Home:
    """A seat as everybody sees it."""

    name: str
    dead: bool
    captain: bool
    role: str  # of the dead, and of all when it is over
    art: str
    votes: int
    votes_for: str


@dataclass(frozen=True, slots=True)
class WallSight:
    """All that a television shows."""

    title: str
    mood: str
    homes: tuple[Home, ...]
    alive: int
    voted: bool
    left: int | None  # seconds
    over: bool


# --- What everybody knows ------------------------------------------------------------------------------------


def public(record: Record, carried: Carried, past: tuple[Moment, ...], game: Game) -> Public:
    """As far as it was said: the night's dead when the talk begins or something was entered by day, not before.

    The end waits until it was read aloud; whom the village condemned, the whole table has seen.
    """
    last = game.step if game.open else game.step - 1
    day = max(number for number in range(1, last + 1) if beginning(game.rules, number))
    spoken = bool(carried.clock) or any(one.answers and one.game.step >= day for one in past) or carried.told
    chapter = _chapter(game, last)
    if chapter.kind.startswith("day") and not spoken:
        last, chapter = day - 1, _chapter(game, day - 1)
    told = [fact for number, scene in enumerate(scenes(game)) if number <= last for fact in scene.facts]
    known = tuple(fact for fact in told if PUBLIC in fact.audience)
    facts = known if carried.told else _without_the_end(known)
    seating = carried.seating or tuple(Seat(Slot(number)) for number in range(len(record.players)))
    return Public(record.game, record.players, record.rules.places, seating, chapter, facts, carried.clock)


def _without_the_end(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Neither who has won nor the cards of those who are alive, which are turned up with it."""
    dead = {fact.of("player") for fact in facts if fact.name == "died"}
    return tuple(fact for fact in facts if fact.name != "won" and not _alive(fact, dead))


def _alive(fact: Fact, dead: set[Seat]) -> bool:
    return fact.name == "shown" and fact.of("where") not in dead


def _chapter(game: Game, step: int) -> Beginning:
    begun = (beginning(game.rules, number) for number in range(step, 0, -1))
    return next(one for one in begun if one)


# --- In words --------------------------------------------------------------------------------------------------


def wall_sight(known: Public, words: Words, now: float) -> WallSight:
    narrator = Narrator(words, known.game, shown_names(known.players, words), known.places)
    won = next((fact for fact in known.facts if fact.name == "won"), None)
    votes = votes_among(_last_ballot(known.facts))
    dead = {fact.of("player") for fact in known.facts if fact.name == "died"}
    return WallSight(
        title=won_by(tuple(won.of("teams")), words) if won else title_of(known.chapter, words),
        mood=known.chapter.kind.partition("-")[0],
        homes=tuple(_home(seat, known, dead, votes, narrator) for seat in known.seating),
        alive=len(known.seating) - len(dead),
        voted=any(votes.values()),
        left=max(0, round(known.clock - now)) if known.clock and not won else None,
        over=won is not None,
    )


def _last_ballot(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Those who voted last, and nothing of the days before."""
    found: list[Fact] = []
    for before, fact in zip((None, *facts), facts, strict=False):
        if fact.name == "voted":
            found = [*found, fact] if before and before.name == "voted" else [fact]
    return tuple(found)


def _home(seat: Seat, known: Public, dead: set[Seat], votes: dict[Seat, Seat | None], narrator: Narrator) -> Home:
    role = next((fact.of("role") for fact in reversed(known.facts) if _shows(fact, seat)), None)
    captain = [fact.of("player") for fact in known.facts if fact.name == "captain"][-1:]
    target = votes.get(seat)
    return Home(
        name=narrator.name(seat),
        dead=seat in dead,
        captain=seat in captain,
        role=narrator.role(role) if role else "",
        art=role_art(role) if role else "",
        votes=Counter(votes.values())[seat],
        votes_for=narrator.name(target) if target is not None else "",
    )


def _shows(fact: Fact, seat: Seat) -> bool:
    return fact.name == "shown" and fact.of("where") == seat


# --- Those that are on -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToldWall:
    """What another worker said a television shows, in each language."""

    sights: dict[str, WallSight]
    clock: float  # when the talk is over; 0 where no clock is shown


class Walls:
    """The televisions of this server, in memory: the page that leads sends them anew with every tap."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._shown: OrderedDict[str, Public | ToldWall] = OrderedDict()
        self.led: Callable[[str, Public], None] = lambda *_: None  # told of each that was led on here

    def put(self, key: str, known: Public) -> None:
        code = code_of(key)
        self.show(code, known)
        self.led(code, known)

    def show(self, code: str, known: Public | ToldWall) -> None:
        self._shown[code] = known
        self._shown.move_to_end(code)
        while len(self._shown) > self._most:
            self._shown.popitem(last=False)

    def sight(self, code: str, spoken: Words, now: float) -> WallSight | None:
        match self._shown.get(code):
            case Public() as known:
                return wall_sight(known, spoken, now)
            case ToldWall(sights, clock):
                return replace(sights[spoken.lang], left=max(0, round(clock - now)) if clock else None)
        return None

    def led_here(self) -> Iterator[tuple[str, Public]]:
        """Those that no other worker knows unless it is told, the last ones first."""
        yield from ((code, known) for code, known in reversed(self._shown.items()) if isinstance(known, Public))


def new_key() -> str:
    return token_urlsafe(16)


def code_of(key: str) -> str:
    """Whoever has the code may look, and only who has the key may change what is seen."""
    return b32encode(hashlib.sha256(key.encode()).digest()).decode().lower()[:CODE]
