"""What the commands of the lab share: how much is played, by whom, and what is kept when it is stopped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import click
from rich.console import Console

from garou.cli.refusing import refused
from garou.cli.sim import cores, progress
from garou.engine.values import Refusal
from garou.lab.balance import MOST
from garou.simulating.crew import Sharing, over
from garou.texts import Words
from garou.texts.narrator import LONGEST_WORD, escaped, refusal

State = TypeVar("State")

FINEST, COARSEST = 0.1, 50.0  # per cent
MANY = click.IntRange(1, 100_000_000)


def params(words: Words) -> list[click.Parameter]:
    """The options that each of them has."""
    return [
        click.Option(["--minds"], default="", metavar="MINDS", help=words("sim-minds-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--jobs"], type=MANY, metavar="N", help=words("sim-jobs-help")),
        click.Option(["--scheduler"], metavar="ADDRESS", help=words("lab-scheduler-help")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("sim-json-help")),
    ]


def enough(words: Words, games: int | None, precision: str | None, usual: int) -> tuple[int, float | None]:
    """How many games at most, and how fine the shares are to be."""
    if precision is None:
        return games or usual, None
    if games is not None:
        raise click.ClickException(words("lab-both"))
    return MOST, fineness(words, precision)


def fineness(words: Words, precision: str) -> float:
    try:
        fine = float(precision.rstrip("% \u00a0\u202f").replace(",", "."))
    except ValueError:
        fine = 0.0
    if not FINEST <= fine <= COARSEST:
        raise click.ClickException(words("lab-no-precision", {"found": escaped(precision, LONGEST_WORD)}))
    return fine / 100


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the work."""

    jobs: int | None
    scheduler: str | None

    @contextmanager
    def at_work(self) -> Iterator[Sharing]:
        if self.scheduler is None:
            yield over(self.jobs or cores())
            return
        from garou.lab.machines import machines  # noqa: PLC0415  # an extra that may be missing

        with machines(self.scheduler) as share:
            yield share


@dataclass(frozen=True, slots=True)
class Work(Generic[State]):
    """Something that is played bit by bit: how far it is before anybody begins, and after each bit."""

    begun: State
    done: Callable[[Sharing], Iterator[State]]
    played: Callable[[State], int]
    wanted: int | None  # of what is played


def followed(words: Words, hands: Hands, work: Work[State]) -> tuple[State, bool]:
    """How far it came, and whether that is all of it: what was played when it was stopped is kept."""
    found = work.begun
    with refused(words), hands.at_work() as share, progress(words, Console(stderr=True)) as bar:
        task = bar.add_task("", total=work.wanted)
        try:
            for found in work.done(share):
                bar.update(task, completed=work.played(found), refresh=True)
        except KeyboardInterrupt:
            return found, False
        except Refusal as error:
            if not work.played(found):
                raise
            print(f"garou: {refusal(words, error)}", file=sys.stderr)
            return found, False
    return found, True


def kept(words: Words, file: str | None, drawn: Callable[[Callable[[str], str], str], str], *, told: bool) -> None:
    """The report as a file, where one is wished for."""
    if file is None:
        return
    from garou.web.art import role_art, sprite  # noqa: PLC0415  # only who wants pictures waits for them

    try:
        Path(file).write_text(drawn(role_art, sprite()), "utf-8")
    except OSError as error:
        raise click.ClickException(words("lab-not-kept", {"file": file, "detail": str(error.strerror)})) from None
    if told:
        print(words("lab-kept", {"file": file}))
