"""Reading a record: every way it can be wrong, with the place that is named and one clear line about it."""

from __future__ import annotations

import json

import pytest
from fluent.syntax import ast, parse

from garou.forms import DEEPEST
from garou.record.judge import judged, verdict
from garou.record.reading import KNOWN, LONGEST_NAME, REQUIRED, WORDS, read
from garou.record.values import BadRecord
from garou.texts import FILES
from garou.texts.narrator import LONGEST_ERROR
from records import CLASSIC, EPIC_BATTLE, ONE_NIGHT, answered, complaints, refused, small, without
from sources import arguments, said_by_the_server

CROWD = [f"Nobody {n}" for n in range(11)]


def nested(depth: int, inside: str = "0") -> str:
    return "[" * depth + inside + "]" * depth


def twice(field: str) -> str:
    """The small record with one field written a second time."""
    return json.dumps(small())[:-1] + f', "{field}": {json.dumps(ONE_NIGHT.get(field))}}}'


def with_claims(text: str) -> str:
    return json.dumps(without(ONE_NIGHT, "claims"))[:-1] + f', "claims": {text}}}'


# What is wrong, the place it is found at, and the reason that is given.
WRONG = [
    # Not JSON, or not what JSON is for.
    ("", "record", "not-json"),
    ("{", "record", "not-json"),
    (json.dumps(small())[:-40], "record", "not-json"),
    (json.dumps(small()) + "]", "record", "not-json"),
    (json.dumps(small()).replace('"', "'"), "record", "not-json"),
    ("[" * 10, "record", "not-json"),
    (nested(1_000), "record", "too-deep"),
    (nested(100_000), "record", "too-deep"),
    ('{"a":' * 1_000 + "0" + "}" * 1_000, "record", "too-deep"),
    (with_claims(nested(DEEPEST)), "record", "too-deep"),
    (with_claims("[NaN]"), "record", "no-such-number"),
    (with_claims("[-Infinity]"), "record", "no-such-number"),
    (with_claims("[1e999]"), "record", "number-too-long"),
    (with_claims("[" + "9" * 5_000 + "]"), "record", "number-too-long"),
    (twice("deal"), "record", "field-twice"),
    (twice("hands"), "record", "unknown-field"),
    (json.dumps(small()).replace('"by": "Ada"', '"by": "Ada", "by": "Ada"', 1), "record", "field-twice"),
    *((text, "record", "not-an-object") for text in ("null", "true", "3", '"record"', "[]")),
    # Fields.
    *((without(ONE_NIGHT, field), field, "missing-field") for field in REQUIRED),
    (small(hands=3), "record", "unknown-field"),
    (small(**{"": 3}), "record", "unknown-field"),
    *((small(format=f), "format", "other-format") for f in ("garou-record/2", "garou", "", 1, None, ["a"], {})),
    (small(format="garou-record/2", hands=3), "format", "other-format"),
    ({"format": "garou-record/2"}, "format", "other-format"),
    *((small(game=g), "game", "none-of") for g in ("chess", "", None, 1, ["one-night"], {"one-night": 1})),
    *((small(edition=e), "edition", "none-of") for e in ("basic", "", None, 1, ["bezier"], {})),
    (EPIC_BATTLE | {"edition": "bezier"}, "edition", "none-of"),
    *((CLASSIC | {"edition": e}, "edition", "no-editions") for e in ("bezier", "", None)),
    *((small(options=o), "options", "not-an-object") for o in ([], None, "lone-wolf", True)),
    (small(options={"captain": True}), "options", "none-of"),
    (small(edition="ravensburger"), "options", "none-of"),
    *((small(options={"lone-wolf": on}), "options.lone-wolf", "not-true-or-false") for on in (1, 0, None, "true", [])),
    (CLASSIC | {"options": {"wolves-win-alone": True, "wolves-win-at-parity": True}}, "options", "options-exclude"),
    # Players.
    *((small(players=p), "players", "not-a-list") for p in ("Ada", None, {"Ada": 1}, 3)),
    *((small(players=["Ada", name, "Cleo"]), "players[1]", "not-a-word") for name in (1, None, ["Ben"], True)),
    *((small(players=["Ada", "Ben", name]), "players[2]", "name-empty") for name in ("", " ", "   ")),
    (small(players=["Ada", "Ben", "C" * (LONGEST_NAME + 1)]), "players[2]", "name-too-long"),
    *(
        (small(players=["Ada", name, "Cleo"]), "players[1]", "name-unprintable")
        for name in ("B\n", "\x1b[31mB", "B\x00", "\u202eneB", "B\ud800", "B\u2028", "B\u200b", "\ufeffB", "\u00a0B")
    ),
    *((small(players=["Ada", "Ben", word]), "players[2]", "name-reserved") for word in WORDS),
    *((small(players=["Ada", "Ben", p]), "players[2]", "name-reserved") for p in ("centre-1", "centre-wolf", "extra-")),
    (small(players=["Ada", "Ben", "Ada"]), "players[2]", "name-twice"),
    (small(players=["Ada", "Ben"]), "deal", "cards-and-players"),
    (small(players=["Ada", "Ben"], deal=["seer", "robber"]), "players", "players-out-of-range"),
    (small(players=CROWD, deal=["villager"] * 11), "players", "players-out-of-range"),
    (small(players=[], deal=[]), "players", "players-out-of-range"),
    # Cards.
    *((small(**{key: "seer"}), key, "not-a-list") for key in ("deal", "centre")),
    *((small(**{key: ["seer", 2, "seer"]}), f"{key}[1]", "not-a-word") for key in ("deal", "centre")),
    *((small(**{key: ["seer", "seer", "cupid"]}), f"{key}[2]", "no-such-role") for key in ("deal", "centre")),
    (small(deal=["seer", "seer", "Seer"]), "deal[2]", "no-such-role"),
    (EPIC_BATTLE | {"centre-wolf": ["dream-wolf"]}, "centre-wolf", "not-a-word"),
    (EPIC_BATTLE | {"centre-wolf": "wolf"}, "centre-wolf", "no-such-role"),
    (CLASSIC | {"extra": "villager"}, "extra", "not-a-list"),
    (CLASSIC | {"extra": ["villager", None]}, "extra[1]", "not-a-word"),
    (CLASSIC | {"extra": ["villager", "robber"]}, "extra[1]", "no-such-role"),
    (small(**{"centre-wolf": "werewolf"}), "centre-wolf", "no-such-cards"),
    (small(extra=[]), "extra", "no-such-cards"),
    (CLASSIC | {"centre": ["villager"] * 3}, "centre", "no-such-cards"),
    (without(ONE_NIGHT, "centre"), "centre", "centre-cards"),
    (small(centre=["seer"] * 2), "centre", "centre-cards"),
    (small(centre=["seer"] * 4), "centre", "centre-cards"),
    (small(centre=["mason", "seer", "seer"]), "deal", "both-masons-or-none"),
    (small(deal=["mason"] * 3), "deal", "both-masons-or-none"),
    (without(EPIC_BATTLE, "centre-wolf"), "centre-wolf", "alpha-and-centre-wolf"),
    (EPIC_BATTLE | {"deal": ["seer", "vampire", "curator", "gremlin"]}, "centre-wolf", "alpha-and-centre-wolf"),
    (EPIC_BATTLE | {"centre-wolf": "alpha-wolf"}, "centre-wolf", "centre-wolf-kind"),
    (CLASSIC | {"deal": ["thief", "seer", "witch", "hunter", "villager"]}, "deal", "no-werewolf"),
    (CLASSIC | {"deal": ["witch", "werewolf", "witch", "hunter", "villager"]}, "deal", "at-most-one"),
    (without(CLASSIC, "extra"), "extra", "thief-and-extra"),
    (CLASSIC | {"extra": ["villager"]}, "extra", "thief-and-extra"),
    (CLASSIC | {"extra": ["villager"] * 3}, "extra", "too-many-cards"),
    (CLASSIC | {"deal": ["seer", "werewolf", "witch", "hunter", "villager"]}, "extra", "thief-and-extra"),
    # What was said beside the game.
    *((small(nonce=n), "nonce", "not-a-word") for n in (1, None, ["5f"], {})),
    *((small(claims=c), "claims", "not-a-list") for c in ({}, None, "I am the seer", 1)),
    # Answers, as they are written.
    *((small(answers=a), "answers", "not-a-list") for a in ({}, None, "none", 3)),
    *((small(answers=[row]), "answers[0]", "answer-fields") for row in (None, [], "Ada", {}, {"by": "Ada"})),
    (answered(ONE_NIGHT, 2, why="because"), "answers[2]", "answer-fields"),
    (answered(ONE_NIGHT, 2, by=None), "answers[2].by", "not-a-word"),
    (answered(ONE_NIGHT, 2, call=["robber"]), "answers[2].call", "not-a-word"),
    (answered(ONE_NIGHT, 2, luck="yes"), "answers[2].luck", "not-true-or-false"),
    (answered(ONE_NIGHT, 2, luck=None), "answers[2].luck", "not-true-or-false"),
    *(
        (answered(ONE_NIGHT, 2, choose=c), "answers[2].choose", "not-a-list-of-words")
        for c in ("Ada", None, {"Ada": 1}, [1], [None], [["Ada"]], 0)
    ),
    # Answers, as they are played.
    (answered(ONE_NIGHT, 2, by="Zoé"), "answers[2].by", "nobody-called"),
    (answered(ONE_NIGHT, 2, by="centre-1"), "answers[2].by", "nobody-called"),
    (answered(ONE_NIGHT, 2, by=""), "answers[2].by", "nobody-called"),
    (answered(ONE_NIGHT, 2, choose=["Cleo"]), "answers[2]", "not-legal"),
    (answered(ONE_NIGHT, 2, choose=["Ada", "Ben"]), "answers[2]", "not-legal"),
    (answered(ONE_NIGHT, 2, choose=["robber"]), "answers[2]", "not-legal"),
    (answered(ONE_NIGHT, 1, choose=["centre-1", "centre-1"]), "answers[1]", "not-legal"),
    (answered(ONE_NIGHT, 3, choose=["Ada"]), "answers[3]", "not-legal"),
    (answered(ONE_NIGHT, 2, call="drunk"), "answers[2]", "not-asked"),
    (answered(ONE_NIGHT, 2, by="chance"), "answers[2]", "not-asked"),
    (answered(ONE_NIGHT, 2, by="Ben"), "answers[2]", "not-asked"),
    (small(answers=[*ONE_NIGHT["answers"], ONE_NIGHT["answers"][0]]), "answers[6]", "game-over"),
    (small(answers=ONE_NIGHT["answers"][:5]), "answers[5]", "incomplete"),
    (small(answers=[]), "answers[0]", "incomplete"),
    (EPIC_BATTLE | {"answers": []}, "answers[0]", "incomplete"),
    (CLASSIC | {"answers": CLASSIC["answers"][:5]}, "answers[5]", "incomplete"),
]  # fmt: skip

