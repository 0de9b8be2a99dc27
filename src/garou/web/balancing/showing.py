"""What is shown of a deck that is being measured."""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import RoleName, Team
from garou.games.teams import light
from garou.lab.balance import warnings
from garou.lab.report import warning
from garou.simulating.counts import Counts
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import sides
from garou.texts import Words
from garou.web.art import role_art

from .weighing import GAMES, WHOLE, LobbyDeck, Weight, over

ENOUGH = 100  # games, before which no warning is worth anything
MOST = 2.0  # bits that fill a bar


@dataclass(frozen=True, slots=True)
class Winning:
    """A team's share of the games: the interval and the share itself, in hundredths of the bar."""

    name: str
    light: str
    share: str
    between: str
    low: str
    high: str
    at: str


@dataclass(frozen=True, slots=True)
class Knowing:
    """What whoever was dealt this card has learnt by daybreak."""

    name: str
    art: str
    bits: str
    width: str  # of its bar, in hundredths


@dataclass(frozen=True, slots=True)
class WeighedDeck:
    """All of it."""

    games: int
    done: int  # of a hundred
    over: bool
    stuck: bool
    wins: tuple[Winning, ...]
    luck: tuple[Winning, ...]  # where everybody chooses at random
    drawn: int  # in so many games
    known: tuple[Knowing, ...]
    warned: tuple[str, ...]


def shown(words: Words, laid: LobbyDeck, found: Weight) -> WeighedDeck:
    match, balance = laid.match, found.found
    games, finished = balance.games, over(laid, found)
    done = 100 if finished else min(99, round(100 * max(games / GAMES, found.spent / WHOLE)))
    warned = warnings(match, balance) if games >= ENOUGH else []
    return WeighedDeck(
        games=games,
        done=done,
        over=finished,
        stuck=found.stuck,
        wins=_wins(words, match, balance.counts),
        luck=_wins(words, match, found.luck) if found.luck else (),
        drawn=found.luck.games if found.luck else 0,
        known=tuple(_knowing(words, found, name) for name in match.rules.roles if name in balance.mornings.by_role),
        warned=tuple(warning(words, *said) for said in warned),
    )


def _wins(words: Words, match: Match, counts: Counts) -> tuple[Winning, ...]:
    teams = sides(match, counts) if counts.games else ()
    return tuple(_winning(words, team, counts.won_by(team)) for team in teams)


def _winning(words: Words, team: Team, share: Rate) -> Winning:
    low, high = (100 * end for end in share.interval)
    return Winning(
        name=words(f"team-{team}"),
        light=light(team),
        share=words("sim-percent", {"rate": 100 * share.rate}),
        between=words("sim-from-to", {"low": low, "high": high}),
        low=f"{low:.1f}",
        high=f"{max(0.5, high - low):.1f}",
        at=f"{100 * share.rate:.1f}",
    )


def _knowing(words: Words, found: Weight, name: RoleName) -> Knowing:
    mean = found.found.mornings.by_role[name].mean
    width = f"{100 * min(MOST, max(0.0, mean)) / MOST:.1f}"
    return Knowing(words(f"role-{name}"), role_art(name), words("sim-number", {"number": mean}), width)
