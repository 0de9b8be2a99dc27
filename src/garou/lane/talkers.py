"""Policies for games with a talk: the honest mind's, a learned table's, and a small network's.

Each is asked for a tale to tell and for somebody to vote for, and goes by what the seat knows and by what was told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from garou.minds.learnt.decks import VILLAGER, NumberedDeck
from garou.minds.learnt.figures import Kit, Number, Real, below, pick, same, some, when
from garou.minds.learnt.inventing import CARELESS, Teller, tales
from garou.minds.learnt.options import Voter, of_tales, of_votes, ranked, sort_of, taken
from garou.minds.learnt.tables import LearnedTable
from garou.minds.learnt.verdicts import WeighedTalk, by_itself, kinds, plainly, weighed

from .arrays import at_once
from .coding import Coded
from .kits import kit_for
from .knowing import KnownWords
from .sources import Policy, Posed
from .talking import TALK, OwnNight, deck_of, understood

PEACE = 0.2  # where nobody is suspected more than that, the honest mind votes for the next one


class Listener:
    """What was told last is weighed once for all who vote on it."""

    def __init__(self, lies: Sequence[float]) -> None:
        self._lies = lies
        self._heard: tuple[tuple[Number, ...], WeighedTalk] | None = None

    def __call__(self, asked: Posed, deck: NumberedDeck, kit: Kit) -> WeighedTalk:
        if self._heard is None or self._heard[0] is not asked.told:
            self._heard = asked.told, weighed(asked.told, deck, self._lies, kit)
        return self._heard[1]


Answer = Callable[[Posed, OwnNight, NumberedDeck, Kit], Number]


def talker(coded: Coded, tell: Answer, vote: Answer) -> Policy:
    """At night it takes what luck offers."""
    deck = deck_of(coded)

    def policy(asked: Posed, known: KnownWords, lot: Number) -> Number:
        if not asked.told:
            return lot
        mine = understood(known, int(asked.me.at), deck)
        if asked.topic == TALK:
            return tell(asked, mine, deck, kit_for(lot))
        seat = vote(asked, mine, deck, kit_for(lot))
        return seat + below(seat, int(asked.me.at)) if asked.may_decline else seat - below(int(asked.me.at), seat)

    return policy


# --- The honest mind -------------------------------------------------------------------------------


def honest(coded: Coded) -> Policy:
    """A villager tells the truth, others any villager's night; the vote is by the story that hangs together best."""
    deck = deck_of(coded)
    careless = [deck.disguises.count(tale.card) * (tale.form in CARELESS) for tale in tales(deck)]
    listener = Listener((1.0,) * kinds(deck))

    def tell(asked: Posed, mine: OwnNight, deck: NumberedDeck, kit: Kit) -> Number:
        lie = taken([float(one) for one in careless], asked.chance, kit)
        return pick(same(mine.side, VILLAGER), 0 * lie, lie)

    def vote(asked: Posed, mine: OwnNight, deck: NumberedDeck, kit: Kit) -> Number:
        heard, me = listener(asked, deck, kit), int(asked.me.at)
        true = same(mine.side, VILLAGER)
        own, aloud = plainly(heard, deck, kit, me), plainly(heard, deck, kit, None)
        scores = [true * one + (1 - true) * other for one, other in zip(own, aloud, strict=True)]
        open_to = [0 if seat == me else 1 - (mine.fellows >> seat & 1) for seat in range(deck.players)]
        keys = [when(free, kit.whole((one + 1) * 4096 + 0.5)) for free, one in zip(open_to, scores, strict=True)]
        best = [free * (1 - some(_ahead(keys, seat))) for seat, free in enumerate(open_to)]
        quiet = 1 - _reaches(keys, int((PEACE + 1) * 4096))
        return pick(quiet, (me + 1) % deck.players, taken([1.0 * one for one in best], asked.chance, kit))

    return talker(coded, tell, vote)


def _ahead(keys: Sequence[Number], seat: int) -> Number:
    return sum(below(keys[seat], key) for other, key in enumerate(keys) if other != seat)


def _reaches(keys: Sequence[Number], bound: int) -> Number:
    """Is any of them at least that?"""
    return some(sum(1 - below(key, bound) for key in keys))


# --- A table ---------------------------------------------------------------------------------------


