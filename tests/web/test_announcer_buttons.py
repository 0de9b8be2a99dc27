"""The announcer's buttons and voices in a browser, for everybody."""

from dataclasses import replace
from itertools import pairwise

import pytest
from announcer_nights import EPIC, SMALL, lasting, signalled
from announcer_phone import LEAD, SAYING, laid_out, phones_at, table_server  # noqa: F401  # a fixture, by its name
from phones import browser  # noqa: F401  # a fixture is used by its name

from garou import announcer
from garou.announcer import Tempo
from garou.texts import LANGUAGES, words
from slices import sliced


@pytest.fixture
def lay(browser, table_server):  # noqa: F811  # the fixtures
    with phones_at(browser, table_server) as opened:
        yield opened


# --- The buttons ------------------------------------------------------------------------------------------


def test_pause_back_and_skip(lay):
    night = replace(SMALL, pace=Tempo(role=10, day=120))
    phone, cues = lay("en", night.settings), night.told("en")
    act = next(i for i, cue in enumerate(cues) if cue.pause == 10)
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues[: act + 1]) - 6)  # four seconds into ten
    assert len(phone.spoken) == act + 1
    phone.tap("#play")
    phone.wait(60)
    phone.tap("#play")
    phone.wait(5.9)
    assert len(phone.spoken) == act + 1
    phone.wait(0.2)
    assert phone.spoken[-1]["text"] == cues[act + 1].words
    phone.tap("#back")  # in the middle of a line: the one before
    assert phone.spoken[-1]["text"] == cues[act].words
    phone.wait(3)
    phone.tap("#back")  # in a silence: the same once more
    assert [line["text"] for line in phone.spoken[-2:]] == [cues[act].words] * 2
    phone.tap("#skip")
    assert phone.spoken[-1]["text"] == cues[act + 1].words


def test_the_day_has_a_clock_that_stops_and_takes_another_minute(lay):
    night = replace(SMALL, pace=Tempo(day=120))
    phone, cues = lay("en", night.settings), night.told("en")
    day = next(i for i, cue in enumerate(cues) if cue.pause == 60)  # two minutes, the last one announced
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues[:day]) + (signalled(cues[day]) + SAYING) / 1000 + 19)
    assert phone.text("#left") == "1:41"
    phone.tap("#more")
    assert phone.text("#left") == "2:41"
    phone.tap("#play")
    phone.wait(300)
    assert phone.text("#left") == "2:41"
    phone.tap("#play")
    phone.wait(100.5)
    assert len(phone.spoken) == day + 1
    phone.wait(0.6 + LEAD / 1000)
    assert phone.spoken[-1]["text"] == cues[day + 1].words
    phone.wait(SAYING / 1000)
    phone.tap("#vote")
    phone.wait(LEAD / 1000)
    assert phone.spoken[-1]["text"] == next(cue.words for cue in cues if cue.stretch == "vote")


def test_a_role_can_be_given_more_time_than_the_others(lay):
    phone, cues = lay("en", SMALL.settings | {"longer": {"seer": 7}}), SMALL.told("en")
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues) + 8)
    acts = {cue.call: gap for cue, gap in zip(cues, phone.silences, strict=False) if cue.kind == "act"}
    assert (acts["robber"], acts["seer"]) == (10_000, 17_000)


def test_who_wants_no_countdown_votes_without_one(lay):
    phone, cues = lay("en", SMALL.settings | {"count": False}), SMALL.told("en")
    beats = {line["id"] for line in announcer.book("one-night", "bezier", "en")["lines"] if line["pause"] == "beat"}
    assert beats
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues) + 1)
    assert [line["text"] for line in phone.spoken] == [cue.words for cue in cues if cue.id not in beats]


def test_a_rehearsal_is_quick_and_explains(lay):
    phone, cues = lay("fr", SMALL.settings), SMALL.told("fr")
    phone.tap("#practise")
    phone.tap("#start")
    assert words("fr")("announcer-page-practise-part") in phone.text("#explained")
    phone.wait(sum((signalled(cue) + SAYING) / 1000 + min(2, cue.pause) for cue in cues) + 1)
    assert [line["text"] for line in phone.spoken] == [cue.words for cue in cues]
    assert max(phone.silences) == 2000 + LEAD
    assert not phone.shows("#settle")


