"""What follows, for a program: claims by the number they have in its view, chances as fractions, reasons in words."""

from __future__ import annotations

from typing import NamedTuple

from garou.engine.values import Refusal, Seat
from garou.rooms.room import Chair, Room
from garou.talk.claims import OPINIONS
from garou.texts import LANGUAGES, words
from garou.texts.reasons import reason
from garou.web.deducing.questions import Conclusion, Query, question, standing
from garou.web.faces import narrator_of
from garou.web.live import ROUND, spaced

from .bodies import DeductionBody, DeductionView
from .views import as_record


class Numbered(NamedTuple):
    """A question, and which claims of the view its claims are."""

    question: Query
    numbers: tuple[int, ...]


def asking(room: Room, chair: Chair | None, body: DeductionBody) -> Numbered:
    """Opinions, and what the seat says itself, say nothing to it."""
    seat = room.seat_of(chair) if chair is not None else None
    numbers = tuple(number for number in _believed(room, seat, body.believe) if _tells(room, seat, number))
    said = tuple(room.talk.said[number] for number in numbers)
    record = as_record(room)
    slots = record.slots if record else {}
    if body.about is not None and body.about not in slots:
        raise Refusal("none-of", found=body.about, known=tuple(slots))
    return Numbered(question(room, seat, said, slots[body.about] if body.about is not None else None), numbers)


def _believed(room: Room, seat: Seat | None, wanted: list[int] | None) -> list[int]:
    count = len(room.talk.said)
    if wanted is None:
        here = standing(room, seat)
        return [number for number, said in enumerate(room.talk.said) if said in here]
    if unknown := [number for number in wanted if number >= count]:
        raise Refusal("none-of", found=str(unknown[0]), known=tuple(map(str, range(count))))
    return sorted({*wanted})


def _tells(room: Room, seat: Seat | None, number: int) -> bool:
    said = room.talk.said[number]
    return said.seat != seat and said.claim.kind not in OPINIONS


def deduction_of(room: Room, chair: Chair | None, asked: Numbered, answer: Conclusion) -> DeductionView:
    sitter = room.sitters.get(chair) if chair is not None else None
    narrator = narrator_of(room, words(sitter.lang if sitter else LANGUAGES[0]))
    nothing = "too-long" if answer.too_long else answer.refused[0]
    places = (*room.names, *room.settings.rules.places)
    return DeductionView(
        possible=None if nothing else answer.possible,
        reason=nothing,
        exact=answer.found.exact,
        error=answer.found.error,
        worlds=str(answer.found.worlds),
        of=str(answer.of),
        chances={
            name: {role: str(chance) for role, chance in some}
            for name, some in zip(places, answer.chances, strict=False)
        },
        contradiction=[asked.numbers[number] for number in answer.contradiction],
        frees=None if answer.frees is None else asked.numbers[answer.frees],
        why=[reason(narrator, step, asked.question.said) for step in answer.why],
    )


def sent(view: DeductionView) -> str:
    """Its length tells nothing of what is in it."""
    text = view.model_dump_json()
    return spaced(text, -(-len(text.encode()) // ROUND) * ROUND)
