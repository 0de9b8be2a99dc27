"""A lie from what one has seen: a village card nobody else can have, and a night that fits what others say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from garou.engine.hints import Alibi
from garou.engine.values import RoleName, Seat, Slot
from garou.games.one_night.day import TANNERS, VILLAGE
from garou.talk.claims import SAW, Claim, saw, swapped, took, was
from garou.talk.stories import by_seat, claimed_card

from .hearing import Hearing
from .honest import any_of, village_cards

SAFE = 6  # how much rather a liar takes a card that lies in the centre, as far as the liar knows
QUIET = 2  # and one whose night has nothing in it that could be held against it


class Backdrop(NamedTuple):
    """What a liar has to fit in with."""

    hearing: Hearing
    said: Mapping[Seat, RoleName]  # by others: the card they say they were dealt
    idle: Mapping[Slot, RoleName]  # cards of the centre that one has seen
    left: Counter[RoleName]  # village cards nobody has claimed, and that do not lie where one has seen them


def heard_by(hearing: Hearing) -> Backdrop:
    common, me = hearing.common, hearing.seat
    night = by_seat(common, hearing.said)
    said = {seat: card for seat in common.seats if seat != me and (card := claimed_card(night[seat]))}
    looks = {one.places[0]: one.roles[0] for one in hearing.own.truths if one.kind == SAW and one.places[0] != me}
    idle = {place: name for place, name in looks.items() if place >= common.players}
    counted = common.cast.counted
    held = Counter(said.values()) + Counter(name for place, name in looks.items() if place < common.players)
    usable = dict.fromkeys(village_cards(common))
    left = Counter({name: counted[name] - held[name] for name in usable if counted[name] > held[name]})
    return Backdrop(hearing, said, idle, left)


def bluff(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """A whole story at once; told once, a liar sticks to it."""
    heard = heard_by(hearing)
    role = _disguise(heard, luck)
    alibi = hearing.common.rules.roles[role].alibi
    return (was(role), *(NIGHTS[alibi](heard, role, luck) if alibi else ()))


def _disguise(heard: Backdrop, luck: Random) -> RoleName:
    """Who was a villager at first says so. Who wants to die takes a card that is taken, and so does a servant."""
    own, common = heard.hearing.own, heard.hearing.common
    roles = common.rules.roles
    if own.dealt.team == VILLAGE and own.dealt.name in village_cards(common):
        return own.dealt.name
    strangers = [card for seat, card in heard.said.items() if seat not in own.fellows and card not in heard.left]
    taken = [card for card in strangers if card in village_cards(common)]
    if taken and (own.team == TANNERS or (own.role is not None and own.role.follower and own.fellows)):
        return any_of(taken, luck)
    if not heard.left:
        return any_of(village_cards(common), luck)
    idle = Counter(heard.idle.values())
    names = [*heard.left]
    weights = [heard.left[n] * (SAFE if idle[n] else 1) * (1 if roles[n].alibi else QUIET) for n in names]
    return luck.choices(names, weights)[0]


# --- Nights that nobody had ----------------------------------------------------------------------


def _others(heard: Backdrop) -> list[Seat]:
    return [seat for seat in heard.hearing.common.seats if seat != heard.hearing.seat]


def _friends(heard: Backdrop) -> list[tuple[Seat, RoleName]]:
    """Whose word one may confirm: one's own side first, of whom nobody else will say anything better."""
    said = [*heard.said.items()]
    return [entry for entry in said if entry[0] in heard.hearing.own.fellows] or said


def _unclaimed(heard: Backdrop, role: RoleName) -> list[RoleName]:
    """Cards that may lie in the centre for all that was said; none that would tell against one's own side."""
    left = heard.left - Counter([role])
    return [*left.elements()]


def _centre(heard: Backdrop) -> Sequence[Slot]:
    common = heard.hearing.common
    return common.places[common.players :][: common.rules.centre]


def _looked(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    """What one has really seen in the centre, and a card beside it; else somebody's card as they say themselves."""
    looks = [(place, name) for place, name in heard.idle.items() if name != role]
    left, free = _unclaimed(heard, role), [place for place in _centre(heard) if place not in heard.idle]
    for name in [name for _, name in looks if name in left]:
        left.remove(name)
    if left and looks and free and luck.random() < 0.5:
        pair = sorted([looks[0], (any_of(free, luck), any_of(left, luck))])
        return tuple([saw(*one) for one in pair])
    if friends := _friends(heard):
        return (saw(*any_of(friends, luck)),)
    if len(left) > 1 and len(free) > 1:
        return tuple([saw(*one) for one in zip(sorted(luck.sample(free, 2)), luck.sample(left, 2), strict=True)])
    return (saw(any_of(_others(heard), luck), any_of(village_cards(heard.hearing.common), luck)),)


def _looked_at_somebody(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    if friends := _friends(heard):
        return (saw(*any_of(friends, luck)),)
    return (
        saw(any_of(_others(heard), luck), any_of(_unclaimed(heard, role) or village_cards(heard.hearing.common), luck)),
    )


def _took(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    """The card of whom one robbed is kept quiet: it was somebody else, who says what it was."""
    robbed = {place for one in heard.hearing.own.truths for place in one.places}
    others = [entry for entry in heard.said.items() if entry[0] not in robbed]
    if others or heard.said:
        return (took(*any_of(others or [*heard.said.items()], luck)),)
    return (
        took(
            any_of(_others(heard), luck), any_of(_unclaimed(heard, role) or village_cards(heard.hearing.common), luck)
        ),
    )


def _took_from_centre(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (took(any_of(_centre(heard), luck)),)


def _saw_itself(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (saw(heard.hearing.seat, role),)


def _gave(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    place = any_of([*heard.idle] or _centre(heard), luck)
    card = heard.idle.get(place) or any_of(_unclaimed(heard, role) or village_cards(heard.hearing.common), luck)
    return (saw(place, card), swapped(place, any_of(_others(heard), luck)))


def _exchanged(heard: Backdrop, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    """Two of whom neither is on one's own side: nobody shall look for a wolf where none is."""
    own = heard.hearing.own
    free = [seat for seat in _others(heard) if seat not in own.fellows]
    return (swapped(*sorted(luck.sample(free if len(free) > 1 else _others(heard), 2))),)


Night = Callable[[Backdrop, RoleName, Random], tuple[Claim, ...]]

NIGHTS: Mapping[Alibi, Night] = {
    Alibi.SAW_SOMEBODY: _looked_at_somebody,
    Alibi.SAW_SOMEBODY_OR_CENTRE: _looked,
    Alibi.SAW_ITSELF: _saw_itself,
    Alibi.TOOK_FROM_SOMEBODY: _took,
    Alibi.TOOK_FROM_CENTRE: _took_from_centre,
    Alibi.GAVE_FROM_CENTRE: _gave,
    Alibi.EXCHANGED_TWO: _exchanged,
}
