"""A deck of the table's own, card by card, and what some of its cards bring along."""

from __future__ import annotations

import re

import httpx
import pytest
from fastapi import Request
from serving import TRUSTING_NOBODY, Server

from garou.texts import words
from garou.web.nearness import in_one_room

SAME_SITE = {"sec-fetch-site": "same-origin"}
SWAPPED = {"hx-request": "true"}
DECK = ["alpha-wolf", "seer", "robber", "witch", "villager", "villager"]
EXTRA = ["werewolf", "mystic-wolf", "dream-wolf"]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("decks") / "data").start()
    yield running
    running.kill()


@pytest.fixture
def host(house):
    with httpx.Client(
        base_url=house.address, headers=SAME_SITE, follow_redirects=True, timeout=60, verify=TRUSTING_NOBODY
    ) as client:
        yield client


def table(host, game="epic-battle"):
    return host.post("/tables", data={"name": "Ada", "game": game}).url.path


def composed(host, where, cards=DECK, **more):
    return host.post(f"{where}/deck", data={"card": cards, **more}, headers=SWAPPED).text


def extra(page):
    """The kinds that can lie beside, and the one that does."""
    kinds = re.findall(r'name="beside" id="\S+" value="(\S+?)"( checked)?', page)
    return [kind for kind, _ in kinds], [kind for kind, on in kinds if on]


def test_the_host_chooses_which_wolf_is_the_alphas_extra(host):
    where = table(host)
    assert extra(composed(host, where)) == (EXTRA, ["werewolf"])
    assert extra(composed(host, where, beside="dream-wolf")) == (EXTRA, ["dream-wolf"])
    assert extra(host.get(where).text) == (EXTRA, ["dream-wolf"])


def test_the_extra_wolf_stays_while_other_cards_are_changed(host):
    where = table(host)
    composed(host, where, beside="mystic-wolf")
    assert extra(composed(host, where, add="villager"))[1] == ["mystic-wolf"]
    assert extra(composed(host, where, cards=DECK[:3], beside="dream-wolf"))[1] == ["dream-wolf"]  # not playable yet


@pytest.mark.parametrize("wrong", ["seer", "dragon", "alpha-wolf"])
def test_what_is_no_extra_wolf_does_not_lie_beside(wrong, host):
    assert extra(composed(host, table(host), beside=wrong)) == (EXTRA, ["werewolf"])


def test_without_an_alpha_nothing_lies_beside(host):
    where = table(host)
    composed(host, where, beside="dream-wolf")
    assert extra(composed(host, where, drop="alpha-wolf")) == ([], [])


def wild(page):
    return re.findall(r'name="wild" value="true"( checked)?', page)


def test_the_host_may_have_the_draw_wild_where_cards_are_drawn(host):
    where = table(host, "one-night")
    assert wild(host.get(where).text) == []  # the basic cards are named
    host.post(f"{where}/settings", data={"scenario": "bag"})
    assert wild(host.get(where).text) == [""]
    host.post(f"{where}/settings", data={"options_shown": "yes", "wild": "true"})
    assert wild(host.get(where).text) == [" checked"]


def test_the_host_may_say_how_long_the_talk_lasts(host):
    where = table(host, "classic")
    assert 'value="0" selected' in host.get(where).text
    host.post(f"{where}/settings", data={"talk": "15"})
    assert 'value="15" selected' in host.get(where).text
    assert host.post(f"{where}/settings", data={"talk": "4"}).status_code == 409


def ghosts(page):
    return re.findall(r'name="ghosts" value="true"( checked)?', page)


def test_at_a_table_in_one_room_the_dead_watch_unless_the_host_decides_otherwise(host):
    where = table(host, "classic")
    assert ghosts(host.get(where).text) == [" checked"]
    host.post(f"{where}/settings", data={"options_shown": "yes"})
    assert ghosts(host.get(where).text) == [""]
    host.post(f"{where}/settings", data={"scenario": "village-evening"})
    assert ghosts(host.get(where).text) == [""]  # what the host has decided stays


def test_where_nobody_dies_before_the_end_nobody_watches(host):
    assert ghosts(host.get(table(host, "one-night")).text) == []


def test_a_table_that_turns_to_the_classic_game_lets_the_dead_watch(host):
    where = table(host, "one-night")
    host.post(f"{where}/settings", data={"game": "classic"})
    assert ghosts(host.get(where).text) == [" checked"]


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.7", True), ("10.0.0.2", True), ("127.0.0.1", True), ("[fe80::1]", True), ("localhost", True),
        ("garou.local", True), ("nas.lan", True), ("8.8.8.8", False), ("garou.example.org", False),
        ("notlocal", False), ("evil-localhost.example", False),
    ],
)  # fmt: skip
def test_one_room_is_guessed_from_an_address_of_the_house(address, near):
    host, port = address.strip("[]"), 8000
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "server": (host, port)}
    request = Request(scope | {"scheme": "http", "headers": [(b"host", f"{address}:{port}".encode())]})
    assert in_one_room(request) is near


def first_time(page):
    return re.findall(r'name="newcomers" value="yes"( checked)?', page)


def test_a_table_says_once_that_the_game_is_new_to_it(host):
    where = table(host, "one-night")
    host.post(f"{where}/settings", data={"scenario": "confusion", "size": "6"})
    few = words("en")("advice-few-for-first-game", {"high": 5})
    assert first_time(host.get(where).text) == [""]
    assert few not in host.get(where).text
    host.post(f"{where}/settings", data={"newcomers": ["no", "yes"]})  # as the form sends a switch that is on
    assert first_time(host.get(where).text) == [" checked"]
    assert few in host.get(where).text
    host.post(f"{where}/settings", data={"scenario": "profit"})
    assert first_time(host.get(where).text) == [" checked"]  # whatever is played next
    host.post(f"{where}/settings", data={"newcomers": "no"})
    assert first_time(host.get(where).text) == [""]


def test_a_second_alpha_is_refused_with_the_reason(host):
    page = composed(host, table(host), add="alpha-wolf")
    assert "one at most" in page
