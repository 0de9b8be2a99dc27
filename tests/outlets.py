"""Everything that goes out to a seat: its view as a value, in the words of each language, as JSON."""

from __future__ import annotations

import json

from decks import Played, views
from garou.engine.game import Game
from garou.engine.values import Fact, Seat
from garou.engine.view import View
from garou.homemade import rules_of
from garou.record.values import Record, fact_json
from garou.texts import LANGUAGES
from garou.texts.house import words
from garou.texts.narrator import Narrator

NAMES = (
    "Ada", "Ben", "Cleo", "Dora", "Émile", "Fanny", "Gus", "Hana", "Igor", "Joy", "Kim", "Leo",
    "Mia", "Nils", "Oda", "Paul", "Quinn", "Rosa", "Sam", "Tove", "Uwe", "Vera", "Will", "Zoé",
)  # fmt: skip


def record_of(played: Played, game: Game) -> Record:
    """The set-up under a few names; its answers are not in it."""
    return Record(*played, NAMES[: len(game.setup.deal)], game.setup)


def narrators(played: Played, game: Game) -> list[Narrator]:
    names, places = NAMES[: len(game.setup.deal)], rules_of(*played).places
    return [Narrator(words(lang, played[1]), played[0], names, places) for lang in LANGUAGES]


def rendered(played: Played, game: Game, seen: View) -> str:
    """The whole view as text: what this seat reads, is asked and may answer, and the JSON of `garou view`."""
    lines = [json.dumps(fact_json(record_of(played, game), fact), ensure_ascii=False) for fact in seen.facts]
    for narrator in narrators(played, game):
        lines += [narrator.fact(fact, seen.seat) for fact in seen.facts]
        for question in seen.questions:
            lines += [narrator.question(question), *(narrator.option(question, o) for o in question.options)]
    return "\n".join(lines)


def outlets(played: Played, game: Game, *without: Seat) -> list[tuple[View, bytes]]:
    """For each seat and for a bystander: the value, and every byte that is sent."""
    return [(seen, rendered(played, game, seen).encode()) for seen in views(game, *without)]


def told(game: Game, me: Seat, *names: str) -> list[Fact]:
    """The facts of these names that a seat was told, by itself or with others."""
    return [fact for fact in game.facts if me in fact.audience and fact.name in names]
