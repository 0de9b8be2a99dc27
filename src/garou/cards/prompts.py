"""What the game master does between two taps: lines to read aloud and what came of the last tap, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from garou.announcer import Cue, book, script
from garou.engine.game import Game
from garou.engine.values import PUBLIC, Fact, RoleName
from garou.games.classic.announcing import DAY_STEPS, DEADLY, SHOWN_AFTER

LEFT_OUT = ("won",)  # the end has a page of its own
NEXT_IN_TURN = "next-one"  # is read when a second one of the same call has their turn
SHOWN_TOO = ("before", "night")  # by day the page itself knows what the silent lines remind of


@dataclass(frozen=True, slots=True)
class Spoken:
    """Lines of one step, to be read or, where they are not aloud, to be minded."""

    step: str
    cues: tuple[Cue, ...]


@dataclass(frozen=True, slots=True)
class News:
    """What the engine has told since: all of it to the whole table, or none of it."""

    step: str
    facts: tuple[Fact, ...]

    @property
    def public(self) -> bool:
        return PUBLIC in self.facts[0].audience


@dataclass(frozen=True, slots=True)
class NobodyDied:
    """A night or a vote that is over without a death: that is worth saying too."""

    step: str


Prompt = Spoken | News | NobodyDied


@dataclass(frozen=True, slots=True)
class Prompter:
    """One game's lines in one language and one length."""

    game: str
    edition: str
    options: tuple[str, ...]
    lang: str
    length: str
    aside: tuple[RoleName, ...] = ()  # cards that nobody has and nobody may take: they are called all the same

    def since(self, before: Game | None, now: Game) -> tuple[Prompt, ...]:
        """From what was asked before, or from the deal, to what is asked now."""
        first = before.step if before else 1
        found: list[Prompt] = []
        for number in range(first, now.step + bool(now.open)):
            found += self._step(number, before, now)
        return tuple(found)

    def then(self, now: Game, after: int) -> int:
        """The number of the next step in which anything is said."""
        later = range(after + 1, after + 1 + 2 * len(now.rules.round))
        return next(number for number in later if self.lines(number, now))

    def lines(self, number: int, game: Game) -> tuple[Cue, ...]:
        """Everything that is read in one step."""
        step = game.rules.step(number)
        cues = _cues(
            self, (*unseen(number, game), *self.aside), game.setup.cards, len(game.setup.deal), round_of(number, game)
        )
        return tuple(cue for cue, name in cues if step and name == step.name)

    def _step(self, number: int, before: Game | None, now: Game) -> Iterator[Prompt]:
        """Where the last answer was given, what came of it goes first; elsewhere what is read before."""
        step, cues, facts = now.rules.step(number), self.lines(number, now), now.told_in(number)
        name = step.name if step else ""
        asking = number == now.step and bool(now.open)
        quiet = name in DEADLY and not asking and "died" not in {fact.name for fact in facts}
        end = _due(cues, now) if asking else len(cues)
        if before is not None and number == before.step:
            begin, facts = _due(cues, before), facts[len(before.news) :]
            head = begin
        else:
            begin, head = 0, _told_after(name, cues[:end])
        yield from _spoken(name, cues[begin:head])
        yield from _news(name, facts)
        yield from (NobodyDied(name),) if quiet else ()
        yield from _spoken(name, cues[head:end])


@lru_cache(maxsize=256)
def _cues(
    told: Prompter, unseen: tuple[RoleName, ...], cards: tuple[RoleName, ...], seats: int, night: int
) -> tuple[tuple[Cue, str], ...]:
    """The lines of one night and day with their steps. By day all cards count: a dead cupid's lovers love on."""
    pages, table = book(told.game, told.edition, told.lang), ("from-seven",) if seats >= 7 else ()
    cues: list[Cue] = []
    for cast, stretches in ((unseen, SHOWN_TOO), (cards, ("day", "vote"))):
        read = script(pages, cast, told.options, told.length, table=table, round=night)
        cues += [cue for cue in read if cue.stretch in stretches and (cue.aloud or cue.stretch in SHOWN_TOO)]
    return tuple(zip(cues, _steps_of(cues), strict=True))


def round_of(number: int, game: Game) -> int:
    """Which night, or the day after it."""
    return max(0, number - len(game.rules.opening)) // len(game.rules.round) + 1


def unseen(number: int, game: Game) -> tuple[RoleName, ...]:
    """The cards nobody had seen die when that night began: their roles are called, whoever holds them."""
    begun = len(game.rules.opening) + (round_of(number, game) - 1) * len(game.rules.round)
    told = game.told_until(begun - 1)
    dead = {fact.of("player") for fact in told if fact.name == "died"}
    seen = Counter(fact.of("role") for fact in told if fact.name == "shown" and fact.of("where") in dead)
    return tuple((Counter(game.setup.cards) - seen).elements())


def _steps_of(cues: list[Cue]) -> list[str]:
    """The step each line is read in: its call's; what comes between two calls belongs to the second."""
    found: list[str] = []
    following = ""
    for cue in reversed(cues):
        by_day = cue.stretch not in SHOWN_TOO
        following = DAY_STEPS.get(cue.id, DEADLY[-1]) if by_day else cue.call or following
        found.append(following)
    return found[::-1]


def _told_after(step: str, cues: tuple[Cue, ...]) -> int:
    """How many lines of a call come before what is told in it: those up to one line, or all but the last words."""
    named = [i for i, cue in enumerate(cues, 1) if cue.id == SHOWN_AFTER.get(step)]
    return named[0] if named else len([cue for cue in cues if cue.kind != "close"])


def _due(cues: tuple[Cue, ...], asking: Game) -> int:
    """How many of a step's lines are read before the question that is open."""
    again = bool(asking.answers)
    return len([cue for cue in cues if cue.kind != "close" and (again or not cue.id.endswith(NEXT_IN_TURN))])


def _spoken(step: str, cues: tuple[Cue, ...]) -> Iterator[Spoken]:
    if cues:
        yield Spoken(step, cues)


def _news(step: str, facts: tuple[Fact, ...]) -> Iterator[News]:
    told = (fact for fact in facts if fact.name not in LEFT_OUT)
    for _, group in groupby(told, key=lambda fact: PUBLIC in fact.audience):
        yield News(step, tuple(group))
