"""Dependencies point one way, the engine touches nothing outside, and nobody asks who is who by name."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

import garou
from garou.engine.rules import Role, Step
from garou.engine.things import Artifact, Mark
from garou.games import GAMES
from garou.games.aiwolf import AIWOLF
from garou.texts import LANGUAGES
from pages import ROOT

SOURCE = Path(garou.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

# Each part may use those of the lines before its own, and none beside it. A new part is entered here first.
LAYERS = (
    ("engine",),
    ("forms", "games"),
    ("homemade",),
    ("talk",),
    ("deduction",),
    ("dealing", "minds", "record", "store", "texts"),
    ("simulating", "turnwise"),
    ("announcer", "extras", "puzzles", "rows", "story", "tournaments"),
    ("aiwolf", "cards", "data", "environments", "lab", "lane", "mcp", "rooms", "solving"),
    ("league", "web"),
    ("cli",),
)

# The engine and the games reach for nothing outside: no files, no clock, no luck.
PURE = {"__future__", "collections", "collections.abc", "dataclasses", "enum", "functools", "itertools", "typing"}
WITHOUT_OTHERS = (
    "engine",
    "forms",
    "games",
    "homemade",
    "talk",
    "deduction",
    "dealing",
    "minds",
    "record",
    "puzzles",
    "simulating",
    "story",
    "tournaments",
)


def part_of(path: Path) -> str:
    """The folder or file directly under garou that this file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree(path)))


def imports(path: Path) -> Iterator[str]:
    """Absolute names of everything a file imports."""
    package = ["garou", *path.relative_to(SOURCE).parts[:-1]]
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            yield module
            if module == "garou" or (node.level and not node.module):
                yield from (f"{module}.{alias.name}" for alias in node.names)


def garou_parts(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imports(path) if name.startswith("garou.")} - {part_of(path)}


def in_part(*parts: str) -> list[Path]:
    return [path for path in FILES if part_of(path) in parts]


