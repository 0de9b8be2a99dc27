"""More friends come than the cards are for: the host is offered decks for all of them, and may choose any that is."""

import html
import re

import pytest
from stage import ask, cookie, opened, run

from garou.games.scenarios import SCENARIOS
from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
OFFERED = re.compile(r'<button class="btn btn-main" name="scenario" value="([^"]+)">')


def shown(lang, people):
    """With the basic set, which is for five: what the host sees, what a guest, and what the first offer brings."""

    async def happening():
        async with opened() as app:
            room = await lobby.create(app.state.keeper, Settings(lang=lang))
            tokens = [await seating.join(app.state.keeper, room.code, name, lang) for name in NAMES[:people]]
            at = f"/t/{room.code}"
            host, guest = [(await ask(app, "GET", at, **cookie(token))).body.decode() for token in tokens[:2]]
            taken = None
            if offered := OFFERED.findall(host):
                await ask(app, "POST", f"{at}/settings", {"scenario": offered[0]}, **cookie(tokens[0]))
                taken = (await ask(app, "GET", at, **cookie(tokens[0]))).body.decode()
            return host, guest, taken, room.settings

    return run(happening())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_hosts_more_people_than_the_cards_are_for_is_offered_decks_for_all_of_them(lang):
    host, guest, taken, settings = shown(lang, 8)
    offered = OFFERED.findall(host)
    assert len(offered) == 2
    assert all(8 in one.players for one in SCENARIOS if one.id in offered)
    assert html.escape(words(lang)("web-begin.many", {"people": 8, "size": 5})) in host
    assert "/begin" not in host, "there is nothing to deal yet"
    assert OFFERED.findall(guest) == []
    assert (settings.scenario, settings.size) == (offered[0], 8)
    assert OFFERED.findall(taken) == []
    assert "/begin" in taken


def test_where_the_cards_are_for_all_of_them_nothing_is_offered():
    host, _, taken, _ = shown("en", 5)
    assert OFFERED.findall(host) == []
    assert taken is None


def test_any_deck_that_is_for_so_many_can_be_chosen_then():
    async def happening():
        async with opened() as app:
            room = await lobby.create(app.state.keeper, Settings())
            tokens = [await seating.join(app.state.keeper, room.code, name, "en") for name in NAMES]
            heard = [
                await ask(app, "POST", f"/t/{room.code}/settings", {"scenario": one.id}, **cookie(tokens[0]))
                for one in SCENARIOS
                if one.game == "one-night" and 8 in one.players
            ]
            return [answer.status for answer in heard], room.settings.size

    statuses, size = run(happening())
    assert set(statuses) == {303}
    assert size == 8
