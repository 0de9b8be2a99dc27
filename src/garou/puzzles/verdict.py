"""Has a puzzle that somebody has put together one answer, several, or none, and why?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .cases import answers, choices, given, truthful
from .making import keeps, units
from .proving import NoProof, said_of, solved
from .values import Finding, Pick, Puzzle, Solved

MOST_TOLD = 6  # choices of liars for which it is said why they cannot be


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out."""

    puzzle: Puzzle
    answers: tuple[Pick, ...]
    solved: Solved | None = None  # where there is one answer, and a way to it that can be told
    against: tuple[Finding, ...] = ()  # where there is none: what cannot be together
    spare: tuple[int, ...] = ()  # where there is one: claims that nobody needs, each by itself

    @property
    def good(self) -> bool:
        return len(self.answers) == 1


def verdict(puzzle: Puzzle) -> Verdict:
    found = answers(puzzle)
    if not found:
        return Verdict(puzzle, found, against=tuple(_against(puzzle)))
    if len(found) > 1:
        return Verdict(puzzle, found)
    try:
        return Verdict(puzzle, found, solved(puzzle), spare=_spare(puzzle, found[0]))
    except NoProof:
        return Verdict(puzzle, found, spare=_spare(puzzle, found[0]))


def _against(puzzle: Puzzle) -> Iterator[Finding]:
    """For each choice of liars: what cannot be true all the same. What speaks against several is said once."""
    seen = set[tuple[int, ...]]()
    for liars in choices(puzzle):
        said = said_of(puzzle, liars)
        kept = [*truthful(puzzle, liars), *range(len(puzzle.said), len(said))]
        conflict = given(puzzle).contradiction([said[number] for number in kept])
        numbers = tuple(kept[number] for number in conflict or ())
        if numbers and numbers not in seen and len(seen) < MOST_TOLD:
            seen.add(numbers)
            supposed = liars if numbers[-1] >= len(puzzle.said) else ()
            yield Finding(given(puzzle).why_not(said, numbers), supposed)


def _spare(puzzle: Puzzle, answer: Pick) -> tuple[int, ...]:
    """What could be left unsaid, and it would still have this one answer."""
    found = list[int]()
    for unit in units(puzzle):
        numbers = tuple(puzzle.said.index(one) for one in unit)
        if keeps(puzzle.without(numbers), answer, puzzle):
            found += numbers
    return tuple(sorted({*found}))
