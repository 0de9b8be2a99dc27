"""Facts as claims: everything a seat could say about its night without lying."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from garou.engine.values import Fact, RoleName, Seat
from garou.engine.view import View
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import SAW, TOOK, Claim, Common, am, saw, swapped, think, took, was, wears


def truths(view: View, common: Common) -> tuple[Claim, ...]:
    """In the order it was learned. Told afterwards, a card taken and then looked at is one thing."""
    found: list[Claim] = []
    for fact in view.facts:
        for claim in _TOLD[fact.name](fact, view.seat, common) if fact.name in _TOLD else ():
            if found and claim.kind == SAW and claim.places == (view.seat,) and _unseen(found[-1]):
                found[-1] = took(found[-1].places[0], claim.roles[0])
            elif claim not in found:
                found.append(claim)
    return tuple(found)


def _unseen(claim: Claim) -> bool:
    return claim.kind == TOOK and not claim.roles


def _dealt(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    yield was(fact.of("role")) if common.moving else am(fact.of("role"))


def _turned(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    yield am(fact.of("role"))


def _saw_card(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    yield saw(fact.of("where"), fact.of("role"))


def _moved(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    """Which mark was handed out is not in the fact, so only cards are spoken of."""
    places = fact.of("places")
    if fact.of("what") == "cards":
        others = [place for place in places if place != me]
        yield took(others[0]) if len(others) == 1 else swapped(*others)


def _saw_mark(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    if not common.rules.marks[fact.of("mark")].blank:  # nothing to tell
        yield wears(fact.of("where"), fact.of("mark"))


def _fellows(fact: Fact, me: Seat, common: Common) -> Iterator[Claim]:
    """Masons know each other's card, unless a copier may be the one who greets them."""
    call = RoleName(fact.of("call"))
    role = common.rules.roles.get(call)
    if role is not None and role.team == VILLAGE:
        copied = any(common.rules.roles[name].may_wake_as for name in common.roles)
        yield from ((think if copied else saw)(seat, call) for seat in fact.of("players"))


_TOLD: dict[str, Callable[[Fact, Seat, Common], Iterator[Claim]]] = {
    "dealt": _dealt,
    "turned": _turned,
    "saw-card": _saw_card,
    "moved": _moved,
    "saw-mark": _saw_mark,
    "fellows": _fellows,
}
