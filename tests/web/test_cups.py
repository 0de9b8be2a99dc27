"""Tournaments through the real pages: to the champion, over a kill of the server, and with deals that stay sealed."""

from __future__ import annotations

import json
import re
import sqlite3
import time

import pytest
from forms import Reader
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name
from serving import Server

from garou.record.judge import judged
from garou.record.reading import read
from garou.rooms.codes import CUP
from garou.rooms.cup.cup import Key, replayed
from garou.rooms.events.taking import replayed as room_of
from garou.store.values import Event
from garou.tournaments.chips import ChipRace
from garou.web.app import ROUTES

SCREEN = {"width": PHONE[0], "height": PHONE[1]}


@pytest.fixture
def phone(browser):  # noqa: F811  # the fixture
    """A page on a phone; asked again, another one."""
    contexts = []

    def another(lang: str = "en"):
        contexts.append(browser.new_context(viewport=SCREEN, locale=lang, reduced_motion="reduce"))
        return contexts[-1].new_page()

    yield another
    for context in contexts:
        context.close()


def events(server: Server, room: str) -> list[Event]:
    """What is on disk, read beside the server."""
    with sqlite3.connect(f"file:{server.data / 'garou.db'}?mode=ro", uri=True) as raw:
        rows = raw.execute("SELECT seq, at, kind, data FROM event WHERE room = ? ORDER BY seq", (room,)).fetchall()
    return [Event(seq, at, kind, json.loads(data)) for seq, at, kind, data in rows]


def cup_of(server: Server, code: str):
    return replayed(code, events(server, CUP + code))


def until(page, script: str) -> None:
    """The pages forbid scripts that are made of text, so a browser cannot be asked to wait for one."""
    for _ in range(600):
        if page.evaluate(script):
            return
        page.wait_for_timeout(50)
    raise AssertionError(script)


# --- Double elimination -----------------------------------------------------------------------------


def test_twenty_four_bots_to_the_champion_though_the_server_is_killed(server, phone):
    page = phone()
    code = opened_cup(server, page)
    assert stumbles(page) == []
    page.fill("#bots", "24")
    page.click("form[action$=bots] button")
    until(page, "document.querySelectorAll('.entrants li').length === 24")
    page.click("form[action$=begin] button")
    until(page, "document.querySelector('#cup').dataset.phase === 'rounds'")
    server.kill()
    before = cup_of(server, code)
    server.start()
    reach_the_champion(page)
    after = cup_of(server, code)
    assert after.people == before.people
    assert [one.names for one in after.elimination.rounds[0].sittings] == [
        one.names for one in before.elimination.rounds[0].sittings
    ]
    assert page.locator(".champion").inner_text() == after.elimination.champion
    assert stumbles(page) == []
    assert_counted_once(server, code)


def opened_cup(server: Server, page, **chosen: str) -> str:
    """By somebody who does not play; its code."""
    page.goto(f"{server.address}/cup")
    page.fill("[name=title]", "Full Moon Cup")
    page.fill("[name=name]", "Olga")
    page.uncheck("[name=plays]")
    for field, value in chosen.items():
        page.select_option(f"[name={field}]", value)
    page.click(".bar button")
    page.wait_for_selector("#cup")
    return page.url.rpartition("/")[2]


def reach_the_champion(page) -> None:
    """The organiser draws round after round; the page follows by itself."""
    for _ in range(40):
        until(page, "!!document.querySelector('form[action$=next] button, [data-phase=champion]')")
        if page.locator("[data-phase=champion]").count():
            return
        drawn = page.locator(".round").count()
        page.click("form[action$=next] button")
        until(page, f"document.querySelectorAll('.round').length > {drawn}")
    raise AssertionError("no champion after forty rounds")


