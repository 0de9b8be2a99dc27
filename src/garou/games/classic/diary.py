"""What one seat, or whoever only listens, was told of a game so far, put in order: its nights, falls and ballots."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from garou.engine.groups import leaders
from garou.engine.rules import RuleSet
from garou.engine.table import SEATS
from garou.engine.values import RoleName, Seat, Slot

from .day import STILL_TIED, elect, nobody

Note = tuple[Any, ...]  # one fact, as short as it gets: its name and what is in it

OPENING = ("dealt", "moved", "turned", "joined")
NIGHT = ("saw-card", "fellows", "named", "caught", "victim", "healed", "poisoned")
AT_DAWN = ("night", "hunger")  # what those die of who die there first


class Fall(NamedTuple):
    """Everybody who died one after the other, and who was left."""

    deaths: tuple[tuple[Seat, str], ...]
    alive: tuple[Seat, ...]

    def of(self, *causes: str) -> tuple[Seat, ...]:
        return tuple([seat for seat, cause in self.deaths if cause in causes])


class PastNight(NamedTuple):
    """One night: who lived to see it, what was told in it, and what dawn brought."""

    alive: tuple[Seat, ...]
    told: tuple[Note, ...]
    fall: Fall | None = None
    over: bool = True


class DayVote(NamedTuple):
    """Who pointed at whom, where these could be pointed at; and whom a captain chose of those who were tied."""

    votes: tuple[tuple[Seat, Seat | None], ...]
    candidates: tuple[Seat, ...]
    broken: tuple[Seat, Seat] | None = None


@dataclass(frozen=True, eq=False)
class Diary:
    """A game as far as it was told."""

    opening: tuple[Note, ...] = ()
    nights: tuple[PastNight, ...] = ()
    falls: tuple[Fall, ...] = ()  # after each of which the game went on, those of the last one perhaps aside
    quiet: tuple[tuple[Seat, ...], ...] = ()  # who lived where nobody died, and it went on
    polls: tuple[DayVote, ...] = ()
    shown: tuple[tuple[Slot, RoleName], ...] = ()
    won: tuple[Seat, ...] | None = None
    over: bool = True
    asked: bool = False  # somebody who has just died is asked for the last words

    @property
    def only_opened(self) -> bool:
        return not self.over and not self.falls and not self.polls and not any(night.told for night in self.nights)


class Muddled(Exception):
    """No game tells this, in this order."""


def readings(rules: RuleSet, players: int, told: Sequence[Note], *, over: bool = True) -> tuple[Diary, ...]:
    """Every way it can be understood: after a death the game may wait for last words, or go on. () for none."""
    try:
        reader = _Reader(rules, SEATS[:players], told, over)
    except Muddled:
        return ()
    plain = reader.diary()
    if plain.won is not None or not reader.ends_with_fall:
        return (plain,)
    return (plain, replace(reader.diary(waiting=True), asked=True))


class _Reader:
    def __init__(self, rules: RuleSet, seats: tuple[Seat, ...], told: Sequence[Note], over: bool) -> None:
        self.rules, self.alive, self.over = rules, seats, over
        self.notes, self.at, self.players = [*told], 0, len(seats)
        self.elects = any(step.run is elect for step in rules.round)
        self.captain: Seat | None = None
        self.opening = tuple(self._while(self._opens))
        self.nights, self.falls, self.polls = list[PastNight](), list[Fall](), list[DayVote]()
        self.quiet, self.shown = list[tuple[Seat, ...]](), list[tuple[Slot, RoleName]]()
        self.won: tuple[Seat, ...] | None = None
        self.ends_with_fall = self.day_done = False
        self._read()

    # Reading on ------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.notes[self.at][0] if self.at < len(self.notes) else ""

    def _take(self) -> Note:
        self.at += 1
        return self.notes[self.at - 1]

    def _while(self, fits: Any) -> Iterator[Note]:
        while self.at < len(self.notes) and fits(self.notes[self.at]):
            yield self._take()

    def _opens(self, note: Note) -> bool:
        """What is told before the first night: spare cards lie beyond the seats, and only lovers meet by that name."""
        beyond = note[0] == "saw-card" and note[1] >= self.players
        return note[0] in OPENING or beyond or note[:2] == ("fellows", "lovers")

    # PastNight and day ---------------------------------------------------------------------

    def _read(self) -> None:
        self._night()
        while self.at < len(self.notes) and self.won is None:
            if self.name != "voted":
                raise Muddled
            self._day()
            if self.day_done and self.won is None:
                self._night()

    def _night(self) -> None:
        before, told = self.alive, tuple(self._while(lambda note: note[0] in NIGHT))
        fell = self.name == "died" and self.notes[self.at][2] in AT_DAWN
        fall = self._fall() if fell else None
        over = self.over or self.at < len(self.notes) or fell
        self.nights.append(PastNight(before, told, fall, over))
        if not fell:
            self._end()
        if over and not fell and self.won is None:
            self.quiet.append(before)

    def _day(self) -> None:
        self.day_done = False
        if self.elects and self.captain is None:
            while self.name == "voted":
                self._ballot()
            if self.name == "captain":
                self.captain = self._take()[1]
        if self.name == "voted":
            self._lynching()

    def _lynching(self) -> None:
        captain = self.captain
        tied = leaders(self._poll(self.alive), twice=() if captain is None else (captain,))
        waits = len(tied) > 1
        if waits and captain is None and self.name == "voted":
            waits = len(leaders(self._poll(tied))) > 1 and self.rules.ruling(STILL_TIED) is not nobody
        if self.name == "died":
            if captain is not None and waits:
                self.polls[-1] = self.polls[-1]._replace(broken=(captain, self.notes[self.at][1]))
            self._fall()
            self.day_done = captain is None or captain in self.alive or self.captain != captain
        else:
            self.day_done = not waits
            self.quiet += [self.alive] if self.day_done else []
        self._end()

    def _poll(self, candidates: tuple[Seat, ...]) -> dict[Seat, Seat | None]:
        votes = self._ballot()
        self.polls.append(DayVote(tuple(votes.items()), candidates))
        return votes

    def _ballot(self) -> dict[Seat, Seat | None]:
        found = {note[1]: note[2] for note in (self._take() for _ in self.alive if self.name == "voted")}
        if {*found} != {*self.alive}:
            raise Muddled
        return found

    def _fall(self) -> Fall:
        deaths = list[tuple[Seat, str]]()
        while self.name in ("died", "shown", "captain") and not self._next_morning(deaths):
            note = self._take()
            if note[0] == "died":
                deaths.append((note[1], note[2]))
                self.alive = tuple([seat for seat in self.alive if seat != note[1]])
            elif note[0] == "shown":
                self.shown.append((note[1], note[2]))
            else:
                self.captain = note[1]
        found = Fall(tuple(deaths), self.alive)
        self.falls.append(found)
        self._end()
        self.ends_with_fall = self.at == len(self.notes)
        return found

    def _next_morning(self, deaths: Sequence[tuple[Seat, str]]) -> bool:
        """Does a night follow at once, in which nothing was told?"""
        dawn = self.name == "died" and self.notes[self.at][2] in AT_DAWN
        return dawn and any(cause not in AT_DAWN for _, cause in deaths)

    def _end(self) -> None:
        if self.name == "won":
            self.won = self._take()[1]
            self.shown += [(note[1], note[2]) for note in self._while(lambda note: note[0] == "shown")]

    # What was read -----------------------------------------------------------------------

    def diary(self, *, waiting: bool = False) -> Diary:
        """As it stands; `waiting`: the day of the last fall is not over, so no night came after it."""
        nights, quiet = [*self.nights], [*self.quiet]
        if waiting and nights and nights[-1].fall is None and nights[-1].alive == self.alive:
            nights.pop()
            quiet = quiet[:-1] if self.over else quiet
        return Diary(
            self.opening, tuple(nights), tuple(self.falls), tuple(quiet), tuple(self.polls), tuple(self.shown),
            self.won, self.over,
        )  # fmt: skip


def die_so(pair: tuple[Seat, Seat] | None, diary: Diary) -> bool:
    """Grief takes the other one along, and nobody else."""
    alive: Collection[Seat] = ()
    for fall in diary.falls:
        deaths, alive = dict(fall.deaths), fall.alive
        grieved = fall.of("grief")
        if grieved and (pair is None or not {*grieved} <= {*pair} <= {*deaths}):
            return False
        if pair is None:
            continue
        dead = [seat for seat in pair if seat in deaths]
        if len(dead) == 1 and next(seat for seat in pair if seat not in dead) in alive:
            return False
        if len(dead) == 2 and not grieved and not all(deaths[seat] in ("night", "hunger") for seat in dead):
            return False
    return True
