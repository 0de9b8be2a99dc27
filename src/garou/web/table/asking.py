"""The window that is open: what everybody hears, what one reader learns, what one is asked or dreams."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate
from typing import Any

from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import DECLINED, PUBLIC, Choice, Fact, Question, RoleName, Seat, Slot
from garou.engine.view import told_to
from garou.rooms.room import Phase, Room
from garou.rooms.swift import stretch
from garou.rooms.windows import Kind, Part, Window, first_from, following
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.faces import centre

DREAMS = 6  # as many dreams as there are words for, one after the other


@dataclass(frozen=True, slots=True)
class Chip:
    """A word that can be tapped."""

    word: str
    reads: str
    legal: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a form. Whoever is asleep gets one of the same shape."""

    lines: tuple[str, ...]
    hint: str
    legal: tuple[tuple[str, tuple[str, ...]], ...]  # what the button says, and the choices it says it for
    decline: str | None
    places: frozenset[int]  # what can be tapped
    chips: tuple[Chip, ...]
    chosen: frozenset[str] | None = None  # what was chosen in this window already; None while nothing was
    noted: bool = False  # and cannot be changed any more

    @property
    def buttons(self) -> dict[str, str]:
        """What is legal, in the fewest letters: it travels with every page of the night, or room for it does."""
        return {said: ",".join(choices) for said, choices in self.legal if choices}


def open_window(room: Room, window: Window, narrator: Narrator) -> dict[str, Any]:
    """What everybody sees of it."""
    return {
        "part": window.part.value,
        "together": room.together,
        "length": room.pace.seconds(window) + room.longer,
        "title": title(room, narrator.words),
        "when": when(room, narrator.words),
        "centre": centre(room, narrator) if window.kind is Kind.CALL else (),
        "calls": calls(room),
        "ready": (len(room.ready & room.speakers), len(room.speakers)),
    }


def own_window(room: Room, seat: Seat | None, narrator: Narrator) -> dict[str, Any]:
    """What one reader learns in it, and is asked."""
    watcher = PUBLIC if seat is None else seat
    news = _news(room, watcher)
    return {
        "lines": (*_quiet(room, news, narrator.words), *lines(narrator, news, watcher)),
        "asked": asked(room, seat, narrator),
    }


def _quiet(room: Room, news: tuple[Fact, ...], words: Words) -> tuple[str, ...]:
    """A morning without dead is news as well, where a night can have some."""
    talking = room.window is not None and room.window.kind is Kind.TALK and room.settings.rules.round
    return (words("web-quiet-night"),) if talking and not any(fact.name == "died" for fact in news) else ()


def _news(room: Room, watcher: Seat) -> tuple[Fact, ...]:
    """What this reader learned under the call that is open; by day, what the morning brought."""
    return told_to(watcher, _told_now(room))


def _told_now(room: Room) -> tuple[Fact, ...]:
    """To anybody at all."""
    game, window = room.game, room.window
    if game is None or window is None:
        return ()
    first, step = window.step, game.rules.step(window.step)
    talked = window.kind in (Kind.BALLOT, Kind.VERDICT) and step is not None and step.talk
    if window.kind is not Kind.CALL and not talked:
        first = _morning(game, first)
    if window.part in (Part.LATE, Part.SIGHT):
        first = stretch(game, first).start  # a swift night shows what it has brought together
    told = [fact for number in range(first, window.step + 1) for fact in game.told_in(number)]
    end = next((i for i, fact in enumerate(told) if fact.name == "won"), len(told))  # that has a page of its own
    return tuple(fact for fact in told[:end] if fact.name != "voted" and (not room.sealed or fact in room.facts))


def _morning(game: Game, number: int) -> int:
    """The first step after the last call before this one."""
    while number > 1 and (before := game.rules.step(number - 1)) is not None and not before.heard:
        number -= 1
    return number


def lines(narrator: Narrator, facts: Iterable[Fact], watcher: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(narrator.fact(fact, watcher) for fact in facts))


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
    if room.game is None or room.window is None or room.window.kind is not Kind.CALL:
        return ()
    held = _windows_of(_evening(room.game, *_night(room.game, room.window.step), room.pace.swift))
    now = held.index(room.window)
    return tuple("past" if notch < now else "now" if notch == now else "" for notch in range(len(held)))


@dataclass(frozen=True, slots=True)
class _Evening:
    """A night about to fall: the same rules, cards and dead give the same calls."""

    first: int
    last: int
    swift: bool
    rules: RuleSet
    cards: tuple[RoleName, ...]
    gone: tuple[RoleName, ...]
    game: Game = field(compare=False)


def _evening(game: Game, first: int, last: int, swift: bool) -> _Evening:
    facts = [fact for number in range(first) for fact in game.told_in(number)]
    gone = tuple(fact.of("counts") for fact in facts if fact.name == "shown")
    return _Evening(first, last, swift, game.rules, tuple(sorted(game.setup.cards)), gone, game)


@lru_cache(maxsize=256)
def _windows_of(evening: _Evening) -> tuple[Window, ...]:
    game = _as_it_was(evening.game, evening.first)
    found, window = [], first_from(game, evening.first, swift=evening.swift)
    while window is not None and window.kind is Kind.CALL and window.step < evening.last:
        found.append(window)
        window = following(game, window, swift=evening.swift)
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