# Reasons that no record gives: for files, for the command line, for a player at a table.
OF_OTHERS = (
    "worlds-",
    "puzzle-",
    "league-",
    "data-",
    "homemade-",
    "learned-",
)  # tried with questions, puzzles, leagues and rows of games
NOT_OF_A_RECORD = {
    "cards-are-drawn", "too-many-deals", "no-such-deck",  # for trees of games, and for decks that are looked for
    "file-missing", "file-a-folder", "file-forbidden", "file-unreadable", "file-not-utf8", "file-too-large",
    "no-such-seat", "no-scenario", "scenario-players", "no-deck-for",
    "nobody-asked", "not-an-option",
    # for cards that lie on a real table, and for a film of a game
    "artifact-twice", "cannot-be-tied", "cannot-count-as", "no-such-game", "too-many-steps",
    "cards-for-players", "cards-out-of-range", "no-card-left",
}  # fmt: skip
ELSEWHERE = "IllegalClaim", "IllegalCompany", "IllegalEntry", "IllegalGesture", "IllegalPuzzle", "NoMachines"


@pytest.mark.parametrize(("record", "place", "reason"), WRONG, ids=[f"{place}: {reason}" for _, place, reason in WRONG])
def test_what_is_wrong_is_named_with_its_place(record, place, reason):
    error = refused(record)
    assert error is not None
    assert (error.place, error.reason) == (place, reason)
    for line in complaints(error):
        assert line.startswith(f"{place}: ")
        assert len(line) <= LONGEST_ERROR
        assert all(char.isprintable() or char in "\u00a0\u202f" for char in line)


