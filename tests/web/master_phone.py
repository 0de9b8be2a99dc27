"""The game master's phone without a browser: reads the page like a person, and sends only what it offers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from html.parser import HTMLParser
from typing import ClassVar

import httpx
import pytest
from serving import TRUSTING_NOBODY, Server

from decks import setup
from garou.cards.taps import entered, follows, moments, turns
from garou.engine.game import Game
from garou.record.judge import played
from garou.record.reading import read
from outlets import NAMES

CARRIED = ("undone", "lines", "guessed", "learned", "clock", "seating", "aside", "told", "wall")
HERE = {"sec-fetch-site": "same-origin"}
PLAIN = "werewolf seer villager villager villager"
NIGHT = ({"by_1": "nobody"}, {"all": "nobody"}, {"all": "2"})  # of PLAIN: the seer passes, the wolf takes Cleo


class Offered(HTMLParser):
    """What can be sent: every field of the page's forms."""

    def __init__(self):
        super().__init__()
        self.fields, self.texts, self.inside = [], {}, ""

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if tag == "textarea":
            self.inside = found.get("name", "")
        elif tag in ("input", "button") and found.get("name"):
            self.fields.append((found["name"], found.get("value", ""), "checked" in found, found.get("type")))

    def handle_data(self, data):
        if self.inside:
            self.texts.setdefault(self.inside, data)

    def handle_endtag(self, tag):
        if tag == "textarea":
            self.inside = ""


@dataclass
class Master:
    """Somebody who leads: the page before them, in their language."""

    lang: str = "en"
    status: int = 0
    page: str = ""
    offered: Offered | None = None
    _game: Game | None = None

    client: ClassVar[httpx.Client]

    def go(self, path, form=None):
        self.client.cookies.clear()  # every phone speaks its own language
        headers = HERE | {"accept-language": self.lang}
        heard = self.client.request("GET" if form is None else "POST", path, data=form, headers=headers)
        self.status, self.page = heard.status_code, heard.text
        self.offered, self._game = Offered(), None
        self.offered.feed(self.page)
        return heard

    # Reading -------------------------------------------------------------------------

    def values(self, name):
        """Everything the page offers for a field, in its order."""
        return [value for field, value, _, kind in self.offered.fields if field == name and kind != "hidden"]

    @property
    def checked(self):
        return {name: value for name, value, on, _ in self.offered.fields if on}

    @property
    def carried(self):
        """The game in the page."""
        hidden = {name: value for name, value, _, kind in self.offered.fields if kind == "hidden"}
        return {"record": self.offered.texts["record"]} | {name: hidden[name] for name in CARRIED}

    @property
    def record(self):
        return read(self.carried["record"])

    @property
    def game(self):
        self._game = self._game or played(self.record)
        return self._game

    @property
    def heading(self):
        return unescape(re.sub(r"<[^>]+>", "", re.search(r"<h1>(.*?)</h1>", self.page)[1]))

    @property
    def text(self):
        """Everything that is read, without the record."""
        return text_of(re.sub(r"<textarea.*?</textarea>", " ", self.page.partition("<main>")[2], flags=re.DOTALL))

    @property
    def lines(self):
        return [text_of(line) for line in re.findall(r'<p class="line">(.*?)</p>', self.page)]

    @property
    def undone(self):
        return [text_of(line) for line in re.findall(r"<s>(.*?)</s>", self.page)]

    # Tapping -------------------------------------------------------------------------

    def lay(self, dealt, names=(), options=(), to="begin"):
        cards = {f"card-{slot}": card for slot, card in enumerate(dealt.cards)}
        sheet = {"players": str(len(dealt.deal)), "name": list(names), "option": list(options), "to": to}
        self.go("/master", sheet | cards)

    def tap(self, **fields):
        """One button, or several fields, of the page: `by_3` for by-3."""
        self.go("/master/game", self.carried | {name.replace("_", "-"): value for name, value in fields.items()})

    def answer(self, answers):
        """Everybody asked, entered one by one; what is not offered cannot be tapped."""
        fields = {}
        for answer in answers:
            field, parts = f"by-{answer.seat}", [str(part) for part in answer.choice]
            coded, known = ".".join(parts) or "nobody", self.values(f"by-{answer.seat}")
            assert coded in known or set(parts) <= set(known), (field, coded, known)
            fields[field] = coded if coded in known else parts
        self.go("/master/game", self.carried | fields)

    def take(self, turn):
        """All that one screen asks for; a call of several parts is gone through part by part."""
        if not self.values("both"):
            for moment in turn:
                self.answer(moment.answers)
            return
        fields = {}
        for name, moment in zip(("by", "then"), turn, strict=False):
            [answer] = moment.answers
            coded, field = ".".join(map(str, answer.choice)) or "nobody", f"{name}-{answer.seat}"
            assert coded in self.values(field) or (coded, name) == ("nobody", "by")
            fields |= {field: coded} if coded in self.values(field) else {}
        self.go("/master/game", self.carried | fields | {"both": "1"})


def text_of(markup):
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def sent(form, lang="en", path="/master"):
    """The page that answers one form, or none."""
    master = Master(lang)
    master.go(path, form)
    return master


def at(deal, *taps, options=(), names=NAMES, lang="en"):
    """The page after these taps, each a dict of fields."""
    master, dealt = Master(lang), setup(deal)
    master.lay(dealt, names[: len(dealt.deal)], options)
    for fields in taps:
        master.tap(**fields)
    return master


def one_by_one(master, game, rng):
    """Wolves mostly wake: else they starve, and the game is over before it has begun."""
    awake = rng.random() < 0.95
    options = {q.seats[0]: q.options[:1] if awake and q.call == "sleep" else q.options for q in game.open}
    after = entered(game, {seat: rng.choice(some) for seat, some in options.items()})
    if follows(game):
        after = entered(after, {q.seats[0]: rng.choice(q.options) for q in after.open})
        [*_, turn, _] = turns(moments(after))
        master.take(turn)
    else:
        master.answer(after.log[len(game.log) :])
    assert (master.status, master.game) == (200, after)


# --- Fixtures: a module that wants them imports them by name --------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("mastering") / "data").start()
    yield running
    running.kill()


@pytest.fixture(scope="module", autouse=True)
def client(house):
    """One server for all: it keeps nothing of any game."""
    with httpx.Client(
        base_url=house.address, timeout=60, follow_redirects=True, verify=TRUSTING_NOBODY
    ) as Master.client:
        yield
