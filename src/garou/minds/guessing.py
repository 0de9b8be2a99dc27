"""Who may be lying, in every way, and how likely each is: estimated from what can be true together.

A guess is a choice of liars. It counts for as many deals as fit what all others tell, times the odds of its liars to
tell just what they told. Moves that nobody who is believed has told are not weighed: that the deduction does, slowly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, perm, prod
from typing import NamedTuple

from garou.engine.values import RoleName
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.talk.claims import AM, WAS, Claim, Common, Said
from garou.talk.stories import claimed_card

from .agreeing import UNSEEN, Agreeing, ToldNight, agreeing

SLIP = 0.03  # the odds of a villager's card under a lie: a robber who took a wolf's, somebody who plays games
FRAMED = 0.05  # how much rather than a villager's card a lie names another
MOST_KEPT = 48  # guesses: the likeliest
MOST_LIARS = 6  # that are tried, besides everybody


class Faces(NamedTuple):
    """By role: has it a reason to lie, is a village after it, how many cards of it there are."""

    evil: tuple[bool, ...]
    monster: tuple[bool, ...]
    copies: tuple[int, ...]


class Guess(NamedTuple):
    """Some who may be lying, and what follows."""

    liars: int  # seats as bits
    weight: float
    course: ToldNight
    bad: float  # how likely the card of a liar is that of somebody with a reason to lie, where nobody has seen it
    rest: float  # the same of any other card that nobody has seen
    monsters: tuple[float, ...]  # by seat: how likely a monster's card lies there now


@lru_cache(maxsize=256)
def faces_of(common: Common) -> Faces:
    names, roles, counted = common.roles, common.rules.roles, common.cast.counted
    hunted = monsters_among(common.rules, names)
    evil = tuple([roles[name].team != VILLAGE for name in names])
    return Faces(evil, tuple([name in hunted for name in names]), tuple([counted[name] for name in names]))


@lru_cache(maxsize=1 << 14)
def invented(common: Common, claims: tuple[Claim, ...]) -> float:
    """The odds of a liar to name just these cards; whom a story speaks of is as likely in a lie as in the truth."""
    named = [claim.roles[0] for claim in claims if claim.roles and claim.kind not in (AM, WAS)]
    card = claimed_card(claims)
    return prod([_named(common, name) for name in ([card, *named] if card else named)])


@lru_cache(maxsize=1 << 10)
def _named(common: Common, name: RoleName) -> float:
    roles, counted = common.rules.roles, common.cast.counted
    good = [other for other in common.cards if roles[other].team == VILLAGE]
    if roles[name].team == VILLAGE:
        return counted[name] / len(good) * (1 - FRAMED)
    return counted[name] / max(1, len(common.cards) - len(good)) * FRAMED


def guessed(heard: Agreeing, sure: int = 0, false: int = 0) -> tuple[Guess, ...]:
    """The likeliest, with weights that make one; of somebody who knows that these are right, and those are not."""
    found = [guess for liars in _possible(heard, sure, false) for guess in _guess(heard, liars)]
    kept = sorted(found, key=lambda one: (-one.weight, one.liars))[:MOST_KEPT]
    total = sum([one.weight for one in kept]) or 1.0
    return tuple([one._replace(weight=one.weight / total) for one in kept])


def _possible(heard: Agreeing, sure: int, false: int) -> Iterator[int]:
    """Who may be lying, unless the rest contradict each other; and everybody, whom nothing can contradict."""
    faces, clashes = faces_of(heard.common), list[int]()
    most = min(MOST_LIARS, 1 + sum([n for n, evil in zip(faces.copies, faces.evil, strict=True) if evil]))
    doubted = [1 << seat for seat in range(heard.common.players) if heard.spoke >> seat & ~(sure | false) >> seat & 1]
    groups = [false & heard.spoke]
    for _ in range(most + 1):
        for liars in groups:
            if all(liars & clash for clash in clashes):
                course, wrong = heard.course(heard.spoke & ~liars | sure)
                if course is not None:
                    yield liars
                elif wrong:
                    clashes.append(wrong)
        groups = [liars | bit for liars in groups for bit in doubted if bit > liars & ~false]
    if len(doubted) > most:
        yield sum(doubted) | (false & heard.spoke)


def _guess(heard: Agreeing, liars: int) -> Iterator[Guess]:
    """None where the cards there are cannot be dealt like that."""
    course, _ = heard.course(heard.spoke & ~liars)
    if course is None:
        return
    evil, monster, copies = faces_of(heard.common)
    faces = [course.faces[seat] for seat in range(heard.common.players) if liars >> seat & 1]
    hiding, number = faces.count(UNSEEN), sum(course.unseen)
    bad = sum([left for left, is_evil in zip(course.unseen, evil, strict=True) if is_evil])
    ways, share = dealt(bad, number - bad, hiding)
    if not ways:
        return
    caught = prod([1.0 if evil[face] else SLIP for face in faces if face != UNSEEN])
    lies = prod([invented(heard.common, claims) for seat, claims in enumerate(heard.night) if liars >> seat & 1])
    deals = prod([perm(n, n - left) for n, left in zip(copies, course.unseen, strict=True)])
    rest = max(0.0, bad - hiding * share) / (number - hiding) if number > hiding else 0.0
    hunted = sum([left for left, is_monster in zip(course.unseen, monster, strict=True) if is_monster]) / max(1, bad)
    lying = hunted * share + 1 - share  # a villager who lies has become one in the night
    seats = course.lies[: heard.common.players]
    monsters = tuple([
        float(monster[face]) if (face := course.faces[card]) >= 0 else lying if liars >> card & 1 else hunted * rest
        for card in seats
    ])  # fmt: skip
    yield Guess(liars, ways * caught * lies * deals, course, share, rest, monsters)


@lru_cache(maxsize=1 << 12)
def dealt(bad: int, good: int, liars: int) -> tuple[float, float]:
    """The ways to deal so many liars and the rest their cards, by their odds; and how likely a liar's is a bad one."""
    if liars > bad + good:
        return 0.0, 0.0
    ways = [comb(liars, j) * SLIP**j * perm(bad, liars - j) * perm(good, j) for j in range(liars + 1)]
    total = sum(ways)
    share = 1 - sum([j * way for j, way in enumerate(ways)]) / total / liars if liars and total else 0.0
    return total * factorial(bad + good - liars), share


def guesses(common: Common, said: tuple[Said, ...]) -> tuple[Guess, ...]:
    """What everybody can guess who has heard all this."""
    heard = agreeing(common, said)
    if guesses not in heard.made:
        heard.made[guesses] = guessed(heard)
    found: tuple[Guess, ...] = heard.made[guesses]
    return found
