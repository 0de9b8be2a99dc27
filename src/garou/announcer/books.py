"""A book: all that is needed to announce one edition in one language, as plain JSON, with the network off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.games import GAMES
from garou.games.advice import hunted
from garou.games.announcing.calls import Call, calls
from garou.games.announcing.lines import BookLine
from garou.games.cast import Scenario
from garou.games.classic import announcing as classic
from garou.games.epic_battle import announcing as epic_battle
from garou.games.one_night import announcing as one_night
from garou.games.scenarios import brought
from garou.games.teams import light, printed_team
from garou.homemade import rules_of
from garou.homemade.scenarios import scenarios_of
from garou.texts import Words
from garou.texts.house import words
from garou.texts.narrator import Narrator

from .writing import LENGTHS, Json, Writer

PLANS: Mapping[str, Callable[[RuleSet], Iterator[BookLine]]] = {
    "one-night": one_night.plan,
    "epic-battle": epic_battle.plan,
    "classic": classic.plan,
}
CALLS: Mapping[str, Callable[[RuleSet], tuple[Call, ...]]] = {
    "one-night": one_night.found_calls,
    "epic-battle": calls,
    "classic": calls,
}

# Seconds after a line, and how many times the pause a role is given on top.
PAUSES: Mapping[str, tuple[float, float]] = {
    "none": (0, 0),
    "breath": (2, 0),
    "act": (0, 1),
    "long": (0, 1.5),
    "beat": (1, 0),
    "day": (0, 0),
    "minute": (60, 0),
}


@lru_cache(maxsize=64)
def book(game: str, edition: str, lang: str) -> Json:
    """Read it, do not change it: it is made once."""
    rules, say = rules_of(game, edition), words(lang, edition)
    found = CALLS[game](rules)
    writer = Writer(say, game, {call.name: call for call in found})
    return {
        "game": game,
        "edition": edition,
        "lang": lang,
        "name": say(f"announce-book-{game}-{edition}" if edition else f"announce-book-{game}"),
        "players": [*rules.players],
        "centre": rules.centre,
        "lengths": [*LENGTHS],
        "options": [
            {
                "id": option,
                "name": say(f"option-{option}"),
                "about": say(f"option-{option}.about"),
                "of": [role for role in rules.roles if role in change.of],
            }
            for option, change in rules.options.items()
        ],
        "roles": [*_roles(say, game, rules, found)],
        "scenarios": [_scenario(say, one) for one in scenarios_of(game, edition)],
        "brings": {role: [*kinds] for role, kinds in brought(game).items()},
        "calls": [_call(call) for call in found],
        "pauses": {name: {"seconds": fixed, "roles": share} for name, (fixed, share) in PAUSES.items()},
        "lines": writer.lines(PLANS[game](rules)),
    }


def books(lang: str) -> list[Json]:
    """One for every game and edition there is."""
    return [book(game, edition, lang) for game, edition in GAMES]


def _roles(say: Words, game: str, rules: RuleSet, found: tuple[Call, ...]) -> Iterator[Json]:
    narrator = Narrator(say, game, (), ())
    waking = {name for call in found for name in call.roles}
    for name, role in rules.roles.items():
        yield {
            "id": name,
            "name": narrator.role(name),
            "summary": narrator.about_role(name, "summary"),
            "light": light(printed_team(role)),
            "stars": role.stars,
            "most": rules.box.get(name, 0),
            "single": name in rules.single,
            "pair": name in rules.pairs,
            "hunted": hunted(rules, (name,)),
            "brings": role.brings,
            "wakes": name in waking,
            "mover": role.mover,
            "marks": bool(role.marks),
        }


def _scenario(say: Words, scenario: Scenario) -> Json:
    decks = {str(size): [*cast.cards, *cast.beside] for size, cast in scenario.casts.items()}
    return {
        "id": scenario.id,
        "name": say(f"scenario-{scenario.id}"),
        "blurb": say(f"scenario-{scenario.id}.blurb"),
        "level": say(f"level-{scenario.level}"),
        "players": [*scenario.players],
        "decks": decks,
        "fixed": [*scenario.fixed],
        "pool": [*scenario.pool],
        "brings": {role: [*kinds] for role, kinds in scenario.brings.items()},
        "spare": scenario.spare,
        "options": [*scenario.options],
    }


def _call(call: Call) -> Json:
    return {
        "id": call.name,
        "role": call.role,
        "roles": [*call.roles],
        "needs": [*call.needs],
        "counts": [*call.counts],
    }
