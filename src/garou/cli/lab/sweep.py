"""`garou lab sweep`: the fairest of many decks."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import click
from rich.text import Text

from garou.cli.choosing import SEATS
from garou.cli.counts import in_colour, percent
from garou.cli.decks import known_rules, named
from garou.cli.refusing import refused
from garou.cli.screen import copies, terminal, text
from garou.cli.sim import stopped
from garou.engine.values import IllegalSetup
from garou.games import DEFAULT_EDITION, GAMES
from garou.lab.balance import warnings
from garou.lab.decks import DeckWish
from garou.lab.report import warning
from garou.lab.sweeping import SHOWN, Contender, Race, entered, raced
from garou.lab.writing import swept
from garou.simulating.company import company
from garou.simulating.crew import Sharing
from garou.texts import Words
from garou.texts.narrator import Narrator

from .working import MANY, Hands, Work, fineness, followed, params

MANY_DECKS, GAMES_PLAYED, PRECISION = 100, 100_000, "2%"


def command(words: Words) -> click.Command:
    def sweep(
        *, games: int, precision: str, jobs: int | None, scheduler: str | None, as_json: bool, **asked: Any
    ) -> int:
        fine = fineness(words, precision)
        with refused(words):
            race = entered_by(words, **asked)
        found, whole = measured(words, race, games, fine, Hands(jobs, scheduler))
        if found.games:
            _told(words, found, as_json=as_json)
        return 0 if whole else stopped(words, found.games, games)

    return click.Command("sweep", callback=sweep, params=_params(words), help=words("lab-sweep-help"))


def _params(words: Words) -> list[click.Parameter]:
    editions = tuple(dict.fromkeys(edition for _, edition in GAMES if edition))
    options = sorted({option for rules in GAMES.values() for option in rules.options})
    return [
        click.Option(["--game"], type=click.Choice(tuple(DEFAULT_EDITION)), help=words("cli-play-game-help")),
        click.Option(["--edition"], type=click.Choice(editions), help=words("cli-play-edition-help")),
        click.Option(["--players"], type=SEATS, required=True, metavar="N", help=words("cli-play-players-help")),
        click.Option(["--with", "holding"], default="", metavar="CARDS", help=words("lab-with-help")),
        click.Option(["--without", "lacking"], default="", metavar="CARDS", help=words("lab-without-help")),
        click.Option(["--option"], multiple=True, type=click.Choice(options), help=words("cli-play-option-help")),
        click.Option(["--decks"], type=MANY, default=MANY_DECKS, metavar="N", help=words("lab-decks-help")),
        click.Option(["--games"], type=MANY, default=GAMES_PLAYED, metavar="N", help=words("lab-all-games-help")),
        click.Option(["--precision"], default=PRECISION, metavar="PER-CENT", help=words("lab-gap-help")),
        *params(words),
    ]


def entered_by(
    words: Words,
    *,
    game: str | None,
    edition: str | None,
    players: int,
    holding: str,
    lacking: str,
    option: tuple[str, ...],
    decks: int,
    minds: str,
    seed: int | None,
) -> Race:
    """What the options ask for, checked."""
    game = game or next(iter(DEFAULT_EDITION))
    edition = edition or DEFAULT_EDITION[game]
    rules, narrator = known_rules(game, edition), Narrator(words, game, (), ())
    for name in option:
        if name not in rules.options:
            raise IllegalSetup("none-of", found=name, known=tuple(rules.options))
    low, high = rules.players
    if not low <= players <= high:
        raise IllegalSetup("players-out-of-range", count=players, low=low, high=high)
    without = frozenset(named(lacking, rules, narrator))
    wish = DeckWish(game, edition, players, named(holding, rules, narrator), without, option)
    return entered(
        wish, company(minds, wish.rules, players), secrets.randbelow(1_000_000) if seed is None else seed, decks
    )


def measured(words: Words, race: Race, games: int, precision: float, hands: Hands) -> tuple[Race, bool]:
    """How far it came, and whether that is the end."""

    def work(share: Sharing) -> Iterator[Race]:
        return raced(race, games, precision, share)

    return followed(words, hands, Work(race, work, lambda race: race.games, games))


# --- Told --------------------------------------------------------------------------------------------


def _told(words: Words, race: Race, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(swept(race), ensure_ascii=False))
        return
    console, left = terminal(), len(race.left)
    told = {"players": race.wish.players, "game": words(f"cli-game-{race.wish.game}")}
    console.print(text(words("lab-sweep-title", told), "bold"))
    counted = {"decks": len(race.decks), "possible": race.wish.many, "games": race.games, "left": left}
    console.print(text(words("lab-sweep-decks", counted)))
    console.print(text(words("sim-seed", {"seed": str(race.decks[0].match.seed)}), "dim"))
    for place, deck in enumerate(race.ranked[:SHOWN], 1):
        console.print(text(f"{place}. ") + _wins(words, deck))
        for line in _about(words, deck):
            console.print(text(f"   {line}", "dim"))
    console.print(text(words("lab-sweep-note"), "dim"))


def _wins(words: Words, deck: Contender) -> Text:
    shares = ((team, percent(words, deck.found.counts.won_by(team))) for team in deck.sides)
    return text(" · ").join(in_colour(f"{words(f'team-{team}')} {share}", team) for team, share in shares)


def _about(words: Words, deck: Contender) -> Iterator[str]:
    low, high = deck.between()
    told = {"points": 100 * deck.gap, "low": 100 * low, "high": 100 * high, "games": deck.found.games}
    yield words("lab-sweep-gap", told)
    yield copies(words, deck.cast)
    yield from (warning(words, *said) for said in warnings(deck.match, deck.found))
