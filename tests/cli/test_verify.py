"""`garou verify`: the deal that was promised, and no other."""

import json
from dataclasses import replace

import pytest

from command import garou
from garou.engine.values import Setup
from garou.games.cast import cards
from garou.record.promise import promise
from garou.record.reading import read
from garou.record.values import Record
from garou.record.writing import write

SETUP = Setup(cards("werewolf, seer, robber"), cards("werewolf, villager, troublemaker"))
RECORD = Record("one-night", "bezier", (), ("Ada", "Ben", "Zoé"), SETUP, nonce="5eed")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write(RECORD), "utf-8")
    return path


def test_the_promised_deal_is_kept(file):
    done = garou("verify", str(file), promise(RECORD))
    assert done.status == 0
    assert "promised" in done.out[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_another_deal_is_told_in_the_readers_language(lang, file):
    other = replace(RECORD, setup=Setup(SETUP.centre, SETUP.deal))
    done = garou("verify", str(file), promise(other), "--lang", lang)
    assert done.status == 1
    assert ("promise" in done.out[0]) if lang == "fr" else ("not the deal" in done.out[0])


def test_a_record_without_a_nonce_was_never_promised(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write(replace(RECORD, nonce=None)), "utf-8")
    done = garou("verify", str(path), "00")
    assert done.status == 2
    assert done.err[0].startswith(f"{path}: nonce")


def test_the_promise_rests_on_the_deal_alone():
    """Whatever people answer later, the hash stays; whatever is dealt otherwise, it does not."""
    answered = json.loads(write(RECORD)) | {"answers": [{"by": "Ben", "call": "seer", "choose": ["Ada"]}]}
    assert promise(read(json.dumps(answered))) == promise(RECORD)
    others = [
        replace(RECORD, nonce="5eee"),
        replace(RECORD, players=("Ada", "Zoé", "Ben")),
        replace(RECORD, edition="ravensburger"),
    ]
    assert len({promise(record) for record in (RECORD, *others)}) == 4
