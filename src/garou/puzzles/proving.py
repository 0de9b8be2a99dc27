"""The shortest why: which thoughts, each of a few steps, leave no answer but one."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations
from operator import or_

from garou.deduction.contradictions import smallest
from garou.deduction.reasons import Holds, NoNight, Says, Step, Steps
from garou.engine.values import RoleName, Slot
from garou.talk.claims import WAS, Said

from .cases import answers, choices, dealings, given, truthful
from .values import BY_CARD, LIE, NOBODY, WHERE, Against, Finding, IllegalPuzzle, Pick, Proof, Puzzle, Solved, Sought

MOST_CLAIMS = 3  # in one thought: nobody compares more at once
DEAR = 100  # steps that a thought is worth which can only be said and not shown


class NoProof(Exception):
    """Nothing that can be told in steps leads to the answer."""


def solved(puzzle: Puzzle) -> Solved:
    """The answer and the proof; refused where there is not exactly one."""
    found = answers(puzzle)
    if len(found) != 1:
        raise IllegalPuzzle("puzzle-not-one", count=len(found))
    [answer] = found
    liars = _liars(puzzle, answer)
    thoughts, against = _leaving(puzzle, liars)
    if puzzle.ask.what == LIE:
        return Solved(puzzle, answer, liars, Proof(thoughts), against)
    ending = _to_the_card(puzzle, liars, answer)
    return Solved(puzzle, answer, liars, Proof(thoughts, ending), _elsewhere(puzzle, liars, answer))


def _liars(puzzle: Puzzle, answer: Pick) -> Pick:
    """Who lies, where that is certain: a card is only asked for where it is."""
    if puzzle.ask.what == LIE:
        return answer
    there = answers(replace(puzzle, ask=Sought(LIE))) if puzzle.lying.who != NOBODY else ((),)
    if len(there) != 1:
        raise NoProof
    return there[0]


def said_of(puzzle: Puzzle, supposed: Pick) -> tuple[Said, ...]:
    """What a thought counts by number: the claims, then the cards these liars must hold."""
    dealt = dealings(puzzle, supposed) if supposed else ()
    return (*puzzle.said, *(dealt[0] if len(dealt) == 1 else ()))


# --- Who lies ---------------------------------------------------------------------------------------


def _leaving(puzzle: Puzzle, liars: Pick) -> tuple[tuple[Finding, ...], dict[Pick, Against]]:
    """The cheapest thoughts after which nobody else can be it, and for each wrong answer one that speaks against it."""
    wrong = [one for one in choices(puzzle) if one != liars]
    if not wrong:
        return (), {}
    thoughts = [*_conflicts(puzzle), *_suppositions(puzzle, wrong)]
    covers = [frozenset(_out(puzzle, thought, wrong)) for thought in thoughts]
    costs = [len(thought.steps) + (DEAR if NoNight() in thought.steps else 0) for thought in thoughts]
    chosen = _cheapest(costs, covers, frozenset(wrong))
    against: dict[Pick, Against] = {}
    for number in sorted(range(len(thoughts)), key=lambda n: (n not in chosen, len(thoughts[n].steps))):
        one = _spoken_against(puzzle, thoughts[number])
        against |= {pick: one for pick in covers[number] if pick not in against}
    return tuple(thoughts[number] for number in _in_order(puzzle, thoughts, chosen)), against


def _in_order(puzzle: Puzzle, thoughts: Sequence[Finding], chosen: Iterable[int]) -> list[int]:
    """What needs no trying first, and the shortest of those."""
    return sorted(chosen, key=lambda number: (bool(thoughts[number].supposed), len(thoughts[number].steps), number))


def _spoken_against(puzzle: Puzzle, thought: Finding) -> Against:
    numbers = tuple(number for number in thought.numbers if number < len(puzzle.said))
    return Against(numbers, bool(thought.supposed))


def _out(puzzle: Puzzle, thought: Finding, wrong: Iterable[Pick]) -> Iterator[Pick]:
    """Which cases cannot be, if this is so: those in which all of it would be true."""
    if thought.supposed:
        yield thought.supposed
        return
    for pick in wrong:
        if {*thought.numbers} <= {*truthful(puzzle, pick)}:
            yield pick


def _conflicts(puzzle: Puzzle) -> Iterator[Finding]:
    """Smallest sets of claims that cannot all be true."""
    table, found = given(puzzle), list[frozenset[int]]()
    for size in range(1, MOST_CLAIMS + 1):
        for some in map(frozenset, combinations(range(len(puzzle.said)), size)):
            if any(known <= some for known in found):
                continue
            if table.conflicting(puzzle.said, some):
                found.append(some)
                yield Finding(table.why_not(puzzle.said, sorted(some)))


def _suppositions(puzzle: Puzzle, wrong: Sequence[Pick]) -> Iterator[Finding]:
    """For each wrong case: what speaks against it if these liars hold such cards as make them lie."""
    for pick in wrong if puzzle.lying.who == BY_CARD else ():
        said = said_of(puzzle, pick)
        if len(said) == len(puzzle.said):
            continue
        kept = [*truthful(puzzle, pick), *range(len(puzzle.said), len(said))]
        conflict = given(puzzle).contradiction([said[number] for number in kept])
        if conflict is None:
            continue
        numbers = [kept[number] for number in conflict]
        if numbers[-1] >= len(puzzle.said):
            yield Finding(given(puzzle).why_not(said, numbers), pick)
        elif len(numbers) > MOST_CLAIMS:
            yield Finding(given(puzzle).why_not(puzzle.said, numbers))


def _cheapest(costs: Sequence[int], covers: Sequence[frozenset[Pick]], wrong: frozenset[Pick]) -> tuple[int, ...]:
    """Which thoughts rule out all of these with the fewest steps."""
    if reduce(or_, covers, frozenset()) != wrong:
        raise NoProof
    tries: list[tuple[int, int, tuple[int, ...], frozenset[Pick]]] = [(0, 0, (), frozenset())]
    seen, turn = set[frozenset[Pick]](), 0
    while True:
        cost, _, chosen, out = heapq.heappop(tries)
        if out == wrong:
            return chosen
        if out in seen:
            continue
        seen.add(out)
        left = min(sorted(wrong - out), key=lambda pick: sum(pick in cover for cover in covers))
        for number, cover in enumerate(covers):
            if left in cover:
                turn += 1
                heapq.heappush(tries, (cost + costs[number], turn, tuple(sorted((*chosen, number))), out | cover))


# --- Which card ---------------------------------------------------------------------------------------


def _known(puzzle: Puzzle, liars: Pick) -> list[int]:
    """What is true once the liars are known, by number."""
    return [*truthful(puzzle, liars), *range(len(puzzle.said), len(said_of(puzzle, liars)))]


def _to_the_card(puzzle: Puzzle, liars: Pick, answer: Pick) -> Steps:
    """Where all liars are known: the steps to what lies there."""
    said, known = said_of(puzzle, liars), _known(puzzle, liars)
    role = puzzle.ask.role if puzzle.ask.what == WHERE else given(puzzle).names[answer[0]]
    place = Slot(answer[0]) if puzzle.ask.what == WHERE else puzzle.ask.place
    steps = given(puzzle).why([said[number] for number in known], place, RoleName(role))
    if not steps:
        raise NoProof
    told = [Says(known[step.number]) if isinstance(step, Says) else step for step in steps]
    last = max((at + 1 for at, step in enumerate(told) if isinstance(step, Says)), default=0)
    return (*told[:last], *_unsaid(puzzle, [said[n.number] for n in told if isinstance(n, Says)], told), *told[last:])


def _unsaid(puzzle: Puzzle, said: Sequence[Said], told: Sequence[Step]) -> Iterator[Step]:
    """The cards of those who have not said which one it was, where that is certain by now."""
    spoken = {one.seat for one in said if one.claim.kind == WAS}
    sure = given(puzzle).dealt(said)
    for seat in puzzle.seats:
        if seat not in spoken and len(sure[seat]) == 1:
            step = Holds(seat, min(sure[seat]), morning=False)
            if step not in told:
                yield step


def _elsewhere(puzzle: Puzzle, liars: Pick, answer: Pick) -> dict[Pick, Against]:
    """By wrong place or card: which claims speak against it."""
    table, known, said = given(puzzle), _known(puzzle, liars), said_of(puzzle, liars)

    def needed(place: Slot, role: RoleName) -> Against:
        def is_open(some: Iterable[int]) -> bool:
            faces = table.lies([said[known[n]] for n in sorted(some)])
            return role in faces.get(place, frozenset((role,)))

        found = smallest(frozenset(range(len(known))), is_open)
        return Against(tuple(known[n] for n in found if known[n] < len(puzzle.said)))

    if puzzle.ask.what == WHERE:
        return {(p,): needed(Slot(p), puzzle.ask.role) for p in range(len(puzzle.cards)) if (p,) != answer}
    names = enumerate(table.names)
    return {(number,): needed(puzzle.ask.place, RoleName(name)) for number, name in names if (number,) != answer}
