"""`garou schema`: says of a record's form what the reader says, as far as a schema can."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from decks import PLAYED, seeds, title
from garou.games import GAMES
from garou.record.reading import KNOWN, REQUIRED, read
from garou.record.schema import schema
from garou.record.values import BadRecord
from garou.record.writing import write
from mutants import mutants
from records import BY_HAND, CLASSIC, EPIC_BATTLE, ONE_NIGHT, answered, cases, game_by_luck, refused, small, without

SCHEMA = Draft202012Validator(schema())

# What the reader or the judge refuses and a schema cannot see: fields that must fit each other, the letters of a
# text, and what JSON lost before the schema came to look.
BEYOND = {
    "cards-and-players", "name-unprintable", "field-twice", "too-deep", "number-too-long", "no-such-number", "not-json",
}  # fmt: skip


def objection(text: str) -> str | None:
    """The reader's reason, before anything is played."""
    try:
        read(text)
    except BadRecord as error:
        return error.reason
    return None


def test_it_is_a_json_schema():
    Draft202012Validator.check_schema(schema())
    assert json.loads(json.dumps(schema())) == schema()


def test_it_knows_the_fields_the_reader_knows():
    assert set(schema()["properties"]) == set(KNOWN)
    assert set(schema()["required"]) == set(REQUIRED)


def test_every_field_of_a_record_is_explained_where_its_name_does_not_say_it():
    described = {field for field, about in schema()["properties"].items() if "description" in about}
    assert set(KNOWN) - described == {"format", "game", "options", "centre"}


def test_every_edition_is_in_it():
    assert [branch["title"] for branch in schema()["oneOf"]] == [*(rules.id for rules in GAMES.values()), "home-made"]


@pytest.mark.parametrize("data", BY_HAND, ids=["one-night", "epic-battle", "classic"])
def test_it_accepts_a_record_by_hand(data):
    SCHEMA.validate(data)


def test_it_accepts_the_worked_examples_that_the_reader_takes():
    """They fail, if at all, in play; a centre of two cards is the only form that is wrong among them."""
    for case in cases():
        wrong = len(case["record"].get("centre", [])) not in (0, 3)
        assert SCHEMA.is_valid(case["record"]) is not wrong, case["id"]


@pytest.mark.parametrize("number", range(len(PLAYED)), ids=map(title, PLAYED))
@given(seed=seeds)
def test_it_accepts_whatever_the_program_writes(number, seed):
    SCHEMA.validate(json.loads(write(game_by_luck(seed - seed % len(PLAYED) + number))))


@settings(max_examples=40 * settings().max_examples)
@given(text=mutants())
def test_it_agrees_with_the_reader_on_records_gone_wrong(text):
    reason = objection(text)
    if reason in BEYOND:
        return
    valid = SCHEMA.is_valid(json.loads(text))
    if reason is not None:
        assert not valid, reason
    elif not valid:  # stricter only where the engine would refuse the number of cards
        data = json.loads(text)
        counts = len(data["players"]), len(data.get("centre", [])), len(data.get("extra", []))
        low, high = GAMES[data["game"], read(text).edition].players
        assert not low <= counts[0] <= high or counts[1] != 3 or counts[2] > 2


MALFORMED = [
    None, True, 3, "record", [], {},
    *(without(ONE_NIGHT, field) for field in (*REQUIRED, "centre")),
    small(hands=3),
    *(small(format=f) for f in ("garou-record/2", "", None, 1)),
    *(small(game=g) for g in ("chess", "", None, ["one-night"])),
    *(small(edition=e) for e in ("basic", "", None, 1)),
    EPIC_BATTLE | {"edition": "bezier"},
    CLASSIC | {"edition": "bezier"},
    *(small(options=o) for o in ([], None, {"captain": True}, {"lone-wolf": 1}, {"lone-wolf": None})),
    small(edition="ravensburger"),  # it has no option lone-wolf
    CLASSIC | {"options": {"wolves-win-alone": True, "wolves-win-at-parity": True}},
    *(small(players=p) for p in (None, "Ada", ["Ada", "Ben"], ["Ada", "Ben", 3], ["Ada", "Ben", "Ada"], ["Ada"] * 11)),
    *(small(players=["Ada", "Ben", name]) for name in ("", "  ", "a" * 101, "chance", "late", "centre-1", "extra-")),
    *(small(players=["Ada", "Ben", name]) for name in ("a\n", "\x1b[31m", "\u202eneB", "\u200b", "\u00a0", "a\u2028")),
    *(small(deal=d) for d in (None, "seer", ["seer"] * 2, ["seer", "seer", "cupid"], ["seer", "seer", 1])),
    *(small(centre=c) for c in (None, [], ["seer"] * 2, ["seer"] * 4, ["seer", "seer", "cupid"])),
    small(extra=["villager", "seer"]),
    small(**{"centre-wolf": "werewolf"}),
    EPIC_BATTLE | {"centre-wolf": "wolf"},
    EPIC_BATTLE | {"centre-wolf": ["werewolf"]},
    EPIC_BATTLE | {"extra": ["villager", "seer"]},
    CLASSIC | {"centre": ["villager"] * 3},
    CLASSIC | {"extra": ["villager", "robber"]},
    CLASSIC | {"extra": ["villager"] * 3},
    CLASSIC | {"extra": "villager"},
    *(small(nonce=n) for n in (None, 1, [])),
    *(small(claims=c) for c in (None, {}, "seer")),
    *(small(answers=a) for a in (None, {}, [None], ["vote"], [[]], [{}], [{"by": "Ada", "call": "vote"}])),
    *(answered(ONE_NIGHT, 0, **row) for row in ({"by": 1}, {"call": None}, {"choose": "Ada"}, {"choose": [1]})),
    *(answered(ONE_NIGHT, 0, **row) for row in ({"luck": "yes"}, {"luck": None}, {"why": ""})),
]  # fmt: skip


@pytest.mark.parametrize("data", MALFORMED, ids=range(len(MALFORMED)))
def test_it_refuses_what_is_malformed_and_so_does_the_judge(data):
    assert not SCHEMA.is_valid(data)
    assert refused(data)
