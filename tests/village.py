"""The classic game as people tell it: cards as they lie, answers and facts as lines of names.

`Ada seer Ben` is an answer, `all lynch Ben` that of everybody asked (who cannot say so says nothing), and
`votes lynch Ada>Ben Ben>Ada` a ballot in which everybody else points at nobody. What may be declined and is not
answered is declined, as in a record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from decks import setup
from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, DECLINED, PUBLIC, Answer, Choice, Fact, Question, Seat, Slot
from garou.engine.view import view
from garou.games import rules_of
from garou.record.judge import decline, lapses

NAMES = (
    "Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal", "Ivy", "Joe", "Kim", "Leo",
    "Mia", "Ned", "Oda", "Pia", "Quin", "Rob", "Sue", "Tom", "Uli", "Val", "Wim", "Zoe",
)  # fmt: skip


def classic(*options: str) -> RuleSet:
    return rules_of("classic", "", options)


def dealt(deal: str, *lines: str, options: str = "") -> Game:
    """A game dealt so ("thief seer … | | werewolf villager" with extra cards), then these answers."""
    return said(start(classic(*options.split()), setup(deal)), *lines)


def said(game: Game, *lines: str) -> Game:
    for line in lines:
        who, call, *words = line.split()
        if who == "all":
            for question in asked(game, call):
                game = answer(game, question, words)
        elif who == "votes":
            pointing = dict(word.split(">") for word in words)
            for question in asked(game, call):
                target = pointing.pop(named(game, question.seats[0]), None)
                game = answer(until(game, call), question, [target] if target else [], strict=True)
            assert not pointing, f"not asked: {pointing}"
        else:
            game = until(game, call, seat(who))
            [question] = [question for question in game.open if question.call == call and seat(who) in question.seats]
            game = answer(game, question, words, strict=True)
    return game


def answer(game: Game, question: Question, words: list[str], *, strict: bool = False) -> Game:
    choice = meant(game, words)
    if not strict and not question.admits(choice):
        choice = DECLINED
    return reply(until(game, question.call), Answer(question.seats[0], question.call, choice))


def until(game: Game, call: str, me: Seat | None = None) -> Game:
    """The game when this is asked (of that seat); what may be declined before is declined."""
    while not [q for q in game.open if q.call == call and (me is None or me in q.seats)]:
        passed = next((question for question in game.open if lapses(question)), None)
        assert passed, f"{call!r} is not asked; open: {[(named(game, q.seats), q.call) for q in game.open]}"
        game = decline(game, passed)
    return game


def asked(game: Game, call: str) -> tuple[Question, ...]:
    """The questions of that call, once they are asked."""
    return tuple(question for question in until(game, call).open if question.call == call)


def whom(game: Game, call: str) -> str:
    """Who is asked that, in seat order."""
    return " ".join(named(game, question.seats) for question in asked(game, call))


def may(game: Game, call: str) -> list[str]:
    """What the first one asked may choose, as names; "-" is to decline."""
    return [named(game, option) or "-" for option in asked(game, call)[0].options]


def morning(game: Game) -> Game:
    """Declined through, until the village votes on something or the game is over."""
    while game.open and not game.open[0].ballot:
        game = decline(game, next(question for question in game.open if lapses(question)))
    return game


def calls(game: Game) -> set[str]:
    """What is asked from here to the next ballot, if everybody declines."""
    found: set[str] = set()
    while game.open and not game.open[0].ballot:
        found |= {question.call for question in game.open}
        lapsing = [question for question in game.open if lapses(question)]
        if not lapsing:
            return found
        game = decline(game, lapsing[0])
    return found


def calm(game: Game) -> Game:
    """The day is over without a lynching: the next night has begun."""
    return said(morning(game), "all lynch")


# --- Names and places -------------------------------------------------------------------------


def seat(name: str) -> Seat:
    return CHANCE if name == "luck" else Seat(Slot(NAMES.index(name)))


def named(game: Game, value: Any) -> Any:
    """A place by its name, a word as it is, several one after the other, nobody as "-"."""
    if isinstance(value, tuple):
        return " ".join(named(game, one) for one in value)
    if isinstance(value, int) and not isinstance(value, bool):
        players = len(game.setup.deal)
        return "luck" if value == CHANCE else NAMES[value] if value < players else game.rules.places[value - players]
    return "-" if value is None else value


def meant(game: Game, words: list[str]) -> Choice:
    places = {named(game, slot): Slot(slot) for slot in range(len(game.setup.cards))}
    return tuple(places.get(word, word) for word in words)


# --- What was told ----------------------------------------------------------------------------


def line(game: Game, fact: Fact) -> str:
    """A fact as a line: "saw-card Ben werewolf"."""
    return " ".join([fact.name, *(named(game, value) for _, value in fact.data)]).strip()


def told(game: Game, *names: str) -> list[str]:
    """The facts of these names and who was told them: "Ada Ben: named Ada Cleo", "all: died Cleo night"."""
    found = [fact for fact in game.facts if fact.name in names]
    return [f"{audience(game, fact)}: {line(game, fact)}" for fact in found]


def audience(game: Game, fact: Fact) -> str:
    return "all" if fact.audience == {PUBLIC} else " ".join(named(game, s) for s in sorted(fact.audience))


def knows(game: Game, name: str) -> list[str]:
    """All that one seat was told, as lines."""
    return [line(game, fact) for fact in view(game, seat(name)).facts]


def deaths(game: Game) -> list[str]:
    return [line(game, fact).removeprefix("died ") for fact in game.facts if fact.name == "died"]


def alive(game: Game) -> str:
    return " ".join(name for name in names(game) if seat(name) not in dead(game))


def dead(game: Game) -> set[Seat]:
    return {fact.of("player") for fact in game.facts if fact.name == "died"}


def names(game: Game) -> tuple[str, ...]:
    return NAMES[: len(game.setup.deal)]


# --- How it ended -----------------------------------------------------------------------------


def winners(game: Game) -> str:
    """Who won and for whom: "Ada Cleo (village)"."""
    assert game.outcome, f"not over; open: {[(named(game, q.seats), q.call) for q in game.open]}"
    return f"{named(game, game.outcome.winners)} ({' '.join(game.outcome.teams)})"


def why(game: Game) -> list[str]:
    """Each reason as a line: "village won last-wolf-gone: Ada Cleo"."""
    assert game.outcome
    return [f"{r.team} {'won' if r.won else 'lost'} {r.rule}: {named(game, r.players)}" for r in game.outcome.why]


def final(game: Game) -> dict[str, str]:
    assert game.outcome
    return dict(zip(names(game), game.outcome.final, strict=True))


def past(game: Game) -> Iterator[Game]:
    """The game at each of its moments so far."""
    moment = start(game.rules, game.setup)
    yield moment
    for given in game.log:
        moment = reply(moment, given)
        yield moment
