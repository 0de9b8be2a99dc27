"""Scripts import one another: a phone never mixes those of two versions, and keeps those of one for good."""

from __future__ import annotations

import re

import httpx
import pytest
from announcer_phone import table_server  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY

from garou.web import assets
from garou.web.assets import STATIC, asset, travelling, unversioned, version

OURS = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
PAGES = (
    "/",
    "/announcer",
    "/settle",
    "/master",
    "/leaflet",
    "/cards",
    "/cup",
    "/replay",
    "/mine",
    "/roles/classic",
    "/nowhere",
)


@pytest.fixture
def get(table_server):  # noqa: F811  # the fixture
    return lambda path: httpx.get(table_server.address + path, timeout=60, verify=TRUSTING_NOBODY)


def test_every_page_asks_for_the_scripts_and_styles_of_this_version(get):
    for path in PAGES:
        asked = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css|woff2))"', get(path).text)
        assert asked, path
        assert all(address.startswith(f"/static/{version()}/") for address in asked), path


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_an_import_stays_within_its_version(path):
    """It is written from where the script lies: whatever stands before that in the address stays there."""
    text = path.read_text("utf-8")
    named = re.findall(r"^(?:import|export)\b[^;]*?\"([^\"]+)\";|\bimport\(\"([^\"]+)\"\)", text, re.MULTILINE)
    found = [(path.parent / where).resolve() for pair in named for where in pair if where]
    assert all(where.is_relative_to(STATIC) and where.is_file() for where in found)
    assert all(where.startswith(".") for pair in named for where in pair if where)


def test_a_script_is_kept_for_good_where_its_version_is_named_and_only_there(get):
    for address, kept in {
        asset("app.js"): "public, max-age=31536000, immutable",
        "/static/app.js": "public, max-age=3600",
        "/static/0123456789ab/app.js": "no-cache",  # of a page from before an update, or from a newer server
    }.items():
        answer = get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, kept)
        assert answer.headers["content-type"].startswith("text/javascript")


def test_another_script_is_another_version(tmp_path, monkeypatch):
    (tmp_path / "one.js").write_text("1", "utf-8")
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    before = version.__wrapped__()
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "two.js").write_text("2", "utf-8")
    between = version.__wrapped__()
    (tmp_path / "one.js").rename(tmp_path / "three.js")
    assert len({before, between, version.__wrapped__()}) == 3


def test_nothing_but_the_version_is_taken_off_an_address(get):
    assert unversioned(f"{version()}/live/clock.js") == "live/clock.js"
    assert unversioned("live/clock.js") == "live/clock.js"
    assert unversioned(version()) == version()
    for path in (f"/static/{version()}/../../app.py", f"/static/{version()}/%2e%2e/app.py", f"/static/{version()}/"):
        assert get(path).status_code == 404


@pytest.mark.parametrize(
    "path", [*OURS, *sorted(STATIC.rglob("*.css"))], ids=lambda path: path.relative_to(STATIC).as_posix()
)
def test_comments_stay_at_home_and_nothing_else_does(path):
    sent = travelling(path).decode()
    lines = path.read_text("utf-8").splitlines()
    kept = [line.partition(" // ")[0] for line in lines if not re.match(r"\s*(//|/\*|\*|$)", line)]
    if path.suffix == ".js":
        assert [line.partition(" // ")[0] for line in sent.splitlines() if line] == [line.lstrip() for line in kept]
        assert all(line.count("`") % 2 == 0 for line in lines)  # nothing is said over several lines
        assert sent.count(" // ") <= 1  # a remark with quotes in it may be more than a remark
    else:
        assert "/*" not in sent
        assert sent.count("{") == sent.count("}") > 0


def test_style_sheets_that_all_pages_share_travel_in_one_piece():
    """In the order in which they are imported; from a folder they may name nothing by where they lie."""
    named = re.findall(r'^@import "(.+)";$', (STATIC / "garou.css").read_text("utf-8"), re.MULTILINE)
    assert len(named) > 3
    assert travelling(STATIC / "garou.css") == b"".join(travelling(STATIC / name) for name in named)
    for name in named:
        assert "/" not in name or not re.search(r"url\((?!/)", (STATIC / name).read_text("utf-8")), name


def test_what_others_wrote_travels_as_it_is():
    for path in (STATIC / "vendor").glob("*.js"):
        assert travelling(path) == path.read_bytes()
