"""Whom could one believe: the course of a game that is over, in a browser, for readers of every kind."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from phones import TABLET, WALL, Phone, browser, stumbles
from serving import Server

from clockwork import run
from garou.engine.values import Slot
from garou.rooms import settings, talking
from garou.rooms.windows import Kind

__all__ = ["browser"]  # a fixture

DEAL = "villager robber seer werewolf | werewolf troublemaker villager"
SAID = ((1, "was", "villager"), (2, "was", "robber"), (3, "was", "seer"), (4, "was", "seer"))


@pytest.fixture
def played(tmp_path, monkeypatch):
    """A table whose game is over, after everybody has said who they were."""
    still = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
    monkeypatch.setitem(settings.PACES, "still", still)
    codes = []

    async def happening(table):
        codes.append(table.code)
        await table.deal()
        await table.to(Kind.TALK)
        for chair, kind, role in SAID:
            await talking.claim(table.keeper, table.code, chair, kind, (role,))
        await talking.claim(table.keeper, table.code, 3, "saw", (Slot(3), "werewolf"))
        await table.to(Kind.BALLOT)
        await table.move_on()

    with ThreadPoolExecutor(1) as apart:  # a browser is driven from this thread
        apart.submit(run, happening, tmp_path / "data", monkeypatch, DEAL).result()
    house = Server(tmp_path / "data").start()
    yield f"{house.address}/t/{codes[0]}/games/1/chances"
    house.kill()


def test_it_is_read_and_changed_on_every_screen(browser, played):
    for lang, size in (("fr", (360, 640)), ("en", TABLET), ("fr", WALL)):
        phone = Phone(browser, lang, size)
        phone.page.goto(played)
        assert phone.page.locator(".hills > li").count() == 4
        assert stumbles(phone.page) == []
        pressed = phone.page.locator(".told-then [aria-pressed=true]")
        believed = pressed.count()
        pressed.first.click()
        phone.page.wait_for_load_state()
        assert phone.page.locator(".told-then [aria-pressed=true]").count() == believed - 1
        assert stumbles(phone.page) == []
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert phone.broken == []
        phone.context.close()
