"""The pictures of the README and the docs, taken from a running server. `make pictures` calls it."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SHOTS = Path(__file__).parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
PHONE, TABLET, WALL = (390, 844), (820, 1100), (1280, 720)
PORT = 8017
ADDRESS = f"http://127.0.0.1:{PORT}"
FORM = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}


@contextlib.contextmanager
def served() -> Iterator[None]:
    """A server of its own, on tables of its own."""
    with tempfile.TemporaryDirectory() as data:
        command = [str(Path(sys.executable).with_name("garou")), "serve", "--quiet", "--host", "127.0.0.1"]
        server = subprocess.Popen([*command, "--port", str(PORT), "--data", data], stderr=subprocess.DEVNULL)
        try:
            for _ in range(600):
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(f"{ADDRESS}/healthz")
                    break
                time.sleep(0.1)
            yield
        finally:
            server.terminate()
            server.wait()


def opened(browser: Browser, lang: str, size: tuple[int, int]) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", device_scale_factor=1
    )
    known = "lobby card dusk night talk claims ballot words over"  # no first game, so nothing to explain
    context.add_init_script(f"localStorage.setItem('garou-coached', '{known}')")
    return context.new_page()


def shot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # fonts are there, nothing moves any more
    page.screenshot(path=SHOTS / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def post(page: Page, address: str, what: str, **form: str | float | bool) -> None:
    answer = page.context.request.post(f"{address}/{what}", form=form, headers=FORM)
    if not answer.ok:
        raise SystemExit(f"{what}: {answer.status} {answer.text()}")


def lay_the_table(browser: Browser) -> tuple[str, list[Page]]:
    host = opened(browser, "fr", PHONE)
    host.goto(ADDRESS)
    shot(host, "home")
    host.fill("form[action='/tables'] input[name=name]", "Léa")
    host.click("form[action='/tables'] button.btn-main")
    host.wait_for_selector("[data-phase=lobby]")
    address = host.url
    guests = [opened(browser, "en", PHONE), opened(browser, "fr", PHONE)]
    for guest, name in zip(guests, ("Tom", "Nour"), strict=True):
        guest.goto(address)
        guest.fill("input[name=name]", name)
        guest.click("button.btn-main")
        guest.wait_for_selector("[data-phase=lobby]")
    post(host, address, "settings", pace="swift")
    shot(guests[0], "lobby")
    return address, [host, *guests]


def play(browser: Browser, address: str, people: list[Page]) -> None:
    host, tom, nour = people
    post(host, address, "begin")
    host.wait_for_selector("[data-phase=dealt]")
    shot(host, "card")
    for page in people:
        post(page, address, "look")
    host.wait_for_selector(".k-call")
    shot(host, "night")
    wall = opened(browser, "en", WALL)
    wall.goto(f"{address}/board")
    shot(wall, "board-night")
    tom.wait_for_selector(".k-talk", timeout=60_000)
    tom.wait_for_timeout(12_000)  # the bots have said who they are
    post(nour, address, "say", text="Moi, je dors. Et toi, Tom ?")
    post(tom, address, "say", text="I saw nothing. I promise.")
    shot(tom, "day")
    shot(wall, "board-day")
    for page in people:
        post(page, address, "ready", on="true")
    host.wait_for_selector(".k-ballot", timeout=60_000)
    shot(host, "vote")
    host.wait_for_selector("[data-phase=over]", timeout=60_000)
    shot(host, "reveal")
    shot(wall, "board-reveal")
    tablet = opened(browser, "en", TABLET)
    tablet.goto(f"{address}/replay")
    tablet.click("[data-step='1']")
    shot(tablet, "replay")


def real_cards(browser: Browser) -> None:
    phone = opened(browser, "fr", PHONE)
    phone.goto(f"{ADDRESS}/announcer")
    shot(phone, "announcer")
    phone.goto(f"{ADDRESS}/settle")
    shot(phone, "settle")


def main() -> None:
    if CHROMIUM is None:
        raise SystemExit("no chromium: pictures need one (Debian: apt install chromium)")
    with served(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        play(browser, *lay_the_table(browser))
        real_cards(browser)
        browser.close()


if __name__ == "__main__":
    main()
