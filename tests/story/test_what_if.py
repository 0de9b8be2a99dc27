"""One vote changed: the same as judging a record in which it was cast so."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from decks import PLAYED, begun, finish, luck, seat
from garou.engine.game import reply, start
from garou.engine.values import Answer, IllegalAnswer, RoleName, Setup
from garou.games import rules_of
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import lines_of
from garou.story.what_if import otherwise, polls
from records import cases

ADA, BEN, CLEO, DAN, EVA = map(seat, range(5))
SHORT = [
    case for case in cases() if case["record"]["game"] != "classic" and "error" not in case.get("expect", {"error": 1})
]


@pytest.mark.slow
@pytest.mark.parametrize("case", SHORT, ids=lambda case: case["id"])
def test_a_changed_vote_is_judged_as_if_it_had_been_cast(case):
    record = read(json.dumps(case["record"]))
    game = judged(record)
    [poll] = polls(game)
    assert set(poll.votes) == {seat(n) for n in range(len(record.players))}
    for question in poll.questions:
        for choice in question.options:
            log = [a._replace(choice=choice) if a in poll.answers and a.seat in question.seats else a for a in game.log]
            told = otherwise(game, poll, question.seats[0], choice)
            assert told.game == judged(replace(record, lines=lines_of(record, log)))
            assert told.dead == tuple(f.of("player") for f in told.game.facts if f.name == "died")
            assert told.open == ()


@pytest.mark.parametrize("played", [one for one in PLAYED if one[0] == "classic"][:3], ids=str)
@pytest.mark.parametrize("number", range(4))
def test_in_a_long_game_all_before_the_vote_stays_and_the_days_after_are_dropped(played, number):
    rng = luck(played, number)
    game = finish(begun(played, rng, most=9), rng)
    for poll in polls(game):
        for question in poll.questions:
            one = question.seats[0]
            same = otherwise(game, poll, one, poll.votes[one])
            assert same.facts == game.told_in(poll.step)
            told = otherwise(game, poll, one, rng.choice(question.options))
            assert told.game.log[: poll.first] == game.log[: poll.first]
            assert told.game.told_until(poll.step - 1) == game.told_until(poll.step - 1)
            assert not told.game.told_in(poll.step + 6)  # the same step of the next day


def village(deal: str, *options: str):
    return start(rules_of("classic", "", options), Setup(tuple(map(RoleName, deal.split()))))


def voted(game, *targets):
    for target in targets:
        voter = game.open[0].seats[0]
        game = reply(game, Answer(voter, game.open[0].call, () if target is None else (target,)))
    return game


def first_day():
    """The pack agrees on nobody the first night, so all six of them vote."""
    game = village("hunter werewolf werewolf villager villager villager")
    while game.open[0].call != "lynch":
        game = reply(game, Answer(game.open[0].seats[0], game.open[0].call, ()))
    return game


def test_where_somebody_would_have_had_to_choose_it_stops_there():
    game = finish(voted(first_day(), BEN, ADA, ADA, BEN, BEN, None), random.Random(5))
    poll = polls(game)[0]
    told = otherwise(game, poll, DAN, (ADA,))
    assert told.dead == (ADA,)
    assert [question.call for question in told.open] == ["hunter"]
    assert told.game.outcome is None


def test_a_tie_that_never_was_is_not_decided_for_anybody():
    game = finish(voted(first_day(), BEN, ADA, ADA, BEN, BEN, None), random.Random(5))
    told = otherwise(game, polls(game)[0], DAN, ())
    assert told.dead == ()
    assert {question.topic for question in told.open} == {"lynch-again"}


def test_a_second_ballot_between_the_same_two_keeps_its_votes():
    """Ada and Ben are tied with three each; afterwards all but one vote for Ben."""
    game = voted(first_day(), BEN, ADA, ADA, BEN, BEN, ADA)
    game = finish(voted(game, BEN, ADA, BEN, BEN, BEN, None), random.Random(5))
    first, second, *_ = polls(game)
    assert (first.step, len(first.answers)) == (second.step, len(second.answers))
    assert second.first == first.first + 6
    assert otherwise(game, first, ADA, (BEN,)).dead[0] == BEN
    assert otherwise(game, second, EVA, (ADA,)).dead[0] == BEN  # still three against two
    assert otherwise(game, first, EVA, ()).dead == (ADA,)  # no tie, so no second ballot


def test_only_those_who_voted_can_have_voted_otherwise_and_only_for_what_they_could():
    game = finish(voted(first_day(), BEN, ADA, ADA, BEN, BEN, None), random.Random(5))
    poll = polls(game)[0]
    for voter, choice in ((ADA, (ADA,)), (ADA, (seat(9),)), (seat(9), (ADA,)), (ADA, (BEN, CLEO))):
        with pytest.raises(IllegalAnswer):
            otherwise(game, poll, voter, choice)
