"""What a role says to bots: what its questions are for, and what its night sounds like."""

from __future__ import annotations

from random import Random

import pytest

from decks import setup
from garou.engine.game import start
from garou.engine.hints import Aim, Alibi
from garou.engine.rules import Role, each
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat
from garou.engine.view import view
from garou.games import GAMES
from garou.games.cast import Cast
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE
from garou.minds.hearing import Hearing
from garou.minds.lies import STORIES, lie
from garou.minds.nights import AIMS
from garou.minds.talking import answer
from garou.talk.claims import SAW, SWAPPED, WAS, Common, was


def spy(me: Seat, table: Table) -> None:
    table.look(me, table.must_choose(me, (me, *table.others(me))))


SPY = Role(RoleName("spy"), VILLAGE, night=spy, alibi=Alibi.SAW_SOMEBODY_OR_CENTRE)
HOUSE = BEZIER.with_role("house", SPY, each(SPY), after="seer")
DEAL = setup("spy werewolf minion | spy spy spy")


def hearing(number: int) -> Hearing:
    game = start(HOUSE, DEAL)
    seen = view(game, Seat(number))
    return Hearing(Common(HOUSE, Cast(DEAL.cards), 3), seen)


def test_a_bot_knows_what_to_do_with_every_aim_and_every_alibi():
    assert set(AIMS) == set(Aim)
    assert set(STORIES) == set(Alibi)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_a_role_aims_at_something_for_its_own_topics(rules):
    own = [(role.name, topic) for role in rules.roles.values() for topic, _ in role.aims]
    assert len({topic for _, topic in own}) == len(own)
    assert rules.aim_of("what nobody ever asked") is Aim.ACT


def test_a_bot_acts_as_a_role_it_never_heard_of():
    """Rather something than nothing, and not to itself."""
    assert {answer(hearing(0), Random(seed)) for seed in range(20)} == {(1,), (2,)}


def test_a_liar_makes_up_the_night_of_a_role_it_never_heard_of():
    claims = lie(hearing(1), Random(1))
    assert [claim.kind for claim in claims] == [WAS, SAW, SAW]
    assert claims[0].roles == ("spy",)


# --- A night without words ------------------------------------------------------------------------------


def ferry(me: Seat, table: Table) -> None:
    passenger = table.may_choose(me, table.others(me))
    if passenger is not None:
        table.swap(me, passenger, table.must_choose(me, table.centre))


BOATMAN = Role(RoleName("house-boatman"), VILLAGE, night=ferry, at_once=True, mover=True)
RIVER = BEZIER.with_role("river", BOATMAN, each(BOATMAN, beats=2), after="troublemaker")
BANKS = setup("house-boatman werewolf minion tanner | house-boatman house-boatman house-boatman")


def test_a_liar_who_has_no_words_for_a_night_tells_one_that_could_have_been():
    """Else whoever tells their night would always be honest, and whoever does not a wolf."""
    game = start(RIVER, BANKS)
    wolf = Hearing(Common(RIVER, Cast(BANKS.cards), 4), view(game, Seat(1)))
    lies = [lie(wolf, Random(seed)) for seed in range(40)]
    assert {told[0] for told in lies} == {was(BOATMAN.name)}
    nights = {told[1:] for told in lies}
    assert () in nights, "he may let it be"
    ferried = [night[0] for night in nights if night]
    assert len(ferried) > 4
    for claim in ferried:
        (passenger, bank) = sorted(claim.places)
        assert claim.kind == SWAPPED
        assert passenger in {0, 2, 3}
        assert bank in {4, 5, 6}


def test_who_sleeps_all_night_has_none_to_tell():
    cards = setup("villager werewolf minion tanner | villager villager villager")
    game = start(BEZIER, cards)
    wolf = Hearing(Common(BEZIER, Cast(cards.cards), 4), view(game, Seat(1)))
    assert lie(wolf, Random(1)) == (was(RoleName("villager")),)