def test_a_file_cut_off_in_its_depth_is_refused_one_way_or_the_other():
    assert refused("[" * 100_000).reason in ("not-json", "too-deep")


@pytest.mark.slow
def test_every_error_a_record_can_have_is_tried_here(texts):
    entries = parse((texts / "en" / f"{FILES['error-'][0]}.ftl").read_text("utf-8")).body
    known = {entry.id.name.removeprefix("error-") for entry in entries if isinstance(entry, ast.Message)}
    known = {reason for reason in known if not reason.startswith(OF_OTHERS)}
    tried = {reason for _, _, reason in WRONG}
    beside = said_by_the_server() | arguments(*ELSEWHERE, number=0)
    assert tried == known - NOT_OF_A_RECORD - (beside - tried)


def test_a_mistake_is_answered_with_what_would_have_been_right():
    for record, hint in (
        (small(hands=3), "players"),
        (small(game="chess"), "one-night, epic-battle, classic"),
        (small(edition="basic"), "bezier, ravensburger"),
        (small(format="garou-record/2"), '"garou-record/1"'),
        (small(deal=["seer", "seer", "cupid"]), "hunter, tanner, villager"),
        (answered(ONE_NIGHT, 2, by="Zoé"), "Ada, Ben, Cleo"),
        (answered(ONE_NIGHT, 2, choose=["Cleo"]), '[], ["Ada"], ["Ben"]'),
        (small(answers=ONE_NIGHT["answers"][:5]), '[], ["Ada"], ["Ben"]'),
    ):
        assert all(hint in line for line in complaints(refused(record))), hint


