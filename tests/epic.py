"""Epic Battle as people tell it: cards as they lie, answers and facts as lines of names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import printed
from decks import setup
from garou.engine.game import Game, opening_position, reply, start
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import CHANCE, DECLINED, Answer, Choice, Fact, IllegalAnswer, Question, Seat, Slot
from garou.engine.view import view
from garou.games import rules_of
from garou.games.epic_battle.day import count_camps

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Igor", "Joy")


def epic(*options: str) -> RuleSet:
    return rules_of("epic-battle", "ravensburger", options)


ALL = sorted(printed.EPIC_BATTLE)
WOLVES = ["werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf"]
VAMPIRES = ["vampire", "master", "count"]
CATCHING = [*WOLVES, *VAMPIRES, "tanner"]  # where a paranormal investigator stops

# What Ben must do as each of these before the middle of the night.
DUTIES = {
    "vampire": ["Ben vampire Dan"],
    "master": ["Ben vampire Dan"],
    "count": ["Ben vampire Dan", "Ben count Cleo"],
    "alpha-wolf": ["Ben alpha-wolf Dan"],
    "copycat": ["Ben copycat centre-1"],
    "assassin": ["Ben assassin Dan"],
    "diseased": ["Ben diseased Cleo"],
    "thing": ["Ben thing Cleo"],
}


def beside(role: str) -> str:
    """What has to lie there on top of a card: the alpha's extra wolf."""
    return " | werewolf" if role == "alpha-wolf" else ""


def partner(role: str) -> str:
    """Masons come in pairs."""
    return "mason" if role == "mason" else "villager"


# --- Names and places -------------------------------------------------------------------------


def seat_of(name: str) -> Seat:
    return CHANCE if name == "luck" else Seat(Slot(NAMES.index(name)))


def named(game: Game, value: Any) -> str:
    """A place by its name, a word as it is, several one after the other."""
    if isinstance(value, tuple):
        return " ".join(named(game, one) for one in value)
    if isinstance(value, int):
        players = len(game.setup.deal)
        return NAMES[value] if value < players else game.rules.places[value - players]
    return "-" if value is None else value


def meant(game: Game, words: Iterable[str]) -> Choice:
    places = {named(game, slot): Slot(slot) for slot in range(len(game.setup.cards))}
    return tuple(places.get(word, word) for word in words)


def line(game: Game, fact: Fact) -> str:
    """A fact as a line: "saw-card Ben vampire"."""
    return " ".join(filter(None, (fact.name, *(named(game, value) for _, value in fact.data))))


# --- Playing ----------------------------------------------------------------------------------


def night(deal: str, *lines: str, options: tuple[str, ...] = ()) -> Game:
    """Played as far as these lines go, "Ada seer centre-1 centre-2", with luck as one of the authors."""
    game = start(epic(*options), setup(deal))
    for text in lines:
        game = answered(game, text)
    return game


def answered(game: Game, text: str) -> Game:
    """What is passed over on the way to this question is declined; nothing that must be answered is."""
    by, call, *words = text.split()
    while not any(call == question.call and seat_of(by) in question.seats for question in game.open):
        game = declined(game)
    return reply(game, Answer(seat_of(by), call, meant(game, words)))


def declined(game: Game) -> Game:
    question = next((q for q in game.open if q.may_decline and not q.ballot), None)
    if question is None:
        raise IllegalAnswer("nobody-asked", open=asked(game))
    return reply(game, Answer(question.seats[0], question.call, DECLINED))


def dawn(deal: str, *lines: str, options: tuple[str, ...] = ()) -> Game:
    """The whole night; after these lines everybody declines. The vote is open."""
    game = night(deal, *lines, options=options)
    while not any(question.ballot for question in game.open):
        game = declined(game)
    return game


def day(deal: str, *lines: str, votes: str, options: tuple[str, ...] = ()) -> Game:
    """The whole game. Votes in seat order; "-" for one that was not cast."""
    game = dawn(deal, *lines, options=options)
    for author, target in zip(NAMES, votes.split(), strict=False):
        game = answered(game, f"{author} vote {target}".rstrip(" -"))
    return game


# --- Looking ----------------------------------------------------------------------------------


