"""Learning to tell and to vote: games with a talk, batch after batch, and a table that is a little better after each.

Whoever votes regrets: how would the game have ended for its side with each other vote, all else the same? Classes of
options that would have been better weigh more the next time (Hedge, over a sampled counterfactual value for each vote).
A tale is worth what came of the game, against what its side usually gets (policy gradient). How readily lies of a kind
are told is set so that as many are expected as there were. The table that comes of it is the mean of the second half.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, NamedTuple

import numpy as np

from garou.games.one_night.day import VILLAGE
from garou.games.teams import MONSTERS
from garou.minds.learnt.decks import MONSTER, OTHER, VILLAGER, NumberedDeck
from garou.minds.learnt.inventing import TRUE, tales, told
from garou.minds.learnt.options import STAGES, circles, of_tales, of_votes, telling_classes, voting_classes
from garou.minds.learnt.tables import FINE, MOST
from garou.minds.learnt.verdicts import kind, kinds, liars, weighed

from .arrays import Array, u32, where
from .coding import Coded
from .kits import ManyGames
from .places import Somewhere
from .policies import by_luck
from .sources import Luck, Policy, Posed
from .talkers import honest, telling_of, voter_of
from .talking import FINE as CHANCES
from .talking import TALK, OwnNight, Talking, deck_of, ended, night, own_luck, understood

AT_ONCE = 2048  # games; their groups fit into the processor's own memory
KIT = ManyGames(1)

# Who plays for the villagers of a batch, and who for all others: what is learned has to hold against others as well.
ITSELF, HONEST, SILENT = range(3)
COMPANY = ((ITSELF, ITSELF), (HONEST, ITSELF), (ITSELF, ITSELF), (ITSELF, HONEST), (ITSELF, ITSELF), (ITSELF, SILENT))
STEP, DAMPED = 0.3, 100  # how much a batch changes, and after how many it is a little less
CAREFUL = 10.0  # options of a class that are few change it little
SURE = 5.0  # no lie is told much more readily than that, nor much less
HABIT, BEFORE = 4.0, 0.3  # how much rather villagers do so, to begin with; how readily anybody lies


class OneSeat(NamedTuple):
    """What one seat did in a batch."""

    mine: Array  # the games in which the table was played
    side: Array
    tellings: Array  # [tales, games]: classes
    tale: Array  # the number of the one that was told, by whoever played
    likely: Array  # [tales, games]: how likely the table was to tell each
    true: Array  # was it the truth?


@dataclass
class Pupil:
    """A table that is being learned, in logarithms; and the sum of those of the second half."""

    coded: Coded
    seed: int
    lies: Array
    tellings: Array
    votes: Array
    games: int = 0
    sums: list[Array] = field(default_factory=list)
    summed: int = 0

    @property
    def deck(self) -> NumberedDeck:
        return deck_of(self.coded)

    def keep(self) -> None:
        now = [self.lies, self.tellings, self.votes]
        self.sums = (
            [one + other for one, other in zip(self.sums, now, strict=True)] if self.sums else [*map(np.copy, now)]
        )
        self.summed += 1


def beginner(coded: Coded, seed: int) -> Pupil:
    """Villagers tend to the truth, and to the circle where nobody is likely to be found: it takes all of them."""
    deck = deck_of(coded)
    number = np.arange(telling_classes(deck)) // 2
    true, sort = number % len(tales(deck)) == TRUE, number // len(tales(deck)) // STAGES // 2
    tellings = np.where(true, np.where(sort == 0, HABIT, -HABIT / 2), 0.0)
    votes = np.where(circles(np.arange(voting_classes())), HABIT, 0.0)
    return Pupil(coded, seed, np.full(kinds(deck), np.log(BEFORE)), tellings, votes)


def lessons(coded: Coded, seed: int, batches: int) -> Iterator[Pupil]:
    """So many of them; what has been learned so far after each."""
    pupil, careless = beginner(coded, seed), honest(coded)
    with np.errstate(over="ignore"):
        for number, (villagers, others) in zip(range(batches), cycle(COMPANY), strict=False):
            batch = Lesson(pupil, careless, (villagers, others), number)
            batch.learn(STEP / (1 + number / DAMPED) ** 0.5)
            pupil.games += AT_ONCE
            if 2 * number >= batches:
                pupil.keep()
            yield pupil


class Lesson:
    """Some games, and what is to be learned from them."""

    def __init__(self, pupil: Pupil, careless: Policy, company: tuple[int, int], number: int) -> None:
        self.pupil, self.careless, self.company, self.number = pupil, careless, company, number
        self.deck, self.coded = pupil.deck, pupil.coded
        self.games = np.arange(AT_ONCE, dtype=np.uint32)
        key = u32(pupil.seed >> 32), u32(pupil.seed)
        self.luck = Luck(key, self.games, u32(number), withheld=False)
        self.table = night(self.coded, Talking(self.luck, by_luck))
        self.known = [self.table.known_to(seat) for seat in range(self.coded.players)]
        self.nights = [understood(one, seat, self.deck) for seat, one in enumerate(self.known)]
        self.said: tuple[Array, ...] = (self.games & 0,) * self.coded.players
        self.seats = [self._tell(seat) for seat in range(self.coded.players)]
        self.heard = weighed(self.said, self.deck, np.exp(pupil.lies), KIT)
        self.luck_of = [own_luck(self.luck, self.coded.players + seat) for seat in range(self.coded.players)]

    def _who(self, mine: OwnNight) -> Array:
        """By game, who plays here: by the card that was dealt, which a turned villager had."""
        villagers, others = self.company
        return np.where((mine.side == VILLAGER) | (mine.turned == 1), villagers, others)

    def _asked(self, topic: str, seat: int, options: int) -> Posed:
        """Who votes may withhold it, whom it is asked of has heard all there is by now."""
        voting = topic != TALK
        me = Somewhere(seat)
        return Posed(self.coded, topic, me, options, may_decline=voting, ballot=voting, told=self.said)

    # Telling ---------------------------------------------------------------------------

    def _tell(self, seat: int) -> OneSeat:
        mine, luck = self.nights[seat], own_luck(self.luck, seat)
        asked = self._asked(TALK, seat, len(tales(self.deck)))
        asked = asked._replace(chance=luck.draw(CHANCES) / CHANCES)
        sort, teller = telling_of(asked, mine)
        classes = np.stack(of_tales(sort, teller, self.deck))
        likely = _shares(self.pupil.tellings[classes])
        tale = _drawn(likely, asked.chance)
        who = self._who(mine)
        if HONEST in self.company:
            tale = where(who == HONEST, self.careless(asked, self.known[seat], self.games), tale)
        made = where(who == SILENT, 0, told(tale, teller, self.deck, luck.draw))
        self.said = (*self.said[:seat], made, *self.said[seat + 1 :])
        return OneSeat(who == ITSELF, mine.side, classes, tale, likely, made == mine.true)

    # Voting ----------------------------------------------------------------------------

    def learn(self, step: float) -> None:
        players = range(self.coded.players)
        ways = [self._vote(seat) for seat in players]
        votes = [one for one, _, _ in ways]
        ending = self._worth(votes)
        for seat in players if self.number % 2 else reversed(players):
            if (seat + self.number) % 3:  # two in three are enough
                self._regret(seat, ways[seat][1:], votes, step)
        for seat in players:
            self._tell_better(seat, ending(seat), step)
        self._expect_lies()

    def _vote(self, seat: int) -> tuple[Array, Array, Array]:
        mine, luck = self.nights[seat], self.luck_of[seat]
        asked = self._asked("vote", seat, self.coded.players)
        asked = asked._replace(chance=luck.draw(CHANCES) / CHANCES)
        classes = np.stack(of_votes(self.heard, self.deck, voter_of(asked, mine), KIT))
        logs = self.pupil.votes[classes]
        logs[seat] = -np.inf
        likely = _shares(logs)
        vote, who = _drawn(likely, asked.chance), self._who(mine)
        if HONEST in self.company:
            option = self.careless(asked, self.known[seat], self.games)
            vote = np.where(who == HONEST, option - (option <= seat), vote)
        if SILENT in self.company:
            lot = luck.draw(self.coded.players - 1)
            vote = np.where(who == SILENT, lot + (lot >= seat), vote)
        return vote.astype(np.uint32), classes, likely

    def _worth(self, votes: list[Array]) -> Any:
        """By seat and game: has its side won?"""
        end = ended(self.table, [np.uint32(1) << vote for vote in votes])
        sides = {VILLAGER: np.asarray(end.won(VILLAGE)), MONSTER: self._monsters(end)}

        def worth(seat: int) -> Array:
            mine = end.winners >> np.uint32(seat) & 1
            side = self.nights[seat].side
            return np.where(side == OTHER, mine, np.where(side == MONSTER, sides[MONSTER], sides[VILLAGER])) * 1.0

        return worth

    @staticmethod
    def _monsters(end: Any) -> Array:
        found = [np.asarray(end.won(team)) for team in MONSTERS if team in end.sides]
        return np.any(found, axis=0) if found else ~np.asarray(end.won(VILLAGE))

    def _regret(self, seat: int, ways: tuple[Array, Array], votes: list[Array], step: float) -> None:
        """What every other vote would have come to, against what the table's own choice comes to."""
        classes, likely = ways
        worth = np.zeros(likely.shape)
        for other in range(self.coded.players):
            if other != seat:
                changed = [*votes[:seat], np.full_like(votes[seat], other), *votes[seat + 1 :]]
                worth[other] = self._worth(changed)(seat)
        regret = (worth - (likely * worth).sum(0)) * (0.1 + likely) * self.seats[seat].mine
        regret[seat] = 0
        self._add(self.pupil.votes, classes, regret, likely * self.seats[seat].mine, step)

    def _tell_better(self, seat: int, worth: Array, step: float) -> None:
        one = self.seats[seat]
        usual = np.zeros(AT_ONCE)
        for side in (VILLAGER, MONSTER, OTHER):
            of_side = one.side == side
            usual[of_side] = worth[of_side].mean() if of_side.any() else 0
        chosen = np.arange(len(one.likely))[:, None] == one.tale
        gain = (worth - usual) * (chosen - one.likely) * one.mine
        self._add(self.pupil.tellings, one.tellings, gain, one.likely * one.mine, step)

    @staticmethod
    def _add(logs: Array, classes: Array, gain: Array, often: Array, step: float) -> None:
        """In place; the more often a class was met, the surer is what it gained."""
        summed = np.bincount(classes.ravel(), gain.ravel(), len(logs))
        met = np.bincount(classes.ravel(), often.ravel(), len(logs))
        logs += step * summed / np.sqrt(met + CAREFUL)
        np.clip(logs, -MOST / FINE, MOST / FINE, out=logs)

    def _expect_lies(self) -> None:
        """As many of each kind as there were."""
        for seat, expected in enumerate(liars(self.heard, self.deck, KIT)):
            which = kind(seat, self.said, self.deck)
            missing = np.bincount(which, ~self.seats[seat].true, len(self.pupil.lies))
            missing = missing - np.bincount(which, expected, len(self.pupil.lies))
            met = np.bincount(which, minlength=len(self.pupil.lies))
            self.pupil.lies += STEP * missing / (met + 3 * CAREFUL)
        np.clip(self.pupil.lies, -SURE, SURE, out=self.pupil.lies)


def _shares(logs: Array) -> Array:
    weights = np.exp(logs - logs.max(0))
    return weights / weights.sum(0)


def _drawn(likely: Array, chance: Array) -> Array:
    passed = np.cumsum(likely, 0)
    return (passed[:-1] <= chance * passed[-1]).sum(0).astype(np.uint32)
