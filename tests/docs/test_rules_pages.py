"""Each rules page names everything its game has: rules, options, roles, marks, artifacts, rulings."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable
from types import ModuleType

import pytest

from garou.engine.rules import RuleSet
from garou.games import GAMES
from garou.games.classic import day as classic
from garou.games.epic_battle import day as epic_battle
from garou.games.one_night import day as one_night
from garou.games.scenarios import SCENARIOS
from garou.homemade.days import GOALS
from pages import ROOT
from printed import ARTIFACTS, MARKS, ROLES

NAMES = tuple(dict.fromkeys(game for game, _ in GAMES))
RULINGS = {"one-night": range(1, 39), "epic-battle": range(39, 89), "classic": range(89, 109)}
LAST = max(number for numbers in RULINGS.values() for number in numbers)
DAYS: dict[str, tuple[ModuleType | Callable[..., object], ...]] = {
    "one-night": (one_night,),
    "epic-battle": (epic_battle, one_night.tanner_result),
    "classic": (classic,),
}
WORDED = set(re.findall(r"^why-([a-z-]+) =", (ROOT / "src/garou/texts/en/why.ftl").read_text("utf-8"), re.MULTILINE))

every_game = pytest.mark.parametrize("game", NAMES)


def page(game: str) -> str:
    return (ROOT / "docs/rules" / f"{game}.md").read_text("utf-8")


def section(game: str, heading: str) -> str:
    """What stands under that heading, down to the next."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", page(game), re.MULTILINE | re.DOTALL)
    assert found, f"{game} has no section {heading}"
    return found[1]


def rows(text: str) -> list[str]:
    """The first cell of every row of its tables."""
    return re.findall(r"^\| `?([^|`]+?)`? \|", text, re.MULTILINE)


def missing(names: object, text: str) -> list[str]:
    return [name for name in names if f"`{name}`" not in text]


def editions(game: str) -> list[RuleSet]:
    return [rules for (name, _), rules in GAMES.items() if name == game]


def rules_in_code(game: str) -> set[str]:
    """The names of rules that occur as strings in the code that ends a game."""
    trees = [ast.parse(textwrap.dedent(inspect.getsource(part))) for part in DAYS[game]]
    strings = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return strings & WORDED


@every_game
def test_every_why_rule_has_its_row(game: str):
    assert rules_in_code(game)
    assert rules_in_code(game) <= set(rows(section(game, "Who wins")))


@every_game
def test_no_row_is_about_a_rule_that_is_gone(game: str):
    assert set(rows(section(game, "Who wins"))) - {"why", "---"} <= rules_in_code(game)


def test_every_rule_with_words_belongs_to_a_game_or_to_a_goal_of_ones_own():
    goals = {f"own-{goal}{missed}" for goal in GOALS for missed in ("", "-missed")}
    assert WORDED - {"none"} - goals == set.union(*map(rules_in_code, NAMES))
    assert goals <= WORDED


@every_game
def test_every_option_has_its_row(game: str):
    options = {option for rules in editions(game) for option in rules.options}
    assert options == set(rows(section(game, "Options"))) - {"option", "---"}


@every_game
def test_every_printed_role_is_named(game: str):
    assert missing(ROLES[game], page(game)) == []


@every_game
def test_every_role_shows_its_stars(game: str):
    for rules in editions(game):
        for role in map(rules.roles.get, ROLES[game]):
            assert re.search(rf"`{role.name}` \|[^|]+\| {role.stars} \|", page(game)), role.name


def test_every_mark_and_artifact_has_its_row():
    assert set(MARKS) <= set(rows(section("epic-battle", "The marks")))
    assert set(ARTIFACTS) <= set(rows(section("epic-battle", "The artifacts")))


@every_game
def test_every_ruling_has_one_row_in_order(game: str):
    found = [row for row in rows(section(game, "Rulings")) if row.startswith("C")]
    printed = [f"C{number:02}" for number in RULINGS[game]]
    added = [int(row.removeprefix("C")) for row in found[len(printed) :]]
    assert found[: len(printed)] == printed
    assert added == sorted({*added} - {*range(LAST + 1)}), f"of roles that were added: from C{LAST + 1} on"


@every_game
def test_every_ruling_says_how_it_is_played_and_where_from(game: str):
    for line in section(game, "Rulings").splitlines():
        if line.startswith("| C"):
            assert all(cell.strip() for cell in line.split("|")[1:-1]), line
            assert line.count("|") == 5, line


@every_game
def test_every_option_named_in_a_ruling_exists(game: str):
    options = {option for rules in editions(game) for option in rules.options}
    named = re.findall(r"[Oo]ptions? `([a-z-]+)`", page(game))
    assert set(named) <= options


def test_the_scenarios_of_the_books_are_named():
    printed = [scenario.id for scenario in SCENARIOS if scenario.game == "one-night"]
    assert missing(printed, section("one-night", "Scenarios")) == []


@every_game
def test_every_page_has_a_version_history(game: str):
    assert "1" in rows(section(game, "Version history"))
