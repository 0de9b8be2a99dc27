"""`garou worlds` over a game that is over: the same question, with the facts of a seat, and the same answer."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from fastapi import Request

from garou.engine.values import Refusal
from garou.engine.view import told_to
from garou.record.facts import Names, facts_of
from garou.record.inquiry import read_inquiry
from garou.record.judge import judged
from garou.record.values import BadRecord, Record, fact_json
from garou.story.conclusions import concluded
from garou.texts import words
from garou.web.aside import GIVEN_UP, limited
from garou.web.booth import made
from garou.web.deducing.aside import COURSE
from garou.web.deducing.study import errand
from garou.web.people import language_of

from .bodies import WorldsBody


class WorldsAsked(NamedTuple):
    """A question as a file would have it, and whose language the reasons are told in."""

    text: str
    lang: str


class Found(NamedTuple):
    answer: dict[str, Any]
    refused: tuple[str, tuple[tuple[str, Any], ...]] = ("", ())
    spent: float = 0.0


async def worlds_of(request: Request, record: Record, body: WorldsBody) -> dict[str, Any]:
    """Read here, so that what is wrong with it is said at once; answered beside the tables."""
    text = await made(request, lambda: json.dumps(question(record, body)))
    read_inquiry(text)
    found = await errand(request, answer, WorldsAsked(text, language_of(request)))
    if found is None:
        raise BadRecord("question", "worlds-too-long")
    if found.refused[0]:
        raise Refusal(found.refused[0], **dict(found.refused[1]))
    return found.answer


def question(record: Record, body: WorldsBody) -> dict[str, Any]:
    """What `garou worlds` reads."""
    beside = record.setup.extra if record.setup.centre else ()
    dealt = record.setup.cards[: len(record.setup.cards) - len(beside)]
    return {
        "game": record.game,
        **({"edition": record.edition} if record.edition else {}),
        "options": dict.fromkeys(record.options, True),
        "cards": sorted(dealt),
        **({"centre-wolf": beside[0]} if beside else {}),
        "players": [*record.players],
        **_eyes(record, body.seat),
        "claims": [one.model_dump() for one in body.claims],
        **({"ask": body.ask.model_dump()} if body.ask else {}),
    }


def _eyes(record: Record, name: str | None) -> dict[str, Any]:
    """All that the night has told this player; nothing where somebody only listens."""
    if name is None:
        return {}
    known, seat = facts_of(record.rules), Names(record.rules, record.players).seat("seat", name)
    told = told_to(seat, judged(record).facts)
    return {"seat": name, "facts": [fact_json(record, fact) for fact in told if fact.name in known]}


def answer(wanted: WorldsAsked, limit: float = COURSE) -> Found | None:
    """None where there was not time enough."""
    began = time.process_time()
    try:
        with limited(limit):
            found = concluded(words(wanted.lang), read_inquiry(wanted.text))
    except Refusal as error:
        return Found({}, (error.reason, tuple(error.details.items())))
    except GIVEN_UP:
        return None
    return Found(found, spent=time.process_time() - began)
