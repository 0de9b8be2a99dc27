"""The answer where cards alone move: every part of it is counted."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Slot
from garou.games.teams import monsters_among
from garou.talk.claims import Common

from .conclusions import SPARED, TEAMS, WORLDS, WRONG, Conclusions, Contradiction, Problem
from .contradictions import contradiction, frees_most
from .evidence import Believed
from .findings import Findings, possible, solve, weight_without
from .lying import LyingModel, posterior
from .premises import Premises
from .reasoning import why, why_not
from .reasons import Steps
from .scribe import Prior, one_each, uniform
from .unsolved import Unsolved

TABLES = 8  # of which what was made ready is kept
REMEMBERED = 200  # accounts of a night at each: five megabytes, and a thought takes two thirds as long as without


def premises(common: Common, prior: Prior = uniform) -> Premises:
    """A table made ready for many questions; refused where it cannot be counted."""
    given = _premises(common.rules, common.cards, common.players, prior)
    if isinstance(given, Unsolved):
        raise given
    if given.remembered > REMEMBERED:
        given.forget()
    return given


@lru_cache(maxsize=2 * TABLES)
def _premises(rules: RuleSet, cards: tuple[RoleName, ...], players: int, prior: Prior) -> Premises | Unsolved:
    try:
        return Premises(rules, cards, players, prior)
    except Unsolved as refused:
        return refused


def counted(asked: Problem) -> Conclusions:
    """`Unsolved` where the table cannot be counted, `Overlong` where it would take more than the budget."""
    given, most = premises(asked.common), asked.budget.cases
    if asked.model is not None:
        return _weighed(given, asked, asked.model)
    if not possible(given, asked.evidence, most=most):
        return _impossible(given, asked)
    return _followed(asked, solve(given, asked.evidence, most))


def _followed(asked: Problem, found: Findings) -> Conclusions:
    parts, most = asked.parts, asked.budget.cases
    worlds = int(solve(premises(asked.common, one_each), asked.evidence, most).weight) if WORLDS in parts else 0
    return replace(_lying(asked, found), worlds=worlds, spared=_spared(asked, found) if SPARED in parts else None)


def _lying(asked: Problem, found: Findings) -> Conclusions:
    """What lies where, and whom everybody would win with."""
    seats, places = asked.common.seats, asked.common.places
    teams = tuple([found.teams(seat) for seat in seats]) if TEAMS in asked.parts else ()
    return Conclusions(possible=True, chances=tuple([found.chances(place) for place in places]), teams=teams)


def _spared(asked: Problem, found: Findings) -> Fraction:
    monsters = monsters_among(asked.common.rules, asked.common.roles)
    return weight_without(found.given, asked.evidence, monsters, asked.budget.cases) / found.weight


def _weighed(given: Premises, asked: Problem, model: LyingModel) -> Conclusions:
    heard = [one for one in asked.evidence if isinstance(one, Believed)]
    found = posterior(given, asked.own, heard, model, asked.budget.cases)
    if not found.possible:
        return Conclusions(possible=False)
    return replace(_lying(asked, found), trust={one.seat: found.trust(one.seat) for one in heard})


# --- What cannot be -------------------------------------------------------------------------------


def _impossible(given: Premises, asked: Problem) -> Conclusions:
    own = asked.own
    cut_short = own is not None and own.over and given.cut_short(own)
    return Conclusions(
        possible=False, cut_short=cut_short, wrong=_wrong(given, asked) if WRONG in asked.parts else None
    )


def _wrong(given: Premises, asked: Problem) -> Contradiction:
    own, said, most = asked.own, asked.said, asked.budget.cases
    claims = contradiction(given, own, said, most) or ()
    frees = frees_most(given, own, said, claims, most)
    return Contradiction(claims, frees, why_not(given, own, said, claims))


def explained(asked: Problem, place: Slot, role: RoleName) -> Steps:
    """Why the card there is certain to count as this in the morning, or certain not to; () where that is open."""
    return why(premises(asked.common), asked.own, asked.said, place, role)
