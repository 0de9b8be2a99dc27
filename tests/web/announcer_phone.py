"""A phone in the middle of the table: a browser whose voice writes down what it says, and whose clock we turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from phones import stumbles
from serving import Server

SAYING = 1000  # milliseconds our voice takes for any line
LEAD = 900  # milliseconds a signal sounds before the words
AHEAD = 60  # seconds: a moment that is still to come when the clock is told to stop there

# A voice in each language. It says when it began and when it ended, by the page's own clock.
VOICE = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voices = VOICES.map((lang) => ({ name: lang, lang, voiceURI: lang, localService: true }));
let ending = 0;
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => voices,
  addEventListener() {},
  cancel: () => clearTimeout(ending),
  speak(said) {
    if (!said.text) return;
    const entry = { text: said.text, lang: said.lang, rate: said.rate, at: performance.now() };
    window.spoken.push(entry);
    ending = setTimeout(() => { entry.ended = performance.now(); said.onend?.(); }, SAYING);
  },
}});
window.signals = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.signals += this.loop ? 0 : 1;
  start.apply(this, when);
};
"""


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: Any) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("announcer") / "data").start()
    yield running
    running.kill()


class TablePhone:
    """The announcer's page in a browser of its own."""

    def __init__(
        self,
        browser: Any,
        address: str,
        lang: str,
        *,
        settings: Any = None,
        voices: Any = ("fr-FR", "en-GB"),
        before: str = "",
        workers: str = "block",
    ) -> None:
        """What a service worker keeps for later takes longer to fetch than most tests do: only some want one."""
        self.address, self.lang = address, lang
        self.context = browser.new_context(
            viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce", service_workers=workers
        )
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url.removeprefix(address)))
        voice = VOICE.replace("VOICES", json.dumps(voices)).replace("SAYING", str(SAYING))
        item = f"'garou-announcer', {json.dumps(json.dumps(settings))}"
        kept = f"localStorage.getItem('garou-announcer') ?? localStorage.setItem({item});" if settings else ""
        self.page.add_init_script(voice + kept + before)
        self.page.clock.install(time=0)

    def open(self) -> TablePhone:
        with self.page.expect_response("**/announcer/advice*"):  # the last thing a page asks for by itself
            self.page.goto(f"{self.address}/announcer")
        return self.laid()

    def laid(self) -> TablePhone:
        """Cards are on the table, and time stands still."""
        self.page.wait_for_selector("#counted:not(:empty)")
        self.stand_still()
        return self

    def stand_still(self) -> None:
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + AHEAD)

    def tap(self, selector: str) -> None:
        self.page.locator(selector).dispatch_event("click")

    def wait(self, seconds: float) -> None:
        self.page.clock.run_for(round(1000 * seconds))

    def stumbles(self) -> list[Any]:
        """What axe finds. It waits by the page's clock, so time has to pass meanwhile: best in a pause."""
        self.page.clock.resume()
        found: list[Any] = stumbles(self.page)
        self.stand_still()
        return found

    @property
    def spoken(self) -> list[dict[str, Any]]:
        said: list[dict[str, Any]] = self.page.evaluate("window.spoken")
        return said

    @property
    def silences(self) -> list[float]:
        """From the end of each line to the beginning of the next, in milliseconds."""
        return [round(after["at"] - before["ended"], 3) for before, after in pairwise(self.spoken)]

    def text(self, selector: str) -> str:
        return str(self.page.locator(selector).text_content())

    def shows(self, selector: str) -> bool:
        return bool(self.page.locator(selector).is_visible())

    def kept(self) -> Any:
        """The settings, as this browser keeps them."""
        return json.loads(self.page.evaluate("localStorage.getItem('garou-announcer')"))


@contextmanager
def phones_at(browser: Any, usual: Server) -> Iterator[Callable[..., TablePhone]]:
    """Opens a phone in a language, with settings, as often as it is asked to; all are put away in the end."""
    phones: list[TablePhone] = []

    def lay(lang: str, settings: Any = None, *, server: Server = usual, **more: Any) -> TablePhone:
        phones.append(TablePhone(browser, server.address, lang, settings=settings, **more))
        return phones[-1].open()

    yield lay
    for phone in phones:
        phone.context.close()


def laid_out(kind: str, cards: str, **more: Any) -> dict[str, Any]:
    """Settings of somebody who has laid these tokens out by hand."""
    tokens: dict[str, int] = {}
    for card in cards.split():
        tokens[card] = tokens.get(card, 0) + 1
    game, _, edition = kind.partition("/")
    options = more.pop("options", [])
    table = {"way": "tokens", "tokens": tokens, "options": options}
    return {"game": game, "editions": {game: edition}, "tables": {kind: table}, **more}
