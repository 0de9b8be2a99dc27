"""What cannot be read off as courses is tried one by one, where the table is small."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from garou.deduction.contradictions import contradiction, frees_most
from garou.deduction.evidence import Believed, Witnessed, believing
from garou.deduction.findings import solve, weight_without
from garou.deduction.trying import trials
from garou.deduction.unsolved import Unsolved
from garou.engine.rules import Role, each, together
from garou.engine.values import RoleName, Seat, Slot, Team
from garou.games.cast import cards
from garou.games.one_night import BEZIER
from garou.games.one_night.roles import WEREWOLF
from garou.talk.claims import Said, saw, was
from histories import every_history
from inquiries import random_question, random_table, true_of
from slices import sliced

ADA, BEN, CLEO = (Seat(Slot(number)) for number in range(3))


def same(rules, cast, players, question) -> bool:
    """As the yardstick says, which knows nothing of steps or of what a seat was told."""
    own = next((one for one in question if isinstance(one, Witnessed)), None)
    found = trials(rules, cast, players, own).fitting(question)
    every = [one for one in every_history(rules, cast, players) if all(true_of(one, some, rules) for some in question)]
    assert (len(found.worlds), found.weight) == (len(every), sum(one.weight for one in every))
    for place in range(len(cast)) if every else ():
        chances = Counter()
        for one in every:
            chances[one.counts[place]] += one.weight
        assert found.chances(place) == {role: weight / found.weight for role, weight in chances.items()}
    return bool(every)


@pytest.mark.slow
def test_two_copiers():
    cast = cards("2 doppelganger, werewolf, seer, robber, villager")
    own = Witnessed(ADA, (("dealt", "doppelganger"), ("saw-card", 1, "doppelganger"), ("turned", "villager")))
    told = [Believed(CLEO, (was("seer"), saw(Slot(4), "villager"), saw(Slot(5), "werewolf")))]
    assert same(BEZIER, cast, 3, [own])
    assert same(BEZIER, cast, 3, told)
    assert same(BEZIER, cast, 3, [Believed(BEN, (was("doppelganger"),)), *told])


def choose(wolves, table):
    table.recognise("werewolf", wolves, wolves)
    place = table.agree(wolves, table.centre)
    for wolf in wolves:
        table.look(wolf, place)


PACK = BEZIER.but("one-night/pack", together("werewolf", choose, WEREWOLF))


def test_a_pack_that_decides_together():
    cast = cards("2 werewolf, seer, troublemaker, 2 villager")
    own = (("dealt", "werewolf"), ("fellows", "werewolf", (1,)), ("saw-card", 4, "seer"))
    assert same(PACK, cast, 3, [Witnessed(ADA, own)])
    assert same(PACK, cast, 3, [Believed(ADA, (was("werewolf"), saw(Slot(3), "seer")))])
    assert same(PACK, cast, 3, [])


def acts_by_a_face(me, table):
    seen = table.look(me, table.centre[0])
    if seen.name == "seer":
        table.swap(me, me, table.centre[0])


def test_a_role_whose_deed_rests_on_a_face_it_saw():
    role = Role(RoleName("odd-one"), Team("village"), night=acts_by_a_face)
    rules = BEZIER.with_role("one-night/odd", role, each(role), after="seer")
    cast = cards("odd-one, 2 werewolf, seer, 2 villager")
    own = (("dealt", "odd-one"), ("saw-card", 3, "seer"), ("moved", "cards", (0, 3)))
    assert same(rules, cast, 3, [Witnessed(ADA, own)])
    assert same(rules, cast, 3, [Believed(ADA, (was("odd-one"),))])


def test_half_a_night():
    cast = cards("2 doppelganger, werewolf, insomniac, 2 villager")
    dealt = (("dealt", "doppelganger"),)
    assert same(BEZIER, cast, 3, [Witnessed(ADA, dealt, over=False)])
    assert not same(BEZIER, cast, 3, [Witnessed(ADA, dealt)])


def test_what_nobody_can_be_told_fits_nothing():
    cast = cards("2 doppelganger, werewolf, seer, 2 villager")
    for told in ((("dealt", "robber"),), (("dealt", "seer"), ("dealt", "seer"))):
        assert not trials(BEZIER, cast, 3, Witnessed(ADA, told)).worlds


@pytest.mark.parametrize("cast", ["2 doppelganger, 2 werewolf, seer, robber, troublemaker, villager", "8 villager"])
def test_too_many_are_not_tried(cast):
    with pytest.raises(Unsolved) as refused:
        trials(BEZIER, cards(cast), 5, None, most=100 if cast.startswith("2") else 0)
    assert refused.value.reason == "worlds-too-many"


@pytest.mark.parametrize("seed", sliced(range(100), most=3))
def test_where_it_can_be_counted_counting_says_the_same(seed):
    """Contradictions and what they free, too."""
    luck = random.Random(f"tried {seed}")
    table = random_table(luck, most=400)
    question = random_question(luck, table)
    own = next((one for one in question if isinstance(one, Witnessed)), None)
    said = [Said(one.seat, claim) for one in question if isinstance(one, Believed) for claim in one.claims]
    tried = trials(table.rules, table.cast, table.players, own)
    wrong = contradiction(table.given, own, said)
    found = tried.contradiction(said)
    assert (found is None) == (wrong is None)
    if found is None:
        fits, evidence = tried.fitting(believing(own, said)), believing(own, said)
        assert fits.weight == solve(table.given, evidence).weight
        wolves = ["werewolf"] if "werewolf" in table.cast else []
        spared = weight_without(table.given, evidence, wolves) / fits.weight
        assert fits.spared(table.players, wolves) == spared
    else:
        assert len(found) == len(wrong)
        assert (tried.frees_most(said, wrong) is None) == (frees_most(table.given, own, said, wrong) is None)
