"""The night and the day cut into windows of time, from public knowledge alone.

Every call of the cast is held, whether or not anybody wakes, and for as long as it can take. So nothing about a
window (that it is there, how long it lasts, what comes next) tells who is awake.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from garou.engine.game import Game
from garou.engine.rules import Step
from garou.engine.values import RoleName


class Kind(StrEnum):
    """What people do while a window is open."""

    CALL = "call"  # one call of the night, or one beat of it
    TALK = "talk"  # the day
    BALLOT = "ballot"  # everybody points at once
    WORDS = "words"  # somebody decides before everybody's eyes: last words, a tie, a successor


@dataclass(frozen=True, slots=True)
class Window:
    """A stretch of time with a call: its step, and how many windows that step had before."""

    kind: Kind
    step: int
    beat: int = 0


def following(game: Game, window: Window | None) -> Window | None:
    """The next window; None when the game is over and everything has been shown."""
    if window is not None and (more := _more_of(game, window)):
        return more
    number = window.step + 1 if window else 1
    while (step := game.rules.step(number)) is not None and not _ended_before(game, number):
        if first := _first_of(game, step, number):
            return first
        number += 1
    return None


def _more_of(game: Game, window: Window) -> Window | None:
    """Another window of the same step."""
    later = Window(window.kind, window.step, window.beat + 1)
    if window.kind is Kind.CALL:
        return later if later.beat < beats(game, window.step) else None
    if window.kind is Kind.TALK:
        return Window(Kind.BALLOT, window.step, later.beat)
    if game.step == window.step and game.open:
        return Window(_asking(game), window.step, later.beat)
    words_due = _words_held(game, window.step)
    return Window(Kind.WORDS, window.step, later.beat) if later.beat < words_due else None


def _first_of(game: Game, step: Step, number: int) -> Window | None:
    if step.heard:
        return Window(Kind.CALL, number) if beats(game, number) else None
    if step.talk:
        return Window(Kind.TALK, number)
    if game.step == number and game.open:
        return Window(_asking(game), number)
    return Window(Kind.WORDS, number) if _words_held(game, number) else None


def _ended_before(game: Game, number: int) -> bool:
    return game.outcome is not None and bool(game.pages) and number > game.pages[-1][0]


def _asking(game: Game) -> Kind:
    return Kind.BALLOT if game.open[0].ballot else Kind.WORDS


def _words_held(game: Game, number: int) -> int:
    """For everybody shown dead in this step who may have last words: being asked would tell of what they died."""
    shown = [fact.of("counts") for fact in game.told_in(number) if fact.name == "shown"]
    return 0 if game.outcome else sum(game.rules.roles[role].dies is not None for role in shown)


def beats(game: Game, number: int) -> int:
    """How many windows a call is held for: as many as it could ask questions, one seat after the other."""
    step = game.rules.step(number)
    if step is None:
        return 0
    about = cast_about(game, number)
    called = sum(about[role] for role in step.heard)
    if not called or not step.alone:
        return step.beats if called else 0
    return step.beats * (called + sum(about[role] for role in _copiers(game, step)))


def _copiers(game: Game, step: Step) -> list[RoleName]:
    """Roles that may turn out to be called here after all."""
    roles = game.rules.roles
    called = [roles[name] for name in step.heard]
    return [
        name
        for name, role in roles.items()
        if role.may_wake_as and any(map(role.may_wake_as, called)) and name not in step.heard
    ]


def cast_about(game: Game, number: int) -> Counter[RoleName]:
    """The cards of the cast, without those everybody saw die before this step."""
    shown = [fact.of("counts") for fact in game.told_until(number - 1) if fact.name == "shown"]
    return Counter(game.setup.cards) - Counter(shown)
