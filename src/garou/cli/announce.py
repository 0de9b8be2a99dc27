"""`garou announce`: leads a night over real cards, in the terminal or by voice."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import click

from garou.announcer import LENGTHS, Cue, Tempo, book, pace_for, script
from garou.announcer.voices import Voice, voice
from garou.dealing import cast_of
from garou.engine.values import IllegalSetup, Refusal
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.cast import Cards
from garou.homemade import rules_of
from garou.texts import Words
from garou.texts.house import at_table
from garou.texts.narrator import Narrator, refusal

from .choosing import SEATS, find_scenario, game_of, usual_size
from .decks import known_rules, laid_for, named
from .editions import Edition
from .screen import terminal, text

READ_A_SECOND = 2.6  # words a person reads aloud
LARGE = 7  # players from which a table has to sit close


def command(words: Words) -> click.Command:
    def announce(**wanted: object) -> None:
        try:
            evening = Announced(words, **wanted)  # type: ignore[arg-type]  # click hands in what the options say
            evening.lead()
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None

    return click.Command("announce", callback=announce, params=params(words), help=words("cli-announce-help"))


def params(words: Words) -> list[click.Parameter]:
    options = sorted({option for rules in GAMES.values() for option in rules.options})

    def option(name: str, help: str, **more: object) -> click.Option:
        return click.Option([f"--{name}"], help=words(f"cli-announce-{help}"), **more)  # type: ignore[arg-type]  # as click has them

    return [
        option("scenario", "scenario-help", metavar="ID"),
        option("cards", "cards-help", metavar="CARDS"),
        option("game", "game-help", type=click.Choice(tuple(DEFAULT_EDITION))),
        option("edition", "edition-help", type=Edition(words)),
        option("option", "option-help", type=click.Choice(options), multiple=True),
        option("players", "players-help", type=SEATS, metavar="N"),
        option("wild", "wild-help", is_flag=True),
        option("night", "night-help", type=click.IntRange(1, 24), metavar="N", default=1),
        option("length", "length-help", type=click.Choice(LENGTHS), default="normal"),
        option("newcomers", "newcomers-help", is_flag=True),
        option("pause", "pause-help", type=click.IntRange(1, 60), metavar="SECONDS"),
        option("day", "day-help", type=click.IntRange(1, 60), metavar="MINUTES"),
        option("speed", "speed-help", type=click.FloatRange(0.5, 2), metavar="X", default=1.0),
        option("no-wait", "no-wait-help", is_flag=True),
        option("say", "say-help", is_flag=True),
        option("clips", "clips-help", metavar="DIR", type=click.Path(path_type=Path)),
    ]


@dataclass(frozen=True)
class Announced:
    """What was asked for on the command line."""

    words: Words
    scenario: str | None
    cards: str | None
    game: str | None
    edition: str | None
    option: tuple[str, ...]
    players: int | None
    wild: bool
    night: int
    length: str
    newcomers: bool
    pause: int | None
    day: int | None
    speed: float
    no_wait: bool
    say: bool
    clips: Path | None

    def lead(self) -> None:
        cues = self.cues()
        if self.clips is not None:
            self.record(cues, self.clips)
            return
        patient = sys.stdout.isatty() and not self.no_wait
        Reading(self.words, self.voice(aloud=True) if self.say else None, self.speed).read(
            cues, time.sleep if patient else lambda _: None
        )

    def cues(self) -> tuple[Cue, ...]:
        game, edition, cards, players = self.chosen()
        rules = rules_of(game, edition)
        for name in self.option:
            if name not in rules.options:
                raise IllegalSetup("none-of", found=name, known=tuple(rules.options))
        rules.playing(self.option)  # refuses options that exclude each other
        kinds = {"reader": not self.say, "from-seven": players >= LARGE, "newcomers": self.newcomers}
        table = [kind for kind, so in kinds.items() if so]
        pace = self.pace(players)
        known = book(game, edition, self.words.lang)
        return script(known, cards, self.option, self.length, table=table, round=self.night, pace=pace)

    def pace(self, players: int) -> Tempo:
        usual = pace_for(players, newcomers=self.newcomers)
        return Tempo(self.pause or usual.role, self.day * 60.0 if self.day else usual.day, self.speed)

    def chosen(self) -> tuple[str, str, Cards, int]:
        """Game, edition, all cards laid out, and how many play."""
        if self.cards is not None:
            game = game_of(self.game, self.edition) or next(iter(DEFAULT_EDITION))
            edition = self.edition or DEFAULT_EDITION[game]
            rules = known_rules(game, edition)
            cards = named(self.cards, rules, Narrator(at_table(self.words, edition), game, (), ()))
            return game, edition, cards, len(laid_for(rules, cards, self.players).deal)
        scenario = find_scenario(game_of(self.game, self.edition), self.edition, self.scenario, self.players)
        players = usual_size(scenario) if self.players is None else self.players
        cast = cast_of(scenario, players, Random(), wild=self.wild)
        edition = self.edition or scenario.edition
        known_rules(scenario.game, edition)
        return scenario.game, edition, cast.cards + cast.beside, players

    def voice(self, *, aloud: bool) -> Voice:
        found = voice(self.words.lang, self.speed, aloud=aloud)
        if found is None:
            raise click.ClickException(self.words("cli-announce-no-voice"))
        return found

    def record(self, cues: Iterable[Cue], folder: Path) -> None:
        """One sound file for each line that is said, in order."""
        speaker = self.voice(aloud=False)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            spoken = [cue for cue in cues if cue.aloud]
            for number, cue in enumerate(spoken, 1):
                speaker.write(cue.words, folder / f"{number:03}-{cue.id}.wav")
        except (OSError, subprocess.CalledProcessError) as error:
            raise click.ClickException(self.words("cli-announce-clips-failed", {"detail": str(error)})) from None
        print(self.words("cli-announce-clips", {"count": len(spoken), "folder": str(folder)}))


@dataclass(frozen=True)
class Reading:
    """The script on the terminal: what is said, what is shown to whoever leads, and how long to wait."""

    words: Words
    voice: Voice | None
    speed: float

    def read(self, cues: Iterable[Cue], wait: Callable[[float], None]) -> None:
        console = terminal()
        stretch = ""
        for cue in cues:
            if cue.stretch != stretch:
                stretch = cue.stretch
                console.print()
                console.print(text(self.words(f"cli-announce-{stretch}"), "bold underline"))
            console.print(self.line(cue))
            self.perform(cue, wait)

    def line(self, cue: Cue) -> object:
        if not cue.aloud:
            return text(self.words("cli-announce-hint", {"hint": cue.words}), "dim italic")
        shown = text(cue.words, STYLES.get(cue.kind, ""))
        if cue.pause > 0:
            shown.append_text(text(f"  {self.pause(cue.pause)}", "dim"))
        return shown

    def pause(self, seconds: float) -> str:
        if seconds >= 60 and seconds % 60 == 0:
            return self.words("cli-announce-minutes", {"count": round(seconds / 60)})
        return self.words("cli-announce-seconds", {"count": f"{seconds:g}"})

    def perform(self, cue: Cue, wait: Callable[[float], None]) -> None:
        if not cue.aloud:
            return
        if self.voice is None:
            wait(len(cue.words.split()) / (READ_A_SECOND * self.speed))
        else:
            try:
                self.voice.say(cue.words)
            except (OSError, subprocess.CalledProcessError) as error:
                raise click.ClickException(self.words("cli-announce-voice-failed", {"detail": str(error)})) from None
        wait(cue.pause)


STYLES = {"open": "bold", "part": "bold", "day": "bold", "vote": "bold"}
