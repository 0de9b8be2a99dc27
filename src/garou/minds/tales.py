"""How likely each sort of liar is to say just what somebody said, against how likely it is as the truth.

There are careless liars, who say anything; careful ones, who claim a card nobody has claimed and confirm what others
say; and those who say nothing at all. Who speaks first cannot know what others will claim: the order of a talk counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import comb, prod
from typing import NamedTuple

from garou.deduction.retelling import Retelling
from garou.engine.hints import Alibi
from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import TANNERS, VILLAGE
from garou.talk.claims import AM, SAW, SWAPPED, TOOK, WAS, Claim, Common, Said
from garou.talk.stories import claimed_card

from .honest import village_cards

CARELESS, CAREFUL, MUTE = "careless", "careful", "mute"
SORTS: Mapping[str, float] = {CARELESS: 0.88, CAREFUL: 0.02, MUTE: 0.1}  # measured: then no sort fares much the worse
STRAY = 0.03  # how much of what a liar says is beyond any sort
MUMBLED = 0.02  # how often somebody who wants to be mute speaks all the same, or somebody who wants to speak is mute
SLIP = 0.03  # the odds of a villager's card under a lie, for whatever reason
HUSH = 0.1  # and of one whose villager says nothing
LOOKS_AT_PLAYERS = 0.8  # true looks, and lies about one; the others are into the centre
LIES_OF_CENTRE = 0.15  # by a careful liar when there is a word to confirm
QUIET = 2  # how much rather a careful liar takes a card without a night

Named = tuple[tuple[Seat, RoleName], ...]  # who claimed which card, in order


class Tale(NamedTuple):
    """What one seat has said, or that it says nothing: odds for each sort of liar, against those of the truth."""

    hunted: tuple[float, ...]  # of somebody the village is after
    other: tuple[float, ...]  # of others with a reason to lie
    thief: float  # of a robber who took a card that a village is after
    slip: float  # how much less likely it is with a villager's card


def tales(heard: Retelling, order: Sequence[Seat], silent: int) -> tuple[Tale, ...]:
    """By seat. Who is silent is named in bits: whoever has not had the floor is not."""
    common, before = heard.common, dict[Seat, Named]()
    named: Named = ()
    for seat in order:
        before[seat] = named
        card = claimed_card(heard.night[seat])
        named += ((seat, card),) if card else ()
    return tuple([
        _kept_quiet(common) if silent >> seat & 1 else _tale(common, seat, heard.night[seat], before.get(seat, ()))
        for seat in common.seats
    ])  # fmt: skip


def order_of(said: Sequence[Said]) -> tuple[Seat, ...]:
    """Who has named a card, one after the other."""
    return tuple(dict.fromkeys([one.seat for one in said if one.claim.kind in (AM, WAS)]))


def _kept_quiet(common: Common) -> Tale:
    odds = tuple([1.0 if sort is MUTE else MUMBLED for sort in SORTS])
    return Tale(odds, odds, 0.0, HUSH)


@lru_cache(maxsize=1 << 15)
def _tale(common: Common, seat: Seat, claims: tuple[Claim, ...], before: Named) -> Tale:
    truth = _chosen(common, _night(common, claims))
    careless = _careless(common, claims) / truth
    hunted, other = (careful / truth for careful in _careful(common, claims, before))
    return Tale((careless, hunted, MUMBLED), (careless, other, MUMBLED), _thief(common, claims, before) / truth, SLIP)


# --- The truth ----------------------------------------------------------------------------------


class Doings(NamedTuple):
    """What somebody claims to have done."""

    role: RoleName | None
    alibi: Alibi | None
    acts: tuple[Claim, ...]

    @property
    def named(self) -> list[RoleName]:
        return [claim.roles[0] for claim in self.acts if claim.roles]


@lru_cache(maxsize=1 << 14)
def _night(common: Common, claims: tuple[Claim, ...]) -> Doings:
    role = claimed_card(claims)
    acts = tuple([claim for claim in claims if claim.kind in (SAW, TOOK, SWAPPED)])
    return Doings(role, common.rules.roles[role].alibi if role else None, acts)


def _chosen(common: Common, night: Doings) -> float:
    """How likely somebody honest has chosen just these places."""
    return WHERE[night.alibi](common, night) if night.acts and night.alibi in WHERE else 1.0


def _at_a_look(common: Common, night: Doings) -> float:
    if night.acts[0].places[0] < common.players:
        return LOOKS_AT_PLAYERS / (common.players - 1)
    return (1 - LOOKS_AT_PLAYERS) / comb(_centre(common), min(len(night.acts), _centre(common)))


def _somebody(common: Common, night: Doings) -> float:
    return 1 / (common.players - 1)


def _two(common: Common, night: Doings) -> float:
    return 1 / comb(common.players - 1, 2)


def _in_the_centre(common: Common, night: Doings) -> float:
    return 1 / _centre(common)


def _centre(common: Common) -> int:
    return max(1, len(common.places) - common.players)


WHERE: Mapping[Alibi | None, Callable[[Common, Doings], float]] = {
    Alibi.SAW_SOMEBODY: _somebody,
    Alibi.SAW_SOMEBODY_OR_CENTRE: _at_a_look,
    Alibi.TOOK_FROM_SOMEBODY: _somebody,
    Alibi.TOOK_FROM_CENTRE: _in_the_centre,
    Alibi.GAVE_FROM_CENTRE: _in_the_centre,
    Alibi.EXCHANGED_TWO: _two,
}


# --- Lies ---------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _cards(common: Common) -> Counter[RoleName]:
    """Those that liars claim."""
    return Counter(village_cards(common))


def _share(common: Common, name: RoleName | None) -> float:
    cards = _cards(common)
    return (cards[name] or STRAY) / cards.total() if name else STRAY


def _careless(common: Common, claims: tuple[Claim, ...]) -> float:
    """Any card, and any night of it; hardly ever a look into the centre."""
    night = _night(common, claims)
    told = prod([_share(common, name) for name in night.named]) if night.alibi is not Alibi.SAW_ITSELF else 1.0
    if night.alibi is Alibi.SAW_SOMEBODY_OR_CENTRE and night.acts:
        single = len(night.acts) == 1 and night.acts[0].places[0] < common.players
        return _share(common, night.role) * told * (_somebody(common, night) if single else STRAY)
    return _share(common, night.role) * told * _chosen(common, night)


def _careful(common: Common, claims: tuple[Claim, ...], before: Named) -> tuple[float, float]:
    """Of somebody who wants to live, and of one who does not mind to be suspected and takes a card that is taken."""
    night, cards = _night(common, claims), _cards(common)
    claimed = Counter([card for _, card in before])
    roles = common.rules.roles
    left = {name: (0 if claimed[name] >= n else n - claimed[name]) * (1 if roles[name].alibi else QUIET)
            for name, n in cards.items()}  # fmt: skip
    taken = [name for name in cards if not left[name]]
    stray, total = _share(common, night.role), sum(left.values())
    free = left.get(night.role, 0) / total if night.role and total else stray
    drawing = (night.role in taken) / len(taken) if taken else free
    told = _confirmed(common, night, before)
    odds = (free, drawing if _bold(common) else free)
    return tuple([told * ((1 - STRAY) * one + STRAY * stray) for one in odds])  # type: ignore[return-value]


@lru_cache(maxsize=256)
def _bold(common: Common) -> bool:
    """Is there anybody who wants to be suspected?"""
    roles = [common.rules.roles[name] for name in common.cards]
    return any(role.team != VILLAGE and (role.follower or role.team == TANNERS) for role in roles)


def _confirmed(common: Common, night: Doings, before: Named) -> float:
    """The night that goes with it: what others have said already, and else anything."""
    if not night.acts or night.alibi not in CONFIRMING:
        return _chosen(common, night)
    if night.acts[0].places[0] >= common.players:
        left = sum(_cards(common).values()) or 1
        return (
            (LIES_OF_CENTRE if before else LOOKS_AT_PLAYERS)
            / comb(_centre(common), 2)
            * prod([max(_cards(common)[name], STRAY) / left for name in night.named])
        )
    seen = night.named[0] if night.named else None
    if not before:
        return _somebody(common, night) * _share(common, seen)
    said = dict(before).get(Seat(night.acts[0].places[0]))
    return (
        1 / len(before)
        if seen is not None and said == seen
        else STRAY * _somebody(common, night) * _share(common, seen)
    )


CONFIRMING = (Alibi.SAW_SOMEBODY, Alibi.SAW_SOMEBODY_OR_CENTRE, Alibi.TOOK_FROM_SOMEBODY)


def _thief(common: Common, claims: tuple[Claim, ...], before: Named) -> float:
    """A robber who took a monster's card claims to have taken another's."""
    night = _night(common, claims)
    return _confirmed(common, night, before) if night.alibi is Alibi.TOOK_FROM_SOMEBODY and night.named else 0.0
