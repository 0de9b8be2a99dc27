"""How balanced the cards are, in the lobby: measured beside the tables, and the same for whoever asks."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from dataclasses import replace
from types import ModuleType
from unittest import mock

import httpx
import pytest
from serving import TRUSTING_NOBODY, Server

from garou.extras import NotInstalled
from garou.games.scenarios import SCENARIOS
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words
from garou.web import slices
from garou.web.aside import Aside
from garou.web.balancing import scales, weighing
from garou.web.balancing.scales import deck_scales
from garou.web.balancing.showing import shown
from garou.web.balancing.weighing import DRAWN, GAMES, WHOLE, Bit, Weight, laid, over, weighed
from garou.web.booth import Busy

SAME_SITE = {"sec-fetch-site": "same-origin"}
SWAPPED = {"hx-request": "true"}
FIVE = laid(Settings(size=5))
WOLVES = laid(Settings(scenario=None, cards=("werewolf",) * 2 + ("villager",) * 4, size=3))


class Here(Aside):
    """Does what is asked for here and now, in a thread, which no signal reaches."""

    def ask(self, work, wanted):
        with mock.patch.object(weighing, "limited", contextlib.nullcontext):
            return work(wanted)

    def end(self):
        pass


# --- What is measured -----------------------------------------------------------------------------


def test_it_rests_on_what_the_host_has_chosen_and_on_nothing_else():
    chosen = Settings(size=5)
    others = {"pace": "calm", "lang": "fr", "chips": 5, "talk": 3, "newcomers": True, "deducing": "everybody"}
    assert laid(chosen.with_(**others)) == laid(chosen) == FIVE
    assert laid(chosen.with_(size=4)) != FIVE
    assert laid(chosen.with_(wild=True)) != FIVE
    assert laid(chosen.with_(cards=("tanner",))) == FIVE  # of a deck that is not played


def test_bits_are_the_games_one_after_the_other(monkeypatch):
    monkeypatch.setattr(weighing, "SLICE", 0.0)
    first = weighed(Bit(FIVE, 0, 0))
    again = weighed(Bit(FIVE, 0, 0))
    assert (first.found, first.mornings) == (again.found, again.mornings)
    assert first.found.games == 10
    assert weighed(Bit(FIVE, 10, 1)).found != first.found


def test_what_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(weighing, "HARD", 0.001)
    found = weighed(Bit(laid(Settings(scenario="uncertainty", edition="ravensburger", size=10)), 0, 0))
    assert found.stuck
    assert over(FIVE, found)


def test_first_of_all_it_is_drawn_by_luck():
    """157 games in 512 are the village's with the basic five; and no game among minds is played for it."""
    found = weighed(Bit(FIVE, 0, 0, luck=True))
    assert found.drawn
    assert found.luck.games >= DRAWN
    assert abs(found.luck.won_by("village").rate - 157 / 512) < 0.01
    assert (found.found.games, found.mornings) == (0, 0)
    assert (found + weighed(Bit(FIVE, 0, 0))).luck == found.luck


def test_what_has_no_array_form_is_not_drawn():
    drawn = next(one for one in SCENARIOS if not one.casts)
    chosen = Settings(drawn.game, drawn.edition, drawn.id, size=drawn.players[0])
    found = weighed(Bit(laid(chosen), 0, 0, luck=True))
    assert (found.luck, found.drawn, found.stuck) == (None, True, False)


class Missing(ModuleType):
    def __getattr__(self, name):
        raise NotInstalled(name)


def test_without_the_extra_all_else_is_as_it_was(monkeypatch):
    monkeypatch.setitem(sys.modules, "garou.lane", Missing("garou.lane"))
    found = weighed(Bit(FIVE, 0, 0, luck=True))
    assert (found.luck, found.drawn) == (None, True)
    assert shown(words("en"), FIVE, found).luck == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_luck_comes_to_is_shown_beside_what_minds_make_of_it(lang):
    seen = shown(words(lang), FIVE, weighed(Bit(FIVE, 0, 0, luck=True)))
    assert (len(seen.luck), seen.wins) == (2, ())
    assert seen.drawn >= DRAWN


def test_there_is_an_end_to_it():
    assert not over(FIVE, Weight())
    assert over(FIVE, Weight(spent=WHOLE))
    many = weighed(Bit(FIVE, 0, 0))
    many.found.counts.games = GAMES
    assert over(FIVE, many)


# --- In turn --------------------------------------------------------------------------------------


async def until_over(measuring, *decks):
    def measured(deck):
        return over(deck, measuring.weigh(deck))

    while not all(list(map(measured, decks))):
        await asyncio.sleep(0.01)


