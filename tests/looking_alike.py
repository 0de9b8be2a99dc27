"""What two worlds have to have in common, and for whom."""

from __future__ import annotations

import random
from collections.abc import Container

from decks import (
    PLAYED,
    begun,
    every,
    seats,
)
from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Fact, RoleName, Seat
from garou.engine.view import View, view
from garou.homemade import rules_of
from outlets import outlets, rendered, told
from printed import FACTS, added
from worlds import told_again

# What the books print. A role that somebody has added joins where its own block says enough: see `sleepers`, `moves`
# and `looks`. Everywhere else it is in the game like any other, and nobody may be told more by it.

# Who never wakes and never shows a thumb.
SLEEPERS = {
    "one-night": {"villager", "tanner", "hunter"},
    "epic-battle": {"villager", "tanner", "hunter", "bodyguard"},
    "classic": {"villager", "hunter"},
}
# Who may act, but learns nothing by it.
UNINFORMED = {
    "one-night": {"villager", "tanner", "hunter", "troublemaker", "drunk"},
    "epic-battle": {"villager", "tanner", "hunter", "bodyguard", "gremlin"},
    "classic": {"villager", "hunter"},
}
# Whose doing shows to people who sleep through it.
NOISY = {
    "one-night": set(),
    "epic-battle": {
        "vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin",
        "thing", "revealer", "curator",
    },
    "classic": {"cupid"},
}  # fmt: skip
# Topics of questions whose answer changes nothing but what the one asked knows.
LOOKS = {
    "one-night": {"seer", "werewolf"},
    "epic-battle": {"seer", "werewolf", "mystic-wolf", "marksman", "marksman-mark"},
    "classic": {"seer"},
}
# And those that change what the one asked is, which shows at the end.
INQUIRIES = {"paranormal-investigator", "paranormal-investigator-again"}
# Topics of questions that move cards unseen by anybody but those who look at them later.
MOVES = {"robber", "troublemaker", "drunk", "alpha-wolf", "witch", "witch-give", "gremlin"}

CARDS_SEEN = ("saw-card", "turned")


def sleepers(rules: RuleSet, game: str) -> set[str]:
    """Those of the books, and added ones of the village that no step calls: other teams may have a dream wolf."""
    called = {name for step in rules.steps for name in (*(step.roles or ()), *step.heard)}
    village = rules.roles[RoleName("villager")].team
    quiet = {role for role in rules.roles.values() if role.name not in called and not role.night}
    return SLEEPERS[game] | {role.name for role in quiet if role.team == village} & added(rules)


def moves(rules: RuleSet) -> set[str]:
    """Those of the books, and the questions of added ones that move cards and hand out nothing that shows."""
    unseen = (role for role in rules.roles.values() if role.mover and not role.marks and not role.artifacts)
    return MOVES | {role.name for role in unseen} & added(rules)


def looks(game: Game, me: Seat, *, at: Container[str] | None = None) -> list[Fact]:
    """What a seat was told of cards, or of cards of these kinds, and whatever it was told that no book knows."""
    seen = [fact for fact in told(game, me, *CARDS_SEEN) if at is None or fact.of("role") in at]
    return seen + unheard_of(game, me)


def unheard_of(game: Game, me: Seat) -> list[Fact]:
    """Facts of added roles: whatever they rest on, whoever is told one has looked, and nobody else has."""
    return [fact for fact in game.facts if fact.name not in FACTS and fact.audience & {me, PUBLIC}]


def watchers(game: Game) -> list[Seat]:
    return [*seats(game), PUBLIC]


with_centre = every([played for played in PLAYED if rules_of(*played).centre])
every_epic = every([played for played in PLAYED if played[0] == "epic-battle"])
every_classic = every([played for played in PLAYED if played[0] == "classic"])


def assert_alike(played, one: Game, other: Game, *without: Seat) -> None:
    assert outlets(played, one, *without) == outlets(played, other, *without)


def assert_alike_to(me: Seat, played, one: Game, other: Game, *, thumb: Seat | None = None) -> None:
    """The aura seer may be shown another thumb, and nobody anything else."""
    first, second = (without_thumb(thumb, view(game, me)) for game in (one, other))
    assert first == second
    assert rendered(played, one, first) == rendered(played, other, second)


def without_thumb(me: Seat | None, seen: View) -> View:
    facts = tuple(lowered(fact, me) if fact.name == "thumbs" else fact for fact in seen.facts)
    return View(seen.seat, facts, seen.questions)


def lowered(thumbs: Fact, me: Seat | None) -> Fact:
    shown = {"players": tuple(seat for seat in thumbs.of("players") if seat != me)}
    return Fact(thumbs.audience, thumbs.name, tuple((dict(thumbs.data) | shown).items()))


def some_said(game: Game, topics: set[str], rng: random.Random, most: int = 3):
    """Some answers to questions of these topics that could have been answered otherwise."""
    found = [said for said in told_again(game) if said.question.topic in topics and len(said.question.options) > 1]
    return rng.sample(found, min(most, len(found)))


def with_one(role: str, played, rng: random.Random) -> Game:
    """A game in which somebody was dealt that card."""
    while True:
        game = begun(played, rng)
        if role in game.setup.deal:
            return game
