"""The page about roles as data: what it shows is a role that can be played, and says what it says."""

from __future__ import annotations

import json
import re

import pytest

from garou.homemade import checking, kinds, rules_of, steps, values, verbs, written
from garou.homemade.coding import LONGEST_CODE, code_of
from garou.homemade.editions import compiled
from garou.homemade.values import EditionDoc
from garou.homemade.written import read_edition, read_role
from garou.texts.house import words
from garou.texts.sentences import rule
from pages import ROOT

PAGE = (ROOT / "docs/roles-as-data.md").read_text("utf-8")
ROLES = re.findall(r"```json\n(\{\n  \"format\": \"garou-role/1\".*?)```\n\n> (.*?)\n", PAGE, re.DOTALL)


@pytest.mark.parametrize(("text", "said"), ROLES, ids=[json.loads(text)["id"] for text, _ in ROLES])
def test_a_role_on_the_page_says_what_stands_under_it(text, said):
    doc = EditionDoc("one-night/bezier", roles=(read_role(text),))
    code = code_of(doc)
    assert rule(words("en", code), doc.roles[0], rules_of("one-night", code)) == said


def test_there_are_three_of_them_and_an_edition():
    assert len(ROLES) == 3
    [text] = re.findall(r"```json\n(\{\n  \"format\": \"garou-edition/1\".*?)```", PAGE, re.DOTALL)
    assert compiled(read_edition(text)).roles["embroiderer"].night


def test_every_field_and_every_verb_is_named():
    told = {kinds.key_of(one) for one in kinds.fields(values.RoleDoc)} - {"format"}
    assert {name for name in (*told, *verbs.VERBS, *checking.BASES) if f"`{name}`" not in PAGE} == set()


def test_the_limits_are_those_of_the_code():
    limits = (written.LONGEST, LONGEST_CODE, values.MOST_ROLES, values.MOST_SCENARIOS, verbs.MOST_STEPS)
    limits += (
        steps.MOST_QUESTIONS,
        steps.MOST_OPTIONS,
        values.NAME.longest,
        values.LINE.longest,
        values.PARAGRAPH.longest,
    )
    table = PAGE[PAGE.index("| limit |") :]
    assert {limit for limit in limits if not re.search(rf"\b{limit:,}\b", table)} == set()
