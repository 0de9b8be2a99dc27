"""The film and the stages of the end in a real browser: stepped through, asked, drawn, on phones and large screens."""

from __future__ import annotations

import json
import re

import pytest
from phones import browser, stumbles
from serving import Server, get, post

from garou.record.judge import judged
from garou.record.reading import read
from garou.story.frames import frames
from garou.texts import words
from records import EPIC_BATTLE, ONE_NIGHT
from slices import crossed

__all__ = ["browser"]  # a fixture

PHONE, SMALL, WALL = {"width": 390, "height": 844}, {"width": 320, "height": 568}, {"width": 3840, "height": 2160}

HUNTED = {
    "format": "garou-record/1",
    "game": "classic",
    "players": ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"],
    "deal": ["hunter", "werewolf", "seer", "villager", "villager", "witch"],
    "answers": [
        {"by": "Cleo", "call": "seer", "choose": ["Ben"]},
        {"by": "Ben", "call": "werewolf", "choose": ["Dan"]},
        *({"by": who, "call": "lynch", "choose": ["Ada"]} for who in ("Ben", "Eva", "Fay")),
        *({"by": who, "call": "lynch", "choose": ["Ben"]} for who in ("Ada", "Cleo")),
        {"by": "Ada", "call": "hunter", "choose": ["Ben"]},
    ],
}
RECORDS = {"one-night": ONE_NIGHT, "epic-battle": EPIC_BATTLE, "classic": HUNTED}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("films") / "data").start()
    yield running
    running.kill()


