"""How often one address may do what: a bucket for each deed, filled at a steady pace, and what is counted at all."""

from types import SimpleNamespace

import pytest
from stage import ask, bearer, cookie, opened, run

from garou.rooms.settings import Settings
from garou.web import limits
from garou.web.limits import Limits, TooFast


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def somebody(address):
    return SimpleNamespace(client=SimpleNamespace(host=address) if address else None)


def done(counted, deed, address="192.0.2.7", times=1_000):
    """How often it went well before it was too fast."""
    for number in range(times):
        try:
            counted.count(somebody(address), deed)
        except TooFast:
            return number
    return times


def test_each_deed_of_each_address_has_a_bucket_of_its_own():
    counted = Limits(create=3, join=5, act=7, clock=Clock())
    assert [done(counted, deed) for deed in ("create", "join", "act")] == [3, 5, 7]
    assert [done(counted, "act"), done(counted, "act", "192.0.2.8"), done(counted, "act", None)] == [0, 7, 7]


def test_a_bucket_fills_at_a_steady_pace_and_never_overflows():
    clock = Clock()
    counted = Limits(act=60, clock=clock)
    assert done(counted, "act") == 60
    clock.now += 0.5
    assert done(counted, "act") == 0, "half a deed is none"
    clock.now += 9.5
    assert done(counted, "act") == 10
    clock.now += 24 * 3600
    assert done(counted, "act") == 60, "who waits for a day is no faster for it"


def test_addresses_that_have_done_nothing_for_a_while_are_forgotten(monkeypatch):
    """And only those: whoever has emptied a bucket does not get a new one because others come."""
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    clock = Clock()
    counted = Limits(act=2, clock=clock)
    for number in range(10):
        done(counted, "act", f"192.0.2.{number}", 1)
    clock.now += 61
    assert done(counted, "act", "busy") == 2
    for number in range(100, 105):
        done(counted, "act", f"192.0.2.{number}", 1)
    assert done(counted, "act", "busy") == 0
    assert len(counted._buckets) == 6  # noqa: SLF001  # that memory does not grow is all there is to see


# --- What is counted ----------------------------------------------------------------------------------

BARE = ("look", "leave", "device", "begin", "again", "end", "race", "delete", "pause", "longer", "games/1/delete")
FORMS = {
    "create": {"/tables": {"name": "Eve"}, "/cup": {"title": "Cup", "name": "Eve"}},
    "join": {
        "/join": {"code": "lune 123"},
        "/t/lune-123/join": {"name": "Eve"},
        "/t/lune-123/move": {"token": "x"},
        "/cup/pin-123/join": {"name": "Eve"},
    },
    "act": {f"/t/lune-123/{deed}": {} for deed in BARE}
    | {
        "/t/lune-123/lang": {"lang": "fr"},
        "/t/lune-123/hand": {"chair": 1, "bot": "true"},
        "/t/lune-123/settings": {"size": 4},
        "/t/lune-123/deck": {"add": "seer"},
        "/t/lune-123/arrange": {"chair": 1, "to": 0},
        "/t/lune-123/remove": {"chair": 1},
        "/settle": {"to": "game"},
        "/cup/pin-123/begin": {},
        "/cup/pin-123/next": {},
        "/cup/pin-123/delete": {},
    },
}
BODIES = {
    "create": {"/api/tables": {}},
    "join": {"/api/tables/lune-123/seats": {"name": "Eve"}},
    "act": {f"/api/tables/lune-123/{deed}": {} for deed in ("begin", "look", "again", "ready")}
    | {
        "/api/tables/lune-123/answers": {"window": 1},
        "/api/tables/lune-123/claims": {"kind": "am", "parts": ["seer"]},
        "/api/tables/lune-123/lines": {"text": "hello"},
    },
}


@pytest.mark.parametrize("sent", [FORMS, BODIES], ids=["pages", "api"])
def test_whatever_is_done_is_counted_before_it_is_done(sent):
    """With its own bucket empty and all others full it is refused, and nothing has changed."""

    async def happening():
        async with opened(limited=True) as app:
            room = await app.state.keeper.create(Settings())
            token = await app.state.keeper.join(room.code, "Zed", "en")
            who = bearer(token) if sent is BODIES else cookie(token)
            before = app.state.keeper.store.read("lune-123")
            for deed, found in sent.items():
                app.state.limits = Limits(**dict.fromkeys(("create", "join", "act"), 1_000) | {deed: 0})
                for path, form in found.items():
                    answer = await ask(app, "POST", path, form, **who)
                    assert (answer.status, answer.header("retry-after")) == (429, "10"), path
                    assert app.state.keeper.store.read("lune-123") == before, path

    run(happening())


@pytest.mark.parametrize("shown", ["replay", "picture.svg"])
@pytest.mark.parametrize("of", ["", "games/1/"])
def test_a_film_is_counted_like_a_deed_whichever_game_it_is_of(of, shown):
    """To judge and draw a whole game takes longer than any page of a table."""

    async def happening():
        async with opened(limited=True) as app:
            await app.state.keeper.create(Settings())
            app.state.limits = Limits(act=0)
            assert (await ask(app, "GET", f"/t/lune-123/{of}{shown}")).status == 429

    run(happening())
