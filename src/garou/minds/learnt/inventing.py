"""Tales: the ways there are to tell a night, true or made up, and what luck fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from garou.engine.hints import Alibi

from .decks import NumberedDeck
from .figures import Number, at_least, how_many, nth, pick, same, some, united, when
from .tellings import card_of, look, move, telling

# How a tale goes: as it was; the card alone. A card that was seen: as its holder has told it, of a villager, or one
# that a village is after. Two of the centre: without such a card, or with one. A card that was taken: as its holder has
# told it, of a villager, or unseen. Two others exchanged.
TRUE, PLAIN, CONFIRMS, BLIND, ACCUSES, CENTRE, DARK_CENTRE, TAKES, TAKES_BLIND, TAKES_UNSEEN, EXCHANGES = range(11)

BY_ALIBI: Mapping[Alibi | None, tuple[int, ...]] = {
    Alibi.SAW_SOMEBODY: (CONFIRMS, ACCUSES, BLIND),
    Alibi.SAW_SOMEBODY_OR_CENTRE: (CONFIRMS, ACCUSES, CENTRE, DARK_CENTRE, BLIND),
    Alibi.TOOK_FROM_SOMEBODY: (TAKES, TAKES_BLIND),
    Alibi.TOOK_FROM_CENTRE: (TAKES_UNSEEN,),
    Alibi.EXCHANGED_TWO: (EXCHANGES,),
}
CARELESS = (PLAIN, BLIND, TAKES_BLIND, TAKES_UNSEEN, EXCHANGES)  # tales that rest on nothing anybody has told
LOTS = 5040  # whatever number of seats or cards there is up to ten goes into it


class Yarn(NamedTuple):
    card: int  # that is claimed
    form: int


@lru_cache(maxsize=64)
def tales(deck: NumberedDeck) -> tuple[Yarn, ...]:
    """The truth first."""
    cards = dict.fromkeys(deck.disguises)
    made_up = [Yarn(card, form) for card in cards for form in BY_ALIBI.get(deck.roles[card].alibi, (PLAIN,))]
    return (Yarn(-1, TRUE), *made_up)


class Teller(NamedTuple):
    """Who tells, and what a liar goes by."""

    me: int
    true: Number  # the telling that would be no lie
    heard: Sequence[Number]  # by seat; nought of those who have said nothing yet
    fellows: Number  # whom one knows to be of one's own, a mask


def told(chosen: Number, teller: Teller, deck: NumberedDeck, draw: Callable[[int], Number]) -> Number:
    """The tale of that number."""
    made = _filled(teller, deck, draw(LOTS), draw(LOTS))
    found = teller.true
    for number, tale in enumerate(tales(deck)[1:], 1):
        found = pick(same(chosen, number), _told(tale, made), found)
    return found


@dataclass(frozen=True, slots=True)
class Filled:
    """Whom and what a made-up night speaks of."""

    me: int
    friend: Number  # of those who have spoken, one's own first
    his_card: Number  # as he has told it
    anybody: Number
    villager: Number  # a card
    stranger: Number  # none of one's own, if possible
    other_stranger: Number
    hunted: Number  # a card
    centre: tuple[Number, Number]
    second: Number  # a villager's card


def _filled(teller: Teller, deck: NumberedDeck, lot: Number, other: Number) -> Filled:
    seats, others = deck.players, deck.seats & ~(1 << teller.me)
    spoken = united([some(card_of(one)) << seat for seat, one in enumerate(teller.heard)]) & others
    friend = _one_of(_first(spoken & teller.fellows, spoken, others), lot, seats)
    said = sum((when(same(friend, seat), card_of(one)) for seat, one in enumerate(teller.heard)), 0)
    villager = _value(deck.disguises, other)
    free = others & ~teller.fellows
    free = pick(some(how_many(free) >> 1), free, others)
    stranger = _one_of(free, lot, seats)
    rest = free & ~united([same(stranger, seat) << seat for seat in range(seats)])
    hunted = [code for code, is_one in enumerate(deck.hunted) if is_one] or deck.disguises
    places = range(seats, deck.places)
    pairs = [(one, two) for one in places for two in places if one < two]
    return Filled(
        me=teller.me,
        friend=friend,
        his_card=pick(some(said), said - some(said), villager),
        anybody=_one_of(others, lot, seats),
        villager=villager,
        stranger=stranger,
        other_stranger=_one_of(rest, other, seats),
        hunted=_value(hunted, other),
        centre=(_value([one for one, _ in pairs], lot), _value([two for _, two in pairs], lot)),
        second=_value(deck.disguises, lot),
    )


def _first(*masks: Number) -> Number:
    """The first of these that is not empty."""
    found = masks[-1]
    for mask in reversed(masks[:-1]):
        found = pick(some(mask), mask, found)
    return found


def _one_of(mask: Number, lot: Number, places: int) -> Number:
    return nth(mask, lot % at_least(how_many(mask)), places)


def _value(values: Sequence[int], lot: Number) -> Number:
    number = lot % len(values)
    return sum(when(same(number, index), value) for index, value in enumerate(values))


def _told(tale: Yarn, made: Filled) -> Number:
    night: Mapping[int, tuple[Number, ...]] = {
        PLAIN: (0 * made.friend,),
        CONFIRMS: (look(made.friend, made.his_card),),
        BLIND: (look(made.anybody, made.villager),),
        ACCUSES: (look(made.stranger, made.hunted),),
        CENTRE: (look(made.centre[0], made.villager), look(made.centre[1], made.second)),
        DARK_CENTRE: (look(made.centre[0], made.hunted), look(made.centre[1], made.second)),
        TAKES: (look(made.friend, made.his_card), 0, move(made.me, made.friend)),
        TAKES_BLIND: (look(made.anybody, made.villager), 0, move(made.me, made.anybody)),
        TAKES_UNSEEN: (0, 0, move(made.me, made.centre[0])),
        EXCHANGES: (0, 0, move(made.stranger, made.other_stranger)),
    }
    return telling(tale.card, *night[tale.form])
