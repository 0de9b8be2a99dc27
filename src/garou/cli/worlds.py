"""`garou worlds FILE…`: counts every deal and night that fits a question, and prints one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

import click

from garou.deduction.contradictions import contradiction, frees_most
from garou.deduction.evidence import Witnessed, believing
from garou.deduction.findings import solve, weight_without
from garou.deduction.premises import Premises
from garou.deduction.reasoning import why, why_not
from garou.deduction.scribe import Prior, one_each, uniform
from garou.deduction.truth import notes
from garou.deduction.unsolved import Unsolved, countable
from garou.games.teams import monsters_among
from garou.record.inquiry import Inquiry, read_inquiry
from garou.record.values import BadRecord
from garou.texts import Words

from .attempts import attempted
from .conclusions import concluded
from .files import as_typed, complain, text_of
from .reasons import told


def command(words: Words) -> click.Command:
    def worlds(files: tuple[str, ...]) -> int:
        return max([_answer(words, name) for name in files])

    argument = click.Argument(["files"], nargs=-1, required=True, metavar="FILE…")
    return click.Command("worlds", callback=worlds, params=[argument], help=words("cli-worlds-help"))


def _answer(words: Words, name: str) -> int:
    """0 when it could be answered, else 2; the other files are answered all the same."""
    try:
        found = _found(words, read_inquiry(text_of(name)))
    except BadRecord as error:
        complain(words, name, error)
        return 2
    print(json.dumps({"file": as_typed(name)} | found, ensure_ascii=False))
    return 0


def _found(words: Words, asked: Inquiry) -> dict[str, Any]:
    own = Witnessed(asked.seat, notes(asked.facts), over=asked.over) if asked.seat is not None else None
    if not countable(asked.common.rules):
        return concluded(words, asked, own)
    try:
        given = _premises(asked, uniform)
    except Unsolved:
        return attempted(words, asked, own)
    if own and asked.over and given.cut_short(own):
        raise BadRecord("facts", "worlds-night-not-over")
    wrong = contradiction(given, own, asked.said)
    if wrong is None:
        return _counted(given, own, asked) | _asked_why(words, given, own, asked)
    return {
        "possible": False,
        "contradiction": wrong,
        "frees": frees_most(given, own, asked.said, wrong),
        "why": told(words, asked, why_not(given, own, asked.said, wrong)),
    }


def _premises(asked: Inquiry, prior: Prior) -> Premises:
    common = asked.common
    return Premises(common.rules, common.cards, common.players, prior)


def _counted(given: Premises, own: Witnessed | None, asked: Inquiry) -> dict[str, Any]:
    evidence, common = believing(own, asked.said), asked.common
    findings, places = solve(given, evidence), enumerate(asked.names.all)
    spared = weight_without(given, evidence, monsters_among(common.rules, common.roles))
    return {
        "possible": True,
        "worlds": str(solve(_premises(asked, one_each), evidence).weight),
        "chances": {
            name: {role: str(chance) for role, chance in findings.chances(place).items()} for place, name in places
        },
        "no-monster": str(spared / findings.weight),
        "exact": True,
    }


def _asked_why(words: Words, given: Premises, own: Witnessed | None, asked: Inquiry) -> dict[str, Any]:
    """The steps to what was asked for; none where it is open."""
    return {"why": told(words, asked, why(given, own, asked.said, *asked.ask))} if asked.ask else {}
