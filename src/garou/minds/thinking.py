"""What a seat makes of all it knows and heard: counted at a small table of One Night, else estimated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import posterior
from garou.deduction.premises import Premises
from garou.deduction.truth import notes
from garou.deduction.unsolved import Unsolved
from garou.engine.values import Fact, Seat, Slot
from garou.engine.view import View
from garou.talk.claims import OPINIONS, Common, Said
from garou.talk.stories import told as stories

from .accounts import Account, account, accounts, shown_to_all
from .belief import belief
from .habits import lying_model, measured
from .knowledge import knowledge
from .opinion import Opinion

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
    heard, shown = accounts(common, said), shown_to_all(facts)
    if seat is None:
        return belief(common, Account(Seat(Slot(0))), heard, shown)
    own = knowledge(View(seat, facts, ()), common)
    others = [one for one in heard if one.seat != seat]
    return belief(common, account(seat, own.truths, common), others, shown, own.fellows)
