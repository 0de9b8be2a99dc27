"""Classic: deals that fit what a seat was told of several nights, equal to trying every deal through the engine."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from garou.deduction.concluding import conclude, reason
from garou.deduction.conclusions import Budget, Problem
from garou.deduction.evidence import Believed, Witnessed, believing
from garou.deduction.lying import LyingModel
from garou.deduction.reasons import Holds, Knows, Says
from garou.deduction.rounds import believed, life
from garou.deduction.truth import told_in
from garou.deduction.unsolved import Unsolved
from garou.engine.values import PUBLIC, RoleName, Seat, Slot
from garou.engine.view import view
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.talk.claims import Common, Said, am, saw
from lives import by_day, forget, large_game, own_of, random_common, random_game, random_said, tried
from slices import sliced
from strangers import HOUSES

ADA, BEN, CLEO, DAN, EVA = (Seat(Slot(number)) for number in range(5))
GAMES = 8
FEW = Budget(ways=0, nights=24_000, enough=2_000)


def village(text: str, players: int = 5, *options: str) -> Common:
    return Common(rules_of("classic", "", options), Cast(cards(text)), players)


def random_model(luck: random.Random, common: Common) -> LyingModel:
    honest = {name: Fraction(luck.randrange(1, 20), 20) for name in common.rules.roles}
    return LyingModel("any", honest, lambda said: Fraction(1, 2 + len(said.claims)))


@pytest.mark.parametrize("seed", sliced(range(100), most=1))
def test_everything_is_as_trying_every_deal_says(seed):
    """Any seat or nobody's, by day and in the night, claims true and false, and under a model of lying."""
    luck = random.Random(f"classic {seed}")
    common = random_common(luck)
    for number in range(GAMES):
        game = random_game(luck, common)
        own = own_of(luck, game)
        said = random_said(luck, game, own.seat) if number % 3 else ()
        model = random_model(luck, common) if number % 3 == 2 else None
        asked = Problem(common, own, said, model, budget=Budget(ways=1_000_000))
        found, expected = conclude(asked), tried(common, own, said, model)
        assert (found.exact, found.possible) == (True, expected.number > 0), (asked, game.setup)
        if found.possible:
            assert [*found.chances] == expected.chances, (asked, game.setup)
            assert model or found.worlds == expected.number, (asked, game.setup)
            assert not model or found.trust == expected.trust, (asked, game.setup)
    forget()


def test_a_death_by_night_shows_a_card_and_leaves_the_others():
    told = (("died", BEN, "night"), ("shown", BEN, "seer", "seer"))
    found = conclude(Problem(village("werewolf, seer, witch, 2 villager"), Witnessed(PUBLIC, told)))
    assert found.chances[BEN] == {"seer": 1}
    assert (found.worlds, found.chances[ADA]["werewolf"]) == (12, Fraction(1, 4))


def test_two_deaths_in_one_night_need_a_witch_who_lived_to_see_it():
    told = (
        ("died", ADA, "night"), ("shown", ADA, "villager", "villager"),
        ("died", BEN, "night"), ("shown", BEN, "witch", "witch"),
    )  # fmt: skip
    common = village("werewolf, witch, 4 villager", 6)
    found = conclude(Problem(common, Witnessed(PUBLIC, told)))
    assert found.worlds == 4, "whichever of the four who are left is the werewolf"
    again = (*told, *(("voted", seat, None) for seat in range(2, 6)), ("died", CLEO, "night"), ("died", DAN, "night"))
    assert conclude(Problem(common, Witnessed(PUBLIC, again))).possible is False, "she was dead by then"


def test_a_seer_looks_once_a_night():
    common, own = village("werewolf, seer, 4 villager", 6), Witnessed(PUBLIC, ())
    seen = (Said(ADA, am("seer")), Said(ADA, saw(BEN, "villager")))
    assert conclude(Problem(common, own, seen)).worlds == 4
    found = conclude(Problem(common, own, (*seen, Said(ADA, saw(CLEO, "villager")))))
    assert found.wrong.claims == (1, 2), "and only one night has passed"


