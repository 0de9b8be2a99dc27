"""What `garou worlds` says where roles cannot be counted: every night is tried, or some are drawn by luck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from garou.deduction.evidence import Witnessed, believing
from garou.deduction.reasons import Holds, Knows, NoNight, Says, Step
from garou.deduction.trying import Trials, trials
from garou.deduction.unsolved import Unsolved
from garou.games.teams import monsters_among
from garou.record.inquiry import Inquiry
from garou.record.values import BadRecord
from garou.texts import Words

from .conclusions import estimated
from .reasons import told


def attempted(words: Words, asked: Inquiry, own: Witnessed | None) -> dict[str, Any]:
    """All that follows, as one JSON object."""
    common = asked.common
    try:
        found = trials(common.rules, common.cards, common.players, own)
        if own and own.over and not found.worlds:
            _check_whole(asked, own)
    except Unsolved:
        return estimated(asked, own)
    wrong = found.contradiction(asked.said)
    if wrong is None:
        return _tried(words, asked, found)
    return {
        "possible": False,
        "contradiction": wrong,
        "frees": found.frees_most(asked.said, wrong),
        "why": told(words, asked, (*_steps(own, wrong), NoNight())),
    }


def _check_whole(asked: Inquiry, own: Witnessed) -> None:
    """Are these the first facts of a night that is not over?"""
    common = asked.common
    if trials(common.rules, common.cards, common.players, replace(own, over=False)).worlds:
        raise BadRecord("facts", "worlds-night-not-over")


def _tried(words: Words, asked: Inquiry, found: Trials) -> dict[str, Any]:
    fits, common = found.fitting(believing(found.own, asked.said)), asked.common
    chances = {name: fits.chances(place) for place, name in enumerate(asked.names.all)}
    answer = {
        "possible": True,
        "worlds": str(len(fits.worlds)),
        "chances": {name: {role: str(chance) for role, chance in some.items()} for name, some in chances.items()},
        "no-monster": str(fits.spared(common.players, monsters_among(common.rules, common.roles))),
        "exact": True,
    }
    if asked.ask:
        place, role = asked.ask
        sure = fits.chances(place).get(role, 0)
        known = _steps(found.own, range(len(asked.said)))
        certain = (*known, Holds(place, role, morning=True, sure=bool(sure)))
        answer["why"] = told(words, asked, certain) if sure in (0, 1) else []
    return answer


def _steps(own: Witnessed | None, numbers: Iterable[int]) -> list[Step]:
    facts = [Knows(own.seat, note) for note in own.told] if own else []
    return [*facts, *map(Says, numbers)]
