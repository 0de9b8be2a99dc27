"""Three questions about many games, answered in one pass: who wins, who tells the truth, does it save anybody."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.teams import printed_team
from garou.simulating.odds import Rate
from garou.talk.claims import AM, WAS

from .games import Row

Label = tuple[str, ...]  # what is measured: a card; or a team, and what was said
Counted = Iterator[tuple[Label, bool]]

TRUE, UNTRUE, NOTHING = "true", "untrue", "nothing"  # what somebody said about the card they were dealt


def won(row: Row) -> Counted:
    """By the card dealt: did they win?"""
    return (((card,), name in row["result"]["winners"]) for name, card in dealt(row))


def honest(row: Row) -> Counted:
    """By the card dealt: of those who named a card as theirs, was it so?"""
    said = honesty(row)
    return (((card,), said[name]) for name, card in dealt(row) if name in said)


def fell(row: Row) -> Counted:
    """By team and by what they said of their card: did they die?"""
    said, teams = honesty(row), _teams(row)
    for name, card in dealt(row):
        told = NOTHING if name not in said else TRUE if said[name] else UNTRUE
        yield (teams[card], told), name in row["result"]["dead"]


QUESTIONS: dict[str, Callable[[Row], Counted]] = {"won": won, "honest": honest, "fell": fell}


@dataclass(frozen=True, slots=True)
class QuestionsAnswered:
    """The answers: by question and label, so many of so many."""

    games: int
    rates: dict[str, dict[Label, Rate]]


def answered(rows: Iterable[Row]) -> QuestionsAnswered:
    games, counts = 0, {question: defaultdict[Label, Counter[bool]](Counter) for question in QUESTIONS}
    for row in rows:
        games += 1
        for question, asking in QUESTIONS.items():
            for label, happened in asking(row):
                counts[question][label][happened] += 1
    rates = {
        question: {label: Rate(found[True], found.total()) for label, found in sorted(by_label.items())}
        for question, by_label in counts.items()
    }
    return QuestionsAnswered(games, rates)


def dealt(row: Row) -> list[tuple[str, str]]:
    """Who was dealt what."""
    return [*zip(row["record"]["players"], row["record"]["deal"], strict=True)]


def honesty(row: Row) -> dict[str, bool]:
    """By name: was the card that somebody last named as theirs the one they were dealt? Who named none is left out."""
    cards = dict(dealt(row))
    named = [(one["by"], one["parts"][0]) for one in row["claims"] if one["kind"] in (AM, WAS) and one["parts"]]
    return {name: card == cards[name] for name, card in named}


def _teams(row: Row) -> dict[str, str]:
    game = row["record"]["game"]
    roles = GAMES[game, row["record"].get("edition", DEFAULT_EDITION[game])].roles
    return {card: printed_team(roles[RoleName(card)]) for _, card in dealt(row)}
