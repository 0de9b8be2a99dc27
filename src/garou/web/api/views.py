"""What one seat, or a bystander, may know of a table, for a program; and how long it is at least."""

from __future__ import annotations

import json

from garou.engine.values import PUBLIC
from garou.record.values import Record, fact_json
from garou.rooms.levels import bots_of
from garou.rooms.room import Chair, Room
from garou.rooms.talk import Line
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.faces import narrator_of
from garou.web.table import talks
from garou.web.table.breadth import for_a_program

from .bodies import BotView, ClaimView, LineView, QuestionView, TableView


def view_of(room: Room, chair: Chair | None) -> TableView:
    settings = room.settings
    seat = room.seat_of(chair) if chair is not None else None
    record = as_record(room)
    question = room.question_for(seat) if seat is not None else None
    step = settings.rules.step(room.window.step) if room.window else None
    return TableView(
        code=room.code,
        game=settings.game,
        edition=settings.edition,
        phase=room.phase.value,
        players=list(room.names),
        bots=[BotView(player=bot.name, mind=bot.mind, temper=bot.temper) for bot in bots_of(room)],
        you=room.sitters[chair].name if chair in room.sitters and chair is not None else None,
        host=room.called(room.host) or None,
        owner=room.called(room.owner) or None,
        cards=sorted(room.cast + room.beside),
        window=room.windows,
        kind=room.window.kind.value if room.window else None,
        call=step.name if step else None,
        deadline=room.deadline,
        question=QuestionView(
            call=question.call, topic=question.topic, options=[record.name(option) for option in question.options]
        )
        if question and record
        else None,
        facts=[fact_json(record, fact) for fact in room.known_to(PUBLIC if seat is None else seat)] if record else [],
        promise=room.promise or None,
        sealed=room.sealed,
        winners=[room.names[s] for s in room.outcome.winners] if room.outcome else None,
        teams=list(room.outcome.teams) if room.outcome else None,
        claims=claims_of(room, record) if record else [],
        lines=lines_of(room, chair),
    )


def lines_of(room: Room, chair: Chair | None) -> list[LineView]:
    """What was shown, or replied by bots, is told in the language of the seat."""
    sitter = room.sitters.get(chair) if chair is not None else None
    narrator = narrator_of(room, words(sitter.lang if sitter else LANGUAGES[0]))
    heard = talks.heard(room, room.seat_of(chair) if chair is not None else None)
    return [_line(room, one, narrator) for one in heard]


def _line(room: Room, one: Line, narrator: Narrator) -> LineView:
    line = LineView(player=one.name, text=talks.text_of(room, one, narrator), grave=one.grave)
    if one.gesture is None:
        return line
    at = None if one.gesture.at is None else room.names[one.gesture.at]
    return line.model_copy(update={"gesture": one.gesture.kind, "at": at})


def claims_of(room: Room, record: Record) -> list[ClaimView]:
    if not talks.by_day(room):
        return []
    return [
        ClaimView(
            player=room.names[said.seat],
            kind=said.claim.kind,
            places=record.name(said.claim.places),
            roles=list(said.claim.roles),
            mark=said.claim.mark,
            day=said.day,
        )
        for said in room.talk.said
    ]


def longest_view(room: Room) -> int:
    """How long a view is at least while a game goes on: what everybody knows, and room for what one may be asked."""
    return room.once("longest view", lambda: _longest(room)) if room.going else 0


def _longest(room: Room) -> int:
    names = sum(len(json.dumps(name, ensure_ascii=False).encode()) for name in room.names)
    steps = room.window.step if room.window else 0
    public = len(view_of(room, None).model_dump_json().encode())
    return public + for_a_program(room) + 3 * names + 64 * steps + 2048


def as_record(room: Room) -> Record | None:
    if room.setup is None:
        return None
    settings = room.settings
    return Record(settings.game, settings.edition, settings.options, room.names, room.setup)
