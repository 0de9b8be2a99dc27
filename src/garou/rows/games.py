"""One game as one JSON object, always with the same fields in the same order."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import garou
from garou.engine.values import Fact, Outcome, Position, RuleError, Seat, Slot
from garou.engine.view import told_to
from garou.record.judge import came_of, judged
from garou.record.values import Record, fact_json, lines_of
from garou.record.writing import write
from garou.simulating.evening import Evening
from garou.simulating.matches import Match
from garou.talk.claims import UNSEEN, Claim, Said

FORMAT = "garou-data/1"
Row = dict[str, Any]

SIMULATED, PLAYED, CONVERTED = "simulated", "played", "converted"  # where a game comes from


class LastLook(NamedTuple):
    """How a game lies on the table when it is over."""

    told: Sequence[Iterable[Fact]]  # by seat
    position: Position
    outcome: Outcome | None


def of_evening(match: Match, number: int, evening: Evening) -> Row:
    """A game among bots, as it lies on the table at its end."""
    players = tuple(f"player-{seat + 1}" for seat in evening.seats)
    blank = Record(match.game, match.edition, match.options, players, evening.setup)
    record = replace(blank, lines=lines_of(blank, evening.given))
    source = {"source": SIMULATED, "seed": match.seed, "number": number, "minds": [mind.name for mind in evening.minds]}
    return row(record, source, evening.said, LastLook(evening.told, evening.settled(), evening.outcome))


def of_record(record: Record, source: Mapping[str, Any], said: Iterable[Said] = (), lines: Iterable[Row] = ()) -> Row:
    """A game that was played elsewhere: it is played through again. One that is not over is refused."""
    game = judged(record)
    told = [told_to(Seat(Slot(seat)), game.facts) for seat in range(len(record.players))]
    return row(record, source, said, LastLook(told, game.position, game.outcome)) | {"lines": [*lines]}


def row(record: Record, source: Mapping[str, Any], said: Iterable[Said], end: LastLook) -> Row:
    """What every row has. A seed is nought and minds are empty words where there are none."""
    if end.outcome is None:
        raise RuleError("a game that is over has an outcome")
    seen = zip(record.players, end.told, strict=True)
    return {
        "format": FORMAT,
        "version": garou.__version__,
        "source": source["source"],
        "seed": source.get("seed", 0),
        "number": source["number"],
        "minds": source.get("minds", [""] * len(record.players)),
        "record": json.loads(write(record)),
        "claims": [_claimed(record, one) for one in said],
        "lines": [],
        "views": {name: [fact_json(record, fact) for fact in facts] for name, facts in seen},
        "result": came_of(record, end.position, end.outcome),
    }


def _claimed(record: Record, said: Said) -> Row:
    return {"by": record.name(said.seat), "day": said.day, "kind": said.claim.kind, "parts": _parts(record, said.claim)}


def _parts(record: Record, claim: Claim) -> list[str]:
    """Players and places by their names, then cards, then a mark."""
    named = [*record.name(claim.places), *(name for name in claim.roles if name != UNSEEN), claim.mark]
    return [part for part in named if part]
