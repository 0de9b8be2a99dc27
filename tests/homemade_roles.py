"""Roles and editions of one's own, put together for tests."""

from __future__ import annotations

import json

from garou.engine.game import reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import Answer, Fact, RoleName, Setup
from garou.homemade.editions import compiled
from garou.homemade.written import edition_of, read_edition

NAMES = {"en": "Embroiderer", "fr": {"name": "Brodeuse", "gender": "f"}}


def role(*night, id="embroiderer", after="robber", **more):
    """One that acts by itself, as a document."""
    wakes = {"wakes": {"after": after}} if night else {}
    return {"id": id, "names": NAMES, **wakes, "night": [*night], **more}


def edition(*roles, base="one-night/bezier", **more):
    return {"format": "garou-edition/1", "base": base, "roles": [*roles], **more}


def rules(*roles, base="one-night/bezier", **more) -> RuleSet:
    return compiled(read_edition(json.dumps(edition(*roles, base=base, **more))))


def as_data(*roles, base="one-night/bezier", **more):
    return edition_of(edition(*roles, base=base, **more))


TELLING = (
    {"choose": "others", "number": 2},
    {"learn": "number", "of": "werewolf"},
    {"learn": "same", "of": "it"},
    {"learn": "team", "of": "it"},
    {"tell": "it"},
    {"tell": "everybody"},
)


def told_by_the_home_made() -> tuple[Fact, ...]:
    """The facts of a night in which everything is told that only home-made roles can tell."""
    deal = Setup(*(tuple(map(RoleName, cards.split())) for cards in ("embroiderer seer tanner", "drunk hunter robber")))
    game = start(rules(role(*TELLING)), deal)
    while not game.open[0].ballot:
        asked = game.open[0]
        game = reply(game, Answer(asked.seats[0], asked.call, asked.options[0]))
    return game.facts


# Editions that try everything, in every game.
HOUSES = {
    "telling": as_data(
        role(*TELLING), role({"recognise": "fellows"}, id="weaver", wakes={"after": "seer", "together": True})
    ),
    "moving": as_data(
        role({"choose": "words", "words": ["left", "right"], "as": "side"}, {"choose": "neighbours"}, {"take": "it"}),
        role(id="thorn", dies="neighbours", guards="voted", team="alone", wins="dying"),
        role(
            {"choose": "others"},
            {"look": "it"},
            {"turn": "it", "then": "act"},
            id="mirror",
            after="deal",
            idle="villager",
        ),
        base="one-night/ravensburger",
    ),
    "marking": as_data(
        role({"choose": "others", "may": True}, {"mark": "fear"}, after="cupid"),
        role(
            {"choose": "others"},
            {"look": "it"},
            {"reveal": "it", "when": {"seen": "it", "is": "village"}},
            id="lamp",
            wakes={"with": "werewolf", "after": "werewolf"},
            team="werewolf",
        ),
        role(
            {"choose": "players", "number": 2, "may": True}, {"swap": "it", "what": "marks"}, id="thorn", after="seer"
        ),
        base="epic-battle/ravensburger",
    ),
    "coming-again": as_data(
        role({"choose": "others", "may": True}, {"protect": "it"}, after="werewolf"),
        role({"choose": "others"}, {"learn": "team", "of": "it"}, {"tell": "it"}, id="fox", after="seer"),
        role(id="thorn", dies="chosen"),
        base="classic",
    ),
}
