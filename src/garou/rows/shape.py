"""Is this a row, down to its smallest parts? A file may come from anywhere, and whoever reads rows asks no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from garou.games import DEFAULT_EDITION, GAMES

Test = Callable[[Any], bool]


def flaw(found: dict[str, Any]) -> str | None:
    """The first field that is missing or not what it should be; None for a row."""
    return next((name for name, fits in _tests(found) if not fits(found.get(name))), None)


def _tests(found: dict[str, Any]) -> Iterator[tuple[str, Test]]:
    """One after the other: each may rest on those before it."""
    yield from ((name, _text) for name in ("version", "source"))
    yield from ((name, _number) for name in ("seed", "number"))
    yield "record", _record
    players = found["record"]["players"]
    yield "minds", lambda minds: _words(minds) and len(minds) == len(players)
    yield "claims", _each(lambda one: _said(one, players) and _text(one.get("kind")) and _words(one.get("parts")))
    yield "lines", _each(lambda one: _said(one, players) and _text(one.get("text")))
    yield "views", lambda views: isinstance(views, dict) and [*views] == players and all(map(_facts, views.values()))
    yield "result", lambda result: isinstance(result, dict) and _result(result, players)


def _record(record: Any) -> bool:
    if not isinstance(record, dict) or not (_words(record.get("players")) and _words(record.get("deal"))):
        return False
    game = record.get("game")
    edition = record.get("edition", DEFAULT_EDITION.get(str(game)))
    if not isinstance(game, str) or not isinstance(edition, str) or (game, edition) not in GAMES:
        return False
    known = GAMES[game, edition].roles
    cards = record["deal"] + record["centre"] if _words(record.get("centre", None)) else record["deal"]
    return (
        0 < len(record["players"]) == len({*record["players"]}) == len(record["deal"])
        and all(card in known for card in cards)
        and _words(record.get("centre", []))
        and isinstance(record.get("options", {}), dict)
        and _each(_answer)(record.get("answers"))
    )


def _answer(one: dict[str, Any]) -> bool:
    named = _text(one.get("by")) and _text(one.get("call")) and _words(one.get("choose"))
    return named and isinstance(one.get("luck", False), bool)


def _said(one: dict[str, Any], players: list[str]) -> bool:
    return one.get("by") in players and _number(one.get("day"))


def _facts(facts: Any) -> bool:
    return _each(lambda fact: _text(fact.get("fact")) and ("for" in fact or fact["fact"] != "voted"))(facts)


def _result(result: dict[str, Any], players: list[str]) -> bool:
    final = result.get("final")
    named = all(_words(result.get(name)) for name in ("dead", "winners", "teams"))
    return named and isinstance(final, dict) and [*final] == players and _words([*final.values()])


def _each(fits: Callable[[dict[str, Any]], bool]) -> Test:
    return lambda found: isinstance(found, list) and all(isinstance(one, dict) and fits(one) for one in found)


def _text(found: Any) -> bool:
    return isinstance(found, str)


def _number(found: Any) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and abs(found) < 2**63


def _words(found: Any) -> bool:
    return isinstance(found, list) and all(map(_text, found))
