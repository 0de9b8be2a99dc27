"""Making another world out of one that was played: other cards, other answers, the same people otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from decks import accepted, exchanged, moments, random_answer, shuffled
from garou.engine.game import Game, branches, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import Answer, Question, RoleName, Seat, Setup


class Said(NamedTuple):
    """One answer of a game: the moment it was given, and the question it was given to."""

    moment: Game
    question: Question
    answer: Answer

    @property
    def number(self) -> int:
        return len(self.moment.log)

    def otherwise(self, rng: random.Random) -> Answer | None:
        """Any other legal answer to the same question."""
        others = [option for option in self.question.options if set(option) != set(self.answer.choice)]
        return Answer(self.answer.seat, self.answer.call, rng.choice(others)) if others else None


def told_again(game: Game) -> list[Said]:
    """The game answer by answer."""
    moment, story = start(game.rules, game.setup), []
    for answer in game.log:
        question = next(q for q in moment.open if q.call == answer.call and answer.seat in q.seats)
        story.append(Said(moment, question, answer))
        moment = reply(moment, answer)
    return story


def retold(game: Game, said: Said, answer: Answer, rng: random.Random) -> Game | None:
    """The same game with another answer in that place.

    Whoever gave it goes on by luck where it leads to other questions; all others answer as they did. None where
    they cannot: because they are asked something else, or because luck has no such draw left.
    """
    author, call = answer.seat, answer.call
    twin, rest = reply(said.moment, answer), list(game.log[said.number + 1 :])
    while twin.open:
        own = next((q for q in twin.open if q.call == call and author in q.seats), None)
        if rest and fits(twin, rest[0]):
            twin = reply(twin, rest.pop(0))
        elif rest and (rest[0].seat, rest[0].call) == (author, call):
            rest.pop(0)
        elif own:
            twin = reply(twin, random_answer(own, rng))
        else:
            break
    return None if rest else twin


def fits(game: Game, answer: Answer) -> bool:
    return any(q.call == answer.call and answer.seat in q.seats and q.admits(answer.choice) for q in game.open)


def by_night(game: Game, rng: random.Random) -> Game:
    """Played by luck as long as people sleep: the last moment before a vote is cast or a death is told."""
    for moment in moments(game, rng):
        if woken(moment):
            return game
        game = moment
        if voting(game):
            break
    return game


def woken(game: Game) -> bool:
    """Has the room heard of a death, or of the end?"""
    return any(fact.name in ("died", "won") for fact in game.facts)


def voting(game: Game) -> bool:
    return any(question.ballot for question in game.open)


def by_night_with(own: list[Answer], me: Seat, game: Game, rng: random.Random) -> Game:
    """A night by luck in which this seat answers as it did elsewhere."""
    own = [*own]
    while game.open and not voting(game):
        question = rng.choice(game.open)
        later = reply(game, own.pop(0) if me in question.seats else random_answer(question, rng))
        if woken(later):
            break
        game = later
    return game


def dealt_again(rules: RuleSet, first: Setup, me: Seat, rng: random.Random) -> Setup:
    """The same cast dealt otherwise, but for one player's card."""
    while True:
        twin = shuffled(rules, first, rng)
        twin = exchanged(twin, me, twin.cards.index(first.deal[me]))
        if accepted(rules, twin):
            return twin


# --- All worlds of a small cast ---------------------------------------------------------------


def all_deals(rules: RuleSet, players: int, cast: str) -> Iterator[Setup]:
    """Every way these cards can lie; what stands behind a bar is extra and stays there."""
    cards, _, beside = cast.partition("|")
    centre = players + rules.centre
    for lying in sorted(set(permutations(map(RoleName, cards.split())))):
        extra = (*lying[centre:], *map(RoleName, beside.split()))
        setup = Setup(lying[:players], lying[players:centre], extra)
        if accepted(rules, setup):
            yield setup


def all_nights(game: Game) -> Iterator[Game]:
    """Every moment of every night this can become, the first vote included."""
    yield game
    if not voting(game):
        for _, later in branches(game):
            if not woken(later) or later.open:
                yield from all_nights(later)
