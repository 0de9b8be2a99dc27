"""No page points nowhere, shows a command that prints something else, or code that does not run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain, groupby, islice, pairwise
from pathlib import Path

import pytest

from garou.cli import COMMANDS
from pages import PAGES, ROOT, anchors, blocks, links, ran, title

every_page = pytest.mark.parametrize("page", PAGES, ids=title)
GAROU = Path(sys.executable).with_name("garou")
STATUS = "echo $?"


@every_page
def test_every_link_leads_somewhere(page: Path):
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the repository"
        assert target.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(target), f"{link}: no such heading; there are {sorted(anchors(target))}"


def sessions(page: Path) -> Iterator[list[tuple[str, str]]]:
    """Each console block as its commands, and what the page says they print."""
    for block in blocks(page, "console"):
        lines = block.code.splitlines(keepends=True)
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        assert starts[:1] == [0], "a console block begins with a command"
        yield [(lines[i][2:].strip(), "".join(lines[i + 1 : j])) for i, j in pairwise([*starts, len(lines)])]


def printed(command: str) -> tuple[str, int]:
    program, *words = shlex.split(command)
    assert program == "garou", f"{command}: pages show no other command"
    done = subprocess.run(
        [GAROU, *words],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C", "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.stdout, done.returncode


@every_page
def test_every_command_prints_what_the_page_shows(page: Path):
    for session in sessions(page):
        status = 0
        for command, expected in session:
            if command == STATUS:
                assert expected == f"{status}\n"
            else:
                output, status = printed(command)
                assert output == expected, command


@every_page
def test_every_runnable_block_runs(page: Path):
    ran(page)


def test_the_readme_shows_the_judge_and_a_view_of_the_example():
    shown = [command for session in sessions(ROOT / "README.md") for command, _ in session]
    assert {"garou judge docs/example.json", "garou view docs/example.json --seat Ben"} <= set(shown)


def test_the_readme_names_every_command():
    text = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in COMMANDS if f"`garou {name}" not in text] == []


def test_every_target_of_the_makefile_is_explained():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [targets] = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    text = "".join((ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    assert [target for target in targets.split() if f"`make {target}`" not in text] == []


def test_every_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    names = [re.split(r"[^\w-]", requirement)[0] for requirement in wanted]
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [name for name in names if f"\n| {name} |" not in text] == []


def test_the_readme_opens_with_a_picture_the_two_commands_and_a_program(capsys):
    head = [*islice((ROOT / "README.md").read_text("utf-8").splitlines(), 60)]
    paragraphs = [[*group] for blank, group in groupby(head, key=lambda line: not line) if not blank]
    assert paragraphs[1][0].startswith("![")
    assert [line.split("#")[0].strip() for line in paragraphs[3]] == ["make run", "make test"]
    assert paragraphs[5][0].split("#")[0].strip() == "pip install ."
    program, printed = blocks(ROOT / "README.md", "python runnable")[0], blocks(ROOT / "README.md", "text")[0]
    assert len([line for line in program.code.splitlines() if line]) == 10
    ran(ROOT / "README.md")
    assert capsys.readouterr().out == printed.code


def test_the_example_on_the_record_page_is_the_example_file():
    [block] = blocks(ROOT / "docs/record.md", "json")
    assert block.code == (ROOT / "docs/example.json").read_text("utf-8")
