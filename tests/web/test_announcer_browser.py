"""The announcer in a real browser: whole nights with a voice that writes down what it says, and a clock we turn."""

import os
import random
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest
from announcer_phone import LEAD, SAYING, TablePhone, laid_out
from serving import Server

sync_api = pytest.importorskip("playwright.sync_api")

from phones import ARGS, CHROMIUM, MISSING, stumbles  # noqa: E402  # needs playwright

from garou import announcer  # noqa: E402
from garou.announcer import Pace  # noqa: E402
from garou.games import GAMES  # noqa: E402
from garou.texts import LANGUAGES, words  # noqa: E402

ONE_NIGHT = "doppelganger werewolf werewolf minion seer robber troublemaker drunk insomniac villager"
EPIC = "copycat vampire count renfield cupid priest assassin werewolf alpha-wolf seer witch gremlin curator"
CLASSIC = "thief cupid seer witch hunter little-girl werewolf werewolf villager villager villager villager"


USUAL = Pace()


@dataclass(frozen=True)
class Night:
    """Everything somebody chooses before a night."""

    kind: str
    cards: str
    length: str = "normal"
    options: tuple[str, ...] = ()
    pace: Pace = USUAL
    table: tuple[str, ...] = ()  # what the page says of the table by itself

    @property
    def settings(self):
        return laid_out(self.kind, self.cards, options=self.options, length=self.length, **paced(self.pace))

    def told(self, lang, round=1):
        """What Python says is called, without what is laid out before and what is only shown."""
        book, cast = announcer.book(*self.kind.split("/"), lang), self.cards.split()
        found = announcer.script(book, cast, self.options, self.length, table=self.table, round=round, pace=self.pace)
        return [cue for cue in found if cue.aloud and cue.stretch != "before"]


SMALL = Night("one-night/bezier", "werewolf werewolf seer robber villager villager")
LONG = Night("classic/", CLASSIC, "brief", ("captain",), Pace(role=5, day=60, speed=0.8), ("from-seven",))
NIGHTS = [
    Night("one-night/bezier", ONE_NIGHT, "tale", ("lone-wolf",), table=("from-seven",)),
    Night("epic-battle/ravensburger", EPIC, pace=Pace(role=11, day=180, speed=1.5), table=("from-seven",)),
    LONG,
]


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
    running = Server(tmp_path_factory.mktemp("announcer") / "data").start()
    yield running
    running.kill()


def paced(pace):
    """The pace as the page keeps it."""
    return {"pause": pace.role, "day": pace.day / 60, "speed": pace.speed}


def signalled(cue):
    return LEAD if cue.sound != "none" or cue.kind == "open" else 0


def lasting(cues):
    """Seconds until all of it is told."""
    return sum((signalled(cue) + SAYING) / 1000 + cue.pause for cue in cues)


