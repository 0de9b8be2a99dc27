"""Options by class: what a table tells apart. Whoever tells or votes takes an option as readily as its class weighs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .decks import OTHER, VILLAGER, NumberedDeck
from .figures import Kit, Number, Real, below, pick, same, some, when
from .inventing import Teller, tales
from .tellings import card_of, looks_of
from .verdicts import WeighedTalk, by_itself

FELLOWS, ALONE, TURNED, APART = 1, 2, 3, 4  # liars: with others, alone, who have changed sides, of a team of their own
LIARS = 5  # sorts of who tells, villagers among them
STAGES = 3  # of a talk: nobody else has spoken, some have, most have
LIKELY = (0.011, 0.053, 0.103, 0.157, 0.213, 0.283, 0.371, 0.471, 0.573, 0.693, 0.847, 0.971)  # steps of a chance
QUIET = (0.051, 0.153, 0.403, 0.753)  # steps of the chance that no monster's card lies at any seat
LIKELY_QUIET = 0.403
RANKS = 4  # how many are suspected more: none, one, two, more of them
MINE = 5  # the same of oneself
OF_VILLAGERS = (len(LIKELY) + 1) * RANKS * 2 * 2 * (len(QUIET) + 1) * MINE
OF_LIARS = (len(LIKELY) + 1) * RANKS * 2 * 2 * 2
FINE = 4001.3  # chances that differ by less are equal


# --- What to tell -----------------------------------------------------------------------------------


def telling_classes(deck: NumberedDeck) -> int:
    return LIARS * 2 * STAGES * len(tales(deck)) * 2


def sort_of(side: Number, fellows: Number, turned: Number) -> Number:
    """Of who tells."""
    liar = pick(turned, TURNED, pick(some(fellows), FELLOWS, ALONE))
    return pick(same(side, VILLAGER), 0, pick(same(side, OTHER), APART, liar))


def of_tales(sort: Number, teller: Teller, deck: NumberedDeck) -> list[Number]:
    """By tale: who tells it, are they accused, how many have spoken, and is a copy of that card left to be claimed?"""
    heard = [one for seat, one in enumerate(teller.heard) if seat != teller.me]
    spoken = sum((some(card_of(one)) for one in heard), 0 * sort)
    stage = some(spoken) + (1 - below(2 * spoken, len(heard)))
    before = (sort * 2 + _accused(teller, deck)) * STAGES + stage
    found = []
    for number, tale in enumerate(tales(deck)):
        claimed = sum((same(card_of(one), tale.card + 1) for one in heard), 0 * sort)
        free = below(claimed, deck.copies[tale.card]) if tale.card >= 0 else 0
        found.append((before * len(tales(deck)) + number) * 2 + free)
    return found


def _accused(teller: Teller, deck: NumberedDeck) -> Number:
    """Has anybody said that one's card is one that a village is after?"""
    found = teller.true & 0
    for seat, one in enumerate(teller.heard):
        for at, card in looks_of(one) if seat != teller.me else ():
            hunted = sum(same(card, code) for code, is_one in enumerate(deck.hunted) if is_one)
            found = found | same(at, teller.me + 1) & hunted
    return found


# --- Whom to vote for -------------------------------------------------------------------------------


def voting_classes() -> int:
    return OF_VILLAGERS + 2 * OF_LIARS


class Voter(NamedTuple):
    """Who votes."""

    me: int
    side: Number
    fellows: Number  # whom one knows to be of one's own, a mask
    neighbour: int  # whom a circle has one vote for


def of_votes(heard: WeighedTalk, deck: NumberedDeck, voter: Voter, kit: Kit) -> list[Number]:
    """By seat; what stands at one's own means nothing.

    A villager goes by what it makes of the talk itself, by how suspect somebody and it itself are to everybody, by who
    is next in the circle, and by how likely it is that there is nobody to find. Others go by what everybody thinks.
    """
    me, side = voter.me, voter.side
    mine, aloud = by_itself(heard, deck, me, kit), heard.aloud
    crowd, own = (_keys(one.chances, kit) for one in (aloud, mine))
    quiet, ahead_of_me = _step(aloud.peace, QUIET, kit), _ahead(crowd, me)
    place = sum(1 - below(ahead_of_me, step) for step in range(1, MINE))
    found = []
    for seat in range(deck.players):
        ahead = _ahead(crowd, seat, me)
        rank = sum(1 - below(ahead, step) for step in range(1, RANKS))
        best, circle = 1 - some(_ahead(own, seat, me)), int(seat == voter.neighbour)
        likely, said = _step(mine.chances[seat], LIKELY, kit), _step(aloud.chances[seat], LIKELY, kit)
        villager = (((likely * RANKS + rank) * 2 + best) * 2 + circle) * (len(QUIET) + 1) + quiet
        liar = (((said * RANKS + rank) * 2 + (voter.fellows >> seat & 1)) * 2 + circle) * 2 + (1 - some(ahead_of_me))
        liar = liar + OF_VILLAGERS + when(same(side, OTHER), OF_LIARS)
        found.append(pick(same(side, VILLAGER), villager * MINE + place, liar))
    return found


def circles(number: Number) -> Number:
    """Is this the class of a villager's vote for the next one, where it is likely that there is nobody to find?"""
    before = number // MINE
    quiet, circle = before % (len(QUIET) + 1), before // (len(QUIET) + 1) % 2
    return (number < OF_VILLAGERS) & (quiet > QUIET.index(LIKELY_QUIET)) & (circle == 1)


def _keys(chances: Sequence[Real], kit: Kit) -> list[Number]:
    """The higher, the likelier; equals are told apart by their seat, for everybody alike."""
    return [kit.whole(chance * FINE + 0.5) * 16 + 15 - seat for seat, chance in enumerate(chances)]


def ranked(chances: Sequence[Real], kit: Kit) -> list[Number]:
    """By seat, how many are suspected more."""
    keys = _keys(chances, kit)
    return [_ahead(keys, seat) for seat in range(len(keys))]


def _ahead(keys: Sequence[Number], seat: int, without: int = -1) -> Number:
    return sum(below(keys[seat], key) for other, key in enumerate(keys) if other not in (seat, without))


def _step(chance: Real, steps: Sequence[float], kit: Kit) -> Number:
    return sum(kit.whole(chance > step) for step in steps)


# --- One of them ------------------------------------------------------------------------------------


def taken(weights: Sequence[Real], chance: Real, kit: Kit) -> Number:
    """The number of an option, each as often as it weighs; `chance` is from nought to below one."""
    whole, passed, number = sum(weights), 0.0, 0
    for weight in weights[:-1]:
        passed = passed + weight
        number = number + kit.whole(chance * whole >= passed)
    return number
