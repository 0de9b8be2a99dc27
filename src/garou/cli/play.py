"""`garou play`: one person against bots, a whole game in the terminal."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import click

from garou.dealing import cast_of, deal
from garou.engine.game import Game, reply, start
from garou.engine.live import Mind
from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import DECLINED, Answer, Choice, Fact, IllegalSetup, Question, Refusal, Seat, Setup, Slot
from garou.engine.view import View, told_to, view
from garou.games.advice import advice
from garou.games.cast import Cast, Scenario
from garou.minds.mind import TalkingMind
from garou.minds.names import BOTS
from garou.minds.random import lively
from garou.record.reading import name_flaw
from garou.record.values import Record, lines_of
from garou.record.writing import write
from garou.simulating.company import Company
from garou.simulating.company import company as seated
from garou.simulating.seating import known
from garou.story.chapters import beginning
from garou.talk.claims import Common
from garou.texts import Words
from garou.texts.house import words as spoken
from garou.texts.narrator import Narrator, refusal

from . import choosing
from .screen import Screen, terminal
from .talking import TerminalTalk

ME = Seat(Slot(0))  # the person sits at the first seat; the others sit clockwise from there

ANYBODY = "Robin"


class PersonLeft(Exception):
    """The person has left the table."""


def command(words: Words) -> click.Command:
    def play(**wanted: object) -> int:
        try:
            table = sit_down(words, **wanted)  # type: ignore[arg-type]  # click hands in what the options say
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None
        return table.play()

    params: list[click.Parameter] = [
        *choosing.params(words),
        click.Option(["--newcomers"], is_flag=True, help=words("cli-play-newcomers-help")),
        click.Option(["--minds"], metavar="MINDS", help=words("cli-play-minds-help")),
        click.Option(["--seat-name"], metavar="NAME", help=words("cli-play-name-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--record"], metavar="FILE", help=words("cli-play-record-help")),
    ]
    return click.Command("play", callback=play, params=params, help=words("cli-play-help"))


# --- Before the game ---------------------------------------------------------------------------


def sit_down(
    words: Words,
    *,
    wild: bool,
    newcomers: bool,
    seat_name: str | None,
    seed: int | None,
    record: str | None,
    minds: str | None = None,
    **what: Any,
) -> TerminalGame:
    """Everything that was asked for, checked and dealt."""
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    luck = Random(seed)
    chosen = choosing.choose(choosing.Wished(**what), words)
    rules, cards = chosen.rules, chosen.cards
    company = None if minds is None else seated(minds, rules, chosen.players)
    cast = cards if isinstance(cards, Cast) else cast_of(cards, chosen.players, luck, wild=wild)
    common = Common(rules, cast, chosen.players)
    names = _names(seat_name or ask_name(words), chosen.players)
    setup = deal(rules, cast, chosen.players, luck)
    screen = Screen(terminal(), Narrator(spoken(words.lang, chosen.edition), chosen.game, names, rules.places))
    blank = Record(chosen.game, chosen.edition, chosen.options, names, setup)
    talk = None if company is None else TerminalTalk(screen, common, _minds(company, common, setup), luck)
    return TerminalGame(screen, chosen.scenario, cast, rules, blank, lively(luck), seed, record, newcomers, talk)


def _minds(company: Company, common: Common, setup: Setup) -> list[TalkingMind]:
    return [known(name) for name in company.named(common.rules, setup.deal)]


def ask_name(words: Words) -> str:
    """A person at a terminal is asked; a script gets a name that suits anybody."""
    if not sys.stdin.isatty():
        return ANYBODY
    try:
        return input(words("cli-play-your-name", {"name": ANYBODY})).strip() or ANYBODY
    except EOFError:
        return ANYBODY


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
    talk: TerminalTalk | None = None  # where bots talk
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
                if self.talk is not None and self.talk.due(game):
                    self.talk.hold(game)
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
        choice = self.talk.answer(game, question) if self.talk and seat >= 0 else self.mind(View(seat, (), (question,)))
        return Answer(seat, question.call, choice)

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
