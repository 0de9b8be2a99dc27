"""What is counted, and for whom: those who sit at a table by their seat, strangers by their address."""

import re
from unittest import mock

import pytest
from stage import ask, bearer, cookie, opened, run

from garou.rooms import archiving, lobby, seating
from garou.rooms.settings import Settings
from garou.web.app import ROUTES
from garou.web.counting import CODE, Proven, asked_for
from garou.web.limits import ALLOWED, Limits
from slices import sliced

THERE, NOWHERE = "lune-123", "lune-124"
PLENTY = dict.fromkeys(ALLOWED, 10**6)


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def exhausted(**left):
    """Plenty of everything but this."""
    return Limits(**PLENTY | left, clock=Clock())


# --- Every way to a table ------------------------------------------------------------------------------


def routes():
    """Every page, stream and deed of the application, and how it is asked for."""
    return sorted((method, route.path) for route in ROUTES for method in route.methods)


BY_CODE = [(method, path) for method, path in routes() if "{code}" in path]


def filled(path, code=THERE):
    return re.sub(r"\{\w+\}", "1", path.replace("{code}", code))


def test_there_are_as_many_ways_as_ever():
    """What follows goes through them all: that none is found must not look like all is well."""
    assert len(BY_CODE) > 60
    assert {path.split("/")[1] for _, path in BY_CODE} == {"t", "cup", "api"}
    assert ("POST", "/t/{code}/answer") in BY_CODE


@pytest.mark.parametrize(("method", "path"), BY_CODE)
def test_every_way_to_a_table_is_counted_by_its_code(method, path):
    assert asked_for(method, filled(path)).code == THERE
    assert asked_for(method, filled(path)).deed in ALLOWED


def test_every_other_page_is_counted_too():
    rest = [(method, path) for method, path in routes() if "{code}" not in path]
    counted = {(method, path): asked_for(method, filled(path)) for method, path in rest}
    assert None not in counted.values()
    creating = {path for (_, path), asked in counted.items() if asked.deed == "create"}
    assert creating == {"/tables", "/cup", "/api/tables"}


def test_files_and_signs_of_life_are_free():
    assert [asked_for("GET", path) for path in ("/static/app.js", "/static/fonts/x.woff2", "/healthz")] == [None] * 3


@pytest.mark.parametrize("path", ["/t/lune-123/", "/t/lune-123//", "/t/lune-123/nothing", "/t/lune-123/a\nb", "/cup/x"])
def test_no_way_of_writing_an_address_goes_past(path):
    assert asked_for("GET", path).code in (THERE, "x")


# --- Codes cannot be tried one after the other ------------------------------------------------------------


def test_who_has_tried_too_many_codes_is_told_the_same_of_all_of_them():
    """On every way, word for word, and nothing was looked up for it; with a made up token, too."""

    async def happening():
        async with opened(limited=True) as app:
            await seating.join(app.state.keeper, (await lobby.create(app.state.keeper, Settings())).code, "Zed", "en")
            app.state.limits = exhausted(miss=0)
            with mock.patch.object(app.state.keeper.store, "read", side_effect=AssertionError):
                for method, path in BY_CODE:
                    for who in ({}, bearer("made-up"), {"cookie": "garou-seat-lune-124=made-up"}):
                        there, nowhere = [await ask(app, method, filled(path, c), **who) for c in (THERE, NOWHERE)]
                        assert there.status == nowhere.status == 429, (method, path)
                        assert there.headers == nowhere.headers
                        assert there.body.replace(THERE.encode(), NOWHERE.encode()) == nowhere.body, (method, path)
                typed = [await ask(app, "POST", "/join", {"code": code}) for code in (THERE, NOWHERE)]
                assert [answer.status for answer in typed] == [429, 429]
                assert typed[0].pieces[1:] == typed[1].pieces[1:]

    run(happening())


WAYS = [
    ("GET", "/t/{code}"), ("GET", "/t/{code}/watch"), ("GET", "/t/{code}/board"), ("GET", "/t/{code}/stream?watch=1"),
    ("GET", "/t/{code}/board/stream"), ("GET", "/t/{code}/record"), ("GET", "/t/{code}/move"),
    ("GET", "/t/{code}/history"), ("GET", "/t/{code}/replay"), ("GET", "/api/tables/{code}"),
    ("GET", "/api/tables/{code}/stream"), ("GET", "/api/tables/{code}/record"), ("GET", "/cup/{code}"),
    ("GET", "/cup/{code}/stream"), ("POST", "/t/{code}/join"), ("POST", "/api/tables/{code}/seats"),
    ("POST", "/cup/{code}/join"), ("POST", "/join"), ("POST", "/t/{code}/move"), ("POST", "/t/{code}/move/ask"),
]  # fmt: skip
FIELDS = {"/join": {"code": ""}, "/t/{code}/move": {"link": "x"}, "/t/{code}/move/ask": {"link": "x"}}


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), sliced(WAYS, 7, several=True))
def test_codes_cannot_be_enumerated(method, path):
    """Of nine hundred tries in a second, thirty are answered; after that one every two seconds."""

    async def happening():
        async with opened(limited=True) as app:
            clock = Clock()
            app.state.limits = Limits(clock=clock)
            found = [await tried(app, f"pin-{number}") for number in range(100, 1000)]
            assert found == [404] * 30 + [429] * 870
            clock.now += 10
            assert [await tried(app, f"olive-{number}") for number in range(100, 120)] == [404] * 5 + [429] * 15

    async def tried(app, code):
        form = {"name": "Eve"} | FIELDS.get(path, {}) if method == "POST" else None
        form = form | {"code": code} if path == "/join" else form
        form = {"name": "Eve"} if path.startswith("/api") and form else form
        return (await ask(app, method, path.format(code=code), form)).status

    run(happening())


