"""How far everybody's story can be true, and whom that speaks against: by what was said, shown, and is known."""

from __future__ import annotations

from typing import NamedTuple

from garou.engine.values import RoleName, Seat

from .own import Mine
from .square import NOBODY, Square
from .told import SaidSoFar


class Suspicion(NamedTuple):
    """What speaks against whom."""

    trust: dict[Seat, float]  # of those who claim a card there is one of
    scores: dict[Seat, float]  # of the living: how likely each is a monster
    moved: bool  # does anything speak against, or for, anybody?


def judged(
    square: Square, told: SaidSoFar, mine: RoleName = NOBODY, me: Seat | None = None, first: float = 0.5
) -> Suspicion:
    """By who holds a card of which there is one, or by anybody; of two who claim it the first is believed so far."""
    kept = told.made.get(judged)
    if kept is None or kept[0] is not square:
        kept = told.made[judged] = (square, dict[tuple[object, ...], Suspicion]())
    key: tuple[object, ...] = (mine, me, first) if told.claimants else ()
    found: Suspicion | None = kept[1].get(key)
    if found is None:
        found = kept[1][key] = _judged(square, told, mine, me, first)
    return found


def _judged(square: Square, told: SaidSoFar, mine: RoleName, me: Seat | None, first: float) -> Suspicion:
    trust = _trusted(square, told, mine, me, first)
    unknown = len(square.lore.seats) - len(square.shown) + square.lore.beside - (me is not None)
    base = min(1.0, square.wolves / max(1, unknown))
    if not trust:
        return Suspicion(trust, dict.fromkeys(square.living, base), moved=False)
    against, innocent = dict[Seat, float](), dict[Seat, float]()
    for teller, looks in told.looks.items():
        share = trust.get(teller, 0.0)
        if teller == me or not share:
            continue
        for seen, role in looks.items():
            book = against if role in square.lore.monsters else innocent
            book[seen] = 1 - (1 - book.get(seen, 0.0)) * (1 - share)
    scores = {}
    for seat in square.living:
        score = base * (1 - innocent.get(seat, 0.0))
        score += (1 - score) * against.get(seat, 0.0)
        if seat in trust:
            score = 1 - trust[seat] * (1 - against.get(seat, 0.0))
        scores[seat] = score
    return Suspicion(trust, scores, moved=True)


def _trusted(square: Square, told: SaidSoFar, mine: RoleName, me: Seat | None, first: float) -> dict[Seat, float]:
    """Who claims a card of which there is one: sure if shown, none if it cannot be, else shared among all who may."""
    trust = dict[Seat, float]()
    for role, some in told.claimants.items():
        shown = [seat for seat in some if square.shown.get(seat) == role]
        taken = role == mine or not square.hidden.get(role)
        left = [] if taken else [seat for seat in some if seat not in square.shown and _possible(square, told, seat)]
        trust |= dict.fromkeys(some, 0.0) | dict.fromkeys(shown, 1.0)
        if left:
            rest = (1 - first) / (len(left) - 1) if len(left) > 2 or (first != 0.5 and len(left) > 1) else 1 / len(left)
            trust |= dict.fromkeys(left, rest)
            if len(left) > 1 and first != 0.5:
                trust[left[0]] = first
    if me is not None:
        trust.pop(me, None)
    return trust


def _possible(square: Square, told: SaidSoFar, teller: Seat) -> bool:
    """Does what they say they saw go with what was shown?"""
    return all(square.shown.get(seen, role) == role for seen, role in told.looks.get(teller, {}).items())


def seen_by(mine: Mine, found: Suspicion) -> dict[Seat, float]:
    """The same for a seat that has looked itself, or knows whom wolves wanted dead."""
    if not mine.looks and not mine.saved:
        return found.scores
    monsters = mine.square.lore.monsters
    known = {seat: float(role in monsters) for seat, role in mine.looks.items() if seat in found.scores}
    return found.scores | {seat: 0.0 for seat in mine.saved if seat in found.scores} | known
