"""`make docs`: every page is in the site, every link leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
import shutil

import pytest
from properdocs.commands.build import build
from properdocs.config import load_config
from properdocs.exceptions import Abort

from pages import PAGES, ROOT, title

pytestmark = pytest.mark.slow

ROOT_PAGES = {"README": "index", "CODE_OF_CONDUCT": "conduct"}


def built(directory, **changed):
    with (ROOT / "properdocs.yml").open("rb") as file:
        build(load_config(file, site_dir=str(directory), **changed))
    return directory


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("site"))


def address(page):
    name = title(page).removeprefix("docs/").removesuffix(".md")
    return f"{ROOT_PAGES.get(name, name if '/' in title(page) else name.lower())}.html"


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_every_page_is_in_it(page, site):
    heading = page.read_text("utf-8").splitlines()[0].removeprefix("# ")
    assert f">{heading}</h1>" in (site / address(page)).read_text("utf-8")


def test_nothing_is_fetched_from_elsewhere(site):
    for page in site.rglob("*.html"):
        fetched = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="([^"]*)"', page.read_text("utf-8"))
        assert fetched
        assert all((page.parent / name).resolve().is_relative_to(site) for name in fetched)
        assert [name for name in fetched if not (page.parent / name).exists()] == []


def test_colours_and_letters_are_those_of_the_table(site):
    [tokens] = (ROOT / "src").rglob("tokens.css")
    assert (site / "look/tokens.css").read_bytes() == tokens.read_bytes()
    for letters in re.findall(r"url\((fonts/[^)]+)\)", tokens.read_text("utf-8")):
        assert (site / "look" / letters).is_file()


def test_code_is_shown_as_code(site):
    assert not [page.name for page in site.rglob("*.html") if "```" in page.read_text("utf-8")]


# --- What stops it ------------------------------------------------------------------------------


@pytest.fixture
def pages(tmp_path):
    return shutil.copytree(ROOT / "docs", tmp_path / "docs")


def test_pages_that_were_copied_are_built_as_well(pages, tmp_path):
    assert (built(tmp_path / "site", docs_dir=str(pages)) / "api.html").is_file()


@pytest.mark.parametrize(
    "mistake",
    ["[nowhere](nothing.md)", "[no heading](design.md#nothing)", "[outside](../../etc/passwd)", "![lost](lost.png)"],
)
def test_a_link_that_leads_nowhere(mistake, pages, tmp_path):
    with (pages / "api.md").open("a") as file:
        file.write(f"\n{mistake}\n")
    with pytest.raises(Abort):
        built(tmp_path / "site", docs_dir=str(pages))


def test_a_page_that_nobody_finds(pages, tmp_path):
    (pages / "new.md").write_text("# New\n")
    with pytest.raises(Abort):
        built(tmp_path / "site", docs_dir=str(pages))
