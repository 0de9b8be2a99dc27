"""The verbs: what role code may do. They are the rulebook's words, and they are all there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeVar

from .groups import Groups
from .values import (
    CHANCE,
    DECLINED,
    PUBLIC,
    Answer,
    Choice,
    Fact,
    Outcome,
    Position,
    Question,
    Reason,
    RoleName,
    RuleError,
    Seat,
    Slot,
    Team,
    Unanswered,
)

if TYPE_CHECKING:
    from .rules import Role, RuleSet

T = TypeVar("T", bound="Slot | str")
Several = TypeVar("Several", bound=Choice)

SEATS = tuple(Seat(Slot(s)) for s in range(24))
ROOM = frozenset((PUBLIC,))
ASLEEP, ACTED = "asleep", "acted"  # tokens the engine itself knows: does not wake; moved or looked


class Table(Groups):
    """A working copy of one position, for the length of one step.

    A step is run again from its beginning whenever an answer arrives, so role code must be
    deterministic and must touch nothing but this object.
    """

    __slots__ = (
        "_answers", "_dying", "alive", "call", "counts", "dead", "lies", "marks", "news", "outcome", "printed",
        "rules", "seats", "setup", "tokens", "topic", "votes", "wakes_as",
    )  # fmt: skip

    def __init__(self, rules: RuleSet, position: Position, call: str = "", answers: Iterable[Answer] = ()) -> None:
        self.rules = rules
        self.setup = position.setup
        self.printed = position.setup.cards  # by card
        self.call = self.topic = call  # the step's name; its questions are asked under it
        self.seats = SEATS[: len(position.wakes_as)]
        self.lies = list(position.lies)
        self.counts = list(position.counts)
        self.wakes_as = list(position.wakes_as)
        self.marks = list(position.marks)
        self.tokens = set(position.tokens)
        self.dead = set(position.dead)
        self.alive = _without(self.seats, position.dead) if position.dead else self.seats
        self.votes: dict[Seat, Seat | None] = {}  # the last ballot of this step
        self.outcome: Outcome | None = None
        self.news: list[Fact] = []  # facts of this step
        self._answers = list(answers)
        self._dying: list[tuple[Seat, str]] = []

    def settled(self) -> Position:
        """The table as it lies now, frozen."""
        return Position(
            self.setup, tuple(self.lies), tuple(self.counts), tuple(self.wakes_as), tuple(self.marks),
            frozenset(self.tokens), frozenset(self.dead),
        )  # fmt: skip

    # Looking around ------------------------------------------------------------------

    @property
    def slots(self) -> tuple[Slot, ...]:
        return _slots(0, len(self.lies))

    @property
    def centre(self) -> tuple[Slot, ...]:
        setup = self.setup
        number = len(setup.centre) + (len(setup.extra) if self.rules.extra_in_centre else 0)
        return _slots(len(self.seats), number)

    @property
    def extra(self) -> tuple[Slot, ...]:
        return _slots(len(self.seats) + len(self.setup.centre), len(self.setup.extra))

    def others(self, me: Seat) -> tuple[Seat, ...]:
        """Everybody alive but me."""
        return _but(self.alive, me)

    def neighbours(self, me: Seat) -> tuple[Seat, Seat]:
        """Left, then right: the left neighbour is the next seat."""
        return self.seats[(me + 1) % len(self.seats)], self.seats[me - 1]

    def waking(self, *roles: RoleName) -> tuple[Seat, ...]:
        """Who is called by one of these names, whether or not fear keeps their eyes shut."""
        wakes_as = self.wakes_as
        if self.rules.kin:
            roles = self.rules.with_kin(roles)
        return tuple([seat for seat in self.alive if wakes_as[seat] in roles])

    def awake(self, *roles: RoleName) -> tuple[Seat, ...]:
        called = self.waking(*roles)
        return tuple([s for s in called if (s, ASLEEP) not in self.tokens]) if self.tokens else called

    def face(self, slot: Slot) -> Role:
        """The printed face: all that anybody who looks can see."""
        return self.rules.roles[self.printed[self.lies[slot]]]

    # Asking --------------------------------------------------------------------------
    #
    # `call` and `topic` are the step's and the acting role's own unless a verb is told otherwise.

    def must_choose(self, me: Seat, options: Iterable[T], call: str = "", topic: str = "") -> T:
        return self.agree((me,), options, call, topic)

    def agree(self, group: tuple[Seat, ...], options: Iterable[T], call: str = "", topic: str = "") -> T:
        """One decision of several seats: how they come to it is the room's matter."""
        [choice] = self.decide(group, _one_of(tuple(options)), call, topic)
        return choice  # type: ignore[return-value]  # an answer is one of the options

    def may_choose(self, me: Seat, options: Iterable[T], call: str = "", topic: str = "") -> T | None:
        choice = self.decide((me,), _one_or_none(tuple(options)), call, topic)
        return choice[0] if choice else None  # type: ignore[return-value]  # an answer is one of the options

    def may_choose_some(
        self, me: Seat, options: Iterable[Several], call: str = "", topic: str = ""
    ) -> Several | tuple[()]:
        """Several at once, in the order the player named them; () when declined."""
        return self.decide((me,), (DECLINED, *options), call, topic)  # type: ignore[return-value]  # one of them

    def must_choose_some(self, me: Seat, options: Iterable[Several], call: str = "", topic: str = "") -> Several:
        return self.decide((me,), tuple(options), call, topic)  # type: ignore[return-value]  # one of them

    def chance(self, options: Iterable[T], call: str = "", topic: str = "") -> T:
        return self.agree((CHANCE,), options, call, topic)

    def each_may_choose(
        self, asked: Mapping[Seat, Iterable[T]], call: str = "", topic: str = ""
    ) -> dict[Seat, T | None]:
        """Several seats at once. Nobody learns an answer before all are in."""
        options = {seat: _one_or_none(tuple(choices)) for seat, choices in asked.items()}
        choices = self.decide_each(options, call, topic, ballot=False)
        return {seat: choice[0] if choice else None for seat, choice in zip(asked, choices, strict=True)}  # type: ignore[misc]  # one place each

    def ballot(
        self, asked: Mapping[Seat, Iterable[Seat]], topic: str = "", *, must: bool = False
    ) -> dict[Seat, Seat | None]:
        """Everybody points at once, and then everybody sees who pointed at whom.

        Where they must, only who has nobody to point at points at nobody.
        """
        pointing = _one_of if must else _one_or_none
        options = {seat: pointing(tuple(targets)) or (DECLINED,) for seat, targets in asked.items()}
        choices = self.decide_each(options, "", topic, ballot=True)
        self.votes = {seat: choice[0] if choice else None for seat, choice in zip(asked, choices, strict=True)}  # type: ignore[misc]  # seats
        for voter, target in self.votes.items():
            self.announce("voted", player=voter, for_=target)
        return self.votes

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        """One question, and its answer."""
        [choice] = self.ask([Question(seats, call or self.call, topic or call or self.topic, options)])
        return choice

    def decide_each(
        self, options: Mapping[Seat, tuple[Choice, ...]], call: str, topic: str, ballot: bool
    ) -> list[Choice]:
        """One question to each of several seats at once, and all their answers."""
        call = call or self.call
        return self.ask([Question((seat,), call, topic or call, mine, ballot) for seat, mine in options.items()])

    def ask(self, questions: list[Question]) -> list[Choice]:
        """Answers are taken per (seat, call) in order, so the same call may be asked again."""
        answers = [self._take(question) for question in questions]
        if None in answers:
            raise Unanswered(tuple(q for q, a in zip(questions, answers, strict=True) if a is None))
        return answers  # type: ignore[return-value]  # none of them is None

    def _take(self, question: Question) -> Choice | None:
        if not question.options:
            raise RuleError(f"{question.call!r} asked without an option")
        for i, answer in enumerate(self._answers):
            if answer.call == question.call and answer.seat in question.seats:
                return self._answers.pop(i).choice
        return None

    def act(self, role: Role, me: Seat) -> None:
        """This seat does what that role does at night, and is asked in that role's words."""
        if role.night:
            outer, self.topic = self.topic, role.name
            role.night(me, self)
            self.topic = outer

    def who_says(self, word: str, group: Iterable[Seat], call: str = "", topic: str = "") -> tuple[Seat, ...]:
        """Several seats at once, each of which may say this word."""
        said = self.each_may_choose(dict.fromkeys(group, (word,)), call, topic)
        return tuple([seat for seat, choice in said.items() if choice is not None])

    # Telling -------------------------------------------------------------------------

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        self.news.append(Fact(_audience(audience), name, tuple(data.items())))

    def announce(self, name: str, **data: Any) -> None:
        self.news.append(Fact(ROOM, name, tuple(data.items())))

    def look(self, me: Seat, slot: Slot) -> Role:
        face = self.face(slot)
        self.tell((me,), "saw-card", where=slot, role=face.name)
        self.put(ACTED, me)
        return face

    def show(self, *slots: Slot) -> None:
        """These cards are turned up before everybody: their print, and what they count as."""
        for slot in slots:
            card = self.lies[slot]
            self.announce("shown", where=slot, role=self.printed[card], counts=self.counts[card])

    def recognise(self, call: str, watchers: Iterable[Seat], shown: Iterable[Seat]) -> None:
        """The watchers open their eyes and see who shows itself."""
        players = sorted(shown)
        for me in watchers:
            self.tell((me,), "fellows", call=call, players=tuple([s for s in players if s != me]))

    # Doing ---------------------------------------------------------------------------

    def swap(self, me: Seat, a: Slot, b: Slot) -> None:
        lies = self.lies
        lies[a], lies[b] = lies[b], lies[a]
        self._moved(me, "cards", (a, b))

    def swap_marks(self, me: Seat, a: Seat, b: Seat) -> None:
        self.marks[a], self.marks[b] = self.marks[b], self.marks[a]
        self._moved(me, "marks", (a, b))

    def mark(self, me: Seat, seat: Seat, mark: str) -> None:
        self.marks[seat] = mark
        self._moved(me, "marks", (seat,))

    def _moved(self, me: Seat, what: str, places: tuple[Slot, ...]) -> None:
        self.put(ACTED, me)
        self.tell((me,), "moved", what=what, places=places)

    def put(self, token: str, *seats: Seat) -> None:
        for seat in seats:
            self.tokens.add((seat, token))

    def take(self, token: str, *seats: Seat) -> None:
        self.tokens.difference_update((seat, token) for seat in seats)

    def turn(self, me: Seat, role: RoleName) -> None:
        """The card dealt to this seat counts as that role from now on, wherever it lies."""
        self.counts[me] = role
        self.tell((me,), "turned", role=role)

    def kill(self, seat: Seat, cause: str) -> None:
        self._dying.append((seat, cause))

    def bury(self) -> tuple[Seat, ...]:
        """Deaths, then griefs, then last words (which may ask), until nobody else falls. Never recursion."""
        before, last_words = self.alive, list[tuple[Seat, str]]()
        while self._dying or last_words:
            if self._dying:
                seat, cause = self._dying.pop(0)
                if seat not in self.dead:
                    self.dead.add(seat)
                    self.alive = _but(self.alive, seat)
                    self.announce("died", player=seat, cause=cause)
                    self.rules.mourn(seat, self)
                    last_words.append((seat, cause))
            else:
                seat, cause = last_words.pop(0)
                if dies := self.role(seat).dies:
                    dies(seat, cause, self)
        return tuple([seat for seat in before if seat in self.dead]) if before is not self.alive else ()

    def then(self, deed: Callable[[Table], None]) -> None:
        """This is done when the rest of the step is: it rests on no more than what lies on the table."""
        deed(self)

    def conclude(self, why: Iterable[Reason]) -> None:
        """The game is over, and each of these judges all whom it names, if it names anybody."""
        reasons = tuple([reason for reason in why if reason.players])
        self.end({seat: reason.team for reason in reasons if reason.won for seat in reason.players}, reasons)

    def end(self, winners: Mapping[Seat, Team | None], why: Iterable[Reason] = ()) -> None:
        """The game is over. A winner without a team won against his own."""
        teams = tuple(sorted({team for team in winners.values() if team}))
        final = tuple([role.name for role in self.roles()])
        self.outcome = Outcome(tuple(sorted(winners)), teams, final, tuple(why))
        self.announce("won", players=self.outcome.winners, teams=teams)


# The same few tuples are wanted by every game that is played, so they are made once. ----------


@lru_cache(maxsize=4096)
def pairs(slots: tuple[T, ...]) -> tuple[tuple[T, T], ...]:
    """Any two of these."""
    return tuple(combinations(slots, 2))


@lru_cache(maxsize=4096)
def _one_of(options: tuple[T, ...]) -> tuple[Choice, ...]:
    return tuple((option,) for option in options)


@lru_cache(maxsize=4096)
def _one_or_none(options: tuple[T, ...]) -> tuple[Choice, ...]:
    return (DECLINED, *_one_of(options))


@lru_cache(maxsize=4096)
def _but(seats: tuple[Seat, ...], me: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != me)


@lru_cache(maxsize=4096)
def _without(seats: tuple[Seat, ...], dead: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in dead)


@lru_cache(maxsize=4096)
def _audience(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    return frozenset(seats)


@lru_cache(maxsize=256)
def _slots(first: int, number: int) -> tuple[Slot, ...]:
    return tuple(Slot(first + i) for i in range(number))
