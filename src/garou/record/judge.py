"""The judge: plays a record through, answer by answer, and says what came of it."""

from __future__ import annotations

from typing import Any

from garou.engine.game import Game, reply, start
from garou.engine.values import DECLINED, Answer, IllegalSetup, Outcome, Position, Question

from .values import AnswerLine, BadRecord, Record

# Where a record says what is wrong with a set-up, if not in the deal.
FIELDS = {
    "players-out-of-range": "players",
    "centre-cards": "centre",
    "alpha-and-centre-wolf": "centre-wolf",
    "centre-wolf-kind": "centre-wolf",
    "thief-and-extra": "extra",
    "too-many-cards": "extra",
}


def played(record: Record) -> Game:
    """The game as far as the record goes: what was left out and may be declined counts as declined."""
    try:
        game = start(record.rules, record.setup)
    except IllegalSetup as error:
        raise BadRecord(FIELDS.get(error.reason, "deal"), error.reason, **error.details) from None
    for i, line in enumerate(record.lines):
        game = _reply(f"answers[{i}]", record, game, line)
    return game


def judged(record: Record) -> Game:
    """The finished game; a record that stops where somebody must decide is incomplete."""
    game = played(record)
    while game.open:
        passed = next((question for question in game.open if lapses(question)), None)
        if passed is None:
            question = game.open[0]
            place = f"answers[{len(record.lines)}]"
            raise BadRecord(place, "incomplete", **_asked(record, question))
        game = decline(game, passed)
    return game


def lapses(question: Question) -> bool:
    """May a record leave this answer out?"""
    return question.may_decline and not question.ballot


def decline(game: Game, question: Question) -> Game:
    return reply(game, Answer(question.seats[0], question.call, DECLINED))


def _reply(place: str, record: Record, game: Game, line: AnswerLine) -> Game:
    """An answer belongs to the earliest question it fits; those passed over lapse."""
    seat = record.seat(line.by)
    if seat is None:
        raise BadRecord(f"{place}.by", "nobody-called", name=line.by, known=record.players)
    readings = (record.choice(line.choose), line.choose)  # a player may be called like an artifact
    complaint = None
    while True:
        asked = next((q for q in game.open if q.call == line.call and seat in q.seats), None)
        for choice in filter(asked.admits, readings) if asked else ():
            return reply(game, Answer(seat, line.call, choice, line.luck))
        if asked and complaint is None:
            complaint = BadRecord(place, "not-legal", choice=line.choose, **_asked(record, asked))
        passed = next((question for question in game.open if lapses(question)), None)
        if passed is None:
            raise complaint or _unasked(place, record, game, line)
        game = decline(game, passed)


def _unasked(place: str, record: Record, game: Game, line: AnswerLine) -> BadRecord:
    if not game.open:
        return BadRecord(place, "game-over", name=line.by, call_tried=line.call)
    return BadRecord(place, "not-asked", name=line.by, call_tried=line.call, **_asked(record, game.open[0]))


def _asked(record: Record, question: Question) -> dict[str, Any]:
    """Who is asked what, and everything that would be legal."""
    legal = tuple(record.name(option) for option in question.options)
    return {"who": tuple(record.name(question.seats)), "call": question.call, "legal": legal}


def verdict(record: Record, game: Game) -> dict[str, Any]:
    """The judge's word on a finished game."""
    if game.outcome is None:
        raise ValueError("the game is not over")
    return came_of(record, game.position, game.outcome)


def came_of(record: Record, place: Position, outcome: Outcome) -> dict[str, Any]:
    """The same, by how the table lies at the end."""
    name, rules = record.name, record.rules
    more = {key: {name(s): word for s, word in shown.items()} for key, shown in rules.shows(place).items()}
    centre = record.names[len(record.players) :][: rules.centre]
    return {
        "game": record.game,
        "dead": name(sorted(place.dead)),
        "winners": name(outcome.winners),
        "teams": list(outcome.teams),
        "final": dict(zip(record.players, outcome.final, strict=True)),
        **({"centre": [place.printed(record.slots[slot]) for slot in centre]} if centre else {}),
        **more,
        "why": [{"team": r.team, "won": r.won, "rule": r.rule, "players": name(r.players)} for r in outcome.why],
    }
