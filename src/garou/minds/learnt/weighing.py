"""What was told, weighed: who can be telling the truth together, and where that leaves the cards a village is after.

Every group of seats is tried: just these tell the truth, all others lie, or hide by silence. A group counts for as many
deals as fit what it tells and leave its liars a reason to lie, times how readily lies are told that sound like theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import factorial, perm
from typing import NamedTuple

from garou.minds.voting import worth

from .decks import NumberedDeck
from .figures import Kit, Number, Real, at_least, below, bit, how_many, same, some, swapped, united, when
from .tellings import card_of, looks_of, move_of


class OneTelling(NamedTuple):
    """One seat's telling, laid out."""

    spoke: Number
    card: Number  # and one; nought of who says nothing
    ones: tuple[Number, ...]  # by bit of a card's number, at which places there lie cards with it
    noughts: tuple[Number, ...]  # and without
    moved: Number  # does it tell of a move?
    ends: tuple[Number, Number]  # between which places
    readily: Real  # how readily such a lie is told


class ToldFaces(NamedTuple):
    """The cards as one group tells them, where they were dealt."""

    group: Number
    fits: Number  # can all of it be so?
    where: tuple[Number, ...]  # by card, at which places
    often: tuple[Number, ...]  # by card, how many
    lying: Number  # who is not of the group, a mask: they lie, or say nothing
    hidden: Number  # those of them whose card nobody of the group has seen
    aloud: Number  # and who have spoken
    spoken: Number  # has everybody of the group?


class GroupOdds(NamedTuple):
    """How much a group counts for, and which part of that is a monster's card."""

    weight: Real
    liar: Real  # with each hidden liar
    other: Real  # with everybody of whom nothing is told


class SomeRight(NamedTuple):
    """One group tells the truth: where its cards lie in the morning."""

    group: Number
    weight: Real
    chances: tuple[Real, ...]  # by seat: that part of the weight in which a monster's card lies there
    peace: Real  # and in which none lies at any seat
    lying: Number
    size: Number  # how many tell the truth, and one; nought where they cannot
    plain: tuple[Real, ...]  # by seat: what its death is worth, as the honest mind sees it


def laid_out(told: Number, seat: int, deck: NumberedDeck, readily: Real) -> OneTelling:
    card, spoke = card_of(told), some(card_of(told))
    seen = [(when(spoke, 1 << seat), card - spoke)]
    seen += [(bit(at, deck.places + 1) >> 1, which) for at, which in looks_of(told)]
    ones = tuple(united([when(which >> up & 1, place) for place, which in seen]) for up in range(deck.bits))
    noughts = tuple(united([when(1 - (which >> up & 1), place) for place, which in seen]) for up in range(deck.bits))
    this, that = move_of(told)
    moved = some(this)
    return OneTelling(spoke, card, ones, noughts, moved, (this - moved, that - moved), readily)


def case(told: Sequence[OneTelling], deck: NumberedDeck, group: Number, kit: Kit) -> SomeRight:
    faces = _faces(told, deck, group)
    left = [copies - number * faces.fits for number, copies in zip(faces.often, deck.copies, strict=True)]
    return _morning(told, deck, faces, _odds(told, deck, faces, left, kit), left)


def _faces(told: Sequence[OneTelling], deck: NumberedDeck, group: Number) -> ToldFaces:
    inside = [group >> seat & 1 for seat in range(deck.players)]

    def together(by_bit: Sequence[Sequence[Number]], up: int) -> Number:
        return united([when(mine, one[up]) for mine, one in zip(inside, by_bit, strict=True)])

    planes = [
        (together([one.noughts for one in told], up), together([one.ones for one in told], up))
        for up in range(deck.bits)
    ]
    wrong, seen = united([nought & one for nought, one in planes]), planes[0][0] | planes[0][1]
    where = tuple(_of_card(code, planes, seen) for code in range(len(deck.names)))
    often = tuple(how_many(places) for places in where)
    wrong = wrong | united([below(copies, number) for copies, number in zip(deck.copies, often, strict=True)])
    spoke = united([one.spoke << seat for seat, one in enumerate(told)])
    lying = ~group & deck.seats
    hidden = lying & ~seen
    return ToldFaces(
        group, 1 - some(wrong), where, often, lying, hidden, hidden & spoke, 1 - some(group & ~spoke & deck.seats)
    )


def _of_card(code: int, planes: Sequence[tuple[Number, Number]], seen: Number) -> Number:
    for up, plane in enumerate(planes):
        seen = seen & plane[code >> up & 1]
    return seen


# --- How much it counts for -------------------------------------------------------------------------


def _odds(
    told: Sequence[OneTelling], deck: NumberedDeck, faces: ToldFaces, left: Sequence[Number], kit: Kit
) -> GroupOdds:
    """Liars hold bad cards; or one is a villager who has taken one, from another of them."""
    bad, hunted, liars = _sum_of(left, deck.sides), _sum_of(left, deck.hunted), how_many(faces.hidden)
    spare, fewer = sum(left) - liars, liars - some(liars)
    base = _deals(told, deck, faces, spare, kit)
    thieves = sum(left[code] for code in deck.thieves)
    choices, row = _choices(deck.bad, deck.players), bad * (deck.players + 2)
    usual = base * kit.at(choices, row + liars)
    robbed = base * kit.at(choices, row + fewer) * thieves * liars * fewer / (deck.players - 1)
    share = hunted / at_least(bad)
    liar = usual * share + robbed * share * fewer / at_least(liars)
    rest = (usual * (hunted - liars * share) + robbed * (hunted - fewer * share)) / at_least(spare)
    return GroupOdds(usual + robbed, liar, rest * some(spare))


