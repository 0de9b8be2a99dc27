"""A claim typed is offered as a claim: to whoever typed it, by the words alone, and one tap makes it."""

import asyncio
import re
from html import unescape

import pytest
from stage import ask, cookie, opened, run

from decks import setup
from garou.engine.values import RoleName
from garou.games.cast import Cast
from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.talk.claims import am, saw
from garou.texts import words

CARDS = "seer villager werewolf robber werewolf hunter"
TYPED = "I'm the seer and saw Xia is a wolf"
SEER, WOLF = RoleName("seer"), RoleName("werewolf")


async def talking(app, *names, lang="en", until=Kind.TALK):
    """A table of these in the middle of its day, and their tokens."""
    keeper = app.state.keeper
    cards = tuple(sorted(CARDS.split()))
    room = await lobby.create(keeper, Settings(scenario=None, cards=cards, size=len(names), pace="quick"))
    tokens = [await seating.join(keeper, room.code, name, lang) for name in names]
    await lobby.begin(keeper, room.code, 1)
    for chair in list(room.seated):
        await answering.look(keeper, room.code, chair)
    while room.phase is not Phase.PLAYING or room.window.kind is not until:
        await asyncio.sleep(0.25)
    return room, tokens


def said(app, token, text):
    return ask(app, "POST", "/t/lune-123/say", {"text": text}, hx_request="true", **cookie(token))


def told(deal, text=TYPED, lang="en"):
    """What the first of three reads when they have said that, with the cards as they lie."""

    async def happening():
        dealt = setup(deal)
        async with opened(dealt, Cast(tuple(sorted(dealt.cards)))) as app:
            _, tokens = await talking(app, "Zed", "Yan", "Xia", lang=lang)
            return await said(app, tokens[0], text)

    return run(happening())


def test_one_tap_hangs_what_was_typed_on_the_house():
    async def happening():
        dealt = setup("villager seer werewolf | robber werewolf hunter")
        async with opened(dealt, Cast(tuple(sorted(dealt.cards)))) as app:
            room, tokens = await talking(app, "Zed", "Yan", "Xia")
            offer = await said(app, tokens[0], TYPED)
            page = unescape(offer.body.decode())
            assert [line.text for line in room.talk.lines] == [TYPED], "it is said as it was typed"
            assert room.talk.said == (), "and nothing is claimed that nobody has tapped"
            assert "I am a Seer." in page
            assert "I looked at Xia’s card: a Werewolf." in page
            every = re.findall('name="all" value="([^"]+)"', page)
            assert every == re.findall('name="said" value="([^"]+)"', page) == ["am seer", "saw 2 werewolf"]
            made = await ask(app, "POST", "/t/lune-123/claims", {"all": every}, hx_request="true", **cookie(tokens[0]))
            assert made.status == 204
            assert [one.claim for one in room.talk.said] == [am(SEER), saw(2, WOLF)]
            again = await said(app, tokens[0], TYPED)
            assert again.status == 204, "it hangs there already"
            one = {"said": "took 1", "all": every}
            await ask(app, "POST", "/t/lune-123/claims", one, hx_request="true", **cookie(tokens[1]))
            assert [one.claim.kind for one in room.talk.said if one.seat == 1] == [], "nobody takes their own card"
            await ask(app, "POST", "/t/lune-123/claims", {"said": "took 2", "all": every}, **cookie(tokens[1]))
            assert [one.claim.kind for one in room.talk.said if one.seat == 1] == ["took"], "one of them, unseen"

    run(happening())


def test_the_offer_knows_nothing_of_the_hand_of_whoever_typed():
    deals = ("seer villager werewolf | robber werewolf hunter", "werewolf seer villager | hunter robber werewolf")
    one, other = map(told, deals)
    assert (one.status, one.headers, one.body) == (other.status, other.headers, other.body)
    assert b"hx-swap-oob" in one.body


def test_it_is_offered_in_the_language_of_the_reader_whatever_was_typed():
    page = unescape(told("seer villager werewolf | robber werewolf hunter", "i am the seer", "fr").body.decode())
    assert words("fr")("claim-offer") in page
    assert "Voyante" in page
    assert 'name="all"' not in page, "there is only one"


@pytest.mark.parametrize("text", ["hello", "is Xia a wolf?", "I'm not the seer"])
def test_talk_that_claims_nothing_offers_nothing(text):
    assert told("seer villager werewolf | robber werewolf hunter", text).status == 204


def test_before_a_game_nothing_is_offered():
    async def happening():
        async with opened() as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings(size=3))
            token = await seating.join(keeper, room.code, "Zed", "en")
            return await said(app, token, TYPED)

    assert run(happening()).status == 204


@pytest.mark.parametrize("what", ["", "am", "am nobody", "saw 99 seer", "nonsense 1 2 3 4", "saw 1 2"])
def test_what_nobody_can_say_is_refused(what):
    async def happening():
        dealt = setup("villager seer werewolf | robber werewolf hunter")
        async with opened(dealt, Cast(tuple(sorted(dealt.cards)))) as app:
            room, tokens = await talking(app, "Zed", "Yan", "Xia")
            answer = await ask(app, "POST", "/t/lune-123/claims", {"said": what}, **cookie(tokens[0]))
            assert room.talk.said == ()
            return answer.status

    assert 400 <= run(happening()) < 500
