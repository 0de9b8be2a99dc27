"""Only the options are legal, and all of them are: everything else is refused with a reason, and nothing changes."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given

from decks import begun, every_game, finish, luck, moments, seat, seats, seeds
from garou.engine.game import Game, branches, replay, reply
from garou.engine.values import CHANCE, PUBLIC, Answer, IllegalAnswer, Question

WORDS = ("cards", "marks", "heal", "sleep", "early", "middle", "late", "mask", "claw", "moon", "")


def somewhere(played, rng: random.Random, most: int = 8) -> Game:
    """Any moment of a game at which somebody is asked."""
    waiting = [moment for moment in moments(begun(played, rng, most), rng) if moment.open]
    return rng.choice(waiting)


def assert_refused(game: Game, answer: Answer, reason: str) -> None:
    before = replay(game.rules, game.setup, game.log)
    with pytest.raises(IllegalAnswer) as refused:
        reply(game, answer)
    assert refused.value.reason == reason
    assert refused.value.details["seat"] == answer.seat
    assert refused.value.details["call"] == answer.call
    assert game == before


def same(one, other) -> bool:
    """Two players, two places, several moments: any order is legal. A kind of thing stays in its place."""
    return [type(part) for part in one] == [type(part) for part in other] and sorted(map(str, one)) == sorted(
        map(str, other)
    )


@every_game
@given(seed=seeds)
def test_a_choice_is_legal_exactly_if_it_is_an_option(played, seed):
    """Every choice of up to three things that can be named at this table is tried on one open question."""
    rng = luck(played, seed)
    game = somewhere(played, rng)
    question = rng.choice(game.open)
    me = rng.choice(question.seats)
    things = [*range(-2, len(game.setup.cards) + 2), *WORDS]
    choices = [(), *product(things), *product(things, things)]
    choices += [tuple(rng.choices(things, k=3)) for _ in range(30)] + list(question.options)
    choices += [(*option, rng.choice(things)) for option in question.options]
    choices = rng.sample(choices, min(150, len(choices)))
    for choice in choices:
        answer = Answer(me, question.call, choice)
        if any(same(choice, option) for option in question.options):
            assert reply(game, answer).log == (*game.log, answer)
        else:
            assert_refused_choice(game, answer)


def assert_refused_choice(game: Game, answer: Answer) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        reply(game, answer)
    assert (refused.value.reason, refused.value.details["choice"]) == ("not-an-option", answer.choice)


@every_game
@given(seed=seeds)
def test_every_option_is_legal_in_any_order(played, seed):
    rng = luck(played, seed)
    game = somewhere(played, rng)
    for question in game.open:
        for option in rng.sample(question.options, min(12, len(question.options))):
            turned = [part for part in option if isinstance(part, str)] + [
                part for part in reversed(option) if isinstance(part, int)
            ]
            for choice in (option, tuple(turned)):
                answer = Answer(rng.choice(question.seats), question.call, choice)
                assert reply(game, answer).log[-1] == answer


@every_game
@given(seed=seeds)
def test_nobody_answers_for_somebody_else(played, seed):
    rng = luck(played, seed)
    game = somewhere(played, rng)
    question = rng.choice(game.open)
    for stranger in (*seats(game), CHANCE, PUBLIC, seat(99)):
        if not asked(game, stranger, question.call):
            assert_refused(game, Answer(stranger, question.call, rng.choice(question.options)), "nobody-asked")


@every_game
@given(seed=seeds)
def test_nobody_answers_what_was_not_asked(played, seed):
    rng = luck(played, seed)
    game = somewhere(played, rng)
    calls = {step.name for step in (*game.rules.opening, *game.rules.round)} | {"dance", "", "witch-heal", "hunter"}
    question = rng.choice(game.open)
    for call in sorted(calls):
        if not asked(game, question.seats[0], call):
            assert_refused(game, Answer(question.seats[0], call, rng.choice(question.options)), "nobody-asked")


def asked(game: Game, me, call: str) -> bool:
    return any(me in question.seats and question.call == call for question in game.open)


@every_game
@given(seed=seeds)
def test_an_answer_given_is_given(played, seed):
    """Once a seat has answered, the same question is not open to it any more."""
    rng = luck(played, seed)
    game = somewhere(played, rng)
    question = rng.choice(game.open)
    answer = Answer(question.seats[0], question.call, rng.choice(question.options))
    later = reply(game, answer)
    again = [q for q in later.open if q.call == question.call and answer.seat in q.seats]
    assert not again or fresh(again[0], question, game, later)
    if not again:
        assert_refused(later, answer, "nobody-asked")


def fresh(new: Question, old: Question, game: Game, later: Game) -> bool:
    """The same call may be asked again about something else: another topic, another day, or once all have voted."""
    others_wait = (set(game.open) - {old}) & set(later.open)
    return new.topic != old.topic or later.step != game.step or not others_wait


@every_game
@given(seed=seeds)
def test_when_the_game_is_over_nobody_is_asked_anything(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=8), rng)
    assert game.open == ()
    assert list(branches(game)) == []
    for answer in rng.sample(game.log, min(5, len(game.log))):
        assert_refused(game, answer, "nobody-asked")


@every_game
@given(seed=seeds)
def test_branches_are_the_options_of_the_first_question(played, seed):
    rng = luck(played, seed)
    game = somewhere(played, rng)
    question = game.open[0]
    found = list(branches(game))
    assert [answer.choice for answer, _ in found] == list(question.options)
    answer, child = rng.choice(found)
    assert child == reply(game, answer)


@every_game
@given(seed=seeds)
def test_options_are_all_different_and_never_none(played, seed):
    """Two options that mean the same would count one choice twice."""
    rng = luck(played, seed)
    for moment in moments(begun(played, rng, most=8), rng):
        for question in moment.open:
            kinds = [(tuple(map(type, option)), frozenset(option)) for option in question.options]
            assert len(kinds) == len(set(kinds)) > 0
            assert question.seats
            assert question.may_decline == (() in question.options)