def asked(game: Game) -> str:
    """Who is asked now, and under which call: "Ada Ben vampire"."""
    return " / ".join(f"{named(game, question.seats)} {question.call}" for question in game.open)


def only(game: Game) -> Question:
    [question] = game.open
    return question


def may(game: Game, *choices: str) -> bool:
    """Is the one question open now about exactly these choices, and may it be declined?"""
    return only(game).may_decline and offers(game, *choices)


def must(game: Game, *choices: str) -> bool:
    """Is the one question open now about exactly these choices, one of which has to be taken?"""
    return not only(game).may_decline and offers(game, *choices)


def offers(game: Game, *choices: str) -> bool:
    options = [named(game, option) for option in only(game).options if option]
    assert options == list(choices), options
    return True


def knows(game: Game, name: str) -> list[str]:
    """All that one player was told, by itself or with the room, as lines."""
    return [line(game, fact) for fact in view(game, seat_of(name)).facts]


def learnt(game: Game, name: str, *kinds: str) -> list[str]:
    """Those of these kinds."""
    return [text for text in knows(game, name) if text.split()[0] in kinds]


def cards(game: Game) -> str:
    """What lies before everybody, by its printed face, as a deal is written."""
    faces = [game.position.printed(Slot(slot)) for slot in range(len(game.setup.cards))]
    players = len(game.setup.deal)
    parts = (faces[:players], faces[players : players + 3], faces[players + 3 :])
    return " | ".join(" ".join(part) for part in parts if part)


def marks(game: Game) -> str:
    return " ".join(game.position.marks)


def dead(game: Game) -> str:
    return named(game, tuple(sorted(game.position.dead)))


def winners(game: Game) -> str:
    return named(game, game.outcome.winners)


def final(game: Game) -> str:
    return " ".join(game.outcome.final)


def why(game: Game) -> list[str]:
    """The rules that decided, as lines: "village won monster-died Ada"."""
    results = {True: "won", False: "lost"}
    return [f"{r.team} {results[r.won]} {r.rule} {named(game, r.players)}".rstrip() for r in game.outcome.why]


# --- A table as it lies at the vote -------------------------------------------------------------


class Verdict(NamedTuple):
    """What came of a vote, in names."""

    final: str  # what everybody counts as, by seat
    teams: str  # everybody's team, by seat
    dead: str
    winners: str
    won: str  # the teams that are named as winners
    why: tuple[str, ...]
    causes: str  # who died of what, in order


PLACE = re.compile(r"(?P<card>[\w-]+)(?:\((?P<mark>[\w-]+)\))?(?:\[(?P<artifact>\w+)\])?>(?P<vote>[\w-]+)")


def at_vote(text: str, *options: str) -> Verdict:
    """Straight to the vote: "hunter(love)[brand]>Ben villager>-" is card, mark, artifact and whom one points at.

    Nobody has to say how the marks and artifacts came there: dusk and night have tests of their own.
    """
    rules, places = epic(*options), [PLACE.fullmatch(part) for part in text.split()]
    assert all(places), text
    dealt = setup(" ".join(place["card"] for place in places) + " | villager villager villager")
    position = replace(
        opening_position(rules, dealt),
        marks=tuple(place["mark"] or "clarity" for place in places),
        tokens=frozenset((Seat(Slot(i)), place["artifact"]) for i, place in enumerate(places) if place["artifact"]),
    )
    game = Game(rules, dealt, position)
    votes = [Answer(Seat(Slot(i)), "vote", meant(game, [place["vote"]])) for i, place in enumerate(places)]
    table = Table(rules, position, "vote", [v if v.choice != ("-",) else v._replace(choice=()) for v in votes])
    teams = " ".join(count_camps(table).teams.values())
    rules.opening[-1].run(table)
    return verdict(replace(game, position=table.settled(), outcome=table.outcome, news=tuple(table.news)), teams)


def came_of(table: str, *options: str) -> tuple[str, str]:
    """Who died, and who won."""
    result = at_vote(table, *options)
    return result.dead, result.winners


def verdict(game: Game, teams: str) -> Verdict:
    died = [line(game, fact).removeprefix("died ") for fact in game.facts if fact.name == "died"]
    won = " ".join(game.outcome.teams)
    return Verdict(final(game), teams, dead(game), winners(game), won, tuple(why(game)), ", ".join(died))
