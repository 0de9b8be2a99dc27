"""The public games of One Night among language models, as a data set of 2024 has them: each file becomes a row.

A file is one JSON object: `messages`, each with who wrote it, its text and who could see it, and `evaluation`, with the
roles, the cards in the middle and who won by the rules played there. Nothing else is looked at. The files are not ours
and are no part of Garou.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.games import DEFAULT_EDITION
from garou.games.cast import Cast
from garou.record.values import AnswerLine, BadRecord, Record
from garou.talk.claims import Common, Said
from garou.texts.claimed import claims_in

from .games import CONVERTED, Row, of_record
from .lines import BadData

GAME = next(iter(DEFAULT_EDITION))
MODERATOR, EVERYBODY = "Moderator", "all"
DAWN, DUSK = "Night phase ends", "Day phase ends"
DRAW = "Draw"

# What a player may have done at night, and how it is written there.
LOOKED_AT = re.compile(r"I would like to check (?!two roles)(\w+)\.")
LOOKED_AT_TWO = re.compile(r"I would like to check two roles in role pool\.")
TOOK_FROM = re.compile(r"I want to switch my role with (\w+)\.")
SWAPPED = re.compile(r"I decide to swap roles between (\w+) and (\w+)\.")
DECLINED = re.compile(r"I decide not to .*")
SEEN = re.compile(r"The two roles you checked in role pool are: (\w+), (\w+)\.")
VOTED = re.compile(r"I am voting for (\w+)\.")
KEPT_BACK = re.compile(r"I give up my vote\.")

Message = Mapping[str, Any]


def converted(text: str, name: str, number: int) -> tuple[Row, bool]:
    """The game, and whether our rules name the same winners as theirs did."""
    messages, told = _read(text, name)
    try:
        record = _record(messages, told)
        found = of_record(record, _source(told, number), _said(record, messages), _lines(messages))
    except BadRecord as error:
        raise BadData("data-gpt4-game", name=name, place=error.place) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadData("data-no-gpt4", name=name) from None
    return found, _agreed(found, told["winner"])


def files(folder: Path) -> Iterator[Path]:
    """The files of a folder by their names, or the one that was named."""
    return iter(sorted(folder.glob("*.json"))) if folder.is_dir() else iter((folder,))


def _read(text: str, name: str) -> tuple[list[Message], Mapping[str, Any]]:
    try:
        found: Any = json.loads(text)
        messages, told = found["messages"], found["evaluation"]
    except (ValueError, RecursionError, TypeError, KeyError):
        raise BadData("data-no-gpt4", name=name) from None
    if not isinstance(messages, list) or not isinstance(told, dict):
        raise BadData("data-no-gpt4", name=name)
    return messages, told


def _record(messages: list[Message], told: Mapping[str, Any]) -> Record:
    players = tuple(told["roles_assigned"])
    deal, centre = _cards(told["roles_assigned"].values()), _cards(told["role_pool"])
    blank = Record(GAME, DEFAULT_EDITION[GAME], (), players, Setup(deal, centre))
    if unknown := [name for name in deal + centre if name not in blank.rules.roles]:
        raise ValueError(unknown)
    nights = _nights(messages, dict(zip(players, deal, strict=True)), blank)
    return Record(blank.game, blank.edition, (), players, blank.setup, (*nights, *_votes(messages)))


def _cards(names: Any) -> tuple[RoleName, ...]:
    return tuple(RoleName(name.lower()) for name in names)


def _nights(messages: list[Message], dealt: Mapping[str, RoleName], record: Record) -> Iterator[AnswerLine]:
    """Whoever says what they do is called by the card they were dealt."""
    for said, following in pairwise(messages):
        if said["content"].startswith(DAWN):
            return
        if said["agent_name"] in dealt and (chosen := _chosen(said, following, record)) is not None:
            yield AnswerLine(said["agent_name"], dealt[said["agent_name"]], chosen)


def _chosen(said: Message, following: Message, record: Record) -> tuple[str, ...] | None:
    text = said["content"]
    if LOOKED_AT_TWO.fullmatch(text):
        return _places(SEEN.fullmatch(following["content"]), record)
    if DECLINED.fullmatch(text):
        return ()
    found = next(filter(None, (form.fullmatch(text) for form in (LOOKED_AT, TOOK_FROM, SWAPPED))), None)
    return found.groups() if found else None


def _places(seen: re.Match[str] | None, record: Record) -> tuple[str, ...]:
    """Which cards were seen is written there, and not where they lay: the first places that have them."""
    left = dict(zip(record.rules.places, record.setup.centre, strict=True))
    found: list[str] = []
    for card in _cards(seen.groups() if seen else ()):
        place = next((place for place, lies in left.items() if lies == card), None)
        if place is None:
            raise ValueError(card)
        found.append(place)
        del left[place]
    return tuple(sorted(found))


def _votes(messages: list[Message]) -> Iterator[AnswerLine]:
    for said in messages:
        voted, kept = VOTED.fullmatch(said["content"]), KEPT_BACK.fullmatch(said["content"])
        if said["agent_name"] != MODERATOR and (voted or kept):
            yield AnswerLine(said["agent_name"], "vote", voted.groups() if voted else ())


def _day(messages: list[Message]) -> Iterator[Message]:
    """What players said aloud."""
    return (said for said in messages if said["agent_name"] != MODERATOR and said["visible_to"] == EVERYBODY)


def _lines(messages: list[Message]) -> Iterator[Row]:
    return ({"by": said["agent_name"], "day": 1, "text": said["content"]} for said in _day(messages))


def _said(record: Record, messages: list[Message]) -> Iterator[Said]:
    """What key words find in what they said: as the table would offer it to whoever types it, and no more than that."""
    common = Common(record.rules, Cast(record.setup.cards), len(record.players))
    for said in _day(messages):
        seat = Seat(Slot(record.players.index(said["agent_name"])))
        for claim in claims_in(said["content"], record.players, record.game, common, seat):
            yield Said(seat, claim)


def _source(told: Mapping[str, Any], number: int) -> Row:
    minds = [told["player_backends"][name] for name in told["roles_assigned"]]
    return {"source": CONVERTED, "number": number, "minds": minds}


def _agreed(found: Row, winner: str) -> bool:
    teams = [team.lower() for team in found["result"]["teams"]]
    return winner != DRAW and any(winner.lower().endswith(team) for team in teams)
