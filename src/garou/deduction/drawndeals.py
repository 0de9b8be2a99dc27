"""Where too many deals would have to be weighed: some are drawn by luck, and it is said how far off that may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, prod
from random import Random

from garou.engine.values import RoleName, Slot
from garou.games.cast import Cast

from .conclusions import Conclusions, Problem
from .dealing import Bounds, Dealer
from .drawn import estimated
from .estimates import Estimate, Key, Weighings
from .living import hunted, table, words_of
from .rounds import Life, OneWord

BOLD = 0.8  # how often cards are dealt as all that was seen and said would have it
A_DEAL = 6  # to weigh a deal takes as long as to play so many nights

Cards = tuple[RoleName, ...]


def drawn_deals(asked: Problem) -> Conclusions:
    """The same question draws the same deals."""
    here, found = table(asked), Estimate(len(asked.common.cards))
    words = words_of(here, asked, asked.evidence)
    name = asked.model.name if asked.model else ""
    luck = Random(repr((asked.common.rules.id, asked.common.cards, asked.common.players, asked.evidence, name)))
    if words is not None:
        _draw(asked, here, words, found, luck)
    if not found.possible:
        return Conclusions(possible=None, exact=False, error=1.0, tries=found.count[0])
    return estimated(asked, found)


def _draw(asked: Problem, here: Life, words: Sequence[OneWord], found: Estimate, luck: Random) -> None:
    plain, bold = dict(here.chronicle.lies), _as_said(here, words)
    lots = [(BOLD, bold), (1 - BOLD, plain)] if any(word.false for word in words) else [(1.0, bold)]
    dealer, monsters, deals = Dealer(asked.common.cards, lots), frozenset(hunted(asked)), _deals(asked.common.cast)
    most = asked.budget.nights // A_DEAL
    while found.count[0] < most and found.count[1] < asked.budget.enough:
        found.count[0] += 1
        drawn = dealer.draw(luck)
        if drawn is None:
            continue
        lies, weight = drawn
        honest, odds = _honest(here, words, lies, luck)
        ways, worlds = _ways(here, honest, lies) if odds else (0, 0)
        if ways:
            found.number.add(weight * worlds * deals)
            for key in (*_seen(asked, here.chronicle.counts(lies), monsters), *_trusted(honest)):
                found.tallies.setdefault(key, Weighings()).add(weight * odds * ways)
            found.whole.add(weight * odds * ways)
            found.count[1] += 1


def _as_said(here: Life, words: Sequence[OneWord]) -> Bounds:
    """As all that was seen and said would have it, as far as that can be."""
    found = dict(here.chronicle.lies)
    for word in words:
        some = [(Slot(word.seat), here.chronicle.been(role)) for role in word.been]
        some += [
            (place, here.chronicle.counting_as(role)) for place, role in word.sights if place < here.common.players
        ]
        for place, cards in some:
            both = cards if cards is None or place not in found else found[place] & cards
            if both is not None and (both or not word.false):
                found[place] = both
    return found


def _deals(cast: Cast) -> int:
    """How many there are, copies of a card being alike."""
    return factorial(cast.counted.total()) // prod(map(factorial, cast.counted.values()))


def _honest(here: Life, words: Sequence[OneWord], lies: Cards, luck: Random) -> tuple[list[OneWord], float]:
    """Who tells the truth over these cards, drawn by luck; and how likely it is that all of them said just this."""
    counts, found, odds = here.chronicle.counts(lies), list[OneWord](), 1.0
    for word in words:
        card = lies[word.seat]
        fits = all(place >= here.common.players or counts[place] == role for place, role in word.sights)
        told = word.told * (word.honest[card] if word.honest else 1) * fits
        false = word.invented * (word.false[card] if word.false else 0)
        if not told + false:
            return [], 0.0
        odds *= told + false
        if luck.random() * (told + false) < told:
            found.append(word)
    return found, odds


def _ways(here: Life, honest: Sequence[OneWord], lies: Cards) -> tuple[int, int]:
    sights = {word.seat: word.sights for word in honest if word.sights}
    return here.chronicle.ways(lies, sights, {word.seat: word.been for word in honest if word.been})


def _trusted(honest: Sequence[OneWord]) -> list[Key]:
    return [("honest", word.seat, "") for word in honest]


def _seen(asked: Problem, counts: Cards, monsters: frozenset[RoleName]) -> Iterator[Key]:
    """How the table lies."""
    roles = asked.common.rules.roles
    yield from (("role", place, role) for place, role in enumerate(counts))
    yield from (("team", seat, roles[counts[seat]].team) for seat in asked.common.seats)
    if monsters.isdisjoint(counts[: asked.common.players]):
        yield "spared", 0, ""