# --- Voices -----------------------------------------------------------------------------------------------


def test_without_a_voice_there_are_captions_and_a_gong(lay):
    phone = lay("fr", SMALL.settings, voices=["en-GB"])
    assert phone.shows("#no-voice")
    assert phone.page.locator("#voice").input_value() == "none"
    cues = SMALL.told("fr")
    phone.tap("#begin")
    phone.tap("#start")
    seen = []
    for _ in range(1200):
        seen += [text] if (text := phone.text("#caption")) not in seen[-1:] else []
        if phone.shows("#day-clock"):
            break
        phone.wait(1)
    assert seen == [cue.words for cue in cues[: len(seen)]]
    assert phone.spoken == []
    calls = len([cue for cue in cues[: len(seen)] if signalled(cue)])
    assert phone.page.evaluate("window.signals") == calls


@pytest.mark.parametrize(
    ("flaw", "patience"),
    [("said.onend = null", lambda reading: 3 * reading + 5), ("said.onerror?.(); said.onend = null", lambda r: r)],
    ids=["never ends", "fails"],
)
def test_a_voice_that_lets_the_table_down_does_not_stop_the_night(flaw, patience, lay):
    before = f"const speak = speechSynthesis.speak; speechSynthesis.speak = (said) => {{ speak(said); {flaw}; }};"
    phone, cues = lay("en", SMALL.settings, before=before), SMALL.told("en")
    waited = [patience(max(1.5, 0.07 * len(cue.words))) for cue in cues]  # as long as it takes to read it
    phone.tap("#begin")
    phone.tap("#start")
    phone.wait(lasting(cues) + sum(waited))
    assert [line["text"] for line in phone.spoken] == [cue.words for cue in cues]
    begun = [line["at"] / 1000 for line in phone.spoken]
    due = [
        wait + cue.pause + signalled(after) / 1000 for wait, (cue, after) in zip(waited, pairwise(cues), strict=False)
    ]
    assert [after - before for before, after in pairwise(begun)] == pytest.approx(due, abs=0.01)


# --- For everybody ----------------------------------------------------------------------------------------


PARTS = {
    "dusk": "[data-mood=dusk] [data-part=telling]",
    "night": "[data-mood=night] [data-part=telling]",
    "day": "[data-part=day]",
    "counting": "[data-part=counting]",
    "end": "[data-part=end]",
}


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_nobody_stumbles_over_the_cards_and_the_settings(lang, lay):
    phone = lay(lang, laid_out("epic-battle/ravensburger", EPIC))
    for drawer in phone.page.locator("details").all():
        drawer.evaluate("drawer => drawer.open = true")
    for way in ("tokens", "scenario", "bag"):
        phone.page.locator(f"label:has([name=way][value={way}])").click()
        assert phone.stumbles() == [], way
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= phone.page.viewport_size["width"], way


def test_nobody_stumbles_over_any_part_of_the_night(lay):
    phone = lay("fr", laid_out("epic-battle/ravensburger", EPIC, pause=3, day=1))
    phone.tap("#begin")
    assert phone.stumbles() == []
    phone.tap("#start")
    left = dict(PARTS)
    for _ in range(400):
        for name in [name for name, part in left.items() if phone.page.locator(part).count()]:
            del left[name]
            nobody_stumbles_over(phone, name)
        if not left:
            return
        phone.wait(1)
    raise AssertionError(left)


def nobody_stumbles_over(phone, name):
    """In a pause, so that it lasts."""
    going_on = phone.shows("#play")
    if going_on:
        phone.tap("#play")
    assert phone.stumbles() == [], name
    if name == "night":
        phone.tap("#dim")
        assert phone.shows("#dark")
        assert phone.stumbles() == []
        phone.tap("#dark")
        assert not phone.shows("#dark")
    if going_on:
        phone.tap("#play")
