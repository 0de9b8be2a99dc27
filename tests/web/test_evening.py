"""A whole evening in real browsers: people on phones and a tablet, bots, a board on the wall, two games in a row."""

import re
from functools import partial

import pytest
from phones import PHONE, TABLET, WALL, Phone, browser, play, stumbles, sync_api
from serving import Server

__all__ = ["browser"]  # a fixture

ANOTHER_DECK = {"one-night": {"scenario": "confusion"}, "epic-battle": {"scenario": "love-and-betrayal"}, "classic": {}}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("evening") / "data").start()
    yield running
    running.kill()


@pytest.mark.timeout(600)  # two whole games, in real time
@pytest.mark.parametrize(
    ("game", "lang", "more"),
    [
        ("one-night", "fr", True),
        ("epic-battle", "en", False),
        ("classic", "fr", False),
        pytest.param("epic-battle", "fr", True, marks=pytest.mark.deep),
        pytest.param("classic", "en", True, marks=pytest.mark.deep),
    ],
)
def test_an_evening(game, lang, more, browser, house):
    """With one game more the host reads that in the other language."""
    other = "en" if lang == "fr" else "fr"
    phones = [Phone(browser, lang, PHONE), Phone(browser, lang, TABLET), Phone(browser, other, PHONE)]
    host, address = come_together(phones, house, game, lang)
    wall = Phone(browser, lang, WALL)
    wall.page.goto(f"{address}/board")
    assert stumbles(wall.page) == []
    first_game(phones, wall)
    look_back(host, address)
    if more:
        with_one_change(phones, game, other)
        second_game(phones)
    assert host.context.request.get(f"{address}/record").json()["game"] == game
    for phone in (*phones, wall):
        assert phone.broken == []
        phone.context.close()


def come_together(phones, house, game, lang):
    """From the first page to three people in the lobby, who have said hello."""
    host = phones[0].page
    host.goto(house.address)
    assert host.locator("html").get_attribute("lang") == lang
    assert stumbles(host) == []
    host.fill("form[action='/tables'] input[name=name]", "Zed")
    host.locator(f"label:has(input[name=game][value={game}])").tap()
    host.click("form[action='/tables'] button.btn-main")
    host.wait_for_url(re.compile("/t/"))
    for phone, name in zip(phones[1:], ("Yan", "Xia"), strict=True):
        phone.page.goto(host.url)
        assert stumbles(phone.page) == []
        phone.page.fill("input[name=name]", name)
        phone.page.click("button.btn-main")
        phone.page.wait_for_selector("[data-phase=lobby]")
    assert phones[0].post("settings", pace="evening").status == 204
    say(phones[2].page, "Bonsoir <b>à tous</b>")
    host.wait_for_selector("text=Bonsoir <b>à tous</b>")
    assert stumbles(host) == []
    return host, host.url


def say(page, text):
    page.fill(".say input", text)
    page.press(".say input", "Enter")
    sync_api.expect(page.locator(".say input")).to_have_value("")


def first_game(phones, wall):
    """Called one after the other; by day there is a lot to do."""
    host = phones[0].page
    host.click("form[action$='/begin'] button")
    host.wait_for_selector("[data-phase=dealt], [data-phase=playing]")
    seen = set()
    seeing = partial(looked_at, seen)
    to_the_first_day(phones, seeing)
    wall.page.wait_for_selector("[data-mood=day]")
    by_day(phones, wall)
    play(phones, lambda now: now["phase"] == "over", seeing=seeing)
    for phone in phones[1:]:
        phone.page.wait_for_selector("[data-phase=over]")
    assert {"call", "ballot"} <= seen
    assert stumbles(host) == []
    wall.page.wait_for_selector("[data-told]")
    assert stumbles(wall.page) == []


def looked_at(seen, phone, now):
    """Every kind of page once."""
    if now["kind"] not in seen:
        seen.add(now["kind"])
        assert stumbles(phone.page) == []


def to_the_first_day(phones, seeing):
    """Wolves who eat one of their own, and a witch, can end it on the first night: then once more."""
    play(phones, lambda now: now["kind"] == "talk" or now["phase"] == "over", ready=False, seeing=seeing)
    while phones[0].look()["phase"] == "over":
        for phone in phones:
            phone.page.click("form[action$='/another'] button")
        dealt_again(phones)
        play(phones, lambda now: now["kind"] == "talk" or now["phase"] == "over", ready=False, seeing=seeing)