def test_trying_codes_with_a_made_up_token_is_no_way_round_it():
    async def happening():
        async with opened(limited=True) as app:
            app.state.limits = Limits(clock=Clock())
            paths = [f"/t/pin-{number}/answer" for number in range(100, 200)]
            found = [(await ask(app, "POST", path, {"window": 1}, **bearer("made-up"))).status for path in paths]
            assert found == [404] * 30 + [429] * 70

    run(happening())


def test_a_club_that_misheard_a_code_has_tried_one():
    async def happening():
        async with opened(limited=True) as app:
            app.state.limits = Limits(clock=Clock())
            await lobby.create(app.state.keeper, Settings())
            wrong = [(await ask(app, "POST", "/join", {"code": "lune 132"})).status for _ in range(60)]
            right = [(await ask(app, "POST", "/join", {"code": "lune 123"})).status for _ in range(60)]
            assert (set(wrong), set(right)) == ({404}, {303})

    run(happening())


# --- Nobody takes anything from those who sit there ------------------------------------------------------


def test_forged_taps_take_nothing_from_those_who_sit_there_at_the_same_address():
    """Nor from those who come in by the door."""

    async def happening():
        async with opened(limited=True) as app:
            app.state.limits = Limits(clock=Clock())
            room = await lobby.create(app.state.keeper, Settings())
            zed = cookie(await seating.join(app.state.keeper, room.code, "Zed", "en"))
            forged = [await ask(app, "POST", "/t/lune-123/answer", {"window": 1}) for _ in range(640)]
            assert [answer.status for answer in forged] == [401] * 60 + [429] * 580
            forged = [await ask(app, "POST", "/t/lune-123/say", {"text": "x"}, **cookie("made-up")) for _ in range(640)]
            assert {answer.status for answer in forged} == {429}
            assert (await ask(app, "POST", "/t/lune-123/note", {"text": "wolf?"}, **zed)).status in (303, 409)
            assert (await ask(app, "GET", "/t/lune-123", **zed)).status == 200
            assert (await ask(app, "GET", "/t/lune-123")).status == 200
            assert (await ask(app, "POST", "/t/lune-123/join", {"name": "Yan"})).status == 303

    run(happening())


def test_who_tries_codes_keeps_nobody_from_a_seat_at_the_same_address():
    async def happening():
        async with opened(limited=True) as app:
            room = await lobby.create(app.state.keeper, Settings())
            zed = await seating.join(app.state.keeper, room.code, "Zed", "en")
            app.state.limits = exhausted(miss=0, knock=0, forge=0, page=0, lead=0)
            for who in (cookie(zed), bearer(zed)):
                assert (await ask(app, "GET", "/t/lune-123", **who)).status == 200
                assert (await ask(app, "GET", "/api/tables/lune-123", **who)).status == 200
                assert (await ask(app, "POST", "/t/lune-123/lang", {"lang": "fr"}, **who)).status == 303

    run(happening())


def test_whoever_taps_too_fast_takes_nothing_from_their_neighbour():
    async def happening():
        async with opened(limited=True) as app:
            room = await lobby.create(app.state.keeper, Settings())
            zed, yan = [cookie(await seating.join(app.state.keeper, room.code, name, "en")) for name in ("Zed", "Yan")]
            app.state.limits = exhausted(act=5)
            taps = [(await ask(app, "POST", "/t/lune-123/lang", {"lang": "en"}, **zed)).status for _ in range(9)]
            assert taps == [303] * 5 + [429] * 4
            assert (await ask(app, "POST", "/t/lune-123/lang", {"lang": "en"}, **yan)).status == 303

    run(happening())


def test_a_seat_buys_nobody_more_seats():
    """Tables, seats and rounds are counted by address, whoever asks."""

    async def happening():
        async with opened(limited=True) as app:
            room = await lobby.create(app.state.keeper, Settings())
            zed = cookie(await seating.join(app.state.keeper, room.code, "Zed", "en"))
            app.state.limits = exhausted(join=2)
            come = [await ask(app, "POST", "/t/lune-123/join", {"name": f"Eve {n}"}, **zed) for n in range(4)]
            assert [answer.status for answer in come] == [303, 303, 429, 429]

    run(happening())


