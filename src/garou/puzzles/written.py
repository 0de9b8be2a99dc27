"""Puzzles as JSON, and read back: the puzzle itself, and what was found out about it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from garou.deduction.reasons import (
    Alone,
    Away,
    Clash,
    Copies,
    Either,
    Holds,
    Law,
    Moves,
    NoNight,
    Says,
    Step,
    Steps,
    Suppose,
    Wears,
)  # fmt: skip
from garou.engine.values import RoleName, Seat
from garou.forms import check_fields, parsed
from garou.record.facts import Names, one_of
from garou.record.inquiry import read_inquiry
from garou.record.reasons import written as step_written
from garou.record.values import BadRecord
from garou.talk.claims import Said

from .cases import given
from .values import (
    ASKS,
    BY_CARD,
    CARD,
    LIARS,
    LIE,
    NOBODY,
    SENTENCES,
    WHERE,
    Against,
    Finding,
    Lying,
    Pick,
    Proof,
    Puzzle,
    Solved,
    Sought,
)  # fmt: skip

FORMAT = "garou-puzzle/1"
REQUIRED = ("format", "game", "cards", "players", "claims", "liars", "ask")
FOUND = ("answer", "guilty", "level", "length", "why", "ending", "against")  # what anybody can find out again
KNOWN = (*REQUIRED, "edition", "options", *FOUND)
ASKED = ("game", "edition", "options", "cards", "players", "claims")
MOST_CLAIMS, MOST_PLAYERS, LONGEST = 24, 10, 40_000

Json = dict[str, Any]


# --- Writing ------------------------------------------------------------------------------------------


def written(puzzle: Puzzle) -> Json:
    """The puzzle without its answer."""
    names = Names(puzzle.rules, puzzle.players).all
    return {
        "format": FORMAT,
        "game": puzzle.game,
        **({"edition": puzzle.edition} if puzzle.edition else {}),
        **({"options": dict.fromkeys(puzzle.options, True)} if puzzle.options else {}),
        "cards": [*puzzle.cards],
        "players": [*puzzle.players],
        "claims": [_claim(one, names) for one in puzzle.said],
        "liars": _liars(puzzle.lying),
        "ask": _ask(puzzle.ask, names),
    }


def with_answer(found: Solved) -> Json:
    """The puzzle with its answer, its proof, and what speaks against each wrong answer."""
    puzzle, names = found.puzzle, Names(found.puzzle.rules, found.puzzle.players)
    return written(puzzle) | {
        "answer": named(puzzle, found.answer),
        "guilty": _guilty(puzzle, found.liars),
        "level": found.level,
        "length": found.length,
        "why": [
            {"supposed": _guilty(puzzle, one.supposed), "steps": [step_written(step, names) for step in one.steps]}
            for one in found.proof.findings
        ],
        "ending": [step_written(step, names) for step in found.proof.ending],
        "against": [
            {"answer": named(puzzle, pick), "claims": [*one.numbers], "supposed": one.supposed}
            for pick, one in sorted(found.against.items())
        ],
    }


def named(puzzle: Puzzle, pick: Pick) -> list[Any]:
    """An answer by its names: players, places, a card; claims by their numbers."""
    if puzzle.ask.what == CARD:
        return [given(puzzle).names[number] for number in pick]
    if puzzle.ask.what == WHERE:
        return [Names(puzzle.rules, puzzle.players).all[number] for number in pick]
    return _guilty(puzzle, pick)


def faces(puzzle: Puzzle) -> tuple[RoleName, ...]:
    """All that a card can count as, in the order in which answers number them."""
    return given(puzzle).names


def _guilty(puzzle: Puzzle, liars: Pick) -> list[Any]:
    return [*liars] if puzzle.lying.who == SENTENCES else [puzzle.players[seat] for seat in liars]


def _claim(one: Said, names: Sequence[str]) -> Json:
    places, rest = [names[place] for place in one.claim.places], [*one.claim.roles, *filter(None, [one.claim.mark])]
    return {"by": names[one.seat], "kind": one.claim.kind, "parts": [*places, *rest]}


def _liars(lying: Lying) -> Json:
    found: Json = {"who": lying.who}
    if lying.who != NOBODY:
        found["number"] = lying.number
    return found | ({"roles": [*lying.roles]} if lying.who == BY_CARD else {})


def _ask(ask: Sought, names: Sequence[str]) -> Json:
    found: Json = {"what": ask.what}
    if ask.what == WHERE:
        found["role"] = ask.role
    return found | ({"place": names[ask.place]} if ask.what == CARD else {})


# --- Passage ------------------------------------------------------------------------------------------


def read_puzzle(text: str) -> Puzzle:
    """The puzzle as written; what was found out about it is left alone."""
    if len(text) > LONGEST:
        raise BadRecord("puzzle", "puzzle-too-long")
    return _puzzle(_data(text))


def read_solved(text: str) -> Solved:
    """With what was found out about it, taken on trust: for puzzles that we have made ourselves."""
    data = _data(text)
    puzzle = _puzzle(data)
    names = Names(puzzle.rules, puzzle.players)
    thoughts = tuple(
        Finding(_steps(one["steps"], names), _picked(puzzle, one["supposed"], guilty=True)) for one in data["why"]
    )
    against = {
        _picked(puzzle, one["answer"]): Against(tuple(one["claims"]), one["supposed"]) for one in data["against"]
    }
    liars = _picked(puzzle, data["guilty"], guilty=True)
    proof = Proof(thoughts, _steps(data["ending"], names))
    return Solved(puzzle, _picked(puzzle, data["answer"]), liars, proof, against)


def _data(text: str) -> Json:
    data = parsed(text, "puzzle")
    if "format" in data and data["format"] != FORMAT:
        raise BadRecord("format", "puzzle-format", found=data["format"], known=FORMAT)
    check_fields("puzzle", data, REQUIRED, KNOWN)
    return data


def _puzzle(data: Json) -> Puzzle:
    """What it has in common with a question about a table is read as one."""
    asked = read_inquiry(json.dumps({key: data[key] for key in ASKED if key in data}))
    rules, names = asked.names.rules, asked.names
    if len(asked.said) > MOST_CLAIMS or len(names.players) > MOST_PLAYERS:
        raise BadRecord("claims", "puzzle-too-long")
    options = tuple(name for name in rules.options if data.get("options", {}).get(name))
    edition = data.get("edition", rules.id.partition("/")[2])
    cards = tuple(sorted(asked.common.cards, key=[*rules.roles].index))
    ask, lying = _read_ask(data["ask"], names, cards), _read_liars(data["liars"], cards, len(names.players))
    return Puzzle(asked.game, edition, options, cards, names.players, asked.said, lying, ask)


def _read_liars(row: Any, cards: Sequence[RoleName], players: int) -> Lying:
    _check("liars", row, ("who",), ("who", "number", "roles"))
    who = one_of("liars.who", row["who"], LIARS)
    if who == NOBODY:
        return Lying(who, 0)
    number = row.get("number", 1)
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= players:
        raise BadRecord("liars.number", "puzzle-number", high=players)
    roles = row.get("roles", [])
    if not isinstance(roles, list):
        raise BadRecord("liars.roles", "not-a-list")
    known = tuple(dict.fromkeys(cards))
    named_ = tuple(RoleName(one_of(f"liars.roles[{i}]", role, known)) for i, role in enumerate(roles))
    if (who == BY_CARD) != bool(named_) or len({*named_}) < len(named_):
        raise BadRecord("liars.roles", "puzzle-liars-cards")
    return Lying(who, number, named_)


def _read_ask(row: Any, names: Names, cards: Sequence[RoleName]) -> Sought:
    _check("ask", row, ("what",), ("what", "role", "place"))
    what = one_of("ask.what", row["what"], ASKS)
    wanted = {LIE: (), WHERE: ("role",), CARD: ("place",)}[what]
    check_fields("ask", row, ("what", *wanted), ("what", *wanted))
    if what == WHERE:
        return Sought(what, role=RoleName(one_of("ask.role", row["role"], tuple(dict.fromkeys(cards)))))
    return Sought(what, place=names.slot("ask.place", row["place"])) if what == CARD else Sought(what)


def _check(place: str, row: Any, required: tuple[str, ...], known: tuple[str, ...]) -> None:
    if not isinstance(row, dict):
        raise BadRecord(place, "not-an-object")
    check_fields(place, row, required, known)


def picked(puzzle: Puzzle, names: Iterable[Any]) -> Pick | None:
    """An answer as somebody has written it down; None where it is none."""
    try:
        return _picked(puzzle, [*names])
    except (ValueError, TypeError):
        return None


def _picked(puzzle: Puzzle, names: Sequence[Any], *, guilty: bool = False) -> Pick:
    if puzzle.ask.what == CARD and not guilty:
        return tuple(given(puzzle).names.index(name) for name in names)
    if puzzle.lying.who == SENTENCES and (guilty or puzzle.ask.what == LIE):
        return tuple(sorted(map(range(len(puzzle.said)).index, names)))
    return tuple(sorted(map(Names(puzzle.rules, puzzle.players).all.index, names)))


def _steps(rows: Iterable[Json], names: Names) -> Steps:
    return tuple(_step(row, names) for row in rows)


def _step(row: Json, names: Names) -> Step:
    """As `record.reasons` has written it."""
    role = RoleName(row.get("role", ""))
    at = {key: names.slot(key, row[key]) for key in ("where", "from", "to", "player") if key in row}
    match row["step"]:
        case "says":
            return Says(row["claim"])
        case "holds":
            return Holds(at["where"], role, row["when"] == "morning", row["sure"])
        case "moves":
            return Moves(at["from"], at["to"])
        case "copies":
            return Copies(role, row["number"])
        case "either":
            return Either(at["where"], tuple(map(RoleName, row["roles"])))
        case "suppose":
            return Suppose(at["where"], role)
        case "clash":
            return Clash(row.get("claim"))
        case "alone":
            return Alone(Seat(at["player"]))
        case "away" | "wears" | "rule":
            return _of_marks(row, names)
    return NoNight()


def _of_marks(row: Json, names: Names) -> Step:
    match row["step"]:
        case "away":
            return Away(RoleName(row["role"]))
        case "wears":
            return Wears(Seat(names.slot("player", row["player"])), row["mark"])
    return Law(row["rule"], row["mark"], tuple(map(RoleName, row.get("roles", ()))), row.get("number", 0))
