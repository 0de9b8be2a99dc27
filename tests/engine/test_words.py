"""Words to tap: a role says which it asks for, and the engine lets it ask for no other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from decks import setup
from garou.engine.game import reply, start
from garou.engine.rules import Role, each, saying
from garou.engine.table import Table
from garou.engine.values import Answer, RoleName, RuleError, Seat, Slot
from garou.games import GAMES
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE
from printed import added

SIDES = ("left", "right")
ADA, BEN = Seat(Slot(0)), Seat(Slot(1))


def push(me: Seat, table: Table) -> None:
    table.may_choose(me, SIDES)


PUSHER = Role(RoleName("strange-pusher"), VILLAGE, night=push, at_once=True, says=saying(*SIDES))
HOUSE = BEZIER.with_role("house", PUSHER, each(PUSHER), after="seer")


def said(rules, call: str, cast: str) -> tuple[str, ...]:
    [step] = [step for step in (*rules.opening, *rules.round) if step.name == call]
    return rules.said_under(step, tuple(map(RoleName, cast.split())))


def test_a_call_knows_its_words_whoever_holds_its_card():
    assert said(HOUSE, "strange-pusher", "strange-pusher villager werewolf") == SIDES
    assert said(HOUSE, "seer", "strange-pusher seer werewolf") == ()


def test_whoever_copies_a_role_and_acts_at_once_is_asked_for_its_words():
    assert said(HOUSE, "doppelganger", "doppelganger strange-pusher") == SIDES
    assert said(HOUSE, "doppelganger", "doppelganger seer") == ()
    later = replace(PUSHER, at_once=False)
    assert (
        said(BEZIER.with_role("house", later, each(later), after="seer"), "doppelganger", "doppelganger strange-pusher")
        == ()
    )


def test_words_come_with_the_cards_that_bring_them():
    assert said(EPIC_BATTLE, "gremlin", "gremlin werewolf") == ("cards",)
    assert said(EPIC_BATTLE, "gremlin", "gremlin priest") == ("cards", "marks")
    assert said(CLASSIC, "werewolf", "werewolf seer") == ("sleep",)
    assert said(CLASSIC, "werewolf", "little-girl werewolf seer") == ("sleep", "early", "middle", "late")
    assert said(CLASSIC, "witch", "werewolf witch") == ("heal",)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_most_calls_want_nobody_to_say_anything(rules):
    cards = rules.roles.keys() - added(rules)
    spoken = [step.name for step in rules.steps if rules.said_under(step, cards)]
    assert spoken == [name for name in ("gremlin", "werewolf", "witch") if name in spoken]


@pytest.mark.parametrize("deal", ["strange-pusher werewolf villager", "doppelganger strange-pusher villager"])
def test_a_word_that_the_card_does_not_say_cannot_be_asked_for(deal):
    mumbling = replace(PUSHER, says=saying("left"))
    rules = BEZIER.with_role("house", mumbling, each(mumbling), after="seer")
    with pytest.raises(RuleError, match="right"):
        reply(start(rules, setup(f"{deal} | seer robber tanner")), Answer(ADA, "doppelganger", (BEN,)))


def test_one_that_it_says_can():
    [question] = start(HOUSE, setup("strange-pusher werewolf villager | seer robber tanner")).open
    assert question.options == ((), ("left",), ("right",))


@pytest.mark.parametrize("beats", [0, 1])
def test_a_call_that_asks_more_often_than_it_says_cannot_be_played(beats):
    """Nobody would be given the time for it."""

    def twice(me: Seat, table: Table) -> None:
        for _ in range(beats + 1):
            table.may_choose(me, table.others(me))

    asker = Role(RoleName("asker"), VILLAGE, night=twice)
    rules = BEZIER.with_role("house", asker, each(asker, beats=beats), after="seer")
    with pytest.raises(RuleError, match=f"{beats + 1} questions"):
        reply(start(rules, setup("asker werewolf villager | seer robber tanner")), Answer(ADA, "asker", ()))


def test_a_copied_role_may_ask_as_often_as_it_says_beside_the_copier():
    def twice(me: Seat, table: Table) -> None:
        for _ in range(2):
            table.may_choose(me, table.others(me))

    asker = Role(RoleName("asker"), VILLAGE, night=twice, at_once=True)
    rules = BEZIER.with_role("house", asker, each(asker, beats=2), after="seer")
    game = start(rules, setup("doppelganger asker villager | seer robber tanner"))
    for choice in ((BEN,), (), ()):
        game = reply(game, Answer(ADA, "doppelganger", choice))
    assert game.open[0].call == "asker"


def test_what_luck_draws_is_shown_to_nobody():
    """The curator's artifacts are words, and no card says them."""
    game = start(EPIC_BATTLE, setup("curator werewolf villager | seer robber tanner"))
    while game.open[0].call != "curator":
        game = reply(game, Answer(game.open[0].seats[0], game.open[0].call, game.open[0].options[0]))
    game = reply(game, Answer(ADA, "curator", (BEN,)))
    assert game.open[0].topic == "artifact"
