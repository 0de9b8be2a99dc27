"""What a seat is asked in the window that is open, as a form; asleep, something of the same shape to tap."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from garou.engine.values import DECLINED, PUBLIC, Choice, Question, Seat, Slot
from garou.rooms.room import Phase, Room
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.choices import written
from garou.web.faces import centre

from .learning import lines, news

DREAMS = 6  # as many dreams as there are words for, one after the other


@dataclass(frozen=True, slots=True)
class Chip:
    """A word that can be tapped."""

    word: str
    reads: str
    legal: bool
    spent: bool = False  # the reader had it once, and has it no more


@dataclass(frozen=True, slots=True)
class QuestionForm:
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


def asked(room: Room, seat: Seat | None, narrator: Narrator) -> QuestionForm | None:
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

    def names(self, slots: Iterable[Slot], form: str = "") -> str:
        return "{}"


def _question(room: Room, seat: Seat, question: Question, narrator: Narrator) -> QuestionForm:
    gaps = Gaps(narrator.words, narrator.game, narrator.players, narrator.places)
    legal: dict[str, list[str]] = {}
    for choice in question.options:
        if choice != DECLINED:
            legal.setdefault(gaps.option(question, choice), []).append(written(choice))
    said = tuple(dict.fromkeys(part for choice in question.options for part in choice if isinstance(part, str)))
    by_night = room.window is not None and room.window.kind is Kind.CALL
    chosen = room.pointed.get(seat)
    heard = lines(narrator, news(room, seat), seat)
    counted = question.ballot and question not in room.going_on().open
    used = spent(room, seat)
    return QuestionForm(
        lines=heard if counted and heard else (*heard, *_used_up(used, narrator.words), narrator.question(question)),
        hint=narrator.words(_hint(question, chosen, counted=counted)),
        legal=tuple((said, tuple(choices)) for said, choices in legal.items()),
        decline=narrator.option(question, DECLINED) if question.may_decline else None,
        places=frozenset(part for choice in question.options for part in choice if isinstance(part, int)),
        chips=_chips(_said_now(room) if by_night else said, said, narrator.words, used),
        chosen=None if chosen is None else frozenset(map(str, chosen)),
        noted=counted,
    )


def _hint(question: Question, chosen: Choice | None, *, counted: bool) -> str:
    if counted:
        return "web-hint-counted"
    return "web-hint-asked" if not question.ballot else "web-hint-ballot" if chosen is None else "web-hint-chosen"


def _dream(room: Room, seat: Seat, dead: set[Seat], narrator: Narrator) -> QuestionForm:
    """Something pleasant to tap for whoever sleeps, so that taps tell nothing. Most sleepers dream the same."""
    heard = lines(narrator, [fact for fact in news(room, seat) if PUBLIC not in fact.audience], seat)
    noted = room.seated[seat] in room.dreamt or seat in room.asked
    used = spent(room, seat)
    told = (*(heard or _asleep(room, seat, narrator.words, noted=noted)), *_used_up(used, narrator.words))
    hint = "web-hint-noted" if noted else "web-awake" if heard else "web-hint-dream"
    key = "dream", narrator.words.lang, told, hint
    return room.once(key, lambda: _dreaming(room, dead, narrator, told, hint, used=used, noted=noted))


def _dreaming(
    room: Room,
    dead: set[Seat],
    narrator: Narrator,
    told: tuple[str, ...],
    hint: str,
    *,
    used: Container[str],
    noted: bool,
) -> QuestionForm:
    words = narrator.words
    places = [slot for slot in range(len(room.seated)) if slot not in dead]
    places += [slot for slot, _ in centre(room, narrator)]
    chips = _chips(_said_now(room), _said_now(room), words, used)
    legal = [(words("web-dream.choose", {"places": "{}"}), tuple(map(str, places)))]
    if chips:
        legal.append((words("web-dream.drift"), tuple(chip.word for chip in chips)))
    return QuestionForm(
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


def _chips(shown: Iterable[str], wanted: Container[str], words: Words, used: Container[str]) -> tuple[Chip, ...]:
    """Those that are wanted can be tapped."""
    return tuple(Chip(word, chip_reads(word, words), word in wanted, word in used) for word in shown)


def spent(room: Room, seat: Seat) -> dict[str, str]:
    """What this seat has used up of all that somebody may use once under the call that is open, and how it knows."""
    window = room.window
    step = room.settings.rules.step(window.step) if window and window.kind is Kind.CALL else None
    things = room.settings.rules.spent_under(step) if step else ()
    told = {fact.name for fact in room.known_to(seat)} if things else set()
    return {thing: by for thing, by in things if by in told}


def _used_up(things: Mapping[str, str], words: Words) -> tuple[str, ...]:
    return tuple(words(f"fact-{by}.spent") for by in things.values())


def chip_reads(word: str, words: Words) -> str:
    return words(words.first(f"web-chip-{word}", f"word-{word}"))


def _said_now(room: Room) -> tuple[str, ...]:
    """The words of the call that is open: everybody is shown them, so that they are shown tells nothing."""
    window = room.window
    if window is None or window.kind is not Kind.CALL or window.part in (Part.EARLY, Part.SIGHT):
        return ()
    step = room.settings.rules.step(window.step)
    return room.settings.rules.said_under(step, (*room.cast, *room.beside)) if step else ()
