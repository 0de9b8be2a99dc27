"""Whoever follows the page on adding a role has a role that is played everywhere, having touched nothing else.

Its blueprints are installed for good in a copy of the repository, and the tests of that copy are run.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blueprints import NAMES, build, copied, hunks, text_of, tried
from decks import PLAIN, title
from garou.games import GAMES
from garou.texts import LANGUAGES
from pages import ROOT, blocks, prose

PAGE = ROOT / "docs/adding-a-role.md"
ON_THE_PAGE = "apprentice-seer"

# What a role may touch: its block and its place in the order, its words, its picture, its test.
TOUCHED = re.compile(
    r"src/garou/games/[a-z_]+/[a-z_]+\.py|src/garou/texts/[a-z]{2}/[a-z-]+-roles\.ftl"
    r"|src/garou/web/static/sprite\.svg|tests/games/test_[a-z_]+\.py"
)

# Tests that look at all the rules and all the words: what is wrong with a role, they find by themselves.
LOOKING_AT_ALL = (
    "tests/texts/test_coverage.py",
    "tests/texts/test_help.py",
    "tests/texts/test_languages.py",
    "tests/test_layers.py",
    "tests/web/test_pushes.py::test_pushes_are_small",
)

# Dear, and no business of a role: they look for every word in every line of the source, or at every file of it.
DEAR = (
    "nobody_asks_for",
    "every_message_compiles",
    "dependencies_point",
    "from_inside",
    "every_error",
    "share_a_name",
    "comes_with_an_extra",
    "nothing_but_python",
)

# Those of a browser and of a server look at nothing that a role could change; what this file builds is built already.
WHOLE = "not browser and not server and not deep"
QUICK = "not browser and not server and not process and not slow and not deep"
BUT = ("--ignore=tests/web/test_openapi.py", "--ignore=tests/docs/test_adding_a_role.py")

each_in_its_own_time = pytest.mark.timeout(0)  # how long all of them take is the machine's business; each has its limit

every_blueprint = pytest.mark.parametrize("name", NAMES)


@pytest.fixture
def house(tmp_path):
    return copied(tmp_path)


@pytest.fixture
def everything_built(house):
    for diff in (somebody_elses(), *map(text_of, NAMES)):
        build(diff, house)
    return house


def own_test(name: str) -> str:
    return f"tests/games/test_{name.replace('-', '_')}.py"


# Somebody else's role, at the very place of the one on the page: the same under another name.
OTHERWISE = {
    "apprentice-seer": "lantern-bearer",
    "apprentice_seer": "lantern_bearer",
    "APPRENTICE_SEER": "LANTERN_BEARER",
    "an Apprentice Seer": "a Lantern-Bearer",
    "Apprentice Seer": "Lantern-Bearer",
    "l’Apprentie voyante": "la Porteuse de lanterne",
    "Apprentie voyante": "Porteuse de lanterne",
    "Apprenties voyantes": "Porteuses de lanterne",
    "Seherlehrling": "Laternenträger",
    "glimpse": "shine",
}


def somebody_elses() -> str:
    diff = text_of(ON_THE_PAGE)
    for ours, theirs in OTHERWISE.items():
        diff = diff.replace(ours, theirs)
    return diff


# --- A role for good ------------------------------------------------------------------------------------


@each_in_its_own_time
def test_new_roles_are_played_through_everything(everything_built):
    """All at once, in a house where others have built before, and at the same place."""
    own = [own_test(name) for name in NAMES]
    looking = [Path(file.partition("::")[0]).stem for file in (*own, *LOOKING_AT_ALL)]
    wanted = " or ".join((*NAMES, *looking, f"(test_two_worlds and ({' or '.join(editions())}))"))
    chosen = ("-k", f"({wanted}) and not ({' or '.join(DEAR)})")
    promises = ("tests/promises/test_every_role.py", "tests/promises/test_two_worlds.py")
    tried(everything_built, *own, *promises, *LOOKING_AT_ALL, *chosen)


def editions() -> list[str]:
    """The cases of a promise without table options, of the games that a blueprint builds in."""
    paths = [hunk.path for name in NAMES for hunk in hunks(text_of(name))]
    games = {found[1].replace("_", "-") for path in paths if (found := re.match(r"src/garou/games/(\w+)/", path))}
    return [f"{title(played)}]" for played in PLAIN if played[0] in games]


@pytest.mark.deep
@each_in_its_own_time
@every_blueprint
def test_no_quick_test_of_the_house_minds_it(name, house):
    """Nor any of texts and docs, with no other new role beside it."""
    build(text_of(name), house)
    tried(house, "-m", QUICK, *BUT)


@pytest.mark.deep
@each_in_its_own_time
def test_no_other_test_of_the_house_minds_any_of_them(everything_built):
    """One of them is a role of which the house has never heard."""
    tried(everything_built, "-m", WHOLE, *BUT)


@every_blueprint
def test_it_touches_its_block_its_place_its_words_and_its_test_and_nothing_else(name):
    touched = {hunk.path for hunk in hunks(text_of(name))}
    assert [path for path in touched if not TOUCHED.fullmatch(path)] == []
    assert own_test(name) in touched
    assert len([path for path in touched if path.endswith(".ftl")]) == len(LANGUAGES)


def test_there_is_one_that_looks_one_that_asks_for_words_one_that_kills_and_one_with_a_fact_of_its_own():
    added = {name: "".join(hunk.after() for hunk in hunks(text_of(name))) for name in NAMES}
    assert [name for name, text in added.items() if "table.look(" in text] == ["apprentice-seer"]
    assert [name for name, text in added.items() if "says=saying(" in text and "table.swap(" in text] == ["miller"]
    assert [name for name, text in added.items() if "table.kill(" in text and "table.mark(" in text] == ["avenger"]
    own = [name for name, text in added.items() if "table.tell(" in text and "fact-" in text]
    assert own == [name for name, text in added.items() if "topic=" in text and "beats=2" in text] == ["assayer"]


def test_none_of_them_is_in_the_game_yet():
    assert not {role for rules in GAMES.values() for role in rules.roles} & {*NAMES}


# --- The page -------------------------------------------------------------------------------------------


def lines_of(diff: str) -> list[str]:
    return [line.rstrip("\n") for line in diff.splitlines()]


def test_every_block_of_the_page_is_a_part_of_the_blueprint():
    whole = "\n".join(lines_of(text_of(ON_THE_PAGE)))
    assert blocks(PAGE, "diff")
    for block in blocks(PAGE, "diff"):
        assert f"\n{block.code}".rstrip("\n") in f"\n{whole}\n", f"line {block.line}"


def test_the_page_shows_every_line_that_is_added():
    shown = {line for block in blocks(PAGE, "diff") for line in lines_of(block.code)}
    added = [line for line in lines_of(text_of(ON_THE_PAGE)) if line.startswith("+") and not line.startswith("+++")]
    assert [line for line in added if line not in shown] == []


def test_the_page_names_every_file_that_is_touched_and_every_blueprint():
    text = prose(PAGE)
    assert [hunk.path for hunk in hunks(text_of(ON_THE_PAGE)) if Path(hunk.path).name not in text] == []
    assert [name for name in NAMES if f"blueprints/{name}.diff" not in text] == []


def test_the_fields_of_a_role_that_the_page_speaks_of_exist():
    for field in re.findall(r"`Role\.([a-z_]+)`", prose(PAGE)):
        assert field in GAMES["one-night", "bezier"].roles["seer"].__dataclass_fields__, field
