"""The answer where the night comes again and cards stay where they lie: deals are weighed, layout by layout."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from garou.engine.values import PUBLIC, RoleName, Slot, Team
from garou.games.teams import monsters_among
from garou.talk.claims import SAW

from .conclusions import TEAMS, WRONG, Chances, Conclusions, Contradiction, Problem, untold
from .contradictions import heaviest, smallest
from .evidence import Believed, Evidence, Witnessed, believing
from .reasons import Holds, Says, Steps
from .rounds import Fitted, Life, OneWord, believed, doubted, life, weigh
from .truth import FELLOWS, SAW_CARD


def lived(asked: Problem) -> Conclusions:
    """`Unsolved` where a card cannot be followed, `Overlong` where it would take more than the budget."""
    here = table(asked)
    heard = [one for one in asked.evidence if isinstance(one, Believed)]
    words = words_of(here, asked, asked.evidence)
    found = _weighed(asked, here, words) if words is not None else Fitted()
    if not found.weight:
        return Conclusions(
            possible=False, wrong=_wrong(asked, here) if WRONG in asked.parts and not asked.model else None
        )
    trust = {int(one.seat): Fraction(found.honest[one.seat], found.weight) for one in heard} if asked.model else None
    return followed(asked, found, trust)


def table(asked: Problem) -> Life:
    """What the seat was told, ready to be asked; of whoever only listens and was told nothing, a quiet first night."""
    return life(asked.common, replace(asked.own, claims=()) if asked.own else Witnessed(PUBLIC, ()))


def words_of(here: Life, asked: Problem, evidence: Iterable[Evidence]) -> list[OneWord] | None:
    """What everybody says; None where a seat says itself to have seen what it was not told."""
    own = [one for one in evidence if isinstance(one, Witnessed)]
    heard = [one for one in evidence if isinstance(one, Believed)]
    if any(map(_untrue, own)):
        return None
    others = doubted(here, heard, asked.model) if asked.model else [*map(believed, heard)]
    return [*(believed(one) for one in own if one.claims), *others]


def _untrue(own: Witnessed) -> bool:
    met = {(place, note[1]) for note in own.told if note[0] == FELLOWS for place in note[2]}
    seen = {(note[1], note[2]) for note in own.told if note[0] == SAW_CARD}
    return any((one.places[0], one.roles[0]) not in met | seen for one in own.claims if one.kind == SAW)


def _weighed(asked: Problem, here: Life, words: Sequence[OneWord]) -> Fitted:
    return weigh(here, words, hunted(asked), asked.budget.ways)


def hunted(asked: Problem) -> Collection[RoleName]:
    return monsters_among(asked.common.rules, asked.common.roles)


def followed(asked: Problem, found: Fitted, trust: dict[int, Fraction] | None) -> Conclusions:
    """In numbers that were counted."""
    common = asked.common
    chances = tuple([found.chances(place) for place in common.places])
    return Conclusions(
        possible=True,
        worlds=0 if asked.model else found.worlds,
        chances=chances,
        teams=tuple([_teams(asked, chances[seat]) for seat in common.seats]) if TEAMS in asked.parts else (),
        spared=Fraction(found.spared, found.weight),
        trust=trust,
    )


def _teams(asked: Problem, chances: Chances) -> dict[Team, Fraction]:
    """Whom the card before somebody wins with; lovers may win with each other."""
    found: dict[Team, Fraction] = {}
    for name, chance in chances.items():
        team = asked.common.rules.roles[name].team
        found[team] = found.get(team, Fraction(0)) + Fraction(chance)
    return found


# --- What cannot be -------------------------------------------------------------------------------


def _wrong(asked: Problem, here: Life) -> Contradiction:
    def weight(numbers: Iterable[int]) -> Fraction:
        some = believing(asked.own, [asked.said[number] for number in sorted(numbers)])
        words = words_of(here, asked, some)
        return Fraction(_weighed(asked, here, words).weight if words is not None else 0)

    every = frozenset(range(len(asked.said)))
    claims = smallest(every, lambda some: bool(weight(some)))
    frees = heaviest({number: weight(every - {number}) for number in claims})
    return Contradiction(claims, frees, untold(asked, claims))


# --- Why ------------------------------------------------------------------------------------------


def shown_why(asked: Problem, place: Slot, role: RoleName) -> Steps:
    """A smallest set of claims with which it is certain; () where it is open."""
    here = table(asked)

    def chance(numbers: Iterable[int]) -> Fraction | None:
        words = words_of(here, asked, believing(asked.own, [asked.said[number] for number in sorted(numbers)]))
        found = _weighed(asked, here, words) if words is not None else Fitted()
        return found.chances(place).get(role, Fraction(0)) if found.weight else None

    every = frozenset(range(len(asked.said)))
    sure = chance(every)
    if sure not in (0, 1):
        return ()
    needed = smallest(every, lambda some: chance(some) != sure)
    return (*asked.knows, *map(Says, needed), Holds(place, role, morning=True, sure=bool(sure)))
