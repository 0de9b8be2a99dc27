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

from .agents import Contestant, NoAnswer, Packet
from .agreed import Terms
from .classic import NAMING, WISHING, Classic
from .contest import Contest, Dialect, Fault, Staged, WhoPlays, play
from .doors import Entrance, TcpDoor, WebSocketDoor
from .language import NAMING as NAMING_IN_WORDS
from .language import Language, game_id
from .lines import Silent


@dataclass(frozen=True, slots=True)
class Style:
    """One of the two protocols, with what is usual in its contests."""

    name: str
    sizes: tuple[int, ...]
    port: int
    talks: int  # for each in a day
    naming: Packet
    opened: Callable[[str, int, float], Entrance]
    wishing: Packet | None = None  # what asks an agent which card it would like
    in_words: bool = False  # they say what they like, talk before the first night and may vote for themselves
    lasting: bool = False  # one line serves for several games


CLASSIC = Style("classic", (5, 15), 10_000, 10, NAMING, TcpDoor, WISHING, lasting=True)
LANGUAGE = Style("language", (5, 13), 8_080, 4, NAMING_IN_WORDS, WebSocketDoor, in_words=True)


@dataclass(frozen=True, slots=True)
class Hosted:
    """What is played, and with whom."""

    style: Style
    terms: Terms
    agents: int
    mind: TalkingMind
    seed: int
    wait: float = 60.0  # seconds until nobody waits for more agents
    logs: Path | None = None

    @property
    def common(self) -> Common:
        rules: RuleSet = AIWOLF.playing(["self-votes"] if self.terms.self_votes else [])
        return Common(rules, AIWOLF_CASTS[self.terms.players], self.terms.players)

    def dialect(self, words: Words, number: int) -> Dialect:
        if self.style.in_words:
            return Language(words, game_id(Random(f"{self.seed} {number} name")))
        return Classic()


def agreed(style: Style, players: int, seconds: float) -> Terms:
    return Terms(players, style.talks, 2 * style.talks, 2, seconds, style.in_words, style.in_words)


@dataclass(slots=True)
class Finished:
    """One game that is over."""

    number: int
    contest: Contest
    faults: list[Fault] = field(default_factory=list)
    log: Path | None = None


def gathered(door: Entrance, hosted: Hosted, wanted: int) -> Iterator[Contestant]:
    """Agents as they come and have said who they are, until there are enough or nobody waits any longer."""
    until, came = time.monotonic() + hosted.wait, 0
    while came < wanted and time.monotonic() < until:
        try:
            agent = Contestant(door.comes(until - time.monotonic()), hosted.terms.seconds, hosted.style.naming)
        except Silent:
            return
        try:
            agent.introduced()
        except NoAnswer:
            agent.hang_up()
        else:
            came += 1
            yield agent


def games(
    hosted: Hosted, words: Words, numbers: Sequence[int], present: Callable[[], Sequence[Contestant]], told: Told
) -> Iterator[Finished]:
    """Each with whoever is there; none where nobody is."""
    for number in numbers:
        agents = [agent for agent in present() if not agent.lost]
        if not agents:
            return
        yield _game(hosted, words, number, agents, told)


Told = Callable[[Contest, Fault], None]


def _game(hosted: Hosted, words: Words, number: int, agents: Sequence[Contestant], told: Told) -> Finished:
    luck, common = Random(f"{hosted.seed} {number}"), hosted.common
    seats = [Seat(Slot(seat)) for seat in luck.sample(range(common.players), len(agents))]
    seated = WhoPlays(dict(zip(seats, agents, strict=True)), hosted.mind)
    setup = dealt(common.cast, _wishes(hosted, seated.agents), luck)
    dialect = hosted.dialect(words, number)
    faults: list[Fault] = []
    with ExitStack() as held:
        path = None if hosted.logs is None else hosted.logs / f"{hosted.style.name}-{hosted.seed}-{number:04}.log"
        file = held.enter_context(path.open("w", encoding="utf-8")) if path else None

        def log(line: str) -> None:
            if file is not None:
                file.write(f"{line}\n")

        def faulty(fault: Fault) -> None:
            faults.append(fault)
            told(contest, fault)

        contest = Contest(common, setup, Staged(seated, dialect, hosted.terms, log, faulty), luck)
        return Finished(number, play(contest), faults, path)


def _wishes(hosted: Hosted, agents: Mapping[Seat, Contestant]) -> dict[Seat, str]:
    """Which card each agent would like to play; the protocol in natural language does not ask."""
    found = {}
    wishing = hosted.style.wishing
    for seat, agent in agents.items() if wishing else ():
        try:
            found[seat] = agent.ask(wishing or {}).strip().lower()
        except NoAnswer:
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
