"""Past games on the pages of a table, and the list a device keeps for itself."""

from __future__ import annotations

import json
import re

import pytest
from forms import Reader
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name

from garou.record.reading import read


@pytest.fixture
def page(browser):  # noqa: F811  # the fixture
    opened = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr")
    yield opened
    opened.close()


def until(page, script: str) -> None:
    """The pages forbid scripts that are made of text, so a browser cannot be asked to wait for one."""
    for _ in range(200):
        if page.evaluate(script):
            return
        page.wait_for_timeout(50)
    raise AssertionError(script)


def on_disk(server) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(server.data.iterdir()))


def lay(server, name: str) -> tuple[Reader, str]:
    host = Reader(server.address)
    _, path, _ = host.post("/tables", name=name)
    return host, path


def test_a_game_is_played_looked_up_kept_on_the_device_and_deleted(server, page):
    table = played(server, page)
    page.goto(f"{table}/history")
    assert stumbles(page) == []
    assert page.locator(".past-game").count() == 1
    assert re.search(r"[01] sur 1", page.locator(".tallies").inner_text())
    record = Reader(server.address).get(f"{table.removeprefix(server.address)}/games/1/record")[2]
    nonce = json.loads(record)["nonce"]
    page.click(".past-game a[href$='/replay']")
    page.locator(".film").wait_for()  # the address changes before the page is there
    keep_on_the_device(page, server, record)
    page.goto(f"{table}/history")
    assert nonce.encode() in on_disk(server)
    page.click(".past-game .bin > summary")
    page.click(".past-game .bin button")
    page.wait_for_selector(".past-games .hint")
    assert nonce.encode() not in on_disk(server)
    page.click("main > .bin > summary")
    page.click("main > .bin button")
    page.wait_for_url(f"{server.address}/")
    assert "Zénobie".encode() not in on_disk(server)
    assert Reader(server.address).get(table.removeprefix(server.address))[0] == 404


def played(server, page) -> str:
    """A whole game at a new table; the address of the table."""
    page.goto(server.address)
    page.fill(".create [name=name]", "Zénobie")
    page.click(".create .bar button")
    page.wait_for_selector("#lobby")
    page.wait_for_load_state()  # what is tapped before its script has come is not sent
    with page.expect_response("**/settings"):  # or the game may begin at the usual pace, and last for minutes
        page.click(".pace label:has([value=dash])")
    page.click("form[action$=begin] button")
    page.wait_for_selector("#over", timeout=30_000)
    until(page, "localStorage.getItem('garou-games') !== null")  # the device asks for the record by itself
    return page.url


def keep_on_the_device(page, server, record: str) -> None:
    """Listed, saved, deleted, brought back, opened again: with no word to the server."""
    page.goto(f"{server.address}/mine")
    assert stumbles(page) == []
    assert page.locator(".past-game").count() == 1
    with page.expect_download() as saving:
        page.click("[data-export]")
    saved = saving.value.path().read_text("utf-8")
    assert [read(one["record"]) for one in json.loads(saved)["games"]] == [read(record)]
    page.click(".past-game [data-drop]")
    assert page.locator(".past-game").count() == 0
    page.set_input_files("[data-import]", files=[{"name": "x.json", "mimeType": "text/plain", "buffer": b"[1, 2"}])
    page.wait_for_selector("[data-said]:not(:empty)")
    assert page.locator(".past-game").count() == 0
    games = [{"name": "g.json", "mimeType": "application/json", "buffer": saved.encode()}]
    page.set_input_files("[data-import]", files=games)
    page.wait_for_selector(".past-game")
    page.click(".past-game form button")
    page.wait_for_selector(".film")


def test_a_game_that_the_host_ends_can_still_be_read(server):
    host, table = lay(server, "Zelda")
    host.post(f"{table}/settings", pace="still")
    host.post(f"{table}/begin")
    assert host.get(f"{table}/games/1/record")[0] == 404  # as long as it goes on
    status, _, lobby = host.post(f"{table}/end")
    assert status == 200
    assert f"{table}/history" in lobby
    assert read(host.get(f"{table}/games/1/record")[2]).lines == ()
    assert "Called off" in host.get(f"{table}/history")[2]
    assert host.get(f"{table}/games/1/replay")[0] == 409  # there is no end to be shown


def test_what_only_the_host_may_do_nobody_else_can(server):
    host, table = lay(server, "Zelda")
    host.post(f"{table}/settings", pace="still", chips=3)
    guest = Reader(server.address)
    guest.post(f"{table}/join", name="Yan")
    for path in ("/delete", "/games/1/delete", "/race"):
        assert guest.post(table + path)[0] == 403
        assert Reader(server.address).post(table + path)[0] == 401
    assert Reader(server.address).post(f"{table}/end")[0] == 401
    assert "Delete" not in guest.get(f"{table}/history")[2]
    assert host.get(f"{table}/games/9/record")[0] == 404
    assert host.post(f"{table}/settings", chips=101)[0] == 422
