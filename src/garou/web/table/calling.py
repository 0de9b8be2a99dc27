"""The window that is open, as everybody sees it: what is heard, which night or day it is, how far on and how long."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate

from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.rooms.room import Phase, Room
from garou.rooms.windows import Kind, Part, Window, first_from, following
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.faces import centre


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """What all see of it who read this language. While people look at their cards, there is only its time."""

    number: int  # names what is open: a new number is a new page
    deadline: float | None = None
    paused: str | None = None  # who stopped the clock
    kind: str = ""  # call, talk, ballot or words; empty while no window is open
    part: str = ""  # of a swift night
    together: bool = False  # several decide this call at once, and see each other's fingers
    length: float = 0
    title: str = ""
    when: str = ""  # which night or day it is
    centre: tuple[tuple[int, str], ...] = ()
    calls: tuple[str, ...] = ()  # past, now and to come
    nth: tuple[int, int] = (0, 0)  # the how manieth call of how many: one may be held for several windows
    ready: tuple[int, int] = (0, 0)  # how many of how many


def open_window(room: Room, narrator: Narrator) -> OpenWindow:
    """As it stands, however many are ready."""
    sitter = room.sitters.get(room.paused_by) if room.paused_by else None
    clock = OpenWindow(room.windows, paused=sitter.name if sitter else None)
    if room.phase is Phase.DEALT:
        return replace(clock, length=room.pace.look, when=narrator.words("web-when-card"))
    if room.phase is not Phase.PLAYING or room.window is None:
        return clock
    return replace(
        clock,
        kind=room.window.kind.value,
        part=room.window.part.value,
        together=room.together,
        length=room.pace.seconds(room.window) + room.longer,
        title=title(room, narrator.words),
        when=when(room, narrator.words),
        centre=centre(room, narrator) if room.window.kind is Kind.CALL else (),
        calls=calls(room),
        nth=nth(room),
    )


def with_nods(window: OpenWindow, room: Room) -> OpenWindow:
    """With how many are ready by now, and until when it is open as that is so."""
    return replace(window, deadline=room.deadline, ready=nods(room))


def nods(room: Room) -> tuple[int, int]:
    """How many have looked, of those who talk want to vote, or of those who vote have: people alone."""
    if room.phase is Phase.DEALT:
        return len(room.looked & room.people), len(room.people)
    if room.phase is not Phase.PLAYING or room.window is None:
        return 0, 0
    if room.window.kind is Kind.BALLOT:
        voters = {room.seated[seat] for seat in room.voters}
        return len(voters & room.voted), len(voters)
    return len(room.ready & room.speakers), len(room.speakers)


def title(room: Room, words: Words) -> str:
    """What everybody hears as the window opens."""
    step = room.settings.rules.step(room.window.step) if room.window else None
    if room.window is None or step is None:
        return ""
    if room.window.part in (Part.EARLY, Part.SIGHT):
        return words(f"web-swift-{room.window.part.value}-{'dusk' if step.dusk else 'night'}")
    if room.window.kind is Kind.CALL:
        if step.parts:
            return words(f"web-call-{step.name}-{step.parts[room.window.beat % len(step.parts)].name}")
        return words(words.first(f"web-call-{step.name}", f"call-{step.name}"))
    if room.window.kind is Kind.BALLOT:
        return words(words.first(f"web-ballot-{step.name}", f"call-{step.name}"))
    return words(f"web-{room.window.kind.value}")


def when(room: Room, words: Words) -> str:
    """Which night or day it is; only counted where there are several."""
    if room.game is None or room.window is None:
        return ""
    rules, step = room.game.rules, room.game.rules.step(room.window.step)
    first, _ = _night(room.game, room.window.step)
    count = (first - len(rules.opening)) // len(rules.round) + 1 if first > 1 else 1
    part = "day" if room.window.kind is not Kind.CALL else "dusk" if step and step.dusk else "night"
    return words(f"web-when-{part}", {"count": count if rules.round else 0})


def calls(room: Room) -> tuple[str, ...]:
    """One notch a window of this night, the same for everybody."""
    held = _held(room)
    now = held.index(room.window) if room.window and held else 0
    return tuple("past" if notch < now else "now" if notch == now else "" for notch in range(len(held)))


def nth(room: Room) -> tuple[int, int]:
    """Which call of this night it is, and of how many."""
    called = list(dict.fromkeys((window.step, window.part) for window in _held(room)))
    return (called.index((room.window.step, room.window.part)) + 1, len(called)) if room.window and called else (0, 0)


def _held(room: Room) -> tuple[Window, ...]:
    """All windows of the night that goes on."""
    if room.game is None or room.window is None or room.window.kind is not Kind.CALL:
        return ()
    return _windows_of(_nightfall(room.game, *_night(room.game, room.window.step), room.pace.swift))


@dataclass(frozen=True, slots=True)
class _Nightfall:
    """A night about to fall: the same rules, cards and dead give the same calls."""

    first: int
    last: int
    swift: bool
    rules: RuleSet
    cards: tuple[RoleName, ...]
    gone: tuple[RoleName, ...]
    game: Game = field(compare=False)


def _nightfall(game: Game, first: int, last: int, swift: bool) -> _Nightfall:
    facts = [fact for number in range(first) for fact in game.told_in(number)]
    gone = tuple(fact.of("counts") for fact in facts if fact.name == "shown")
    return _Nightfall(first, last, swift, game.rules, tuple(sorted(game.setup.cards)), gone, game)


@lru_cache(maxsize=256)
def _windows_of(nightfall: _Nightfall) -> tuple[Window, ...]:
    game = _as_it_was(nightfall.game, nightfall.first)
    found, window = [], first_from(game, nightfall.first, swift=nightfall.swift)
    while window is not None and window.kind is Kind.CALL and window.step < nightfall.last:
        found.append(window)
        window = following(game, window, swift=nightfall.swift)
    return tuple(found)


def _night(game: Game, number: int) -> tuple[int, int]:
    """The steps of the night this one belongs to; the first night goes through the opening into the first round."""
    opening, rounds = len(game.rules.opening), len(game.rules.round)
    if number < opening + rounds:
        return 1, opening + rounds
    first = opening + (number - opening) // rounds * rounds
    return first, first + rounds


def _as_it_was(game: Game, step: int) -> Game:
    """Without what became known later: the engine may have told the morning's dead before the night has passed."""
    past = [(number, game.told_in(number)) for number in range(step)]
    ends = accumulate(len(facts) for _, facts in past)
    pages = tuple((number, end) for (number, _), end in zip(past, ends, strict=True))
    before = tuple(fact for _, facts in past for fact in facts)
    return replace(game, step=step, past=before, news=(), pages=pages, open=(), outcome=None)
