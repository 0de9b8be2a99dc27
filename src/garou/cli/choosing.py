"""Which game is played, by how many and with which cards: as the options of a command name it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import click

from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.homemade import base_in, rules_of
from garou.homemade.coding import is_code
from garou.homemade.scenarios import scenarios_of
from garou.texts import Words
from garou.texts.house import words as spoken
from garou.texts.narrator import Narrator, OwnWords

from .decks import as_cast, known_rules, laid_for, named
from .editions import Edition

SEATS = click.IntRange(max=999)  # numbers at all; which of them can play, the game says
USUAL = 5  # how many sit there where nobody says so


def params(words: Words) -> list[click.Parameter]:
    """The options that say it."""
    options = sorted({option for rules in GAMES.values() for option in rules.options})
    return [
        click.Option(["--game"], type=click.Choice(tuple(DEFAULT_EDITION)), help=words("cli-play-game-help")),
        click.Option(["--edition"], type=Edition(words), help=words("cli-play-edition-help")),
        click.Option(["--scenario"], metavar="ID", help=words("cli-play-scenario-help")),
        click.Option(["--cards"], metavar="CARDS", help=words("cli-play-cards-help")),
        click.Option(["--players"], type=SEATS, metavar="N", help=words("cli-play-players-help")),
        click.Option(["--wild"], is_flag=True, help=words("cli-play-wild-help")),
        click.Option(["--option"], multiple=True, type=click.Choice(options), help=words("cli-play-option-help")),
    ]


@dataclass(frozen=True, slots=True)
class Decked:
    """A game, how many play it, and its cards: those that were named, or the scenario they come from."""

    game: str
    edition: str
    players: int
    cards: Cast | Scenario
    options: tuple[str, ...] = ()

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def scenario(self) -> Scenario | None:
        return self.cards if isinstance(self.cards, Scenario) else None


@dataclass(frozen=True, slots=True)
class Wished:
    """What the options say; None is what they leave open."""

    game: str | None = None
    edition: str | None = None
    scenario: str | None = None
    cards: str | None = None
    players: int | None = None
    option: tuple[str, ...] = ()


def choose(asked: Wished, words: Words) -> Decked:
    """All of it, checked."""
    asked = replace(asked, game=game_of(asked.game, asked.edition))
    return _of_scenario(asked) if asked.cards is None else _of_cards(asked, asked.cards, words)


def game_of(wanted: str | None, edition: str | None) -> str | None:
    """A home-made edition knows which game it is of."""
    if not edition or not is_code(edition):
        return wanted
    game, _ = base_in(edition)
    if wanted not in (None, game):
        raise IllegalSetup("none-of", found=wanted, known=(game,))
    return game


def _of_scenario(asked: Wished) -> Decked:
    found = find_scenario(asked.game, asked.edition, asked.scenario, asked.players)
    count, printed = asked.players or usual_size(found), asked.edition or found.edition
    if count not in found.players:
        raise IllegalSetup("scenario-players", scenario=found.id, known=found.players, count=count)
    return Decked(found.game, printed, count, found, _options(found.game, printed, asked.option, found.options))


def _of_cards(asked: Wished, written: str, words: Words) -> Decked:
    game = asked.game or next(iter(DEFAULT_EDITION))
    edition = asked.edition or DEFAULT_EDITION[game]
    rules = known_rules(game, edition)
    laid = laid_for(rules, named(written, rules, Narrator(spoken(words.lang, edition), game, (), ())), asked.players)
    return Decked(game, edition, len(laid.deal), as_cast(rules, laid), _options(game, edition, asked.option, ()))


def _options(game: str, edition: str, wanted: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
    rules = known_rules(game, edition)
    for name in wanted:
        if name not in rules.options:
            raise IllegalSetup("none-of", found=name, known=tuple(rules.options))
    return tuple(name for name in rules.options if name in wanted or name in usual)


def usual_size(scenario: Scenario) -> int:
    return min(scenario.players, key=lambda size: abs(size - USUAL))


def find_scenario(
    game: str | None, edition: str | None, id: str | None, players: int | None, where: str = "--players"
) -> Scenario:
    """The one named, or the first that fits; printed set-ups before drawn ones."""
    every = scenarios_of(game, edition) if game and edition and is_code(edition) else SCENARIOS
    if id is not None:
        for scenario in every:
            if scenario.id == id and game in (None, scenario.game):
                return scenario
        known = tuple(scenario.id for scenario in every if game in (None, scenario.game))
        raise IllegalSetup("no-scenario", name=id, known=known)
    game = game or next(iter(DEFAULT_EDITION))
    fitting = [s for s in every if s.game == game and edition in (None, s.edition)]
    fitting.sort(key=lambda scenario: not scenario.casts)
    for scenario in fitting:
        if players is None or players in scenario.players:
            return scenario
    if not fitting:
        editions = tuple(filter(None, (e for g, e in GAMES if g == game)))
        raise (
            IllegalSetup("none-of", found=edition, known=editions)
            if editions
            else IllegalSetup("no-editions", game=game)
        )
    sizes = sorted({size for scenario in fitting for size in scenario.players})
    raise IllegalSetup(
        "no-deck-for", where=OwnWords(where), game=game, count=players or 0, low=sizes[0], high=sizes[-1]
    )
