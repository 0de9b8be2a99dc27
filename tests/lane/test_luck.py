"""Luck is fair, the same key gives the same games, and what luck played ends the same when it is replayed."""

from __future__ import annotations

from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from garou.engine.table import SEATS, pairs
from garou.games.one_night.roles import one_or_two
from garou.lane.arrays import u32
from garou.lane.choices import among, as_mask, staircase
from garou.lane.day import most_voted, tally
from garou.lane.playing import play, replay
from garou.lane.policies import by_luck, by_sight
from garou.lane.racks import Rack
from garou.lane.simulating import AT_ONCE, Census, simulate
from garou.lane.sources import Luck, threefry
from garou.lane.tally import teams
from lanes import EIGHT, FIVE, TEN, tables


class Writing(Luck):
    """Luck that writes down what it dealt and chose."""

    def deal(self, coded):
        cards = super().deal(coded)
        self.dealt = np.stack([coded.rack.code(coded.rack.at(cards, place)) for place in range(len(coded.cards))], -1)
        self.choices = {topic: np.zeros((len(self.game), coded.players), np.uint32) for topic in (*coded.roles, "vote")}
        return cards

    def choose(self, asked, knowing):
        number = super().choose(asked, knowing)
        at, there = np.broadcast_arrays(asked.me.at, asked.me.there, number)[:2]
        rows = np.flatnonzero(there)
        self.choices[asked.topic][rows, at[rows]] = number[rows]
        return number


@pytest.mark.parametrize("laid", [FIVE, EIGHT, TEN, *tables(19)[10:14]], ids=lambda one: f"{one.players}")
def test_games_of_luck_are_the_same_when_they_are_replayed(laid):
    luck = Writing((u32(1), u32(2)), np.arange(2000, dtype=np.uint32))
    end = play(laid, luck)
    again = replay(laid, luck.dealt, luck.choices)
    assert (again.dead == end.dead).all()
    assert (again.winners == end.winners).all()


def test_luck_is_that_of_the_published_numbers():
    """The known answers of Random123."""
    with np.errstate(over="ignore"):
        found = [threefry((u32(key), u32(key)), u32(key), u32(key)) for key in (0, -1)]
        found.append(threefry((u32(0x13198A2E), u32(0x03707344)), u32(0x243F6A88), u32(0x85A308D3)))
    assert [(hex(a), hex(b)) for a, b in found] == [
        ("0x6b200159", "0x99ba4efe"),
        ("0x1cb996fc", "0xbb002be7"),
        ("0xc4923a9c", "0x483df7a0"),
    ]


def test_every_order_of_cards_is_as_likely():
    """Five kinds in eight places: 8! / (2! 3!) = 3360 deals, each as often as chance allows."""
    games = 1 << 20
    cards = Luck((u32(3), u32(4)), np.arange(games, dtype=np.uint32)).deal(FIVE)
    _, often = np.unique(cards[0], return_counts=True)
    assert len(often) == 3360
    square = ((often - games / 3360) ** 2 / (games / 3360)).sum()
    assert abs(square - 3359) < 5 * sqrt(2 * 3359)


@pytest.mark.parametrize("number", [2, 3, 7, 36, 45])
def test_every_option_is_as_likely(number):
    luck = Luck((u32(5), u32(6)), np.arange(1 << 18, dtype=np.uint32))
    often = sum(np.bincount(luck.draw(number), minlength=number) for _ in range(4))
    mean = 4 * (1 << 18) / number
    assert len(often) == number
    assert abs(((often - mean) ** 2 / mean).sum() - (number - 1)) < 5 * sqrt(2 * (number - 1))


def test_the_village_wins_157_games_in_512_when_everybody_votes():
    found = simulate(Census(FIVE, (teams,), withheld=False), (0, 157), 1_000_000)
    error = sqrt(157 / 512 * (1 - 157 / 512) / found.games)
    assert abs(found.share("teams", "village") - 157 / 512) < 4 * error


