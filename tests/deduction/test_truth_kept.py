"""Whoever tells the truth is never ruled out: the deal and the night as they were stay possible."""

from __future__ import annotations

import random

import pytest
import truth

from garou.deduction.evidence import Witnessed, believing
from garou.deduction.findings import possible, solve
from garou.deduction.premises import Premises
from garou.deduction.truth import notes
from garou.engine.table import Table
from garou.engine.view import view
from garou.games.cast import Cast, cards
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from garou.minds.truths import truths
from garou.talk.claims import Common, Said
from situations import CASTS, night
from slices import sliced


@pytest.mark.parametrize("deck", sliced(range(500), most=1))
def test_nor_in_any_of_two_hundred_games_with_the_same_cards(deck):
    """Of three to ten players, with all that can come out of the box. `benchmarks/truth.py` plays a million."""
    start = deck * truth.DECK
    for number, game in zip(range(start, start + truth.DECK), truth.games(start), strict=False):
        assert truth.kept(game, exactly=number % truth.EXACTLY == 0), game


@pytest.mark.parametrize(
    ("name", "seed"), sliced([(name, seed) for name in CASTS for seed in range(25)], most=4, several=True)
)
def test_the_true_deal_is_never_ruled_out(name, seed):
    """Villagers tell all of their night, a seat knows its own: what lies before everybody was thought possible."""
    luck, players, rules = random.Random(f"truth {name} {seed}"), int(name.split()[0]), (BEZIER, RAVENSBURGER)[seed % 2]
    given = Premises(rules, cards(CASTS[name]), players)
    common = Common(rules, Cast(given.cards), players)
    for _ in range(8):
        game = night(rules, given.cards, players, luck)
        village = [seat for seat in common.seats if rules.roles[game.setup.deal[seat]].team == VILLAGE]
        said = [Said(seat, claim) for seat in village for claim in truths(view(game, seat), common)]
        me = luck.choice(common.seats)
        question = believing(Witnessed(me, notes(view(game, me).facts)), said)
        assert possible(given, question), game
    found, table = solve(given, question), Table(rules, game.position)
    assert all(found.chances(place)[table.counts[card]] > 0 for place, card in enumerate(table.lies))
