"""The yardstick of puzzles: all answers, found by going through every deal and every night."""

from __future__ import annotations

from garou.deduction.truth import holds
from garou.puzzles.cases import given
from garou.puzzles.values import BY_CARD, LIE, NOBODY, PLAYERS, WHERE
from histories import every_history


def tried(puzzle):
    """All answers, by going through every deal and night."""
    found = set()
    for night in every_history(puzzle.rules, puzzle.cards, len(puzzle.players)):
        true = [holds(c.claim, c.seat, night.told[c.seat], night.counts[c.seat], puzzle.rules) for c in puzzle.said]
        for liars in lying_in(puzzle, night, true):
            found |= asked_in(puzzle, night, liars)
    return found


def lying_in(puzzle, night, true):
    lying = puzzle.lying
    if lying.who == NOBODY:
        return [()] if all(true) else []
    if lying.who == BY_CARD:
        bad = tuple(seat for seat in puzzle.seats if night.deal[seat] in lying.roles)
        honest = all(one for one, claim in zip(true, puzzle.said, strict=True) if claim.seat not in bad)
        return [bad] if honest and len(bad) == lying.number else []
    if lying.who == PLAYERS:
        bad = {claim.seat for one, claim in zip(true, puzzle.said, strict=True) if not one}
        return [tuple(sorted(bad))] if len(bad) == lying.number else []
    false = tuple(number for number, one in enumerate(true) if not one)
    return [false] if len(false) == lying.number else []


def asked_in(puzzle, night, liars):
    if puzzle.ask.what == LIE:
        return {liars}
    if puzzle.ask.what == WHERE:
        return {(place,) for place, role in enumerate(night.counts) if role == puzzle.ask.role}
    return {(given(puzzle).names.index(night.counts[puzzle.ask.place]),)}
