"""What a seat makes of all it knows and heard: counted at a small table of One Night, else estimated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import posterior
from garou.deduction.premises import Premises
from garou.deduction.truth import notes
from garou.deduction.unsolved import Unsolved
from garou.engine.values import Fact, Seat
from garou.engine.view import View
from garou.talk.claims import OPINIONS, Common, Said
from garou.talk.stories import told as stories

from .accounts import Account, account, accounts, shown_to_all
from .agreeing import Agreeing, night_of
from .guessing import guessed
from .habits import lying_model, measured
from .knowledge import knowledge
from .opinion import Opinion, weighed

MOST_SEATS = 5  # at eight a thought takes a tenth of a second, and every table of a server waits for it
TABLES = 8  # of which what was made ready is kept
REMEMBERED = 200  # accounts of a night at each: five megabytes, and a thought takes two thirds as long as without
THOUGHTS = 512  # that are kept: everybody asks the same at a vote
OF_THE_DAY = frozenset(("voted", "died", "captain", "won"))  # facts that say nothing of cards


def think(common: Common, seat: Seat | None, facts: Iterable[Fact], said: Iterable[Said]) -> Opinion:
    """Of a seat with these facts; without a seat, of somebody who only listens.

    It is a function of what it is handed: that earlier answers are kept changes nothing but the time it takes.
    """
    facts, said = tuple(facts), tuple(said)
    return (_counted(common, seat, facts, said) if small(common) else None) or _estimated(common, seat, facts, said)


def small(common: Common) -> bool:
    """Can this be counted while people wait? With a card that copies it takes three to four times as long."""
    copies = any(common.rules.roles[name].may_wake_as for name in common.cards)
    return common.players <= MOST_SEATS and not copies


# --- Counted ----------------------------------------------------------------------------------------


def _counted(common: Common, seat: Seat | None, facts: Sequence[Fact], said: Sequence[Said]) -> Opinion | None:
    """None where that cannot be done, or no night tells a seat just this."""
    told = tuple(fact for fact in facts if fact.name not in OF_THE_DAY)
    return _thought(common, seat, told, stories_of(said, but=seat))


def stories_of(said: Iterable[Said], but: Seat | None = None) -> tuple[Believed, ...]:
    """By speaker what they say now: what is told anew overtakes the old, and opinions are no stories."""
    found = []
    for seat, statements in sorted(stories(said).items()):
        claims = [one.said.claim for one in statements if not one.overtaken]
        story = tuple(claim for claim in claims if claim.kind not in OPINIONS)
        if story and seat != but:
            found.append(Believed(seat, story))
    return tuple(found)


@lru_cache(maxsize=THOUGHTS)
def _thought(common: Common, seat: Seat | None, told: tuple[Fact, ...], heard: tuple[Believed, ...]) -> Opinion | None:
    given = _premises(common)
    if given is None:
        return None
    if given.remembered > REMEMBERED:
        given.forget()
    own = Witnessed(seat, notes(told)) if seat is not None else None
    found = posterior(given, own, heard, lying_model(measured(), common))
    if not found.possible:
        return None
    chances = tuple({name: float(part) for name, part in found.chances(one).items()} for one in common.seats)
    return Opinion(chances, tuple(float(found.trust(one)) for one in common.seats), exact=True)


@lru_cache(maxsize=TABLES)
def _premises(common: Common) -> Premises | None:
    """None where this table cannot be counted."""
    try:
        return Premises(common.rules, common.cards, common.players)
    except Unsolved:
        return None


# --- Estimated --------------------------------------------------------------------------------------


def _estimated(common: Common, seat: Seat | None, facts: tuple[Fact, ...], said: Sequence[Said]) -> Opinion:
    """By guesses at who lies. Whoever thinks is sure of themselves, and that their own side does not tell the truth."""
    heard = accounts(common, said)
    night = [claims if _weighs(common, one) else () for claims, one in zip(night_of(common, said), heard, strict=True)]
    sure = false = 0
    if seat is not None:
        own = knowledge(View(seat, facts, ()), common)
        night[seat], sure = own.truths, 1 << seat
        false = sum([1 << fellow for fellow in own.fellows])
        heard = (*heard[:seat], account(seat, own.truths, common), *heard[seat + 1 :])
    agreed = Agreeing(common, tuple(night), shown_to_all(facts))
    return weighed(common, guessed(agreed, sure, false), heard)


def _weighs(common: Common, one: Account) -> bool:
    """Where cards never move, everybody hides as a plain villager: that says nothing."""
    special = len(one.told) > 1 or (one.dealt is not None and common.cast.counted[one.dealt] == 1)
    return bool(one.told) and (special or common.moving)
