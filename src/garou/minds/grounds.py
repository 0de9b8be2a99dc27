"""Why somebody is suspected, as far as it can be said aloud: from claims that everybody has heard, and nothing else.

A liar gives the same reasons as anybody. Nothing here looks at what a seat was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.talk.claims import AM, SAW, SWAPPED, TOOK, Claim
from garou.talk.remarks import Ground
from garou.talk.stories import claimed_card, told

from .hearing import Hearing

# They say so themselves, somebody saw it, two accounts of a card, two who claim it, a story that has changed, what
# others say as well, no story at all, a vote against somebody who was innocent.
CONFESSED, SEEN, CLASH, BOTH = "confessed", "seen", "clash", "both"
CHANGED, BLAMED, SILENT, MISLED = "changed", "blamed", "silent", "misled"
HUNCH = "hunch"  # nothing at all: what is said to who asks for more
GROUNDS = (CONFESSED, SEEN, CLASH, BOTH, CHANGED, BLAMED, SILENT, MISLED, HUNCH)
MOST_NAMED = 2


def ground_against(suspect: Seat, hearing: Hearing) -> Ground | None:
    """The best that can be said; None where it is no more than a feeling."""
    return next((found for find in _FINDERS for found in find(suspect, hearing)), None)


def stands(hearing: Hearing, seat: Seat) -> tuple[Claim, ...]:
    """What somebody says and has not told differently since."""
    statements = told(hearing.said).get(seat, ())
    return tuple(one.said.claim for one in statements if not one.overtaken)


def rivals(seat: Seat, hearing: Hearing) -> tuple[RoleName, list[Seat]] | None:
    """The card this seat claims, and who else does, where there is one of it."""
    cards = {one: claimed_card(stands(hearing, one)) for one in hearing.common.seats}
    mine = cards[seat]
    others = [one for one, card in cards.items() if one != seat and card == mine]
    if mine is None or not others or hearing.common.cards.count(mine) > 1:
        return None
    return mine, others


def _confessed(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    for claim in reversed(stands(hearing, suspect)):
        if claim.kind in (AM, TOOK) and _is_monster(claim, hearing):
            yield Ground(CONFESSED, (suspect,), claim.roles)


def _seen(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    for teller, claim in _looks_at(suspect, hearing):
        if _is_monster(claim, hearing):
            yield Ground(SEEN, (suspect, teller), claim.roles)


def _clash(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    """Only where nobody says that the card has moved."""
    card = claimed_card(stands(hearing, suspect))
    if card is None or _moved(suspect, hearing):
        return
    for teller, claim in _looks_at(suspect, hearing):
        if claim.roles[0] != card:
            yield Ground(CLASH, (suspect, teller), (claim.roles[0], card))


def _both(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    found = rivals(suspect, hearing)
    if found is not None:
        role, others = found
        mine = [seat for seat in others if seat == hearing.seat]
        yield Ground(BOTH, (suspect, (mine or others)[0]), (role,))


def _changed(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    if any(one.changed for one in told(hearing.said).get(suspect, ())):
        yield Ground(CHANGED, (suspect,))


def _blamed(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    if voices := hearing.accused[suspect][:MOST_NAMED]:
        yield Ground(BLAMED, (suspect, *voices))


def _silent(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    """Once most of the others have spoken: who had no turn yet is not silent."""
    others = [seat for seat in hearing.living if seat != hearing.seat]
    silent = [seat for seat in others if not hearing.claimed(seat, today=True) and seat not in hearing.voices]
    if suspect in silent and 2 * len(silent) <= len(others):
        yield Ground(SILENT, (suspect,))


def _misled(suspect: Seat, hearing: Hearing) -> Iterator[Ground]:
    """The last one they wanted dead, if everybody knows by now that it was an innocent; who did as well is quiet."""
    roles, votes = hearing.common.rules.roles, dict[Seat, Seat | None]()
    shown = {fact.of("where"): fact.of("counts") for fact in hearing.view.facts if fact.name == "shown"}
    for fact in hearing.view.facts:
        if fact.name == "voted" and (fact.of("for_") in shown or fact.of("player") == hearing.seat):
            votes[fact.of("player")] = fact.of("for_")
    wanted = votes.get(suspect)
    if wanted is not None and wanted != votes.get(hearing.seat) and roles[shown[wanted]].team == VILLAGE:
        yield Ground(MISLED, (suspect, wanted))


def _looks_at(suspect: Seat, hearing: Hearing) -> Iterator[tuple[Seat, Claim]]:
    """What others claim to have seen there; its own look first. Who was shown to be another is no witness."""
    shown = {fact.of("where"): fact.of("counts") for fact in hearing.view.facts if fact.name == "shown"}
    for teller in sorted(hearing.common.seats, key=lambda seat: seat != hearing.seat):
        looks = (claim for claim in stands(hearing, teller) if claim.kind == SAW and claim.places == (suspect,))
        liar = teller in shown and shown[teller] != claimed_card(stands(hearing, teller))
        yield from ((teller, claim) for claim in looks if teller != suspect and not liar)


def _moved(suspect: Seat, hearing: Hearing) -> bool:
    moves = ((seat, claim) for seat in hearing.common.seats for claim in stands(hearing, seat))
    return any(claim.kind in (SWAPPED, TOOK) and suspect in (seat, *claim.places) for seat, claim in moves)


def _is_monster(claim: Claim, hearing: Hearing) -> bool:
    return bool(claim.roles) and claim.roles[0] in monsters_among(hearing.common.rules, hearing.common.roles)


_FINDERS: tuple[Callable[[Seat, Hearing], Iterator[Ground]], ...] = (
    _confessed,
    _seen,
    _clash,
    _both,
    _changed,
    _misled,
    _blamed,
    _silent,
)
