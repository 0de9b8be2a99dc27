"""Games with a talk: what seats can tell, what policies are handed, and that they answer within their options."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from garou.engine.values import PUBLIC
from garou.engine.view import View
from garou.games.cast import Cast, cards
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE
from garou.games.teams import MONSTERS
from garou.lane import NoArrayForm
from garou.lane.coding import coded
from garou.lane.knowing import KnownWords
from garou.lane.learning import beginner, lessons
from garou.lane.schooling import table_of
from garou.lane.simulating import AT_ONCE, Census, simulate
from garou.lane.sources import Posed
from garou.lane.talkers import by_table, facing, honest
from garou.lane.talking import TALK, deck_of, evening, understood
from garou.lane.tally import teams
from garou.minds.knowledge import knowledge
from garou.minds.learnt.tables import shipped
from garou.minds.learnt.tellings import of_claims
from garou.talk.claims import Common
from lanes import EIGHT, FIVE, TEN, some_games
from spoken import GAMES, LAID, NAMES, luck, policies

SEVEN = coded(BEZIER, cards("2 werewolf, minion, 2 mason, seer, robber, drunk, hunter, tanner"), 7)


def played(laid, policy, number=0):
    with np.errstate(over="ignore"):
        return evening(laid, luck(np.arange(GAMES, dtype=np.uint32), number), policy)


# --- What a seat could tell -------------------------------------------------------------------------


def told_to(game, seat):
    return tuple(fact for fact in game.news if {seat, PUBLIC} & set(fact.audience))


@pytest.mark.parametrize("laid", [FIVE, SEVEN, EIGHT], ids=lambda one: f"{one.players}")
def test_what_a_seat_makes_of_its_night_is_what_a_mind_makes_of_it(laid):
    games, deck = some_games(laid, 100), deck_of(laid)
    common = Common(laid.rules, Cast(laid.cards), laid.players)
    places = tuple(range(len(laid.cards)))
    for seat in range(laid.players):
        dealt = games.dealt[:, seat]
        words = KnownWords(
            dealt, games.found["looks"][:, seat].astype(np.uint32), games.found["news"][:, seat].astype(np.uint32)
        )
        mine = understood(words, seat, deck)
        for number, game in enumerate(games.played):
            own = knowledge(View(seat, told_to(game, seat), ()), common)
            assert mine.true[number] == of_claims(own.truths, seat, deck, places)
            side = 0 if own.honest else 1 if own.team in MONSTERS else 2
            assert mine.side[number] == side
            fellows = sum(1 << other for other in own.fellows if other != seat)
            assert mine.fellows[number] == (fellows if side else 0)
            assert mine.turned[number] == (side > 0 and own.dealt.team == VILLAGE)


def test_cards_whose_nights_nobody_can_tell_in_a_number_have_no_talk():
    with pytest.raises(NoArrayForm):
        honest(TEN)


# --- What policies are handed -----------------------------------------------------------------------


@pytest.mark.parametrize("laid", [LAID, FIVE, EIGHT], ids=lambda one: f"{one.players}")
@pytest.mark.parametrize("name", NAMES)
def test_no_policy_answers_outside_the_options(laid, name):
    asked_for = []

    def watched(asked, known, lot):
        found = policies(laid)[name](asked, known, lot)
        there = np.broadcast_to(asked.me.there, found.shape) if np.ndim(found) else True
        assert (np.asarray(found)[there] < asked.options).all()
        asked_for.append(asked.topic)
        return found

    played(laid, watched)
    assert asked_for.count(TALK) == asked_for.count("vote") == laid.players


def test_who_speaks_has_heard_those_before_and_nobody_after():
    heard = {}

    def listening(asked, known, lot):
        heard[asked.topic, int(asked.me.at)] = asked.told or ()
        return lot

    played(FIVE, lambda *all_of_it: listening(*all_of_it) if all_of_it[0].told else all_of_it[2])
    for seat in range(5):
        assert [bool(one.any()) for one in heard[TALK, seat]] == [other < seat for other in range(5)]
        assert all(one.all() for one in heard["vote", seat])


@pytest.mark.parametrize("name", NAMES)
def test_a_policy_goes_by_what_it_is_handed_game_by_game(name):
    """Handed the same games in another order it does the same in each: it knows of nothing else."""
    policy, order = policies(FIVE)[name], np.random.default_rng(2).permutation(GAMES)

    def shuffled(one):
        return one[order] if np.ndim(one) else one

    def watched(asked, known, lot):
        found = policy(asked, known, lot)
        if asked.told:
            told, chance = tuple(map(shuffled, asked.told)), shuffled(asked.chance)
            again = policy(asked._replace(told=told, chance=chance), KnownWords(*map(shuffled, known)), shuffled(lot))
            assert (np.broadcast_to(found, GAMES)[order] == again).all()
        return found

    played(FIVE, watched)


def test_a_question_holds_no_table():
    assert Posed._fields == (
        "coded",
        "topic",
        "me",
        "options",
        "may_decline",
        "ballot",
        "available",
        "luck",
        "told",
        "chance",
        "round",
    )


# --- How they do ------------------------------------------------------------------------------------


def village(laid, policy, batches=16):
    won = sum(int(np.asarray(played(laid, policy, number).won(VILLAGE)).sum()) for number in range(batches))
    return won / batches / GAMES


def test_what_was_learned_is_stronger_than_the_honest_on_either_side():
    plain, learned = honest(FIVE), by_table(FIVE, shipped()[0])
    usual = village(FIVE, plain)
    error = sqrt(0.25 / 16 / GAMES)
    assert village(FIVE, facing(FIVE, learned, plain)) > usual
    assert village(FIVE, facing(FIVE, plain, learned)) < usual - 8 * error


def test_a_table_of_other_cards_is_refused():
    with pytest.raises(ValueError, match="basic"):
        by_table(EIGHT, shipped()[0])


def test_games_with_a_talk_are_counted_like_others():
    found = simulate(Census(LAID, (teams,), withheld=False, policy=honest(LAID), talk=True), (0, 3), 1)
    assert found.games == AT_ONCE
    assert 0.5 < found.share("teams", VILLAGE) < 0.75


# --- Learning ---------------------------------------------------------------------------------------


def learned_in(batches, seed=5):
    for pupil in lessons(LAID, seed, batches):
        last = pupil
    return table_of(last, "three", "one-night", "bezier")


def test_what_is_learned_depends_on_the_seed_alone():
    assert learned_in(4) == learned_in(4)
    assert learned_in(4) != learned_in(4, seed=6)


def test_those_who_learn_have_heard_who_spoke_before():
    """Else no card would ever have been claimed when it comes to telling."""
    for pupil in lessons(LAID, 1, 2):
        last = pupil
    changed = last.tellings != beginner(LAID, 1).tellings
    free = np.arange(len(changed)) % 2 == 1
    assert changed[free].any()
    assert changed[~free & (beginner(LAID, 1).tellings == 0)].any()


def test_something_is_learned():
    """From nothing: werewolves get away more often, and a village finds careless ones more often."""
    plain, before, after = honest(LAID), learned_in(1), learned_in(30)
    first, last = (by_table(LAID, one) for one in (before, after))
    assert village(LAID, facing(LAID, last, plain)) > village(LAID, facing(LAID, first, plain)) + 0.05
    assert village(LAID, facing(LAID, plain, last)) < village(LAID, facing(LAID, plain, first)) - 0.05
