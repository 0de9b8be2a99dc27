"""Whole games in real browsers: three phones and two bots, from the first page to the result."""

import os
import re
import shutil

import pytest
from serving import Server

sync_api = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = {"width": 390, "height": 844}

MISSING = "no chromium: these tests need one (Debian: apt install chromium; make test does so as root)"


@pytest.fixture(scope="module")
def browser():
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def table_server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("browsers") / "data").start()
    yield running
    running.kill()


class Phone:
    """One person's phone: a browser of its own, in a language of its own."""

    def __init__(self, browser, lang):
        self.context = browser.new_context(viewport=PHONE, locale=lang, has_touch=True, is_mobile=True)
        self.page = self.context.new_page()
        self.troubles = []
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.acted = set()

    @property
    def phase(self):
        return self.page.locator("[data-phase]").first.get_attribute("data-phase")

    def act(self):
        """Whatever the page offers now: look, tap somebody and confirm, get ready, vote."""
        view = self.page.locator(".view").first
        name = view.get_attribute("id", timeout=2000)
        if self.phase == "dealt" and self.page.locator("button.seen").count():
            self.page.locator("button.seen").click(timeout=2000)
        elif self.phase == "playing" and name not in self.acted:
            self.choose(name)

    def choose(self, name):
        if self.page.locator("form[action$='/ready'] button.btn-main").count():
            self.page.locator("form[action$='/ready'] button.btn-main").click(timeout=2000)
            self.acted.add(name)
            return
        confirm = self.page.locator("form.ask button.confirm")
        if not confirm.count():
            return
        for box in self.page.locator("form.ask label:has(input[name=choice]:enabled)").all():
            box.tap(timeout=2000)
            if confirm.is_enabled():
                confirm.click(timeout=2000)
                self.acted.add(name)
                return


def stumbles(page):
    """What would make somebody stumble who cannot see the page, or hardly."""
    page.evaluate("document.getAnimations().forEach(moving => moving.finish())")  # half faded in is no colour
    found = axe.Axe().run(page)
    return [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found.response["violations"]]


def play(phones, seen=frozenset()):
    """Everybody does what their page offers until everybody sees the end."""
    for _ in range(2000):
        waiting = [phone for phone in phones if phone.phase != "over"]
        if not waiting:
            return
        kinds = phones[0].page.locator(".view").first.get_attribute("class")
        if seen is not None and kinds not in seen:
            seen = seen | {kinds}
            assert stumbles(phones[0].page) == []
        for phone in waiting:
            try:
                phone.act()
            except sync_api.Error:  # the page moved on under the finger
                phone.page.wait_for_timeout(50)
        phones[0].page.wait_for_timeout(50)
    raise AssertionError([phone.phase for phone in phones])


@pytest.mark.parametrize(
    ("game", "lang"),
    [("one-night", "fr"), ("one-night", "en"), ("epic-battle", "fr"), ("classic", "en")],
)
def test_three_phones_and_two_bots_play_to_the_result(game, lang, browser, table_server):
    phones = [Phone(browser, lang), Phone(browser, lang), Phone(browser, "en" if lang == "fr" else "fr")]
    host = phones[0].page
    host.goto(table_server.address)
    assert host.locator("html").get_attribute("lang") == lang
    assert stumbles(host) == []
    host.fill("form[action='/tables'] input[name=name]", "Zed")
    host.check(f"input[name=game][value={game}]", force=True)
    host.click("form[action='/tables'] button.btn-main")
    host.wait_for_url(re.compile("/t/"))
    address = host.url
    for phone, name in zip(phones[1:], ("Yan", "Xia"), strict=True):
        phone.page.goto(address)
        phone.page.fill("input[name=name]", name)
        phone.page.click("button.btn-main")
        phone.page.wait_for_selector("[data-phase=lobby]")
    assert stumbles(host) == []
    quicken(table_server, address, phones[0])
    host.wait_for_function("document.body.innerText.includes('Xia')")
    host.click("form[action$='/begin'] button")
    for phone in phones:
        phone.page.wait_for_selector("[data-phase=dealt], [data-phase=playing]")
    play(phones, seen=frozenset() if lang == "fr" else None)
    assert stumbles(host) == []
    record = host.context.request.get(f"{address}/record").json()
    assert record["game"] == game
    for phone in phones:
        assert phone.page.locator(".view").inner_text().strip()
        assert [t for t in phone.troubles if "409" not in t and "ERR_" not in t] == []
        phone.context.close()


def quicken(server, address, phone):
    """Windows short enough for a test: a pace that no page offers."""
    answer = phone.context.request.post(
        f"{address}/settings", form={"pace": "brisk"}, headers={"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
    )
    assert answer.status == 204, answer.text()
