"""What was measured, as JSON: all that `garou sim` tells, and what the lab adds to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from garou.simulating.matches import Match
from garou.simulating.writing import PLACES, minds, share, sides
from garou.simulating.writing import written as counted

from .balance import Balance, against_monsters, warnings
from .mornings import Morning
from .pairs import Pairs

if TYPE_CHECKING:  # what plays them waits for minds
    from .comparing import Comparison
    from .sweeping import Contender, Race


def written(match: Match, found: Balance) -> dict[str, Any]:
    """The same bytes for the same seed, on any number of processes."""
    by_role = found.mornings.by_role
    known = {role: morning(by_role[role]) for role in match.rules.roles if role in by_role}
    return counted(match, found.counts) | {
        "muddled": share(found.muddled),
        "daybreak": {"nights": found.mornings.nights, "roles": known},
        "warnings": _warned(match, found),
    }


def _warned(match: Match, found: Balance) -> list[dict[str, Any]]:
    return [{"warning": said.value, "team": team} for said, team in warnings(match, found)]


def morning(one: Morning) -> dict[str, Any]:
    return {"seats": one.seats, "bits": round(one.mean, PLACES), "sure": share(one.certain)}


def compared(one: Match, other: Match, found: Comparison) -> dict[str, Any]:
    """Both tables, and how far apart they are by the pairs."""
    from .comparing import teams  # noqa: PLC0415  # as above

    return {
        "pairs": found.games,
        "first": written(one, found.first),
        "second": written(other, found.second),
        "differences": {team: _difference(found.of(team)) for team in teams(one, other, found)},
    }


def _difference(pairs: Pairs) -> dict[str, Any]:
    return {
        "both": pairs.both,
        "first": pairs.first,
        "second": pairs.second,
        "none": pairs.none,
        "difference": round(pairs.difference, PLACES),
        **_ends(pairs.interval),
        "clear": pairs.clear,
        "worth": round(pairs.worth, 2),
    }


def _ends(interval: tuple[float, float]) -> dict[str, float]:
    low, high = interval
    return {"low": round(low, PLACES), "high": round(high, PLACES)}


def swept(race: Race) -> dict[str, Any]:
    """Every deck that took part, the fairest first."""
    wish, match = race.wish, race.decks[0].match
    return {
        "game": wish.game,
        "edition": wish.edition,
        "players": wish.players,
        "options": [*wish.options],
        "holding": [*wish.holding],
        "lacking": sorted(wish.lacking),
        "minds": minds(match),
        "seed": match.seed,
        "possible": wish.many,
        "rounds": race.round,
        "games": race.games,
        "decks": [_deck(deck) for deck in race.ranked],
    }


def _deck(deck: Contender) -> dict[str, Any]:
    wins = {team: share(deck.found.counts.won_by(team)) for team in sides(deck.match, deck.found.counts)}
    told = {
        "warnings": _warned(deck.match, deck.found),
        "bits": round(against_monsters(deck.match, deck.found).mean, PLACES),
    }
    return {
        "cards": [*deck.cast.cards],
        "beside": [*deck.cast.beside],
        "games": deck.found.games,
        "out": deck.out or None,
        "gap": round(deck.gap, PLACES),
        **_ends(deck.between()),
        "wins": wins,
        "muddled": share(deck.found.muddled),
        **(told if deck.found.mornings.nights else {}),
    }
