"""A role and an edition as data: everything that a document can say, frozen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .kinds import LANG, ByKey, Flag, Form, Many, OneOf, OrBare, Slug, Some, Text, Whole, needs, optional, told
from .verbs import STEPS, Doing

ROLE_FORMAT, EDITION_FORMAT = "garou-role/1", "garou-edition/1"
ALONE = "alone"  # a team of nobody else

MOST_ROLES, MOST_SCENARIOS, MOST_LANGS = 32, 12, 8
SLUG = Slug()
NAME, LINE, PARAGRAPH = Text(40), Text(160), Text(800)


@dataclass(frozen=True, slots=True)
class Spelling:
    """What it is called in one language. Forms that are not told are made from the name."""

    name: str = needs(NAME)
    the: str = optional(NAME, "")
    a: str = optional(NAME, "")
    of: str = optional(NAME, "")
    many: str = optional(NAME, "")
    gender: str = optional(OneOf(("m", "f")), "", "Of the word, where the language has genders.")


@dataclass(frozen=True, slots=True)
class Wording:
    """Words of the author's own, in one language. What is not there is made from what the role does."""

    summary: str = optional(LINE, "", "The card, in one line.")
    explain: str = optional(PARAGRAPH, "", "All of it.")
    play: str = optional(PARAGRAPH, "", "How to play it well.")
    ask: str = optional(LINE, "", "The first question.")
    announce: str = optional(LINE, "", "What is said over real cards when it is called.")
    tips: tuple[str, ...] = optional(Many(LINE, 3), ())
    beware: str = optional(LINE, "")
    words: Mapping[str, str] = optional(
        ByKey(re.compile(r"[a-z][a-z0-9-]{0,29}"), NAME, 12), {}, "The words it asks for."
    )


@dataclass(frozen=True, slots=True)
class Wakes:
    """In which calls. Without one it sleeps all night."""

    after: str = optional(SLUG, "", "It is called by itself, right after this call; a call of the dusk: at dusk.")
    with_: str = optional(SLUG, "", "It wakes in this call as one of those who are called.", key="with")
    nightly: bool = optional(
        Flag(), False, "After a call of the first night alone: it comes every night all the same, before all others."
    )
    together: bool = optional(Flag(), False, "All who hold it wake at once, and know each other.")


@dataclass(frozen=True, slots=True)
class Dies:
    """Whom its death takes along."""

    takes: str = needs(OneOf(("voted", "chosen", "neighbours")))
    of: tuple[str, ...] = optional(
        Some(OneOf(("lynch", "devoured")), 2), (), "Only if it dies of this; usually of anything."
    )
    cause: str = optional(SLUG, "", "Of the deaths it brings; usually the role's name.")


@dataclass(frozen=True, slots=True)
class Guards:
    """Whom it keeps from dying by the vote."""

    guards: str = needs(OneOf(("voted", "self", "neighbours")))
    pointed_by: str = optional(SLUG, "", "Only if somebody of this team points there.")


@dataclass(frozen=True, slots=True)
class RoleDoc:
    """One card."""

    id: str = needs(SLUG, "Its name in records; that of a role of the base edition replaces it.")
    format: str = optional(OneOf((ROLE_FORMAT,)), ROLE_FORMAT)
    names: Mapping[str, Spelling] = optional(ByKey(LANG, OrBare(Spelling), MOST_LANGS), {}, "By language.")
    team: str = optional(SLUG, "village", "One of the base edition's teams, or alone.")
    follower: bool = optional(Flag(), False, "Wins with its team without being one of them.")
    wakes: Wakes = field(default=Wakes(), metadata=told(Form(Wakes)))
    night: tuple[Doing, ...] = optional(STEPS, (), "What it does when it is called, one after the other.")
    dies: Dies | None = field(default=None, metadata=told(OrBare(Dies), "Whom its death takes along."))
    guards: Guards | None = field(default=None, metadata=told(OrBare(Guards), "Whom it keeps from dying by the vote."))
    votes: int = optional(Whole(0, 3), 1, "How many its finger counts for.")
    wins: str = optional(
        OneOf(("team", "dying", "surviving", "neighbour-dying", "pointed-dying", "nobody-dying")),
        "team",
        "Its own goal, in place of its team's.",
    )
    copied: str = optional(
        OneOf(("now", "later")), "now", "Whoever copies it acts there and then, or only when it is called."
    )
    idle: str = optional(SLUG, "", "What its card counts as where it was dealt to nobody.")
    number: str = optional(Text(4), "", "On its token.")
    stars: int = optional(Whole(1, 3), 1, "How hard it is to play.")
    copies: int = optional(Whole(1, 5), 1, "In the box.")
    picture: tuple[str, ...] = optional(Some(SLUG, 6), (), "A symbol, or parts drawn one over the other.")
    says: Mapping[str, Wording] = optional(
        ByKey(LANG, Form(Wording), MOST_LANGS), {}, "Words of your own, by language."
    )


@dataclass(frozen=True, slots=True)
class ScenarioDoc:
    """A deck with a name, for some numbers of players."""

    id: str = needs(SLUG)
    decks: Mapping[str, str] = needs(
        ByKey(re.compile(r"[0-9]{1,2}"), Text(300), 22), 'For each number of players: "2 werewolf, seer, 3 villager".'
    )
    names: Mapping[str, Spelling] = optional(ByKey(LANG, OrBare(Spelling), MOST_LANGS), {})
    level: str = optional(OneOf(("initiation", "easy", "medium", "hard")), "easy")


@dataclass(frozen=True, slots=True)
class EditionDoc:
    """Another edition, with some roles more, less, or other ones."""

    base: str = needs(Text(60), "A printed edition: one-night/bezier, epic-battle/ravensburger, classic.")
    format: str = optional(OneOf((EDITION_FORMAT,)), EDITION_FORMAT)
    names: Mapping[str, Spelling] = optional(ByKey(LANG, OrBare(Spelling), MOST_LANGS), {})
    without: tuple[str, ...] = optional(Many(SLUG, 40), (), "Roles of the base that are not in it.")
    roles: tuple[RoleDoc, ...] = optional(Many(Form(RoleDoc), MOST_ROLES), ())
    options: tuple[str, ...] = optional(Many(SLUG, 12), (), "Options of the base that are always on.")
    scenarios: tuple[ScenarioDoc, ...] = optional(Many(Form(ScenarioDoc), MOST_SCENARIOS), ())