def is_told_exactly(phone, cues, since=0):
    """Every line in its place, and every silence as long as was set."""
    assert [line["text"] for line in phone.spoken[since:]] == [cue.words for cue in cues]
    due = [1000 * cue.pause + signalled(after) for cue, after in pairwise(cues)]
    assert phone.silences[since:] == pytest.approx(due, abs=0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("night", NIGHTS, ids=lambda night: night.kind)
def test_a_whole_night_is_told_in_order_with_pauses_as_set(night, lang, browser, table_server):
    phone = TablePhone(browser, table_server.address, lang, settings=night.settings).open()
    cues = night.told(lang)
    phone.tap("#begin")
    phone.requests.clear()
    phone.tap("#play")
    phone.wait(lasting(cues) + 1)
    is_told_exactly(phone, cues)
    assert {line["rate"] for line in phone.spoken} == {night.pace.speed}
    assert {line["lang"][:2] for line in phone.spoken} == {lang}
    assert phone.shows("#end-pad")
    assert set(phone.requests) <= {"/static/icons/icon.svg"}  # browsers look for the icon of a page that sounds
    assert phone.troubles == []
    phone.context.close()


def test_the_long_game_goes_on_without_who_is_gone(browser, table_server):
    phone = TablePhone(browser, table_server.address, "fr", settings=LONG.settings).open()
    first = LONG.told("fr")
    phone.tap("#begin")
    phone.tap("#play")
    phone.wait(lasting(first) + 1)
    assert stumbles(phone.page) == []
    phone.tap("#alive [data-role=seer]")
    phone.tap("#next")
    later = replace(LONG, cards=LONG.cards.replace("seer ", "")).told("fr", round=2)
    phone.wait(lasting(later) + 1)
    is_told_exactly(phone, later, since=len(first))
    assert not any(cue.call in ("seer", "cupid") for cue in later)
    phone.context.close()


def any_cast(rng, rules, book):
    roles = [role["id"] for role in book["roles"] for _ in range(role["most"] or 3)]
    cast = rng.sample(roles, rng.randint(3, min(16, len(roles))))
    return (
        cast,
        [name for name in rules.options if rng.random() < 0.3],
        [w for w in ("from-seven", "newcomers") if rng.random() < 0.5],
    )


def test_page_and_package_tell_the_same_for_any_cast(browser, table_server):
    phone = TablePhone(browser, table_server.address, "en").open()
    rng = random.Random(7)
    for (game, edition), rules in GAMES.items():
        for lang in LANGUAGES:
            book = announcer.book(game, edition, lang)
            pace = Pace(role=rng.randint(3, 30), day=60 * rng.randint(1, 20), speed=rng.choice([0.6, 1.0, 1.6]))
            tables = [
                (*any_cast(rng, rules, book), rng.choice(announcer.LENGTHS), rng.choice([1, 2])) for _ in range(25)
            ]
            here = phone.page.evaluate(
                FILTERED, [address_of(game, edition, lang), tables, paced(pace) | {"day": pace.day, "longer": {}}]
            )
            there = [
                [
                    [cue.id, cue.words, cue.pause]
                    for cue in announcer.script(book, cast, options, length, table=said, round=night, pace=pace)
                ]
                for cast, options, said, length, night in tables
            ]
            assert here == [[[line, said, pytest.approx(pause)] for line, said, pause in cues] for cues in there]
    phone.context.close()


FILTERED = """async ([address, tables, pace]) => {
  const { script, seconds } = await import("/static/announcer-script.js");
  const book = await (await fetch(address)).json();
  return tables.map(([cast, options, table, length, night]) =>
    script(book, { cast, options, table, night }, length).map((cue) => [cue.id, cue.words, seconds(book, cue, pace)]));
}"""


def address_of(game, edition, lang):
    return f"/announcer/book/{game}/{edition or 'only'}.json?lang={lang}"


# --- The buttons ------------------------------------------------------------------------------------------


def test_pause_back_skip_and_another_minute(browser, table_server):
    night = replace(SMALL, pace=Pace(role=10, day=120))
    phone = TablePhone(browser, table_server.address, "en", settings=night.settings).open()
    cues = night.told("en")
    act = next(i for i, cue in enumerate(cues) if cue.pause == 10)
    phone.tap("#begin")
    phone.tap("#play")
    phone.wait(lasting(cues[: act + 1]) - 6)  # four seconds into ten
    assert len(phone.spoken) == act + 1
    phone.tap("#play")
    phone.wait(60)
    assert len(phone.spoken) == act + 1
    phone.tap("#play")
    phone.wait(5.9)
    assert len(phone.spoken) == act + 1
    phone.wait(0.2)
    assert phone.spoken[-1]["text"] == cues[act + 1].words
    phone.tap("#back")  # in the middle of a line: the one before
    assert phone.spoken[-1]["text"] == cues[act].words
    phone.wait(3)
    phone.tap("#back")  # in a silence: the same once more
    assert phone.spoken[-1]["text"] == cues[act].words
    phone.tap("#skip")
    assert phone.spoken[-1]["text"] == cues[act + 1].words
    the_day_has_a_clock(phone, cues)
    phone.context.close()


def the_day_has_a_clock(phone, cues):
    day = next(i for i, cue in enumerate(cues) if cue.pause == 60)  # two minutes, the last one announced
    while phone.spoken[-1]["text"] != cues[day].words:
        phone.tap("#skip")
        phone.wait(1)
    phone.wait(SAYING / 1000)
    said = len(phone.spoken)
    phone.wait(19)
    assert phone.text("#left") == "1:41"
    phone.tap("#more")
    assert phone.text("#left") == "2:41"
    phone.tap("#play")
    phone.wait(300)
    assert phone.text("#left") == "2:41"
    phone.tap("#play")
    phone.wait(100.5)
    assert len(phone.spoken) == said
    phone.wait(0.6 + LEAD / 1000)
    assert phone.spoken[-1]["text"] == cues[day + 1].words
    phone.wait(SAYING / 1000)
    phone.tap("#vote")
    phone.wait(LEAD / 1000)
    assert phone.spoken[-1]["text"] == next(cue.words for cue in cues if cue.stretch == "vote")


def test_a_role_can_be_given_more_time_than_the_others(browser, table_server):
    settings = SMALL.settings | {"longer": {"seer": 7}}
    phone = TablePhone(browser, table_server.address, "en", settings=settings).open()
    cues = SMALL.told("en")
    phone.tap("#begin")
    phone.tap("#play")
    phone.wait(lasting(cues) + 8)
    acts = {cue.call: gap for cue, gap in zip(cues, phone.silences, strict=False) if cue.kind == "act"}
    assert (acts["robber"], acts["seer"]) == (8000, 15000)
    phone.context.close()


def test_a_rehearsal_is_quick_and_explains(browser, table_server):
    phone = TablePhone(browser, table_server.address, "fr", settings=SMALL.settings).open()
    cues = SMALL.told("fr")
    phone.tap("#practise")
    phone.tap("#play")
    assert phone.text("#explained") == words("fr")("announcer-page-practise-part")
    phone.wait(sum((signalled(cue) + SAYING) / 1000 + min(2, cue.pause) for cue in cues) + 1)
    assert [line["text"] for line in phone.spoken] == [cue.words for cue in cues]
    assert max(phone.silences) == 2000 + LEAD
    phone.context.close()


def test_without_a_voice_there_are_captions_and_a_gong(browser, table_server):
    phone = TablePhone(browser, table_server.address, "fr", settings=SMALL.settings, voices=["en-GB"]).open()
    assert phone.shows("#no-voice")
    assert phone.page.locator("#voice").input_value() == "none"
    cues = SMALL.told("fr")
    phone.tap("#begin")
    phone.tap("#play")
    seen = []
    for _ in range(1200):
        seen += [text] if (text := phone.text("#caption")) not in seen[-1:] else []
        if phone.shows("#day-clock"):
            break
        phone.wait(0.5)
    assert seen == [cue.words for cue in cues[: len(seen)]]
    assert phone.spoken == []
    calls = len([cue for cue in cues[: len(seen)] if signalled(cue)])
    assert phone.page.evaluate("window.signals") == calls
    phone.context.close()


# --- What is kept -----------------------------------------------------------------------------------------


def test_settings_survive_a_reload(browser, table_server):
    phone = TablePhone(browser, table_server.address, "en").open()
    page = phone.page
    page.locator("label:has([name=game][value=classic])").click()
    page.wait_for_function("document.querySelector('#players').childElementCount > 10")
    page.locator("label:has([name=way][value=tokens])").click()
    for role in ("seer", "witch", "werewolf", "werewolf", "villager"):
        page.locator(f"#box [data-role={role}]").click()
    page.locator("label:has([name=length][value=tale])").click()
    page.locator("summary").filter(has_text=words("en")("announcer-page-sounds")).click()
    page.locator("label:has([name=background][value=rain])").click()
    for name, value in (("pause", "13"), ("day", "4"), ("voice-volume", "0.5")):
        page.locator(f"[data-setting={name}]").evaluate(
            "(field, value) => { field.value = value; field.dispatchEvent(new Event('input', { bubbles: true })); }",
            value,
        )
    chosen = phone.kept()
    page.reload()
    phone.laid()
    page.wait_for_selector("#box [data-role=little-girl]")
    assert phone.kept() == chosen
    assert [page.locator(f"#box [data-role={role}]").text_content()[-2:] for role in ("seer", "werewolf")] == [
        "×1",
        "×2",
    ]
    assert page.locator("[name=length][value=tale]").is_checked()
    assert page.locator("[name=background][value=rain]").is_checked()
    assert [page.locator(f"[data-setting={name}]").input_value() for name in ("pause", "day")] == ["13", "4"]
    phone.context.close()


def test_tokens_are_drawn_from_a_bag_for_players_and_three(browser, table_server):
    phone = TablePhone(browser, table_server.address, "en").open()
    phone.page.locator("label:has([name=way][value=bag])").click()
    phone.page.locator("label:has([name=players][value='6'])").click()
    phone.tap("#box [data-role=tanner]")  # one copy: out of the bag
    draws = set()
    for _ in range(20):
        phone.tap("#draw")
        table = phone.kept()["tables"]["one-night/bezier"]
        assert len(table["drawn"]) == 6 + 3
        assert all(table["drawn"].count(role) <= table["bag"][role] for role in table["drawn"])
        draws.add(tuple(sorted(table["drawn"])))
    assert len(draws) > 5
    assert not any("tanner" in draw for draw in draws)
    phone.context.close()


def test_the_book_has_advice_on_the_cards(browser, table_server):
    settings = laid_out("one-night/bezier", "mason mason seer villager villager villager")
    phone = TablePhone(browser, table_server.address, "fr", settings=settings).open()
    phone.page.wait_for_selector("#advice .note")
    assert words("fr")("advice-no-werewolf") in phone.text("#advice")
    phone.context.close()


def test_a_phone_without_a_network_tells_the_whole_night(browser, tmp_path):
    server = Server(tmp_path / "data").start()
    night = replace(SMALL, kind="one-night/ravensburger", pace=Pace(role=3, day=60))
    phone = TablePhone(browser, server.address, "fr", settings=night.settings).open()
    phone.page.wait_for_function(
        "(text) => document.getElementById('kept').textContent === text", arg=words("fr")("announcer-page-offline.yes")
    )
    kept = phone.page.evaluate("fetch('/announcer/kept.json').then((answer) => answer.json())")
    assert set(phone.requests) - {"/announcer-worker.js", "/announcer/kept.json"} - set(
        filter(lambda r: "/advice" in r, phone.requests)
    ) <= set(kept)
    server.kill()
    phone.page.reload()
    phone.laid()
    phone.page.wait_for_selector("#advice .note")
    assert phone.text("#advice") == words("fr")("announcer-page-advice.away")
    tells(phone, night.told("fr"))
    phone.page.locator(".langs a[lang=en]").dispatch_event("click")  # the other language, never opened before
    phone.page.wait_for_selector("html[lang=en]")
    phone.laid()
    tells(phone, night.told("en"))
    phone.page.goto(f"{server.address}/announcer")  # as from the home screen: the language seen last
    phone.page.wait_for_selector("html[lang=en]")
    phone.context.close()


def tells(phone, cues):
    phone.tap("#begin")
    phone.tap("#play")
    phone.wait(lasting(cues) + 1)
    is_told_exactly(phone, cues)


def test_where_the_browser_cannot_keep_the_page_it_says_so(browser, table_server):
    phone = TablePhone(
        browser,
        table_server.address,
        "en",
        before="Object.defineProperty(window, 'isSecureContext', { value: false });",
    ).open()
    assert phone.text("#kept") == words("en")("announcer-page-offline.no")
    phone.context.close()


# --- For everybody ----------------------------------------------------------------------------------------


def test_nobody_stumbles_over_any_part_of_it(browser, table_server):
    settings = laid_out("epic-battle/ravensburger", EPIC, pause=3, day=1)
    phone = TablePhone(browser, table_server.address, "fr", settings=settings).open()
    for drawer in phone.page.locator("details").all():
        drawer.evaluate("drawer => drawer.open = true")
    assert stumbles(phone.page) == []
    phone.page.locator("label:has([name=way][value=scenario])").click()
    assert stumbles(phone.page) == []
    phone.page.locator("label:has([name=way][value=tokens])").click()
    phone.tap("#begin")
    assert stumbles(phone.page) == []
    phone.tap("#play")
    parts = {
        "[data-mood=dusk] [data-part=telling]",
        "[data-mood=night] [data-part=telling]",
        "[data-part=day]",
        "[data-part=counting]",
        "[data-part=end]",
    }
    for _ in range(400):
        for part in [part for part in parts if phone.page.locator(part).count()]:
            parts.remove(part)
            assert stumbles(phone.page) == [], part
            if "night" in part:
                phone.tap("#dim")
                assert stumbles(phone.page) == []
                phone.tap("#dark")
        if not parts:
            break
        phone.wait(2 if "[data-part=day]" in parts else 1)
    assert parts == set()
    phone.context.close()
