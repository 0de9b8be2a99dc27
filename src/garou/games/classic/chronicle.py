"""A classic game as one seat knows it: whether cards that lie so fit what it was told, and in how many ways.

A world is a deal and what is done once, before the first night: what a thief took, whom a cupid joined. What is
chosen in later nights and by day excludes what it cannot go with, and weighs nothing: people have their own reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from garou.engine.game import opening_position
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat, Setup, Slot

from .day import ACCUSED, WOLVES_WIN, decided, others
from .diary import Diary, Note, die_so, readings
from .nights import Cards, held
from .roles import (
    CUPID,
    HUNTER,
    LITTLE_GIRL,
    LOVER,
    SEER,
    THIEF,
    VILLAGE,
    VILLAGER,
    WEREWOLF,
    WEREWOLVES,
    WITCH,
    last_shot,
)
from .sights import Sight, may_have_seen

Lies = Sequence[RoleName]  # by place: the card that lies there
Pair = tuple[Seat, Seat]


class Opening(NamedTuple):
    """Who was the thief, how the cards were dealt, and one of how many choices that was."""

    thief: Seat | None
    dealt: tuple[RoleName, ...]
    options: int


class Chronicle:
    """What one seat was told, made ready to be asked of many deals."""

    known = frozenset(role.name for role in (THIEF, CUPID, SEER, WEREWOLF, LITTLE_GIRL, WITCH, HUNTER, VILLAGER))

    def __init__(self, rules: RuleSet, players: int, me: Seat, told: Sequence[Note], *, over: bool = True) -> None:
        self.rules, self.players, self.me, self.told = rules, players, me, tuple(told)
        self.seats = Table(rules, opening_position(rules, Setup((VILLAGER.name,) * players))).seats
        self.readings = readings(rules, players, told, over=over)
        self.teams = {name: role.team for name, role in rules.roles.items()}

    # What is certain from the start ---------------------------------------------------------

    @cached_property
    def lies(self) -> Mapping[Slot, frozenset[RoleName]]:
        """By place, where it is known: the cards that can lie there now."""
        found: dict[Slot, frozenset[RoleName]] = {}
        for place, cards in self._known():
            found[place] = found.get(place, cards) & cards
        return found

    def _known(self) -> Iterator[tuple[Slot, frozenset[RoleName]]]:
        for note in self.told:
            if note[0] == "dealt" and note[1] != THIEF.name:
                yield self.me, frozenset((note[1],))
            elif note[0] == "shown":
                yield note[1], frozenset((note[2],))
            elif note[0] == "saw-card" and note[1] < self.players:
                yield note[1], self.counting_as(note[2])
            elif note[:2] == ("fellows", WEREWOLF.name):
                yield from ((seat, frozenset((WEREWOLF.name,))) for seat in note[2])
            elif note[0] == "caught":
                yield note[1], frozenset((LITTLE_GIRL.name,))

    @staticmethod
    def counting_as(role: RoleName) -> frozenset[RoleName]:
        """The cards that count as this before a player: a thief who took nothing is a villager."""
        return frozenset((role, THIEF.name)) if role == VILLAGER.name else frozenset((role,)) - {THIEF.name}

    @staticmethod
    def been(role: RoleName) -> frozenset[RoleName] | None:
        """The cards that can lie before somebody who was this, or is; None: any, as a thief holds what he took."""
        return None if role == THIEF.name else Chronicle.counting_as(role)

    def counts(self, lies: Lies) -> tuple[RoleName, ...]:
        """What each card counts as, where it lies."""
        seated = [VILLAGER.name if name == THIEF.name else name for name in lies[: self.players]]
        return (*seated, *lies[self.players :])

    @cached_property
    def apart(self) -> frozenset[int]:
        """Places that make a difference, whatever lies there; all others are alike."""
        if self.rules.ruling(ACCUSED) is not others:
            return frozenset(range(self.players + 2))  # lovers show by whom they cannot vote for
        public = ("voted", "captain")
        named = {value for note in self.told if note[0] not in public for value in _places(note)}
        return frozenset({*named, self.me})

    # How it fits ------------------------------------------------------------------------------

    def ways(
        self, lies: Lies, sights: Mapping[Seat, Sequence[Sight]], been: Mapping[Seat, frozenset[RoleName]]
    ) -> tuple[int, int]:
        """What the worlds in which cards lie so weigh, in parts that are the same for all, and how many they are.

        `sights`: what some claim to have seen; `been`: which of these cards they say was theirs, at first or now.
        """
        counted = self.counts(lies)
        openings = [one for one in self._openings(lies) if self._claimed(one, counted, been)]
        cards = self._cards(lies) if openings else None
        fitting = [one for one in self.readings if cards and self._held(cards, one, lies)]
        weight = number = 0
        for opening in openings if fitting else ():
            some = [one for one in fitting if self._seen(cards, one, opening, counted, sights)]
            weighs, pairs = self._pairs(lies, opening, some)
            weight, number = weight + weighs * (6 // opening.options), number + pairs
        return weight, number

    def _seen(
        self, cards: Cards | None, diary: Diary, opening: Opening, counted: Lies, sights: Mapping[Seat, Sequence[Sight]]
    ) -> bool:
        """Could they all have seen what they say? A thief has seen the spare cards, too."""
        for seat, seen in sights.items():
            spare = enumerate(opening.dealt) if seat == opening.thief else ()
            beside = {(place, role) for place, role in spare if place >= self.players}
            left = {*seen} - beside
            if cards is None or not may_have_seen(cards, diary.nights, seat, left, counted):
                return False
        return True

    def _claimed(self, opening: Opening, counted: Lies, been: Mapping[Seat, frozenset[RoleName]]) -> bool:
        return all({counted[seat], opening.dealt[seat]} >= names for seat, names in been.items())

    def _openings(self, lies: Lies) -> Iterator[Opening]:
        """Every way in which a thief can have brought the cards to where they lie."""
        size, seats = self.players, self.seats
        lies = tuple(lies)
        if THIEF.name not in lies:
            yield Opening(None, lies, 1)
        elif THIEF.name in lies[:size]:
            if any(self.teams[name] == VILLAGE for name in lies[size:]):
                yield Opening(seats[lies.index(THIEF.name)], lies, 3)
        else:
            spare = lies.index(THIEF.name)
            for seat in seats:
                dealt = list(lies)
                dealt[seat], dealt[spare] = dealt[spare], dealt[seat]
                declinable = any(self.teams[name] == VILLAGE for name in dealt[size:])
                yield Opening(seat, tuple(dealt), 3 if declinable else 2)

    def _cards(self, lies: Lies) -> Cards:
        at: dict[RoleName, list[Seat]] = {}
        for seat in self.seats:
            at.setdefault(lies[seat], []).append(seat)
        girl, witch = (next(iter(at.get(role.name, ())), None) for role in (LITTLE_GIRL, WITCH))
        wolves, hunters = (frozenset(at.get(role.name, ())) for role in (WEREWOLF, HUNTER))
        return Cards(self.rules, wolves, hunters, girl, witch, self.me)

    # The nights, and that the game went on -------------------------------------------------------

    def _held(self, cards: Cards, diary: Diary, lies: Lies) -> bool:
        waits = diary.asked and bool(diary.nights) and bool(diary.nights[-1].fall)
        at_dawn = waits and diary.nights[-1].fall == diary.falls[-1] and self._only_victims
        if diary.asked and not self._may_wait(cards, diary):
            return False
        if any(cards.wolves.isdisjoint(alive) for alive in diary.quiet):
            return False
        return held(cards, diary.nights, shot=at_dawn)

    @property
    def _only_victims(self) -> bool:
        return self.rules.roles[HUNTER.name].dies is last_shot

    def _may_wait(self, cards: Cards, diary: Diary) -> bool:
        """Is there a hunter among those who have just died, who may not have shot yet?"""
        fall = diary.falls[-1]
        able = [seat for seat, cause in fall.deaths if seat in cards.hunters and self._may_shoot(cause)]
        return bool(fall.alive) and len(able) > len(fall.of("shot"))

    def _may_shoot(self, cause: str) -> bool:
        return not self._only_victims or cause in ("lynch", "night")

    # Lovers -----------------------------------------------------------------------------------

    def _pairs(self, lies: Lies, opening: Opening, fitting: Sequence[Diary]) -> tuple[int, int]:
        """How many pairs of lovers fit; where nobody joins any, there is but one way, which weighs as much as all."""
        every, own = self._every, [*self._own(lies, opening)] if self.me >= 0 else []
        loveless = [self._lived(lies, None, one) for one in fitting]
        pairs = every if CUPID.name in lies[: self.players] else (None,)
        number = 0
        for pair in pairs:
            love = [*self._love(lies, pair)] if self.me >= 0 else []
            mixed = pair is not None and self.teams[lies[pair[0]]] != self.teams[lies[pair[1]]]
            number += any(
                pair in self._couples(one)
                and self._told_so(own + love, one)
                and (self._lived(lies, pair, one) if mixed else plain)
                for one, plain in zip(fitting, loveless, strict=True)
            )
        return (number if len(pairs) > 1 else number * len(every)), number

    @cached_property
    def _every(self) -> tuple[Pair, ...]:
        return tuple(combinations(self.seats, 2))

    def _lived(self, lies: Lies, pair: Pair | None, diary: Diary) -> bool:
        """Could the game go on as long as it did? Only lovers of two camps make a difference to that."""
        last = len(diary.falls) - (diary.asked or diary.won is not None)
        if not all(self._goes_on(lies, fall.alive, pair) for fall in diary.falls[:last]):
            return False
        return diary.won is None or self._won(lies, pair, diary)

    @staticmethod
    def _told_so(told: Sequence[Note], diary: Diary) -> bool:
        """Is this what the seat was told before the first night? Whoever only listens was told nothing."""
        begun = len(diary.opening)
        return told[:begun] == [*diary.opening] and (diary.only_opened or len(told) == begun)

    def _own(self, lies: Lies, opening: Opening) -> Iterator[Note]:
        """What this seat was told of its own card."""
        yield "dealt", opening.dealt[self.me]
        if opening.thief != self.me:
            return
        yield from (("saw-card", place, opening.dealt[place]) for place in range(self.players, len(lies)))
        if lies[self.me] != THIEF.name:
            yield "moved", "cards", (self.me, lies.index(THIEF.name))
        yield "turned", self.counts(lies)[self.me]

    def _love(self, lies: Lies, pair: Pair | None) -> Iterator[Note]:
        if pair and lies[self.me] == CUPID.name:
            yield "joined", pair
        if pair and self.me in pair:
            yield "fellows", "lovers", tuple(seat for seat in pair if seat != self.me)

    def _couples(self, diary: Diary) -> Collection[Pair | None]:
        """Those who can have been lovers, by how everybody died and voted."""
        if diary not in self._kept:
            some = (None, *self._every)
            self._kept[diary] = {pair for pair in some if die_so(pair, diary) and self._vote_so(pair, diary)}
        return self._kept[diary]

    @cached_property
    def _kept(self) -> dict[Diary, set[Pair | None]]:
        return {}

    def _vote_so(self, pair: Pair | None, diary: Diary) -> bool:
        accused = self.rules.ruling(ACCUSED)
        if accused is others or pair is None:
            return True
        table = self._table((VILLAGER.name,) * self.players, pair)
        for poll in diary.polls:
            if poll.broken and {*poll.broken} == {*pair}:
                return False
            if any(who is not None and who not in accused(voter, poll.candidates, table) for voter, who in poll.votes):
                return False
        return True

    # When it is over ------------------------------------------------------------------------------

    def _goes_on(self, lies: Lies, alive: Collection[Seat], pair: Pair | None) -> bool:
        """Has nobody won with these left?"""
        if pair and {*pair} <= {*alive} and len({self.teams[lies[seat]] for seat in pair}) == 2:
            return len(alive) > 2
        living = Counter(self.teams[lies[seat]] for seat in alive)
        return bool(living[WEREWOLVES]) and self.rules.ruling(WOLVES_WIN)(living) is None

    def _won(self, lies: Lies, pair: Pair | None, diary: Diary) -> bool:
        """Did these win?"""
        table = self._table(tuple(lies), pair)
        table.dead = {*self.seats} - {*diary.falls[-1].alive} if diary.falls else set()
        table.alive = tuple([seat for seat in self.seats if seat not in table.dead])
        why = decided(table) if diary.falls else None
        if why is None:
            return not {seat for seat in table.alive if self.teams[lies[seat]] == WEREWOLVES}
        return {seat for one in why.values() if one.won for seat in one.players} == {*(diary.won or ())}

    def _table(self, lies: tuple[RoleName, ...], pair: Pair | None) -> Table:
        table = Table(self.rules, opening_position(self.rules, Setup(lies[: self.players], (), lies[self.players :])))
        table.put(LOVER, *(pair or ()))
        return table


def _places(note: Note) -> Iterator[int]:
    for value in note[1:]:
        yield from (one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, int))
