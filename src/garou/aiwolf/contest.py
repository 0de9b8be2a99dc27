"""One game of a contest: agents at some seats, minds at the others, on a table of the rules for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from garou.engine.live import run_through
from garou.engine.rules import Step
from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat, Setup, Slot
from garou.games.aiwolf import GUARDED, is_wolf
from garou.minds.mind import TalkingMind
from garou.simulating.evening import Evening
from garou.talk.claims import Claim, Common, Said

from .agents import Contestant, NoAnswer, Packet
from .agreed import LONGEST_TALK, Terms
from .happenings import OVER, SKIP, Judged, OneDay, Remaining, Utterance, VoteCast

# Requests that are no question of the rules.
INITIALIZE, FINISH = "INITIALIZE", "FINISH"
MORNING, EVENING = "DAILY_INITIALIZE", "DAILY_FINISH"
TALK, WHISPER, GUARD = "TALK", "WHISPER", "GUARD"


class Fault(NamedTuple):
    """An answer that was none, and what was done instead."""

    day: int
    seat: Seat
    request: str
    why: str  # silent, gone, lost, nonsense


class Dialect(Protocol):
    """How one of the two protocols puts things."""

    def packet(self, contest: Contest, seat: Seat, request: str) -> Packet: ...

    def target(self, answer: str) -> Seat | None:
        """Whom an answer names; nobody, where it is nonsense."""

    def sentence(self, contest: Contest, said: Said) -> str: ...

    def claims(self, contest: Contest, speaker: Seat, text: str) -> tuple[Claim, ...]: ...


class WhoPlays(NamedTuple):
    """Who plays: the agents by seat, a mind for every other seat."""

    agents: Mapping[Seat, Contestant]
    mind: TalkingMind

    def name(self, seat: Seat) -> str:
        return self.agents[seat].name if seat in self.agents else self.mind.name


class Staged(NamedTuple):
    """All that a game needs besides cards and luck."""

    seated: WhoPlays
    dialect: Dialect
    terms: Terms
    log: Callable[[str], None]  # is handed each line of the log
    faulty: Callable[[Fault], None]  # and each answer that was none


class Contest(Evening):
    """A table whose questions go to agents and to minds, and that keeps what happened day by day."""

    def __init__(self, common: Common, setup: Setup, staged: Staged, luck: Random) -> None:
        super().__init__(common, setup, [staged.seated.mind] * common.players, luck)
        self.seated, self.dialect, self.terms = staged.seated, staged.dialect, staged.terms
        self.log, self.faulty = staged.log, staged.faulty
        self.days = [OneDay()]
        self.remaining: Remaining | None = None
        self.wolves = tuple(seat for seat in self.seats if is_wolf(self.role(seat)))
        self._unsaid: dict[Seat, list[Claim]] = {}

    @property
    def today(self) -> OneDay:
        return self.days[-1]

    @property
    def yesterday(self) -> OneDay | None:
        return self.days[-2] if len(self.days) > 1 else None

    # Requests ---------------------------------------------------------------------------

    def tell_all(self, request: str) -> None:
        for seat, agent in self.seated.agents.items():
            agent.tell(self.dialect.packet(self, seat, request))

    def asked(self, seat: Seat, request: str) -> str | None:
        """What an agent answers; None where it does not."""
        try:
            return self.seated.agents[seat].ask(self.dialect.packet(self, seat, request))
        except NoAnswer as none:
            self._fault(seat, request, none.why)
            return None

    def _fault(self, seat: Seat, request: str, why: str) -> None:
        self.faulty(Fault(self.today.number, seat, request, why))

    def _take(self, question: Question) -> Choice | None:
        seat = question.seats[0]
        by_agent = seat != CHANCE and seat in self.seated.agents
        choice = self._chosen(question, seat) if by_agent else super()._take(question)
        if choice and question.call.upper() == GUARD:
            self._guards(seat, Seat(Slot(int(choice[0]))))
        return choice

    def _chosen(self, question: Question, seat: Seat) -> Choice:
        """By an agent; what it names and nobody may choose is as good as nothing."""
        answer = self.asked(seat, question.call.upper())
        target = self.dialect.target(answer) if answer is not None else None
        if target is not None and (target,) in question.options:
            return (target,)
        if answer is not None and target not in self.seats:
            self._fault(seat, question.call.upper(), "nonsense")
        return DECLINED if DECLINED in question.options else self.luck.choice(question.options)

    # The course of a day ----------------------------------------------------------------------

    def begin(self) -> None:
        self.tell_all(INITIALIZE)
        self._morning()
        if self.terms.first_talk:
            self._whisper()
            self._converse(TALK, self.alive, self.today.talks)
        self.tell_all(EVENING)
        self._whisper()

    def _morning(self) -> None:
        for seat in self.seats:
            self._note("status", seat + 1, self.role(seat).name.upper(), self.status(seat), self.seated.name(seat))
        self.tell_all(MORNING)

    def status(self, seat: Seat) -> str:
        return "DEAD" if seat in self.dead else "ALIVE"

    def before(self, step: Step) -> None:
        if step.talk:
            self.days.append(OneDay(len(self.days)))
            self.day = self.today.number
            self._morning()
            self._converse(TALK, self.alive, self.today.talks)
            self.tell_all(EVENING)
        elif step.name.upper() == WHISPER:
            self._whisper()

    def finished(self) -> None:
        """The packets of the end are those of the day that would have come."""
        self.days.append(OneDay(len(self.days)))
        for seat in self.seats:
            self._note("status", seat + 1, self.role(seat).name.upper(), self.status(seat), self.seated.name(seat))
        wolves = sum(seat in self.wolves for seat in self.alive)
        self._note("result", len(self.alive) - wolves, wolves, self.winner)
        self.tell_all(FINISH)

    @property
    def winner(self) -> str:
        """As the contests call the sides, by their plainest members."""
        won = self.outcome.winners if self.outcome else ()
        return "WEREWOLF" if any(seat in self.wolves for seat in won) else "VILLAGER"

    # Talking --------------------------------------------------------------------------------

    def _whisper(self) -> None:
        pack = tuple(seat for seat in self.alive if seat in self.wolves)
        if len(pack) > 1:
            self._converse(WHISPER, pack, self.today.whispers)

    def _converse(self, request: str, speaking: Sequence[Seat], spoken: list[Utterance]) -> None:
        """In a new order each round, until all have said that it is over."""
        terms = self.terms
        left = self.remaining = Remaining(dict.fromkeys(speaking, terms.talks), dict.fromkeys(speaking, terms.skips))
        for turn in range(terms.turns):
            order = [seat for seat in self.luck.sample(speaking, len(speaking)) if left.talks[seat]]
            for seat in order:
                text = self._counted(seat, self._uttered(seat, request), left)
                spoken.append(Utterance(len(spoken), self.today.number, turn, seat, text))
                self._note(request.lower(), len(spoken) - 1, turn, seat + 1, text)
            if not order:
                break
        self.remaining = None

    @staticmethod
    def _counted(seat: Seat, text: str, left: Remaining) -> str:
        """Who skips too often has no more to say, and who has no more to say is not asked again."""
        left.skips[seat] -= text == SKIP
        if left.skips[seat] < 0:
            text = OVER
        left.talks[seat] = 0 if text == OVER else left.talks[seat] - 1
        return text

    def _uttered(self, seat: Seat, request: str) -> str:
        if seat in self.seated.agents:
            text = (self.asked(seat, request) or SKIP).strip()[:LONGEST_TALK] or SKIP
            if request == TALK:
                self._heard(seat, self.dialect.claims(self, seat, text))
            return text
        return self._said_by_mind(seat) if request == TALK and self.day else OVER

    def _said_by_mind(self, seat: Seat) -> str:
        """One claim at a time; who has none is asked again, until all have heard the others."""
        unsaid = self._unsaid.setdefault(seat, [])
        unsaid.extend(self.minds[seat].speak(self.hearing(seat), self.luck) if not unsaid else ())
        if not unsaid:
            return SKIP
        claim = unsaid.pop(0)
        self._heard(seat, (claim,))
        return self.dialect.sentence(self, Said(seat, claim, self.day)) or SKIP

    def _heard(self, seat: Seat, claims: Iterable[Claim]) -> None:
        self.said = (*self.said, *[Said(seat, claim, self.day or 1) for claim in claims])

    # What is kept of it ------------------------------------------------------------------------

    def announce(self, name: str, **data: Any) -> None:
        super().announce(name, **data)
        today = self.today
        if name == "voted":
            today.votes.append(VoteCast(today.number, data["player"], data["for_"]))
            self._note("vote", data["player"] + 1, data["for_"] + 1)
        elif name == "died" and data["cause"] == "lynch":
            today.executed = data["player"]
            self._note("execute", data["player"] + 1, self.role(data["player"]).name.upper())
        elif name == "died":
            today.killed = data["player"]

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        super().tell(audience, name, **data)
        today = self.today
        if name == "named" and data["for_"] is not None:
            today.attack_votes.append(VoteCast(today.number, data["player"], data["for_"]))
            self._note("attackVote", data["player"] + 1, data["for_"] + 1)
        elif name == "victim":
            today.attacked = data["player"]
            spared = self.has(data["player"], GUARDED)
            self._note("attack", data["player"] + 1, "false" if spared else "true")
        elif name == "saw-card":
            self._judged(audience[0], data["where"], wolf=data["role"] == self.rules.emblem)

    def _guards(self, seat: Seat, target: Seat) -> None:
        self.today.guarded[seat] = target
        self._note("guard", seat + 1, target + 1, self.role(target).name.upper())

    def _judged(self, seat: Seat, target: Seat, *, wolf: bool) -> None:
        found = Judged(seat, target, wolf)
        if target == self.today.executed:
            self.today.identified[seat] = found
        else:
            self.today.divined[seat] = found
            self._note("divine", seat + 1, target + 1, "WEREWOLF" if wolf else "HUMAN")

    def ballot(self, *asked: Any, **more: Any) -> dict[Seat, Seat | None]:
        """Of several ballots of a day the last one counts; until it is in, the one before is what is known."""
        before = [*self.today.votes]
        found = super().ballot(*asked, **more)
        self.today.votes = self.today.votes[len(before) :]
        return found

    def each_may_choose(self, *asked: Any, **more: Any) -> dict[Seat, Any]:
        found = super().each_may_choose(*asked, **more)
        self.today.attack_votes = []
        return found

    def _note(self, *parts: object) -> None:
        kind, *rest = parts
        self.log(",".join(map(str, (self.today.number, kind, *rest))))


def play(contest: Contest) -> Contest:
    """From the first packet to the last."""
    contest.begin()
    run_through(contest, contest.before)
    contest.finished()
    return contest
