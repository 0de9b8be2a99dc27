"""`garou tournament`: any format, by its seed, in both languages."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from command import garou
from garou.games.scenarios import SCENARIOS
from garou.tournaments.simulation import Simulation, elimination

FORMATS = ("chips", "elimination", "duplicate")


def as_json(*words: str) -> dict:
    done = garou("tournament", *words, "--json")
    assert done.status == 0, done.err
    [line] = done.out
    return json.loads(line)


@pytest.mark.parametrize("kind", FORMATS)
def test_the_seed_decides_everything(kind):
    first, again, other = (garou("tournament", kind, "--seed", seed).out for seed in ("3", "3", "4"))
    assert first == again
    assert first[3:] != other[3:]


@pytest.mark.parametrize("kind", FORMATS)
def test_a_tournament_without_a_seed_names_the_one_it_had(kind):
    first = garou("tournament", kind)
    seed = first.out[1].split()[-1]
    assert garou("tournament", kind, "--seed", seed).out == first.out


@pytest.mark.parametrize(("lang", "said"), [("en", "Champion: "), ("fr", "Victoire finale\u00a0: ")])
@pytest.mark.parametrize("kind", ["chips", "elimination"])
def test_the_champion_is_named_in_the_readers_language(kind, lang, said):
    champion = as_json(kind, "--seed", "5")["champion"]
    assert garou("tournament", kind, "--seed", "5", "--lang", lang).out[-1] == said + champion


def test_chips_are_what_the_games_come_to():
    told = as_json("chips", "--entrants", "4", "--target", "3", "--seed", "1")
    won = [name for winners in told["games"] for name in winners]
    assert {row["name"]: row["chips"] for row in told["standings"]} == {
        name: won.count(name) for name in ("Ada", "Ben", "Cleo", "Dario")
    }
    assert max(map(won.count, won)) == won.count(told["champion"]) >= 3


def test_rounds_and_byes_are_told():
    """23 is no sum of sixes and sevens: 21 play, two sit out."""
    words = ("elimination", "--scenario", "strange-companions", "--entrants", "23", "--seed", "1")
    told = as_json(*words)
    first = told["rounds"][0]
    assert [len(table["names"]) for table in first["sittings"]] == [7, 7, 7]
    out = garou("tournament", *words, COLUMNS="200").out
    assert f"Sitting out: {' and '.join(first['byes'])}" in out
    assert sum(line.startswith("Round ") for line in out) == len(told["rounds"])


def test_a_round_that_does_not_count_is_told():
    basic = next(scenario for scenario in SCENARIOS if scenario.id == "basic")
    seed = next(n for n in range(200) if elimination(Simulation(basic, Random(n)), 3, 5, None).tally().uncounted)
    out = garou("tournament", "elimination", "--entrants", "3", "--seed", str(seed), COLUMNS="200").out
    assert any("does not count: they play on" in line for line in out)


def test_scores_are_exact_and_add_up_to_nothing():
    told = as_json("duplicate", "--entrants", "9", "--seats", "3", "--rounds", "4", "--seed", "2")
    assert len(told["deals"]) == 4
    assert all(deal["deal"]["deal"] for deal in told["deals"])
    assert sum(Fraction(row["score"]) for row in told["standings"]) == 0


def test_minds_that_think_play_for_the_title():
    asked = ("chips", "--entrants", "4", "--target", "2", "--seed", "1", "--minds", "honest")
    told = as_json(*asked)
    assert told == as_json(*asked)
    assert told["champion"]
    assert told["games"] != as_json(*asked[:-2])["games"], "others win when nobody plays by luck"


@pytest.mark.parametrize("game", ["one-night", "epic-battle", "classic"])
def test_every_game_has_its_tournaments(game):
    told = as_json("elimination", "--game", game, "--entrants", "12", "--seed", "1")
    assert told["game"] == game
    assert told["champion"] == told["standings"][0]["name"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chips", "--seats", "5"), "--seats has no meaning for chips"),
        (("duplicate", "--target", "5"), "--target has no meaning for duplicate"),
        (("duplicate", "--entrants", "13", "--seats", "5"), "13 entrants do not fill tables of 5"),
        (("chips", "--scenario", "basic", "--entrants", "9"), "The Basic Set is for 3, 4, 5 players, not 9"),
        (("elimination", "--scenario", "basic", "--seats", "9"), "The Basic Set is for 3, 4, 5 players, not 9"),
        (("elimination", "--entrants", "1"), "--entrants 1: it takes a whole number from 2 to 500"),
        (("chips", "--minds", "genius"), 'nobody plays by the name of "genius"'),
        (("knockout",), "one of chips, elimination, duplicate"),
        ((), "FORMAT is missing"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(words, said):
    done = garou("tournament", *words)
    assert done.status == 2
    [line] = done.err
    assert said in line


def test_a_refusal_speaks_the_readers_language():
    done = garou("tournament", "duplicate", "--entrants", "13", "--seats", "5", "--lang", "fr")
    assert done.err == ["garou: 13 participants ne remplissent pas des tables de 5"]
