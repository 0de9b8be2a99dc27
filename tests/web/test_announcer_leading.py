"""The announcer beside somebody who leads: it waits for them, takes back, asks before it stops, and comes back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from announcer_nights import LONG, SMALL, goes_through, lasting
from announcer_phone import LEAD, SAYING, TablePhone, phones_at, table_server  # noqa: F401  # a fixture, by its name
from phones import browser  # noqa: F401  # a fixture is used by its name

from garou.announcer import Cue
from garou.texts import LANGUAGES, words
from slices import sliced

LONGEST = 600  # seconds: more than any pause that can be set


@pytest.fixture
def lay(browser, table_server):  # noqa: F811  # the fixtures
    with phones_at(browser, table_server) as opened:
        yield opened


def up_to(cues: list[Cue], name: str) -> list[Cue]:
    return cues[: 1 + [cue.id for cue in cues].index(name)]


def led_to(phone: TablePhone, cues: list[Cue], name: str) -> list[Cue]:
    """From the cards on the table to the moment the voice waits for whoever leads after this line."""
    told = up_to(cues, name)
    phone.tap("#begin")
    phone.tap("#start")
    goes_through(phone, told[:-1])
    phone.wait(lasting(told[-1:]))
    return told


def texts(cues: list[Cue]) -> list[str]:
    return [cue.words for cue in cues if cue.aloud]


def said(phone: TablePhone) -> list[Any]:
    return [line["text"] for line in phone.spoken]


# --- Waiting ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_the_lovers_are_touched_before_they_are_told_to_open_their_eyes(lang, lay):
    phone, cues = lay(lang, LONG.settings), LONG.told(lang)
    told = led_to(phone, cues, "touch")
    phone.wait(LONGEST)
    assert said(phone) == texts(told)
    assert phone.text("#caption") == words(lang)("announce-classic-touch")
    assert phone.shows("#wait")
    assert phone.page.get_attribute("#play", "aria-label") == words(lang)("announcer-page-play")
    assert phone.stumbles() == []
    phone.tap("#play")
    phone.wait(LEAD / 1000)
    assert not phone.shows("#wait")
    assert said(phone)[-1] == next(cue.words for cue in cues if cue.id == "lovers-open")


@pytest.mark.parametrize(
    "name", sliced(["cupid-act", "seer-act", "witch-act", "witch-heal", "captain", "captain-now"], 2, first=1)
)
def test_the_voice_waits_for_an_answer_however_long_it_takes(name, lay):
    phone, cues = lay("en", LONG.settings), LONG.told("en")
    told = led_to(phone, cues, name)
    phone.wait(LONGEST)
    assert said(phone) == texts(told)
    phone.tap("#back")
    phone.wait(LEAD / 1000 + SAYING / 1000)
    assert said(phone)[-2:] == [told[-1].words] * 2
    assert phone.shows("#wait")


def test_what_is_to_be_done_after_the_night_and_after_the_vote_is_shown_until_it_is_done(lay):
    phone, cues = lay("en", LONG.settings), LONG.told("en")
    led_to(phone, cues, "deaths")
    say = words("en")
    assert phone.text("#caption") == say("announce-classic-deaths")
    assert say("announce-classic-last-shot") in phone.text("#notes")
    phone.tap("#play")
    rest = cues[len(up_to(cues, "deaths")) :]
    goes_through(phone, up_to(rest, "lynched")[:-1])
    assert phone.text("#caption") == say("announce-classic-lynched")
    assert say("announce-classic-captain-tie") in phone.text("#notes")
    assert say("announce-classic-check-end") in phone.text("#notes")
    phone.wait(LONGEST)
    assert not phone.shows("#end-pad")
    phone.tap("#play")
    assert phone.shows("#end-pad")


def test_a_rehearsal_waits_for_nobody_and_says_who_will_be_waited_for(lay):
    phone, cues = lay("fr", LONG.settings), LONG.told("fr")
    phone.tap("#practise")
    phone.tap("#start")
    explained = set()
    for _ in range(3 * len(cues)):
        explained.add(phone.text("#explained"))
        phone.wait(SAYING / 1000)
    phone.wait(LONGEST)
    assert phone.shows("#end-pad")
    assert words("fr")("announcer-page-practise.waits") in explained
    assert said(phone) == texts(cues)


def test_only_roles_whose_pause_is_a_time_can_be_given_more_of_it(lay):
    def steppers(night):
        phone = lay("en", night.settings)
        return phone.page.locator("#longer li").count()

    lovers = 1
    assert steppers(LONG) == lovers
    assert steppers(SMALL) == len({"werewolf", "seer", "robber"})


# --- Who has left -----------------------------------------------------------------------------------------


def ended(phone: TablePhone, cues: list[Cue]) -> None:
    phone.tap("#begin")
    phone.tap("#start")
    goes_through(phone, cues)


def test_a_wrong_tap_on_who_has_left_is_taken_back(lay):
    phone, cues = lay("en", LONG.settings), LONG.told("en")
    ended(phone, cues)
    assert not phone.shows("#taken-out")
    for role in ("seer", "werewolf", "werewolf"):
        phone.tap(f"#alive [data-role={role}]")
    assert phone.page.locator("#alive [data-role=werewolf]").count() == 0
    assert phone.text("#gone [data-role=werewolf] b") == "×2"
    phone.tap("#gone [data-role=seer]")
    phone.tap("#gone [data-role=werewolf]")
    assert phone.page.locator("#gone [data-role=seer]").count() == 0
    assert [phone.text(f"#alive [data-role={role}] b") for role in ("seer", "werewolf")] == ["×1", "×1"]
    phone.tap("#next")
    later = replace(LONG, cards=LONG.cards.replace("werewolf werewolf", "werewolf")).told("en", round=2)
    goes_through(phone, later)
    assert said(phone) == texts(cues) + texts(later)


# --- Stopping ---------------------------------------------------------------------------------------------


def test_stop_asks_and_a_slip_of_the_hand_ends_nothing(lay):
    phone, cues = lay("fr", SMALL.settings), SMALL.told("fr")
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues[:2]) - 1)
    phone.tap("#leave")
    assert phone.shows("#ask")
    assert phone.stumbles() == []
    phone.wait(LONGEST)
    assert said(phone) == texts(cues[:2])
    phone.tap("#stay")
    assert not phone.shows("#ask")
    phone.wait(lasting(cues[2:]) + 2)
    assert said(phone) == texts(cues)
    assert phone.shows("#end-pad")


def test_stop_asks_while_the_voice_waits_and_then_it_waits_on(lay):
    phone, cues = lay("en", LONG.settings), LONG.told("en")
    told = led_to(phone, cues, "cupid-act")
    phone.tap("#leave")
    phone.page.keyboard.press("Escape")
    phone.page.wait_for_selector("#ask", state="hidden")
    assert phone.shows("#wait")
    phone.wait(LONGEST)
    assert said(phone) == texts(told)
    phone.tap("#leave")
    phone.tap("#really")
    assert phone.shows("#choose")
    assert not phone.shows("#ask")


@pytest.mark.parametrize("way", ["begin", "practise"])
def test_where_nothing_would_be_lost_stop_does_not_ask(way, lay):
    phone = lay("en", SMALL.settings)
    phone.tap(f"#{way}")
    if way == "practise":
        phone.tap("#start")
    phone.tap("#leave")
    assert phone.shows("#choose")
    assert not phone.shows("#ask")


# --- Coming back ------------------------------------------------------------------------------------------


def come_back(phone: TablePhone) -> None:
    phone.page.reload()
    phone.page.wait_for_selector("#start")
    phone.stand_still()
    assert phone.text("#caption") == words(phone.lang)("announcer-page-resume")
    assert phone.text("#start") == words(phone.lang)("announcer-page-play")


@pytest.mark.parametrize("lang", sliced(LANGUAGES))
def test_a_reload_goes_on_with_the_line_that_was_being_said(lang, lay):
    phone, cues = lay(lang, LONG.settings), LONG.told(lang)
    told = led_to(phone, cues, "seer-act")
    come_back(phone)
    rest = cues[len(told) - 1 :]
    phone.tap("#start")
    goes_through(phone, rest)
    assert said(phone) == texts(rest)
    assert phone.troubles == []


def test_a_reload_between_two_nights_remembers_who_has_left(lay):
    phone, cues = lay("en", LONG.settings), LONG.told("en")
    ended(phone, cues)
    phone.tap("#alive [data-role=seer]")
    come_back(phone)
    phone.tap("#leave")
    assert phone.shows("#ask")
    phone.tap("#stay")
    phone.tap("#start")
    assert phone.page.locator("#gone [data-role=seer]").count() == 1
    phone.tap("#next")
    later = replace(LONG, cards=LONG.cards.replace("seer ", "")).told("en", round=2)
    goes_through(phone, later)
    assert said(phone) == texts(later)


def test_what_was_stopped_or_is_over_does_not_come_back(lay):
    phone, cues = lay("en", SMALL.settings), SMALL.told("en")
    for way in (stopped, told_to_the_end):
        way(phone, cues)
        phone.page.reload()
        phone.laid()
        assert phone.page.locator("#begin").is_enabled(), way


def stopped(phone: TablePhone, cues: list[Cue]) -> None:
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues[:3]))
    phone.tap("#leave")
    phone.tap("#really")


def told_to_the_end(phone: TablePhone, cues: list[Cue]) -> None:
    ended(phone, cues)
    assert phone.shows("#end-pad")


@pytest.mark.parametrize(
    "spoilt", sliced(["{", "null", "7", '{"game": "one-night", "edition": "bezier", "night": "x"}'], first=3)
)
def test_whatever_was_kept_of_a_night_the_page_opens(spoilt, lay):
    phone = lay("en", SMALL.settings, before=f"localStorage.setItem('garou-announcer-night', {spoilt!r});")
    assert phone.shows("#begin")
    assert phone.troubles == []
