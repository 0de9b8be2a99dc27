"""`garou schema`: the JSON Schema of the record, on standard output."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from command import garou
from garou.record.schema import schema
from records import BY_HAND, small


def test_the_schema_is_printed_and_judges_records():
    done = garou("schema")
    assert (done.status, done.err) == (0, [])
    printed = json.loads("\n".join(done.out))
    assert printed == schema()
    validator = Draft202012Validator(printed)
    assert all(map(validator.is_valid, BY_HAND))
    assert not validator.is_valid(small(hands=3))


def test_it_is_the_same_in_every_language():
    assert garou("schema", "--lang", "fr") == garou("schema", "--lang", "en")
