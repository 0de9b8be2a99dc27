"""Real browsers, each in somebody's hand: a phone, a tablet, the screen on the wall."""

import os
import shutil
from random import Random

import pytest

sync_api = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE, TABLET, WALL = (390, 844), (820, 1180), (1920, 1080)
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


def stumbles(page):
    """What would make somebody stumble who cannot see the page, or hardly."""
    page.evaluate("document.getAnimations().forEach(moving => moving.finish())")  # half faded in is no colour
    found = axe.Axe().run(page)
    return [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found.response["violations"]]


class Phone:
    """One person's browser, in a language and of a size of its own."""

    def __init__(self, browser, lang, size=PHONE):
        touch = size != WALL
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.lang, self.acted, self.troubles = lang, set(), []
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    @property
    def phase(self):
        return self.page.locator("[data-phase]").first.get_attribute("data-phase")

    @property
    def kind(self):
        """Call, talk, ballot: what the window that is open is for."""
        names = self.page.locator(".view").first.get_attribute("class", timeout=2000).split()
        return next((name[2:] for name in names if name.startswith("k-")), "")

    def post(self, path, **form):
        """A form that no page offers, sent as a page would."""
        headers = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
        return self.context.request.post(f"{self.page.url.split('?')[0]}/{path}", form=form, headers=headers)

    def act(self, *, ready=True):
        """Whatever the page offers now: look, tap somebody and confirm, get ready, vote."""
        view = self.page.locator(".view").first
        name = view.get_attribute("id", timeout=2000)
        if self.phase == "dealt" and self.page.locator("button.seen").count():
            self.page.locator("button.seen").click(timeout=2000)
        elif self.phase == "playing" and name not in self.acted:
            self.choose(name, ready=ready)

    def choose(self, name, *, ready):
        done = self.page.locator("form[action$='/ready'] button.btn-main")
        if done.count():
            if ready:
                done.click(timeout=2000)  # until the page knows it
            return
        confirm = self.page.locator("form.ask button.confirm")
        if not confirm.count():
            return
        boxes = self.page.locator("form.ask label:has(input[name=choice]:enabled)").all()
        Random(f"{self.lang} {name}").shuffle(boxes)  # whoever always points the same way can be tied for ever
        for box in boxes:
            box.tap(timeout=2000)
            if confirm.is_enabled():
                confirm.click(timeout=2000)
                self.acted.add(name)
                return

    @property
    def broken(self):
        """What went wrong in this browser, apart from what it is told to bear: refusals and lost connections."""
        return [trouble for trouble in self.troubles if "409" not in trouble and "ERR_" not in trouble]


def play(phones, until, *, ready=True, seeing=lambda _phone: None):
    """Everybody does what their page offers, until the first of them has come so far."""
    for _ in range(3000):
        try:
            if until(phones[0]):
                return
            seeing(phones[0])
            for phone in phones:
                phone.act(ready=ready)
        except sync_api.Error:  # the page moved on under the finger
            phones[0].page.wait_for_timeout(50)
        phones[0].page.wait_for_timeout(50)
    raise AssertionError([(phone.phase, phone.page.url) for phone in phones])
