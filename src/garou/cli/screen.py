"""What the terminal game looks like: every panel and line, no rule and no choice."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TextIO, cast

from rich import box
from rich.columns import Columns
from rich.console import Console, Group
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from garou.engine.game import Game
from garou.engine.rules import Role
from garou.engine.values import PUBLIC, Choice, Fact, Question, Seat
from garou.games.advice import Advice
from garou.games.cast import Cast, Scenario
from garou.games.teams import light, printed_team
from garou.story.chapters import chapters, in_the_dark
from garou.story.reveal import Way, ways_of_cards
from garou.story.tale import tale
from garou.texts import Words
from garou.texts.narrator import Narrator

# One hue a team, of one brightness: no colour is good or bad.
HUES = {"village": "#daa00f", "wolves": "#ff896b", "vampires": "#d28ff8", "alone": "#30bea8"}


# The spaces French keeps together. The library breaks lines at any space, so they travel as other characters.
UNBROKEN = {"\u00a0": "\ue0a0", "\u202f": "\ue0af"}


class Unbroken:
    """Standard output that turns the travelling characters back into spaces."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        for space, sent in UNBROKEN.items():
            text = text.replace(sent, space)
        return self.stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def terminal() -> Console:
    return Console(file=cast("TextIO", Unbroken(sys.stdout)), highlight=False)


def text(words: str, style: str = "") -> Text:
    for space, sent in UNBROKEN.items():
        words = words.replace(space, sent)
    return Text(words, style)


def copies(words: Words, deck: Cast) -> str:
    """All of them, those of a kind once with their number."""
    named = [(words(f"role-{name}"), count) for name, count in deck.counted.items()]
    return ", ".join(words("cli-play-copies", {"count": n, "role": role}) if n > 1 else role for role, n in named)


