"""Who takes part and over which tables, as a file in TOML says it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from garou.engine.values import Refusal
from garou.games.cast import Cast, Scenario
from garou.minds.mind import KNOWN, mind_named
from garou.simulating.matches import Match
from garou.turnwise.tables import playable

LONGEST_NAME = 30
MANY_WORDS = ("command", "mcp")  # they are commands, in one piece or in several
KINDS = ("mind", "python", "command", "mcp", "tcp")  # how an entrant is brought in, one of these each
MOST_GAMES = 20_000
MOST_SECONDS = 600.0


class IllegalLeague(Refusal):
    """This file is no league."""


@dataclass(frozen=True, slots=True)
class Challenger:
    """Somebody who takes part. What brings it in is kept as it is written."""

    name: str
    kind: str  # one of KINDS
    what: tuple[str, ...]
    games: int = MOST_GAMES  # at most, in one cell
    seconds: float = 5.0  # that an answer may take


@dataclass(frozen=True, slots=True)
class Board:
    """A table of the league."""

    name: str
    match: Match


@dataclass(frozen=True, slots=True)
class League:
    """What the file says."""

    seed: int
    games: int
    boards: tuple[Board, ...]
    entrants: tuple[Challenger, ...]


def read(text: str) -> League:
    """The league of a file, or what is wrong with it."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise IllegalLeague("league-no-toml", detail=str(error)) from None
    _known(whole, ("seed", "games", "table", "entrant"), "")
    seed = _whole(whole, "seed", 0, 2**63, 0, "")
    games = _whole(whole, "games", 1, MOST_GAMES, 1000, "")
    boards = tuple(_board(one, seed) for one in _listed(whole, "table"))
    entrants = tuple(_entrant(one) for one in _listed(whole, "entrant"))
    for names in ([board.name for board in boards], [entrant.name for entrant in entrants]):
        for name in names:
            if names.count(name) > 1:
                raise IllegalLeague("league-twice", name=name)
    return League(seed, games, boards, entrants)


def _listed(whole: Mapping[str, Any], what: str) -> list[dict[str, Any]]:
    found = whole.get(what)
    if not isinstance(found, list) or not found or not all(isinstance(one, dict) for one in found):
        raise IllegalLeague("league-none", what=f"[[{what}]]")
    return found


def _board(told: dict[str, Any], seed: int) -> Board:
    name = _name(told, "[[table]]")
    _known(told, ("name", "game", "edition", "scenario", "cards", "players", "options"), name)
    asked: dict[str, Any] = {key: told[key] for key in ("edition", "scenario", "cards", "players") if key in told}
    wrong: list[str] = [key for key, value in asked.items() if type(value) is not (int if key == "players" else str)]
    options = told.get("options", [])
    if wrong or not isinstance(options, list) or not isinstance(told.get("game", ""), str):
        raise IllegalLeague("league-value", where=name, name=(wrong or ["options"])[0])
    laid = playable(told.get("game", "one-night"), options=tuple(map(str, options)), **asked)
    cards: Cast | Scenario = laid.cards
    return Board(name, Match(laid.game, laid.edition, laid.players, cards, laid.options, seed=seed))


def _entrant(told: dict[str, Any]) -> Challenger:
    name = _name(told, "[[entrant]]")
    _known(told, ("name", "games", "seconds", *KINDS), name)
    kinds = [kind for kind in KINDS if kind in told]
    if len(kinds) != 1:
        raise IllegalLeague("league-kind", where=name, known=KINDS)
    [kind] = kinds
    written = told[kind]
    what = (written,) if isinstance(written, str) else tuple(written) if isinstance(written, list) else ()
    if (
        not what
        or not all(isinstance(part, str) and part for part in what)
        or (len(what) > 1 and kind not in MANY_WORDS)
    ):
        raise IllegalLeague("league-value", where=name, name=kind)
    if kind == "mind" and mind_named(what[0], KNOWN) is None:
        raise IllegalLeague("no-mind", name=what[0], known=tuple(mind.name for mind in KNOWN))
    seconds = told.get("seconds", 5.0)
    if type(seconds) not in (int, float) or not 0 < seconds <= MOST_SECONDS:
        raise IllegalLeague("league-value", where=name, name="seconds")
    return Challenger(name, kind, what, _whole(told, "games", 1, MOST_GAMES, MOST_GAMES, name), float(seconds))


def _name(told: Mapping[str, Any], where: str) -> str:
    name = told.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise IllegalLeague("league-name", where=where, count=LONGEST_NAME)
    if len(name) > LONGEST_NAME or "|" in name:
        raise IllegalLeague("league-name", where=where, count=LONGEST_NAME)
    return name


def _whole(told: Mapping[str, Any], name: str, low: int, high: int, usual: int, where: str) -> int:  # noqa: PLR0917  # one value, with its bounds
    found = told.get(name, usual)
    if type(found) is not int or not low <= found <= high:
        raise IllegalLeague("league-value", where=where or "seed, games", name=name)
    return found


def _known(told: Iterable[str], known: tuple[str, ...], where: str) -> None:
    for key in told:
        if key not in known:
            raise IllegalLeague("league-key", name=key, where=where or "[[table]], [[entrant]]", known=known)
