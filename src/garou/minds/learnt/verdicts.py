"""What everybody makes of all that was told, and what a seat makes of it that knows it tells the truth itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .decks import NumberedDeck
from .figures import Kit, Number, Real, below, same, some
from .tellings import card_of, looks_of
from .weighing import OneTelling, SomeRight, case, laid_out

SHAPES = 5  # of a night: no card seen; one, or two, with or without one that a village is after
LEAST = 1e-9  # nothing is divided by nought, even where no group can be right


class Suspected(NamedTuple):
    chances: tuple[Real, ...]  # by seat: that a monster's card lies there
    peace: Real  # that none lies at any


class WeighedTalk(NamedTuple):
    """All that was told, weighed."""

    told: tuple[OneTelling, ...]
    cases: Any  # one for each group
    aloud: Suspected  # by those who know nothing else


def weighed(tellings: Sequence[Number], deck: NumberedDeck, lies: Sequence[float], kit: Kit) -> WeighedTalk:
    """By seat, in the order in which they spoke. `lies`: by `kind`, how readily such a lie is told."""
    told = tuple(
        laid_out(one, seat, deck, kit.at(lies, kind(seat, tellings, deck))) for seat, one in enumerate(tellings)
    )
    cases = kit.over_groups(deck.players, lambda group: case(told, deck, group, kit))
    return WeighedTalk(told, cases, _verdict(cases, deck, kit, _any))


def kind(seat: int, tellings: Sequence[Number], deck: NumberedDeck) -> Number:
    """What a telling sounds like: its card, its shape, is that card taken already, is somebody's word confirmed?"""
    told = tellings[seat]
    card, (one, other) = card_of(told), looks_of(told)
    hunted = _is_hunted(one, deck) | _is_hunted(other, deck)
    shape = some(one[0]) * (1 + hunted + 2 * some(other[0]))
    before = sum((same(card_of(earlier), card) for earlier in tellings[:seat]), 0 * card)
    copies = sum(same(card, code + 1) * number for code, number in enumerate(deck.copies))
    taken = 1 - below(before, copies)
    confirms = sum(same(one[0], by + 1) * same(card_of(said), one[1] + 1) for by, said in enumerate(tellings))
    return ((card * SHAPES + shape) * 2 + taken) * 2 + confirms


def kinds(deck: NumberedDeck) -> int:
    return (len(deck.names) + 1) * SHAPES * 2 * 2


def _is_hunted(look: tuple[Number, Number], deck: NumberedDeck) -> Number:
    at, card = look
    return some(at) & sum(same(card, code) for code, hunted in enumerate(deck.hunted) if hunted)


def by_itself(heard: WeighedTalk, deck: NumberedDeck, seat: int, kit: Kit) -> Suspected:
    """Of one that tells the truth, or says nothing."""
    return _verdict(heard.cases, deck, kit, lambda one: one.group >> seat & 1)


def _any(_: SomeRight) -> Number:
    return 1


def _verdict(cases: Any, deck: NumberedDeck, kit: Kit, counts: Callable[[SomeRight], Number]) -> Suspected:
    whole = kit.total(cases, lambda one: counts(one) * one.weight) + LEAST

    def share(part: Callable[[SomeRight], Real]) -> Real:
        return kit.total(cases, lambda one: counts(one) * part(one)) / whole

    chances = tuple(share(lambda one, seat=seat: one.chances[seat]) for seat in range(deck.players))  # type: ignore[misc]  # bound early
    return Suspected(chances, share(lambda one: one.peace))


def liars(heard: WeighedTalk, deck: NumberedDeck, kit: Kit) -> tuple[Real, ...]:
    """By seat, how likely it is to everybody that it lies."""
    whole = kit.total(heard.cases, lambda one: one.weight) + LEAST
    return tuple(
        kit.total(heard.cases, lambda one, seat=seat: one.weight * (one.lying >> seat & 1)) / whole  # type: ignore[misc]  # bound early
        for seat in range(deck.players)
    )


def plainly(heard: WeighedTalk, deck: NumberedDeck, kit: Kit, seat: int | None) -> tuple[Real, ...]:
    """What each death is worth to a village as the honest mind sees it: by the largest groups that can be right."""
    silent = 0 if seat is None else 1 - heard.told[seat].spoke

    def counts(one: SomeRight) -> Number:
        return 1 if seat is None else one.group >> seat & 1 | silent

    largest = kit.most(heard.cases, lambda one: counts(one) * one.size)

    def best(one: SomeRight) -> Number:
        return counts(one) * same(one.size, largest)

    number = kit.total(heard.cases, best)
    return tuple(
        kit.total(heard.cases, lambda one, at=at: best(one) * one.plain[at]) / number  # type: ignore[misc]  # bound early
        for at in range(deck.players)
    )
