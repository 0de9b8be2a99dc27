"""`garou sim`: many games among minds, and who wins them."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from garou.engine.values import Refusal
from garou.minds.levels import LEARNED
from garou.simulating.company import company, level
from garou.simulating.counts import Counts
from garou.simulating.matches import Match
from garou.simulating.running import tallies
from garou.simulating.writing import written
from garou.texts import Words
from garou.texts.house import words as spoken
from garou.texts.narrator import refusal

from . import choosing
from .counts import shown

if TYPE_CHECKING:
    from garou.rows.lines import RowFile

GAMES_PLAYED = 1_000


def command(words: Words) -> click.Command:
    def sim(*, games: int, jobs: int | None, as_json: bool, file: str | None, **what: Any) -> int:
        try:
            match = match_of(words, **what)
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None
        if file is None:
            tally = counted(words, tallies(match, games, jobs or cores()), games)
        else:
            from .rows import kept, said_where  # noqa: PLC0415  # only who keeps games waits for it

            with kept(words, file) as written_to:
                tally = counted(words, harvested(match, games, jobs or cores(), written_to), games)
        if as_json:
            print(json.dumps(written(match, tally), ensure_ascii=False))
        else:
            shown(spoken(words.lang, match.edition), match, tally)
        if file is not None:
            said_where(words, file, tally.games, as_json=as_json)
        return stopped(words, tally.games, games) if tally.games < games else 0

    return click.Command("sim", callback=sim, params=_params(words), help=words("sim-help"))


def _params(words: Words) -> list[click.Parameter]:
    def number(name: str, **more: Any) -> click.Option:
        return click.Option([f"--{name}"], type=click.IntRange(1, 100_000_000), help=words(f"sim-{name}-help"), **more)

    return [
        *choosing.params(words),
        number("games", default=GAMES_PLAYED, metavar="N"),
        click.Option(["--minds"], default="", metavar="MINDS", help=words("sim-minds-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        number("jobs", metavar="N"),
        click.Option(["--json", "as_json"], is_flag=True, help=words("sim-json-help")),
        click.Option(["--data", "file"], metavar="FILE", help=words("data-file-help")),
    ]


def match_of(words: Words, *, minds: str, seed: int | None, wild: bool, **what: Any) -> Match:
    """What the options ask for, checked."""
    chosen = choosing.choose(choosing.Wished(**what), words)
    who = company(minds, chosen.rules, chosen.players)
    luck = secrets.randbelow(1_000_000) if seed is None else seed
    match = Match(chosen.game, chosen.edition, chosen.players, chosen.cards, chosen.options, who, luck, wild)
    common, _ = match.laid(0)  # what cannot be dealt is refused before anybody begins
    if LEARNED in map(level, who.names):
        from garou.simulating.seating import untaught  # noqa: PLC0415  # only who plays waits for minds

        for name in untaught(who.names, common):
            print(f"garou: {words('sim-unlearned', {'name': name})}", file=sys.stderr)
    return match


def cores() -> int:
    """Those this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def harvested(match: Match, games: int, jobs: int, file: RowFile) -> Iterator[Counts]:
    """The counts of some games after the others; the games themselves are in the file by then."""
    from garou.rows.running import harvests  # noqa: PLC0415  # the same

    for some in harvests(match, games, jobs):
        file.add(some.rows)
        yield some.counts


def counted(words: Words, counts: Iterator[Counts], games: int) -> Counts:
    """All of them, or those that were played when somebody stopped it."""
    tally = Counts()
    console = Console(stderr=True)
    with progress(words, console) as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=games)
        for some in counts:
            tally += some
            bar.update(task, completed=tally.games, refresh=True)
    return tally


def progress(words: Words, console: Console) -> Progress:
    """On a terminal alone; it draws when there is news, so that no thread of its own is in the way of processes."""
    columns = (TextColumn(words("sim-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, auto_refresh=False, transient=True)


def stopped(words: Words, played: int, wanted: int) -> int:
    print(f"garou: {words('sim-stopped', {'count': played, 'wanted': wanted})}", file=sys.stderr)
    return 1
