"""What somebody claims to have seen: could they, with these cards, in the nights they lived to see?"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from garou.engine.values import RoleName, Seat, Slot

from .diary import PastNight
from .nights import Cards, fellows, told_of
from .roles import LITTLE_GIRL, MOMENTS, SEER, WEREWOLF

Sight = tuple[Slot, RoleName]  # where, and which card


def may_have_seen(
    cards: Cards, nights: Sequence[PastNight], who: Seat, sights: Collection[Sight], counts: Sequence[RoleName]
) -> bool:
    """All of this; `counts`: what everybody is."""
    role = counts[who]
    if any(place == who or counts[place] != seen for place, seen in sights):
        return False
    places, some = {place for place, _ in sights}, [night for night in nights if who in night.alive]
    if role == SEER.name:
        return _in_turn([[place for place in places if place in night.alive] for night in some], places, 1)
    if not all(seen == WEREWOLF.name for _, seen in sights):
        return not sights
    if role == LITTLE_GIRL.name:
        return _in_turn([_spied(cards, night) for night in some], places, len(MOMENTS))
    if role == WEREWOLF.name:
        return all(any(_met(cards, night, who, place) for night in some) for place in places)
    return not sights


def _in_turn(nights: Iterable[Collection[Slot]], places: Collection[Slot], most: int) -> bool:
    """One after the other, so many in a night: whoever can be seen longest is seen last."""
    left, every = {*places}, [set(some) for some in nights]
    for number, seen in enumerate(every):
        soon = sorted(left & seen, key=lambda place: sum(place in later for later in every[number:]))
        left -= {*soon[:most]}
    return not left


def _spied(cards: Cards, night: PastNight) -> Collection[Slot]:
    """The wolves a little girl can have seen: not where she was caught."""
    return () if cards.hungry(night) or told_of(night, "caught") else cards.pack(night)


def _met(cards: Cards, night: PastNight, one: Seat, other: Slot) -> bool:
    """Two wolves who can both have been awake."""
    pack = [seat for seat in night.alive if seat in cards.wolves]
    if cards.me in (one, other) and fellows(night) is None:
        return False
    awake = cards.pack(night)
    return not cards.hungry(night) and one in awake and other in awake and one in pack
