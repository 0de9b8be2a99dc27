"""A record holds the edition it was played with: whoever has it can judge it, view it and tell it, for ever."""

from __future__ import annotations

import json
import random
import zlib
from base64 import urlsafe_b64encode

import pytest
from jsonschema import Draft202012Validator

from command import garou
from decks import begun, finish, random_setup
from garou.engine.game import start
from garou.homemade import rules_of
from garou.homemade.coding import code_of, settled
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.schema import schema
from garou.record.values import BadRecord, Record, lines_of
from garou.record.writing import write
from homemade_roles import TELLING, as_data, role

DOC = as_data(role(*TELLING), role(id="thorn", dies="neighbours"), names={"fr": "Les brodeuses"}, options=["lone-wolf"])
CODE = code_of(DOC)


def played(seed=0, doc=DOC, options=()):
    """A whole game of that edition, written down."""
    code, game = code_of(doc), doc.base.partition("/")[0]
    rules, rng = rules_of(game, code, options), random.Random(seed)
    while True:
        setup = random_setup(rules, rng, most=6)
        if {*setup.deal} & {one.id for one in doc.roles}:
            break
    done = finish(start(rules, setup), rng)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")[: len(setup.deal)]
    record = Record(game, code, options, names, setup)
    return Record(game, code, options, names, setup, lines_of(record, done.log)), done


@pytest.mark.parametrize("seed", range(6))
def test_a_record_is_written_read_and_judged_as_it_was_played(seed):
    record, done = played(seed)
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)
    assert judged(read(write(record))).facts == done.facts
    assert judged(read(write(record))).outcome == done.outcome


def test_the_edition_stands_in_it_for_people_to_read():
    data = json.loads(write(played()[0]))
    assert "edition" not in data
    assert data["homemade"]["base"] == "one-night/bezier"
    assert [one["id"] for one in data["homemade"]["roles"]] == ["embroiderer", "thorn"]
    assert data["homemade"]["names"] == {"fr": "Les brodeuses"}


def test_it_fits_the_schema_and_an_old_one_still_does():
    validator = Draft202012Validator(schema())
    data = json.loads(write(played()[0]))
    validator.validate(data)
    assert not validator.is_valid({**data, "edition": "bezier"})
    assert not validator.is_valid({**data, "homemade": {"roles": []}})


def test_it_is_judged_viewed_and_told_by_the_commands_alone(tmp_path):
    record, done = played(3)
    file = tmp_path / "game.json"
    file.write_text(write(record), "utf-8")
    verdict = json.loads(garou("judge", file).out[0])
    assert verdict["winners"] == [record.players[seat] for seat in done.outcome.winners]
    assert garou("view", file, "--seat", "Ada").status == 0
    told = garou("tell", file, "--lang", "fr")
    assert (told.status, told.err) == (0, [])
    dealt = [name for name in record.setup.deal if name == "embroiderer"]
    assert any("Brodeuse" in line for line in told.out) == bool(dealt)


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"edition": "bezier"}, "edition", "homemade-and-printed"),
        ({"game": "classic"}, "game", "none-of"),
        ({"homemade": []}, "homemade", "not-an-object"),
        ({"homemade": {"base": "chess"}}, "homemade.base", "none-of"),
        ({"homemade": {"base": "one-night/bezier", "roles": [{"id": "x y"}]}}, "homemade.roles[0].id", "homemade-slug"),
        (
            {"homemade": {"base": "one-night/bezier", "roles": [{"id": "fox"}]}},
            "homemade.roles[0].names",
            "homemade-nameless",
        ),
    ],
)
def test_what_is_wrong_with_it_is_told_with_its_place(change, place, reason):
    data = json.loads(write(played()[0])) | change
    with pytest.raises(BadRecord) as caught:
        read(json.dumps(data))
    assert (caught.value.place, caught.value.reason) == (place, reason)


def test_nobody_is_called_as_a_word_that_can_be_chosen():
    doc = as_data(role({"choose": "words", "words": ["left", "right"], "as": "side"}))
    data = json.loads(write(played(0, doc)[0]))
    name = data["players"][0]
    renamed = [json.loads(json.dumps(data).replace(f'"{name}"', f'"{word}"')) for word in ("left", "say-left")]
    assert read(json.dumps(renamed[0])).players[0] == "left"
    with pytest.raises(BadRecord, match="name-reserved"):
        read(json.dumps(renamed[1]))


def test_however_a_code_was_packed_it_is_the_same_edition():
    text = json.dumps({"base": "one-night/bezier", "roles": [role(dies="voted")]}).encode()
    squeezer = zlib.compressobj(6, zlib.DEFLATED, -15)
    plain = "~0" + urlsafe_b64encode(squeezer.compress(text) + squeezer.flush()).decode().rstrip("=")
    assert settled(plain) == code_of(as_data(role(dies="voted")))


def test_printed_games_are_written_as_before():
    rng = random.Random(1)
    game = finish(begun(("one-night", "bezier", ()), rng), rng)
    record = Record("one-night", "bezier", (), ("Ada", "Ben", "Cleo", "Dan", "Eva")[: len(game.setup.deal)], game.setup)
    assert '"homemade"' not in write(record)