def assert_counted_once(server: Server, code: str) -> None:
    taken = [Key(e.data["round"], e.data["table"]) for e in events(server, CUP + code) if e.kind == "result"]
    cup = cup_of(server, code)
    assert sorted(taken) == sorted(cup.rooms)
    for key, room in cup.rooms.items():
        [past] = room_of(room, events(server, room)).ledger.past
        won = judged(past.record).outcome.winners
        sitting = cup.elimination.rounds[key.round].sittings[key.table]
        assert set(sitting.winners) == {past.names[seat] for seat in won} & set(sitting.names)


def test_somebody_on_a_phone_is_taken_to_their_table_and_back(server, phone):
    organiser, guest = phone(), phone("fr")
    code = opened_cup(server, organiser, pace="blink")
    guest.goto(server.address)
    guest.fill("#code", code.replace("-", " "))
    guest.click(".codes button")
    guest.fill("[name=name]", "Zoé")
    guest.click(".bar button")
    guest.wait_for_selector(".entrants [data-me]")
    organiser.fill("#bots", "4")
    organiser.click("form[action$=bots] button")
    until(organiser, "document.querySelectorAll('.entrants li').length === 5")
    organiser.click("form[action$=begin] button")
    guest.wait_for_url(re.compile(r"/t/[a-z]+-\d+$"))
    guest.wait_for_selector("#over", timeout=30_000)
    guest.click(f"main a[href='/cup/{code}']")
    guest.wait_for_selector("#cup [data-over=yes]")
    assert "Zoé" in guest.locator(".standings").inner_text()


# --- Chips ------------------------------------------------------------------------------------------


def test_a_chip_race_of_two_people_and_three_bots_though_the_server_is_killed(server, phone):
    host, guest = phone(), phone("fr")
    table = sat_down(server, host, guest)
    with host.expect_response("**/settings"):
        host.click(".pace label:has([value=dash])")
    host.click("#chips > summary")
    host.click("#chips label:has([value='3'])")
    host.wait_for_selector(".chip-board")
    host.click("form[action$=begin] button")
    guest.wait_for_selector("#dealt, [data-phase=playing]")
    server.kill()
    server.start()
    games = race(host, guest)
    records = [read(fetched(server, f"{table}/games/{number + 1}/record")) for number in range(games)]
    by_hand = ChipRace(records[0].players, 3)
    for record in records:
        by_hand = by_hand.after(tuple(record.players[seat] for seat in judged(record).outcome.winners))
    assert sorted(records[0].players) == ["Ada", "Ben", "Cleo", "Gus", "Hedda"]
    assert piles(host) == piles(guest) == by_hand.chips
    assert host.locator(".crown h2").inner_text() == by_hand.champion
    assert stumbles(host) == []
    host.click(".chip-board form button")
    until(host, "!document.querySelector('.crowned')")
    assert set(piles(host).values()) == {0}


def sat_down(server: Server, host, guest) -> str:
    host.goto(server.address)
    host.fill(".create [name=name]", "Hedda")
    host.click(".create .bar button")
    host.wait_for_selector("#lobby")
    guest.goto(host.url)
    guest.fill("[name=name]", "Gus")
    guest.click(".bar button")
    guest.wait_for_selector("#lobby")
    return host.url


def race(host, guest) -> int:
    """Game after game until somebody is champion; how many it took."""
    for game in range(1, 40):
        host.wait_for_selector("#over", timeout=30_000)
        guest.wait_for_selector("#over")
        told(host)
        told(guest)
        if host.locator(".crowned").count():
            return game
        for ready in (guest, host):
            ready.click("form[action$='/another'] button")
        for page in (host, guest):
            until(page, "!document.querySelector('#over')")
    raise AssertionError("no champion after forty games")


def told(page) -> None:
    """All stages of the end at once, where they are still being told."""
    if page.locator("[data-tell-all]").is_visible():
        page.click("[data-tell-all]")


def piles(page) -> dict[str, int]:
    rows = page.locator(".piles li").all()
    return {row.locator(".nm").inner_text(): int(row.locator("b").inner_text().split()[-1]) for row in rows}


def fetched(server: Server, address: str) -> str:
    status, _, text = Reader(server.address).get(address.removeprefix(server.address))
    assert status == 200
    return text


