"""`garou lab compare`: two decks, or two rules, game by game with the same luck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import click

from garou.cli import choosing
from garou.cli.counts import deck_told, in_colour, minds_told, percent, table
from garou.cli.refusing import refused
from garou.cli.screen import terminal, text
from garou.cli.sim import match_of, stopped
from garou.engine.values import RoleName
from garou.games import GAMES
from garou.games.teams import printed_team
from garou.lab.comparing import NOBODY, Comparison, comparisons, teams
from garou.lab.versus import SIDES, points, points_between, roles, versus
from garou.lab.writing import compared
from garou.simulating.crew import Sharing
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.texts import Words

from .balance import besides
from .working import MANY, Hands, Work, enough, followed, kept, params

USUAL = 2_000  # pairs of games


def command(words: Words) -> click.Command:
    def compare(
        *, games: int | None, precision: str | None, jobs: int | None, scheduler: str | None, **asked: Any
    ) -> int:
        as_json, html = asked.pop("as_json"), asked.pop("html")
        wanted, fine = enough(words, games, precision, USUAL)
        with refused(words):
            one, other = both(words, asked)
        found, whole = followed(words, Hands(jobs, scheduler), _work(one, other, wanted, fine))
        if found.games:
            _told(words, one, other, found, as_json=as_json)
            kept(words, html, partial(versus, words, (one, other), found), told=not as_json)
        return 0 if whole else stopped(words, found.games, wanted)

    return click.Command("compare", callback=compare, params=_params(words), help=words("lab-compare-help"))


def _params(words: Words) -> list[click.Parameter]:
    editions = tuple(dict.fromkeys(edition for _, edition in GAMES if edition))
    options = click.Choice(sorted({option for rules in GAMES.values() for option in rules.options}))
    return [
        *choosing.params(words),
        click.Option(["--against-cards"], metavar="CARDS", help=words("lab-against-cards-help")),
        click.Option(["--against-scenario"], metavar="ID", help=words("lab-against-scenario-help")),
        click.Option(["--against-edition"], type=click.Choice(editions), help=words("lab-against-edition-help")),
        click.Option(["--against-option"], multiple=True, type=options, help=words("lab-against-option-help")),
        click.Option(["--against-without"], multiple=True, type=options, help=words("lab-against-without-help")),
        click.Option(["--against-minds"], metavar="MINDS", help=words("lab-against-minds-help")),
        click.Option(["--games"], type=MANY, metavar="N", help=words("lab-pairs-help")),
        click.Option(["--precision"], metavar="PER-CENT", help=words("lab-difference-help")),
        click.Option(["--html"], metavar="FILE", help=words("lab-html-help")),
        *params(words),
    ]


# --- The two tables ----------------------------------------------------------------------------------


def both(words: Words, asked: dict[str, Any]) -> tuple[Match, Match]:
    """The second is like the first in whatever is not said of it."""
    against = {name: asked.pop(f"against_{name}") for name in ("cards", "scenario", "edition", "minds")}
    more, fewer = asked.pop("against_option"), asked.pop("against_without")
    changed = {name: value for name, value in against.items() if value is not None}
    if "scenario" in changed or "cards" in changed:  # one takes the place of the other
        changed = {"cards": None, "scenario": None} | changed
    one = match_of(words, **asked)
    same = {"players": one.players, "game": one.game, "seed": one.seed, "option": (*asked["option"], *more)}
    other = _without(match_of(words, **(asked | same | changed)), fewer)
    if other == one:
        raise click.ClickException(words("lab-nothing-against"))
    return one, other


def _without(match: Match, fewer: tuple[str, ...]) -> Match:
    return replace(match, options=tuple(name for name in match.options if name not in fewer))


def _work(one: Match, other: Match, games: int, precision: float | None) -> Work[Comparison]:
    def work(share: Sharing) -> Iterator[Comparison]:
        return comparisons(one, other, games, precision, share)

    return Work(Comparison(), work, lambda found: found.games, games if precision is None else None)


# --- Told --------------------------------------------------------------------------------------------


def _told(words: Words, one: Match, other: Match, found: Comparison, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(compared(one, other, found), ensure_ascii=False))
        return
    console = terminal()
    console.print(text(words("lab-pairs", {"count": found.games}), "bold"))
    for name, match in zip(SIDES, (one, other), strict=True):
        console.print(text(f"{words(name)} · {_side(words, match)}"))
    console.print(text(words("sim-seed", {"seed": str(one.seed)}), "dim"))
    console.print(_teams(words, one, other, found))
    console.print(_roles(words, one, other, found))
    console.print(text(words("lab-worth", {"number": _worth(one, other, found)}), "dim"))
    for name, match, balance in zip(SIDES, (one, other), (found.first, found.second), strict=True):
        for line in besides(words, match, balance):
            console.print(text(f"{words(name)} · {line}"))


def _side(words: Words, match: Match) -> str:
    options = [words(f"option-{name}") for name in match.options]
    players = words("lab-players", {"count": match.players})
    return " · ".join([players, deck_told(words, match), *options, minds_told(words, match)])


def _worth(one: Match, other: Match, found: Comparison) -> float:
    """Of the team of which the pairs tell least."""
    return min((found.of(team).worth for team in teams(one, other, found) if team != NOBODY), default=1.0)


def _teams(words: Words, one: Match, other: Match, found: Comparison) -> Any:
    shown = table(*(words(f"lab-column-{name}") for name in ("team", "first", "second", "difference", "interval")))
    for team in teams(one, other, found):
        pairs = found.of(team)
        name = text(words("sim-nobody"), "dim") if team == NOBODY else in_colour(words(f"team-{team}"), team)
        first, second = Rate(pairs.both + pairs.first, pairs.of), Rate(pairs.both + pairs.second, pairs.of)
        shares = (percent(words, first), percent(words, second))
        style = "bold" if pairs.clear else ""
        shown.add_row(name, *shares, text(points(words, pairs), style), text(points_between(words, pairs), "dim"))
    return shown


def _roles(words: Words, one: Match, other: Match, found: Comparison) -> Any:
    shown = table(*(words(f"lab-column-{name}") for name in ("card", "first", "second")))
    for name in roles(one, other, found):
        rules = one.rules if name in one.rules.roles else other.rules
        shown.add_row(in_colour(words(f"role-{name}"), printed_team(rules.roles[name])), *_wins(words, found, name))
    return shown


def _wins(words: Words, found: Comparison, name: RoleName) -> Iterator[str]:
    for side in (found.first, found.second):
        fate = side.counts.by(lambda who: who.role).get(name)
        yield percent(words, fate.wins) if fate else "–"
