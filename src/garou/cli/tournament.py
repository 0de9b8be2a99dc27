"""`garou tournament FORMAT`: a whole tournament with bots at the seats, and who came out first."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

import click

from garou.engine.values import IllegalSetup, Refusal
from garou.games import DEFAULT_EDITION
from garou.games.cast import Scenario
from garou.simulating.company import company
from garou.texts import Words
from garou.texts.narrator import refusal
from garou.tournaments.chips import TARGET
from garou.tournaments.simulation import Simulation, chip_race, duplicate, elimination

from .boards import Cup, board, written
from .choosing import SEATS, find_scenario, usual_size

CHIPS, ELIMINATION, DUPLICATE = FORMATS = ("chips", "elimination", "duplicate")
ONLY = {"target": (CHIPS,), "seats": (ELIMINATION, DUPLICATE)}  # options that not every format has
ENTRANTS = 24
TABLES = 3
DEALS = 8


@dataclass(frozen=True)
class Wanted:
    """What the command line says; None is what it leaves open."""

    format: str
    game: str | None
    scenario: str | None
    entrants: int | None
    seats: int | None
    target: int | None
    rounds: int | None
    seed: int | None
    wild: bool
    minds: str | None


def command(words: Words) -> click.Command:
    def tournament(as_json: bool, **said: Any) -> None:
        wanted = Wanted(**said)
        for option, formats in ONLY.items():
            if said[option] is not None and wanted.format not in formats:
                detail = {"option": f"--{option}", "format": wanted.format}
                raise click.ClickException(words("tournament-not-for", detail))
        seed = secrets.randbelow(1_000_000) if wanted.seed is None else wanted.seed
        try:
            scenario, cup = play(wanted, seed)
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None
        if as_json:
            about = {"format": wanted.format, "game": scenario.game, "edition": scenario.edition}
            facts = about | {"scenario": scenario.id, "seed": seed} | written(cup)
            print(json.dumps(facts, ensure_ascii=False))
        else:
            board(words, wanted.format, scenario, seed, cup)

    return click.Command("tournament", callback=tournament, params=_params(words), help=words("tournament-help"))


def _params(words: Words) -> list[click.Parameter]:
    games = click.Choice(tuple(DEFAULT_EDITION))

    def number(name: str, kind: click.IntRange) -> click.Option:
        return click.Option([f"--{name}"], type=kind, metavar="N", help=words(f"tournament-{name}-help"))

    return [
        click.Argument(["format"], type=click.Choice(FORMATS), metavar="FORMAT"),
        click.Option(["--game"], type=games, help=words("cli-play-game-help")),
        click.Option(["--scenario"], metavar="ID", help=words("cli-play-scenario-help")),
        number("entrants", click.IntRange(2, 500)),
        number("seats", SEATS),
        number("target", click.IntRange(1, 100)),
        number("rounds", click.IntRange(1, 1_000)),
        click.Option(["--wild"], is_flag=True, help=words("cli-play-wild-help")),
        click.Option(["--minds"], metavar="MINDS", help=words("cli-play-minds-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("tournament-json-help")),
    ]


def play(wanted: Wanted, seed: int) -> tuple[Scenario, Cup]:
    """The tournament from its first game to its last."""
    at_a_table = wanted.entrants if wanted.format == CHIPS else wanted.seats
    where = "--entrants" if wanted.format == CHIPS else "--seats"
    scenario = find_scenario(wanted.game, None, wanted.scenario, at_a_table, where)
    seats = usual_size(scenario) if at_a_table is None else at_a_table
    if seats not in scenario.players:
        raise IllegalSetup("scenario-players", scenario=scenario.id, known=scenario.players, count=seats)
    hall = Simulation(scenario, Random(seed), wanted.wild)
    if wanted.minds is not None:
        hall = replace(hall, company=company(wanted.minds, hall.rules, seats))
    formats: dict[str, Callable[[], Cup]] = {
        CHIPS: partial(chip_race, hall, seats, wanted.target or TARGET, wanted.rounds),
        ELIMINATION: partial(elimination, hall, wanted.entrants or ENTRANTS, seats, wanted.rounds),
        DUPLICATE: partial(duplicate, hall, wanted.entrants or TABLES * seats, seats, wanted.rounds or DEALS),
    }
    return scenario, formats[wanted.format]()
