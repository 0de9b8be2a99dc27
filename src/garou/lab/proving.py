"""A home-made card put to the test: does every game end, can nobody tell worlds apart, and does it tip the table?"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from garou.dealing import deal
from garou.engine.game import Game, check_setup, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Answer, Fact, Question, Refusal, RoleName, RuleError, Seat, Setup, Slot
from garou.games.cast import Cast
from garou.games.scenarios import SCENARIOS
from garou.homemade import base_in, rules_of
from garou.simulating.company import Company
from garou.simulating.counts import Counts, counts_of
from garou.simulating.matches import Match, results

MOST_QUESTIONS = 400  # of a game: whoever asks more is going round in circles
TWINS = 3  # worlds that are held against one
SECRETS = 60  # questions of a game that are held against those of its twin
HONEST = Company("honest")


@dataclass(frozen=True, slots=True)
class RoleTrial:
    """A card of a home-made edition, and the printed deck in which it is tried."""

    edition: str  # its code
    card: str
    scenario: str
    players: int

    @property
    def game(self) -> str:
        return base_in(self.edition)[0]

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition)

    @property
    def printed(self) -> Cast:
        return next(one for one in SCENARIOS if one.id == self.scenario and one.game == self.game).casts[self.players]

    @property
    def with_it(self) -> Cast:
        """The same deck, the card in the place of the last that has least to do."""
        cards = [*self.printed.cards]
        known = self.rules.roles
        if self.card in cards:
            return self.printed
        team = known[RoleName(self.card)].team
        plain = [at for at, name in enumerate(cards) if name == self.rules.plain]
        of_team = [at for at, name in enumerate(cards) if name in known and known[name].team == team]
        at = (plain or of_team or [len(cards) - 1])[-1]
        cards[at] = RoleName(self.card)
        return Cast(tuple(cards), self.printed.beside)

    def match(self, cast: Cast, company: Company, edition: str = "") -> Match:
        return Match(self.game, edition or base_in(self.edition)[1], self.players, cast, company=company, seed=1)

    @property
    def without_it(self) -> Match:
        return self.match(self.printed, HONEST)

    @property
    def among_honest(self) -> Match:
        return self.match(self.with_it, HONEST, self.edition)


@dataclass(slots=True)
class Trialled:
    """What came of it so far: it adds up."""

    ended: int = 0  # games among those who do anything that came to an end
    stuck: str = ""  # what kept one from it
    alike: int = 0  # pairs of worlds that looked alike to somebody, and asked the same
    told_apart: bool = False
    with_it: Counts = field(default_factory=Counts)
    without_it: Counts = field(default_factory=Counts)

    def __add__(self, other: Trialled) -> Trialled:
        return Trialled(
            self.ended + other.ended,
            self.stuck or other.stuck,
            self.alike + other.alike,
            self.told_apart or other.told_apart,
            self.with_it + other.with_it,
            self.without_it + other.without_it,
        )


def bit(trial: RoleTrial, numbers: range) -> Trialled:
    """Some games of each kind."""
    found = Trialled()
    for number in numbers:
        found += ends(trial, number)
        found += kept_secret(trial, number)
    found.with_it = counts_of(results(trial.among_honest, numbers))
    found.without_it = counts_of(results(trial.without_it, numbers))
    return found


# --- Does it end? -----------------------------------------------------------------------------------


def ends(trial: RoleTrial, number: int) -> Trialled:
    luck = Random(f"ends {number}")
    try:
        game = start(trial.rules, deal(trial.rules, trial.with_it, trial.players, luck))
        for _ in range(MOST_QUESTIONS):
            if game.outcome is not None:
                return Trialled(ended=1)
            question = game.open[0]
            game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    except (Refusal, RuleError, LookupError, ValueError, TypeError) as error:
        return Trialled(stuck=getattr(error, "reason", type(error).__name__))
    return Trialled(stuck="endless")


# --- Can worlds be told apart? ----------------------------------------------------------------------

Asked = tuple[tuple[Fact, ...], Question]  # what a seat alone had learnt, and what it was asked then


def kept_secret(trial: RoleTrial, number: int) -> Trialled:
    """Two cards that a seat does not hold change places, and everybody answers by the same luck.

    As long as nothing it was told says which of the two worlds it is in, it has to be asked the same. Every second time
    it is whoever holds the card: that is who could be asked too much.
    """
    luck = Random(f"secret {number}")
    setup = deal(trial.rules, trial.with_it, trial.players, luck)
    holders = [slot for slot, name in enumerate(setup.deal) if name == trial.card]
    me = Seat(Slot(luck.choice(holders) if holders and number % 2 else luck.randrange(trial.players)))
    others = [slot for slot in range(len(setup.cards)) if slot != me]
    twins = (exchanged(setup, *luck.sample(others, 2)) for _ in range(TWINS))
    return sum((_alike(trial.rules, setup, twin, me, number) for twin in twins), Trialled())


def _alike(rules: RuleSet, setup: Setup, twin: Setup, me: Seat, number: int) -> Trialled:
    try:
        check_setup(rules, twin)
        one, other = (asked_of(rules, world, me, number) for world in (setup, twin))
    except (Refusal, RuleError):
        return Trialled()  # no such deal, or a game that does not end, which is told elsewhere
    alike = [(first, second) for first, second in zip(one, other, strict=False) if first[0] == second[0]]
    return Trialled(alike=1, told_apart=any(first[1] != second[1] for first, second in alike))


def exchanged(setup: Setup, one: int, other: int) -> Setup:
    cards = [*setup.cards]
    cards[one], cards[other] = cards[other], cards[one]
    seats, centre = len(setup.deal), len(setup.deal) + len(setup.centre)
    return Setup(tuple(cards[:seats]), tuple(cards[seats:centre]), tuple(cards[centre:]))


def asked_of(rules: RuleSet, setup: Setup, me: Seat, number: int) -> list[Asked]:
    """Every question that is put to this seat, with all that nobody but it and a few others had been told by then."""
    game, found = start(rules, setup), list[Asked]()
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or len(found) >= SECRETS:
            break
        question = game.open[0]
        if me in question.seats:
            found.append((secrets(game, me), question))
        luck = Random(f"{number} {question.seats[0]} {question.call} {len(game.log)}")
        game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    return found


def secrets(game: Game, me: Seat) -> tuple[Fact, ...]:
    return tuple(fact for fact in game.facts if me in fact.audience or PUBLIC in fact.audience)
