"""An evening on the fast lane is a game of the engine, and every mind hears what its seat hears there, and no more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from garou.dealing import cast_of, deal
from garou.engine.game import reply, start
from garou.engine.values import CHANCE, Answer
from garou.engine.view import view
from garou.games import rules_of
from garou.games.one_night.day import VILLAGE, WEREWOLVES
from garou.games.scenarios import SCENARIOS
from garou.minds.mind import HONEST, MINDS, RANDOM
from garou.simulating.evening import ROUNDS, played
from garou.talk.claims import Common

BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
TABLES = [("basic", 5, ()), ("confusion", 8, ()), ("night-of-the-count", 8, ()), ("first-lovers", 8, ("captain",))]


def laid(name, players, seed, options=()):
    scenario, luck = BY_ID[name], Random(seed)
    rules = rules_of(scenario.game, scenario.edition, options)
    cast = cast_of(scenario, players, luck)
    return Common(rules, cast, players), deal(rules, cast, players, luck), luck


class Kept:
    """A mind that another one thinks for, and all that it was ever handed."""

    def __init__(self, mind):
        self.heard = []
        self.mind = replace(mind, answer=self.answer)
        self._answer = mind.answer

    def answer(self, hearing, luck):
        choice = self._answer(hearing, luck)
        self.heard.append((hearing, choice))
        return choice


@pytest.mark.parametrize("mind", [RANDOM, HONEST], ids=lambda mind: mind.name)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_an_evening_is_a_game_of_the_engine_and_nobody_hears_more_than_its_seat(name, players, options, mind):
    for seed in range(3):
        common, setup, luck = laid(name, players, seed, options)
        keeping = Kept(mind)
        evening = played(common, setup, [keeping.mind] * players, luck)
        game, heard = start(common.rules, setup), list(keeping.heard)
        while game.open:
            question = game.open[0]
            if question.seats == (CHANCE,):
                game = _as_luck_had_it(game, evening)
                continue
            hearing, choice = heard.pop(0)
            assert hearing.view == view(game, hearing.seat)._replace(questions=(question,))
            game = reply(game, Answer(hearing.seat, question.call, choice))
        assert not heard
        assert (game.facts, game.outcome, game.position) == (tuple(evening.news), evening.outcome, evening.settled())


def _as_luck_had_it(game, evening):
    """The answer of luck after which the facts are still those of the evening."""
    for choice in game.open[0].options:
        after = reply(game, Answer(CHANCE, game.open[0].call, choice))
        if after.facts == tuple(evening.news[: len(after.facts)]):
            return after
    raise AssertionError("luck did something else")


def test_everybody_speaks_and_nobody_without_end():
    common, setup, luck = laid("confusion", 8, 1)
    evening = played(common, setup, [HONEST] * 8, luck)
    assert {said.seat for said in evening.said} == {*common.seats}
    assert all(mind.name for mind in MINDS)
    assert ROUNDS == 3


def test_whoever_wears_the_mask_says_nothing():
    muted = 0
    for seed in range(40):
        common, setup, luck = laid("cabinet-of-curiosities", 6, seed)
        evening = played(common, setup, [HONEST] * 6, luck)
        silenced = {seat for seat, thing in evening.tokens if thing in evening.silent}
        assert silenced.isdisjoint(said.seat for said in evening.said)
        muted += len(silenced)
    assert muted


def test_honest_villages_live_in_peace_where_no_wolf_sits():
    """Ten of a hundred tables of five have both wolves in the middle."""
    peaceful, won = 0, 0
    for seed in range(300):
        common, setup, luck = laid("basic", 5, seed)
        outcome = played(common, setup, [HONEST] * 5, luck).outcome
        if not any(common.rules.roles[name].is_a(WEREWOLVES) for name in outcome.final):
            peaceful, won = peaceful + 1, won + (VILLAGE in outcome.teams)
    assert peaceful > 20
    assert won == peaceful
