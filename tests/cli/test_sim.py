"""`garou sim`: who wins, in both languages and as JSON."""

from __future__ import annotations

import json
from unittest import mock

import pytest

from command import garou
from garou.cli import sim
from garou.games.cast import Cast, cards
from garou.simulating.company import Company
from garou.simulating.matches import Match
from garou.simulating.running import tallies
from garou.texts import words

FIVE = "2 werewolf, seer, robber, troublemaker, 3 villager"
SHARE = {"count", "rate", "low", "high"}


def as_json(*options: str) -> dict:
    done = garou("sim", *options, "--json")
    assert (done.status, done.err) == (0, [])
    [line] = done.out
    return json.loads(line)


def test_the_seed_decides_everything_and_the_jobs_nothing():
    asked = ("--cards", FIVE, "--games", "20", "--minds", "honest", "--seed")
    first = as_json(*asked, "5", "--jobs", "1")
    assert first == as_json(*asked, "5", "--jobs", "2")
    assert first["wins"] != as_json(*asked, "7", "--jobs", "1")["wins"]


def test_json_has_wins_by_team_role_and_seat():
    told = as_json("--cards", FIVE, "--games", "40", "--minds", "village=honest,random", "--seed", "1", "--jobs", "1")
    assert (told["games"], told["seed"], told["players"]) == (40, 1, 5)
    assert told["minds"] == {"others": "random", "village": "honest"}
    assert {*told["wins"]} == {"village", "werewolf"}
    assert {*told["roles"]} == {"werewolf", "seer", "robber", "troublemaker", "villager"}
    assert len(told["seats"]) == 5
    for share in (*told["wins"].values(), *told["roles"].values(), *told["seats"]):
        assert share.keys() >= SHARE
        assert 0 <= share["low"] <= share["rate"] <= share["high"] <= 1
    assert sum(role["dealt"] for role in told["roles"].values()) == 5 * 40
    assert sum(seat["votes"] for seat in told["seats"]) == pytest.approx(5)
    assert told["length"]["nights"] == {"mean": 1.0, "longest": 1, "games": {"1": 40}}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "20 games · 5 players · One Night",
                "Minds · Village: Honest, seat 1: Sly, all others: Random",
                "--seed 3",
            ],
        ),
        (
            "fr",
            ["20 parties · 5 joueurs · Une Nuit", "Esprits · Village\u00a0: Franc, place 1\u00a0: Rusé, ", "--seed 3"],
        ),
    ],
)
def test_a_table_is_shown_in_the_readers_language(lang, said):
    minds = ("--minds", "village=honest,1=sly,random")
    done = garou("sim", "--cards", FIVE, "--games", "20", "--seed", "3", "--jobs", "1", *minds, "--lang", lang)
    assert done.err == []
    assert all(any(line in out for out in done.out) for line in said)
    assert all(len(line) <= 80 for line in done.out)
    assert any(words(lang)("role-troublemaker") in line and "%" in line for line in done.out)


def test_classic_games_are_as_long_as_they_are():
    told = as_json("--game", "classic", "--players", "8", "--games", "5", "--minds", "random", "--seed", "1")
    assert sum(told["length"]["nights"]["games"].values()) == 5


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--minds", "genius"), 'nobody plays by the name of "genius"; the minds are random, honest, sly, sage'),
        (("--minds", "vampire=sage"), '"vampire" is no team and no card of this game, nor a seat from 1 to 5'),
        (("--games", "0"), "--games 0: it takes a whole number from 1 to"),
        (("--jobs", "many"), "--jobs many: it takes a whole number"),
        (("--scenario", "atlantis"), 'there is no scenario "atlantis"'),
        (("--cards", "werewolf, dragon"), '"dragon" is not a role of this game'),
        (("--players", "99"), "99"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(options, said):
    done = garou("sim", *options)
    assert (done.status, done.out) == (2, [])
    [line] = done.err
    assert said in line


def test_who_stops_it_sees_what_was_counted_so_far(capsys):
    match = Match("one-night", "bezier", 5, Cast(cards(FIVE)), company=Company("random"), seed=1)

    def stopped_after_one(*asked):
        yield next(tallies(*asked))
        raise KeyboardInterrupt

    with (
        mock.patch.object(sim, "tallies", stopped_after_one),
        mock.patch.object(sim, "match_of", return_value=match),
    ):
        status = sim.command(words("en")).main(["--games", "80", "--jobs", "1", "--json"], standalone_mode=False)
    out, err = capsys.readouterr()
    assert status == 1
    assert json.loads(out)["games"] == 2
    assert err == "garou: stopped after 2 games of 80\n"
