"""Two worlds at a swift pace, with all the talk of an evening: chat, claims, fingers, graves and bots tell nothing, nor
does what follows from them.

The evenings and how they are compared are those of test_secrets.
"""

import asyncio
import contextlib
from dataclasses import replace

import pytest
from alike import assert_alike, assert_of_one_length
from listening import evening
from stage import ask, bearer, cookie, following, now, opened, run
from twins import people, seat, twin_of, world
from worlds_played import MOST, each_played_once, each_reader

from garou.engine.values import DECLINED, PUBLIC
from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.windows import Kind

pytestmark = pytest.mark.slow

WORLDS = {
    "one-night": world(
        "one-night",
        "bezier",
        "villager werewolf seer doppelganger troublemaker | werewolf drunk robber",
        options=("lone-wolf",),
        pace="swift",
        deducing="everybody",
    ),
    "epic-battle": world(
        "epic-battle",
        "ravensburger",
        "copycat vampire vampire curator witch werewolf seer | priest gremlin villager",
        pace="swift",
    ),
    "epic-battle-bots": world(
        "epic-battle",
        "ravensburger",
        "villager seer curator mystic-wolf robber | count instigator villager",
        pace="swift",
        people=3,
        deducing="everybody",
    ),
    "classic": world(
        "classic", "", "villager werewolf werewolf seer witch thief hunter | | little-girl cupid", pace="swift"
    ),
}
WORLDS["classic"] = replace(WORLDS["classic"], settings=WORLDS["classic"].settings.with_(ghosts=True))
played = each_played_once(WORLDS)


@each_reader(WORLDS)
def test_nobody_hears_a_difference_before_they_may_know_of_one(name, me, played):
    """Everybody else holds other cards, points elsewhere, notes other things, and does it all in another order."""
    here = played(name, me)
    moment = assert_alike(here, evening(twin_of(here.world, me, 1), me, windows=MOST), me)
    assert me != PUBLIC or moment >= here.begins(Kind.TALK), "bystanders hear nothing of the night"


@pytest.mark.parametrize("name", ["one-night", "epic-battle", "classic"])
def test_whatever_is_sent_in_a_swift_night_is_as_long_whatever_the_cards_are(name, played):
    here = played(name, *people(WORLDS[name]))
    assert_of_one_length(here, evening(twin_of(here.world, PUBLIC, 7), *people(here.world), windows=MOST))


# --- Graves and fingers ------------------------------------------------------------------------------


def same_days(room, me, question):
    """Bitten is 4, lynched is 5."""
    chosen = {"werewolf": (seat(4),), "lynch": (seat(5),) if me != 5 else DECLINED, "sleep": DECLINED}
    return chosen.get(question.topic, DECLINED if question.may_decline else None)


VILLAGE = world("classic", "", "villager werewolf werewolf seer villager villager villager", plan=same_days, eager=True)


def test_the_living_hear_nothing_of_the_graveyard():
    """One of the dead talks at other times of other things."""
    readers = (seat(0), seat(1), seat(3), PUBLIC)
    keys = tuple(f"{key} otherwise" if number == 5 else key for number, key in enumerate(VILLAGE.keys))
    here = evening(VILLAGE, *readers, seat(4), windows=14)
    there = evening(replace(VILLAGE, keys=keys), *readers, seat(4), windows=14)
    assert [assert_alike(here, there, me) for me in readers] == [float("inf")] * len(readers)
    assert assert_alike(here, there, seat(4)) < here.windows[-1][0], "who is dead hears the others"
    assert any(b"boo 0." in piece for _, _, piece in here.heard[seat(4)])
    assert not any(b"boo 0." in piece for me in readers for _, _, piece in here.heard[me])


def test_who_points_and_when_is_heard_by_those_alone_who_decide_together():
    """One of two wolves points otherwise."""
    keys = tuple(f"{key} otherwise" if number == 2 else key for number, key in enumerate(VILLAGE.keys))
    readers = (seat(0), seat(3), seat(6), PUBLIC)
    here, there = (evening(of, *readers, seat(1), windows=5) for of in (VILLAGE, replace(VILLAGE, keys=keys)))
    assert [assert_alike(here, there, me) for me in readers] == [float("inf")] * len(readers)
    assert assert_alike(here, there, seat(1)) < here.windows[-1][0]
    pointing = {me: [1 for _, _, piece in here.heard[me] if b"sign finger" in piece] for me in (*readers, seat(1))}
    assert [me for me, found in pointing.items() if found] == [seat(1)]