def test_two_decks_are_measured_in_turn_and_each_only_once(monkeypatch):
    monkeypatch.setattr(weighing, "SLICE", 0.0)
    monkeypatch.setattr(weighing, "GAMES", 30)
    asked = []
    counted = replace(scales.WORK, slice=lambda bit: asked.append((bit.laid, bit.luck)) or weighed(bit))
    monkeypatch.setattr(scales, "WORK", counted)
    measuring = deck_scales(Here())

    async def both():
        await until_over(measuring, FIVE, WOLVES)

    asyncio.run(both())
    assert asked == [(FIVE, True), (WOLVES, True), *[(FIVE, False), (WOLVES, False)] * 3]
    assert measuring.known(FIVE).found.games == 30
    asyncio.run(both())
    assert len(asked) == 8
    measuring.close()


def test_a_deck_that_nobody_looks_at_any_more_waits(monkeypatch):
    monkeypatch.setattr(slices, "LOOKED", -1.0)
    measuring = deck_scales(Here())

    async def once():
        measuring.weigh(FIVE)
        await measuring._work  # noqa: SLF001  # until there is nothing to do

    asyncio.run(once())
    assert measuring.known(FIVE) is None
    measuring.close()


def test_too_many_decks_at_once_are_turned_away(monkeypatch):
    monkeypatch.setattr(slices, "LINE", 1)
    measuring = deck_scales(Here())

    async def two():
        measuring.weigh(FIVE)
        with pytest.raises(Busy):
            measuring.weigh(WOLVES)
        measuring.weigh(FIVE)
        measuring.close()

    asyncio.run(two())


# --- What is shown --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_shows_teams_with_intervals_what_is_known_and_what_to_be_warned_of(lang):
    found = weighed(Bit(WOLVES, 0, 0))
    found.found.counts.games, found.found.counts.wins["werewolf"] = 400, 400
    found.found.counts.wins["village"] = 0
    seen = shown(words(lang), WOLVES, found)
    assert [one.name for one in seen.wins] == [words(lang)("team-werewolf"), words(lang)("team-village")]
    assert all(float(one.low) <= float(one.at) <= float(one.low) + float(one.high) + 0.5 for one in seen.wins)
    assert {one.name for one in seen.known} <= {words(lang)("role-werewolf"), words(lang)("role-villager")}
    assert words(lang)("lab-warn-cannot-lose", {"team": words(lang)("team-werewolf.the")}) in seen.warned
    assert 0 < seen.done <= 100


def test_a_few_games_warn_of_nothing(monkeypatch):
    monkeypatch.setattr(weighing, "SLICE", 0.0)
    found = weighed(Bit(WOLVES, 0, 0))
    assert found.found.games == 10
    assert shown(words("en"), WOLVES, found).warned == ()
    assert shown(words("en"), FIVE, Weight()).wins == ()


# --- At a table -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("balance") / "data").start()
    yield running
    running.kill()


def guest(house):
    return httpx.Client(
        base_url=house.address, headers=SAME_SITE, follow_redirects=True, timeout=60, verify=TRUSTING_NOBODY
    )


def test_who_sits_there_has_it_measured_and_who_watches_sees_what_is_known(house):
    with guest(house) as host, guest(house) as stranger:
        where = host.post("/tables", data={"name": "Ada", "game": "one-night"}).url.path
        assert f"{where}/balance" in host.get(where).text
        unseen = stranger.get(f"{where}/balance?watch=1", headers=SWAPPED).text
        assert "hx-get" not in unseen
        assert "<progress" not in unseen
        first = host.get(f"{where}/balance")
        assert first.headers["refresh"] == "2"
        while "<progress" in (page := host.get(f"{where}/balance", headers=SWAPPED).text):
            time.sleep(0.1)
        assert "refresh" not in host.get(f"{where}/balance").headers
        assert page.count('class="reach"') == 4, "of minds, and of luck"
        assert stranger.get(f"{where}/balance?watch=1", headers=SWAPPED).text.count('class="reach"') == 4
        assert stranger.get(f"{where}/balance", headers=SWAPPED).status_code == 401


def test_once_cards_are_dealt_nothing_of_it_is_told(house):
    with guest(house) as host:
        where = host.post("/tables", data={"name": "Ada", "game": "one-night"}).url.path
        host.post(f"{where}/begin")
        refused = host.get(f"{where}/balance", headers=SWAPPED)
        assert refused.status_code == 409
        assert words("en")("error-balance-in-lobby")[:20] in refused.text
