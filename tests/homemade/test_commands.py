"""A home-made edition on the command line: from a file or from a link, without anything being installed."""

from __future__ import annotations

import json

import pytest

from command import garou
from garou.homemade import rules_of
from garou.homemade.coding import code_of
from garou.homemade.scenarios import scenarios_of
from garou.homemade.written import write_edition
from homemade_roles import as_data, role

DECK = "2 werewolf, embroiderer, seer, thorn, robber"
DOC = as_data(
    role({"choose": "centre"}, {"swap": ["me", "it"]}, {"look": "me"}),
    role(id="thorn", names={"en": "Thorn", "fr": "Épine"}, team="alone", wins="dying"),
    without=["mason"],
    scenarios=[{"id": "weaving", "names": {"en": "Weaving"}, "decks": {"3": DECK}}],
)


@pytest.fixture
def file(tmp_path):
    found = tmp_path / "weavers.json"
    found.write_text(write_edition(DOC), "utf-8")
    return found


def test_games_among_minds_are_played_by_it(file):
    asked = ("--games", "2", "--jobs", "1", "--seed", "1", "--json")
    of_file, of_code = (garou("sim", "--edition", which, *asked) for which in (file, code_of(DOC)))
    assert of_file == of_code
    assert of_file.status == 0
    assert json.loads(of_file.out[0])["games"] == 2


def test_a_game_at_the_terminal_is_recorded_with_it(file, tmp_path):
    record = tmp_path / "game.json"
    done = garou("play", "--edition", file, "--seed", "2", "--record", record, stdin=b"1\n" * 40)
    assert done.status == 0
    assert any("Weaving" in line for line in done.out)
    assert json.loads(record.read_text("utf-8"))["homemade"]["base"] == "one-night/bezier"
    assert garou("judge", record).status == 0


def test_cards_are_named_as_the_edition_names_them(file):
    done = garou(
        "sim", "--edition", file, "--cards", "2 werewolf, Brodeuse, seer, Thorn, robber", "--games", "1", "--json"
    )
    assert (done.status, done.err) == (0, [])


@pytest.mark.parametrize("text", ["{", '{"format": "garou-edition/1", "base": "chess"}'])
def test_a_file_that_is_no_edition_is_one_line(text, tmp_path):
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text, "utf-8")
    done = garou("sim", "--edition", wrong)
    assert done.status != 0
    assert len(done.err) == 1
    assert "wrong.json: " in " ".join(done.err).replace("/ ", "/")
    assert "Traceback" not in " ".join(done.err)


def test_another_game_than_its_own_is_refused(file):
    done = garou("sim", "--edition", file, "--game", "classic")
    assert done.status != 0
    assert "one-night" in " ".join(done.err)


def test_a_book_keeps_the_scenarios_that_can_still_be_dealt():
    found = scenarios_of("one-night", code_of(DOC))
    rules = rules_of("one-night", code_of(DOC))
    assert found[0].id == "weaving"
    assert len(found) > 1
    for one in found:
        assert all(rules.roles.keys() >= {*cast.counted} for cast in one.casts.values())
        assert "mason" not in one.pool
