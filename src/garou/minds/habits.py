"""A model of lying as a value with a name: how often who tells the truth, and what liars tell instead.

What was counted in games stands in `measured.json`. Here it becomes chances: of telling the
truth, by what one is; and of a liar to tell just this story. A story is a card one claims to have been, and a night of
some shape: whom it speaks of and which cards it names is filled in.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb, prod

from garou.deduction.evidence import Believed
from garou.deduction.lying import LyingModel
from garou.engine.values import RoleName, Seat, Slot, Team
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import AM, WAS, Claim, Common
from garou.talk.stories import claimed_card

LEAST = Fraction(2, 100)  # nobody is taken to be quite so honest, or quite so false, as those who were counted
BRIEF = Fraction(1, 5)  # of stories, true or not, are the card alone: people tell less than bots, who tell all
UNHEARD = 0.05  # as likely as that is a shape that nobody was heard to tell
RARELY = 0.01  # how much rather than a villager's card liars claim another
SOMEBODY, CENTRE, ONESELF = "somebody", "centre", "oneself"

Shape = tuple[str, ...]  # each claim with blanks for whom and what: "saw somebody-1 a-card"


@dataclass(frozen=True, slots=True)
class Habits:
    """What was counted: who told the truth, and what the lies were like."""

    name: str
    source: str  # which games, and when
    honest: Mapping[RoleName, tuple[int, int]]  # by what one is: how often the truth was told, of how many stories
    disguises: Mapping[RoleName, float]  # how much rather than another villager's card liars claim this one
    nights: Mapping[RoleName, Mapping[Shape, int]]  # by the card that is claimed: the night that goes with the lie
    faces: Mapping[bool, int]  # how many cards named in lies are those of villagers, and of others


@cache
def measured() -> Habits:
    """As tools/lies.py has written them."""
    data = json.loads(files(__package__).joinpath("measured.json").read_text("utf-8"))
    nights = {role: {tuple(shape): number for shape, number in shapes} for role, shapes in data["nights"].items()}
    honest = {role: (told, spoke) for role, (told, spoke) in data["honest"].items()}
    village, others = data["faces"]
    return Habits(data["name"], data["source"], honest, data["disguises"], nights, {True: village, False: others})


def lying_model(habits: Habits, common: Common) -> LyingModel:
    """These habits at this table."""
    roles = common.rules.roles
    idle = [roles[name].idle for name in common.roles]
    names = dict.fromkeys((*common.roles, *filter(None, idle)))
    honest = {name: honesty(habits, common, name) for name in names}
    return LyingModel(habits.name, honest, lambda said: rounded(odds(habits, common, said)), BRIEF)


def honesty(habits: Habits, common: Common, role: RoleName) -> Fraction:
    """How likely this role tells the truth, in whole hundredths: as counted, else as its team was counted."""
    told, spoke = habits.honest.get(role) or _of_team(habits, common, common.rules.roles[role].team)
    return min(max(Fraction(round(100 * (told + 1) / (spoke + 2)), 100), LEAST), 1 - LEAST)


def _of_team(habits: Habits, common: Common, team: Team) -> tuple[int, int]:
    roles = common.rules.roles
    some = [counted for name, counted in habits.honest.items() if name in roles and roles[name].team == team]
    return sum(told for told, _ in some), sum(spoke for _, spoke in some)


def odds(habits: Habits, common: Common, said: Believed) -> float:
    """Of a liar to tell just this: the card, the shape of the night, whom it speaks of, the cards it names."""
    role = claimed_card(said.claims)
    shape, places = shaped(said.seat, said.claims, common)
    chances = [disguises(habits, common).get(role, 0.0) if role else 1.0, night(habits, role, shape)]
    chances += [1 / comb(number, named) for number, named in places]
    faces = named_faces(habits, common)
    return prod(chances) * prod(faces[name] for name in _named(said.claims))


def disguises(habits: Habits, common: Common) -> dict[RoleName, float]:
    """Which card a liar claims to have had; hardly ever one that is no villager's."""
    roles, counted = common.rules.roles, common.cast.counted
    weights = {
        name: counted[name] * (habits.disguises.get(name, 1.0) if roles[name].team == VILLAGE else RARELY)
        for name in common.roles
    }
    return _shares(weights)


def named_faces(habits: Habits, common: Common) -> dict[RoleName, float]:
    """Which card a liar claims to have seen: a villager's so often, each copy alike."""
    counted, roles = common.cast.counted, common.rules.roles
    village = {name: roles[name].team == VILLAGE for name in common.roles}
    copies = {good: sum(counted[name] for name in village if village[name] == good) for good in (True, False)}
    weights = {name: counted[name] * (habits.faces.get(good, 0) + 1) / copies[good] for name, good in village.items()}
    return _shares(weights)


def _shares(weights: Mapping[RoleName, float]) -> dict[RoleName, float]:
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def night(habits: Habits, role: RoleName | None, shape: Shape) -> float:
    """How likely a lie about this card has this shape."""
    shapes = habits.nights.get(role, {}) if role else {}
    counted = shapes.get(shape, 0) / max(1, sum(shapes.values())) if shapes else float(not shape)
    heard = (1 - float(BRIEF)) * counted + float(BRIEF) * (not shape)
    return heard or UNHEARD


# --- The shape of a story -----------------------------------------------------------------------


def shaped(seat: Seat, claims: Iterable[Claim], common: Common) -> tuple[Shape, list[tuple[int, int]]]:
    """With blanks for places and cards; and of each kind of place, how many there are and how many are spoken of."""
    known: dict[Slot, str] = {seat: ONESELF}
    numbers = {SOMEBODY: 0, CENTRE: 0}
    for place in (place for claim in claims for place in claim.places):
        if place not in known:
            kind = SOMEBODY if place < common.players else CENTRE
            numbers[kind] += 1
            known[place] = f"{kind}-{numbers[kind]}"
    story = tuple(_blanked(claim, known) for claim in claims if claim.kind not in (AM, WAS))
    return story, [
        (common.players - 1, numbers[SOMEBODY]),
        (max(len(common.places) - common.players, numbers[CENTRE]), numbers[CENTRE]),
    ]


def _blanked(claim: Claim, known: Mapping[Slot, str]) -> str:
    card = ("a-card",) if claim.roles else ()
    return " ".join((claim.kind, *(known[place] for place in claim.places), *card))


def _named(claims: Iterable[Claim]) -> list[RoleName]:
    return [claim.roles[0] for claim in claims if claim.kind not in (AM, WAS) and claim.roles]


def rounded(chance: float) -> Fraction:
    """To seven bits or more, off by less than one in a hundred: exact arithmetic over it stays quick."""
    parts = 128
    while chance * parts < 64 and parts < 1 << 40:
        parts *= 2
    return Fraction(max(1, round(chance * parts)), parts)
