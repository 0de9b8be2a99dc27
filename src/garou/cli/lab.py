"""`garou lab`: what a deck makes of a game, over thousands of games among bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from garou.engine.values import Refusal
from garou.lab.balance import MOST, Balance, balances, warnings
from garou.lab.report import report, warning
from garou.lab.writing import written
from garou.simulating.matches import Match
from garou.texts import Words
from garou.texts.narrator import LONGEST_WORD, escaped, refusal

from . import choosing
from .counts import shown
from .sim import cores, match_of, progress, stopped

USUAL = 2_000  # games
FINEST, COARSEST = 0.1, 50.0  # per cent


def command(words: Words) -> click.Command:
    lab = click.Group("lab", help=words("lab-help"), no_args_is_help=True)
    lab.add_command(_balance(words))
    return lab


def _balance(words: Words) -> click.Command:
    def balance(*, games: int | None, precision: str | None, jobs: int | None, **asked: Any) -> int:
        as_json, html = asked.pop("as_json"), asked.pop("html")
        wanted, fine = _enough(words, games, precision)
        try:
            match = match_of(words, **asked)
        except Refusal as error:
            raise click.ClickException(refusal(words, error)) from None
        found, whole = measured(words, match, wanted, fine, jobs or cores())
        if found.games:
            _told(words, match, found, as_json=as_json, html=html)
        return 0 if whole else stopped(words, found.games, wanted)

    return click.Command("balance", callback=balance, params=_params(words), help=words("lab-balance-help"))


def _params(words: Words) -> list[click.Parameter]:
    many = click.IntRange(1, 100_000_000)
    return [
        *choosing.params(words),
        click.Option(["--games"], type=many, metavar="N", help=words("lab-games-help")),
        click.Option(["--precision"], metavar="PER-CENT", help=words("lab-precision-help")),
        click.Option(["--minds"], default="", metavar="MINDS", help=words("sim-minds-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        click.Option(["--jobs"], type=many, metavar="N", help=words("sim-jobs-help")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("sim-json-help")),
        click.Option(["--html"], metavar="FILE", help=words("lab-html-help")),
    ]


def _enough(words: Words, games: int | None, precision: str | None) -> tuple[int, float | None]:
    """How many games at most, and how fine the shares are to be."""
    if precision is None:
        return games or USUAL, None
    if games is not None:
        raise click.ClickException(words("lab-both"))
    try:
        fine = float(precision.rstrip("% \u00a0\u202f").replace(",", "."))
    except ValueError:
        fine = 0.0
    if not FINEST <= fine <= COARSEST:
        raise click.ClickException(words("lab-no-precision", {"found": escaped(precision, LONGEST_WORD)}))
    return MOST, fine / 100


def measured(words: Words, match: Match, games: int, precision: float | None, jobs: int) -> tuple[Balance, bool]:
    """What came of it, and whether it is all of it: what was played when somebody stopped it is kept."""
    found, whole = Balance(), False
    with progress(words, Console(stderr=True)) as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=games if precision is None else None)
        for found in balances(match, games, precision, jobs):
            bar.update(task, completed=found.games, refresh=True)
        whole = True
    return found, whole


def _told(words: Words, match: Match, found: Balance, *, as_json: bool, html: str | None) -> None:
    if as_json:
        print(json.dumps(written(match, found), ensure_ascii=False))
    else:
        shown(words, match, found.counts)
        for line in _besides(words, match, found):
            print(line)
    if html is not None:
        _kept(words, html, match, found)
        if not as_json:
            print(words("lab-kept", {"file": html}))


def _besides(words: Words, match: Match, found: Balance) -> Iterator[str]:
    """What the lab tells beside the counts."""
    by_role = found.mornings.by_role
    named = [(words(f"role-{name}"), by_role[name].mean) for name in match.rules.roles if name in by_role]
    if named:
        learnt = [words("lab-learnt", {"role": role, "bits": bits}) for role, bits in named]
        yield words("lab-daybreak", {"told": ", ".join(learnt)})
    yield words("lab-muddled", {"rate": 100 * found.muddled.rate})
    yield from (warning(words, warned, team) for warned, team in warnings(match, found))


def _kept(words: Words, file: str, match: Match, found: Balance) -> None:
    from garou.web.art import role_art, sprite  # noqa: PLC0415  # only who wants pictures waits for them

    try:
        Path(file).write_text(report(words, match, found, role_art, sprite()), "utf-8")
    except OSError as error:
        raise click.ClickException(words("lab-not-kept", {"file": file, "detail": str(error.strerror)})) from None