# --- Bots ---------------------------------------------------------------------------------------------


def test_no_request_waits_longer_because_a_bot_is_asked():
    """Somebody asks for something again and again, just before a window opens and right after it."""
    deal = "villager {} | {} villager werewolf"
    asked, idle = deal.format("seer robber troublemaker drunk", "villager"), deal.format("villager " * 4, "seer")
    for pace in ("quick", "swift"):
        waits = [run(waiting(world("one-night", "bezier", cards, pace=pace))) for cards in (asked, idle)]
        shortest = min(map(len, waits))
        assert waits[0][:shortest] == waits[1][:shortest]


async def waiting(of):
    """How long each note took to be kept in the first windows of the night."""
    found = []
    async with opened(of.setup, of.cast) as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings)
        token = await seating.join(keeper, room.code, "Zed", "en")
        await lobby.begin(keeper, room.code, 1)
        await answering.look(keeper, room.code, 1)
        while room.phase is not Phase.PLAYING:
            await asyncio.sleep(0.125)
        while room.window.kind is Kind.CALL and room.windows < 3:
            await asyncio.sleep(0.125)
            begun = now()
            await ask(app, "POST", "/t/lune-123/note", {"text": "x"}, **cookie(token))
            found.append((begun, now() - begun))
    return found


# --- Sizes ----------------------------------------------------------------------------------------------

CROWDS = {
    "a village": (
        "classic",
        "",
        f"thief cupid werewolf werewolf werewolf witch seer little-girl hunter {'villager ' * 15} | | villager seer",
    ),
    "a crypt": (
        "epic-battle",
        "ravensburger",
        "vampire vampire vampire vampire vampire gremlin instigator werewolf curator | priest villager seer",
    ),
}


@pytest.mark.parametrize("pace", ["quick", "swift"])
@pytest.mark.parametrize("crowd", CROWDS)
def test_even_the_longest_pages_of_a_night_are_of_one_length(crowd, pace):
    """People with the longest names there are, all pointing at one another, in the language with the longer words."""
    for way, lengths in run(crowded(world(*CROWDS[crowd], pace=pace))).items():
        for window, found in lengths.items():
            assert len(found) == 1, (way, window, found)


async def crowded(of):
    """How long everything is that is sent in a night, by the way it is sent and by window."""
    heard, size = {way: {} for way in ("page", "api", "fetched", "fetched by a program")}, len(of.setup.deal)
    async with opened(of.setup, of.cast) as app, contextlib.AsyncExitStack() as stack:
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings)
        names = [chr(ord("A") + number) + "<é" * 49 for number in range(size)]
        tokens = [await seating.join(keeper, room.code, name, "fr") for name in names]
        first = tokens[:9]
        pages = [await stack.enter_async_context(following(app, "/t/lune-123/stream", **cookie(t))) for t in first]
        views = [
            await stack.enter_async_context(following(app, "/api/tables/lune-123/stream", **bearer(t))) for t in first
        ]
        await lobby.begin(keeper, room.code, 1)
        await asyncio.sleep(0.5)
        while not (room.window and room.window.kind is Kind.TALK):
            for way, streams, mark in (("page", pages, b"data-phase"), ("api", views, b'"phase"')):
                sent = [[len(piece) for _, piece in stream.pieces if mark in piece] for stream in streams]
                heard[way].setdefault(room.windows, set()).update(lengths[-1] for lengths in sent)
            fetched = [await ask(app, "GET", "/t/lune-123", **cookie(token)) for token in first[::4]]
            heard["fetched"].setdefault(room.windows, set()).update(len(answer.body) for answer in fetched)
            fetched = [await ask(app, "GET", "/api/tables/lune-123", **bearer(token)) for token in first[::4]]
            heard["fetched by a program"].setdefault(room.windows, set()).update(len(one.body) for one in fetched)
            await further(keeper, room)
    return heard


async def further(keeper, room):
    """Into the next window, everybody looking and pointing."""
    before = room.windows
    for chair in room.seated:
        await answering.look(keeper, room.code, chair)
    while room.windows == before:
        await asyncio.sleep(0.25)
    if room.window.kind is Kind.CALL:
        for chair in room.seated:
            await answering.lean(keeper, room.code, chair, room.windows, (seat(len(room.seated) - 1),))
        await asyncio.sleep(2.1)
