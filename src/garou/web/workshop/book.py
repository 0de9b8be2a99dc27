"""The workshop's book: all a phone needs to put a role together with the network off, as plain JSON.

Phrases come with their gaps, terms with their forms, verbs with their fields: the script puts sentences together from
them by the same table as `texts.ruling`, so there is one rule for both, and a test holds them equal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import Field, fields
from functools import cache
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import Team
from garou.games import GAMES
from garou.games.scenarios import SCENARIOS
from garou.games.teams import light, printed_team
from garou.homemade.checking import BASES, calls, teams_of
from garou.homemade.kinds import Many, Some, key_of, needed, usual
from garou.homemade.shelf import printed
from garou.homemade.values import ROLE_FORMAT
from garou.homemade.verbs import VERBS, Condition
from garou.homemade.written import role_json
from garou.texts import LANGUAGES, Words, patterns, words
from garou.texts.narrator import team_forms
from garou.texts.ruling import shapes
from garou.web.art import role_art, symbols, thing_art

Json = dict[str, Any]

PICTURES = re.compile(
    r"(?!(?:w|p|team|token|omen|format)-|(?:logo|announcer|moved)$).+"
)  # of the sprite: what may stand in a window


@cache
def book(lang: str) -> str:
    spoken = words(lang)
    found = {
        "lang": lang,
        "format": ROLE_FORMAT,
        "languages": {one: words(one)("language-name") for one in LANGUAGES},
        "phrases": {one: said(one, "rule-") for one in LANGUAGES},
        "terms": {one: terms(words(one)) for one in LANGUAGES},
        "table": shapes(),
        "verbs": {verb: fields_of(made) for verb, made in VERBS.items()},
        "condition": fields_of(Condition),
        "bases": {name: base(spoken, name) for name in BASES},
        "pictures": sorted(one for one in symbols() if PICTURES.fullmatch(one)),
        "ui": said(lang, "workshop-say-"),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def said(lang: str, prefix: str) -> dict[str, str]:
    """By what is left of its key, with gaps in braces."""
    return {key.removeprefix(prefix): text for key, text in patterns(lang, prefix).items()}


def terms(spoken: Words) -> dict[str, str]:
    found = {key: spoken(key) for key in sorted(set(_terms(spoken)))}
    for team in sorted({team for rules in GAMES.values() for team in teams_of(rules)}):
        found[f"team-{team}.the-dat"] = str(team_forms(spoken, team).get("team-the-dat", found[f"team-{team}.the"]))
    return found


def _terms(spoken: Words) -> Iterator[str]:
    for rules in GAMES.values():
        yield from (f"team-{team}.{form}" for team in teams_of(rules) for form in ("the", "of"))
        yield from (f"team-{team}" for team in teams_of(rules))
        yield from (f"mark-{mark}" for mark in rules.marks)
        for name in rules.roles:
            yield from (f"role-{name}", f"role-{name}.the", f"role-{name}.a")
        yield from (f"call-{call}" for call in calls(rules) if spoken.has(f"call-{call}"))
        yield from (f"word-{word}" for word in ("cards", "marks", "heal") if spoken.has(f"word-{word}"))


def fields_of(made: type) -> Json:
    """What can be said in a step, and what goes without saying."""
    return {
        key_of(one): {"usual": None if needed(one) else _plain(usual(one)), "many": _many(one)} for one in fields(made)
    }


def _many(one: Field[Any]) -> bool:
    return isinstance(one.metadata["kind"], Many | Some)


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value


# --- The printed editions to begin from -------------------------------------------------------------


def base(spoken: Words, name: str) -> Json:
    game, edition = BASES[name]
    rules = GAMES[game, edition]
    return {
        "name": spoken(f"announce-book-{game}-{edition}" if edition else f"announce-book-{game}"),
        "game": game,
        "players": [*rules.players],
        "centre": rules.centre,
        "many": bool(rules.round),
        "teams": {team: light(Team(team)) for team in teams_of(rules)},
        "marks": {mark: thing_art("mark", mark) for mark in rules.marks},
        "calls": [*calls(rules)],
        "joined": [*joined(rules)],
        "roles": {role: _role(rules, role) for role in rules.roles},
        "begin": {role: role_json(doc) for role, doc in printed(game, edition).items()},
        "decks": [*decks(spoken, game, edition)],
    }


def joined(rules: RuleSet) -> Iterator[str]:
    """Calls that wake several at once."""
    return (step.name for step in rules.steps if step.name in (step.roles or ()) and not step.alone)


def _role(rules: RuleSet, name: Any) -> Json:
    role = rules.roles[name]
    return {"art": role_art(name), "light": light(printed_team(role)), "number": role.number}


def decks(spoken: Words, game: str, edition: str) -> Iterator[Json]:
    """Scenarios whose cards are printed: in which it can be tried how a role changes things."""
    for one in SCENARIOS:
        if one.game == game and one.casts and (not one.edition or one.edition == edition):
            sizes = [size for size, cast in one.casts.items() if not cast.beside]
            if sizes:
                yield {"id": one.id, "name": spoken(f"scenario-{one.id}"), "sizes": sizes}
