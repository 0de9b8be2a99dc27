"""The answer where a role cannot be counted, but the table is small: every night is tried."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from garou.engine.values import RoleName, Slot
from garou.games.teams import monsters_among
from garou.talk.claims import Common

from .conclusions import WRONG, Conclusions, Contradiction, Problem, untold
from .evidence import Believed, Witnessed, believing
from .lying import LyingModel
from .reasons import Holds, Says, Steps
from .trying import Fits, Trials, trials

TABLES = 2  # of which all worlds are kept


@lru_cache(maxsize=TABLES)
def _trials(common: Common, own: Witnessed | None, most: int) -> Trials:
    return trials(common.rules, common.cards, common.players, own, most)


def tried(asked: Problem) -> Conclusions:
    """`Unsolved` where there are more nights than the budget has."""
    found = _trials(asked.common, asked.own, asked.budget.tried)
    if asked.model is not None:
        return _weighed(asked, found, asked.model)
    fits = found.fitting(believing(found.own, asked.said))
    return _followed(asked, fits) if fits.worlds else _impossible(asked, found)


def _followed(asked: Problem, fits: Fits) -> Conclusions:
    common = asked.common
    return Conclusions(
        possible=True,
        worlds=len(fits.worlds),
        chances=tuple([fits.chances(place) for place in common.places]),
        teams=tuple([fits.teams(seat, common.rules) for seat in common.seats]),
        spared=fits.spared(common.players, monsters_among(common.rules, common.roles)),
    )


def _weighed(asked: Problem, found: Trials, model: LyingModel) -> Conclusions:
    heard = [one for one in asked.evidence if isinstance(one, Believed)]
    fits, trust = found.weighed(heard, model)
    if not fits.worlds:
        return Conclusions(possible=False)
    return replace(_followed(asked, fits), worlds=0, spared=None, trust=trust)


# --- What cannot be -------------------------------------------------------------------------------


def _impossible(asked: Problem, found: Trials) -> Conclusions:
    own = asked.own
    cut_short = own is not None and own.over and not found.worlds and _may_go_on(asked, own)
    return Conclusions(
        possible=False, cut_short=cut_short, wrong=_wrong(asked, found) if WRONG in asked.parts else None
    )


def _may_go_on(asked: Problem, own: Witnessed) -> bool:
    """Are these the first facts of a night that is not over?"""
    return bool(_trials(asked.common, replace(own, over=False), asked.budget.tried).worlds)


def _wrong(asked: Problem, found: Trials) -> Contradiction:
    claims = found.contradiction(asked.said) or ()
    return Contradiction(claims, found.frees_most(asked.said, claims), untold(asked, claims))


def told(asked: Problem, place: Slot, role: RoleName) -> Steps:
    """All that is known and said, where it makes this certain; it is not said any shorter."""
    chances = _trials(asked.common, asked.own, asked.budget.tried).fitting(asked.evidence).chances(place)
    sure = chances.get(role, 0)
    said = (*asked.knows, *map(Says, range(len(asked.said))))
    return (*said, Holds(place, role, morning=True, sure=bool(sure))) if sure in (0, 1) else ()