@pytest.mark.parametrize("odd", ["x" * 10_000_000, "\n" * 300, "\U000e0001" * 300, '"\\' * 300, "\ud800" * 300])
@pytest.mark.parametrize("field", ["format", "game", "edition"])
def test_long_or_odd_input_never_pushes_out_what_would_have_been_right(field, odd):
    right = complaints(refused(small(**{field: "?"})))
    wrong = complaints(refused(small(**{field: odd})))
    for short, long in zip(right, wrong, strict=True):
        assert long.endswith(short.split('"?"', 1)[1])
        assert len(long) <= LONGEST_ERROR


def test_an_illegal_choice_of_any_length_leaves_room_for_the_legal_ones():
    for choose in (["x" * 1_000_000], ["Ada"] * 100_000, ["\n"] * 1_000, [""] * 1_000):
        for line in complaints(refused(answered(ONE_NIGHT, 2, choose=choose))):
            assert line.endswith('[], ["Ada"], ["Ben"]')


def test_names_of_the_greatest_length_leave_room_for_all_that_must_be_said():
    players = [chr(ord("a") + n) * LONGEST_NAME for n in range(10)]
    record = small(players=players, deal=["troublemaker"] + ["villager"] * 9)
    record["answers"] = [{"by": players[0], "call": "troublemaker", "choose": players[:2]}]
    for line in complaints(refused(record)):
        assert 300 < len(line) <= LONGEST_ERROR
        assert "[], [" in line
        assert line.endswith(", …")


