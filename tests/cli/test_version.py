"""`garou --version`: the one number, and the wheel that carries it."""

from __future__ import annotations

import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import garou as package
from command import garou
from garou.texts import LANGUAGES
from pages import ROOT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_its_name_and_its_number_in_every_language(lang):
    done = garou("--version", "--lang", lang)
    assert (done.status, done.out, done.err) == (0, [f"garou {package.__version__}"], [])


def test_the_changelog_names_releases_by_number_and_day():
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    unreleased, *released = re.findall(r"^## (.+)$", log, re.MULTILINE)
    assert unreleased == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading) for heading in released)


def test_the_wheel_has_the_number_the_types_and_every_file(tmp_path):
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert Path(wheel).name == f"garou-{package.__version__}-py3-none-any.whl"
    with ZipFile(wheel) as opened:
        packed = {name for name in opened.namelist() if name.startswith("garou/")}
    written = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert "garou/py.typed" in packed
    assert packed == {path.relative_to(ROOT / "src").as_posix() for path in written}