def asked(room: Room, seat: Seat | None, narrator: Narrator) -> Asked | None:
    """What a seat is asked in this window; asleep, something of the same shape to tap."""
    if seat is None or room.window is None or room.phase is not Phase.PLAYING:
        return None
    question = room.question_for(seat)
    if question is not None:
        return _question(room, seat, question, narrator)
    dead = {fact.of("player") for fact in room.public if fact.name == "died"}
    if room.window.kind is Kind.CALL and seat not in dead:
        return _dream(room, seat, dead, narrator)
    return None


class Gaps(Narrator):
    """Says what a button says with a gap for the names: the page fills it as houses are tapped."""

    def names(self, slots: Iterable[Slot]) -> str:
        return "{}"


def _question(room: Room, seat: Seat, question: Question, narrator: Narrator) -> Asked:
    gaps = Gaps(narrator.words, narrator.game, narrator.players, narrator.places)
    legal: dict[str, list[str]] = {}
    for choice in question.options:
        if choice != DECLINED:
            legal.setdefault(gaps.option(question, choice), []).append(key_of(choice))
    said = tuple(dict.fromkeys(part for choice in question.options for part in choice if isinstance(part, str)))
    by_night = room.window is not None and room.window.kind is Kind.CALL
    chosen = room.pointed.get(seat)
    news = lines(narrator, _news(room, seat), seat)
    counted = question.ballot and question not in room.going_on().open
    return Asked(
        lines=news if counted and news else (*news, narrator.question(question)),
        hint=narrator.words(_hint(question, chosen, counted=counted)),
        legal=tuple((said, tuple(choices)) for said, choices in legal.items()),
        decline=narrator.option(question, DECLINED) if question.may_decline else None,
        places=frozenset(part for choice in question.options for part in choice if isinstance(part, int)),
        chips=_chips(_said_now(room) if by_night else said, said, narrator.words),
        chosen=None if chosen is None else frozenset(map(str, chosen)),
        noted=counted,
    )


def _hint(question: Question, chosen: Choice | None, *, counted: bool) -> str:
    if counted:
        return "web-hint-counted"
    return "web-hint-asked" if not question.ballot else "web-hint-ballot" if chosen is None else "web-hint-chosen"


def key_of(choice: Choice) -> str:
    return " ".join(map(str, choice))


def _dream(room: Room, seat: Seat, dead: set[Seat], narrator: Narrator) -> Asked:
    """Something pleasant to tap for whoever sleeps, so that taps tell nothing. Most sleepers dream the same."""
    news = lines(narrator, [fact for fact in _news(room, seat) if PUBLIC not in fact.audience], seat)
    noted = room.seated[seat] in room.dreamt or seat in room.asked
    told = news or _asleep(room, seat, narrator.words, noted=noted)
    hint = "web-hint-noted" if noted else "web-awake" if news else "web-hint-dream"
    key = "dream", narrator.words.lang, told, hint
    return room.once(key, lambda: _dreaming(room, dead, narrator, told, hint, noted=noted))


def _dreaming(
    room: Room, dead: set[Seat], narrator: Narrator, told: tuple[str, ...], hint: str, *, noted: bool
) -> Asked:
    words = narrator.words
    places = [slot for slot in range(len(room.seated)) if slot not in dead]
    places += [slot for slot, _ in centre(room, narrator)]
    chips = _chips(_said_now(room), _said_now(room), words)
    legal = [(words("web-dream.choose", {"places": "{}"}), tuple(map(str, places)))]
    if chips:
        legal.append((words("web-dream.drift"), tuple(chip.word for chip in chips)))
    return Asked(
        lines=told,
        hint=words(hint),
        legal=tuple(legal),
        decline=words("web-dream.decline"),
        places=frozenset(places),
        chips=chips,
        noted=noted,
    )


def _asleep(room: Room, seat: Seat, words: Words, *, noted: bool) -> tuple[str, ...]:
    """What somebody reads who has learned nothing in this window: nothing is wanted of them, and why."""
    if noted:
        return (words("web-asleep.noted"),)
    dream = words("web-dream", {"turn": room.windows % DREAMS})
    if _had_its_turn(room, seat):
        return words("web-asleep.past"), dream
    step = room.settings.rules.step(room.window.step) if room.window else None
    part = room.window.part if room.window else Part.CALLED
    alone = part in (Part.CALLED, Part.LATE)
    why = "web-asleep" if alone else f"web-asleep-{part.value}-{'dusk' if step and step.dusk else 'night'}"
    return words(why), dream


def _had_its_turn(room: Room, seat: Seat) -> bool:
    """Is a call held late whose question this seat was put early? To read that one sleeps would sound wrong."""
    step = room.settings.rules.step(room.window.step) if room.window and room.window.part is Part.LATE else None
    return step is not None and any(seat in one.seats and one.topic == step.name for one in room.asked_early)


def _chips(shown: Iterable[str], wanted: Container[str], words: Words) -> tuple[Chip, ...]:
    """Those that are wanted can be tapped."""
    return tuple(Chip(word, chip_reads(word, words), word in wanted) for word in shown)


def chip_reads(word: str, words: Words) -> str:
    return words(words.first(f"web-chip-{word}", f"word-{word}"))


def _said_now(room: Room) -> tuple[str, ...]:
    """The words of the call that is open: everybody is shown them, so that they are shown tells nothing."""
    window = room.window
    if window is None or window.kind is not Kind.CALL or window.part in (Part.EARLY, Part.SIGHT):
        return ()
    step = room.settings.rules.step(window.step)
    return room.settings.rules.said_under(step, (*room.cast, *room.beside)) if step else ()
