"""A talk between the night and the vote: each in turn tells a night, having heard those before; then they vote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from garou.engine.rules import deal
from garou.games.one_night import day
from garou.minds.learnt.decks import VILLAGER, NumberedDeck, deck
from garou.minds.learnt.figures import pick, same, some, united, when
from garou.minds.learnt.inventing import Teller, tales, told
from garou.minds.learnt.tellings import look, move, telling

from .arrays import Number
from .choices import as_mask
from .coding import Coded, NoArrayForm
from .day import Finish, bury, most_voted, settle
from .knowing import BECAME_UP, LOOK, MOVED_UP, KnownWords
from .places import Somewhere
from .sources import Knowing, Luck, Minded, Policy, Posed, Source
from .table import LaneTable

TALK = "talk"  # the topic of what to tell: the numbers of `tales`
FINE = 1 << 14  # steps of a chance


def deck_of(coded: Coded) -> NumberedDeck:
    """Whose nights can be told here."""
    found = deck(coded.rules, coded.cards, coded.players)
    if not found.weighable or found.names != coded.roles:
        raise NoArrayForm(TALK)
    return found


# --- What a seat could tell ------------------------------------------------------------------------


class OwnNight(NamedTuple):
    """What one seat makes of its own."""

    true: Number  # the telling that would be no lie
    side: Number  # with whom it wins, as far as it knows
    fellows: Number  # of its own, a mask
    turned: Number  # has it changed sides?


def understood(known: KnownWords, me: int, deck: NumberedDeck) -> OwnNight:
    """From what a seat was told, and from nothing else."""
    moved = known.news >> MOVED_UP & (1 << BECAME_UP - MOVED_UP) - 1
    this, that = moved >> 4 & 15, moved & 15
    took = some(moved) & (same(this, me) | same(that, me))
    seen = [known.looks >> up * LOOK & (1 << LOOK) - 1 for up in (1, 0)]
    own = [one >> 8 & same(one >> 4 & 15, me) for one in seen]
    card = known.dealt
    for one, mine in zip(seen, own, strict=True):
        card = pick(mine, one & 15, card)
    met = known.news & deck.seats
    side = pick(took & ~united(own), VILLAGER, _side_of(card, deck))  # who took a card unseen holds to its own
    first, second = _looks(seen, own, took, pick(same(this, me), that, this), _masons(known.dealt, met, deck))
    true = telling(known.dealt, first, second, when(some(moved), move(this, that)))
    return OwnNight(true, side, when(some(side), met), some(side) & same(_side_of(known.dealt, deck), VILLAGER))


def _looks(
    seen: Sequence[Number], own: Sequence[Number], took: Number, robbed: Number, mason: Number
) -> tuple[Number, Number]:
    """A card that was taken lay with somebody else; one's own, late at night, is not told."""
    found = [
        when(one >> 8 & (1 - mine | took), look(pick(mine, robbed, one >> 4 & 15), one & 15))
        for one, mine in zip(seen, own, strict=True)
    ]
    first = pick(some(found[0]), found[0], found[1])
    return pick(some(mason), mason, first), pick(some(found[0]), found[1], 0 * first)


def _masons(dealt: Number, met: Number, deck: NumberedDeck) -> Number:
    """Villagers who know each other: the card of whom one has met."""
    found = 0 * dealt
    for code, name in enumerate(deck.names):
        if name in deck.packs and not deck.sides[code]:
            for seat in range(deck.players):
                found = pick(same(dealt, code) & met >> seat & 1, look(seat, code) + found * 0, found)
    return found


def _side_of(card: Number, deck: NumberedDeck) -> Number:
    return united([0 * card, *(when(same(card, code), side) for code, side in enumerate(deck.sides) if side)])


# --- The talk --------------------------------------------------------------------------------------


class Talking(Minded):
    """Whoever does something at night does it; by day a policy is handed what was told, and a number to mix by."""

    def choose(self, asked: Posed, knowing: Knowing) -> Number:
        if asked.may_decline and not asked.ballot:
            return self.policy(asked, knowing(), self.luck.draw(asked.options - 1) + 1)
        return super().choose(asked, knowing)


def evening(coded: Coded, luck: Luck, policy: Policy) -> Finish:
    """A whole game, with a talk before its vote."""
    source = Talking(luck, policy)
    table = night(coded, source)
    return ended(table, _votes(table, source, _talk(table, source)))


def night(coded: Coded, source: Source) -> LaneTable:
    """Everything before the day."""
    table = LaneTable(coded, source)
    for step in coded.rules.opening:
        if step.run is day.vote:
            return table
        table.hold(step, _nothing if step.run is deal else None)
    raise NoArrayForm(TALK)


def _nothing(table: LaneTable) -> None:
    """Who was dealt what is known anyway."""


def _talk(table: LaneTable, source: Talking) -> tuple[Number, ...]:
    """What everybody told, in the order of the seats."""
    coded, deck = table.coded, deck_of(table.coded)
    nothing = source.luck.game & 0
    said: tuple[Number, ...] = (nothing,) * coded.players
    for seat in range(coded.players):
        luck, known = own_luck(source.luck, seat), table.known_to(seat)
        asked = Posed(coded, TALK, Somewhere(seat), len(tales(deck)), may_decline=False, ballot=False, told=said)
        asked = asked._replace(chance=luck.draw(FINE) / FINE)
        chosen = source.policy(asked, known, luck.draw(asked.options))
        mine = understood(known, seat, deck)
        made = told(chosen, Teller(seat, mine.true, said, mine.fellows), deck, luck.draw)
        said = (*said[:seat], made, *said[seat + 1 :])
    return said


def own_luck(luck: Luck, seat: int) -> Luck:
    """What a seat draws by itself does not change what is dealt, nor what others draw."""
    return Luck((luck.key[0] ^ (0x5EA7 << 8) + seat, luck.key[1]), luck.game, luck.batch, withheld=luck.withheld)


def _votes(table: LaneTable, source: Talking, said: tuple[Number, ...]) -> list[Number]:
    found, votes = len(table.seats), []
    for seat in table.seats:
        luck, options = own_luck(source.luck, found + seat), [None, *table.others(seat)]
        asked = Posed(table.coded, "vote", Somewhere(int(seat)), len(options), may_decline=True, ballot=True, told=said)
        known = table.known_to(int(seat))
        lot = luck.choose(asked, lambda known=known: known)  # type: ignore[misc]  # bound early
        votes.append(as_mask(source.policy(asked._replace(chance=luck.draw(FINE) / FINE), known, lot), options))
    return votes


def ended(table: LaneTable, votes: Sequence[Number]) -> Finish:
    """By the votes, as masks."""
    table.call = table.topic = "vote"
    table.pointed = [*votes]
    return settle(bury(most_voted(table.pointed), table), table)
