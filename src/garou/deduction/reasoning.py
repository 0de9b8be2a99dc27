"""Why: a short chain of steps to a contradiction, or to what is certain of a card.

Every step is true of all worlds that fit what was said before it. The chain begins with a smallest set of claims, so
that nothing in it can be left out; where two of the things that follow cannot both be, it ends there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM, WAS, Said, was

from .backwards import Memory
from .certainty import Certainty, certainty, new_memory
from .contradictions import smallest
from .evidence import Witnessed, believing
from .findings import possible
from .premises import Premises
from .reasons import Alone, Clash, Copies, Either, Holds, Knows, Moves, NoNight, Says, Step, Steps, Suppose
from .truth import DEALT

MOST_CASES = 3  # nobody follows more


@dataclass(frozen=True)
class Hearsay:
    """What is to be explained: who knows what, and what was said; what follows from parts of it is remembered."""

    given: Premises
    own: Witnessed | None
    said: Sequence[Said]
    _memory: Memory
    _sure: dict[tuple[frozenset[int], tuple[Said, ...]], Certainty] = field(default_factory=dict)

    def evidence(self, numbers: Iterable[int], *more: Said) -> list[Said]:
        return [*(self.said[number] for number in sorted(numbers)), *more]

    def sure(self, numbers: Iterable[int], *more: Said) -> Certainty:
        """What is certain where these are true."""
        key = frozenset(numbers), more
        if key not in self._sure:
            self._sure[key] = certainty(self.given, believing(self.own, self.evidence(numbers, *more)), self._memory)
        return self._sure[key]

    def fits(self, numbers: Iterable[int]) -> bool:
        return possible(self.given, believing(self.own, self.evidence(numbers)))

    def of(self, seat: Seat, numbers: Iterable[int]) -> list[int]:
        return [number for number in numbers if self.said[number].seat == seat]

    @cached_property
    def without_own(self) -> Hearsay:
        return Hearsay(self.given, None, self.said, self._memory) if self.own else self


# --- Why claims cannot all be true ------------------------------------------------------------------


def why_not(given: Premises, own: Witnessed | None, said: Sequence[Said], wrong: Sequence[int]) -> Steps:
    """Why these claims cannot all be true, of which any fewer can."""
    talk = Hearsay(given, own, said, new_memory(given))
    if own and wrong and not talk.without_own.fits(wrong):
        talk = talk.without_own
    wider = _with_cards(talk, wrong)
    tries = ((_itself, wrong), (_outright, wider), (_outright, wrong), (_case_by_case, wider), (_case_by_case, wrong))
    found = (find(talk, some) for find, some in tries)
    return next(filter(None, found), (*_told(talk, wrong), NoNight()))


def _with_cards(talk: Hearsay, numbers: Iterable[int]) -> list[int]:
    """With the cards that the same people say they were dealt: a story is easier to follow with its beginning."""
    some = {*numbers}
    speakers = {talk.said[number].seat for number in some}
    cards = {n for n, one in enumerate(talk.said) if one.seat in speakers and one.claim.kind == WAS}
    return sorted(some | cards)


def _told(talk: Hearsay, numbers: Iterable[int]) -> list[Step]:
    """The facts of whoever asks, and these claims."""
    facts = [Knows(talk.own.seat, note) for note in talk.own.told] if talk.own else []
    return [*facts, *map(Says, sorted(numbers))]


def _itself(talk: Hearsay, wrong: Sequence[int]) -> Steps:
    """Somebody's story may be wrong whatever the others say."""
    speakers = {talk.said[number].seat for number in wrong}
    if len(speakers) != 1 or (talk.own and talk.own.seat not in speakers):
        return ()
    return (*_told(talk, wrong), Alone(*speakers))


def _outright(talk: Hearsay, wrong: Sequence[int]) -> Steps:
    """What follows from all but one, against what the last one says."""
    for last in reversed(wrong):
        rest = [number for number in wrong if number != last]
        against = _against(talk, talk.sure(rest), _claimed(talk, wrong, last))
        if against:
            left, right = against
            steps = (*_told(talk, rest), *left, Says(last), *right)
            return (*_unsaid(talk, wrong, steps), Clash(last))
    return ()


def _case_by_case(talk: Hearsay, wrong: Sequence[int]) -> Steps:
    """The same where a card can only be one of a few, and each of them leads there."""
    for last in reversed(wrong):
        rest = [number for number in wrong if number != last]
        for place, roles in _few(talk.sure(rest)):
            tried = [_supposed(talk, wrong, last, Suppose(place, role)) for role in roles]
            if all(tried):
                cases = _unsaid(talk, wrong, chain.from_iterable(tried))
                return (*_told(talk, rest), Says(last), Either(place, roles), *cases, Clash(last))
    return ()


def _few(sure: Certainty) -> Iterator[tuple[Slot, tuple[RoleName, ...]]]:
    """Seats with few cards that may have been dealt there, the fewest first."""
    few = [(len(roles), place) for place, roles in sure.dealt.items() if 1 < len(roles) <= MOST_CASES]
    for _, place in sorted(few):
        yield place, tuple(sorted(sure.dealt[place]))


def _supposed(talk: Hearsay, wrong: Sequence[int], last: int, case: Suppose) -> list[Step]:
    if case.place >= talk.given.players:
        return []
    so = Said(Seat(case.place), was(case.role))
    rest = [number for number in wrong if number != last]
    against = _against(talk, talk.sure(rest, so), _claimed(talk, wrong, last))
    return [case, *against[0], *against[1], Clash(None)] if against else []


