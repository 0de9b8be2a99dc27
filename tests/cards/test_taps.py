"""Moments, quick taps and taking back: whatever is tapped, the engine has to accept it."""

from __future__ import annotations

import random

import pytest

from garou.cards.taps import caught, entered, everybody, moments, taken_back, tied
from garou.engine.game import Game, replay
from garou.engine.groups import leaders
from garou.engine.values import CHANCE, IllegalAnswer, Question
from garou.games.classic.day import CAPTAIN
from garou.games.classic.roles import LOVER
from leading import PLAYED, evening
from slices import leaving_out
from village import dealt, seat

PLAIN = "werewolf seer villager villager villager"


@pytest.mark.parametrize("played", PLAYED, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_moments_are_the_screens_one_after_the_other(played, seed):
    past = evening(played, seed)
    found = moments(past[-1])
    assert [moment.game for moment in found] == past
    assert [answer for moment in found for answer in moment.answers] == list(past[-1].log)


@pytest.mark.parametrize("seed", range(5))
def test_taking_back_leads_through_every_screen_to_the_first(seed):
    past = evening(PLAYED[seed], seed, most=12)
    game = past.pop()
    while last := taken_back(moments(game)):
        game = last[0].game
        while past.pop() != game:
            pass
    assert past == []
    assert game.log == ()


def test_half_a_ballot_is_taken_back_alone():
    game = dealt(PLAIN, "Ada werewolf Ben", "Ada lynch Cleo")
    assert taken_back(moments(game))[0].answers == game.log[-1:]


def ballots(game: Game):
    return [one for one in moments(game) if one.game.open and one.game.open[0].ballot]


def candidates_of(asked):
    return sorted({part for question in asked for option in question.options for part in option})


@pytest.mark.slow
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_everybody_points_at_one_and_that_one_leads_alone(played):
    for seed in range(0, 4, leaving_out(4, 1)):
        for moment in ballots(evening(played, seed)[-1]):
            asked = moment.game.open
            for target in candidates_of(asked):
                choices = everybody(asked, (target,))
                assert leaders({by: to[0] if to else None for by, to in choices.items()}) == (target,)
                entered(moment.game, filled(asked, choices))


def filled(asked, choices):
    """Whoever must vote and could not be entered by one tap points somewhere."""
    left = {question.seats[0]: question.options[0] for question in asked if question.seats[0] not in choices}
    assert not any(question.may_decline for question in asked if question.seats[0] in left)
    return choices | left


def tie_of(asked, wanted, captain):
    try:
        return tied(asked, wanted, captain)
    except IllegalAnswer:
        return None


@pytest.mark.slow
@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_a_tie_is_a_tie_of_exactly_these_and_the_captain_may_break_it(played):
    rng, tried = random.Random(str(played)), 0
    for seed in range(0, 12, leaving_out(2, 1)):
        for moment in ballots(evening(played, seed)[-1]):
            asked = moment.game.open
            candidates = candidates_of(asked)
            if len(candidates) < 2:
                continue
            wanted = set(rng.sample(candidates, rng.randint(2, min(4, len(candidates)))))
            captain = [s for s, token in moment.game.position.tokens if token == CAPTAIN]
            choices = tie_of(asked, wanted, captain)
            if choices is None:  # among very few, some of them lovers, there may be nobody to point
                assert len(asked) <= len(wanted) + 2
                continue
            votes = {by: to[0] if to else None for by, to in choices.items()}
            assert set(leaders(votes, twice=[s for s in captain if s in votes])) == wanted
            assert all(votes[s] is None for s in captain if s in votes)
            after, tried = entered(moment.game, filled(asked, choices)), tried + 1
            if captain and len(choices) == len(asked):
                spared = lovers_of(moment.game, captain) if "lovers-spare-each-other" in played[2] else set()
                assert {option[0] for option in after.open[0].options} == wanted - spared
    assert tried > 3


def lovers_of(game, captain):
    pair = {s for s, token in game.position.tokens if token == LOVER}
    return pair - set(captain) if pair & set(captain) else set()


def test_one_tap_makes_up_no_vote_where_everybody_must_vote():
    game = dealt(PLAIN, "Ada werewolf Ben", options="village-must-lynch")
    assert seat("Dan") not in everybody(game.open, (seat("Dan"),))
    assert tied(game.open, {seat("Ada"), seat("Dan")}).keys() < {question.seats[0] for question in game.open}


def test_lovers_who_spare_each_other_are_tied_by_others():
    deal, night = "werewolf cupid villager villager villager", ("Ben cupid Ada Cleo", "Ada werewolf Ben")
    game = dealt(deal, *night, options="lovers-spare-each-other")
    lovers = {seat("Ada"), seat("Cleo")}
    choices = tied(game.open, lovers)
    assert choices[seat("Ada")] == choices[seat("Cleo")] == ()
    with pytest.raises(IllegalAnswer):
        tied(tuple(question for question in game.open if question.seats[0] in lovers), lovers)


@pytest.mark.parametrize("few", [(), ("Ada",)])
def test_one_alone_is_no_tie(few):
    game = dealt(PLAIN, "Ada werewolf Ben", "Ada lynch Cleo")
    with pytest.raises(IllegalAnswer):
        tied(game.open, {seat(name) for name in few})


def test_a_caught_girl_is_the_victim_and_only_that_wolf_knows_her():
    deal = "werewolf werewolf little-girl witch villager villager"
    game = dealt(deal, "Ada werewolf Eva", "Ben werewolf Eva")
    after = entered(game, caught(game.open, seat("Ben")))
    news = [fact for fact in after.facts if fact.name in ("caught", "victim")]
    told = {fact.name: (sorted(fact.audience), fact.of("player")) for fact in news}
    assert told == {"caught": ([seat("Ben")], seat("Cleo")), "victim": ([seat("Dan")], seat("Cleo"))}


def test_nobody_is_caught_where_no_girl_is_awake():
    game = dealt("thief werewolf seer villager villager | | little-girl villager", "Ben werewolf Dan")
    with pytest.raises(IllegalAnswer):
        caught(game.open, seat("Ben"))


def test_what_nobody_may_say_is_refused():
    game = dealt(PLAIN, "Ada werewolf Ben")
    with pytest.raises(IllegalAnswer):
        everybody(game.open, (seat("Ben"),))  # he is dead


def test_luck_is_entered_like_anybody_else():
    game = dealt(PLAIN, "Ada werewolf Ben", options="captain")
    for _ in range(2):
        game = entered(game, everybody(game.open, ()))
    assert [question.seats for question in game.open] == [(CHANCE,)]
    after = entered(game, {CHANCE: (seat("Dan"),)})
    assert replay(after.rules, after.setup, after.log) == after


def test_who_could_point_at_either_makes_way_for_who_can_point_at_one_alone():
    """Ada may name both of the tied and Ben only Cleo: so Ada names Dan, whoever of the two is asked for first."""
    ada, ben, cleo, dan = map(seat, ("Ada", "Ben", "Cleo", "Dan"))
    asked = tuple(
        Question((voter,), "lynch", "lynch", ((), *((target,) for target in targets)), ballot=True)
        for voter, targets in ((ada, (cleo, dan)), (ben, (cleo,)))
    )
    for wanted in ((cleo, dan), (dan, cleo)):
        assert tied(asked, wanted) == {ada: (dan,), ben: (cleo,)}
