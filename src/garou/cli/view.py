"""`garou view FILE --seat NAME`: the facts that one seat was told, as JSON lines in the order they became known."""

from __future__ import annotations

import json

import click

from garou.engine.values import PUBLIC, Seat
from garou.engine.view import view as view_of
from garou.engine.view import watch
from garou.record.judge import played
from garou.record.values import BadRecord, Record, fact_json
from garou.texts import Words

from .files import as_typed, complain, load


def command(words: Words) -> click.Command:
    def view(file: str, seat: str | None, public: bool, watching: bool) -> int:
        if (seat is not None) == public or (watching and public):
            raise click.ClickException(words("cli-view-whose"))
        try:
            record = load(file)
            watcher = _watcher(record, seat)
            facts = (watch if watching else view_of)(played(record), watcher).facts
        except BadRecord as error:
            complain(words, file, error)
            return 2
        for fact in facts:
            told = {"told": record.name(sorted(fact.audience))} if watching and PUBLIC not in fact.audience else {}
            print(json.dumps(fact_json(record, fact) | told, ensure_ascii=False))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--seat"], metavar="NAME", help=words("cli-view-seat-help")),
        click.Option(["--watching"], is_flag=True, help=words("cli-view-watching-help")),
        click.Option(["--public"], is_flag=True, help=words("cli-view-public-help")),
    ]
    return click.Command("view", callback=view, params=params, help=words("cli-view-help"))


def _watcher(record: Record, seat: str | None) -> Seat:
    if seat is None:
        return PUBLIC
    name = as_typed(seat)
    alike = [player for player in record.players if player.casefold() == name.casefold()]
    if name not in record.players and len(alike) != 1:
        raise BadRecord("--seat", "no-such-seat", name=name, known=record.players)
    return Seat(record.slots[name if name in record.players else alike[0]])
