"""`garou lab balance --all`: every scenario of a game or an edition, with every number of players it is for."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import click

from garou.cli.counts import in_colour, percent, table
from garou.cli.refusing import refused
from garou.cli.screen import terminal, text
from garou.cli.sim import stopped
from garou.engine.values import Team
from garou.games.cast import Scenario
from garou.games.scenarios import SCENARIOS
from garou.homemade import rules_of
from garou.lab.balance import Balance, against_monsters, balances, warnings
from garou.lab.drawing import bits
from garou.lab.report import title_of, warning
from garou.lab.writing import written
from garou.simulating.company import company
from garou.simulating.crew import Sharing
from garou.simulating.matches import Match
from garou.simulating.writing import sides
from garou.texts import Words

from .working import Hands, Work, followed

COLUMNS = ("scenario", "players", "games", "shares", "bits", "muddled")

Found = list[tuple[Match, Balance]]


def told(
    words: Words, hands: Hands, games: int, precision: float | None, *, html: str | None, as_json: bool, **asked: Any
) -> int:
    """All of them, or as many as were finished when it was stopped."""
    if html is not None:
        raise click.ClickException(words("lab-all-no-html"))
    tables = matches(words, **asked)

    def work(share: Sharing) -> Iterator[Found]:
        return measured(tables, games, precision, share)

    none: Found = []
    finished, whole = followed(words, hands, Work(none, work, len, len(tables)))
    if as_json:
        print(json.dumps(_written(finished), ensure_ascii=False))
    else:
        _shown(words, finished)
    return 0 if whole else stopped(words, sum(one.games for _, one in finished), games * len(tables))


def matches(
    words: Words, *, minds: str, seed: int | None, wild: bool, up_to: int | None = None, **asked: Any
) -> list[Match]:
    """Every table that fits what is asked for."""
    for name in ("cards", "option"):
        if asked[name]:
            raise click.ClickException(words("lab-all-only", {"name": f"--{name}"}))
    luck = secrets.randbelow(1_000_000) if seed is None else seed
    wanted = {"game": asked["game"], "edition": asked["edition"], "id": asked["scenario"]}
    fitting = [
        (one, players)
        for one in SCENARIOS
        if all(value in (None, getattr(one, name)) for name, value in wanted.items())
        for players in one.players
        if asked["players"] in (None, players) and (up_to is None or players <= up_to)
    ]
    if not fitting:
        raise click.ClickException(words("lab-all-none"))
    with refused(words):
        return [_match(one, players, minds, luck, wild=wild) for one, players in fitting]


def _match(one: Scenario, players: int, minds: str, luck: int, *, wild: bool) -> Match:
    who = company(minds, rules_of(one.game, one.edition, one.options), players)
    return Match(one.game, one.edition, players, one, one.options, who, luck, wild)


def measured(tables: list[Match], games: int, precision: float | None, share: Sharing) -> Iterator[Found]:
    """Those that are done, after each."""
    found: Found = []
    for match in tables:
        *_, whole = balances(match, games, precision, share)
        found = [*found, (match, whole)]
        yield found


def _written(found: Found) -> dict[str, Any]:
    return {"tables": [written(match, one) for match, one in found]}


def _shown(words: Words, found: Found) -> None:
    console = terminal()
    shown = table(*(words(f"lab-column-{name}") for name in COLUMNS), wide=COLUMNS.index("shares"))
    for match, one in found:
        shown.add_row(*_row(words, match, one))
    console.print(shown)
    for match, one in found:
        for line in (warning(words, *said) for said in warnings(match, one)):
            console.print(text(f"{title_of(words, match)}, {match.players}: {line}"))


def _row(words: Words, match: Match, found: Balance) -> list[Any]:
    wins = text(" · ").join(_win(words, found, team) for team in sides(match, found.counts))
    learnt = bits(words, against_monsters(match, found).mean) if found.mornings.nights else "–"
    numbers = [str(match.players), str(found.games)]
    return [title_of(words, match), *numbers, wins, learnt, percent(words, found.muddled)]


def _win(words: Words, found: Balance, team: Team) -> Any:
    return in_colour(f"{words(f'team-{team}')} {percent(words, found.counts.won_by(team))}", team)