def opened(browser, served, record, lang="en", size=PHONE, **how):
    """A page with this record on it, and everything that went wrong there."""
    page = browser.new_context(viewport=size, locale=lang, **how).new_page()
    page.troubles = []
    page.on("console", lambda line: page.troubles.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    page.goto(f"{served.address}/replay")
    page.fill("textarea[name=record]", json.dumps(record))
    page.click("form[action='/replay'] button")
    page.wait_for_selector(".frame.now", state="visible")
    page.wait_for_load_state()  # its scripts as well
    return page


def step(page, number, by):
    """By the button and by the keys in turn; at an end the button is dead, and a key does nothing."""
    button = page.locator(f"[data-step='{by}']")
    if number % 2 and button.get_attribute("aria-disabled") == "false":
        button.click()
    else:
        page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")


def lying(page):
    """The roles as they lie on the ring that is shown, seat by seat, then in the centre."""
    drawn = page.locator(".frame:visible .window svg")
    return [drawn.nth(i).get_attribute("aria-label") for i in range(drawn.count())]


@pytest.mark.parametrize(("game", "lang"), crossed(RECORDS, ["en", "fr"]))
def test_a_record_of_each_game_is_stepped_through_and_back(browser, served, game, lang):
    record = read(json.dumps(RECORDS[game]))
    film = frames(judged(record))
    page = opened(browser, served, RECORDS[game], lang)
    assert stumbles(page) == []
    forwards = []
    for number, frame in enumerate(film):
        assert page.locator(".frame:visible").count() == 1
        assert page.locator("#scrub").input_value() == str(number)
        forwards.append(lying(page))
        assert page.locator(".frame:visible .stirred .came").count() == len(frame.arrived)
        assert page.locator(".frame:visible .seat[data-state=dead]").count() == len(frame.after.dead)
        step(page, number, 1)
        assert not re.search(r"[.?!…] ?\.|[^.?!…]$", page.locator("#heard").inner_text()), "one stop for a sentence"
    assert page.locator("[data-step='1']").get_attribute("aria-disabled") == "true"
    assert stumbles(page) == []
    for number in reversed(range(len(film))):
        assert lying(page) == forwards[number]
        step(page, number, -1)
    page.locator("#scrub").fill(str(len(film) - 1))
    assert lying(page) == forwards[-1]
    page.keyboard.press("Home")
    assert page.troubles == []


def test_a_seat_learns_as_the_film_goes_on(browser, served):
    page = opened(browser, served, ONE_NIGHT)
    assert page.locator(".learned li:visible").count() == 0
    page.select_option("#eyes", "1")
    assert page.locator(".learned li:visible").all_inner_texts() == ["Your card: Seer."]
    while "Robber" not in page.locator(".frame:visible h2").inner_text():
        page.click("[data-step='1']")
    told = page.locator(".learned li:visible").all_inner_texts()
    assert told[0] == "Your card: Seer."
    assert [line.split(":")[0] for line in told[1:]] == ["You look at centre card 2", "You look at centre card 1"]
    page.select_option("#eyes", "2")
    robbed = page.locator(".learned li:visible").all_inner_texts()
    assert robbed[0] == "Your card: Robber."
    assert len(robbed) == 3
    page.select_option("#eyes", "")
    assert page.locator(".learned li:visible").count() == 0


def test_what_if_is_answered_without_leaving_the_film(browser, served):
    page = opened(browser, served, ONE_NIGHT)
    page.keyboard.press("End")
    page.select_option("select[name=voter]", "2")
    assert page.locator("select[name=target] option:enabled").all_inner_texts() == ["Ada", "Ben"], (
        "nobody is how she voted"
    )
    page.select_option("select[name=target]", "1")
    page.click("[data-what-if=otherwise]")
    page.wait_for_selector("#otherwise .panel")
    assert "If Cleo had pointed at Ben instead of nobody" in page.locator("#otherwise").inner_text()
    assert "The vote takes Ben." in page.locator("#otherwise").inner_text()
    assert page.locator(".frame:visible h2").inner_text().endswith("Vote")  # the film stays where it was
    assert stumbles(page) == []
    assert page.troubles == []


def test_another_night_is_told_without_leaving_the_film(browser, served):
    page = opened(browser, served, ONE_NIGHT)
    page.keyboard.press("End")
    page.locator(".done button", has_text="Rob Ada").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#altered .instead")
    assert stumbles(page) == []
    page.get_by_role("button", name="Rob Ben").click()
    page.wait_for_selector("#altered .came-of")
    assert "“Rob Ben” instead of “Rob Ada”" in page.locator("#altered").inner_text()
    assert page.locator("#altered .stirred").count() == 3, "three cards lie elsewhere than they did"
    page.select_option("select[name=voter]", "2")
    page.click("[data-what-if=otherwise]")
    page.wait_for_selector("#otherwise .panel")  # a vote of the game as it was
    assert page.locator("#altered .came-of").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert stumbles(page) == []
    assert page.troubles == []


def test_the_picture_is_painted_under_the_strict_policy(browser, served):
    page = opened(browser, served, EPIC_BATTLE, "fr")
    page.click("[data-picture]")
    page.wait_for_selector(".drawn img")
    measured = "image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
    size = page.locator(".drawn img").evaluate(measured)
    assert size == [1200, 630]
    with page.expect_download() as saved:
        page.click(".drawn a")
    assert saved.value.suggested_filename == "garou.png"
    assert stumbles(page) == []
    assert page.troubles == []


@pytest.mark.parametrize(("game", "size"), crossed(RECORDS, [SMALL, PHONE, WALL]))
def test_nothing_sticks_out_of_any_screen(browser, served, game, size):
    page = opened(browser, served, RECORDS[game], "fr", size)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for box in page.locator(".frame:visible .seat").all():
        seat = box.bounding_box()
        assert seat["x"] >= 0
        assert seat["x"] + seat["width"] <= size["width"]


def test_without_a_script_every_frame_and_fact_is_there(browser, served):
    page = opened(browser, served, ONE_NIGHT, java_script_enabled=False)
    film = frames(judged(read(json.dumps(ONE_NIGHT))))
    assert page.locator(".frame:visible").count() == len(film)
    assert page.locator(".learned li:visible").count() >= 6
    page.select_option("select[name=voter]", "2")
    page.select_option("select[name=target]", "1")
    page.click("[data-what-if]")
    assert "If Cleo had pointed at Ben instead of nobody" in page.locator("#otherwise").inner_text()


def test_another_language_takes_the_record_along(browser, served):
    page = opened(browser, served, ONE_NIGHT, "en")
    page.click(".langs button[value=fr]")
    page.wait_for_selector("html[lang=fr]")
    assert page.locator(".frame").count() == len(frames(judged(read(json.dumps(ONE_NIGHT)))))
    assert "le film" in page.locator("h1").inner_text()


# --- At a table ---------------------------------------------------------------------------------------


def sat_down(browser, served, **how):
    """One person's phone at a table of bots, before the deal; and how to begin."""
    code = post(f"{served.address}/api/tables", {"game": "one-night", "pace": "blink", "players": 4})["code"]
    token = post(f"{served.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
    page = browser.new_context(viewport=PHONE, locale="en", **how).new_page()
    cookie = {"name": f"garou-seat-{code}", "value": token, "url": f"{served.address}/t/{code}"}
    page.context.add_cookies([cookie])
    page.goto(f"{served.address}/t/{code}")
    page.wait_for_selector("[data-phase=lobby]")
    return page, code, lambda: post(f"{served.address}/api/tables/{code}/begin", {}, token)


def test_the_end_is_told_in_stages_that_a_tap_skips_and_leads_to_the_film(browser, served):
    page, code, begin = sat_down(browser, served)
    begin()
    page.wait_for_selector("[data-phase=playing]")
    refused = page.context.request.get(f"{served.address}/t/{code}/replay")
    assert refused.status == 409
    assert "The game is not over" in refused.text()
    page.wait_for_selector("html[data-stage='1']", timeout=60_000)
    assert page.locator(".pointing:visible").count() > 0
    assert page.locator(".verdict:visible, .reasons:visible, .deaths:visible, .ends:visible").count() == 0
    assert stumbles(page) == []
    page.locator(".stage:visible h2").first.click()
    page.wait_for_selector("html[data-stage='2']")
    page.click("[data-tell-all]")
    assert page.locator("html").get_attribute("data-stage") is None
    page.wait_for_selector("html:not([data-yet])")
    for part in (".verdict", ".ends", ".sides", ".reasons", ".untold"):
        assert page.locator(f"{part}:visible").count() > 0, part
    assert stumbles(page) == []
    page.reload()
    assert page.locator("html").get_attribute("data-stage") is None  # told once is told
    page.click(f"a[href='/t/{code}/games/1/replay']")
    page.wait_for_selector(".frame.now", state="visible")
    assert page.locator("select[name=voter]").evaluate("one => one.selectedOptions[0].text") == "Zed"
    assert stumbles(page) == []
    drawn = get_text(page, f"{served.address}/t/{code}/picture.svg")
    assert ">Zed</text>" in drawn
    assert get(f"{served.address}/api/tables/{code}/record")["players"]


def test_every_stage_of_the_end_leads_on(browser, served):
    """A button of its own each time, until all is there and another game can be asked for."""
    page, _, begin = sat_down(browser, served)
    page.evaluate(KEEP_FADING)
    begin()
    page.wait_for_selector("html[data-stage='1']", timeout=60_000)
    seen, told = [], []
    while stage := page.locator("html").get_attribute("data-stage"):
        seen.append(stage)
        told.append(page.locator(".stage :is(h1, h2):visible").first.inner_text())
        assert page.locator(f".stage[data-stage='{stage}']:visible").count() > 0
        assert page.locator(".over > .bar .btn:visible").count() == 1, "one way, and it leads on"
        page.click("[data-tell-next]")
    assert seen == ["1", "2", "3", "4", "5"]
    parts = ("web-ballot-told", "replay-deaths", "web-end-cards", "replay-teams")
    assert told[:4] == [words("en")(part) for part in parts], "votes, deaths, cards, teams, and then you"
    assert page.locator("[data-tell-next]").is_hidden()
    assert page.locator("form[action$='/another'] button:visible").count() == 1, "alone with bots one tap is enough"
    assert page.locator("form[action$='/again'] button:visible").count() == 1, "or a change first"
    # Letters that fade would be reckoned anew for every element in every frame: the light lifts as one veil instead.
    assert page.evaluate("faded") == ["lift"]


KEEP_FADING = """() => {
  window.faded = [];
  const keep = (name) => window.faded.includes(name) || window.faded.push(name);
  document.addEventListener("animationstart", (event) => event.animationName === "lift" && keep("lift"));
  document.addEventListener("transitionrun", (event) => event.propertyName === "color" && keep("color"));
}"""


def get_text(page, address):
    answer = page.context.request.get(address)
    assert answer.status == 200
    return answer.text()


def test_who_wants_no_motion_is_told_all_at_once(browser, served):
    page, _, begin = sat_down(browser, served, reduced_motion="reduce")
    begin()
    page.wait_for_selector("[data-phase=over]", timeout=60_000)
    assert page.locator("html").get_attribute("data-stage") is None
    assert page.locator(".verdict:visible").count() == 1
    assert re.search(r"You (won|lost)", page.locator(".verdict").inner_text())