def by_table(coded: Coded, table: LearnedTable) -> Policy:
    """As it was learned."""
    deck = deck_of(coded)
    if not table.fits(deck):
        raise ValueError(table.name)
    listener = Listener(table.readily)

    def tell(asked: Posed, mine: OwnNight, deck: NumberedDeck, kit: Kit) -> Number:
        classes = of_tales(*telling_of(asked, mine), deck)
        return taken([kit.at(table.told, one) for one in classes], asked.chance, kit)

    def vote(asked: Posed, mine: OwnNight, deck: NumberedDeck, kit: Kit) -> Number:
        classes = of_votes(listener(asked, deck, kit), deck, voter_of(asked, mine), kit)
        return taken(_but(asked, [kit.at(table.voted, one) for one in classes]), asked.chance, kit)

    return talker(coded, tell, vote)


def telling_of(asked: Posed, mine: OwnNight) -> tuple[Number, Teller]:
    """Which sort tells, and by what it goes."""
    sort = sort_of(mine.side, mine.fellows, mine.turned)
    return sort, Teller(int(asked.me.at), mine.true, asked.told, mine.fellows)


def voter_of(asked: Posed, mine: OwnNight) -> Voter:
    me = int(asked.me.at)
    return Voter(me, mine.side, mine.fellows, (me + 1) % asked.coded.players)


def _but(asked: Posed, weights: list[Real]) -> list[Real]:
    """Nobody votes for themselves."""
    return [0.0 * one if seat == asked.me.at else one for seat, one in enumerate(weights)]


def facing(coded: Coded, villagers: Policy, others: Policy) -> Policy:
    """One plays for whoever was dealt a villager's card, the other for all others."""
    sides = deck_of(coded).sides

    def policy(asked: Posed, known: KnownWords, lot: Number) -> Number:
        evil = some(sum(same(known.dealt, code) for code, side in enumerate(sides) if side))
        return pick(evil, others(asked, known, lot), villagers(asked, known, lot))

    return policy


# --- A network -------------------------------------------------------------------------------------

Layer = tuple[Any, Any]  # weights, an array of what goes in by what comes out; and what is added
INPUTS = 8


def by_network(coded: Coded, layers: Sequence[Layer], lies: Sequence[float]) -> Policy:
    """It tells as the honest mind does, and votes for whom a small network rates highest; one output comes last."""
    listener, plain = Listener(lies), honest(coded)

    def policy(asked: Posed, known: KnownWords, lot: Number) -> Number:
        return votes(asked, known, lot) if asked.ballot else plain(asked, known, lot)

    def vote(asked: Posed, mine: OwnNight, deck: NumberedDeck, kit: Kit) -> Number:
        heard, voter = listener(asked, deck, kit), voter_of(asked, mine)
        rated = [_rated(one, layers) for one in inputs(heard, deck, voter, kit)]
        found, best = 0 * mine.side + voter.neighbour, rated[voter.neighbour]
        for seat in range(deck.players):
            if seat not in (voter.me, voter.neighbour):
                better = kit.whole(rated[seat] > best)
                found, best = pick(better, seat, found), rated[seat] * better + best * (1 - better)
        return found

    votes = talker(coded, vote, vote)
    return policy


def inputs(heard: WeighedTalk, deck: NumberedDeck, voter: Voter, kit: Kit) -> list[list[Real]]:
    """By seat: how suspect it is to oneself and to all, is it one's own, the next, how many are ahead of it.

    And of oneself: is one of the village, of the monsters, and how likely is it that there is nobody to find?
    """
    mine, aloud = by_itself(heard, deck, voter.me, kit), heard.aloud
    places = ranked(aloud.chances, kit)
    village, monster = same(voter.side, VILLAGER), same(voter.side, 1)
    return [
        [
            mine.chances[seat],
            aloud.chances[seat],
            1.0 * (voter.fellows >> seat & 1),
            0.0 * aloud.peace + (seat == voter.neighbour),
            places[seat] / deck.players,
            1.0 * village,
            1.0 * monster,
            aloud.peace,
        ]
        for seat in range(deck.players)
    ]


def _rated(values: Sequence[Real], layers: Sequence[Layer]) -> Real:
    if all(map(at_once, values)):
        found, tanh = np.stack(np.broadcast_arrays(*values), -1), np.tanh
    else:
        import jax.numpy as jnp  # noqa: PLC0415  # only who traces waits for it

        found, tanh = jnp.stack(jnp.broadcast_arrays(*values), -1), jnp.tanh  # type: ignore[assignment]  # alike
    *hidden, (last, added) = layers
    for weights, bias in hidden:
        found = tanh(found @ weights + bias)
    return (found @ last + added)[..., 0]
