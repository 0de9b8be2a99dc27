"""The learned mind: it tells and votes as a table says that was learned from games by the million."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from garou.engine.values import Choice, Seat
from garou.games.teams import MONSTERS
from garou.talk.claims import Claim, Common, Said, kinds
from garou.talk.stories import told as stories

from .hearing import Hearing
from .learnt.decks import MONSTER, OTHER, VILLAGER, NumberedDeck, deck_at
from .learnt.figures import OneGame
from .learnt.inventing import Teller, told
from .learnt.options import Voter, of_tales, of_votes, sort_of, taken
from .learnt.tables import LearnedTable
from .learnt.tellings import as_claims, of_claims
from .learnt.verdicts import WeighedTalk, weighed

KIT = OneGame()


def only(table: LearnedTable, common: Common) -> LearnedTable | None:
    """Of one table, whether it is for these cards."""
    deck = deck_at(common)
    return table if deck.weighable and table.fits(deck) else None


class TalkHeard(NamedTuple):
    """What was told, the first to speak first: at a table that has spoken in this order."""

    deck: NumberedDeck
    order: tuple[Seat, ...]
    at: tuple[int, ...]  # by place, its number in that order
    tellings: tuple[int, ...]


@lru_cache(maxsize=64)
def heard(common: Common, said: tuple[Said, ...]) -> TalkHeard:
    spoke = tuple(dict.fromkeys(one.seat for one in said))
    order = (*spoke, *(seat for seat in common.seats if seat not in spoke))
    at = tuple(order.index(seat) for seat in common.seats) + tuple(range(common.players, len(common.cards)))
    deck, standing = deck_at(common), stories(said)
    claims = {seat: [one.said.claim for one in some if not one.overtaken] for seat, some in standing.items()}
    return TalkHeard(deck, order, at, tuple(of_claims(claims.get(seat, ()), seat, deck, at) for seat in order))


@lru_cache(maxsize=16)
def talk_of(common: Common, said: tuple[Said, ...], table: LearnedTable) -> WeighedTalk:
    """All who have heard the same make the same of it."""
    now = heard(common, said)
    return weighed(now.tellings, now.deck, table.readily, KIT)


def speak(hearing: Hearing, luck: Random, table: LearnedTable) -> tuple[Claim, ...]:
    """All there is to say, at once."""
    common, own, me = hearing.common, hearing.own, hearing.seat
    if me in {said.seat for said in hearing.said}:
        return ()
    now = heard(common, hearing.said)
    true = tuple(claim for claim in own.truths if claim.kind in kinds(common))
    teller = Teller(now.at[me], of_claims(true, me, now.deck, now.at), now.tellings, _fellows(hearing, now))
    side = _side(hearing)
    turned = int(side != VILLAGER and now.deck.sides[now.deck.code(own.dealt.name)] == VILLAGER)
    sort = sort_of(side, teller.fellows, turned)
    weights = [table.told[one] for one in of_tales(sort, teller, now.deck)]
    chosen = taken(weights, luck.random(), KIT)
    places = (*now.order, *common.places[common.players :])
    return as_claims(told(chosen, teller, now.deck, luck.randrange), me, now.deck, places) if chosen else true


def answer(hearing: Hearing, luck: Random, table: LearnedTable) -> Choice:
    """A vote."""
    question, common = hearing.view.questions[0], hearing.common
    now, me = heard(common, hearing.said), hearing.seat
    neighbour = now.at[(me + 1) % common.players]
    voter = Voter(now.at[me], _side(hearing), _fellows(hearing, now), neighbour)
    classes = of_votes(talk_of(common, hearing.said, table), now.deck, voter, KIT)
    options = [choice for choice in question.options if choice]
    weights = [table.voted[classes[now.at[int(choice[0])]]] for choice in options]
    return options[taken(weights, luck.random(), KIT)]


def _side(hearing: Hearing) -> int:
    own = hearing.own
    return VILLAGER if own.honest else MONSTER if own.team in MONSTERS else OTHER


def _fellows(hearing: Hearing, now: TalkHeard) -> int:
    own = hearing.own
    return 0 if own.honest else sum(1 << now.at[seat] for seat in own.fellows if seat != hearing.seat)
