"""The table in a browser four times slower than this machine: a phone and the board. `make bench` calls it.

A game of each kind, with bots, to its last page: by night called and answered, by day with lines that arrive, and at
the end every stage. What counts is the longest task, since nobody's finger is heard while it goes on; it is reckoned
in processor time, so that others who work on the same machine do not count.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import statistics
import tempfile
from dataclasses import dataclass
from typing import Any

from load import served
from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SLOWER = 4
GAMES = {"one-night": ("anarchy", "short"), "epic-battle": ("three-camps-large", "brief"), "classic": ("", "short")}
PLAYERS = {"one-night": 8, "epic-battle": 10, "classic": 8}
SIZES = {"phone": (390, 844), "board": (1920, 1080)}
TABLE = """
from garou.rooms import settings
settings.PACES["short"] = settings.Pace(call=0.3, talk=1.0, ballot=0.6, words=0.3, look=1.0, verdict=0.3)
settings.PACES["brief"] = settings.Pace(call=0.3, talk=1.0, ballot=0.6, words=0.3, look=1.0, verdict=0.3, early=0.8)
from garou.web import app, limits
app.Limits = lambda: limits.Limits(create=10**9, join=10**9, act=10**9)
from garou.cli import main
main()
"""
COUNT = """(name) => {
  window.pushed = [];
  performance.mark(`page of ${name}`);
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
    page.evaluate(COUNT, name)
    return page


def played(house: House, code: str, token: str, phone: Page) -> None:
    """Bots answer for all but one, who sleeps through the night and talks by day."""
    house.post(f"/{code}/begin", {}, token)
    house.post(f"/{code}/look", {}, token)
    while phone.evaluate(PHASE) != "over":
        if phone.evaluate(TALKING):
            house.post(f"/{code}/lines", {"text": "Je dormais, et personne ne me croit."}, token)
        phone.wait_for_timeout(200)


def told(phone: Page, board: Page) -> None:
    """Every stage of the end, one after the other."""
    phone.wait_for_selector("[data-phase=over]", timeout=60_000)
    board.wait_for_selector("[data-phase=over]")
    for _ in range(6):
        phone.wait_for_timeout(500)
        if phone.evaluate(STAGED):
            phone.click("[data-tell-next]")
        if board.evaluate(STAGED):
            board.keyboard.press("ArrowRight")
    phone.wait_for_timeout(500)


def longest_tasks(trace: bytes) -> dict[str, float]:
    """Milliseconds of the longest task of each page, by the mark it has set."""
    found: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    whose = {one["pid"]: one["name"][8:] for one in found if one.get("name", "").startswith("page of ")}
    threads = {
        (one["pid"], one["tid"])
        for one in found
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain" and one["pid"] in whose
    }
    tasks = [one for one in found if one.get("name") == "ThreadControllerImpl::RunTask" and "tdur" in one]
    mine = [(whose[one["pid"]], one["tdur"] / 1000) for one in tasks if (one["pid"], one["tid"]) in threads]
    return {name: max(length for owner, length in mine if owner == name) for name in SIZES}


def measured(house: House, game: str) -> None:
    scenario, pace = GAMES[game]
    wanted = {"game": game, "scenario": scenario, "players": PLAYERS[game], "pace": pace}
    code = house.post("", wanted)["code"]
    token = house.post(f"/{code}/seats", {"name": "Zed"})["token"]
    pages = {name: opened(house, name, code, token) for name in SIZES}
    house.browser.start_tracing(categories=["toplevel", "blink.user_timing"])
    for name, page in pages.items():
        page.evaluate("(name) => performance.mark(`page of ${name}`)", name)
    played(house, code, token, pages["phone"])
    told(pages["phone"], pages["board"])
    longest = longest_tasks(house.browser.stop_tracing())
    for name, page in pages.items():
        pushes = page.evaluate("pushed")
        each, most = statistics.mean(pushes), max(pushes)
        print(f"{game:14}{name:8}{longest[name]:14.0f}{len(pushes):10}{each:16,.0f}{most:16,.0f}")
        page.context.close()


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
        print(f"\n{f'{SLOWER} times slower':14}{'':8}{'longest ms':>14}{'pushes':>10}", end="")
        print(f"{'mean bytes':>16}{'most bytes':>16}")
        for game in GAMES:
            measured(house, game)


if __name__ == "__main__":
    main()
