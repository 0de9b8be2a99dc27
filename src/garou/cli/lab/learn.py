"""`garou lab learn`: a table of what to tell and whom to vote for, learned in the array lane."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from garou.cli import choosing
from garou.cli.counts import percent
from garou.cli.counts import table as drawn
from garou.cli.refusing import refused
from garou.cli.screen import terminal, text
from garou.cli.sim import match_of, progress, stopped
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.texts import Words

THOUSANDS = click.IntRange(1, 100_000)
USUAL = 2_500  # thousands of games


def command(words: Words) -> click.Command:
    def learn(*, games: int, name: str | None, file: str, as_json: bool, **asked: Any) -> int:
        with refused(words):
            match = match_of(words, minds="", **asked)
            from garou.lane import NoArrayForm  # noqa: PLC0415  # an extra that may be missing
        try:
            return _learned(words, match, games * 1000, name or asked["cards"] or "", file, as_json=as_json)
        except NoArrayForm:
            raise click.ClickException(words("lab-no-learning")) from None

    options = [
        *choosing.params(words),
        click.Option(["--games"], type=THOUSANDS, default=USUAL, metavar="N", help=words("lab-learn-games-help")),
        click.Option(["--name"], metavar="NAME", help=words("lab-learn-name-help")),
        click.Option(["--table", "file"], metavar="FILE", required=True, help=words("lab-learn-table-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("sim-json-help")),
    ]
    return click.Command("learn", callback=learn, params=options, help=words("lab-learn-help"))


def _learned(words: Words, match: Match, games: int, name: str, file: str, *, as_json: bool) -> int:  # what was asked
    from garou.lane.learning import AT_ONCE, lessons  # noqa: PLC0415  # the same extra
    from garou.lane.schooling import strengths, table_of  # noqa: PLC0415  # the same

    coded, batches = _table(match), -(-games // AT_ONCE)
    began, pupil = time.process_time(), None
    with progress(words, Console(stderr=True)) as bar:
        task = bar.add_task("", total=batches * AT_ONCE)
        try:
            for pupil in lessons(coded, match.seed, batches):  # the last one counts
                bar.update(task, completed=pupil.games, refresh=pupil.games % (64 * AT_ONCE) == 0)
        except KeyboardInterrupt:
            pass
    if pupil is None:
        return stopped(words, 0, games)
    spent = time.process_time() - began
    found = table_of(pupil, name or ", ".join(coded.cards), match.game, match.edition)
    written = found.written()
    _keep(words, file, written)
    told = {"games": pupil.games, "seconds": spent, "kilobytes": len(written) / 1000, "file": file}
    won = strengths(coded, found, match.seed)
    if as_json:
        print(json.dumps({**told, "village": {f"{one}/{other}": rate.rate for (one, other), rate in won.items()}}))
    else:
        _told(words, told, won)
    return 0 if pupil.games >= games else stopped(words, pupil.games, games)


def _table(match: Match) -> Any:
    from garou.lane.matches import census_of  # noqa: PLC0415  # the same

    return census_of(match).coded


def _keep(words: Words, file: str, written: str) -> None:
    try:
        Path(file).write_text(written, "utf-8")
    except (OSError, ValueError) as error:
        detail = str(getattr(error, "strerror", None) or error)
        raise click.ClickException(words("lab-not-kept", {"file": file, "detail": detail})) from None


def _told(words: Words, told: dict[str, Any], won: dict[tuple[str, str], Rate]) -> None:
    console = terminal()
    console.print(text(words("lab-learned", told), "bold"))
    names = list(dict.fromkeys(one for one, _ in won))
    head = [words("lab-learned-against", {"name": words(f"mind-{name}")}) for name in names]
    shown = drawn(words("lab-learned-row"), *head)
    for name in names:
        rates = [won[name, other] for other in names]
        shown.add_row(words(f"mind-{name}"), *(f"{percent(words, one)} ± {100 * one.error:.1f}" for one in rates))
    console.print(shown)
    console.print(text(words("lab-learned-how"), "dim"))
    console.print(words("lab-learned-play", {"file": told["file"]}), soft_wrap=True, markup=False)
