"""How often the village wins, to the last fraction.

Five players, two werewolves, seer, robber, troublemaker and three villagers; no look for a lone wolf. At night every
legal answer is equally likely, declining among them; everybody then votes for any of the others, equally likely.
The village wins 157 games in 512.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import comb, prod, sqrt

import pytest

from decks import setup
from garou.engine.game import Game, branches, opening_position, reply, start
from garou.engine.live import play_silently
from garou.engine.table import Table
from garou.engine.values import Answer, RoleName, Setup
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE

pytestmark = pytest.mark.slow

CAST = Counter({"werewolf": 2, "seer": 1, "robber": 1, "troublemaker": 1, "villager": 3})
PLAYERS = 5
EXPECTED = Fraction(157, 512)


# --- The deal: which three cards lie in the centre; who sits where does not matter -------------------


def deals():
    """Each deal up to the order of seats and of the centre, with its probability: 56 choices of three cards."""
    for kept in product(*(range(n + 1) for n in CAST.values())):
        if sum(kept) == 3:
            centre = [role for role, n in zip(CAST, kept, strict=True) for _ in range(n)]
            dealt = sorted((CAST - Counter(centre)).elements())
            ways = prod(comb(n, k) for n, k in zip(CAST.values(), kept, strict=True))
            yield Setup(tuple(map(RoleName, dealt)), tuple(map(RoleName, centre))), Fraction(ways, comb(8, 3))


# --- The night: every answer the engine offers ------------------------------------------------------


def ends_of_night(game: Game, weight: Fraction):
    """What everybody is at the end, by seat, and how likely."""
    if game.open[0].call == "vote":
        yield identities(game), weight
        return
    later = [child for _, child in branches(game)]
    for child in later:
        yield from ends_of_night(child, weight / len(later))


def identities(game: Game) -> tuple[RoleName, ...]:
    table = Table(game.rules, game.position)
    return tuple(role.name for role in table.roles())


# --- The vote: all 4 ** 5 ballots through the engine's own vote ----------------------------------------


@cache
def village_wins(roles: tuple[RoleName, ...]) -> Fraction:
    """How likely the village wins, if these are the players. Seats are alike: the order does not matter."""
    assert tuple(sorted(roles)) == roles
    position = opening_position(BEZIER, Setup(roles, CENTRE))
    vote = next(step for step in BEZIER.opening if step.name == "vote")
    others = [[(s,) for s in range(PLAYERS) if s != voter] for voter in range(PLAYERS)]
    won = 0
    for ballot in product(*others):
        answers = [Answer(voter, "vote", choice) for voter, choice in enumerate(ballot)]
        table = Table(BEZIER, position, "vote", answers)
        vote.run(table)
        won += VILLAGE in table.outcome.teams
    return Fraction(won, 4**PLAYERS)


CENTRE = tuple(map(RoleName, ("villager",) * 3))


def test_the_deals_add_up_to_one():
    assert sum(chance for _, chance in deals()) == 1
    assert len(list(deals())) == 8 + 7 + 4  # with no werewolf in the centre, one, or two


def test_the_village_wins_157_games_in_512():
    won = Fraction(0)
    for dealt, chance in deals():
        ends = Counter()
        for roles, weight in ends_of_night(start(BEZIER, dealt), chance):
            ends[tuple(sorted(roles))] += weight
        assert sum(ends.values()) == chance
        won += sum(weight * village_wins(roles) for roles, weight in ends.items())
    assert won == EXPECTED


# --- What the shortcuts rest on -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "roles", ["robber seer troublemaker werewolf werewolf", "robber seer villager villager werewolf"]
)
def test_the_order_of_seats_does_not_matter_to_the_vote(roles):
    """A ballot turned round with the table has the turned result, for some orders of the seats."""
    first = tuple(sorted(roles.split()))
    rng = random.Random(5)
    for order in rng.sample(list(permutations(range(PLAYERS))), 12):
        ballot = [rng.choice([s for s in range(PLAYERS) if s != voter]) for voter in range(PLAYERS)]
        turned_ballot = [order.index(ballot[order[place]]) for place in range(PLAYERS)]
        turned = [first[order[place]] for place in range(PLAYERS)]
        one, other = voted(first, ballot), voted(turned, turned_ballot)
        assert one.outcome.teams == other.outcome.teams
        assert {order.index(s) for s in one.outcome.winners} == set(other.outcome.winners)


def test_the_vote_alone_is_the_vote_of_a_whole_game():
    """The step run by itself on a position gives what a game replayed answer by answer gives."""
    rng = random.Random(6)
    roles = ("robber", "troublemaker", "villager", "werewolf", "werewolf")
    for _ in range(50):
        ballot = [rng.choice([s for s in range(PLAYERS) if s != voter]) for voter in range(PLAYERS)]
        game = start(BEZIER, setup(f"{' '.join(roles)} | villager villager villager"))
        for voter, call in ((0, "robber"), (1, "troublemaker")):
            game = reply(game, Answer(voter, call, ()))
        for voter, target in enumerate(ballot):
            game = reply(game, Answer(voter, "vote", (target,)))
        assert game.outcome == voted(roles, ballot).outcome


def voted(roles, ballot) -> Table:
    position = opening_position(BEZIER, Setup(tuple(map(RoleName, roles)), CENTRE))
    answers = [Answer(voter, "vote", (target,)) for voter, target in enumerate(ballot)]
    table = Table(BEZIER, position, "vote", answers)
    next(step for step in BEZIER.opening if step.name == "vote").run(table)
    return table


# --- Bulk play ------------------------------------------------------------------------------------------


def test_forty_thousand_games_agree_within_four_standard_errors():
    games, rng = 40_000, random.Random(157512)
    cards = [RoleName(role) for role in CAST.elements()]
    won = sum(VILLAGE in silent_game(rng.sample(cards, len(cards)), rng).outcome.teams for _ in range(games))
    error = sqrt(EXPECTED * (1 - EXPECTED) / games)
    assert abs(won / games - EXPECTED) < 4 * error


def silent_game(cards: list[RoleName], rng: random.Random):
    """The first questions are those of the night, where one may decline; the last five are the votes."""
    dealt = Setup(tuple(cards[:PLAYERS]), tuple(cards[PLAYERS:]))
    night = sum(dealt.deal.count(role) for role in ("seer", "robber", "troublemaker"))
    asked = iter([0] * night + [1] * PLAYERS)  # how many options to leave out: a vote is not withheld
    return play_silently(BEZIER, dealt, lambda options: rng.choice(options[next(asked) :]))
