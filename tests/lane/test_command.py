"""`garou lab balance --lane`: the counts of the lab, by luck alone, before one has put the phone down."""

from __future__ import annotations

import json

import pytest

from command import garou, garou_after
from garou.cli.lab.quick import AT_RANDOM, ENOUGH

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
        (("--game", "classic", "--cards", "2 werewolf, seer, 5 villager"), "One Night"),
    ],
)
def test_what_it_cannot_do_is_said_in_a_sentence(more, said):
    done = garou(*ASKED, *more)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]


def test_without_the_extra_it_is_said_what_to_install():
    done = garou_after("import sys; sys.modules['numpy'] = None", *ASKED)
    assert (done.status, len(done.err)) == (2, 1)
    assert "pip install garou[lane]" in done.err[0]
