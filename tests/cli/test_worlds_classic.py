"""`garou worlds` in Classic: the facts of `garou view`, in the middle of a game too."""

from __future__ import annotations

import json

import pytest

from command import garou
from garou.engine.values import PUBLIC, Seat, Slot
from garou.engine.view import view
from garou.record.judge import played
from garou.record.reading import read
from garou.record.values import fact_json

RECORD = {
    "format": "garou-record/1",
    "game": "classic",
    "players": ["Ada", "Ben", "Cleo", "Dan", "Eva"],
    "deal": ["seer", "werewolf", "witch", "hunter", "villager"],
    "answers": [
        {"by": "Ada", "call": "seer", "choose": ["Ben"]},
        {"by": "Ben", "call": "sleep", "choose": []},
        {"by": "Ben", "call": "werewolf", "choose": ["Eva"]},
        {"by": "Cleo", "call": "witch-heal", "choose": []},
        {"by": "Cleo", "call": "witch-poison", "choose": []},
    ],
}
PLAYERS, DEAL = RECORD["players"], RECORD["deal"]
GAME = {"game": "classic", "cards": sorted(DEAL), "players": PLAYERS}


def facts(seat: int) -> list[dict]:
    """As `garou view` prints them."""
    record = read(json.dumps(RECORD))
    return [fact_json(record, fact) for fact in view(played(record), Seat(Slot(seat))).facts]


def asked(**fields):
    return garou("worlds", "-", stdin=json.dumps(GAME | fields).encode())


def answer(**fields) -> dict:
    done = asked(**fields)
    assert (done.status, done.err) == (0, [])
    return json.loads(done.out[0])


@pytest.mark.parametrize("seat", range(5))
def test_the_lines_of_view_are_read_and_the_deal_is_among_the_worlds(seat):
    found = answer(seat=PLAYERS[seat], facts=facts(seat))
    assert (found["possible"], found["exact"]) == (True, True)
    assert found["chances"][PLAYERS[seat]] == {DEAL[seat]: "1"}
    assert all(DEAL[number] in found["chances"][name] for number, name in enumerate(PLAYERS))


def test_the_seer_knows_the_werewolf_and_the_dead_and_the_others_share_what_is_left():
    found = answer(seat="Ada", facts=facts(0))
    assert found["worlds"] == "2", "Cleo and Dan are witch and hunter, or the other way round"
    assert (found["chances"]["Ben"], found["chances"]["Eva"]) == ({"werewolf": "1"}, {"villager": "1"})
    assert found["chances"]["Dan"] == {"witch": "1/2", "hunter": "1/2"}


def test_who_only_listens_goes_by_what_everybody_was_told():
    found = answer(facts=facts(PUBLIC))
    assert (found["worlds"], found["chances"]["Eva"]) == ("24", {"villager": "1"})


def test_why_is_told_with_what_is_known():
    steps = answer(seat="Ada", facts=facts(0), ask={"place": "Ben", "role": "werewolf"})["why"]
    assert [step["step"] for step in steps] == ["knows"] * 4 + ["holds"]
    assert [step["fact"] for step in steps[:4]] == ["dealt", "saw-card", "died", "shown"]


def test_claims_that_cannot_be_are_told_with_a_smallest_set_of_them():
    says = [{"by": name, "kind": "am", "parts": ["witch"]} for name in ("Cleo", "Dan")]
    found = answer(seat="Ben", facts=facts(1), claims=says)
    assert (found["possible"], found["contradiction"], found["frees"]) == (False, [0, 1], 0)
    assert found["why"][-1]["step"] == "no-night"


def test_a_night_that_is_not_over_can_be_asked_about():
    begun = [{"fact": "dealt", "role": "thief"}, {"fact": "saw-card", "where": "extra-1", "role": "werewolf"}]
    cards = ["thief", "werewolf", "werewolf", "seer", "villager", "villager", "villager"]
    found = answer(cards=cards, seat="Ada", facts=begun, over=False)
    assert found["possible"] is True
    assert found["chances"]["Ada"]["villager"] != "0", "he may take nothing, and is a villager then"
    assert answer(cards=cards, seat="Ada", facts=begun)["possible"] is False, "no game goes on from there by day"


@pytest.mark.parametrize(
    ("line", "fields"),
    {
        "facts[1].cause: ": {
            "facts": [{"fact": "dealt", "role": "seer"}, {"fact": "died", "player": "Ada", "cause": "x"}]
        },
        "facts[1].player: ": {
            "facts": [{"fact": "dealt", "role": "seer"}, {"fact": "voted", "player": 1, "for": None}]
        },
        "facts[1].teams: ": {
            "facts": [{"fact": "dealt", "role": "seer"}, {"fact": "won", "players": ["Ada"], "teams": "village"}]
        },
        "facts: missing": {},
        "cards: ": {"facts": [{"fact": "dealt", "role": "seer"}], "cards": GAME["cards"][1:]},
    }.items(),
)
def test_what_is_wrong_is_said_in_one_line(line, fields):
    done = asked(seat="Ada", **fields)
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert line in done.err[0]
