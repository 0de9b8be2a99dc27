"""Small tables as trees: how many histories and sets there are, and that a set is what one seat cannot tell apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from math import factorial

import numpy as np
import pytest

from garou.engine.values import PUBLIC, Fact
from garou.engine.view import told_to
from garou.solving import Plus, grown, histories, nash_conv, uniform, values
from garou.solving.arrays import NONE
from garou.solving.histories import information

THREE = {"edition": "ravensburger", "cards": "2 werewolf, seer, robber, 2 villager", "must": ("werewolf", "vote")}


@pytest.fixture(scope="module")
def game():
    return histories(**THREE)


@pytest.fixture(scope="module")
def tree(game):
    return grown(game)


def test_three_players_have_38395_histories_and_168_sets(tree):
    """The lone wolf looks at one of three cards, seer and robber may decline, and a vote is for one of two others.

    Deals: 6! / (2! 2!) = 180. Sets of a seat: to look as a lone wolf, as a seer, to rob, 3. To vote as a wolf beside
    one of two others, 2, or alone having seen one of 4 cards at one of 3 places, 12. As the seer who declined, 1, saw
    one of 3 cards at one of two seats, 6, or at one of 3 pairs of places two of werewolf, robber, villager in their
    order, but not two robbers, 24. As the robber who declined, 1, or took one of 3 cards from one of two seats, 6.
    As a villager, 1.
    """
    assert tree.size == 38_395
    assert len(tree.sets) == 168 == 3 * (3 + 2 + 12 + 1 + 6 + 24 + 1 + 6 + 1)
    assert [*Counter(tree.seat.tolist()).values()] == [56] * 3


def test_each_deal_is_there_once_and_as_likely_as_any_other(game, tree):
    assert len(set(game.deals)) == len(game.deals) == factorial(6) // 4
    first = tree.chance[tree.levels[1]]
    assert np.allclose(first, 1 / 180)
    assert len(first) == 180


def test_where_nobody_must_there_are_more(tree):
    free = grown(histories(edition="ravensburger", cards="2 werewolf, robber, 3 villager", must=("vote",)))
    bound = grown(histories(edition="ravensburger", cards="2 werewolf, robber, 3 villager", must=("vote", "werewolf")))
    assert len(free.sets) == len(bound.sets) + 3  # whoever was a lone wolf and did not look, one for each seat


def test_uniform_nash_conv_is_five_twelfths_exactly(tree):
    """Each seat gains 5/36: in fractions, by a walk of its own over the tree."""
    gained = [exact_best(tree, seat) - exact_worth(tree, seat) for seat in range(3)]
    assert gained == [Fraction(5, 36)] * 3
    assert sum(gained) == Fraction(5, 12)
    assert nash_conv(tree, uniform(tree)) == pytest.approx(5 / 12, abs=1e-14)
    assert values(tree, uniform(tree)) == pytest.approx(-1 / 5, abs=1e-14)


def children(tree, node):
    end = tree.first[node + 1] if node + 1 < tree.size else tree.size
    return range(tree.first[node], end)


def exact_worth(tree, seat, answer=None):
    """With every choice as likely as the others of its set, except where this seat has its answer."""
    worth = [Fraction(int(end)) for end in tree.returns[:, seat]]
    for node in range(tree.size - 1, -1, -1):
        after, one = children(tree, node), int(tree.in_set[node])
        if len(after) and answer and one in answer:
            worth[node] = next(worth[child] for child in after if tree.leads[child] == answer[one])
        elif len(after):
            worth[node] = sum(worth[child] for child in after) / len(after)
    return worth[0] if answer is None else worth


def exact_best(tree, seat):
    """Its last decisions first; each takes what is worth most over all histories of its set."""
    answer = {}
    mine = [one for one in range(len(tree.sets)) if tree.seat[one] == seat]
    reach = [Fraction(1)] * tree.size
    for node in range(tree.size):
        for child in children(tree, node):
            own = tree.in_set[node] != NONE and tree.seat[tree.in_set[node]] == seat
            reach[child] = reach[node] if own else reach[node] / len(children(tree, node))
    for depth in sorted({int(tree.depths[one]) for one in mine}, reverse=True):
        worth = exact_worth(tree, seat, answer)
        gains = defaultdict(Fraction)
        for child in np.flatnonzero(tree.leads != NONE).tolist():
            gains[int(tree.leads[child])] += reach[child] * worth[child]
        for one in mine:
            if tree.depths[one] == depth:
                answer[one] = max(range(tree.begins[one], tree.begins[one + 1]), key=lambda choice: gains[choice])
    return exact_worth(tree, seat, answer)[0]


# --- A set follows from what its seat may know --------------------------------------------------------


def walked(game, now=None):
    yield now
    if game.turn(now) is not None:
        for made in game.moves(now).values():
            yield from walked(game, game.after(now, made))


@pytest.mark.parametrize(
    "table",
    [
        {"cards": "werewolf, seer, robber, troublemaker, 2 villager", "must": ("vote", "seer", "robber")},
        {"cards": "doppelganger, werewolf, 4 villager", "must": ("vote",)},
    ],
    ids=["troublemaker", "doppelganger"],
)
def test_whoever_was_told_and_has_answered_the_same_knows_and_may_do_the_same(table):
    game = histories(**table)
    known, legal = {}, {}
    for number, now in enumerate(walked(game)):
        if now is None or number % 7:
            continue
        for seat in range(3):
            asked = tuple(q.call for q in now.open if seat in q.seats)
            answered = tuple(answer for answer in now.log if answer.seat == seat)
            told = tuple((fact.name, fact.data) for fact in told_to(seat, now.facts))
            assert known.setdefault((seat, told, answered, asked), game.known(now, seat)) == game.known(now, seat)
        if now.open:
            one = game.known(now, game.turn(now))
            assert legal.setdefault(one, [*game.moves(now)]) == [*game.moves(now)]
    assert len(set(known.values())) == len(known)


def test_votes_of_others_are_not_known_before_all_are_in(game):
    now = game.after(None, game.deals[-1])
    while now.open[0].call != "vote":
        now = game.after(now, next(iter(game.moves(now).values())))
    before = [game.known(now, seat) for seat in range(3)]
    voted = game.after(now, next(iter(game.moves(now).values())))
    assert [game.known(voted, seat) for seat in (1, 2)] == before[1:]


def test_what_was_told_to_another_is_no_part_of_it(game):
    """The code that writes it down is handed a view, which is made of facts told to that seat or to the room."""
    now = game.after(None, game.deals[0])
    strange = Fact(frozenset((1,)), "saw-card", (("where", 4), ("role", "robber")))
    assert strange not in told_to(0, (*now.facts, strange))
    assert information.__annotations__["seen"] == "View"
    assert PUBLIC not in strange.audience


# --- Other tables, and what cannot be one -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "size"),
    [
        # 6 deals; each vote of three among three: nobody, or one of two others: 1 + 6 * (1 + 3 + 9 + 27)
        ({"cards": "werewolf, 5 villager"}, 1 + 6 * 40),
        ({"cards": "werewolf, 5 villager", "must": ("vote",)}, 1 + 6 * 15),
    ],
)
def test_a_tree_has_as_many_histories_as_one_counts_by_hand(table, size):
    assert grown(histories(**table)).size == size


def test_luck_within_a_game_is_explicit_too():
    """Whatever luck decides after the deal has its branches, as likely as each other."""
    tree = grown(histories("epic-battle", cards="werewolf, 3 villager, vampire, copycat", must=("vote",)))
    for node in range(tree.size):
        after = [*children(tree, node)]
        if after and tree.in_set[node] == NONE:
            assert sum(tree.chance[after]) == pytest.approx(1)
    assert tree.size > 1000


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"cards": "2 werewolf, seer"}, "players"),
        ({"cards": "werewolf, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, minion"}, "dealt in"),
        ({"cards": "werewolf, 5 villager", "must": ("nap",)}, "nap"),
        ({"cards": "werwolf, 5 villager"}, "werwolf"),
    ],
)
def test_what_is_no_small_table_is_refused_in_one_sentence(table, said):
    with pytest.raises(ValueError, match=said) as refused:
        histories(**table)
    assert "\n" not in str(refused.value)


# --- CFR+ ---------------------------------------------------------------------------------------------


def test_rounds_of_cfr_plus_bring_it_nearer_to_where_nobody_can_gain(tree):
    solver, gaps = Plus(tree), []
    for _ in range(3):
        solver.run(40)
        gaps.append(nash_conv(tree, solver.average))
    assert gaps[0] > gaps[1] > gaps[2] > 0
    assert gaps[2] < 5 / 12 / 100


def test_a_strategy_stays_one(tree):
    solver = Plus(tree)
    solver.run(3)
    for strategy in (solver.strategy, solver.average):
        assert np.allclose(np.bincount(tree.owner, strategy), 1)
        assert (strategy >= 0).all()
