"""One app for a phone: its manifest, its worker, and the list of what is kept."""

import re

import httpx
import pytest
from announcer_phone import table_server  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY

from garou.texts import LANGUAGES, words
from garou.web import announcer, keeping
from garou.web.assets import asset
from garou.web.keeping import FILES, PAGES, STATIC

WORKER = "worker.js"  # fetched anew each time: it is what keeps the others


@pytest.fixture
def get(table_server):  # noqa: F811  # the fixture
    def asked(path, lang="en"):
        return httpx.get(
            table_server.address + path, headers={"accept-language": lang}, timeout=60, verify=TRUSTING_NOBODY
        )

    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_can_put_all_of_it_among_its_apps(lang, get):
    for path in ("/", "/settle", f"/announcer?lang={lang}"):
        assert f'rel="manifest" href="/manifest.json?lang={lang}"' in get(path, lang).text
    answer = get(f"/manifest.json?lang={lang}")
    assert answer.headers["content-type"] == "application/manifest+json"
    found = answer.json()
    assert (found["lang"], found["start_url"], found["scope"]) == (lang, "/", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in found["icons"]}
    assert {icon["src"].removeprefix("/static/") for icon in found["icons"]} <= set(FILES)
    places = {shortcut["url"]: shortcut["name"] for shortcut in found["shortcuts"]}
    assert places["/settle"] == words(lang)("settle-page")
    assert {"/announcer", "/settle", "/master", "/leaflet"} <= places.keys()
    assert [place for place in places if get(place).status_code != 200] == []


def test_the_worker_is_named_after_everything_a_phone_keeps(get):
    answer = get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-store"  # or a phone would never hear of another version
    first, second, *rest = answer.text.splitlines()
    assert first == f'const VERSION = "app-{keeping.version()}";'
    assert second == f'const ASSETS = "{asset("")}";'
    assert "\n".join(rest).strip() == (STATIC / WORKER).read_text("utf-8").strip()


def test_the_worker_that_kept_the_announcer_alone_makes_room(get):
    assert "unregister()" in get("/announcer-worker.js").text


@pytest.mark.parametrize("name", ["announcer/announcer.js", "sprite.svg", "settle/settle.js", WORKER])
def test_another_file_is_another_version(name, tmp_path, monkeypatch):
    before = keeping.version()
    for path in (*FILES, WORKER):
        copied = tmp_path / path
        copied.parent.mkdir(exist_ok=True)
        copied.write_bytes((STATIC / path).read_bytes())
    monkeypatch.setattr(keeping, "STATIC", tmp_path)
    assert keeping.version.__wrapped__() == before
    (tmp_path / name).write_bytes(b"other")
    assert keeping.version.__wrapped__() != before


def test_another_word_is_another_version(monkeypatch):
    before = keeping.version()
    monkeypatch.setattr(announcer, "written", lambda game, edition, lang: f"{game} {edition} {lang}")
    assert keeping.version.__wrapped__() != before


@pytest.mark.parametrize("page", [*PAGES, "/roles/one-night/seer", "/master?players=8&to=deal", "/settle?to=cards"])
def test_a_phone_keeps_every_script_style_and_picture_of_the_pages_it_keeps(page, get):
    kept = set(get("/kept.json").json()["files"])
    named = set(re.findall(r'(?:src|href)="(/static/[^"#]+)', get(page).text))
    styles = "".join((STATIC / name).read_text("utf-8") for name in FILES if name.endswith("css"))
    named |= {asset(name) for name in re.findall(r"fonts/[\w.-]+", styles)}
    assert named <= kept


def test_a_phone_keeps_whatever_a_script_it_keeps_imports():
    scripts = {(STATIC / name).resolve() for name in FILES if name.endswith(".js")}
    for path in scripts:
        imported = re.findall(r"^import\b[^;]*\"(\.[^\"]+)\";", path.read_text("utf-8"), re.MULTILINE)
        assert {(path.parent / where).resolve() for where in imported} <= scripts, path


def test_everything_a_phone_keeps_is_there_and_the_same_for_everybody(get):
    """One that is missing, and nothing at all is kept."""
    listed = get("/kept.json").json()
    kept = [*listed["files"], *listed["pages"], *listed["more"]]
    assert len(kept) == len(set(kept)) > 100
    assert [address for address in kept if get(address).status_code != 200] == []
    assert [address for address in kept if "set-cookie" in get(address).headers and "lang" not in address] == []
    assert not [address for address in kept if re.match(r"/(?:t|cup|api|mine|tables|join)\b", address)]
