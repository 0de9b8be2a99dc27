"""Waiting for agents, and one game after the other with those who have come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from garou.engine.rules import RuleSet
from garou.engine.values import Seat, Setup, Slot
from garou.games.aiwolf import AIWOLF, AIWOLF_CASTS
from garou.games.cast import Cast
from garou.minds.mind import TalkingMind
from garou.talk.claims import Common
from garou.texts import Words

from .agents import Packet, Unanswered, Wired
from .agreed import Terms
from .classic import NAMING, WISHING, Classic
from .contest import Contest, Dialect, Fault, Seated, play
from .doors import Door, TcpDoor, WebSocketDoor
from .language import NAMING as NAMING_IN_WORDS
from .language import Language, game_id
from .lines import Silent

SIZES = {"classic": (5, 15), "language": (5, 13)}
PORTS = {"classic": 10_000, "language": 8_080}
TALKS = {"classic": 10, "language": 4}  # for each in a day, as the contests have it


@dataclass(frozen=True, slots=True)
class Hosted:
    """What is played, and with whom."""

    kind: str  # one of SIZES
    terms: Terms
    agents: int
    mind: TalkingMind
    seed: int
    wait: float = 60.0  # seconds until nobody waits for more agents
    logs: Path | None = None

    @property
    def naming(self) -> Packet:
        return NAMING if self.kind == "classic" else NAMING_IN_WORDS

    @property
    def common(self) -> Common:
        rules: RuleSet = AIWOLF.playing(["self-votes"] if self.terms.self_votes else [])
        return Common(rules, AIWOLF_CASTS[self.terms.players], self.terms.players)


@dataclass(slots=True)
class Played:
    """One game that is over."""

    number: int
    contest: Contest
    faults: list[Fault] = field(default_factory=list)
    log: Path | None = None


def opened(kind: str, host: str, port: int, patience: float) -> Door:
    return TcpDoor(host, port, patience) if kind == "classic" else WebSocketDoor(host, port, patience)


def gathered(door: Door, hosted: Hosted, wanted: int) -> Iterator[Wired]:
    """Agents as they come and have said who they are, until there are enough or nobody waits any longer."""
    until, came = time.monotonic() + hosted.wait, 0
    while came < wanted:
        try:
            agent = Wired(door.comes(until - time.monotonic()), hosted.terms.seconds, hosted.naming)
        except Silent:
            return
        try:
            agent.introduced()
        except Unanswered:
            agent.hang_up()
        else:
            came += 1
            yield agent


def games(
    hosted: Hosted, words: Words, numbers: Sequence[int], present: Callable[[], Sequence[Wired]], told: Told
) -> Iterator[Played]:
    """Each with whoever is there; none where nobody is."""
    for number in numbers:
        agents = [agent for agent in present() if not agent.lost]
        if not agents:
            return
        yield _game(hosted, words, number, agents, told)


Told = Callable[[Contest, Fault], None]


def _game(hosted: Hosted, words: Words, number: int, agents: Sequence[Wired], told: Told) -> Played:
    luck, common = Random(f"{hosted.seed} {number}"), hosted.common
    seats = [Seat(Slot(seat)) for seat in luck.sample(range(common.players), len(agents))]
    seated = Seated(dict(zip(seats, agents, strict=True)), hosted.mind)
    setup = dealt(common.cast, _wishes(hosted, seated.agents), luck)
    dialect: Dialect = Classic() if hosted.kind == "classic" else Language(words, game_id(Random(f"{hosted.seed} {number} name")))
    faults: list[Fault] = []
    with ExitStack() as held:
        path = None if hosted.logs is None else hosted.logs / f"{hosted.kind}-{hosted.seed}-{number:04}.log"
        file = held.enter_context(path.open("w", encoding="utf-8")) if path else None

        def log(line: str) -> None:
            if file is not None:
                file.write(f"{line}\n")

        def faulty(fault: Fault) -> None:
            faults.append(fault)
            told(contest, fault)

        contest = Contest(common, setup, seated, dialect, hosted.terms, luck, log, faulty)
        return Played(number, play(contest), faults, path)


def _wishes(hosted: Hosted, agents: Mapping[Seat, Wired]) -> dict[Seat, str]:
    """Which card each agent would like to play; the protocol in natural language does not ask."""
    found = {}
    for seat, agent in agents.items() if hosted.kind == "classic" else ():
        try:
            found[seat] = agent.ask(WISHING).strip().lower()
        except Unanswered:
            continue
    return found


def dealt(cast: Cast, wishes: Mapping[Seat, str], luck: Random) -> Setup:
    """By luck; whoever wishes for a card that is left gets it first."""
    rest = luck.sample(cast.cards, len(cast.cards))
    given = {}
    for seat in luck.sample(sorted(wishes), len(wishes)):
        card = next((card for card in rest if card == wishes[seat]), None)
        if card is not None:
            rest.remove(card)
            given[seat] = card
    seats = [Seat(Slot(seat)) for seat in range(len(cast.cards))]
    return Setup(tuple(given[seat] if seat in given else rest.pop() for seat in seats))
