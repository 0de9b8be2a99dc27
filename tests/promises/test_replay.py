"""A game is its set-up and its log: whoever has these two has everything."""

from __future__ import annotations

import pickle

from hypothesis import given

from decks import begun, every_game, finish, luck, moments, seeds
from garou.engine.game import replay, reply, start
from garou.games import rules_of


@every_game
@given(seed=seeds)
def test_a_game_is_its_setup_and_its_log(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    assert game.outcome is not None
    assert replay(rules_of(*played), game.setup, game.log) == game


@every_game
@given(seed=seeds)
def test_every_moment_of_it_comes_back_from_as_much_of_the_log(played, seed):
    rng = luck(played, seed)
    past = list(moments(begun(played, rng), rng))
    again = start(past[0].rules, past[0].setup)
    assert again == past[0]
    for answer, moment in zip(past[-1].log, past[1:], strict=True):  # replay, with a look at each moment
        again = reply(again, answer)
        assert again == moment
    cut = rng.randrange(len(past))
    assert replay(again.rules, again.setup, again.log[:cut]) == past[cut]


@every_game
@given(seed=seeds)
def test_whatever_a_moment_consists_of_can_be_stored(played, seed):
    rng = luck(played, seed)
    for moment in moments(begun(played, rng, most=8), rng):
        values = (moment.setup, moment.position, moment.log, moment.facts, moment.open, moment.outcome)
        assert pickle.loads(pickle.dumps(values)) == values
        assert hash(values) == hash(pickle.loads(pickle.dumps(values)))


@every_game
@given(seed=seeds)
def test_an_edition_made_anew_tells_the_same(played, seed):
    """No rule set remembers anything: its options switched on a second time give the same game."""
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    fresh = rules_of.__wrapped__(*played)
    again = replay(fresh, game.setup, game.log)
    assert (again.facts, again.position, again.outcome) == (game.facts, game.position, game.outcome)
