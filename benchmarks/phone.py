"""The table in a browser four times slower than this machine: a phone, and the board. `make bench` calls it.

A game of each kind, with few and with many, mostly bots, to its last page: in the lobby somebody sits down, by night
all are called, by day lines arrive, and at the end comes every stage, then the whole. What counts are tasks of more
than 50 ms, since nobody's finger is heard while one goes on; those that come with a page are told apart from those that
a tap brings. One page is open at a time: two would share this machine's processors, and wait for each other.

Four times slower than what? Than a quiet core: the machine's own pace is measured beside each game (`pace.py`) and the
page slowed down by so much that it is four times slower than that. Still, on a busy machine a task also waits for the
others; so it is told as well what the threads of the page worked, as a share of the task that is always the same. That
task is done after each game, too: where it takes longer or shorter than before, the machine was not the same all the
time, and the game is played again, three times at most. All of them are printed.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import statistics
import tempfile
from dataclasses import dataclass
from typing import Any

import pace
from crowd import served
from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SLOWER = 4
LONG = 50  # milliseconds
STEADY = 0.1  # a pace that changes by less is the same
AGAIN = 3  # times at most
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


def opened(house: House, name: str, code: str, token: str, rate: float) -> Page:
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
    pace.slowed(page, rate)
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


@dataclass(frozen=True)
class Machine:
    """How fast it is now."""

    slow: float  # times slower than a quiet core
    rate: float  # so much a page is slowed down that it is SLOWER times slower than on a quiet core
    task: float  # milliseconds the same task takes a page slowed down so much

    def quiet(self, tasks: list[float]) -> list[float]:
        """What they would take a quiet core that is SLOWER times slower."""
        return [SLOWER * pace.QUIET * one / self.task for one in tasks]


def machine(browser: Browser) -> Machine:
    slow = pace.reference(browser) / pace.QUIET
    rate = max(1.0, SLOWER / slow)
    return Machine(slow, rate, pace.reference(browser, rate))


def measured(house: House, game: str, players: int, name: str) -> bool:
    """Was the machine the same all the time?"""
    now = machine(house.browser)
    code = house.post("", {"game": game, "players": players, **TABLES[game]})["code"]
    token = house.post(f"/{code}/seats", {"name": "Zed"})["token"]
    page = opened(house, name, code, token, now.rate)
    coming = pace.worked(house.browser, lambda: played(house, code, token, page))
    arriving = len(page.evaluate("long"))
    tapping = pace.worked(house.browser, lambda: told(page))
    tasks, pushes = page.evaluate("long"), page.evaluate("pushed")
    page.context.close()
    changed = pace.reference(house.browser, now.rate) / now.task - 1
    waited = f"{read(tasks[:arriving])} / {read(tasks[arriving:])}"
    worked = f"{longest(now.quiet(coming))} / {longest(now.quiet(tapping))}"
    print(
        f"{game:12}{players:<4}{name:6}{now.slow:7.2f}{changed:+8.0%}{now.rate:7.2f}{worked:>28}{waited:>34}"
        f"{len(pushes):8}{statistics.mean(pushes):8,.0f}{max(pushes):8,.0f}",
        flush=True,
    )
    return abs(changed) < STEADY


def longest(tasks: list[float]) -> str:
    """How many are too long, the longest of all, and what share that is of what is allowed."""
    most = max(tasks)
    return f"{sum(task > LONG for task in tasks)}, {most:.0f} ({most / LONG:.0%})"


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
        print(
            f"\nTasks over {LONG} ms and the longest, {SLOWER} times slower than a quiet core: as pages come / at a tap"
        )
        print(
            f"{'':22}{'machine':>7}{'changed':>8}{'rate':>7}{'worked':>28}{'with waiting':>34}"
            f"{'pushes':>8}{'mean':>8}{'most':>8}"
        )
        for game, players, name in PLAYED:
            any(measured(house, game, players, name) for _ in range(AGAIN))


if __name__ == "__main__":
    main()
