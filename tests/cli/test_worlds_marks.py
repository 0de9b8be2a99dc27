"""`garou worlds` where there are marks and artifacts."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from command import garou
from records import EPIC_BATTLE
from slices import leaving_out
from wondering import DUSK, answer, dusk


@pytest.fixture(scope="module")
def found():
    return answer(DUSK)


def test_a_table_with_marks_has_chances_of_cards_marks_and_teams(found):
    assert found["possible"]
    assert [*found["chances"]] == ["Ada", "Ben", "Cleo", "centre-1", "centre-2", "centre-3"]
    assert [*found["marks"]] == [*found["teams"]] == ["Ada", "Ben", "Cleo"]
    for some in ("chances", "marks", "teams"):
        for part in found[some].values():
            assert abs(sum(map(Fraction, part.values())) - 1) < Fraction(1, 100)
    assert found["exact"] or 0 < Fraction(found["error"]) < Fraction(1, 5)


def test_what_is_counted_is_exact_and_what_is_drawn_says_how_far_off_it_may_be(found):
    assert (found["exact"], "error" in found) == (True, False)
    assert sum(map(Fraction, found["marks"]["Ada"].values())) == 1
    many = [f"player {number}" for number in range(8)]
    cast = [
        "vampire",
        "count",
        "cupid",
        "gremlin",
        "robber",
        "witch",
        "renfield",
        "priest",
        "werewolf",
        "seer",
        "thing",
    ]
    found = answer({"game": "epic-battle", "cards": cast, "players": many})
    assert not found["exact"]
    assert 0 < Fraction(found["error"]) < Fraction(1, 10)


def test_claims_about_marks_may_contradict_each_other():
    claims = [
        {"by": "Ben", "kind": "was", "parts": ["villager"]},
        {"by": "Cleo", "kind": "was", "parts": ["villager"]},
        {"by": "Cleo", "kind": "mark", "parts": ["Cleo", "fear"]},
    ]
    found = answer(dusk(claims=claims, facts=[*DUSK["facts"][:3]]))
    assert (found["possible"], found["contradiction"], found["exact"]) == (False, [2], True)
    assert [step["step"] for step in found["why"]] == ["says", "says", "rule", "alone"]
    assert found["why"][2]["text"] == "No card of this game lays the mark of Fear."


def test_the_card_beside_the_centre_is_named_by_itself():
    cast = ["alpha-wolf", *DUSK["cards"][1:]]
    facts = [{"fact": "dealt", "role": "alpha-wolf"}]
    found = answer(dusk(cards=cast, facts=facts, over=False, claims=[]) | {"centre-wolf": "dream-wolf"})
    assert "dream-wolf" not in found["chances"]["centre-wolf"]  # he has to give it to somebody
    assert abs(Fraction(found["chances"]["Ben"]["dream-wolf"]) - Fraction(1, 2)) < Fraction(1, 5)


def test_the_lines_of_a_view_are_facts_where_there_are_marks():
    record = json.dumps(EPIC_BATTLE).encode()
    for name in EPIC_BATTLE["players"][:: leaving_out(3, deep=1)]:
        lines = [json.loads(line) for line in garou("view", "-", "--seat", name, stdin=record).out]
        facts = [line for line in lines if line["fact"] not in ("voted", "died", "won", "shown")]
        question = {
            key: EPIC_BATTLE[key] for key in ("game", "edition", "players", "centre-wolf") if key in EPIC_BATTLE
        }
        found = answer(question | {"cards": EPIC_BATTLE["deal"] + EPIC_BATTLE["centre"], "seat": name, "facts": facts})
        assert found["possible"]