def test_counts_add_up():
    found = simulate(Census(TEN), (0, 1), 2 * AT_ONCE)
    assert found.games == 2 * AT_ONCE
    by = {what: sum(often for (name, _), often in found.often.items() if name == what) for what, _ in found.often}
    assert by["deaths"] == found.games
    assert by["dealt"] == by["final"] == 10 * found.games
    assert by["seats-won"] == by["dealt-won"] == by["final-won"]
    assert by["seats-died"] == by["dealt-died"] == by["final-died"]
    assert ("final", TEN.copier) not in found.often


def test_a_policy_that_takes_what_luck_offers_changes_nothing():
    assert simulate(Census(FIVE, policy=by_luck), (0, 1), 1) == simulate(Census(FIVE), (0, 1), 1)


def test_a_village_that_trusts_its_eyes_wins_more_often():
    blind, seeing = (simulate(Census(FIVE, (teams,), policy=one), (0, 1), 50_000) for one in (by_luck, by_sight))
    assert seeing.share("teams", "village") > 1.05 * blind.share("teams", "village")


# --- The parts ------------------------------------------------------------------------------------

LISTS = [list(pairs(SEATS[:size])) for size in range(2, 10)] + [list(one_or_two(SEATS[:6], SEATS[6:9]))]


@pytest.mark.parametrize("options", LISTS, ids=len)
def test_options_are_found_by_their_number_as_the_engine_lists_them(options):
    for length in {len(option) for option in options}:
        some = [number for number, option in enumerate(options) if len(option) == length]
        numbers = np.arange(len(options), dtype=np.uint32)
        assert np.flatnonzero(among(numbers, some, len(options)) | np.zeros_like(numbers, bool)).tolist() == some
        for part in range(length):
            values = [options[number][part] for number in some]
            assert (staircase(np.array(some, np.uint32), some, values) == values).all()


@pytest.mark.parametrize("me", range(5))
def test_a_vote_is_a_mask(me):
    options = [None, *(seat for seat in range(5) if seat != me)]
    wanted = [0 if seat is None else 1 << seat for seat in options]
    assert as_mask(np.arange(5, dtype=np.uint32), options).tolist() == wanted


@pytest.mark.parametrize("votes", [[1, 1, 2, 4, 4, 1], [1, 2, 4, 8], [1] * 9 + [2], [0, 0, 0], [2, 2, 1, 1, 4, 8, 8]])
def test_votes_are_counted_in_planes(votes):
    words = [np.array([vote], np.uint32) for vote in votes]
    planes = [int(plane[0]) for plane in tally(words)]
    for seat in range(len(votes)):
        assert sum((plane >> seat & 1) << up for up, plane in enumerate(planes)) == votes.count(1 << seat)
    most = max(votes.count(1 << seat) for seat in range(len(votes)))
    dead = sum(1 << seat for seat in range(len(votes)) if votes.count(1 << seat) == most) if most > 1 else 0
    assert int(most_voted(words)[0]) == dead


@pytest.mark.parametrize("places", range(6, 14))
def test_cards_in_planes_are_found_again_and_change_places(places):
    rack, codes = Rack(places, 4), [(7 * place + 3) % 16 for place in range(places)]
    laid = tuple(np.array([word], np.uint32) for word in rack.lay(codes))
    for one, other in combinations(range(places), 2):
        cards = rack.swap(laid, one, other)
        moved = [codes[{one: other, other: one}.get(place, place)] for place in range(places)]
        faces = [rack.at(cards, place) for place in range(places)]
        assert [int(rack.code(face)[0]) for face in faces] == moved
        assert [int(face[0]) for face in faces] == [rack.face(code) for code in moved]
        for code in range(16):
            assert int(rack.where(cards, code)[0]) == sum(1 << at for at in range(places) if moved[at] == code)
