"""One answer of the night changed: the same as judging a record in which it was given so, as far as it can be known."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from decks import PLAYED, begun, finish, luck, seat
from garou.engine.game import replay, reply, start
from garou.engine.values import CHANCE, Answer, IllegalAnswer, RoleName, Setup
from garou.games import rules_of
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import lines_of
from garou.story.altering import acts, altered, others
from garou.story.what_if import polls
from records import cases

ADA, BEN, CLEO, DAN = map(seat, range(4))
SHORT = [
    case for case in cases() if case["record"]["game"] != "classic" and "error" not in case.get("expect", {"error": 1})
]


def dealt(game, deal, centre=""):
    cards, more = (tuple(map(RoleName, words.split())) for words in (deal, centre))
    return start(rules_of(game, "bezier" if more else "", ()), Setup(cards, more))


def through(game, *answers):
    for who, call, *choice in answers:
        game = reply(game, Answer(who, call, tuple(choice)))
    return game


def robbed():
    """Ben robs Ada, the werewolf; Cleo, the villager, is chosen by all but herself."""
    game = dealt("one-night", "werewolf robber villager seer", "werewolf troublemaker drunk")
    game = through(game, (DAN, "seer", CLEO), (BEN, "robber", ADA))
    return through(game, (ADA, "vote", CLEO), (BEN, "vote", CLEO), (CLEO, "vote", ADA), (DAN, "vote", CLEO))


def of(game, call):
    return next(act for act in acts(game) if act.answer.call == call)


def test_cards_and_winners_move_and_votes_stay():
    game = robbed()
    assert game.outcome.winners == (BEN,), "he is the werewolf now"
    told = altered(game, of(game, "robber"), (DAN,))
    assert not told.open
    assert told.game.log[-4:] == game.log[-4:]
    assert told.game.outcome.final == ("werewolf", "seer", "villager", "robber")
    assert told.game.outcome.winners == (ADA,)


def test_what_was_done_may_also_not_have_been_done():
    game = robbed()
    assert () in others(of(game, "robber"))
    assert altered(game, of(game, "robber"), ()).game.outcome.final == game.setup.deal


def test_where_somebody_is_asked_something_else_nobody_can_know():
    """Who copies the seer was asked whom to look at; who copies the robber is asked whom to rob."""
    game = dealt("one-night", "doppelganger robber villager seer", "werewolf troublemaker drunk")
    game = through(game, (ADA, "doppelganger", DAN), (ADA, "doppelganger", CLEO))
    game = finish(game, random.Random(1))
    told = altered(game, acts(game)[0], (BEN,))
    assert told.game.outcome is None
    assert [(q.seats, q.topic) for q in told.open] == [((ADA,), "robber")]
    assert told.game.log == (Answer(ADA, "doppelganger", (BEN,)),)


def test_only_what_was_offered_can_be_chosen():
    game = robbed()
    for choice in ((BEN,), (ADA, CLEO), ("ada",), (9,)):
        with pytest.raises(IllegalAnswer):
            altered(game, of(game, "robber"), choice)


def test_a_vote_and_what_luck_decided_is_none_of_it():
    for played in PLAYED[:6]:
        rng = luck(played, 0)
        game = finish(begun(played, rng, most=9), rng)
        voted = {poll.first + n for poll in polls(game) for n in range(len(poll.answers))}
        assert not voted & {act.number for act in acts(game)}
        assert all(act.answer.seat != CHANCE for act in acts(game))


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_the_same_answer_brings_the_same_game_and_another_one_a_legal_game(played):
    rng = luck(played, 1)
    game = finish(begun(played, rng, most=7), rng)
    for act in rng.sample(acts(game), min(3, len(acts(game)))):
        assert altered(game, act, act.answer.choice).game.facts == game.facts
        told = altered(game, act, rng.choice(others(act)))
        assert told.game.log[: act.number] == game.log[: act.number]
        assert replay(game.rules, game.setup, told.game.log) == told.game
        assert set(told.game.log) - {told.game.log[act.number]} <= set(game.log)


@pytest.mark.slow
@pytest.mark.parametrize("case", SHORT, ids=lambda case: case["id"])
def test_in_a_worked_example_it_is_judged_as_if_it_had_been_done(case):
    record = read(json.dumps(case["record"]))
    game = judged(record)
    for act in acts(game):
        for choice in others(act)[:3]:
            told = altered(game, act, choice)
            assert told.game.log[act.number].choice == choice
            if told.game.outcome is not None:
                assert told.game == judged(replace(record, lines=lines_of(record, told.game.log)))


def test_a_classic_night_goes_on_as_far_as_the_same_was_asked():
    """The seer looks at somebody else: nobody is asked anything else for it, to the end."""
    game = dealt("classic", "seer werewolf villager villager villager")
    game = finish(game, random.Random(3))
    act = of(game, "seer")
    told = altered(game, act, others(act)[0])
    assert told.game.outcome is not None
    assert told.game.outcome.winners == game.outcome.winners
    bitten = of(game, "werewolf")
    other = altered(game, bitten, next(choice for choice in others(bitten) if choice))
    assert other.game.outcome is None or len(other.game.log) < len(game.log)
    assert [fact.of("player") for fact in other.dead][:1] == [other.game.log[bitten.number].choice[0]]
