"""Ends of games that were really played: how the table lay at the vote, and what the judge made of it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from decks import Played, random_setup
from garou.cards.settling import End
from garou.engine.game import Game, start
from garou.engine.live import play_out
from garou.engine.table import SEATS
from garou.engine.values import Answer, Choice, RoleName
from garou.engine.view import View
from garou.games import rules_of
from garou.games.epic_battle.marks import ARTIFACTS
from garou.record.judge import judged, verdict
from garou.record.values import Record, lines_of
from outlets import record_of


def end_of(game: Game) -> End:
    """What people would read off the table after the vote of this game."""
    table = game.position
    seats = SEATS[: len(game.setup.deal)]
    votes = {fact.of("player"): fact.of("for_") for fact in game.facts if fact.name == "voted"}
    held = {seat: token for seat, token in table.tokens if token in ARTIFACTS}
    kept = {seat: token.removeprefix("became-") for seat, token in table.tokens if token.startswith("became-")}
    return End(
        cards=tuple(table.printed(seat) for seat in seats),
        counts=tuple(table.counts[table.lies[seat]] for seat in seats),
        votes=tuple(votes[seat] for seat in seats),
        marks=table.marks if any(table.marks) else (),
        artifacts=tuple(held.get(seat, "") for seat in seats),
        stayed=tuple(RoleName(kept[seat]) if seat in kept else None for seat in seats),
    )


def by_luck(played: Played, seed: int) -> Record:
    """A whole game of random cards and random answers, written down."""
    rng = random.Random(f"{played} {seed}")
    rules = rules_of(*played)
    setup = random_setup(rules, rng, 10)
    log: list[Answer] = []

    def mind(view: View) -> Choice:
        [question] = view.questions
        choice = rng.choice(question.options)
        log.append(Answer(question.seats[0], question.call, choice))
        return choice

    play_out(rules, setup, mind)
    record = record_of(played, start(rules, setup))
    return replace(record, lines=lines_of(record, log))


def word_of(record: Record) -> tuple[Game, dict[str, Any]]:
    game = judged(record)
    return game, verdict(record, game)


def said(record: Record, settled: Game) -> dict[str, Any]:
    """What was worked out from the end alone, in the words of the judge."""
    outcome, name = settled.outcome, record.name
    assert outcome is not None
    return {
        "dead": name(sorted(settled.position.dead)),
        "winners": name(outcome.winners),
        "teams": list(outcome.teams),
        "final": dict(zip(record.players, outcome.final, strict=True)),
        "why": [{"team": r.team, "won": r.won, "rule": r.rule, "players": name(r.players)} for r in outcome.why],
        **{
            key: {name(s): word for s, word in shown.items()}
            for key, shown in settled.rules.shows(settled.position).items()
        },
    }
