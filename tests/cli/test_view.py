"""`garou view`: what one seat was told, or a bystander, as far as the record goes."""

from __future__ import annotations

import json

import pytest

from command import garou
from records import CLASSIC, EPIC_BATTLE, ONE_NIGHT, answered, small

VOTES = [
    {"fact": "voted", "player": "Ada", "for": "Ben"},
    {"fact": "voted", "player": "Ben", "for": "Cleo"},
    {"fact": "voted", "player": "Cleo", "for": None},
]
WON = {"fact": "won", "players": ["Cleo"], "teams": ["werewolf"]}
SHOWN = [
    {"fact": "shown", "where": where, "role": role, "counts": role}
    for where, role in {
        "Ada": "robber", "Ben": "seer", "Cleo": "werewolf",
        "centre-1": "werewolf", "centre-2": "villager", "centre-3": "troublemaker",
    }.items()
]  # fmt: skip
PUBLIC = [*VOTES, WON, *SHOWN]


def seen(record: dict, *words: str) -> list[dict]:
    done = garou("view", "-", *words, stdin=json.dumps(record).encode())
    assert (done.status, done.err) == (0, [])
    return [json.loads(line) for line in done.out]


def test_a_seat_is_shown_what_it_was_told_in_the_order_it_was_told():
    assert seen(ONE_NIGHT, "--seat", "Ben") == [
        {"fact": "dealt", "role": "seer"},
        {"fact": "saw-card", "where": "centre-2", "role": "villager"},  # in the order the answer named them
        {"fact": "saw-card", "where": "centre-1", "role": "werewolf"},
        *PUBLIC,
    ]
    assert seen(ONE_NIGHT, "--seat", "Cleo") == [
        {"fact": "dealt", "role": "robber"},
        {"fact": "moved", "what": "cards", "places": ["Cleo", "Ada"]},
        {"fact": "saw-card", "where": "Cleo", "role": "werewolf"},
        *PUBLIC,
    ]


def test_a_bystander_is_shown_what_everybody_was_told():
    assert seen(ONE_NIGHT, "--public") == PUBLIC


@pytest.fixture(scope="module")
def whole():
    return {name: seen(ONE_NIGHT, "--seat", name) for name in ONE_NIGHT["players"]}


@pytest.mark.parametrize("number", range(len(ONE_NIGHT["answers"])))
def test_a_record_to_view_may_stop_anywhere(whole, number):
    """Up to the first question without an answer, and not a fact further; what can lapse does not lapse at the end."""
    told = {"Ada": [2, 3, 3, 3, 3, 3], "Ben": [1, 1, 3, 3, 3, 3], "Cleo": [1, 1, 1, 3, 3, 3]}
    for name, counts in told.items():
        facts = seen(small(answers=ONE_NIGHT["answers"][:number]), "--seat", name)
        assert facts == whole[name][: counts[number]]


def test_a_vote_that_is_not_over_tells_nobody_anything():
    assert seen(small(answers=ONE_NIGHT["answers"][:5]), "--public") == []


def test_what_was_passed_over_counts_as_declined():
    """The third answer is there, so the second question was declined."""
    answers = [ONE_NIGHT["answers"][0], ONE_NIGHT["answers"][2]]
    assert seen(small(answers=answers), "--seat", "Ben") == [{"fact": "dealt", "role": "seer"}]
    assert len(seen(small(answers=answers), "--seat", "Cleo")) == 3


def test_every_game_can_be_viewed():
    assert {"fact": "artifact", "artifact": "mask"} in seen(EPIC_BATTLE, "--seat", "Ben")
    assert {"fact": "holds-artifact", "player": "Ben"} in seen(EPIC_BATTLE, "--public")
    assert {"fact": "saw-mark", "where": "Cleo", "mark": "vampire"} in seen(EPIC_BATTLE, "--seat", "Cleo")
    assert {"fact": "turned", "role": "seer"} in seen(CLASSIC, "--seat", "Ada")
    assert seen(CLASSIC, "--seat", "Eva").count({"fact": "saw-card", "where": "Ben", "role": "werewolf"}) == 2
    assert {"fact": "victim", "player": "Ben"} in seen(CLASSIC, "--seat", "Cleo")


# --- Whose view -------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [(), ("--seat", "Ada", "--public")], ids=["neither", "both"])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "garou: say whose view: --seat NAME or --public"),
        ("fr", "garou: dis par quels yeux regarder\u00a0: --seat NOM ou --public"),
    ],
)
def test_it_must_be_clear_whose_view_is_wanted(words, lang, said):
    done = garou("view", "-", *words, "--lang", lang, stdin=json.dumps(ONE_NIGHT).encode())
    assert (done.status, done.out, done.err) == (2, [], [said])


@pytest.mark.parametrize("name", ["Zoé", "", "chance", "centre-1", "A\nB", "x" * 5_000])
def test_an_unknown_seat_is_refused_with_those_there_are(name):
    for lang in ("en", "fr"):
        done = garou("view", "-", "--seat", name, "--lang", lang, stdin=json.dumps(ONE_NIGHT).encode())
        assert (done.status, done.out) == (2, [])
        [line] = done.err
        assert line.startswith("-: --seat: ")
        assert line.endswith("Ada, Ben, Cleo")
        assert len(line) < 200


def test_a_name_is_found_in_any_locale():
    record = json.dumps(ONE_NIGHT).replace("Cleo", "Zoé").encode()
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    done = garou("view", "-", "--seat", "Zoé", stdin=record, **ascii_only)
    assert (done.status, json.loads(done.out[0])) == (0, {"fact": "dealt", "role": "robber"})


# --- What cannot be viewed --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (answered(ONE_NIGHT, 1, choose=["Ben"]), 'answers[1]: ["Ben"] is not legal for Ben'),
        (answered(ONE_NIGHT, 1, call="drunk"), 'answers[1]: nobody asked "Ben" for "drunk"'),
        (small(deal=["mason", "seer", "robber"]), "deal: masons: 1"),
        ([], "record: not a JSON object"),
    ],
)
def test_a_bad_record_shows_nothing_and_says_why(record, said):
    done = garou("view", "-", "--public", stdin=json.dumps(record).encode())
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert done.err[0].startswith(f"-: {said}")


def test_a_missing_file_and_a_folder_cannot_be_viewed(tmp_path):
    for name, said in (("no such.json", "there is no such file"), (".", "is a folder, not a file")):
        done = garou("view", name, "--public", cwd=tmp_path)
        assert (done.status, done.out, done.err) == (2, [], [f"{name}: {said}"])


@pytest.mark.parametrize("words", [("view",), ("view", "-", "-", "--public"), ("view", "-", "--seat")])
def test_a_call_that_cannot_be_understood_is_refused_in_one_line(words):
    done = garou(*words)
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert done.err[0].startswith("garou: ")


def test_a_seat_is_found_whichever_way_its_name_is_written():
    assert seen(ONE_NIGHT, "--seat", "ben") == seen(ONE_NIGHT, "--seat", "Ben")
