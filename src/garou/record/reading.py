"""Reading a record: its form is checked here, each mistake with its place; only play can tell what is legal."""

from __future__ import annotations

import re
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName, Setup
from garou.forms import BadForm, Json, check_fields, parsed
from garou.games import DEFAULT_EDITION, GAMES
from garou.homemade import base_in, rules_of
from garou.homemade.coding import code_of
from garou.homemade.written import edition_of

from .values import LUCK, AnswerLine, BadRecord, Record

FORMAT = "garou-record/1"
REQUIRED = ("format", "game", "players", "deal", "answers")
KNOWN = (*REQUIRED, "edition", "options", "centre", "centre-wolf", "extra", "nonce", "claims", "homemade")
WORDS = (LUCK, "cards", "marks", "sleep", "heal", "early", "middle", "late")  # no player may have one of these names
PLACE = re.compile(r"(centre|extra)-\w*")
LONGEST_NAME = 100
JOINERS = {0x200C: None, 0x200D: None}  # unseen, but they make families of emoji and words of Persian


def read(text: str) -> Record:
    """The record as written."""
    data = parsed(text)
    if "format" in data and data["format"] != FORMAT:  # before anything else: another version has other fields
        raise BadRecord("format", "other-format", found=data["format"], known=FORMAT)
    check_fields("record", data, REQUIRED, KNOWN)
    return _record(data)


def _record(data: Json) -> Record:
    game, edition, options = rules_in(data)
    rules = rules_of(game, edition, options)
    players = players_in(data, said_in(rules) if "homemade" in data else ())
    setup = _setup(data, rules)
    if len(players) != len(setup.deal):
        raise BadRecord("deal", "cards-and-players", cards=len(setup.deal), players=len(players))
    lines = tuple([_line(f"answers[{i}]", row) for i, row in enumerate(list_in(data, "answers", object))])
    if "nonce" in data and not isinstance(data["nonce"], str):
        raise BadRecord("nonce", "not-a-word")
    claims = tuple(list_in(data, "claims", object)) if "claims" in data else ()
    return Record(game, edition, options, players, setup, lines, data.get("nonce"), claims)


def rules_in(data: Json) -> tuple[str, str, tuple[str, ...]]:
    """Which game, which edition, and the options that are on."""
    game, edition = _homemade(data) if "homemade" in data else _game(data)
    options = _options(data, rules_of(game, edition))
    try:
        rules_of(game, edition, options)
    except IllegalSetup as error:
        raise BadRecord("options", error.reason, **error.details) from None
    return game, edition, options


def _homemade(data: Json) -> tuple[str, str]:
    """The edition it was played with, whole; by its code from here on."""
    if "edition" in data:
        raise BadRecord("edition", "homemade-and-printed")
    try:
        code = code_of(edition_of(data["homemade"]))
        game, _ = base_in(code)
        rules_of(game, code)
    except BadForm as error:
        raise BadRecord(f"homemade.{error.place}".rstrip("."), error.reason, **error.details) from None
    if data["game"] != game:
        raise BadRecord("game", "none-of", found=data["game"], known=(game,))
    return game, code


def said_in(rules: RuleSet) -> tuple[str, ...]:
    """The words that can be asked for, whatever cards are dealt."""
    cast = tuple(rules.roles.values())
    return tuple(word for role in cast for word in role.says(cast))


def _game(data: Json) -> tuple[str, str]:
    game, games = data["game"], tuple(DEFAULT_EDITION)
    if game not in games:
        raise BadRecord("game", "none-of", found=game, known=games)
    edition = data.get("edition", DEFAULT_EDITION[game])
    editions = tuple(e for g, e in GAMES if g == game and e)
    if "edition" in data and not editions:
        raise BadRecord("edition", "no-editions", game=game)
    if "edition" in data and edition not in editions:
        raise BadRecord("edition", "none-of", found=edition, known=editions)
    return game, edition


def _options(data: Json, rules: RuleSet) -> tuple[str, ...]:
    given = data.get("options", {})
    if not isinstance(given, dict):
        raise BadRecord("options", "not-an-object")
    for name, on in given.items():
        if name not in rules.options:
            raise BadRecord("options", "none-of", found=name, known=tuple(rules.options))
        if not isinstance(on, bool):
            raise BadRecord(f"options.{name}", "not-true-or-false")
    return tuple(name for name in rules.options if given.get(name))


def _setup(data: Json, rules: RuleSet) -> Setup:
    """The centre wolf is one word, the thief's extra cards a list; the engine sees a tuple either way."""
    known = {
        "centre": bool(rules.centre),
        "centre-wolf": "centre-wolf" in rules.places,
        "extra": "extra-1" in rules.places,
    }
    for key, has_them in known.items():
        if key in data and not has_them:
            raise BadRecord(key, "no-such-cards", game=rules.id.split("/")[0])
    wolf = (card_in("centre-wolf", data["centre-wolf"], rules),) if "centre-wolf" in data else ()
    return Setup(cards_in(data, "deal", rules), cards_in(data, "centre", rules), wolf + cards_in(data, "extra", rules))


def cards_in(data: Json, key: str, rules: RuleSet) -> tuple[RoleName, ...]:
    cards = list_in(data, key, object) if key in data else []
    return tuple([card_in(f"{key}[{i}]", name, rules) for i, name in enumerate(cards)])


def card_in(place: str, name: Any, rules: RuleSet) -> RoleName:
    if not isinstance(name, str):
        raise BadRecord(place, "not-a-word")
    if name not in rules.roles:
        raise BadRecord(place, "no-such-role", name=name, known=tuple(rules.roles))
    return RoleName(name)


def players_in(data: Json, words: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Nobody is called as a place is, or as one of these words."""
    players = tuple(list_in(data, "players", str))
    for i, name in enumerate(players):
        if flaw := "name-reserved" if name in words else name_flaw(name, players[:i]):
            raise BadRecord(f"players[{i}]", flaw, name=name, longest=LONGEST_NAME)
    return players


def name_flaw(name: str, taken: tuple[str, ...]) -> str | None:
    """Why nobody can have this name; None for a good one."""
    if not name.translate(JOINERS).strip():
        return "name-empty"
    if len(name) > LONGEST_NAME:
        return "name-too-long"
    if not name.translate(JOINERS).isprintable():
        return "name-unprintable"
    if name in WORDS or PLACE.fullmatch(name):
        return "name-reserved"
    return "name-twice" if name in taken else None


def list_in(data: Json, key: str, kind: type) -> list[Any]:
    value = data[key]
    if not isinstance(value, list):
        raise BadRecord(key, "not-a-list")
    for i, item in enumerate(value):
        if not isinstance(item, kind):
            raise BadRecord(f"{key}[{i}]", "not-a-word")
    return value


def _line(place: str, row: Any) -> AnswerLine:
    if not isinstance(row, dict) or not {"by", "call", "choose"} <= row.keys() <= {"by", "call", "choose", "luck"}:
        raise BadRecord(place, "answer-fields")
    for key in ("by", "call"):
        if not isinstance(row[key], str):
            raise BadRecord(f"{place}.{key}", "not-a-word")
    if not isinstance(row.get("luck", False), bool):
        raise BadRecord(f"{place}.luck", "not-true-or-false")
    choose = row["choose"]
    if not isinstance(choose, list) or not all(isinstance(word, str) for word in choose):
        raise BadRecord(f"{place}.choose", "not-a-list-of-words")
    return AnswerLine(row["by"], row["call"], tuple(choose), row.get("luck", False))
