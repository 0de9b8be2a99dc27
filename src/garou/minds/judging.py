"""Whom a village suspects: where the largest groups that can be right leave the cards a village is after."""

from __future__ import annotations

from functools import lru_cache

from garou.deduction.retelling import UNSEEN, Retelling, ToldNight
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import Common

from .voting import worth

Scores = tuple[float, ...]  # by seat: what its death is worth to the village


@lru_cache(maxsize=256)
def worths(common: Common) -> tuple[tuple[float, ...], tuple[bool, ...]]:
    """By role: what the death of one is worth, and whether it has a reason to lie."""
    roles = [common.rules.roles[name] for name in common.roles]
    return tuple(worth(role) for role in roles), tuple(role.team != VILLAGE for role in roles)


def judged(heard: Retelling, sure: int) -> Scores:
    """By somebody who knows that these are right, besides what everybody heard."""
    kept: dict[int, Scores] = heard.kept.setdefault(judged, {})
    found = kept.get(sure)
    if found is None:
        found = kept[sure] = _judged(heard, sure)
    return found


def _judged(heard: Retelling, sure: int) -> Scores:
    groups = [group for group in heard.groups() if group & sure == sure] or heard.groups(sure)
    found = [scores for scores in (_scored(heard, group) for group in groups) if scores]
    if len(found) == 1:
        return found[0]
    return tuple([sum(some) / len(found) for some in zip(*found, strict=True)]) or (0.0,) * heard.common.players


def _scored(heard: Retelling, group: int) -> Scores:
    """Where just these are right: the others who spoke have something to hide."""
    kept: dict[int, Scores] = heard.kept.setdefault(_scored, {})
    scores = kept.get(group)
    if scores is None:
        course, _ = heard.course(group)
        scores = kept[group] = _weighed(heard, heard.spoke & ~group, course) if course else ()
    return scores


def _weighed(heard: Retelling, liars: int, course: ToldNight) -> Scores:
    values, evil = worths(heard.common)
    hidden = sum(
        [liars >> card & 1 for card, face in enumerate(course.faces[: heard.common.players]) if face == UNSEEN]
    )
    number = sum(course.unseen)
    bad = sum([left for left, is_evil in zip(course.unseen, evil, strict=True) if is_evil])
    weight = sum([left * value for left, value in zip(course.unseen, values, strict=True)])
    liar = weight / max(bad, hidden) if bad else 0.0
    other = max(0.0, weight - hidden * liar) / (number - hidden) if number > hidden else 0.0
    return tuple(
        [
            values[face] if (face := course.faces[card]) >= 0 else liar if liars >> card & 1 else other
            for card in course.lies[: heard.common.players]
        ]
    )
