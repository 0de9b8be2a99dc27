"""Somebody who plays for the first time is told what to do, what the hour is, how to win and what a tap does."""

from __future__ import annotations

import asyncio
import contextlib
import re

import pytest
from stage import ask, cookie, opened, run
from twins import world

from garou.engine.values import DECLINED, RoleName, Slot
from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.texts import words
from garou.web.help.explaining import wins

en = words("en")
SWIFT = world("one-night", "bezier", "villager werewolf seer | werewolf robber villager", pace="swift")
CAULDRON = world("epic-battle", "ravensburger", "witch villager seer | werewolf robber villager", pace="swift")
VILLAGE = world("classic", "", "villager werewolf werewolf seer villager villager hunter | |", pace="quick")


class Evening:
    """People at a table in this process, whose pages can be read."""

    def __init__(self, app, room, tokens):
        self.app, self.room, self.tokens, self.keeper = app, room, tokens, app.state.keeper

    async def page(self, seat):
        return (await ask(self.app, "GET", f"/t/{self.room.code}", **cookie(self.tokens[seat]))).body.decode()

    async def pages(self):
        return [await self.page(seat) for seat in range(len(self.tokens))]

    async def begin(self):
        await lobby.begin(self.keeper, self.room.code, 1)

    async def look(self):
        for chair in self.room.seated:
            await answering.look(self.keeper, self.room.code, chair)
        await self.leave(lambda: self.room.phase is not Phase.PLAYING)

    async def next_window(self):
        """Nobody does anything until it closes; who has to vote points at nobody."""
        here = self.room.windows
        for question in self.room.put if self.room.window.kind == "ballot" else ():
            for seat in question.seats:
                await answering.answer(self.keeper, self.room.code, self.room.seated[seat], here, DECLINED)
        await self.leave(lambda: self.room.windows == here)

    async def leave(self, still):
        while still():
            await asyncio.sleep(0.25)


def test_whoever_never_played_is_led_to_the_roles_before_anything_is_asked():
    async def front():
        async with opened() as app:
            return (await ask(app, "GET", "/")).body.decode()

    page = run(front())
    assert page.count(en("help-meet")) == 1
    assert page.index(en("help-meet")) < page.index(en("web-join"))


@contextlib.asynccontextmanager
async def evening(of, people=None):
    async with opened(of.setup, of.cast) as app:
        room = await lobby.create(app.state.keeper, of.settings)
        names = ("Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gil")[: people or len(of.setup.deal)]
        yield Evening(app, room, [await seating.join(app.state.keeper, room.code, name, "en") for name in names])


def question(page):
    return re.search(r'<div class="said centred">\s*<h1[^>]*>(.*?)</h1>\s*<p class="lede">(.*?)</p>', page, re.DOTALL)


def title(page):
    return re.sub("<[^>]+>", "", question(page)[1])


def hour(page):
    return re.search(r'<div class="when"><span>([^<]*)</span>', page)[1]


# --- Before the game --------------------------------------------------------------------------------


def test_a_host_alone_is_told_to_invite_or_to_begin_with_bots():
    async def look_round():
        async with evening(SWIFT, people=1) as table:
            assert en("web-begin.alone") in await table.page(0)
            table.tokens.append(await seating.join(table.keeper, table.room.code, "Ben", "en"))
            host, guest = await table.pages()
            assert en("web-begin.bots") in host
            assert en("web-begin.alone") not in host
            assert en("web-begin.bots") not in guest

    run(look_round())


def test_the_pace_of_the_night_is_in_no_drawer_and_guests_see_it_too():
    async def look_round():
        async with evening(VILLAGE, people=2) as table:
            host, guest = [re.sub(r"<details.*?</details>", "", page, flags=re.DOTALL) for page in await table.pages()]
            assert 'name="pace" value="swift"' in host
            assert 'name="pace"' not in guest
            told = en("web-pace-about", {"call": 8, "talk": 2, "ballot": 30})
            assert told in host
            assert told in guest

    run(look_round())


