"""Questions about a table: facts come back as they were written."""

from __future__ import annotations

import json
import random

import pytest

from decks import PLAYED
from garou.deduction.evidence import Witnessed
from garou.deduction.findings import possible
from garou.deduction.premises import Premises
from garou.deduction.truth import notes
from garou.engine.view import view
from garou.games import GAMES
from garou.games.cast import cards
from garou.record.inquiry import read_inquiry
from garou.record.values import Record, fact_json
from situations import CASTS, night
from slices import leaving_out

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon")
TABLES = [kind for kind in PLAYED if kind[0] == "one-night"]


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_the_facts_of_every_seat_are_read_as_they_were_told_and_are_possible(kind):
    game_id, edition, options = kind
    luck, rules = random.Random(str(kind)), GAMES[game_id, edition].playing(options)
    cast = cards(CASTS["8 doppelganger"])
    game, given = night(rules, cast, 8, luck), Premises(rules, cast, 8)
    record = Record(game_id, edition, options, NAMES[:8], game.setup)
    for seat, name in [*enumerate(record.players)][:: leaving_out(4, deep=1)]:
        told = view(game, seat).facts
        question = {
            "game": game_id, "edition": edition, "options": dict.fromkeys(options, True), "cards": cast,
            "players": record.players, "seat": name, "facts": [fact_json(record, fact) for fact in told],
        }  # fmt: skip
        asked = read_inquiry(json.dumps(question))
        assert asked.facts == told
        assert possible(given, [Witnessed(asked.seat, notes(asked.facts))])