def test_who_tells_what_it_was_not_told_contradicts_itself():
    common, own = village("werewolf, seer, 4 villager", 6), Witnessed(ADA, (("dealt", "seer"),))
    assert conclude(Problem(common, own, (Said(ADA, saw(BEN, "werewolf")),))).wrong.claims == (0,)


def test_why_a_card_is_certain_is_a_smallest_set_of_claims():
    common, own = village("werewolf, seer, hunter, 2 villager"), Witnessed(ADA, (("dealt", "villager"),))
    said = (Said(BEN, am("seer")), Said(CLEO, am("villager")), Said(DAN, am("hunter")))
    steps = reason(Problem(common, own, said), EVA, RoleName("werewolf"))
    assert steps == (Knows(ADA, ("dealt", "villager")), Says(0), Says(1), Says(2), Holds(EVA, "werewolf", morning=True))
    assert reason(Problem(common, own), EVA, RoleName("werewolf")) == ()


def test_where_there_are_too_many_deals_some_are_drawn_and_it_is_said_how_far_off_that_may_be():
    luck = random.Random("drawn")
    common = village("2 werewolf, seer, witch, hunter, 3 villager", 8)
    own = Witnessed(ADA, (("dealt", "seer"), ("saw-card", BEN, "villager")))
    said = (Said(BEN, am("villager")), Said(CLEO, am("hunter")), Said(DAN, am("hunter")), Said(EVA, am("villager")))
    for model in (None, random_model(luck, common)):
        asked = Problem(common, own, said[:2] if model is None else said, model)
        exact, near = conclude(asked), conclude(replace(asked, budget=FEW))
        assert (exact.exact, near.exact) == (True, False)
        for counted, drawn in zip(exact.chances, near.chances, strict=True):
            for role in {*counted, *drawn}:
                assert abs(counted.get(role, 0) - drawn.get(role, 0)) <= near.error
        assert model or abs(exact.worlds - near.worlds) <= near.worlds_error * exact.worlds + 1
        assert all(abs(exact.trust[seat] - near.trust[seat]) <= near.error for seat in exact.trust or ())


def test_what_nobody_can_have_drawn_is_left_open():
    common, own = village("werewolf, seer, 3 villager"), Witnessed(PUBLIC, ())
    said = (Said(ADA, am("seer")), Said(BEN, am("seer")))
    assert conclude(Problem(common, own, said, budget=FEW)).possible is None


def test_facts_in_an_order_that_no_game_has_fit_no_deal():
    own = Witnessed(ADA, (("dealt", "seer"), ("won", (ADA,), ("village",)), ("voted", ADA, BEN)))
    assert conclude(Problem(village("werewolf, seer, 3 villager"), own)).possible is False


def test_a_role_of_which_the_rules_do_not_know_what_it_tells_is_refused():
    rules = HOUSES["classic", "house"]
    common = Common(rules, Cast(cards("werewolf, seer, strange-oracle, 2 villager")), 5)
    with pytest.raises(Unsolved):
        conclude(Problem(common, Witnessed(ADA, (("dealt", "seer"),))))


@pytest.mark.parametrize("seed", sliced(range(60), most=2))
def test_the_truth_is_never_ruled_out_however_large_the_village(seed):
    """By nobody, at any moment, if all villagers tell all they know."""
    luck = random.Random(f"kept {seed}")
    for _ in range(6):
        game, common = large_game(luck)
        heard = [one for one in random_said(luck, game, PUBLIC, false=0) if game.setup.deal[one.seat] != "werewolf"]
        words = [believed(one) for one in believing(None, heard) if isinstance(one, Believed)]
        sights, been = {one.seat: one.sights for one in words}, {one.seat: one.been for one in words}
        for me in (*common.seats, PUBLIC):
            own = Witnessed(me, told_in(common.rules, view(game, me).facts), over=by_day(game))
            lies = tuple(game.setup.cards[card] for card in game.position.lies)
            assert life(common, own).chronicle.ways(lies, sights, been)[1], (game.setup, game.log, me)
