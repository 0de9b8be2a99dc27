"""The fast lane and the engine agree: same answers, same facts, same position, same winners."""

from __future__ import annotations

import random

from hypothesis import given

from decks import begun, every_game, finish, luck, random_setup, seeds
from garou.engine.game import Game, reply, start
from garou.engine.live import play_out, play_silently
from garou.engine.values import Answer
from garou.engine.view import view
from garou.games import rules_of


@every_game
@given(seed=seeds)
def test_a_game_of_the_engine_played_out_at_once_is_the_same_game(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    log = list(game.log)

    def mind(seen):
        [question] = seen.questions
        at = next(i for i, a in enumerate(log) if a.call == question.call and a.seat in question.seats)
        return log.pop(at).choice

    table = play_out(game.rules, game.setup, mind)
    assert (tuple(table.news), table.settled(), table.outcome) == (game.facts, game.position, game.outcome)
    assert not log


@every_game
@given(seed=seeds)
def test_a_mind_sees_what_its_seat_sees_in_the_engine(played, seed):
    """Facts so far and the question, nothing more and nothing less."""
    rng = luck(played, seed)
    rules = rules_of(*played)
    setup = random_setup(rules, rng)
    seen_by_minds = []

    def mind(seen):
        seen_by_minds.append((seen, rng.choice(seen.questions[0].options)))
        return seen_by_minds[-1][1]

    table = play_out(rules, setup, mind)
    game = start(rules, setup)
    for seen, choice in seen_by_minds:
        question = game.open[0]
        assert seen.seat == question.seats[0]
        assert seen.questions == (question,)
        assert seen.facts == view(game, seen.seat).facts
        game = reply(game, Answer(seen.seat, question.call, choice))
    assert (tuple(table.news), table.outcome) == (game.facts, game.outcome)


@every_game
@given(seed=seeds)
def test_a_silent_game_ends_like_one_with_words(played, seed):
    rng = luck(played, seed)
    rules = rules_of(*played)
    setup = random_setup(rules, rng)
    picked: list = []

    def pick(options):
        picked.append((options, rng.choice(options)))
        return picked[-1][1]

    silent = play_silently(rules, setup, pick)
    game = in_order(start(rules, setup), picked)
    assert (silent.settled(), silent.outcome) == (game.position, game.outcome)
    assert silent.news == []


def in_order(game: Game, picked) -> Game:
    """The engine's game in which whoever is asked first answers first."""
    for options, choice in picked:
        question = game.open[0]
        assert question.options == options
        game = reply(game, Answer(question.seats[0], question.call, choice))
    return game


@every_game
@given(seed=seeds)
def test_the_same_luck_gives_the_same_end_on_both_lanes(played, seed):
    rng = luck(played, seed)
    rules = rules_of(*played)
    setup = random_setup(rules, rng)
    first, second = random.Random(seed), random.Random(seed)
    loud = play_out(rules, setup, lambda seen: first.choice(seen.questions[0].options))
    silent = play_silently(rules, setup, second.choice)
    assert (loud.settled(), loud.outcome) == (silent.settled(), silent.outcome)
