"""The night and the day cut into windows of time, from public knowledge alone.

Every call of the cast is held, whether or not anybody wakes, and for as long as it can take. So nothing about a
window (that it is there, how long it lasts, what comes next) tells who is awake.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from garou.engine.game import Game
from garou.engine.rules import Step
from garou.engine.values import Question, RoleName

from .swift import asked_early, asked_late, stretch


class Kind(StrEnum):
    """What people do while a window is open."""

    CALL = "call"  # one call of the night, or one beat of it
    TALK = "talk"  # the day
    BALLOT = "ballot"  # everybody points at once
    WORDS = "words"  # somebody decides before everybody's eyes: last words, a tie, a successor
    VERDICT = "verdict"  # what the ballot has brought


class Part(StrEnum):
    """A swift night is not called role by role: its calls share a few windows."""

    CALLED = ""  # one call in a window of its own
    EARLY = "early"  # everybody answers at once what can be asked before the night is resolved
    LATE = "late"  # what can be asked only when the answers before it are known
    SIGHT = "sight"  # everybody learns what the night has shown


@dataclass(frozen=True, slots=True)
class Window:
    """A stretch of time with a call: its step, and how many windows that step had before."""

    kind: Kind
    step: int
    beat: int = 0
    part: Part = Part.CALLED


def following(game: Game, window: Window | None, *, swift: bool = False) -> Window | None:
    """The next window; None when the game is over and everything has been shown."""
    if window is not None and (more := _rest_of_night(game, window) if window.part else _more_of(game, window)):
        return more
    return first_from(game, window.step + 1 if window else 1, swift=swift)


def first_from(game: Game, number: int, *, swift: bool = False) -> Window | None:
    """The first window held from this step on."""
    while (step := game.rules.step(number)) is not None and number <= ending(game):
        together = swift and step.heard
        if first := _together(game, number) if together else _first_of(game, step, number):
            return first
        number = stretch(game, number).stop if together else number + 1
    return None


def _more_of(game: Game, window: Window) -> Window | None:
    """Another window of the same step."""
    later = Window(window.kind, window.step, window.beat + 1)
    if window.kind is Kind.CALL:
        return later if later.beat < beats(game, window.step) else None
    if window.kind is Kind.TALK:
        return Window(Kind.BALLOT, window.step, later.beat)
    asking = _asking(game) if game.step == window.step and game.open else None
    if window.kind is Kind.BALLOT and asking is not Kind.BALLOT:
        return None if game.outcome else Window(Kind.VERDICT, window.step, later.beat)
    if asking:
        return Window(asking, window.step, later.beat)
    words_due = _words_held(game, window.step)
    return Window(Kind.WORDS, window.step, later.beat) if later.beat < words_due else None


def due(game: Game, question: Question, window: Window) -> bool:
    """Is this the time for it? The engine may ask sooner, but when one is asked must not tell who sleeps."""
    step = game.rules.step(window.step)
    return window.kind is not Kind.CALL or step is None or window.beat >= step.beat_of(question.call)


def _first_of(game: Game, step: Step, number: int) -> Window | None:
    if step.heard:
        return Window(Kind.CALL, number) if beats(game, number) else None
    if step.talk:
        return Window(Kind.TALK, number)
    if game.step == number and game.open:
        return Window(_asking(game), number)
    return Window(Kind.WORDS, number) if _words_held(game, number) else None


# --- The swift night: early, late, sight -----------------------------------------------------------


def _together(game: Game, number: int) -> Window | None:
    """The first window of a dusk or night that is about to fall."""
    calls = stretch(game, number)
    held = [n for n in calls if beats(game, n)]
    if not held:
        return None
    early = any(step and asked_early(game, step) for step in map(game.rules.step, held))
    opening = Window(Kind.CALL, number, part=Part.EARLY)
    return opening if early else _rest_of_night(game, opening)


def _rest_of_night(game: Game, window: Window) -> Window | None:
    """What follows in the same night: the late questions one by one, then what everybody has seen."""
    calls = stretch(game, window.step)
    if window.part is Part.SIGHT:
        return None
    beat = window.beat + 1 if window.part is Part.LATE else 0
    for number in range(window.step, calls.stop):
        if beat < _late(game, number):
            return Window(Kind.CALL, number, beat, Part.LATE)
        beat = 0
    return Window(Kind.CALL, calls[-1], part=Part.SIGHT)


def _late(game: Game, number: int) -> int:
    """In how many windows a call is held after all: as many as it could need, whoever holds its cards."""
    step = game.rules.step(number)
    if step is None or not (turns := _turns(game, number, step)):
        return 0
    late = turns * asked_late(game, step)
    if not asked_early(game, step):
        return late
    about, calls = cast_about(game, number), stretch(game, number)
    copying = {role for n in calls if (one := game.rules.step(n)) for role in one.heard}
    takers = [name for name, role in game.rules.roles.items() if role.taker]
    too_late = (*_copiers(game, step), *takers)  # who becomes it when the others have been asked
    return late + sum(about[role] for role in too_late if role in copying)


def ending(game: Game) -> float:
    """The step that ended the game; none has as long as it goes on."""
    return game.pages[-1][0] if game.outcome is not None and game.pages else math.inf


def _asking(game: Game) -> Kind:
    return Kind.BALLOT if game.open[0].ballot else Kind.WORDS


def _words_held(game: Game, number: int) -> int:
    """For everybody shown dead in this step who may have last words: being asked would tell of what they died."""
    shown = [fact.of("counts") for fact in game.told_in(number) if fact.name == "shown"]
    return 0 if game.outcome else sum(game.rules.roles[role].dies is not None for role in shown)


def beats(game: Game, number: int) -> int:
    """How many windows a call is held for: as many as it could ask questions, and one where it only shows something."""
    step = game.rules.step(number)
    return _turns(game, number, step) * max(1, game.rules.in_a_row(step, game.setup.cards)) if step else 0


def _turns(game: Game, number: int, step: Step) -> int:
    """How often it may be somebody's turn: once for a group, else one seat after the other."""
    about = cast_about(game, number)
    called = sum(about[role] for role in step.heard)
    if not called or not step.alone:
        return min(1, called)
    return called + sum(about[role] for role in _copiers(game, step))


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
