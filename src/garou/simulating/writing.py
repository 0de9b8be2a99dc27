"""What many games came to, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from garou.engine.values import RoleName, Team
from garou.games.cast import Cast
from garou.games.teams import CHANGING, printed_team

from .counts import Counts
from .fates import Fate
from .matches import Match
from .odds import Rate

PLACES = 6  # decimals


def sides(match: Match, tally: Counts) -> list[Team]:
    """Every team that was at the table or has won, in the order of the rules."""
    roles = match.rules.roles
    dealt = tally.by(lambda who: who.role)
    there = {printed_team(roles[name]) for name in dealt} | {Team(name) for name in tally.wins}
    known = dict.fromkeys(printed_team(role) for role in roles.values())
    return [team for team in (*known, *sorted(there - {*known})) if team in there and team != CHANGING]


def in_order(match: Match, tally: Counts) -> dict[RoleName, Fate]:
    """The fates of those who were dealt each card, in the order of the rules."""
    fates = tally.by(lambda who: who.role)
    return {name: fates[name] for name in match.rules.roles if name in fates}


def written(match: Match, tally: Counts) -> dict[str, Any]:
    return {
        "games": tally.games,
        "seed": match.seed,
        "game": match.game,
        "edition": match.edition,
        "options": [*match.options],
        **_deck(match),
        "players": match.players,
        "minds": minds(match),
        "wins": {team: share(tally.won_by(team)) for team in sides(match, tally)},
        "nobody": share(Rate(tally.nobody, tally.games)),
        "roles": {role: fate(found) for role, found in in_order(match, tally).items()},
        "seats": [fate(found) for _, found in sorted(tally.by(lambda who: who.seat).items())],
        "by-mind": {mind: fate(found) for mind, found in tally.by(lambda who: who.mind).items()},
        "length": {"days": lengths(tally.days), "nights": lengths(tally.nights)},
        "claims": _rounded(tally.claims / max(1, tally.games)),
    }


def _deck(match: Match) -> dict[str, Any]:
    cards = match.cards
    if isinstance(cards, Cast):
        return {"cards": [*cards.cards], "beside": [*cards.beside]}
    return {"scenario": cards.id}


def minds(match: Match) -> dict[str, str]:
    who = match.company
    seats = {str(seat + 1): name for seat, name in who.seats.items()}
    return {"others": who.others, **who.teams, **who.roles, **seats}


def share(found: Rate) -> dict[str, Any]:
    low, high = found.interval
    return {"count": found.count, "rate": _rounded(found.rate), "low": _rounded(low), "high": _rounded(high)}


def fate(found: Fate) -> dict[str, Any]:
    """Wins as everywhere; how often it was dealt; votes against it, deaths, and how far it was believed."""
    per = max(1, found.dealt)
    believed = {"truths": share(found.truths), "lies": share(found.lies)}
    whole = {"dealt": found.dealt, "votes": _rounded(found.votes / per), "died": share(found.deaths)}
    return share(found.wins) | whole | {"believed": believed}


def lengths(counted: Mapping[int, int]) -> dict[str, Any]:
    counts = dict(sorted(counted.items()))
    mean = sum(length * games for length, games in counts.items()) / max(1, sum(counts.values()))
    return {"mean": _rounded(mean), "longest": max(counts, default=0), "games": {str(n): c for n, c in counts.items()}}


def _rounded(number: float) -> float:
    return round(number, PLACES)