def relative(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def holds_for(paths: Sequence[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """One test over all of these: there are too many files, and each check is too short, for a test of each."""

    def over_all(check: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            assert paths
            for path in paths:
                try:
                    check(path)
                except AssertionError as error:
                    error.add_note(relative(path))
                    raise

        return test

    return over_all


# --- Which way dependencies point -------------------------------------------------------------


@holds_for(FILES)
def test_dependencies_point_one_way(path):
    assert garou_parts(path) <= below(part_of(path))


def below(part: str) -> set[str]:
    """The parts of all lines before its own."""
    if part == "__init__":
        return set()
    [line] = [number for number, parts in enumerate(LAYERS) if part in parts]
    return {other for parts in LAYERS[:line] for other in parts}


def test_the_drawing_in_the_design_shows_these_lines():
    drawing = re.search(r"## Layers\n\n```\n(.*?)```", (ROOT / "docs/design.md").read_text("utf-8"), re.DOTALL)[1]
    drawn = [tuple(re.split(r" {3,}", row)[0].split()) for row in drawing.splitlines()]
    assert drawn == list(reversed(LAYERS))


def test_every_part_has_its_line():
    there = {part_of(path) for path in FILES} - {"__init__"}
    assert there == {part for parts in LAYERS for part in parts}


@holds_for(in_part("engine", "games"))
def test_the_engine_and_the_games_reach_for_nothing_outside(path):
    assert {name for name in imports(path) if not name.startswith("garou")} <= PURE


@holds_for(in_part("engine", "games"))
def test_nor_do_they_by_a_built_in_function(path):
    called = {node.func.id for node in nodes(path) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called.isdisjoint({"open", "print", "input", "exec", "eval", "__import__", "hash", "id", "globals"})


@holds_for(in_part(*WITHOUT_OTHERS))
def test_rules_records_and_bots_need_nothing_but_python(path):
    foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"garou"}
    assert foreign == set()


@holds_for(FILES)
def test_nobody_but_the_engine_knows_a_table_from_inside(path):
    """A private name of another module stays private."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            assert not [alias.name for alias in node.names if alias.name.startswith("_")]


@holds_for(in_part("engine", "games"))
def test_no_module_keeps_anything_between_two_games(path):
    """No global is ever written again, and no function has a mutable default."""
    for node in nodes(path):
        assert not isinstance(node, ast.Global | ast.Nonlocal)
        if isinstance(node, ast.FunctionDef):
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            assert not any(isinstance(default, ast.List | ast.Dict | ast.Set) for default in defaults), node.name


def test_views_are_made_without_a_position():
    """The code that makes views is never handed what it must not tell."""
    names = {node.attr for node in ast.walk(tree(SOURCE / "engine" / "view.py")) if isinstance(node, ast.Attribute)}
    assert names.isdisjoint({"position", "setup", "lies", "counts", "tokens", "marks", "wakes_as", "past", "news"})


# Parts that are extras, and what comes with each: the rest runs without.
EXTRAS = {
    "data": {"pandas", "polars", "pyarrow"},
    "environments": {"gymnasium", "numpy", "pettingzoo"},
    "lane": {"jax", "numpy"},
    "mcp": {"mcp"},
    "solving": {"numpy", "pyspiel"},
}


@holds_for(FILES)
def test_what_comes_with_an_extra_is_used_by_that_extra_alone(path):
    used = {name.split(".")[0] for name in imports(path)}
    assert used & set().union(*EXTRAS.values()) <= EXTRAS.get(part_of(path), set())


@holds_for([path for path in FILES if part_of(path) not in EXTRAS])
def test_an_extra_is_imported_by_whoever_asks_for_it_and_not_before(path):
    """Within a function, and never where a module begins."""
    for node in tree(path).body:
        if isinstance(node, ast.ImportFrom):
            assert (node.module or "").removeprefix("garou.").split(".")[0] not in EXTRAS


# --- Nobody asks who is who by name -------------------------------------------------------------

LEVELS = {"medium"}  # an ordinary word, and a level of difficulty: nobody can tell it from the card
ROLES = {name for rules in (*GAMES.values(), AIWOLF) for name in rules.roles} - LEVELS
THINGS = {name for rules in GAMES.values() for name in (*rules.marks, *rules.artifacts)}
EDITIONS = {edition for _, edition in GAMES if edition}
GAME_IDS = {game for game, _ in GAMES}
RULE_SETS = {rules.id for rules in GAMES.values()}

# A role's own block speaks of itself through its constant; nobody compares anything with a name as a text.
SPOKEN_OF = ROLES | THINGS | EDITIONS | GAME_IDS | RULE_SETS | set(LANGUAGES)

# Where roles, marks and artifacts live. Nobody else knows one by name: what is to be known of it, it says itself.
AT_HOME = ("games", "texts")
NAMES = ROLES | THINGS
LIST = re.compile(r"[a-z0-9-]+(?:[\s,|]+[a-z0-9-]+)*")  # words one after the other, as a deck is written

# Names that are ordinary words too, and where they are nothing else: how many of something there are, told to a text.
ORDINARY_KEYS = {"count"}


def abroad(path: Path) -> bool:
    return part_of(path) not in AT_HOME


def named(path: Path) -> Iterator[tuple[int, str]]:
    """Every name in the code, whatever is done with it: compared, a key, a default, handed over, in a list of words."""
    ordinary = {id(key) for node in nodes(path) if isinstance(node, ast.Dict) for key in node.keys if told(key)}
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in ordinary:
            words = re.split(r"[\s,|]+", node.value) if LIST.fullmatch(node.value) else [node.value]
            yield from ((node.lineno, word) for word in words if word in NAMES)


def told(key: ast.expr | None) -> bool:
    return isinstance(key, ast.Constant) and key.value in ORDINARY_KEYS


@holds_for([path for path in FILES if abroad(path)])
def test_no_role_mark_or_artifact_is_known_by_name_outside_the_games_and_the_texts(path):
    assert not [f"{relative(path)}:{line} {name}" for line, name in named(path)]


@holds_for([path for path in FILES if abroad(path)])
def test_nor_by_its_constant(path):
    """Neither a card nor a call nor what lies beside the cards is imported: only whole rule sets, and registries."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("garou.games"):
            home = importlib.import_module(node.module)
            found = [alias.name for alias in node.names if isinstance(getattr(home, alias.name, None), Known)]
            assert not found, f"{relative(path)}:{node.lineno}"


Known = Role | Step | Mark | Artifact


@pytest.mark.parametrize(
    "code",
    [
        'if role == "seer": ...', 'TAKERS = {"thief"}', 'ART = {"gremlin": 1}', 'ART = {1: "count"}',
        'def f(role="hunter"): ...', 'RoleName("thief")', 'room.holds(seat, "mask")', 'match x:\n case "fear": ...',
        'named("seer thing")', 'DECK = "2 werewolf, seer"', 'words.get("count")',
    ],
)  # fmt: skip
def test_a_name_is_found_in_whatever_form(code, tmp_path):
    file = tmp_path / "code.py"
    file.write_text(code, "utf-8")
    assert list(named(file))


def test_what_is_counted_may_be_told_to_a_text(tmp_path):
    file = tmp_path / "code.py"
    file.write_text('words("web-cards", {"count": 3})\n"""A seer sees."""', "utf-8")
    assert not list(named(file))


PAGES = sorted(path for kind in ("html", "js") for path in SOURCE.rglob(f"*.{kind}") if "vendor" not in path.parts)
SPOKEN = re.compile(r"(?:(?<![=\w])[\"'`]|#)([a-z-]+)[\"'`](?!\s*:)")  # quoted, but no attribute's value and no key


@holds_for(PAGES)
def test_no_page_and_no_script_knows_one_by_name(path):
    assert not [name for name in SPOKEN.findall(path.read_text("utf-8")) if name in NAMES]


def comparisons(path: Path) -> Iterator[tuple[int, set[str]]]:
    """Every place where something is compared with words: `==`, `in`, and the cases of a `match`."""
    for node in nodes(path):
        if isinstance(node, ast.Compare):
            yield node.lineno, words_in(node.left, *node.comparators)
        elif isinstance(node, ast.match_case):
            yield node.pattern.lineno, {n.value for n in ast.walk(node.pattern) if isinstance(n, ast.Constant)}


def words_in(*nodes: ast.expr) -> set[str]:
    """The words these expressions are, alone or in a bracket; not those inside a call or an index."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            found |= words_in(*node.elts)
    return found


@holds_for(FILES)
def test_nothing_is_compared_with_the_name_of_a_role_an_edition_or_a_language(path):
    for line, words in comparisons(path):
        assert not words & SPOKEN_OF, f"{relative(path)}:{line}"


@holds_for(FILES)
def test_nobody_asks_which_rule_set_this_is(path):
    """No comparison looks at `rules.id`, nor at a part of it."""
    for node in nodes(path):
        if isinstance(node, ast.Compare | ast.If | ast.IfExp | ast.Match):
            tested = node if isinstance(node, ast.Compare) else getattr(node, "test", None) or node.subject
            ids = [
                n for n in ast.walk(tested) if isinstance(n, ast.Attribute) and n.attr == "id" and names_rules(n.value)
            ]
            assert not ids, f"{relative(path)}:{node.lineno}"


def names_rules(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id in ("rules", "self")) or (
        isinstance(node, ast.Attribute) and node.attr == "rules"
    )


@holds_for(in_part("engine"))
def test_the_engine_knows_no_role_by_name(path):
    """Its comments may speak of wolves, its code may not."""
    words = {node.value for node in nodes(path) if isinstance(node, ast.Constant)}
    assert words.isdisjoint(ROLES)


def test_games_are_one_table_that_a_person_can_read():
    """No folder is searched for games, and importing one does not enter it."""
    for path in in_part("games"):
        assert {"pkgutil", "importlib"}.isdisjoint(name.split(".")[0] for name in imports(path))
    assert list(GAMES) == [
        ("one-night", "bezier"),
        ("one-night", "ravensburger"),
        ("epic-battle", "ravensburger"),
        ("classic", ""),
    ]


# --- What a page may show has a name and a type ---------------------------------------------------

DRAWING = {"page", "rendered", "fragment"}


@holds_for(in_part("web"))
def test_what_a_template_is_handed_is_named_one_by_one(path):
    """A dictionary unpacked into a page may hold anything: a dataclass says what can be shown."""
    defined = [one for one in nodes(path) if isinstance(one, ast.FunctionDef) and one.name in DRAWING]
    handing_on = {id(node) for one in defined for node in ast.walk(one)}
    for node in nodes(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DRAWING:
            assert id(node) in handing_on or all(keyword.arg for keyword in node.keywords), ast.unparse(node)


# --- One name, one thing --------------------------------------------------------------------------

SHARED = {
    "Table",  # the contract for programs names it so
    *("Created", "Joined", "Left"),  # events of a table, and the same of a tournament
}


def test_no_two_classes_share_a_name():
    named = Counter(
        node.name for path in FILES for node in nodes(path) if isinstance(node, ast.ClassDef)
    )  # fmt: skip
    assert {name for name, count in named.items() if count > 1} == SHARED