# --- Duplicate: sealed deals ------------------------------------------------------------------------


@pytest.fixture
def sealed(server):
    """Two groups with the same deal: one of bots, who have played, and one with Ann, who has yet to."""
    organiser, ann = Reader(server.address), Reader(server.address)
    settled = {"title": "Cup", "name": "Olga", "format": "duplicate", "size": 3, "deals": 1, "pace": "still"}
    _, path, _ = organiser.post("/cup", **settled)
    code = path.rpartition("/")[2]
    ann.post(f"/cup/{code}/join", name="Ann")
    organiser.post(f"/cup/{code}/bots", number=5)
    organiser.post(f"/cup/{code}/begin")
    wait_for(lambda: len(cup_of(server, code).entered) == 1)
    cup = cup_of(server, code)
    [played] = cup.entered
    [waiting] = [key for key in cup.rooms if key != played]
    ann.get(f"/cup/{code}/seat")
    return organiser, ann, code, cup.rooms[played], cup.rooms[waiting]


def wait_for(condition) -> None:
    for _ in range(200):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


def of_a_table() -> set[str]:
    """Every address of a table that can be asked for, in whichever file it is."""
    paths = {route.path for route in ROUTES if "GET" in route.methods and "/{code}" in route.path}
    found = {path.replace("{number}", "1") for path in paths if not path.startswith("/cup/")}
    assert len(found) > 15
    return found - {
        "/t/{code}/move",
        "/t/{code}/move/ask",
    }  # the same for everybody: whoever brings a seat along has none there yet


def test_no_page_stream_or_answer_of_a_table_tells_its_deal_before_its_time(server, sealed):
    organiser, ann, _, played, waiting = sealed
    token = {"Authorization": f"Bearer {ann.token(f'garou-seat-{waiting}')}"}
    for path in sorted(of_a_table()):
        here, there = path.replace("{code}", played), path.replace("{code}", waiting)
        for reader, headers in ((Reader(server.address), {}), (organiser, {}), (ann, {}), (ann, token)):
            assert reader.get(here, **headers)[0] == 403, here
        for reader in (Reader(server.address), organiser):
            assert reader.get(there)[0] == 403, there
        for more in ("?watch=1", "?watch=0", "?watch"):
            assert Reader(server.address).get(here + more)[0] == 403
            assert ann.get(there + more)[0] == 403
    for public in ("board", "record", "replay", "picture.svg", "history", "games/1/record", "watch"):
        assert ann.get(f"/t/{waiting}/{public}")[0] == 403
    assert ann.get(f"/t/{waiting}")[0] == 200
    assert ann.get(f"/api/tables/{waiting}", **token)[0] == 200


def test_the_pages_of_the_tournament_tell_only_who_has_played(server, sealed):
    organiser, ann, code, played, waiting = sealed
    [nonce] = [event.data["nonce"] for event in events(server, played) if event.kind == "dealt"]
    for reader in (organiser, ann, Reader(server.address)):
        status, _, text = reader.get(f"/cup/{code}")
        assert status == 200
        assert played not in text
        assert "data-won" not in text
        assert nonce not in text
        assert "+0" not in text
    own = ann.get(f"/t/{waiting}")[2]
    assert played not in own
    assert nonce not in own


def test_when_everybody_has_played_everything_opens(server, sealed):
    _, ann, code, played, waiting = sealed
    ann.post(f"/cup/{code}/leave")  # a bot plays her game to its end
    for room in (played, waiting):
        wait_for(lambda room=room: any(event.kind == "unsealed" for event in events(server, room)))
    reader = Reader(server.address)
    for room in (played, waiting):
        for public in ("", "/board", "/record", "/replay", "/history", "/games/1/record", "/games/1/replay"):
            assert reader.get(f"/t/{room}{public}")[0] == 200
    deals = [json.loads(reader.get(f"/t/{room}/record")[2])["deal"] for room in (played, waiting)]
    assert deals[0] == deals[1]
    assert played in reader.get(f"/cup/{code}")[2]
