"""`garou worlds`: what can be concluded from a seat's night and from claims, one JSON object a line."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

from command import garou
from garou.engine.values import Slot
from garou.games import GAMES
from histories import histories
from records import ONE_NIGHT
from wondering import QUESTION, answer, asked, but

# --- What is possible -------------------------------------------------------------------------------


def test_worlds_and_chances_are_those_of_every_history_tried_one_by_one():
    rules = GAMES["one-night", "ravensburger"].playing(["robber-must-rob"])
    seen = {("saw-card", Slot(3), "villager"), ("saw-card", Slot(5), "werewolf")}
    fitting = [
        one for one in histories(rules, QUESTION["cards"], 3)
        if one.told[0][0] == ("dealt", "seer") and {*one.told[0][1:]} == seen and one.counts[1] == "insomniac"
    ]  # fmt: skip
    total = sum(one.weight for one in fitting)
    chances: dict[str, Counter[str]] = {}
    for place, name in enumerate(["Ada", "Ben", "Cleo", "centre-1", "centre-2", "centre-3"]):
        chances[name] = Counter()
        for one in fitting:
            chances[name][one.counts[place]] += one.weight / total
    none = sum(one.weight for one in fitting if "werewolf" not in one.counts[:3]) / total
    assert answer(QUESTION) == {
        "possible": True,
        "worlds": str(len(fitting)),
        "chances": {name: {role: str(part) for role, part in some.items()} for name, some in chances.items()},
        "no-monster": str(none),
        "exact": True,
    }
    assert 0 < none < 1


def test_somebody_who_only_listens_has_neither_seat_nor_facts():
    found = answer(but(seat=None, facts=None, claims=None))
    assert found["chances"]["Ada"] == found["chances"]["Ben"] == found["chances"]["Cleo"]
    assert Fraction(found["no-monster"]) == Fraction(1, 5)  # both among three of six places: 3 * 2 / (6 * 5)
    assert list(found) == ["possible", "worlds", "chances", "no-monster", "exact"]


def test_the_lines_of_a_view_until_the_vote_are_facts():
    """Ben named the cards of the centre in an order of his own."""
    record = json.dumps(ONE_NIGHT).encode()
    for name in ONE_NIGHT["players"]:
        lines = [json.loads(line) for line in garou("view", "-", "--seat", name, stdin=record).out]
        facts = [line for line in lines if line["fact"] not in ("voted", "won", "shown")]
        question = {key: ONE_NIGHT[key] for key in ("game", "edition", "options", "players")}
        found = answer(question | {"cards": ONE_NIGHT["deal"] + ONE_NIGHT["centre"], "seat": name, "facts": facts})
        assert found["possible"]
        assert Fraction(found["chances"]["Cleo"]["werewolf"]) > 0  # so it was


def test_half_a_night_is_answered_where_it_is_said_to_be_one():
    """Ada was dealt the robber and has not been called yet: she may still have any card in the morning."""
    half = but(facts=[{"fact": "dealt", "role": "robber"}], claims=None, options={})
    assert answer(half)["chances"]["Ada"] == {"robber": "1"}  # as a whole night: she declined
    found = answer(half | {"over": False})
    assert Fraction(found["chances"]["Ada"]["robber"]) == Fraction(1, 3)  # nobody, Ben or Cleo
    assert found["exact"]


def test_edition_and_options_may_be_left_out():
    assert answer(but(edition=None, options=None)) == answer(but(edition="bezier", options={}))


def test_a_card_taken_without_a_look_may_leave_its_face_out():
    claims = [{"by": "Cleo", "kind": "took", "parts": parts} for parts in (["Ada"], ["Ada", ""])]
    assert answer(but(claims=claims[:1])) == answer(but(claims=claims[1:]))


def test_a_player_may_have_the_name_of_a_role():
    found = answer(but(players=["Ada", "seer", "Cleo"], claims=[{"by": "seer", "kind": "was", "parts": ["robber"]}]))
    assert "seer" in found["chances"]


# --- What is not ------------------------------------------------------------------------------------


def test_claims_that_contradict_each_other_are_told_by_their_numbers():
    claims = [
        {"by": "Cleo", "kind": "vote", "parts": ["Ben"]},
        {"by": "Ben", "kind": "was", "parts": ["robber"]},
        {"by": "Cleo", "kind": "was", "parts": ["robber"]},
        {"by": "Cleo", "kind": "took", "parts": ["Ada", "seer"]},
    ]
    assert answer(but(claims=claims)) == {
        "possible": False,
        "contradiction": [1, 2],
        "frees": 1,
        "why": [
            {"step": "says", "claim": 1, "text": "Ben says: “I was a Robber at first.”"},
            {"step": "copies", "role": "robber", "number": 1, "text": "The game has only one Robber card."},
            {"step": "says", "claim": 2, "text": "Cleo says: “I was a Robber at first.”"},
            {"step": "clash", "claim": 2, "text": "So what Cleo says cannot be true as well."},
        ],
    }


def test_one_claim_may_contradict_the_facts_and_facts_themselves():
    assert answer(but(claims=[{"by": "Ben", "kind": "was", "parts": ["seer"]}]))["contradiction"] == [0]
    assert answer(but(claims=[{"by": "Ada", "kind": "was", "parts": ["robber"]}]))["contradiction"] == [0]
    facts = [{"fact": "dealt", "role": "villager"}, {"fact": "saw-card", "where": "Ben", "role": "seer"}]
    found = answer(but(facts=facts))
    assert (found["possible"], found["contradiction"], found["frees"]) == (False, [], None)
    assert [step["step"] for step in found["why"]] == ["knows", "knows", "no-night"]


def test_why_a_card_is_certain_is_told_where_it_is_asked_for():
    asks = {
        name: but(ask={"place": name, "role": role}) for name, role in [("Ada", "robber"), ("centre-1", "villager")]
    }
    assert answer(asks["Ada"])["why"] == []
    found = answer(asks["centre-1"])["why"]
    assert [step["step"] for step in found] == ["knows", "knows", "knows", "holds"]
    assert found[2] == {
        "step": "knows", "fact": "saw-card", "where": "centre-3", "role": "werewolf",
        "text": "You look at centre card 3: a Werewolf.",
    }  # fmt: skip
    told = asked(asks["centre-1"], "--lang", "fr").out[0]
    assert "Donc, au matin, la carte 1 du centre est un Villageois." in told


# --- What cannot be counted ---------------------------------------------------------------------------

COPIERS = {
    "game": "one-night",
    "cards": ["doppelganger", "doppelganger", "werewolf", "seer", "villager", "tanner"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "doppelganger"},
        {"fact": "saw-card", "where": "Ben", "role": "doppelganger"},
        {"fact": "turned", "role": "villager"},
    ],
}


def test_two_copiers_at_a_small_table_are_tried_one_by_one():
    """Four cards are left for four places, whatever a seer among them looks at."""
    found = answer(COPIERS | {"ask": {"place": "Ada", "role": "villager"}})
    assert found["exact"] is True
    assert found["chances"]["Cleo"] == dict.fromkeys(["seer", "tanner", "villager", "werewolf"], "1/4")
    assert found["no-monster"] == "3/4"  # Ben has copied a wolf only where Cleo holds it
    assert found["why"][-1]["step"] == "holds"


def test_and_their_contradictions_have_a_smallest_set_and_what_frees_the_most():
    claims = [
        {"by": "Cleo", "kind": "was", "parts": ["seer"]},
        {"by": "Ben", "kind": "was", "parts": ["seer"]},
    ]
    found = answer(COPIERS | {"claims": claims})
    assert (found["possible"], found["contradiction"], found["frees"]) == (False, [1], 1)
    assert found["why"][-1]["step"] == "no-night"


def test_half_a_night_of_a_copier_is_not_taken_for_a_whole_one():
    done = asked(COPIERS | {"facts": COPIERS["facts"][:1]})
    assert done.status == 2
    [line] = done.err
    assert "over: false" in line
    assert answer(COPIERS | {"facts": COPIERS["facts"][:1], "over": False})["possible"] is True


def test_where_they_are_too_many_some_are_drawn_and_the_answer_says_so():
    more = ["robber", "troublemaker", "drunk", "insomniac", "mason", "mason"]
    players = [*COPIERS["players"], "Dan", "Eve", "Flo", "Gus", "Hal", "Ida"]
    question = {"game": "one-night", "cards": COPIERS["cards"] + more, "players": players}
    found = answer(question)
    assert found["exact"] is False
    assert 0 < float(found["error"]) < 0.2
    assert "marks" not in found
    assert answer(question) == found  # the same question draws the same nights
