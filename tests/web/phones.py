"""Real browsers, each in somebody's hand: a phone, a tablet, the screen on the wall."""

import shutil
from random import Random

import pytest

sync_api = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

# The first is the same browser without windows, menus and extensions: it takes a third of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--renderer-process-limit=1", "--js-flags=--no-turbofan --no-maglev",  # to warm up takes longer than it saves
    "--host-resolver-rules=MAP table.example 127.0.0.1",  # by a name, as phones reach a table at home: no safe way
]  # fmt: skip
# Without all that axe finds good: to hand that over takes longer than to find it.
STUMBLES = """axe.run(document, {resultTypes: ["violations"]}).then(
    found => found.violations.map(rule => [rule.id, rule.nodes[0].html.slice(0, 200)]))"""
# The light of a pushed page is its own at once; what stands around it follows behind a veil.
LIT = """() => [...document.querySelectorAll("#table > .view[data-mood]")].every(
    view => view.dataset.mood === document.documentElement.dataset.mood)"""
PHONE, TABLET, WALL = (390, 844), (820, 1180), (1920, 1080)
MISSING = "no chromium: these tests need one (Debian: apt install chromium-headless-shell; make test does so as root)"


@pytest.fixture(scope="module")
def browser(chromium):
    """Whatever a file has left open is closed: it would go on asking servers that are no more."""
    yield chromium
    for context in chromium.contexts:
        context.close()


def stumbles(page):
    """What would make somebody stumble who cannot see the page, or hardly."""
    page.wait_for_load_state()  # without its style sheets a page has other colours
    page.wait_for_function(LIT)
    page.evaluate("document.getAnimations().forEach(moving => moving.finish())")  # half faded in is no colour
    if page.evaluate("!document.documentElement.axed && (document.documentElement.axed = true)"):
        page.evaluate(axe.Axe().axe_script)  # once for each page: what axe knows of the one before holds it up
    return page.evaluate(STUMBLES)


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

    def post(self, path, **form):
        """A form that no page offers, sent as a page would."""
        headers = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
        return self.context.request.post(f"{self.page.url.split('?')[0]}/{path}", form=form, headers=headers)

    def look(self):
        """What stands before this person now."""
        return self.page.evaluate(LOOK)

    def act(self, seen, *, ready=True):
        """Whatever the page offers now: look, tap somebody and confirm, get ready, vote."""
        if seen["card"]:
            self.page.locator("button.seen").click(timeout=2000)
        elif seen["done"]:
            if ready:
                self.page.locator(DONE).click(timeout=2000)  # until the page knows it
        elif seen["asked"] and seen["name"] not in self.acted:
            self.choose(seen["name"])

    def choose(self, name):
        confirm = self.page.locator(CONFIRM)
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


DONE, CONFIRM = "form[action$='/ready'] button.btn-main", "form.ask button.confirm"
LOOK = f"""() => {{
  const there = (chosen) => document.querySelector(chosen) !== null;
  const view = document.querySelector(".view"), phase = document.querySelector("[data-phase]")?.dataset.phase ?? "";
  const kind = [...view?.classList ?? []].find((name) => name.startsWith("k-"))?.slice(2) ?? "";
  const playing = phase === "playing";
  return {{
    phase, kind, name: view?.id ?? "",
    card: phase === "dealt" && there("button.seen"),
    done: playing && there("{DONE}"),
    asked: playing && there("{CONFIRM}"),
  }};
}}"""


def play(phones, until, *, ready=True, seeing=lambda _phone, _seen: None):
    """Everybody does what their page offers, until the first of them has come so far."""
    first, *others = phones
    for _ in range(3000):
        try:
            seen = first.look()
            if until(seen):
                return
            seeing(first, seen)
            first.act(seen, ready=ready)
            for phone in others:
                phone.act(phone.look(), ready=ready)
        except sync_api.Error:  # the page moved on under the finger
            pass
        first.page.wait_for_timeout(80)
    raise AssertionError([(phone.look(), phone.page.url) for phone in phones])
