"""`garou play`: one person against bots, a whole game in the terminal."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import click

from garou.dealing import cast_of, deal
from garou.engine.game import Game, reply, start
from garou.engine.live import Mind
from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import DECLINED, Answer, Choice, Fact, IllegalSetup, Question, Refusal, Seat, Slot
from garou.engine.view import View, told_to, view
from garou.games import DEFAULT_EDITION, GAMES, rules_of
from garou.games.advice import advice
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.minds.names import BOTS
from garou.minds.random import lively
from garou.record.reading import name_flaw
from garou.record.values import Record, lines_of
from garou.record.writing import write
from garou.story.chapters import beginning
from garou.texts import Words
from garou.texts.narrator import Narrator, OwnWords, refusal

from .decks import as_cast, known_rules, laid_for, named
from .screen import Screen, terminal

ME = Seat(Slot(0))  # the person sits at the first seat; the others sit clockwise from there

ANYBODY = "Robin"

SEATS = click.IntRange(max=999)  # numbers at all; which of them can play, the game says
USUAL = 5  # how many sit there where nobody says so


class PersonLeft(Exception):
    """The person has left the table."""


def command(words: Words) -> click.Command:
    def play(**wanted: object) -> int:
        try:
            table = sit_down(words, **wanted)  # type: ignore[arg-type]  # click hands in what the options say
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None
        return table.play()

    editions = tuple(dict.fromkeys(edition for _, edition in GAMES if edition))
    options = sorted({option for rules in GAMES.values() for option in rules.options})
    params: list[click.Parameter] = [
        click.Option(["--game"], type=click.Choice(tuple(DEFAULT_EDITION)), help=words("cli-play-game-help")),
        click.Option(["--edition"], type=click.Choice(editions), help=words("cli-play-edition-help")),
        click.Option(["--scenario"], metavar="ID", help=words("cli-play-scenario-help")),
        click.Option(["--cards"], metavar="CARDS", help=words("cli-play-cards-help")),
        click.Option(["--players"], type=SEATS, metavar="N", help=words("cli-play-players-help")),
        click.Option(["--wild"], is_flag=True, help=words("cli-play-wild-help")),
        click.Option(["--newcomers"], is_flag=True, help=words("cli-play-newcomers-help")),
        click.Option(["--seat-name"], metavar="NAME", help=words("cli-play-name-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--option"], multiple=True, type=click.Choice(options), help=words("cli-play-option-help")),
        click.Option(["--record"], metavar="FILE", help=words("cli-play-record-help")),
    ]
    return click.Command("play", callback=play, params=params, help=words("cli-play-help"))


# --- Before the game ---------------------------------------------------------------------------


def sit_down(
    words: Words,
    *,
    game: str | None,
    edition: str | None,
    scenario: str | None,
    cards: str | None = None,
    players: int | None,
    wild: bool,
    newcomers: bool,
    seat_name: str | None,
    seed: int | None,
    option: tuple[str, ...],
    record: str | None,
) -> TerminalGame:
    """Everything that was asked for, checked and dealt."""
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    luck = Random(seed)
    if cards is None:
        chosen = _of_scenario(game, edition, scenario, players, luck, wild=wild)
    else:
        chosen = _of_cards(game, edition, cards, players, words)
    rules_at = (chosen.game, chosen.edition, _known_options(chosen, option))
    rules = rules_of(*rules_at)
    names = _names(seat_name or ask_name(words), chosen.players)
    setup = deal(rules, chosen.cast, chosen.players, luck)
    screen = Screen(terminal(), Narrator(words, chosen.game, names, rules.places))
    blank = Record(*rules_at, names, setup)
    return TerminalGame(screen, chosen.scenario, chosen.cast, rules, blank, lively(luck), seed, record, newcomers)


@dataclass(frozen=True, slots=True)
class Decked:
    """Which cards are played, by how many."""

    game: str
    edition: str
    players: int
    cast: Cast
    scenario: Scenario | None = None  # none where somebody named the cards


def _of_scenario(
    game: str | None, edition: str | None, id: str | None, players: int | None, luck: Random, *, wild: bool
) -> Decked:
    found = find_scenario(game, edition, id, players)
    count = usual_size(found) if players is None else players
    cast = cast_of(found, count, luck, wild=wild)
    return Decked(found.game, edition or found.edition, count, cast, found)


def _of_cards(game: str | None, edition: str | None, written: str, players: int | None, words: Words) -> Decked:
    game = game or next(iter(DEFAULT_EDITION))
    edition = edition or DEFAULT_EDITION[game]
    rules = known_rules(game, edition)
    laid = laid_for(rules, named(written, rules, Narrator(words, game, (), ())), players)
    return Decked(game, edition, len(laid.deal), as_cast(rules, laid))


def ask_name(words: Words) -> str:
    """A person at a terminal is asked; a script gets a name that suits anybody."""
    if not sys.stdin.isatty():
        return ANYBODY
    try:
        return input(words("cli-play-your-name", {"name": ANYBODY})).strip() or ANYBODY
    except EOFError:
        return ANYBODY


def usual_size(scenario: Scenario) -> int:
    return min(scenario.players, key=lambda size: abs(size - USUAL))


def find_scenario(
    game: str | None, edition: str | None, id: str | None, players: int | None, where: str = "--players"
) -> Scenario:
    """The one named, or the first that fits; printed set-ups before drawn ones."""
    if id is not None:
        for scenario in SCENARIOS:
            if scenario.id == id and game in (None, scenario.game):
                return scenario
        known = tuple(scenario.id for scenario in SCENARIOS if game in (None, scenario.game))
        raise IllegalSetup("no-scenario", name=id, known=known)
    game = game or next(iter(DEFAULT_EDITION))
    fitting = [s for s in SCENARIOS if s.game == game and edition in (None, s.edition)]
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


def _known_options(chosen: Decked, wanted: tuple[str, ...]) -> tuple[str, ...]:
    rules, usual = known_rules(chosen.game, chosen.edition), chosen.scenario.options if chosen.scenario else ()
    for name in wanted:
        if name not in rules.options:
            raise IllegalSetup("none-of", found=name, known=tuple(rules.options))
    return tuple(name for name in rules.options if name in wanted or name in usual)


def _names(mine: str, players: int) -> tuple[str, ...]:
    if flaw := name_flaw(mine, ()):
        raise IllegalSetup(flaw, name=mine, longest=100)
    return (mine, *[bot for bot in BOTS if bot != mine][: players - 1])


# --- The game ------------------------------------------------------------------------------------


def before_the_reveal(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Cards turned up at the end stand in the table of the reveal."""
    ends = [i + 1 for i, fact in enumerate(facts) if fact.name == "won"]
    return facts[: ends[0]] if ends else facts


