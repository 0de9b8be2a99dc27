"""Actions as numbers: whatever can be chosen or claimed at a table has one, the same in every game there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from garou.engine.rehearsal import rehearsed
from garou.engine.values import Choice, Question, Seat, Slot
from garou.talk.claims import BLANKS, CIRCLE, MARK, OF_MOVING_CARDS, SWAPPED, UNSEEN, Claim, Common, IllegalClaim
from garou.talk.claims import claim_from as claim_of

from .tables import Playable
from .turns import Midgame

NOTHING = 0  # declines, or says nothing

Shape = tuple[tuple[str, ...], int]  # words, and how many places go with them
Wording = tuple[str, tuple[Slot | str, ...]]  # a kind of claim, and what fills its blanks

# Nothing, a place, two places: most questions of every game, whatever a rehearsal finds besides.
PLAIN_SHAPES: tuple[Shape, ...] = (((), 0), ((), 1), ((), 2))


class Numbering:
    """First come the choices, then the claims where there is talk."""

    def __init__(self, table: Playable, *, talk: bool) -> None:
        self.choices: tuple[Choice, ...] = tuple(_choices(table))
        self.claims: tuple[Wording, ...] = tuple(_claims(table)) if talk else ()
        self._numbers = {_unordered(choice): number for number, choice in enumerate(self.choices)}
        self._said = lru_cache(maxsize=256)(self._sayable_by)  # the same claims in every round

    def __len__(self) -> int:
        return len(self.choices) + len(self.claims)

    def options(self, now: Midgame) -> dict[int, Choice]:
        """What may be answered now, by number."""
        return {} if now.question is None else self.numbered(now.question)

    def numbered(self, asked: Question) -> dict[int, Choice]:
        """The options of one question, by number."""
        return {self._numbers[_unordered(option)]: option for option in asked.options}

    def sayable(self, now: Midgame) -> dict[int, tuple[Claim, ...]]:
        """What may be said now, by number: a claim, or nothing."""
        return self.sayable_by(now.common, now.speakers[0]) if now.speakers else {}

    def sayable_by(self, common: Common, speaker: Seat) -> dict[int, tuple[Claim, ...]]:
        """What somebody may say who has the word."""
        return self._said(common, speaker)

    def meaning(self, number: int) -> Choice | Wording:
        """What a number stands for."""
        return self.choices[number] if number < len(self.choices) else self.claims[number - len(self.choices)]

    def _sayable_by(self, common: Common, speaker: Seat) -> dict[int, tuple[Claim, ...]]:
        found: dict[int, tuple[Claim, ...]] = {NOTHING: ()}
        for number, (kind, parts) in enumerate(self.claims, len(self.choices)):
            try:
                found[number] = (claim_of(kind, parts, common, speaker),)
            except IllegalClaim:
                continue
        return found


def _choices(table: Playable) -> Iterator[Choice]:
    places = tuple(Slot(number) for number in range(table.places))
    shapes = _word_shapes(table) | _rehearsed_shapes(table)
    for words, number in dict.fromkeys((*PLAIN_SHAPES, *sorted(shapes))):
        for some in combinations(places, number):
            yield (*words, *some)


def _word_shapes(table: Playable) -> set[Shape]:
    """Each word that a call may ask for, alone: some questions follow only from what others did."""
    said = (table.rules.said_under(step, table.roles) for step in table.rules.steps)
    return {((word,), 0) for words in said for word in words}


def _rehearsed_shapes(table: Playable) -> set[Shape]:
    nights = (rehearsed(table.rules, cast.cards, cast.beside, table.players) for cast in table.casts)
    asked = [moment.asked for night in nights for moment in night if moment.asked]
    return {_shape(option) for question in asked for option in question.options}


def _shape(choice: Choice) -> Shape:
    words, places = _unordered(choice)
    return words, len(places)


def _unordered(choice: Choice) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """In whatever order it is named, it means the same."""
    words = tuple(sorted(part for part in choice if isinstance(part, str)))
    return words, tuple(sorted(part for part in choice if isinstance(part, int)))


def _claims(table: Playable) -> Iterator[Wording]:
    """Every claim that anybody could make at a table of these cards."""
    common = Common(table.rules, table.casts[0], table.players)
    for kind, blanks in BLANKS.items():
        if _never(kind, table, common):
            continue
        for parts in product(*(_fillings(blank, table) for blank in blanks)):
            if kind != SWAPPED or parts[0] < parts[1]:  # type: ignore[operator]  # two places
                yield kind, parts


def _never(kind: str, table: Playable, common: Common) -> bool:
    """Not a thing that can be said in this game, whatever cards are in."""
    if kind == MARK:
        return not any(table.rules.roles[name].marks for name in table.roles)
    return (kind in OF_MOVING_CARDS and not common.moving) or (kind == CIRCLE and not common.circling)


def _fillings(blank: str, table: Playable) -> tuple[Slot | str, ...]:
    seats = tuple(Slot(number) for number in range(table.players))
    found: dict[str, tuple[Slot | str, ...]] = {
        "role": table.roles,
        "role?": (UNSEEN, *table.roles),
        "seat": seats,
        "place": tuple(Slot(number) for number in range(table.places)),
        "mark": tuple(table.rules.marks),
    }
    return found[blank]