def test_those_whose_table_was_deleted_use_up_nobodys_tries():
    """Every phone at it comes back a few times, finds nothing, and another table at that address goes on as before."""

    async def happening():
        async with opened(limited=True) as app:
            keeper = app.state.keeper
            app.state.limits = Limits(clock=Clock())
            room = await lobby.create(keeper, Settings("classic", "", "whole-village", size=24))
            seats = [cookie(await seating.join(keeper, room.code, f"Guest {number}", "en")) for number in range(24)]
            pages = [(await ask(app, "GET", "/t/lune-123", **seat)).status for seat in seats]
            await archiving.forget(keeper, room.code, room.host)
            gone = [(await ask(app, "GET", "/t/lune-123/stream", **seat)).status for seat in 3 * seats]
            assert (set(pages), set(gone)) == ({200}, {404})
            await lobby.create(keeper, Settings())
            assert (await ask(app, "GET", "/t/lune-123")).status == 200

    run(happening())


def test_who_has_shown_a_token_is_known_for_a_while_and_not_by_the_token_itself():
    seats = Proven(most=2)
    for number in (1, 2, 3):
        seats.remember(("t", "lune-123", f"hash {number}"), number)
    assert [seats.recalled(("t", "lune-123", f"hash {number}")) for number in (1, 2, 3)] == [None, 2, 3]


# --- What is counted is counted before it is done ----------------------------------------------------------

BARE = (
    "look",
    "leave",
    "device",
    "begin",
    "again",
    "another",
    "end",
    "race",
    "delete",
    "pause",
    "longer",
    "games/1/delete",
)
FORMS = {
    "create": {"/tables": {"name": "Eve"}, "/cup": {"title": "Cup", "name": "Eve"}},
    "round": {"/cup/pin-123/begin": {}, "/cup/pin-123/next": {}},
    "join": {
        "/t/lune-123/join": {"name": "Eve"},
        "/t/lune-123/move": {"link": "x"},
        "/t/lune-123/move/ask": {"link": "x"},
        "/cup/pin-123/join": {"name": "Eve"},
    },
    "knock": {"/join": {"code": "lune 123"}},
    "lead": {
        "/settle": {"to": "game"},
        "/master": {},
        "/master/game": {},
        "/master/record": {},
        "/lang": {"lang": "en"},
    },
    "film": {"/replay": {"record": "{}"}, "/replay/picture.svg": {"record": "{}"}},
    "act": {f"/t/lune-123/{deed}": {} for deed in BARE}
    | {
        "/t/lune-123/lang": {"lang": "fr"},
        "/t/lune-123/hand": {"chair": 1, "bot": "true"},
        "/t/lune-123/settings": {"size": 4},
        "/t/lune-123/deck": {"add": "seer"},
        "/t/lune-123/arrange": {"chair": 1, "to": 0},
        "/t/lune-123/remove": {"chair": 1},
    },
    "forge": {"/cup/pin-123/delete": {}, "/cup/pin-123/leave": {}},
}
BODIES = {
    "create": {"/api/tables": {}},
    "join": {"/api/tables/lune-123/seats": {"name": "Eve"}},
    "act": {f"/api/tables/lune-123/{deed}": {} for deed in ("begin", "look", "again", "another", "ready")}
    | {
        "/api/tables/lune-123/answers": {"window": 1},
        "/api/tables/lune-123/claims": {"kind": "am", "parts": ["seer"]},
        "/api/tables/lune-123/lines": {"text": "hello"},
        "/api/tables/lune-123/gestures": {"kind": "nod"},
    },
}


@pytest.mark.parametrize("sent", [FORMS, BODIES], ids=["pages", "api"])
def test_whatever_is_done_is_counted_before_it_is_done(sent):
    """With its own bucket empty and all others full it is refused, and nothing has changed."""

    async def happening():
        async with opened(limited=True) as app:
            room = await lobby.create(app.state.keeper, Settings())
            token = await seating.join(app.state.keeper, room.code, "Zed", "en")
            who = bearer(token) if sent is BODIES else cookie(token)
            before = app.state.keeper.store.read("lune-123")
            for deed, found in sent.items():
                app.state.limits = exhausted(**{deed: 0})
                for path, form in found.items():
                    answer = await ask(app, "POST", path, form, **who)
                    assert (answer.status, answer.header("retry-after")) == (429, "10"), path
                    assert app.state.keeper.store.read("lune-123") == before, path

    run(happening())


@pytest.mark.parametrize("shown", ["replay", "picture.svg"])
@pytest.mark.parametrize("of", ["", "games/1/"])
def test_a_film_is_counted_by_itself_whichever_game_it_is_of(of, shown):
    """To judge and draw a whole game takes longer than any page of a table."""

    async def happening():
        async with opened(limited=True) as app:
            await lobby.create(app.state.keeper, Settings())
            app.state.limits = exhausted(film=0)
            assert (await ask(app, "GET", f"/t/lune-123/{of}{shown}")).status == 429

    run(happening())


def test_a_code_is_read_as_a_route_reads_it():
    assert CODE.fullmatch("/t/lune-123/games/1/replay").groups() == ("t", "lune-123", "games/1/replay")
    assert not CODE.fullmatch("/tables")
    assert not CODE.fullmatch("/t/")
