"""Why claims about marks cannot all be true, in steps: which mark went where at dusk, and who can have laid it.

What follows from all claims but one is set against what that one says. Both sides are cards that were dealt and marks
that lay there when the dusk was over; what brings them together is a rule that a person can look up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from garou.engine.values import Seat, Slot
from garou.talk.claims import WAS, Said, was

from .markclashes import Clashing
from .markrules import MarkedTable, MarkRules
from .marksides import MarkedSide
from .reasons import Alone, Away, Clash, Either, Holds, Knows, NoNight, Says, Step, Steps, Suppose, Wears

MOST_CASES = 3  # nobody follows more


@dataclass(frozen=True)
class MarkedTalk:
    """What is to be explained: a table, what was said there, and what it is known of the rules."""

    table: MarkedTable
    said: Sequence[Said]
    rules: MarkRules

    def side(self, numbers: Iterable[int], *more: Said) -> MarkedSide:
        return MarkedSide(self.table, frozenset((*(self.said[number] for number in numbers), *more)), self.rules)

    def alone(self, numbers: Iterable[int]) -> MarkedSide:
        """What follows from these, whoever asks."""
        table = self.table if self.table.own is None else self._anybody
        return MarkedSide(table, frozenset(self.said[number] for number in numbers), self.rules)

    @cached_property
    def _anybody(self) -> MarkedTable:
        return MarkedTable(self.table.layers, None, self.table.budget)

    def without_own(self) -> MarkedTalk:
        return MarkedTalk(self._anybody, self.said, self.rules)

    def told(self, numbers: Iterable[int]) -> list[Step]:
        return [*(Knows(seat, note) for seat, note in self.side(()).knows), *map(Says, sorted(numbers))]


def why_not(talk: MarkedTalk, wrong: Sequence[int]) -> Steps:
    """Why these claims cannot all be true, of which any fewer can."""
    if talk.table.own and wrong and not talk.without_own().table.fits(talk.said[number] for number in wrong):
        talk = talk.without_own()
    wider = with_cards(talk.said, wrong)
    tries = ((_outright, wider), (_outright, wrong), (_itself, wrong), (_case_by_case, wider))
    found = (find(talk, some, wrong) for find, some in tries)
    return next(filter(None, found), (*talk.told(wrong), NoNight()))


def with_cards(said: Sequence[Said], numbers: Iterable[int]) -> list[int]:
    """With the cards that the same people say they were dealt: a story is easier to follow with its beginning."""
    some = {*numbers}
    speakers = {said[number].seat for number in some}
    return sorted(some | {n for n, one in enumerate(said) if one.seat in speakers and one.claim.kind == WAS})


def _outright(talk: MarkedTalk, some: Sequence[int], wrong: Sequence[int]) -> Steps:
    """What follows from all but one, against what that one says."""
    speakers = {talk.said[number].seat for number in some}
    for last in reversed(wrong):
        rest = [number for number in some if number != last]
        side = talk.side(rest)
        steps = Clashing(side, _claimed(talk, some, last), talk.rules).found() if side.fits() else None
        if steps is not None:
            own = talk.table.own
            ending = Alone(*speakers) if len(speakers) == 1 and (not own or own.seat in speakers) else Clash(last)
            before, after = _apart(side, steps)
            return (*talk.told(rest), *before, Says(last), *after, ending)
    return ()


def _apart(side: MarkedSide, steps: Sequence[Step]) -> tuple[list[Step], list[Step]]:
    """What is certain without the last claim is told before it."""
    before = [step for step in steps if _is_sure(side, step)]
    return before, [step for step in steps if step not in before]


def _is_sure(side: MarkedSide, step: Step) -> bool:
    match step:
        case Holds(place, role, _, True):
            return side.card(Seat(place)) == role
        case Away(role):
            return not side.holders(role)
        case Wears(seat, mark):
            return side.worn(seat) == mark
    return False


def _claimed(talk: MarkedTalk, wrong: Sequence[int], last: int) -> MarkedSide:
    """What follows from this claim and from the card its speaker claims to have been dealt."""
    speaker = talk.said[last].seat
    cards = [number for number in wrong if talk.said[number].seat == speaker and talk.said[number].claim.kind == WAS]
    side = talk.alone({last, *cards})
    return side if len({talk.said[number].seat for number in wrong}) > 1 or side.fits() else talk.alone({last})


def _itself(talk: MarkedTalk, some: Sequence[int], wrong: Sequence[int]) -> Steps:
    """Somebody's story may be wrong whatever the others say."""
    speakers = {talk.said[number].seat for number in wrong}
    if len(speakers) != 1 or (talk.table.own and talk.table.own.seat not in speakers):
        return ()
    return (*talk.told(wrong), Alone(*speakers))


def _case_by_case(talk: MarkedTalk, some: Sequence[int], wrong: Sequence[int]) -> Steps:
    """The same where a card can only be one of a few, and each of them leads there."""
    for last in reversed(wrong):
        rest = [number for number in some if number != last]
        side = talk.side(rest)
        for seat in sorted({one.seat for one in side.said} - {*side.plain}):
            roles = side.few(seat)
            if not 1 < len(roles) <= MOST_CASES:
                continue
            tried = [_supposed(talk, some, last, Suppose(Slot(seat), role)) for role in roles]
            if all(tried):
                cases = chain.from_iterable(tried)
                return (*talk.told(rest), Says(last), Either(Slot(seat), roles), *cases, Clash(last))
    return ()


def _supposed(talk: MarkedTalk, some: Sequence[int], last: int, case: Suppose) -> list[Step]:
    so = Said(Seat(case.place), was(case.role))
    rest = talk.side((number for number in some if number != last), so)
    steps = Clashing(rest, _claimed(talk, some, last), talk.rules).found()
    return [case, *steps, Clash(None)] if steps is not None else []
