"""A screen that stays on: where a page may lock it, over plain http, and where it may do neither."""

import pytest
from announcer_phone import TablePhone, table_server  # noqa: F401  # a fixture is used by its name
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name

from garou.texts import LANGUAGES, words
from slices import sliced

SETTINGS = {"game": "one-night", "editions": {"one-night": "bezier"}, "newcomers": True}
REFUSED = "HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));"
NO_LOCK = "WakeLock.prototype.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));"
LOCK = """
window.locks = 0;
WakeLock.prototype.request = async () => {
  window.locks += 1;
  return Object.assign(new EventTarget(), { release() {} });
};
"""
FILM = "() => { const film = document.querySelector('video.awake'); return Boolean(film) && !film.paused; }"


@pytest.fixture
def lay(browser, table_server):  # noqa: F811  # the fixtures
    """An announcer, at the server's own address or by the name that phones at home call it."""
    opened = []

    def phone(lang, before="", *, plain=True):
        address = f"http://table.example:{table_server.port}" if plain else table_server.address
        opened.append(TablePhone(browser, address, lang, settings=SETTINGS, before=before))
        return opened[-1].open()

    yield phone
    for one in opened:
        one.context.close()


def prepared(phone):
    """What is said to whoever deals, before the night begins."""
    return phone.page.locator("#notes .note").all_text_contents()


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_over_plain_http_a_film_keeps_the_screen_on_and_no_note_is_lost(lang, lay):
    phone = lay(lang)
    assert not phone.page.evaluate("window.isSecureContext || 'wakeLock' in navigator")
    phone.page.locator("#begin").click()
    phone.page.wait_for_function(FILM)
    film = phone.page.locator("video.awake")
    audible = film.evaluate("film => !film.muted && !film.loop && film.srcObject.getAudioTracks().length === 1")
    assert audible, "phones sleep over any other"
    assert film.is_visible()
    assert not phone.shows("#stage [data-dims]")
    assert prepared(phone)[0] == words(lang)("announcer-page-ready.sound")
    assert len(prepared(phone)) > 1
    assert phone.stumbles() == []
    phone.tap("#leave")
    phone.page.wait_for_function("!document.querySelector('video')")
    assert [said for said in phone.troubles if "Opener-Policy" not in said] == []  # it counts over TLS alone


@pytest.mark.parametrize("lang", sliced(LANGUAGES))
def test_where_a_film_is_refused_too_the_page_says_that_it_may_go_dark_beside_its_notes(lang, lay):
    phone = lay(lang, REFUSED)
    phone.page.locator("#begin").click()
    dims = phone.page.locator("#stage [data-dims]")
    dims.wait_for()
    assert dims.text_content() == words(lang)("web-dims")
    assert prepared(phone)[0] == words(lang)("announcer-page-ready.sound")
    assert len(prepared(phone)) > 1
    phone.tap("#start")
    assert dims.is_visible()  # as long as it is true
    phone.tap("#leave")
    dims.wait_for(state="hidden")


def test_a_page_that_came_by_a_safe_way_locks_the_screen_and_plays_nothing(lay):
    phone = lay("en", LOCK, plain=False)
    phone.page.locator("#begin").click()
    phone.page.wait_for_function("window.locks === 1")
    assert phone.page.locator("video").count() == 0
    other = lay("en", NO_LOCK, plain=False)  # a battery that is nearly empty
    other.page.locator("#begin").click()
    other.page.wait_for_function(FILM)


@pytest.mark.parametrize("before", ["", REFUSED], ids=["a film", "nothing"])
def test_whoever_leads_or_settles_over_plain_http_is_kept_awake_or_told(before, browser, table_server):  # noqa: F811  # the fixtures
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en")
    page = context.new_page()
    page.add_init_script(before)
    page.goto(f"http://table.example:{table_server.port}/settle")
    page.locator("h1").click()
    page.locator("[data-dims]").wait_for(state="visible" if before else "hidden")
    assert page.evaluate(FILM) is not bool(before)
    assert stumbles(page) == []
    page.goto(f"http://table.example:{table_server.port}/master?players=10&scenario=whole-village")
    page.locator("button[value=deal]").click()
    page.locator("button[value=begin]").click()
    page.locator(".led h1").click()
    page.locator("[data-dims]").wait_for(state="visible" if before else "hidden")
    assert page.evaluate(FILM) is not bool(before)
    context.close()
