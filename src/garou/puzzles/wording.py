"""A puzzle and its proof in words: the question, the rule of lying, hints, thoughts, and what a wrong tap hears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from garou.deduction.reasons import Clash, Moves, Says, Step
from garou.engine.values import RoleName, Slot
from garou.talk.claims import Said
from garou.texts import Words
from garou.texts.claims import spoken
from garou.texts.narrator import Args, Narrator, place_forms, role_forms
from garou.texts.reasons import reason

from .cases import given
from .proving import said_of
from .values import BY_CARD, CARD, LIE, PLAYERS, SENTENCES, WHERE, Finding, Pick, Puzzle, Solved


@dataclass(frozen=True, slots=True)
class Teaching:
    """One thought of a proof, as it is shown: whose words it compares, and what follows."""

    hint: str
    text: str
    seats: tuple[int, ...]


def narrator_of(puzzle: Puzzle, words: Words) -> Narrator:
    return Narrator(words, puzzle.game, puzzle.players, puzzle.rules.places)


# --- The question ----------------------------------------------------------------------------------------


def question(puzzle: Puzzle, words: Words) -> str:
    narrator, ask, lying = narrator_of(puzzle, words), puzzle.ask, puzzle.lying
    if ask.what == WHERE:
        return words("puzzle-asks-where", _role(narrator, ask.role))
    if ask.what == CARD:
        return words("puzzle-asks-card", _place(narrator, ask.place))
    one_kind = lying.who == BY_CARD and len(lying.roles) == 1
    key = "cards" if one_kind else "sentences" if lying.who == SENTENCES else "liars"
    return words(f"puzzle-asks-{key}", {"number": lying.number} | (_role(narrator, lying.roles[0]) if one_kind else {}))


def rule(puzzle: Puzzle, words: Words) -> str:
    """Who lies."""
    narrator, lying = narrator_of(puzzle, words), puzzle.lying
    args: Args = {"number": lying.number}
    if lying.who == BY_CARD and len(lying.roles) > 1:
        return words("puzzle-rule-several", args | {"roles": _either([narrator.role(r) for r in lying.roles], words)})
    return words(f"puzzle-rule-{lying.who}", args | (_role(narrator, lying.roles[0]) if lying.roles else {}))


def marking(puzzle: Puzzle, words: Words) -> str:
    """What everybody knows of the marks; nothing in a game without."""
    return words("puzzle-marks") if puzzle.rules.marks else ""


def sentence(puzzle: Puzzle, number: int, words: Words) -> str:
    """One claim, as its speaker says it."""
    return spoken(narrator_of(puzzle, words), puzzle.said[number])


def quoted(puzzle: Puzzle, number: int, words: Words) -> str:
    """One claim, with who says it."""
    who = puzzle.players[puzzle.said[number].seat]
    return words("claim-says", {"who": who, "text": sentence(puzzle, number, words)})


def option(puzzle: Puzzle, pick: Pick, words: Words) -> str:
    """What the button says that gives this answer."""
    narrator = narrator_of(puzzle, words)
    if puzzle.ask.what == LIE:
        return words("puzzle-sentence" if puzzle.lying.who == SENTENCES else "puzzle-accuse", _who(narrator, pick))
    if puzzle.ask.what == CARD:
        return words("puzzle-say-card", _role(narrator, _named(puzzle, pick)))
    return words(f"puzzle-say-{_place(narrator, Slot(pick[0]))['where-kind']}", _place(narrator, Slot(pick[0])))


def invitation(puzzle: Puzzle, words: Words) -> str:
    """What is to be tapped."""
    if puzzle.ask.what == LIE and puzzle.lying.who != SENTENCES:
        return words("puzzle-choose", {"number": puzzle.lying.number})
    kinds = {LIE: "sentence", CARD: "card", WHERE: "place"}
    return words(f"puzzle-choose-{kinds[puzzle.ask.what]}")


# --- The proof ----------------------------------------------------------------------------------------------


def thoughts(found: Solved, words: Words) -> tuple[Teaching, ...]:
    """The whole proof, thought by thought."""
    puzzle = found.puzzle
    first = [thought(puzzle, one, words) for one in found.proof.findings]
    return (*first, *_following(found, words)) if found.proof.ending else tuple(first)


def thought(puzzle: Puzzle, one: Finding, words: Words) -> Teaching:
    narrator, said = narrator_of(puzzle, words), said_of(puzzle, one.supposed)
    speakers = _speakers(puzzle, one.numbers)
    who = words.joined([narrator.name(Slot(seat)) for seat in speakers])
    if one.supposed:
        tried = _who(narrator, one.supposed)
        hint = (
            words("puzzle-try", tried | {"others": who, "others-count": len(speakers)})
            if speakers
            else words("puzzle-try-alone", tried)
        )
    else:
        hint = words("puzzle-compare", {"who": who, "count": len(speakers)})
    text = " ".join((*_told(narrator, puzzle, said, one.steps, "reason-suppose"), _so(puzzle, one, narrator)))
    return Teaching(hint, text, tuple(dict.fromkeys((*speakers, *one.supposed))))


def _so(puzzle: Puzzle, one: Finding, narrator: Narrator) -> str:
    """What a thought comes to."""
    words, speakers = narrator.words, _speakers(puzzle, one.numbers)
    if one.supposed:
        return words("puzzle-so-not", _who(narrator, one.supposed))
    if puzzle.lying.who == SENTENCES:
        return words("puzzle-so-false", {"count": len(one.numbers)})
    key = "puzzle-so-one" if len(speakers) == 1 else "puzzle-so-among"
    return words(key, {"who": _either([narrator.name(Slot(seat)) for seat in speakers], words)})


def _told(narrator: Narrator, puzzle: Puzzle, said: Sequence[Said], steps: Sequence[Step], key: str) -> Iterator[str]:
    """All steps but that they clash, which is said in other words; first whose cards are taken for known.

    What somebody says in one breath is quoted as one.
    """
    dealt = [said[step.number] for step in steps if isinstance(step, Says) and step.number >= len(puzzle.said)]
    for one in dealt:
        yield narrator.words(key, _place(narrator, one.seat) | _role(narrator, one.claim.roles[0]))
    told = [step for step in steps if not (isinstance(step, Says) and step.number >= len(puzzle.said))]
    for speaker, some in groupby(told, lambda step: said[step.number].seat if isinstance(step, Says) else None):
        if speaker is None:
            yield from (reason(narrator, one, said) for one in some if not isinstance(one, Clash) or one.number is None)
        else:
            quoted = " ".join(spoken(narrator, said[one.number]) for one in some if isinstance(one, Says))
            yield narrator.words("claim-says", {"who": narrator.name(speaker), "text": quoted})


def _following(found: Solved, words: Words) -> Iterator[Teaching]:
    """The way of a card: what is said, and what follows from it, a thought for each that follows."""
    puzzle, said, so_far = found.puzzle, said_of(found.puzzle, found.liars), list[Step]()
    narrator = narrator_of(puzzle, words)
    for number, step in enumerate(found.proof.ending):
        so_far.append(step)
        if isinstance(step, Says | Moves) and number + 1 < len(found.proof.ending):
            continue
        speakers = _speakers(puzzle, [one.number for one in so_far if isinstance(one, Says)])
        who = words.joined([narrator.name(Slot(seat)) for seat in speakers])
        hint = words("puzzle-compare", {"who": who, "count": len(speakers)}) if speakers else words("puzzle-follow")
        yield Teaching(hint, " ".join(_told(narrator, puzzle, said, so_far, "puzzle-found")), speakers)
        so_far.clear()


def _speakers(puzzle: Puzzle, numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(int(puzzle.said[number].seat) for number in numbers if number < len(puzzle.said)))


# --- What a tap hears --------------------------------------------------------------------------------------


def right(found: Solved, words: Words) -> str:
    puzzle, narrator = found.puzzle, narrator_of(found.puzzle, words)
    if puzzle.ask.what == CARD:
        return words("puzzle-right-card", _role(narrator, _named(puzzle, found.answer)))
    if puzzle.ask.what == WHERE:
        where = _place(narrator, Slot(found.answer[0]))
        return words(f"puzzle-right-{where['where-kind']}", where)
    if puzzle.lying.who == SENTENCES:
        speakers = [narrator.name(Slot(seat)) for seat in _speakers(puzzle, found.answer)]
        return words("puzzle-right-sentence", {"who": words.joined(speakers)})
    return words("puzzle-right-liars", _who(narrator, found.answer))


def wrong(found: Solved, pick: Pick, words: Words) -> tuple[str, tuple[int, ...]]:
    """Why this is not the answer, and which claims say so."""
    puzzle, against = found.puzzle, found.against.get(pick)
    narrator = narrator_of(puzzle, words)
    if against is None or not against.numbers:
        silent = puzzle.ask.what == LIE and puzzle.lying.who == PLAYERS
        return words("puzzle-wrong-silent" if silent else "puzzle-wrong-plain", _who(narrator, pick)), ()
    if puzzle.ask.what != LIE:
        return words(f"puzzle-wrong-{'card' if puzzle.ask.what == CARD else 'place'}"), against.numbers
    if puzzle.lying.who == SENTENCES:
        return words("puzzle-wrong-sentence"), against.numbers
    who = _who(narrator, pick)
    if against.supposed:
        return words("puzzle-wrong-supposed", who | _role(narrator, puzzle.lying.roles[0])), against.numbers
    return words("puzzle-wrong-liars", who), against.numbers


# --- Names -------------------------------------------------------------------------------------------------


def _who(narrator: Narrator, pick: Pick) -> Args:
    names = [narrator.name(Slot(seat)) for seat in pick if seat < len(narrator.players)]
    return {"who": narrator.words.joined(names), "count": len(names)}


def _either(names: Sequence[str], words: Words) -> str:
    """Ada, Ben or Cleo."""
    *rest, last = names
    text = ""
    for name in rest:
        text = words("list-comma", {"first": text, "last": name}) if text else name
    return words("puzzle-or", {"first": text, "last": last}) if text else last


def _named(puzzle: Puzzle, pick: Pick) -> RoleName:
    return RoleName(given(puzzle).names[pick[0]])


def _role(narrator: Narrator, role: RoleName) -> Args:
    return role_forms(narrator, "role", role)


def _place(narrator: Narrator, place: Slot) -> Args:
    kind = "player" if place < len(narrator.players) else "place"
    return place_forms(narrator, "where", (place,)) | {"where-kind": kind}
