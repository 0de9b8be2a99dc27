"""`garou puzzle`: makes a puzzle, shows it and takes answers; or says how many answers one has that somebody wrote."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

import click

from garou.deduction.unsolved import countable
from garou.engine.values import Refusal
from garou.games import DEFAULT_EDITION, GAMES
from garou.puzzles.making import BY_NAME, Order, make
from garou.puzzles.shelving import rack, shelf
from garou.puzzles.values import CARD, LEVELS, LIE, SENTENCES, WHERE, Pick, Puzzle, Solved
from garou.puzzles.verdict import Verdict, verdict
from garou.puzzles.wording import marking, narrator_of, option, question, quoted, right, rule, sentence, thoughts, wrong
from garou.puzzles.written import faces, named, read_puzzle, with_answer
from garou.record.values import BadRecord
from garou.texts import Words

from .files import as_typed, complain, text_of

ONE_NIGHT = next(game for (game, _), rules in GAMES.items() if countable(rules))
COUNTED = tuple(dict.fromkeys(game for (game, _), rules in GAMES.items() if not rules.round))
HINT, GIVE_UP = "+", "="


def command(words: Words) -> click.Command:
    def puzzle(**asked: Any) -> int:
        if asked["check"]:
            return _check(words, asked["check"], as_json=asked["json"])
        if asked["shelf"]:
            return _shelf(asked)
        return _one(words, asked)

    editions = [edition for game, edition in GAMES if game in COUNTED]
    params: list[click.Parameter] = [
        click.Option(["--seed"], type=int, help=words("cli-puzzle-seed-help")),
        click.Option(["--level"], type=click.IntRange(LEVELS[0], LEVELS[-1]), help=words("cli-puzzle-level-help")),
        click.Option(["--game"], type=click.Choice(COUNTED), default=COUNTED[0], help=words("cli-puzzle-game-help")),
        click.Option(["--edition"], type=click.Choice(editions), help=words("cli-puzzle-edition-help")),
        click.Option(["--players"], type=click.IntRange(3, 7), help=words("cli-puzzle-players-help")),
        click.Option(["--kind"], type=click.Choice([*BY_NAME]), help=words("cli-puzzle-kind-help")),
        click.Option(["--json"], is_flag=True, help=words("cli-puzzle-json-help")),
        click.Option(["--check"], metavar="FILE", help=words("cli-puzzle-check-help")),
        click.Option(["--shelf"], type=click.IntRange(1, 200), help=words("cli-puzzle-shelf-help")),
    ]
    return click.Command("puzzle", callback=puzzle, params=params, help=words("cli-puzzle-help"))


# --- One puzzle ---------------------------------------------------------------------------------------


def _one(words: Words, asked: dict[str, Any]) -> int:
    seed = secrets.randbelow(1_000_000) if asked["seed"] is None else asked["seed"]
    found = make(Random(seed), _wish(asked))
    if found is None:
        raise click.ClickException(words("cli-puzzle-none"))
    if asked["json"]:
        print(_line(found))
        return 0
    print(words("cli-puzzle-title", {"seed": str(seed), "level": found.level}))
    for line in shown(words, found.puzzle):
        print(line)
    return _solve(words, found)


def _wish(asked: dict[str, Any]) -> Order:
    edition = asked["edition"] or DEFAULT_EDITION[asked["game"]]
    return Order(asked["game"], edition, asked["level"], asked["players"], asked["kind"])


def _line(found: Solved) -> str:
    return json.dumps(with_answer(found), ensure_ascii=False, separators=(",", ":"))


def _shelf(asked: dict[str, Any]) -> int:
    """So many of each level; of a game with marks, so many in all."""
    seed, number = str(asked["seed"] or 0), asked["shelf"]
    some = shelf(seed, number) if asked["game"] == ONE_NIGHT else rack(seed, number, _wish(asked))
    for one in some:
        print(_line(one), flush=True)
    return 0


def shown(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """The table as lines: the cards, who lies, what everybody says, what is asked, and what can be answered."""
    narrator = narrator_of(puzzle, words)
    counted = [(narrator.role(role), puzzle.cards.count(role)) for role in puzzle.roles]
    cards = ", ".join(f"{number} × {name}" if number > 1 else name for name, number in counted)
    yield f"{cards}. {words('puzzle-cards', {'count': len(puzzle.cards)})}"
    yield from filter(None, (rule(puzzle, words), marking(puzzle, words)))
    yield ""
    for seat in puzzle.seats:
        said = " ".join(sentence(puzzle, number, words) for number in puzzle.by((seat,)))
        key = "claim-says" if said else "puzzle-says-nothing"
        yield f"  {words(key, {'who': narrator.name(seat), 'text': said})}"
    yield ""
    yield question(puzzle, words)
    for number, pick in enumerate(choosable(puzzle), 1):
        yield f"  {number}. {_short(puzzle, pick, words)}"


def choosable(puzzle: Puzzle) -> tuple[Pick, ...]:
    """Everything that can be tapped."""
    if puzzle.ask.what == LIE:
        return tuple((number,) for number in range(len(puzzle.said if puzzle.lying.who == SENTENCES else puzzle.seats)))
    if puzzle.ask.what == WHERE:
        return tuple((place,) for place in range(len(puzzle.cards)))
    return tuple((number,) for number, _ in enumerate(faces(puzzle)))


def _short(puzzle: Puzzle, pick: Pick, words: Words) -> str:
    if puzzle.ask.what == CARD:
        return option(puzzle, pick, words)
    if puzzle.lying.who == SENTENCES and puzzle.ask.what == LIE:
        return sentence(puzzle, pick[0], words)
    return option(puzzle, pick, words)


def _solve(words: Words, found: Solved) -> int:
    """A number is an answer; there is a word of one letter for a hint, and one for all of it."""
    hints = [text for thought in thoughts(found, words) for text in (thought.hint, thought.text)]
    wanted = len(found.answer)
    print(words("cli-puzzle-how", {"number": wanted}))
    while True:
        try:
            typed = input("> ").split()
        except EOFError:
            print()
            return 1
        if typed == [HINT]:
            print(hints.pop(0) if hints else words("cli-puzzle-no-more-hints"))
        elif typed == [GIVE_UP]:
            return _told(words, found, 1)
        elif (pick := _typed(found.puzzle, typed, wanted)) is None:
            print(words("cli-puzzle-how", {"number": wanted}))
        elif pick == found.answer:
            return _told(words, found, 0)
        else:
            print(_wrong(words, found, pick))


def _typed(puzzle: Puzzle, typed: list[str], wanted: int) -> Pick | None:
    known = {str(number): pick[0] for number, pick in enumerate(choosable(puzzle), 1)}
    if len({*typed}) != wanted or not {*typed} <= known.keys():
        return None
    return tuple(sorted(known[word] for word in typed))


def _wrong(words: Words, found: Solved, pick: Pick) -> str:
    text, numbers = wrong(found, pick, words)
    return "\n".join((text, *(f"  {quoted(found.puzzle, number, words)}" for number in numbers)))


def _told(words: Words, found: Solved, status: int) -> int:
    print(right(found, words))
    for number, thought in enumerate(thoughts(found, words), 1):
        print(f"  {number}. {thought.text}")
    return status


# --- Somebody's own ------------------------------------------------------------------------------------


def _check(words: Words, name: str, *, as_json: bool) -> int:
    """0 where it has one answer, 1 where it has several or none, 2 where it is no puzzle."""
    try:
        found = verdict(read_puzzle(text_of(name)))
    except BadRecord as error:
        complain(words, name, error)
        return 2
    except Refusal as error:
        complain(words, name, BadRecord("puzzle", error.reason, **error.details))
        return 2
    if as_json:
        print(json.dumps({"file": as_typed(name)} | _as_json(found), ensure_ascii=False))
    else:
        print("\n".join(_in_words(words, found)))
    return 0 if found.good else 1


def _as_json(found: Verdict) -> dict[str, Any]:
    answers = [named(found.puzzle, pick) for pick in found.answers]
    more = {"level": found.solved.level, "length": found.solved.length} if found.solved else {}
    return {"answers": answers, "spare": [*found.spare]} | more


def _in_words(words: Words, found: Verdict) -> Iterator[str]:
    puzzle = found.puzzle
    names = [option(puzzle, pick, words) for pick in found.answers]
    if found.solved:
        yield words("cli-puzzle-one", {"answer": right(found.solved, words), "level": found.solved.level})
    elif found.good:
        yield words("cli-puzzle-one-unshown", {"answer": names[0]})
    else:
        yield words("cli-puzzle-answers", {"count": len(names)})
        yield from (f"  · {name}" for name in names)
    for number in found.spare:
        yield words("cli-puzzle-spare", {"text": quoted(puzzle, number, words)})