# --- The card ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", [SWIFT, VILLAGE])
def test_a_card_says_how_one_wins_with_it_and_whether_it_is_for_good(of):
    async def look():
        async with evening(of) as table:
            await table.begin()
            for card, page in zip(of.setup.deal, await table.pages(), strict=True):
                assert f"</b> {wins(en, of.settings, RoleName(card))}</span>" in page
                assert (en("web-your-card.now") in page) == (of.settings.game == "one-night")

    run(look())


# --- Night and day ----------------------------------------------------------------------------------


def test_who_is_not_asked_early_reads_that_some_play_later_and_wolves_read_what_villagers_do():
    async def night():
        async with evening(SWIFT) as table:
            await table.begin()
            await table.look()
            villager, wolf, seer = map(question, await table.pages())
            assert villager[0] == wolf[0]
            assert wolf[2].startswith(en("web-asleep-early-night"))
            assert en("web-asleep-early-night") not in seer[2]

    run(night())


def test_whom_the_swift_night_showed_nothing_is_told_so():
    async def night():
        async with evening(SWIFT) as table:
            await table.begin()
            await table.look()
            while table.room.window.part != "sight":
                await table.next_window()
            villager, wolf, _ = map(question, await table.pages())
            assert villager[2].startswith(en("web-asleep-sight-night"))
            assert en("web-asleep-sight-night") not in wolf[2]

    run(night())


def test_who_was_asked_early_does_not_read_at_the_late_call_that_they_sleep():
    async def night():
        async with evening(CAULDRON) as table:
            await table.begin()
            await table.look()
            while title(await table.page(0)) != en("web-call-witch"):
                await table.next_window()
            witch, villager, _ = map(question, await table.pages())
            assert witch[2].startswith(en("web-asleep.past"))
            assert villager[2].startswith(en("web-asleep"))

    run(night())


def test_what_was_noted_says_so_to_who_dreamt_and_to_who_answered():
    async def night():
        async with evening(SWIFT) as table:
            await table.begin()
            await table.look()
            for chair in table.room.seated:
                await answering.answer(table.keeper, table.room.code, chair, table.room.windows, DECLINED)
            assert {question(page)[2] for page in await table.pages()} == {en("web-asleep.noted")}

    run(night())


def test_the_wolves_hour_says_to_everybody_what_it_is_about():
    async def night():
        async with evening(VILLAGE) as table:
            await table.begin()
            await table.look()
            heard = []
            while table.room.window.kind == "call":
                [said] = {title(page) for page in await table.pages()}
                heard.append(said)
                await table.next_window()
            parts = [en(f"web-call-werewolf-{part}") for part in ("waking", "hunting", "looking")]
            assert heard == [en("web-call-seer"), *parts]

    run(night())


def test_nights_and_days_are_counted_where_there_are_several():
    async def two_nights():
        async with evening(VILLAGE) as table:
            await table.begin()
            heard = [hour(await table.page(0))]
            await table.look()
            while len(dict.fromkeys(heard)) < 4:
                heard.append(hour(await table.page(0)))
                await table.next_window()
            return list(dict.fromkeys(heard))

    assert run(two_nights()) == ["Before the night", "Night 1", "Day 1", "Night 2"]


def test_the_dead_are_not_told_to_tap_and_to_vote():
    """The style sheet goes by the view: what is explained to the living is not for those who only look on."""

    async def first_night():
        async with evening(VILLAGE) as table:
            await table.begin()
            await table.look()
            while table.room.window.kind == "call":
                prey = [one for one in table.room.put if one.topic == "werewolf"]
                for wolf in (one.seats[0] for one in prey):
                    await answering.answer(
                        table.keeper, table.room.code, table.room.seated[wolf], table.room.windows, (Slot(0),)
                    )
                await table.next_window()
            return [bool(re.search(r'class="view play k-talk[^"]* gone"', page)) for page in await table.pages()]

    assert run(first_night()) == [True] + [False] * 6


def test_one_night_is_not_counted():
    async def night():
        async with evening(SWIFT) as table:
            await table.begin()
            await table.look()
            return hour(await table.page(0))

    assert run(night()) == "Night"
