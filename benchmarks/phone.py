"""The table in a browser four times slower than this machine: a phone, and the board. `make bench` calls it.

A game of each kind, with few and with many, mostly bots, to its last page: in the lobby somebody sits down, by night
all are called, by day lines arrive, and at the end comes every stage, then the whole. What counts are tasks of more
than 50 ms, since nobody's finger is heard while one goes on; those that come with a page are told apart from those that
a tap brings. One page is open at a time: two would share this machine's processors, and wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import statistics
import tempfile
from dataclasses import dataclass
from typing import Any

from crowd import served
from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SLOWER = 4
SIZES = {"phone": (390, 844), "board": (1920, 1080)}
TABLES = {
    "one-night": {"scenario": "anarchy", "pace": "short"},
    "epic-battle": {"scenario": "three-camps-large", "pace": "brief"},
    "classic": {"pace": "short"},
}
PLAYED = (
    ("one-night", 8, "phone"),
    ("one-night", 10, "phone"),
    ("epic-battle", 10, "phone"),
    ("classic", 8, "phone"),
    ("classic", 12, "phone"),
    ("epic-battle", 10, "board"),
)
TABLE = """
from garou.rooms import settings
settings.PACES["short"] = settings.Pace(call=0.3, talk=1.0, ballot=0.6, words=0.3, look=1.0, verdict=0.3)
settings.PACES["brief"] = settings.Pace(call=0.3, talk=1.0, ballot=0.6, words=0.3, look=1.0, verdict=0.3, early=0.8)
from garou.web import app, limits
app.Limits = lambda: limits.Limits(**dict.fromkeys(limits.ALLOWED, 10**9))
from garou.cli import main
main()
"""
COUNT = """() => {
  window.pushed = [];
  window.long = [];
  const note = (list) => list.getEntries().forEach((task) => long.push(task.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
  document.getElementById("table").addEventListener("htmx:sse:before:message", (event) => {
    if (!event.detail.message.event) pushed.push(new TextEncoder().encode(event.detail.message.data).length);
  });
}"""
PHASE = "document.querySelector('[data-phase]').dataset.phase"
TALKING = "document.querySelector('.k-talk') !== null"
STAGED = "'stage' in document.documentElement.dataset"


@dataclass(frozen=True)
class House:
    """A server, a browser to see its pages with, and a way to ask it things."""

    address: str
    browser: Browser
    asking: APIRequestContext

    def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.asking.post(f"{self.address}/api/tables{path}", data=body, headers=headers)
        return answer.json() if answer.ok else {}  # a line that comes when the talk is over is refused


def opened(house: House, name: str, code: str, token: str) -> Page:
    """A page of the table, on a device that is slow from now on."""
    width, height = SIZES[name]
    device = house.browser.new_context(
        viewport={"width": width, "height": height}, locale="fr", is_mobile=name == "phone"
    )
    if name == "phone":
        device.add_cookies([{"name": f"garou-seat-{code}", "value": token, "url": house.address}])
    page = device.new_page()
    page.goto(f"{house.address}/t/{code}{'/board' if name == 'board' else ''}")
    page.evaluate("document.fonts.ready")
    device.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(COUNT)
    return page


def played(house: House, code: str, token: str, page: Page) -> None:
    """Bots answer for all but two; one of them sleeps through the night and talks by day."""
    house.post(f"/{code}/seats", {"name": "Yan"})
    page.wait_for_timeout(400)
    page.evaluate("pushed.length = 0")  # a lobby is long, and comes seldom: the pages of the game are weighed
    house.post(f"/{code}/begin", {}, token)
    house.post(f"/{code}/look", {}, token)
    while page.evaluate(PHASE) != "over":
        if page.evaluate(TALKING):
            house.post(f"/{code}/lines", {"text": "Je dormais, et personne ne me croit."}, token)
        page.wait_for_timeout(200)
    page.wait_for_timeout(1500)


def told(page: Page) -> None:
    """Every stage of the end, one after the other, and all of it."""
    for _ in range(8):
        if page.evaluate(STAGED):
            page.evaluate("document.querySelector('.view.over').click()")
        page.wait_for_timeout(400)


def measured(house: House, game: str, players: int, name: str) -> None:
    code = house.post("", {"game": game, "players": players, **TABLES[game]})["code"]
    token = house.post(f"/{code}/seats", {"name": "Zed"})["token"]
    page = opened(house, name, code, token)
    played(house, code, token, page)
    arriving = len(page.evaluate("long"))
    told(page)
    tasks, pushes = page.evaluate("long"), page.evaluate("pushed")
    came, tapped = read(tasks[:arriving]), read(tasks[arriving:])
    print(
        f"{game:14}{players:<4}{name:8}{came:>22}{tapped:>22}{len(pushes):9}{statistics.mean(pushes):12,.0f}{max(pushes):12,.0f}"
    )
    page.context.close()


def read(tasks: list[float]) -> str:
    return f"{len(tasks)}, longest {max(tasks):.0f}" if tasks else "none"


def main() -> None:
    if CHROMIUM is None:
        print("\nno Chromium here: what the pages cost a phone is not measured (Debian: apt install chromium)")
        return
    with contextlib.ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        options = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "{port}", "--data", folder)
        server = ending.enter_context(served("-c", TABLE, *options))
        asyncio.run(server.up())
        playwright = ending.enter_context(sync_playwright())
        browser = ending.enter_context(playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS))
        house = House(f"http://127.0.0.1:{server.port}", browser, playwright.request.new_context())
        print(f"\n{f'{SLOWER} times slower':26}{'over 50 ms as':>22}{'over 50 ms':>22}{'':9}{'mean':>12}{'most':>12}")
        print(f"{'':26}{'pages come':>22}{'at a tap':>22}{'pushes':>9}{'bytes':>12}{'bytes':>12}")
        for game, players, name in PLAYED:
            measured(house, game, players, name)


if __name__ == "__main__":
    main()
