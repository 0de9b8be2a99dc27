"""`garou lab balance`: what a deck makes of a game; or every scenario there is, one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from garou.cli import choosing
from garou.cli.counts import shown
from garou.cli.refusing import refused
from garou.cli.sim import match_of, stopped
from garou.lab.balance import Balance, balances, warnings
from garou.lab.drawing import bits
from garou.lab.report import report, warning
from garou.lab.writing import written
from garou.simulating.crew import Sharing
from garou.simulating.matches import Match
from garou.texts import Words
from garou.texts.house import words as spoken

from . import everything, quick
from .working import MANY, Hands, Work, enough, followed, kept, params

USUAL = 2_000  # games


def command(words: Words) -> click.Command:
    def balance(
        *, games: int | None, precision: str | None, jobs: int | None, scheduler: str | None, **asked: Any
    ) -> int:
        as_json, html, every, lane = (asked.pop(name) for name in ("as_json", "html", "every", "lane"))
        up_to = asked.pop("up_to")
        if lane:
            asked = quick.alone(words, asked, every, jobs, scheduler)
        wanted, fine = enough(words, games, precision, USUAL)
        hands = Hands(jobs, scheduler)
        if every:
            return everything.told(words, hands, wanted, fine, html=html, as_json=as_json, up_to=up_to, **asked)
        if up_to is not None:
            raise click.ClickException(words("lab-up-to-alone"))
        with refused(words):
            match = match_of(words, **asked)
        wanted = quick.wanted(match, games, fine) if lane else wanted
        found, whole = (
            quick.measured(words, match, wanted, fine) if lane else measured(words, match, wanted, fine, hands)
        )
        if found.games:
            _told(spoken(words.lang, match.edition), match, found, as_json=as_json, html=html)
        return 0 if whole else stopped(words, found.games, wanted)

    own = [
        click.Option(["--lane"], is_flag=True, help=words("lab-lane-help")),
        click.Option(["--all", "every"], is_flag=True, help=words("lab-all-help")),
        click.Option(["--up-to"], type=choosing.SEATS, metavar="N", help=words("lab-up-to-help")),
        click.Option(["--games"], type=MANY, metavar="N", help=words("lab-games-help")),
        click.Option(["--precision"], metavar="PER-CENT", help=words("lab-precision-help")),
        click.Option(["--html"], metavar="FILE", help=words("lab-html-help")),
    ]
    options = [*choosing.params(words), *own, *params(words)]
    return click.Command("balance", callback=balance, params=options, help=words("lab-balance-help"))


def measured(words: Words, match: Match, games: int, precision: float | None, hands: Hands) -> tuple[Balance, bool]:
    """What came of it, and whether it is all of it."""

    def work(share: Sharing) -> Iterator[Balance]:
        return balances(match, games, precision, share)

    total = games if precision is None else None
    return followed(words, hands, Work(Balance(), work, lambda found: found.games, total))


def _told(words: Words, match: Match, found: Balance, *, as_json: bool, html: str | None) -> None:
    if as_json:
        print(json.dumps(written(match, found), ensure_ascii=False))
    else:
        shown(words, match, found.counts)
        for line in besides(words, match, found):
            print(line)
    kept(words, html, partial(report, words, match, found), told=not as_json)


def besides(words: Words, match: Match, found: Balance) -> Iterator[str]:
    """What the lab tells beside the counts."""
    by_role = found.mornings.by_role
    named = [(words(f"role-{name}"), by_role[name].mean) for name in match.rules.roles if name in by_role]
    if named:
        learnt = [words("lab-learnt", {"role": role, "bits": bits(words, mean)}) for role, mean in named]
        yield words("lab-daybreak", {"told": ", ".join(learnt)})
    yield words("lab-muddled", {"rate": 100 * found.muddled.rate})
    yield from (warning(words, warned, team) for warned, team in warnings(match, found))