def _claimed(talk: Hearsay, wrong: Sequence[int], last: int) -> Certainty:
    """What follows from the story of one speaker alone."""
    return talk.without_own.sure(talk.of(talk.said[last].seat, wrong))


Sides = tuple[list[Step], list[Step]]  # what follows from the one, and from the other


def _against(talk: Hearsay, before: Certainty, claimed: Certainty) -> Sides | None:
    """Two cards at one place, or more of a card than there are."""
    for morning in (False, True):
        mine, theirs = (one.lies if morning else one.dealt for one in (before, claimed))
        for place, [role, *others] in theirs.items():
            if others or role in mine.get(place, (role,)):
                continue
            right = _leading(claimed, Holds(place, role, morning))
            if len(mine[place]) == 1:
                return _leading(before, Holds(place, min(mine[place]), morning)), right
            elsewhere = _all_of(talk.given, before, role, morning=morning)
            if elsewhere:
                return elsewhere, right
    return None


def _all_of(given: Premises, sure: Certainty, role: RoleName, *, morning: bool) -> list[Step]:
    """Where all the cards of this role are, if that is certain; a copier may make more of them by the morning."""
    faces = sure.lies if morning else sure.dealt
    places = [place for place, roles in faces.items() if roles == {role}]
    number = given.cards.count(role)
    if len(places) < number or (morning and given.copier is not None):
        return []
    steps = chain.from_iterable(_leading(sure, Holds(place, role, morning)) for place in places)
    return [*steps, Copies(role, number)]


def _leading(sure: Certainty, last: Holds) -> list[Step]:
    """How the card came to lie there, where that is certain."""
    if last.morning:
        for place, where in sorted(sure.ends):
            if where == last.place and place != where and sure.dealt[place] == {last.role}:
                return [Holds(place, last.role, morning=False), Moves(place, where), last]
    return [last]


def _unsaid(talk: Hearsay, numbers: Iterable[int], steps: Iterable[Step]) -> list[Step]:
    """Without what was said in so many words, and without saying anything twice in one case."""
    plain, found, here = {*_plainly(talk, numbers)}, list[Step](), set[Step]()
    for step in steps:
        if isinstance(step, Suppose):
            here.clear()
        if step not in plain and step not in here:
            found.append(step)
            here.add(step)
    return found


def _plainly(talk: Hearsay, numbers: Iterable[int]) -> Iterator[Holds]:
    """What somebody has said, or knows, of the card they were dealt; and of the one they hold, where nobody copies."""
    for one in talk.evidence(numbers):
        if one.claim.kind == WAS or (one.claim.kind == AM and talk.given.copier is None):
            yield Holds(one.seat, one.claim.roles[0], morning=one.claim.kind == AM)
    for note in talk.own.told if talk.own else ():
        if note[0] == DEALT:
            yield Holds(talk.own.seat, note[1], morning=False)  # type: ignore[union-attr]  # there is one


# --- Why a card is certain --------------------------------------------------------------------------


def why(given: Premises, own: Witnessed | None, said: Sequence[Said], place: Slot, role: RoleName) -> Steps:
    """Why the card at this place counts as this role in the morning, or why it does not; () where that is open."""
    talk = Hearsay(given, own, said, new_memory(given))
    faces = talk.sure(range(len(said))).lies.get(place, frozenset((role, *given.names)))
    if role in faces and len(faces) > 1:
        return ()
    last = Holds(place, role, morning=True, sure=role in faces)
    if own and _follows(talk.without_own, range(len(said)), last):
        talk = talk.without_own
    needed = smallest(frozenset(range(len(said))), lambda some: not _follows(talk, some, last))
    wider = _with_cards(talk, needed)
    *steps, _ = _in_order(talk, wider, _ending(talk, talk.sure(wider), last))
    return (*_unsaid(talk, wider, steps), last)


def _in_order(talk: Hearsay, numbers: Sequence[int], ending: Sequence[Step]) -> Iterator[Step]:
    """Each of these steps after the claim that makes it certain, the last of them at the end."""
    yield from _told(talk, ())
    left = [*ending]
    for said in range(len(numbers) + 1):
        if said:
            yield Says(numbers[said - 1])
        now = talk.sure(numbers[:said])
        while left and (said == len(numbers) or (len(left) > 1 and _is_sure(now, left[0]))):
            yield left.pop(0)


def _is_sure(now: Certainty, step: Step) -> bool:
    if isinstance(step, Holds):
        return (now.lies if step.morning else now.dealt)[step.place] == {step.role}
    return isinstance(step, Copies) or (isinstance(step, Moves) and (step.place, step.where) in now.ends)


def _follows(talk: Hearsay, numbers: Iterable[int], last: Holds) -> bool:
    faces = talk.sure(numbers).lies.get(last.place, frozenset())
    return faces == {last.role} if last.sure else bool(faces) and last.role not in faces


def _ending(talk: Hearsay, sure: Certainty, last: Holds) -> list[Step]:
    """Another card lies there, or all of them elsewhere; or it can only be said."""
    if last.sure:
        return _leading(sure, last)
    faces = sure.lies[last.place]
    if len(faces) == 1:
        return [*_leading(sure, Holds(last.place, min(faces), morning=True)), last]
    return [*_all_of(talk.given, sure, last.role, morning=True), last]
