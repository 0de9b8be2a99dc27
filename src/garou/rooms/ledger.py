"""What has been played at a table: each game as it can be looked up again, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from garou.engine.values import Answer, RoleName, Seat, Setup, Slot, Team
from garou.record.values import Record, lines_of
from garou.talk.transcript import Uttered
from garou.tournaments.chips import ChipRace

from .settings import Settings
from .talk import Chair


@dataclass(frozen=True, slots=True)
class Past:
    """One game that is over, or was called off."""

    number: int  # of the games dealt at this table, from 1 on
    at: float  # when it ended
    settings: Settings
    names: tuple[str, ...]  # by seat
    chairs: tuple[Chair, ...]  # by seat
    setup: Setup
    log: tuple[Answer, ...]
    nonce: str
    promise: str
    won: tuple[Seat, ...] = ()
    teams: tuple[Team, ...] = ()
    finished: bool = True
    race: int = 0  # the chip race it counts for; 0: for none
    talk: tuple[Uttered, ...] = ()  # for the film; empty where none is shown, and of games kept before there was any

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.won)

    def seat_of(self, chair: Chair | None) -> Seat | None:
        return Seat(Slot(self.chairs.index(chair))) if chair in self.chairs and chair is not None else None

    @property
    def record(self) -> Record:
        return record_of(self.settings, self.names, self.setup, self.log, self.nonce)

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "at": self.at,
            "settings": self.settings.to_json(),
            "names": self.names,
            "chairs": self.chairs,
            "setup": (self.setup.deal, self.setup.centre, self.setup.extra),
            "log": [(answer.seat, answer.call, answer.choice, answer.luck) for answer in self.log],
            "nonce": self.nonce,
            "promise": self.promise,
            "won": self.won,
            "teams": self.teams,
            "finished": self.finished,
            "race": self.race,
            "talk": [one.to_json() for one in self.talk],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Past:
        """Lists as tuples again: a game is a value."""
        log = tuple(
            Answer(
                Seat(Slot(seat)), call, tuple(Slot(part) if isinstance(part, int) else part for part in choice), luck
            )
            for seat, call, choice, luck in data["log"]
        )
        kept = data | {
            "settings": Settings.from_json(data["settings"]),
            "names": tuple(data["names"]),
            "chairs": tuple(data["chairs"]),
            "setup": setup_of(*data["setup"]),
            "log": log,
            "won": tuple(Seat(Slot(seat)) for seat in data["won"]),
            "teams": tuple(map(Team, data["teams"])),
            "talk": tuple(map(Uttered.from_json, data.get("talk", ()))),
        }
        return Past(**kept)


def record_of(played: Settings, names: tuple[str, ...], setup: Setup, log: tuple[Answer, ...], nonce: str) -> Record:
    """A game at a table, written down."""
    blank = Record(played.game, played.edition, played.options, names, setup, nonce=nonce)
    return replace(blank, lines=lines_of(blank, log))


def setup_of(deal: Sequence[str], centre: Sequence[str], extra: Sequence[str]) -> Setup:
    return Setup(*(tuple(map(RoleName, part)) for part in (deal, centre, extra)))


# --- What a table keeps of them ------------------------------------------------------------------


@dataclass
class Ledger:
    """A table's past games and its chip race."""

    past: list[Past] = field(default_factory=list)
    dealt: int = 0  # games begun at this table: the number of the last one
    race: int = 1  # the number of the chip race that goes on
    champion: str | None = None  # of that race; games count for it until there is one

    def played(self, game: str) -> frozenset[RoleName]:
        """The roles of every game of this kind that was played to its end here."""
        done = [past for past in self.past if past.finished and past.settings.game == game]
        return frozenset(card for past in done for card in past.setup.cards)

    def enter(self, game: Past, here: Sequence[str]) -> None:
        """One more. It counts for the race if chips are played for and nobody has won it yet."""
        target = game.settings.chips
        counts = bool(target) and game.finished and self.champion is None
        self.past = [*self.past, replace(game, race=self.race if counts else 0)]
        self.crown(here, target)

    def crown(self, here: Sequence[str], target: int) -> None:
        """Somebody may have won the race: by a game, by a lower target, or because somebody left."""
        race = self.chips(here, target)
        if race and race.games and self.champion is None:
            self.champion = race.champion

    def chips(self, here: Sequence[str], target: int) -> ChipRace | None:
        """The piles as they stand: everybody who has played for them, and those who sit there now.

        Whoever has left is gone; but with fewer than two still there nobody wins by it: the others may come back.
        """
        played = [past for past in self.past if past.race == self.race]
        holders = tuple(dict.fromkeys([*(name for past in played for name in past.names), *here]))
        gone = tuple(name for name in holders if name not in here)
        if target < 1 or len(holders) < 2:
            return None
        return ChipRace(holders, target, tuple(past.winners for past in played), gone if len(here) > 1 else ())

    def race_again(self) -> None:
        self.race, self.champion = self.race + 1, None

    def without(self, number: int) -> Ledger:
        """As if that game had never been: neither counted nor won."""
        return replace(self, past=[past for past in self.past if past.number != number], champion=None)

    def find(self, number: int) -> Past | None:
        return next((past for past in self.past if past.number == number), None)

    def raced(self, name: str) -> bool:
        """Has somebody of this name played for the chips that lie there?"""
        return any(past.race == self.race and name in past.names for past in self.past)

    def wins(self, chairs: Iterable[Chair]) -> Counter[Chair]:
        sitting = set(chairs)
        won = Counter(past.chairs[seat] for past in self.past for seat in past.won)
        return Counter({chair: number for chair, number in won.items() if chair in sitting})

    def to_json(self) -> dict[str, Any]:
        return {"past": [past.to_json() for past in self.past], "dealt": self.dealt, "race": self.race}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Ledger:
        return Ledger([Past.from_json(past) for past in data["past"]], data["dealt"], data["race"])


# --- What they come to ---------------------------------------------------------------------------


class Count(NamedTuple):
    """How many won out of how many played. No percentage: over three games it would say nothing."""

    name: str
    won: int
    of: int
    roles: tuple[tuple[str, int, int], ...] = ()  # the same by the card dealt


def by_name(games: Iterable[Past]) -> tuple[Count, ...]:
    """Everybody who has finished a game here, whoever won most first."""
    finished = [past for past in games if past.finished]
    names = dict.fromkeys(name for past in finished for name in past.names)
    seats = {name: [_seat(past, past.names.index(name)) for past in finished if name in past.names] for name in names}
    return _sorted(Count(name, *_won(found), _tally(found)) for name, found in seats.items())


def by_role(games: Iterable[Past]) -> tuple[Count, ...]:
    """How the cards have fared with whoever they were dealt to."""
    seats = [_seat(past, seat) for past in games if past.finished for seat in range(len(past.names))]
    return _sorted(Count(role, won, of) for role, won, of in _tally(seats))


def _seat(past: Past, seat: int) -> tuple[RoleName, bool]:
    return past.setup.deal[seat], seat in past.won


def _won(seats: list[tuple[RoleName, bool]]) -> tuple[int, int]:
    return sum(won for _, won in seats), len(seats)


def _tally(seats: list[tuple[RoleName, bool]]) -> tuple[tuple[str, int, int], ...]:
    dealt = Counter(role for role, _ in seats)
    won = Counter(role for role, win in seats if win)
    return tuple((role, won[role], number) for role, number in dealt.most_common())


def _sorted(counts: Iterable[Count]) -> tuple[Count, ...]:
    return tuple(sorted(counts, key=lambda count: (-count.won, count.of)))
