"""The schemas of a role and of an edition: what they refuse is refused, and what is printed fits them."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from command import garou
from garou.homemade import shelf
from garou.homemade.schema import edition_schema, role_schema
from garou.homemade.written import edition_json, role_json
from homemade_roles import as_data, edition, role


@pytest.mark.parametrize("game", ["one-night", "epic-battle", "classic"])
def test_every_printed_role_fits_the_schema(game):
    validator = Draft202012Validator(role_schema())
    for doc in shelf.printed(game).values():
        validator.validate(role_json(doc))


def test_an_edition_fits_its_schema():
    validator = Draft202012Validator(edition_schema())
    validator.validate(edition(role({"choose": "others"}, {"look": "it"}), without=["drunk"]))
    validator.validate(edition_json(as_data(role(dies="voted"))))
    assert not validator.is_valid(edition(role(), base="monopoly"))
    assert not validator.is_valid(edition(role({"fly": "it"})))


@pytest.mark.parametrize(("what", "schema"), [("role", role_schema), ("edition", edition_schema)])
def test_the_command_prints_them(what, schema):
    done = garou("schema", f"--{what}")
    assert (done.status, done.err) == (0, [])
    assert json.loads("\n".join(done.out)) == schema()
