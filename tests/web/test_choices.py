"""A choice as forms write it is read in one place: by the pages of a table, by claims, by the game master's screen."""

import ast
from pathlib import Path

import pytest

import garou.web
from garou.engine.values import Slot
from garou.web.choices import read_choice, written

WEB = Path(garou.web.__file__).parent
FILES = sorted(WEB.rglob("*.py"))


@pytest.mark.parametrize("choice", [(), (Slot(0),), (Slot(23), Slot(3)), ("cards", Slot(3), Slot(12)), ("left",)])
@pytest.mark.parametrize("between", [" ", "."])
def test_what_is_written_is_read_again(choice, between):
    text = written(choice, between)
    assert read_choice(text.split(between) if text else ()) == choice


@pytest.mark.parametrize("part", ["", "-1", "1.5", "100", "9" * 5000, "٣", "²", " 1", "1e1"])
def test_what_is_no_place_at_any_table_is_a_word(part):
    assert read_choice([part]) == (part,)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(WEB)))
def test_nobody_else_makes_a_choice_of_a_form(path):
    """`Slot(int(text))` is for one module."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [ast.unparse(node) for node in calls if ast.unparse(node.func) == "Slot"]
    assert path.name == "choices.py" or not [one for one in made if one.startswith("Slot(int(")]
