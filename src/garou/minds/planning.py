"""How all who are honest should vote, as everybody can work out who has heard the same: whoever is tied dies.

A plan is a vote for each seat. Several suspects with equally many votes all die, and a village needs but one of them to
be a monster. Liars do not follow a plan: of each guess they point at whom the others suspect most beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from garou.talk.claims import Common, Said

from .agreeing import agreeing
from .guessing import Guess, guesses

SUSPECTS = 4  # whom anybody may vote for instead
SPLITS = (2, 3, 4, 5)  # among so many suspects votes are shared out
PEACE = 0.04  # a seat: where it is likelier that nobody is a monster, nobody shall die
INNOCENT = 0.3  # below it liars take somebody for an innocent to point at

Votes = tuple[int, ...]  # by seat, for whom


class VotePlan:
    """The best there is, and how likely the village wins by it."""

    def __init__(self, known: tuple[Guess, ...], players: int) -> None:
        self.known, self.players = known, players
        seats = range(players)
        self.suspicion = [sum([guess.weight * guess.monsters[seat] for guess in known]) for seat in seats]
        self.order = sorted(seats, key=lambda seat: (-round(self.suspicion[seat], 9), seat))
        self._pointed = [self._pointed_at(guess) for guess in known]
        self.peace = sum([guess.weight * prod([1 - share for share in guess.monsters]) for guess in known])
        best = max(self._tried(), key=self._wins)
        self.circles = self.peace > PEACE * players
        self.votes = self._circle() if self.circles else best

    def deaths(self, votes: Sequence[int]) -> list[int]:
        """Whoever has most votes, with at least two."""
        tally = [0] * self.players
        for target in votes:
            tally[target] += 1
        most = max(tally)
        return [seat for seat, number in enumerate(tally) if number == most] if most > 1 else []

    # Which plans there are -------------------------------------------------------------

    def _circle(self) -> Votes:
        return tuple([(seat + 1) % self.players for seat in range(self.players)])

    def _tried(self) -> list[Votes]:
        starts = [self._split(number) for number in SPLITS if number < self.players] + [self._prime()]
        return [self._improved(votes) for votes in dict.fromkeys(starts)]

    def _prime(self) -> Votes:
        first, second = self.order[:2]
        return tuple([first if seat != first else second for seat in range(self.players)])

    def _split(self, number: int) -> Votes:
        """As many votes for each of these; whoever is left over points at the least suspected."""
        suspects, each = self.order[:number], self.players // number
        votes, tally = dict[int, int](), dict.fromkeys(suspects, 0)
        for seat in self.order:
            left = [one for one in suspects if one != seat and tally[one] < each]
            votes[seat] = min(left, key=tally.__getitem__) if left else self._beside(seat)
            if left:
                tally[votes[seat]] += 1
        return tuple([votes[seat] for seat in range(self.players)])

    def _beside(self, seat: int) -> int:
        return self.order[-1] if self.order[-1] != seat else self.order[-2]

    def _improved(self, start: Votes) -> Votes:
        """Each in turn votes as is best if they are honest and the others stay with it."""
        votes = [*start]
        for seat in range(self.players):
            mine = [
                (guess, liar)
                for guess, liar in zip(self.known, self._pointed, strict=True)
                if not guess.liars >> seat & 1
            ]
            best = -1.0
            for target in dict.fromkeys((votes[seat], *self.order[:SUSPECTS], (seat + 1) % self.players)):
                if target != seat:
                    tried = [*votes[:seat], target, *votes[seat + 1 :]]
                    value = sum([guess.weight * self._won(guess, liar, tried) for guess, liar in mine])
                    if value > best + 1e-9:
                        best, votes[seat] = value, target
        return tuple(votes)

    # What they are worth ----------------------------------------------------------------

    def _pointed_at(self, guess: Guess) -> int:
        """By the liars of this guess."""
        innocent = (seat for seat in self.order if not guess.liars >> seat & 1 and guess.monsters[seat] < INNOCENT)
        return next(innocent, self.order[-1])

    def _wins(self, votes: Sequence[int]) -> float:
        return sum([
            guess.weight * self._won(guess, liar, votes) for guess, liar in zip(self.known, self._pointed, strict=True)
        ])  # fmt: skip

    def _won(self, guess: Guess, liar: int, votes: Sequence[int]) -> float:
        """If nobody dies, nobody may be a monster; else one of the dead must be."""
        if guess.liars:
            votes = [liar if guess.liars >> seat & 1 else target for seat, target in enumerate(votes)]
        tally = [0] * self.players
        for target in votes:
            tally[target] += 1
        most, none = max(tally), 1.0
        for share, number in zip(guess.monsters, tally, strict=True):
            if number == most:
                none *= 1 - share
        return none if most == 1 else 1 - none


def plan(common: Common, said: tuple[Said, ...]) -> VotePlan:
    """Of all who have heard this."""
    heard = agreeing(common, said)
    if plan not in heard.made:
        heard.made[plan] = VotePlan(guesses(common, said), common.players)
    found: VotePlan = heard.made[plan]
    return found
