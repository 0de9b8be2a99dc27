"""Cards entered as they wake: the game is the one it would have been had all of them been known from the start."""

from __future__ import annotations

import pytest

from decks import luck, random_setup
from garou.cards.taps import entered
from garou.cards.waking import WhichCard, WhoHolds, doubtful, laid, still_guessed, unseen_calls, wanted
from garou.engine.game import replay, start
from garou.engine.values import IllegalSetup, Setup
from garou.games import rules_of
from leading import PLAYED
from village import dealt


def guess(truth: Setup, rng) -> Setup:
    """The same cards anywhere; a thief is always a player's."""
    cards, seats = list(truth.cards), len(truth.deal)
    while True:
        rng.shuffle(cards)
        if "thief" not in cards[seats:]:
            return Setup(tuple(cards[:seats]), extra=tuple(cards[seats:]))


def told(asked, truth, guessed):
    """What somebody who sees the cards taps."""
    if isinstance(asked, WhichCard):
        return {asked.slot: truth.cards[asked.slot]}
    seats = [slot for slot in guessed if slot < len(truth.deal) and truth.cards[slot] == asked.role]
    assert len(seats) == asked.count
    return dict.fromkeys(seats, asked.role)


def sensible(game, rng):
    """Any answers; nobody sees the little girl peep, so here she does not."""
    quiet = unseen_calls(game.rules)
    return {q.seats[0]: () if q.call in quiet or q.call == "sleep" else rng.choice(q.options) for q in game.open}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("played", PLAYED[:4], ids=str)
def test_the_game_is_the_same_as_if_every_card_had_been_known(played, seed):
    rng, rules = luck(played, seed), rules_of(*played)
    truth = random_setup(rules, rng, 14)
    guessed = frozenset(range(len(truth.cards)))
    game = start(rules, guess(truth, rng))
    for _ in range(200):
        while asked := wanted(game, guessed):
            cards = told(asked, truth, guessed)
            game = laid(game, guessed, cards)
            guessed = still_guessed(game.setup, guessed - cards.keys())
        known = [fact for fact in game.facts if not doubtful(fact, game, guessed)]
        true = replay(rules, truth, true_log(game, truth))
        assert [q.seats for q in game.open if q.seats[0] not in guessed] == [
            q.seats for q in true.open if q.seats[0] not in guessed
        ]
        assert set(known) - {fact for fact in known if fact.name == "dealt"} <= set(true.facts)
        if not game.open:
            break
        game = entered(game, sensible(game, rng))
    assert game.outcome is None or (game.outcome, guessed, game.setup) == (true.outcome, frozenset(), truth)


def true_log(game, truth):
    """What is done unseen was done by whoever holds the card."""
    unseen, holder = unseen_calls(game.rules), {card: seat for seat, card in enumerate(truth.deal)}
    return [one._replace(seat=holder[game.setup.deal[one.seat]]) if one.call in unseen else one for one in game.log]


def test_a_wolf_is_asked_for_when_the_pack_wakes_and_all_of_them_at_once():
    game = dealt("werewolf werewolf seer villager villager villager", "Cleo seer")
    assert wanted(game, frozenset({0, 1, 3, 4, 5})) == WhoHolds("werewolf", 2)


def test_whom_the_seer_looks_at_is_turned_over():
    game = dealt("werewolf villager seer hunter villager villager", "Cleo seer Dan")
    assert wanted(game, frozenset({0, 1, 3, 4, 5})) == WhichCard(3)


def test_the_dead_are_turned_over_before_anything_follows_from_their_card():
    game = dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo")
    guessed = frozenset({1, 2, 3, 4})
    assert wanted(game, guessed) == WhichCard(2)
    game = laid(game, guessed, {2: "hunter"})
    assert [question.call for question in game.open] == ["hunter"]
    assert wanted(game, guessed - {2}) is None


def test_a_caught_girl_is_asked_for_by_name():
    deal = "werewolf villager villager witch villager little-girl"
    game = dealt(deal, "Ada werewolf Ben", "Ada glance early", "Fay little-girl early")
    guessed = frozenset({1, 2, 4, 5})
    assert wanted(game, guessed) == WhoHolds("little-girl", 1)
    game = laid(game, guessed, {2: "little-girl"})
    assert [fact.of("player") for fact in game.facts if fact.name == "victim"] == [2]


def test_a_captain_whose_card_nobody_knows_breaks_ties_all_the_same():
    game = dealt("werewolf villager villager hunter villager villager", "Ada werewolf Ben", options="captain")
    everybody = {question.seats[0]: (2,) for question in game.open}
    game = entered(game, everybody)
    votes = {0: (3,), 2: (), 3: (4,), 4: (3,), 5: (4,)}
    game = entered(game, votes)
    assert [question.call for question in game.open] == ["tie-break"]
    assert wanted(game, frozenset({2, 3, 4, 5})) is None


def test_a_card_that_is_not_in_the_deck_is_refused():
    game = dealt("werewolf villager villager villager villager")
    with pytest.raises(IllegalSetup):
        laid(game, frozenset({1, 2}), {1: "witch"})
    with pytest.raises(IllegalSetup):
        laid(game, frozenset({1, 2}), {3: "werewolf"})


def test_what_is_left_is_known_where_it_is_all_alike():
    setup = Setup(("werewolf", "villager", "villager", "hunter", "villager"))
    assert still_guessed(setup, frozenset({1, 2, 4})) == frozenset()
    assert still_guessed(setup, frozenset({1, 2, 3})) == frozenset({1, 2, 3})


def test_at_the_end_the_rarest_card_is_asked_for():
    game = dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo", *["all lynch Ada"])
    assert game.outcome
    assert wanted(game, frozenset({1, 3, 4})) == WhoHolds("hunter", 1)
