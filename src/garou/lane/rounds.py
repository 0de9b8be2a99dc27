"""A table for games that go on night after night: who lives, who falls of what, and which games are over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

import numpy as np

from garou.engine.rules import Step
from garou.engine.table import SEATS, Table
from garou.engine.values import Reason, RoleName, Team

from .arrays import Number, Truth, at_once, bit, both, covers, either, how_many, lowest, mask, none, nth, u32, where
from .coding import Coded, NoArrayForm
from .day import Finish, leading, tally
from .held import Placed
from .places import Perhaps, SomeSeats, Somewhere, everybody
from .sources import Posed, Source
from .table import LaneTable


class RoundTable(LaneTable):
    __slots__ = (
        "_begun", "_gone", "_later", "_striking", "days", "fatal", "named", "over", "rounds", "sides", "went", "why",
        "winners",
    )  # fmt: skip

    def __init__(self, coded: Coded, source: Source) -> None:
        self._begun = False
        self._gone: Number = u32(0)  # who is dead
        self.went: dict[str, Number] = {}  # of what
        self._striking: dict[str, Number] = {}  # who is about to fall of what
        self._later: dict[Callable[[Any], None], Truth] = {}
        self.over: Truth = False
        self.winners: Number = u32(0)
        self.sides: dict[Team, Number] = {}
        self.why: dict[Reason, Number] = {}
        super().__init__(coded, source)
        self.rounds = self.days = self.spread.dealt[0] & 0  # how many nights there were, and how many days
        self.fatal = False  # may somebody die of the votes of this step?
        self.named: list[Number] = [self.rounds] * coded.players  # by seat, how often it was voted for

    # Who lives -------------------------------------------------------------------------

    @property
    def alive(self) -> Any:
        """All of them, until somebody may have died."""
        if not self._begun:
            return SEATS[: self.coded.players]
        return self.paths.once(lambda: self.group(u32(self.coded.seats) & ~self._gone))

    @alive.setter
    def alive(self, _: Any) -> None: ...

    @property
    def dead(self) -> Any:
        return self.paths.once(lambda: self.group(self._gone, None if self._begun else 0))

    @dead.setter
    def dead(self, _: Any) -> None: ...

    def others(self, me: Placed) -> Any:
        return self.but(self.alive, (me,)) if self._begun else super().others(me)

    def waking(self, *roles: RoleName) -> Any:
        found = super().waking(*roles)
        return self.paths.once(lambda: self._living(found))

    def awake(self, *roles: RoleName) -> Any:
        found = super().awake(*roles)
        return self.paths.once(lambda: self._living(found))

    def _living(self, group: SomeSeats) -> SomeSeats:
        if self._begun:
            group.seats = group.seats & ~self._gone
        return group

    # Several at once -------------------------------------------------------------------

    def each_may_choose(self, asked: Mapping[Any, Any], call: str = "", topic: str = "") -> Any:
        return self.paths.once(lambda: {seat: self._perhaps(seat, some, call, topic) for seat, some in asked.items()})

    def _perhaps(self, seat: Placed, some: Any, call: str, topic: str) -> Perhaps:
        """One seat's choice among a group, or nobody."""
        group = some if isinstance(some, SomeSeats) else self.cannot("options")
        posed = self._posed((seat,), group.most + 1, call, topic, may=True)
        return self._named(posed._replace(available=how_many(group.seats) + 1), group, seat)

    def _named(self, posed: Posed, group: SomeSeats, seat: Placed) -> Perhaps:
        number = self.source.choose(posed, lambda: self.known_to(posed.me.at))
        may = int(posed.may_decline)
        there = both(self.place(seat).there, both(group.seats != 0, number >= may if may else True))
        found = Perhaps(len(self.places), table=self)
        self.places.append(Somewhere(nth(group.seats, number - may, group.most), there))
        return found

    def who_says(self, word: str, group: Iterable[Placed], call: str = "", topic: str = "") -> Any:
        return self.paths.once(lambda: self._who_says(group, call, topic))

    def _who_says(self, group: Iterable[Placed], call: str, topic: str) -> SomeSeats:
        said, spots = u32(0), list(iter(group))
        for seat in spots:
            posed = self._posed((seat,), 2, call, topic, may=True)
            number = self.source.choose(posed, lambda seat=seat: self.known_to(self.place(seat).at))  # type: ignore[misc]  # bound early
            at, there = self.place(seat)
            said = said | mask(both(there, number == 1), bit(at))
        return self.group(said, len(spots))

    def ballot(self, asked: Mapping[Any, Any], topic: str = "", *, must: bool = False) -> Any:
        return self.paths.once(lambda: self._balloted(asked, topic, must=must))

    def _balloted(self, asked: Mapping[Any, Any], topic: str, *, must: bool) -> dict[Placed, Perhaps]:
        found, here = dict[Placed, Perhaps](), self.paths.here
        fingers = list(self.pointed) or [u32(0)] * len(self.seats)
        for seat, some in asked.items():
            group = some if isinstance(some, SomeSeats) else self.group(self.mask_of(some))
            posed = self._posed((seat,), group.most + (not must), "", topic, may=not must)
            posed = posed._replace(available=how_many(group.seats) + (not must), ballot=True)
            found[seat] = one = self._named(posed, group, seat)
            at, there = self.place(one)
            voter = self.place(seat)
            finger = mask(there, bit(at))
            fingers[int(voter.at)] = where(both(here, voter.there), finger, fingers[int(voter.at)])
            if self.fatal:
                self.named = [n + where(here, finger >> other & 1, 0) for other, n in enumerate(self.named)]
            self._tell(self.seats, "voted", {"player": seat, "for_": one})
        self.pointed = fingers
        return found

    def leaders(self, votes: Mapping[Any, Any], twice: Iterable[Placed] = ()) -> Any:
        return self.paths.once(lambda: self.most_named(votes, twice))

    def most_named(self, votes: Mapping[Any, Any], twice: Iterable[Placed]) -> SomeSeats:
        fingers = {seat: self.place(seat) for seat in votes.values()}
        named = [mask(there, bit(at)) for at, there in fingers.values()]
        again = self.mask_of(twice)
        if isinstance(twice, SomeSeats) and twice.most:
            voters = [self.place(seat) for seat in votes]
            named += [mask(both(by.there, covers(again, by.at)), one) for by, one in zip(voters, named, strict=True)]
        planes = tally(named) if named else [u32(0)]
        some = reduce(or_, planes) != 0
        return self.group(mask(some, leading(planes, u32(self.coded.seats))))

    # Falling ---------------------------------------------------------------------------

    def _killed(self, seat: Placed, cause: str) -> None:
        self._striking[cause] = self._striking.get(cause, u32(0)) | self._struck(seat)

    def bury(self) -> Any:
        return self.paths.once(self._buried)

    def _buried(self) -> SomeSeats:
        before, here = self._gone, self.paths.here
        self.fall()
        self.fall()
        for role in self.standing:
            if role.dies:
                self._last_words(role, before, here)
                self.fall()
                self.fall()
        return self.group(self._gone & ~before)

    def fall(self) -> None:
        """Whoever is about to fall does; who mourns is about to then."""
        striking, self._striking = self._striking, {}
        fallen = u32(0)
        for cause, seats in striking.items():
            fresh = seats & ~self._gone
            self.went[cause] = self.went.get(cause, u32(0)) | fresh
            self._gone = self._gone | fresh
            fallen = fallen | fresh
        if striking:
            self.for_everybody(lambda: self.rules.mourn(everybody, self), fallen)

    def _last_words(self, role: Any, before: Number, here: Truth) -> None:
        """Of one who just fell: two of them would have to speak in the order in which they fell."""
        if self.coded.laid.count(role.name) > 1 or sum(one.dies is not None for one in self.standing) > 1:
            self.cannot(role.name)
        seats = self.standing[role] & self._gone & ~before
        [me] = self.lay([Somewhere(lowest(seats), seats != 0)])
        for cause, went in list(self.went.items()):
            so = both(here, both(seats != 0, went & seats != 0))
            self.paths.everywhere(lambda: role.dies(me, cause, self), so)  # noqa: B023  # run now

    def then(self, deed: Callable[[Table], None]) -> None:
        self.paths.once(lambda: self._then(deed, self.paths.here))

    def _then(self, deed: Callable[[Table], None], here: Truth) -> None:
        self._later[deed] = either(self._later.get(deed, False), here)

    # Ending ----------------------------------------------------------------------------

    def hold_round(self, step: Step) -> None:
        """One step in all games that are not over."""
        self.call = self.topic = step.name
        self.fatal = step.talk
        if step.talk:
            self.days = self.days + where(none(self.over), 1, 0)
        if not self._begun:
            self._standing = None
        if step.concerns(role for role, most in self.spread.most.items() if most):
            going = none(self.over)
            self.paths.everywhere(lambda: step.run(self), going)
            later, self._later = self._later, {}
            for deed, here in later.items():
                self.paths.everywhere(lambda: deed(self), here)  # noqa: B023  # run now
            self.settle()

    def begin(self, number: int) -> None:
        """Another round."""
        self._begun, self.round = True, number
        self.rounds = self.rounds + where(none(self.over), 1, 0)

    def conclude(self, why: Iterable[Reason]) -> None:
        self.paths.once(lambda: self._concluded(tuple(why), self.paths.here))

    def _concluded(self, why: tuple[Reason, ...], here: Truth) -> None:
        self.over = either(self.over, here)
        for reason in why:
            seats = mask(here, self.mask_of(reason.players))
            plain = reason._replace(players=())
            self.why[plain] = self.why.get(plain, u32(0)) | seats
            self.sides[reason.team] = self.sides.get(reason.team, u32(0)) | seats
            if reason.won:
                self.winners = self.winners | seats

    def show(self, *slots: Placed) -> None:
        """Whoever is dead, or the game is over: it is known from what is counted."""

    def finish(self) -> Finish:
        nothing = self.rounds & 0
        gone, winners = nothing | self._gone, nothing | self.winners
        return Finish(self, gone, winners, self.sides, self.why, 0, self.named, self.rounds, self.days)


MOST_ROUNDS = 200  # a game that is not over then is counted as one that nobody won


def play_rounds(coded: Coded, source: Source) -> Finish:
    """Night after night, until all games are over: they must be there at once, for nobody knows how long they are."""
    table = RoundTable(coded, source)
    if not at_once(table.rounds):
        raise NoArrayForm("round")
    for step in coded.rules.opening:
        table.hold_round(step)
    for number in range(getattr(source, "rounds", MOST_ROUNDS)):
        table.begin(number)
        for step in coded.rules.round:
            table.hold_round(step)
        if np.all(table.over):
            break
    return table.finish()