def test_raw_values_are_shown_as_they_are_written():
    shown = {
        "1234567": 1234567, "true": True, "null": None, "[]": [], "{}": {}, '["a", 1]': ["a", 1], '"é"': "é",
    }  # fmt: skip
    for text, value in shown.items():
        assert (
            complaints(refused(small(game=value)))[0] == f"game: {text} is not one of one-night, epic-battle, classic"
        )


# --- What is right ----------------------------------------------------------------------------


def test_a_record_is_read_as_it_is_written():
    record = read(json.dumps(ONE_NIGHT))
    assert (record.game, record.edition, record.options) == ("one-night", "bezier", ("lone-wolf",))
    assert record.players == ("Ada", "Ben", "Cleo")
    assert record.setup.cards == ("werewolf", "seer", "robber", "werewolf", "villager", "troublemaker")
    assert record.nonce == "5f2a"
    assert list(record.claims) == ONE_NIGHT["claims"]
    assert [line.by for line in record.lines] == ["Ada", "Ben", "Cleo", "Ada", "Ben", "Cleo"]
    assert [line.luck for line in record.lines] == [False, False, True, False, False, False]


def test_the_known_fields_are_those_of_the_format():
    assert set(KNOWN) == {
        "format", "game", "edition", "options", "players", "deal", "centre", "centre-wolf", "extra", "answers",
        "nonce", "claims", "homemade",
    }  # fmt: skip


def test_the_edition_may_go_without_saying():
    assert read(json.dumps(without(ONE_NIGHT, "edition"))).edition == "bezier"
    assert read(json.dumps(EPIC_BATTLE)).edition == "ravensburger"
    assert read(json.dumps(EPIC_BATTLE | {"edition": "ravensburger"})) == read(json.dumps(EPIC_BATTLE))
    assert read(json.dumps(CLASSIC)).edition == ""


def test_options_count_in_the_order_of_the_rules_however_they_are_written():
    given = {"minion-may-die": True, "robber-must-rob": False, "lone-wolf": True}
    for options in (given, dict(reversed(given.items()))):
        assert read(json.dumps(small(options=options))).options == ("lone-wolf", "minion-may-die")


def test_an_option_that_is_off_is_as_good_as_none():
    off = small(options={"lone-wolf": False})
    assert read(json.dumps(off)) == read(json.dumps(without(off, "options")))


def test_a_byte_order_mark_is_no_mistake():
    assert read("\ufeff" + json.dumps(ONE_NIGHT)) == read(json.dumps(ONE_NIGHT))


def test_names_may_come_from_any_language():
    names = ["Zoë O’Brien-Núñez", "小明", "👻"]
    record = small(players=names, answers=[])
    record["answers"] = [{"by": name, "call": "vote", "choose": []} for name in names]
    assert verdict(read(json.dumps(record)), judged(read(json.dumps(record))))["final"] == dict(
        zip(names, ONE_NIGHT["deal"], strict=True)
    )


def test_a_player_may_be_called_like_an_artifact():
    named = json.loads(json.dumps(EPIC_BATTLE).replace('"Dan"', '"mask"'))
    assert verdict(read(json.dumps(named)), judged(read(json.dumps(named))))["artifacts"] == {"Ben": "mask"}


def test_what_may_be_declined_may_be_left_out():
    short = small(answers=ONE_NIGHT["answers"][3:])
    passed = [{"by": "Ada", "call": "werewolf", "choose": []}, {"by": "Ben", "call": "seer", "choose": []}]
    assert judged(read(json.dumps(short))).log == judged(read(json.dumps(small(answers=passed + short["answers"])))).log


def test_a_bad_record_says_where_and_why_and_keeps_the_details():
    with pytest.raises(BadRecord) as caught:
        read(json.dumps(small(game="chess")))
    assert caught.value.details == {"found": "chess", "known": ("one-night", "epic-battle", "classic")}