@dataclass(frozen=True)
class Screen:
    """One person's terminal, in one language."""

    console: Console
    narrator: Narrator

    def say(self, key: str, **args: object) -> str:
        return self.narrator.words(f"cli-play-{key}", args)

    def line(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(text(self.say(key, **args), style=style))

    def heading(self, key: str, **args: object) -> None:
        self.console.print()
        self.console.print(Rule(text(self.say(key, **args)), style="dim", align="left"))
        if self.narrator.words.has(f"cli-play-{key}.tale"):
            self.line(f"{key}.tale", "italic", **args)

    # Before the game -----------------------------------------------------------------

    def welcome(self, scenario: Scenario | None, deck: Cast, advice: Iterable[Advice], seed: int) -> None:
        words = self.narrator.words
        parts = [*self._deck(scenario), text("")]
        parts += [text(self.say("table", players=words.joined(list(self.narrator.players))))]
        parts += [text(self.say("cards", cards=self.cards(deck))), text("")]
        parts += [text(self.say("advice", advice=self.narrator.advice(word)), style="dim") for word in advice]
        parts += [text(self.say("seed", seed=str(seed)), style="dim"), text(self.say("help-line"), style="dim")]
        self.console.print(Panel(Group(*parts), title=self.say("title"), box=box.ROUNDED, padding=(1, 2)))

    def _deck(self, scenario: Scenario | None) -> list[Text]:
        """Its name and a word about it; cards that somebody named have none."""
        words = self.narrator.words
        game = words(f"cli-game-{self.narrator.game}")
        if scenario is None:
            return [text(self.say("deck.own", game=game), style="bold")]
        name, level = words(f"scenario-{scenario.id}"), words(f"level-{scenario.level}")
        title = self.say("deck", scenario=name, level=level, game=game)
        return [text(title, style="bold"), text(words(f"scenario-{scenario.id}.blurb"), style="italic")]

    def cards(self, deck: Cast) -> str:
        return copies(self.narrator.words, deck)

    def card(self, role: Role) -> None:
        """The player's card: its name, its side, and what it does."""
        words, team = self.narrator.words, printed_team(role)
        hue, side = HUES[light(team)], text(self.say("team", team=words(f"team-{team}")), style="dim")
        body = Group(side, text(""), text(self.narrator.about_role(role.name, "summary")))
        title = text(f" {self.narrator.role(role.name)} ", style=f"bold {hue}")
        panel = Panel(body, title=title, subtitle=self.say("your-card"), border_style=hue, width=64, padding=(1, 2))
        self.console.print()
        self.console.print(panel)

    def explain(self, role: Role) -> None:
        about = [self.narrator.about_role(role.name, what) for what in ("explain", "play")]
        self.console.print(Panel(Group(text(about[0]), text(""), text(about[1], style="italic")), width=76))

    # During the game -----------------------------------------------------------------

    def call(self, step: str) -> None:
        """A call goes out for every role of the cast, whether or not anybody wakes."""
        key = f"call-{step}"
        self.line("call", "dim", call=self.narrator.words(key))

    def facts(self, facts: Iterable[Fact], me: Seat) -> None:
        for fact in facts:
            private = PUBLIC not in fact.audience
            self.console.print(
                text(f"  {'▸' if private else '·'} {self.narrator.fact(fact, me)}", "bold" if private else "")
            )

    def question(self, question: Question, options: Sequence[Choice]) -> None:
        self.console.print()
        self.console.print(text(self.narrator.question(question), style=f"bold {HUES['village']}"))
        rows = [
            f"[dim]{i:>3}[/] {escape(text(self.narrator.option(question, choice)).plain)}"
            for i, choice in enumerate(options, 1)
        ]
        self.console.print(Columns(rows, column_first=True, padding=(0, 3)))

    # After the game ------------------------------------------------------------------

    def reveal(self, game: Game, me: Seat) -> None:
        if game.outcome is None:
            return
        won = me in game.outcome.winners
        self.heading("result")
        self.line("won" if won else "lost", f"bold {HUES['village'] if won else HUES['wolves']}")
        for reason in game.outcome.why:
            self.console.print(text(f"  {'✓' if reason.won else '✗'} {self.narrator.reason(reason, game.outcome.why)}"))
        if not game.outcome.winners:
            self.line("nobody-won")
        self.console.print()
        self.console.print(self._cards_in_the_end(game))
        self._ways(game)
        self._tale(game)

    def _cards_in_the_end(self, game: Game) -> Table:
        table = Table(title=self.say("cards-end"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
        beside = self._beside(game)
        for column in ("player", "dealt", "ended", *(["beside"] if beside else [])):
            table.add_column(text(self.say(column)))
        for fact in game.facts:
            if fact.name == "shown":
                slot = fact.of("where")
                dealt = self.narrator.role(game.setup.cards[slot])
                winner = game.outcome is not None and slot in game.outcome.winners
                dead = slot in game.position.dead
                style = "strike dim" if dead else ("bold" if winner else "")
                name = text(self.narrator.name(slot), style=style)
                table.add_row(name, dealt, self._shown(fact), beside.get(slot))
        return table

    def _beside(self, game: Game) -> dict[Seat, str]:
        """What lies before each seat beside its card."""
        found: dict[Seat, list[str]] = {}
        for kind, things in game.rules.shows(game.position).items():
            for seat, thing in things.items():
                found.setdefault(seat, []).append(self.narrator.words(f"{kind.removesuffix('s')}-{thing}"))
        return {seat: ", ".join(names) for seat, names in found.items()}

    def _shown(self, fact: Fact) -> str:
        role, counts = fact.of("role"), fact.of("counts")
        if role == counts:
            return self.narrator.role(role)
        return self.say("counts", role=self.narrator.role(role), **{"counts-a": self.narrator.role(counts, ".a")})

    def _ways(self, game: Game) -> None:
        self.heading("way")
        moved = [way for way in ways_of_cards(game.setup, game.facts) if way.moves]
        for way in moved:
            self.console.print(text(f"  {self._way(game, way)}"))
        if not moved:
            self.line("stayed", "dim")

    def _way(self, game: Game, way: Way) -> str:
        name = self.narrator.name
        stops = [self.say("arrow", place=name(move.to), who=name(move.by)) for move in way.moves]
        card = self.narrator.role(game.setup.cards[way.card])
        return self.say("way-line", card=card, **{"from": name(way.card)}, way=" → ".join(stops))

    def _tale(self, game: Game) -> None:
        """What went on in the dark; what the whole room saw was told as it happened."""
        self.heading("tale")
        for chapter, lines in tale(self.narrator, map(in_the_dark, chapters(game))):
            if lines:
                beginning = chapter.beginning
                self.console.print(text(self.say(beginning.kind, number=beginning.number), "bold"))
                for line in lines:
                    self.console.print(text(f"  · {line}"))
