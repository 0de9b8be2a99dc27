"""The same evidence with seats under other names: where all seats are alike, so is what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from garou.engine.values import Seat, Slot
from garou.talk.claims import SWAPPED, Claim

from .evidence import Believed, Evidence, Witnessed
from .truth import FELLOWS, MOVED, SAW_CARD, Note, in_order

Names = tuple[int, ...]  # by slot: its new name


def by_mention(evidence: Sequence[Evidence], liars: Iterable[int], players: int, size: int) -> Names:
    """Seats in the order in which they are spoken of, then liars, then everybody else; the centre stays what it is."""
    order: dict[int, None] = {}
    for one in sorted(evidence, key=_shape):
        order.update(dict.fromkeys(_spoken_of(one)))
    order.update(dict.fromkeys(liars))
    turn = [*[slot for slot in order if slot < players], *[seat for seat in range(players) if seat not in order]]
    names = [*range(size)]
    for name, seat in enumerate(turn):
        names[seat] = name
    return tuple(names)


def _shape(one: Evidence) -> tuple[object, ...]:
    """What is told, whoever tells it of whomever."""
    if isinstance(one, Witnessed):
        return (0,)
    return (1, sorted([(claim.kind, claim.roles) for claim in one.claims]), one.seat)


def _spoken_of(one: Evidence) -> Iterator[int]:
    yield one.seat
    if isinstance(one, Witnessed):
        for note in one.told:
            yield from _places(note)
    for claim in sorted(one.claims, key=lambda claim: (claim.kind, claim.roles)):
        yield from claim.places


def _places(note: Note) -> Iterable[int]:
    if note[0] == SAW_CARD:
        return (note[1],)
    return note[2] if note[0] in (MOVED, FELLOWS) else ()


def renamed(one: Evidence, names: Names) -> Evidence:
    """All of it, by these names."""
    seat, claims = (
        Seat(Slot(names[one.seat])),
        tuple(sorted([_claim(claim, names) for claim in one.claims], key=_order)),
    )
    if isinstance(one, Believed):
        return Believed(seat, claims, one.idle)
    return Witnessed(seat, in_order(_note(note, names) for note in one.told), claims, one.over)


def _order(claim: Claim) -> tuple[object, ...]:
    return claim.kind, claim.places, claim.roles


def _claim(claim: Claim, names: Names) -> Claim:
    places = [Slot(names[place]) for place in claim.places]
    return Claim(claim.kind, tuple(sorted(places) if claim.kind == SWAPPED else places), claim.roles, claim.mark)


def _note(note: Note, names: Names) -> Note:
    if note[0] == SAW_CARD:
        return (SAW_CARD, Slot(names[note[1]]), *note[2:])
    if note[0] in (MOVED, FELLOWS):
        return (*note[:2], tuple(sorted([Slot(names[place]) for place in note[2]])), *note[3:])
    return note