@dataclass
class TerminalGame:
    """A game going on between one person and bots."""

    screen: Screen
    scenario: Scenario | None
    cast: Cast
    rules: RuleSet
    record: Record
    mind: Mind
    seed: int
    file: str | None
    newcomers: bool
    step: int = 1  # the step being shown; the deal is shown as a card
    called: int = 0  # the last step called out
    told: int = 0  # how many facts of it have been shown

    def play(self) -> int:
        players = len(self.record.players)
        known = () if self.newcomers else None
        words = advice(self.record.game, self.rules, self.cast, players, known)
        self.screen.welcome(self.scenario, self.cast, words, self.seed)
        game = start(self.rules, self.record.setup)
        self.screen.card(self.role(game))
        try:
            while game.open:
                self.follow(game)
                game = reply(game, self.answer(game))
        except (PersonLeft, EOFError, KeyboardInterrupt) as leaving:
            self.screen.console.print()
            self.screen.line("left")
            return int(isinstance(leaving, KeyboardInterrupt))
        self.follow(game)
        self.screen.reveal(game, ME)
        return self.keep(game)

    def role(self, game: Game) -> Role:
        return self.rules.roles[game.setup.deal[ME]]

    def follow(self, game: Game) -> None:
        """Call out the steps that went by, and tell the person what is new in each."""
        last = game.step if game.outcome is None else game.step - 1
        while True:
            mine = told_to(ME, before_the_reveal(game.told_in(self.step)))
            if self.called < self.step and (step := self.rules.step(self.step)) is not None:
                self.call(step)
                self.called = self.step
            self.screen.facts(mine[self.told :], ME)
            self.told = len(mine)
            if self.step == last:
                return
            self.step, self.told = self.step + 1, 0

    def call(self, step: Step) -> None:
        """Every role of the cast is called, whether or not anybody wakes."""
        begins = beginning(self.rules, self.step)
        if begins:
            self.screen.heading(begins.kind, number=begins.number)
        if step.roles is not None and not step.roles.isdisjoint(self.cast.counted):
            self.screen.call(step.name)

    def answer(self, game: Game) -> Answer:
        """The person answers first where several are asked; nobody learns an answer before all are in."""
        mine = view(game, ME)
        if mine.questions:
            question = mine.questions[0]
            return Answer(ME, question.call, self.ask(game, question))
        question = game.open[0]
        seat = question.seats[0]
        return Answer(seat, question.call, self.mind(View(seat, (), (question,))))

    def ask(self, game: Game, question: Question) -> Choice:
        options = sorted(question.options, key=lambda choice: choice == DECLINED)  # doing nothing comes last
        self.screen.question(question, options)
        while True:
            said = self.screen.console.input(f"[bold]{self.screen.say('choose')}[/] › ").strip()
            if said == "?":
                self.screen.explain(self.role(game))
            elif said.lower() in ("q", "quit", "exit"):
                raise PersonLeft
            elif said.isdecimal() and 1 <= int(said) <= len(options):
                return options[int(said) - 1]
            else:
                self.screen.line("again", "yellow", count=len(options))

    def keep(self, game: Game) -> int:
        """Write the record where it was asked for."""
        if self.file is None:
            return 0
        record = replace(self.record, lines=lines_of(self.record, game.log))
        try:
            Path(self.file).write_text(write(record), "utf-8")
        except OSError as error:
            self.screen.console.print()
            raise click.ClickException(
                self.screen.say("record-failed", file=self.file, detail=error.strerror)
            ) from None
        self.screen.line("record-written", "dim", file=self.file)
        return 0
