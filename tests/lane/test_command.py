"""`garou lab balance --lane`: the counts of the lab, by luck alone, before one has put the phone down."""

from __future__ import annotations

import json

import pytest

from command import garou, garou_after
from garou.cli.lab.quick import AT_RANDOM, ENOUGH
from garou.minds.learnt.tables import from_file

ASKED = ("lab", "balance", "--lane", "--cards", "2 werewolf, minion, seer, robber, drunk, 2 villager", "--seed", "7")


def test_the_same_seed_gives_the_same_figures():
    done = garou(*ASKED, "--json")
    assert (done.status, done.err) == (0, [])
    found = json.loads(done.out[0])
    assert found["games"] == ENOUGH
    assert found["minds"] == {"others": AT_RANDOM}
    assert set(found["wins"]) == {"village", "werewolf"}
    assert sum(role["dealt"] for role in found["roles"].values()) == 5 * ENOUGH
    assert 0.2 < found["wins"]["village"]["rate"] < 0.5
    assert garou(*ASKED, "--json").out == done.out


def test_it_plays_until_shares_are_known_so_well():
    few, many = (json.loads(garou(*ASKED, "--precision", fine, "--json").out[0])["games"] for fine in ("1%", "0.2%"))
    assert few < ENOUGH
    assert few < many


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--minds", "honest"), "--minds"),
        (("--jobs", "2"), "--jobs"),
        (("--game", "classic", "--cards", "2 werewolf, seer, little-girl, 4 villager"), "little girl"),
        (("--game", "classic", "--cards", "2 werewolf, 2 hunter, 4 villager"), "one hunter"),
    ],
)
def test_what_it_cannot_do_is_said_in_a_sentence(more, said):
    done = garou(*ASKED, *more)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]


@pytest.mark.parametrize("asked", [ASKED, ("lab", "learn", "--table", "none.json")], ids=["balance", "learn"])
def test_without_the_extra_it_is_said_what_to_install(asked):
    done = garou_after("import sys; sys.modules['numpy'] = None", *asked)
    assert (done.status, len(done.err)) == (2, 1)
    assert "pip install garou[lane]" in done.err[0]


# --- Learning ---------------------------------------------------------------------------------------

THREE = ("--cards", "2 werewolf, seer, robber, troublemaker, villager")
LEARN = ("lab", "learn", *THREE, "--games", "10", "--seed", "3")


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    return tmp_path_factory.mktemp("learned") / "three.json"


@pytest.fixture(scope="module")
def learned(table):
    return garou(*LEARN, "--table", table)


def test_what_was_learned_is_told_and_kept(learned, table):
    assert (learned.status, learned.err) == (0, [])
    assert "±" in "".join(learned.out)
    assert from_file(str(table)).games >= 10_000
    assert from_file(str(table)).name == THREE[1]


def test_a_mind_plays_by_it(learned, table):
    done = garou("sim", *THREE, "--games", "20", "--minds", f"honest,village=learned@{table}", "--seed", "1", "--json")
    assert (done.status, done.err) == (0, [])
    assert set(json.loads(done.out[0])["by-mind"]) == {"honest", f"learned@{table}"}


def test_where_it_has_learned_nothing_that_is_said(learned, table):
    for mind in ("learned", f"learned@{table}"):
        done = garou("sim", "--cards", "2 werewolf, seer, 4 villager", "--games", "2", "--minds", mind)
        assert (done.status, len(done.err)) == (0, 1)
        assert "honest" in done.err[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((*LEARN, "--table", "nowhere/three.json"), "nowhere/three.json"),
        (("lab", "learn", "--game", "classic", "--table", "x.json"), "One Night"),
        (("lab", "learn", "--cards", "doppelganger, 2 werewolf, 3 villager", "--table", "x.json"), "copies"),
        (("sim", "--minds", "learned@nowhere.json"), "nowhere.json"),
        (("sim", "--minds", "learned@"), "cannot be read"),
        (("sim", "--minds", "sage@three.json"), "learned"),
    ],
)
def test_what_cannot_be_learned_or_played_by_is_said_in_a_sentence(words, said, tmp_path):
    done = garou(*words, cwd=tmp_path)
    assert (done.status, len(done.err)) == (2, 1)
    assert said in done.err[0]
