"""`garou play` over many nights: whoever sits at the terminal hears all that the room hears, to the very end."""

from __future__ import annotations

import re

import pytest

from command import garou
from garou.engine.values import Seat, Slot
from garou.engine.view import view
from garou.record.judge import judged
from garou.record.reading import read
from garou.texts import words
from garou.texts.narrator import Narrator

ME = Seat(Slot(0))


@pytest.mark.parametrize("seed", range(6))
def test_the_person_is_told_every_fact_once_and_nothing_is_called_after_the_end(seed, tmp_path):
    """Deaths after a question in the middle of the last chain too."""
    file = tmp_path / "game.json"
    asked = ("--game", "classic", "--scenario", "whole-village", "--players", "8", "--seat-name", "Zed")
    done = garou("play", *asked, "--seed", str(seed), "--record", file, stdin=b"1\n" * 2_000, COLUMNS="300")
    assert done.status == 0
    record = read(file.read_text("utf-8"))
    narrator = Narrator(words("en"), "classic", record.players, record.rules.places)
    facts = view(judged(record), ME).facts
    won = next(i for i, fact in enumerate(facts) if fact.name == "won")
    told = [
        line.split(sign, 1)[1] for line in done.out for sign in ("▸ ", "· ") if re.search(rf"^(.*› )? *{sign}", line)
    ]
    expected = [narrator.fact(fact, ME) for fact in facts[1 : won + 1]]  # one's own card is shown as a card
    assert told[: len(expected)] == expected
    last = max(i for i, line in enumerate(done.out) if expected[-1] in line)
    heading = next(line for line in done.out[last + 1 :] if line)
    assert heading.startswith("How it ended")