def by_day(phones, wall):
    """Pause, chat, a claim, a token, a phone that drops, a seat handed to a bot and back, somebody who only watches."""
    address = phones[0].page.url
    for phone in phones:
        phone.page.wait_for_selector(".k-talk #drawers > *", state="attached")
    living = [phone.page for phone in phones if phone.page.locator("form[action$='/ready']").count()]  # not all
    one, other = living[0], living[-1]
    other.click("details.menu summary")
    other.click("form[action$='/pause'] button")
    one.wait_for_selector(".paused")
    say(other, "C’est Zed.")
    one.wait_for_selector("text=C’est Zed.")
    claim_to_be_a_villager(one)
    other.wait_for_selector(".seat .sign")
    wall.page.wait_for_selector(".sign")
    assert stumbles(wall.page) == []
    one.click("details[data-fetch$='/notebook'] summary")
    one.locator("form[action$='/token'] select").nth(1).select_option(index=1)
    one.wait_for_selector(".seat .held")
    assert one is other or other.locator(".seat .held").count() == 0, "tokens are nobody else's business"
    assert stumbles(one) == []
    other.goto("about:blank")  # the phone drops out, and comes back
    other.goto(address)
    other.wait_for_selector(".k-talk")
    other.click("details.menu summary")
    other.click(".menu details:has(form[action$='/hand']) > summary")  # asked first
    other.click(".menu form[action$='/hand'] button")
    other.click("form.note[action$='/hand'] button")
    other.wait_for_selector("form.note[action$='/hand']", state="detached")
    watcher = phones[0].context.browser.new_context().new_page()
    watcher.goto(f"{address}/watch")
    read_a_sign(watcher)
    assert stumbles(watcher) == []
    watcher.context.close()
    one.click(".paused button")
    one.wait_for_selector(".paused", state="detached")


def read_a_sign(page):
    """A tap on it opens all that seat has said, and chooses no house."""
    page.locator(".seat .sign").first.click()
    page.wait_for_selector("dialog.sheet .said-all li")
    assert stumbles(page) == []
    page.click("dialog.sheet [data-close]")
    page.wait_for_selector("dialog.sheet", state="detached")
    assert page.locator(".seat > :checked").count() == 0


def claim_to_be_a_villager(page):
    page.click("details.lead summary")
    asked = []
    page.on("request", lambda request: asked.append(request.url.partition("/t/")[2].partition("/")[2]))
    page.locator(".claiming .taps button").first.click()
    page.wait_for_selector(".claiming [name=part]")
    page.locator(".claiming .taps button").last.click()
    page.wait_for_selector(".claiming .btn-main")
    assert asked.count("claim/so-far") == 2
    assert not [path for path in asked if "?" in path], "nothing that was tapped is in an address"
    assert stumbles(page) == []
    page.click(".claiming .btn-main")
    page.wait_for_selector(".seat[data-me] .sign")


def look_back(host, address):
    """The game once more, step by step, forwards and back."""
    host.goto(f"{address}/replay")
    host.wait_for_selector(".frame.now")
    first = host.locator(".frame.now h2").inner_text()
    host.click("[data-step='1']")
    assert host.locator(".frame.now h2").inner_text() != first
    host.click("[data-step='-1']")
    assert host.locator(".frame.now h2").inner_text() == first
    assert stumbles(host) == []
    host.goto(address)
    host.wait_for_selector("[data-phase=over]")


def with_one_change(phones, game, lang):
    """Back to the lobby, another language, another deck, and everybody plays at once this time.

    One is ready and goes along; one reads on, and keeps the page until they tap.
    """
    host, reader, ready = (phone.page for phone in phones)
    headers = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
    ready.click("form[action$='/another'] button")
    sync_api.expect(ready.locator("form[action$='/another'] [name=on]")).to_have_value("false")
    for page in (host, reader):
        sync_api.expect(page.locator(".over .bar [role=status]")).to_contain_text("3")
    go_on_early(host)
    host.wait_for_selector("[data-phase=lobby]")
    ready.wait_for_selector("[data-phase=lobby]")
    reader.wait_for_selector("#gone-on", state="visible")
    assert reader.locator(".view.over .verdict").is_visible()
    assert reader.locator("[data-another]:visible").count() == 0, "the table has gone on"
    assert stumbles(reader) == []
    host.click("details.menu summary")
    host.click(f"form[action$='/lang'] button[value={lang}]")
    host.wait_for_selector(f"html[lang={lang}] [data-phase=lobby]")
    assert stumbles(host) == []
    change = {"pace": "gala"} | ANOTHER_DECK[game]
    assert host.context.request.post(f"{host.url}/settings", form=change, headers=headers).status == 204
    host.click("form[action$='/begin'] button")


def go_on_early(page):
    """Before the script that keeps a reader's page has come: who taps does not read on."""
    held = {}
    page.route("**/live/reading.js*", lambda route: held.update(script=route))
    page.route("**/again", lambda route: held.update(deed=route))
    page.reload()
    page.click(".over .sure summary")
    with page.expect_request("**/again"):
        page.click("form[action$='/again']:not(:has(input[name=at_once])) button")
    with page.expect_event("requestfinished", lambda request: "reading.js" in request.url):
        held["script"].continue_()
    held["deed"].continue_()


def dealt_again(phones):
    for phone in phones:
        phone.page.wait_for_selector("[data-phase=dealt], [data-phase=playing]")
        phone.acted = set()


def second_game(phones):
    phones[0].page.wait_for_selector("[data-phase=dealt], [data-phase=playing]")
    assert phones[1].look()["phase"] == "over", "who reads is not torn away"
    phones[1].page.click("#gone-on a")
    dealt_again(phones)
    play(phones, lambda now: now["phase"] == "over", seeing=partial(looked_at, set()))
    for phone in phones[1:]:
        phone.page.wait_for_selector("[data-phase=over]")
    assert stumbles(phones[0].page) == []