def _sum_of(left: Sequence[Number], which: Sequence[int]) -> Number:
    return sum(number for number, wanted in zip(left, which, strict=True) if wanted)


def _deals(told: Sequence[OneTelling], deck: NumberedDeck, faces: ToldFaces, spare: Number, kit: Kit) -> Real:
    """The ways to lay what the group tells, and what nobody has seen; times the odds of the lies."""
    room = faces.fits * (1 - (spare >> 31 & 1))
    deals = room * kit.at(_orders(deck.places), when(room, spare))
    for number, copies in zip(faces.often, deck.copies, strict=True):
        deals = deals * kit.at(_ways(copies, deck.places), when(faces.fits, number))
    for seat, one in enumerate(told):
        lies = faces.lying >> seat & 1
        deals = deals * (lies * one.readily + (1 - lies))
    return deals


@lru_cache(maxsize=256)
def _ways(copies: int, places: int) -> tuple[float, ...]:
    return tuple(float(perm(copies, number)) for number in range(places + 1))


@lru_cache(maxsize=64)
def _orders(places: int) -> tuple[float, ...]:
    return tuple(float(factorial(number)) for number in range(places + 1))


@lru_cache(maxsize=64)
def _choices(bad: int, players: int) -> tuple[float, ...]:
    """By how many bad cards are left, and how many liars want one each."""
    return tuple(float(perm(left, liars)) for left in range(bad + 1) for liars in range(players + 2))


# --- In the morning ---------------------------------------------------------------------------------


def _morning(
    told: Sequence[OneTelling], deck: NumberedDeck, faces: ToldFaces, odds: GroupOdds, left: Sequence[Number]
) -> SomeRight:
    values = worths(deck)
    worthy = {value: _union(faces.where, [one == value for one in values]) for value in values if value}
    masks = [_union(faces.where, deck.hunted), united(list(faces.where)), faces.hidden, faces.aloud, *worthy.values()]
    for mover in deck.movers:
        masks = _with_moves(masks, told, faces.group, mover, deck.copies[mover])
    monsters, known, hidden, aloud, *moved = masks
    rest = ~(known | hidden)
    chances = tuple(
        odds.weight * (monsters >> seat & 1) + odds.liar * (hidden >> seat & 1) + odds.other * (rest >> seat & 1)
        for seat in range(deck.players)
    )
    peace = odds.weight * (1 - some((monsters | hidden | rest) & deck.seats))
    liar, other = _plain_odds(deck, how_many(aloud), left)
    plain = tuple(
        sum(value * (mask >> seat & 1) for value, mask in zip(worthy, moved, strict=True))
        + liar * (aloud >> seat & 1)
        + other * (~(known | aloud) >> seat & 1)
        for seat in range(deck.players)
    )
    size = faces.fits * faces.spoken * (how_many(faces.group) + 1)
    return SomeRight(faces.group, odds.weight, chances, peace, faces.lying, size, plain)


def _union(where: Sequence[Number], which: Sequence[bool]) -> Number:
    return united([places for places, wanted in zip(where, which, strict=True) if wanted])


def _with_moves(
    masks: list[Number], told: Sequence[OneTelling], group: Number, mover: int, copies: int
) -> list[Number]:
    """As those of the group say who claim this card; of a card with one copy that is one of them."""
    claims = [(group >> seat & 1) & one.moved & same(one.card, mover + 1) for seat, one in enumerate(told)]
    moves = [tuple(when(mine, end) for end in one.ends) for mine, one in zip(claims, told, strict=True)]
    if copies == 1:
        moves = [(united([this for this, _ in moves]), united([that for _, that in moves]))]
    for this, that in moves:
        masks = [swapped(mask, this, that) for mask in masks]
    return masks


# --- As the honest mind sees it ---------------------------------------------------------------------


@lru_cache(maxsize=64)
def worths(deck: NumberedDeck) -> tuple[float, ...]:
    """By card, what a death is worth to a village."""
    return tuple(worth(role) for role in deck.roles)


def _plain_odds(deck: NumberedDeck, liars: Number, left: Sequence[Number]) -> tuple[Real, Real]:
    """Whoever is left out of a group has one of the bad cards that are left; all others share the rest."""
    weight = sum(number * value for number, value in zip(left, worths(deck), strict=True))
    bad, number = _sum_of(left, deck.sides), sum(left)
    most = bad + when(below(bad, liars), liars - bad)
    liar = some(bad) * weight / at_least(most)
    spare, rest = number - liars, weight - liars * liar
    room = some(spare) * (1 - (spare >> 31 & 1))
    return liar, room * rest * (rest > 0) / at_least(when(room, spare))
