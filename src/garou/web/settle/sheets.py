"""What has been entered about a game of real cards. All of it is in the form itself: the server keeps nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from garou.cards.settling import End, bears_on_the_vote, can_settle, counting, in_doubt
from garou.engine.rules import RuleSet
from garou.engine.table import SEATS
from garou.engine.values import IllegalSetup, Refusal, RoleName, Seat
from garou.games import GAMES
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.homemade import rules_of
from garou.record.reading import LONGEST_NAME, name_flaw
from garou.web.carrying import Fields

SETTLED = tuple(f"{game}/{edition}" for (game, edition), rules in GAMES.items() if can_settle(rules))
LAID = "laid"  # in place of a scenario: the very cards that the announcer was told
MOST_CARDS = 20
NOBODY = "nobody"  # a vote that was not cast
USUAL = "5"  # how many sit at a table of which nothing is known yet

T = TypeVar("T", bound=str)


@dataclass(frozen=True)
class Sheet:
    """The table as far as it has been told."""

    kind: str  # game and edition
    options: tuple[str, ...]
    names: tuple[str, ...]  # by seat, "" where nobody gave one
    scenario: Scenario | None
    cards: Mapping[Seat, RoleName]
    marks: Mapping[Seat, str]
    artifacts: Mapping[Seat, str]
    votes: Mapping[Seat, Seat | None]
    counts: Mapping[Seat, RoleName]
    stayed: Mapping[Seat, RoleName]
    deck: tuple[RoleName, ...] = ()  # where it was said card by card

    @property
    def game(self) -> str:
        return self.kind.partition("/")[0]

    @property
    def rules(self) -> RuleSet:
        game, _, edition = self.kind.partition("/")
        return rules_of(game, edition, self.options)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.names)]

    @property
    def marked(self) -> bool:
        """Are there marks and artifacts in this game?"""
        return any(role.marks for role in self.rules.roles.values())

    def lying(self) -> tuple[tuple[RoleName, ...], tuple[str, ...], tuple[str, ...]]:
        """Cards, marks and artifacts by seat, once all cards are there."""
        marks = tuple(self.marks.get(seat, self.rules.blank) for seat in self.seats) if self.marked else ()
        artifacts = tuple(self.artifacts.get(seat, "") for seat in self.seats)
        return tuple(self.cards[seat] for seat in self.seats), marks, artifacts

    @property
    def doubtful(self) -> tuple[Seat, ...]:
        """Whose card has to be asked about."""
        return in_doubt(self.rules, *self.lying())

    def end(self) -> End:
        """Once everything has been told."""
        lying = self.lying()
        cards, marks, artifacts = lying
        votes = tuple(self.votes[seat] for seat in self.seats)
        stayed = tuple(self.stayed.get(seat) for seat in self.seats)
        return End(cards, counting(self.rules, *lying, self.counts), votes, marks, artifacts, stayed)


def read(fields: Fields) -> Sheet:
    """The sheet as a form has it. What cannot be meant is left out, to be asked for again."""
    kind = str(fields.get("rules", SETTLED[0]))
    if kind not in SETTLED:
        raise IllegalSetup("none-of", found=kind, known=SETTLED)
    game, _, edition = kind.partition("/")
    options = chosen_options(GAMES[game, edition], kind, fields.getlist("option"))
    rules = rules_of(game, edition, options)
    names = named(fields, rules)
    seats = SEATS[: len(names)]
    roles = tuple(rules.roles)
    votes = {**{str(seat): seat for seat in seats}, NOBODY: None}
    return Sheet(
        kind=kind,
        options=options,
        names=names,
        scenario=next((s for s in scenarios_of(kind) if s.id in fields.getlist("scenario")), None),
        cards=_by_seat(fields, "card", seats, roles),
        marks=_by_seat(fields, "mark", seats, tuple(rules.marks)),
        artifacts=_by_seat(fields, "artifact", seats, tuple(rules.artifacts)),
        votes={seat: votes[word] for seat, word in _by_seat(fields, "vote", seats, tuple(votes)).items()},
        counts=_by_seat(fields, "counts", seats, roles),
        stayed=_by_seat(fields, "stayed", seats, roles),
        deck=_laid_out(fields, rules),
    )


def _laid_out(fields: Fields, rules: RuleSet) -> tuple[RoleName, ...]:
    """The cards on the table, where all of them are of this game."""
    cards = tuple(RoleName(str(card)) for card in fields.getlist("deck"))
    known = len(cards) <= MOST_CARDS and all(card in rules.roles for card in cards)
    return cards if known and LAID in fields.getlist("scenario") else ()


def chosen_options(rules: RuleSet, kind: str, words: list[Any]) -> tuple[str, ...]:
    """Those of this game: the form offers every game's, each under its own name."""
    return tuple(
        name for name, change in rules.options.items() if bears_on_the_vote(change) and f"{kind}/{name}" in words
    )


def scenarios_of(kind: str) -> tuple[Scenario, ...]:
    return tuple(scenario for scenario in SCENARIOS if f"{scenario.game}/{scenario.edition}" == kind)


def named(fields: Fields, rules: RuleSet) -> tuple[str, ...]:
    """As many names as people sit there; those left out are empty."""
    low, high = rules.players
    said = str(fields.get("players", USUAL))
    count = int(said) if said.isdecimal() and len(said) < 4 else 0
    if not low <= count <= high:
        raise IllegalSetup("players-out-of-range", count=count, low=low, high=high)
    given = [" ".join(str(name).split()) for name in fields.getlist("name")[:count]]
    return tuple(given + [""] * (count - len(given)))


def dealt_from(sheet: Sheet) -> Cast | None:
    """The deck, where it was said, or a scenario says which cards are in for as many people."""
    if sheet.deck:
        return Cast(sheet.deck)
    return sheet.scenario.casts.get(len(sheet.names)) if sheet.scenario else None


def check_names(sheet: Sheet) -> None:
    """Apart from reading them: whoever mistypes a name keeps all the others."""
    for i, name in enumerate(sheet.names):
        flaw = name_flaw(name, sheet.names[:i]) if name else None
        if flaw:
            raise Refusal(flaw, name=name, longest=LONGEST_NAME)


def _by_seat(fields: Fields, what: str, seats: tuple[Seat, ...], known: tuple[T, ...]) -> dict[Seat, T]:
    found = {seat: fields.get(f"{what}-{seat}") for seat in seats}
    return {seat: word for seat, word in found.items() if word in known}


def hidden(sheet: Sheet, *but: str) -> list[tuple[str, str]]:
    """The whole sheet as fields of a form, but for those that this page asks for itself."""
    fields = [("rules", sheet.kind), ("players", str(len(sheet.names)))]
    fields += [("option", f"{sheet.kind}/{option}") for option in sheet.options]
    fields += [("name", name) for name in sheet.names]
    fields += [("scenario", sheet.scenario.id)] if sheet.scenario else []
    fields += [("scenario", LAID)] if sheet.deck else []
    fields += [("deck", card) for card in sheet.deck]
    fields += [(f"vote-{seat}", NOBODY if to is None else str(to)) for seat, to in sheet.votes.items()]
    entered: tuple[tuple[str, Mapping[Seat, str]], ...] = (
        ("card", sheet.cards), ("mark", sheet.marks), ("artifact", sheet.artifacts),
        ("counts", sheet.counts), ("stayed", sheet.stayed),
    )  # fmt: skip
    fields += [(f"{what}-{seat}", word) for what, words in entered for seat, word in words.items()]
    return [(name, value) for name, value in fields if name.partition("-")[0] not in but]
