"""Why, where marks move: every step follows, every rule is one, and what they come to cannot be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from dusks import DuskTable, Morning, claimed, common_of, dusk_table, random_dusk
from garou.deduction.concluding import conclude, reason
from garou.deduction.conclusions import Problem
from garou.deduction.evidence import Witnessed, believing
from garou.deduction.reasons import (
    ALWAYS,
    ASLEEP,
    AT_MOST,
    AT_ONCE,
    FROM,
    ITSELF,
    KEEPS,
    LAWS,
    NEIGHBOUR,
    SPARED,
    Alone,
    Away,
    Clash,
    Either,
    Holds,
    Knows,
    Law,
    NoNight,
    Says,
    Step,
    Suppose,
    Wears,
)  # fmt: skip
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.talk.claims import Said, saw, took, was, wears
from slices import leaving_out, sliced

ADA, BEN, CLEO, DAN = (Seat(Slot(number)) for number in range(4))


def reasons(cast: str, *said: Said, players: int = 4, own: Witnessed | None = None) -> tuple[Step, ...]:
    found = conclude(Problem(common_of(cards(cast), players), own, said))
    assert found.possible is False
    assert found.wrong
    return found.wrong.why


# --- What is said of marks ------------------------------------------------------------------------------


def test_a_mark_that_nobody_can_have_laid():
    """The cupid lies in the centre, where the seer saw it."""
    said = (Said(ADA, was("seer")), Said(ADA, saw(Slot(4), "cupid")), Said(BEN, wears(BEN, "love")))
    assert reasons("vampire, cupid, seer, gremlin, 3 villager", *said) == (
        Says(0), Says(1), Away("cupid"), Says(2), Law(FROM, "love", ("cupid",)), Clash(2),
    )  # fmt: skip


def test_who_hands_it_out_sits_too_far_away():
    said = (Said(ADA, was("diseased")), Said(CLEO, was("villager")), Said(CLEO, wears(CLEO, "disease")))
    found = reasons("vampire, diseased, seer, 4 villager", *said)
    assert found[-3:] == (Law(NEIGHBOUR, "disease", ("diseased",)), Law(FROM, "disease", ("diseased",)), Clash(2))


def test_a_vampire_is_not_bitten():
    said = (Said(ADA, was("vampire")), Said(ADA, wears(ADA, "vampire")))
    assert reasons("vampire, seer, 5 villager", *said)[-2:] == (Law(SPARED, "vampire", ("vampire",)), Alone(ADA))


def test_what_only_its_owner_wears():
    said = (Said(ADA, was("seer")), Said(ADA, wears(ADA, "bat")))
    found = reasons("vampire, renfield, seer, 4 villager", *said)
    assert found[2:] == (Law(ITSELF, "bat", ("renfield",)), Alone(ADA))


def test_a_vampire_has_to_bite_somebody():
    """Nobody else here touches a mark at dusk."""
    bare = [Said(seat, wears(seat, "clarity")) for seat in (BEN, CLEO)]
    found = reasons("vampire, seer, 4 villager", Said(ADA, was("vampire")), *bare, players=3)
    assert found[-2:] == (Law(ALWAYS, "vampire", ("vampire",)), Clash(2))


def test_who_always_has_the_own_mark():
    said = (Said(ADA, was("priest")), Said(ADA, wears(ADA, "love")))
    assert Law(KEEPS, "clarity", ("priest",)) in reasons("vampire, cupid, priest, seer, 3 villager", *said)


def test_love_is_for_two_and_for_no_more():
    some = [Said(seat, wears(seat, "love")) for seat in (ADA, BEN, CLEO)]
    assert reasons("cupid, seer, 5 villager", *some)[-2:] == (Law(AT_MOST, "love", number=2), Clash(2))
    one = (Said(ADA, wears(ADA, "love")), *(Said(seat, wears(seat, "clarity")) for seat in (BEN, CLEO)))
    assert reasons("cupid, seer, 4 villager", *one, players=3)[-2:] == (Law(AT_ONCE, "love", ("cupid",), 2), Clash(2))


def test_whoever_is_afraid_sleeps():
    for doing in ((was("seer"), saw(BEN, "villager")), (was("robber"), took(BEN, "villager"))):
        said = [Said(ADA, claim) for claim in (*doing, wears(ADA, "fear"))]
        assert reasons("count, seer, robber, 4 villager", *said)[-2:] == (Law(ASLEEP, "fear"), Alone(ADA))


def test_what_a_seat_knows_is_part_of_the_reason_only_where_it_is_needed():
    own = Witnessed(
        DAN, (("dealt", "seer"), ("saw-mark", 3, "clarity"), ("saw-card", 4, "cupid"), ("saw-card", 5, "villager"))
    )
    love = Said(BEN, wears(BEN, "love"))
    found = reasons("vampire, cupid, seer, gremlin, 3 villager", love, own=own)
    assert [type(step) for step in found] == [*[Knows] * 4, Away, Says, Law, Clash]
    two = (Said(ADA, was("robber")), Said(BEN, was("robber")))
    found = reasons("robber, cupid, seer, 4 villager", *two, own=own)
    assert Knows not in map(type, found)


# --- Why a card is certain ------------------------------------------------------------------------------


def test_what_has_to_be_believed_for_it_is_told_and_nothing_else():
    common = common_of(cards("vampire, cupid, seer, robber, 3 villager"), 4)
    said = (Said(BEN, was("villager")), Said(ADA, was("robber")), Said(ADA, took(DAN, "vampire")))
    holds = Holds(Slot(0), "vampire", morning=True)
    assert reason(Problem(common, None, said), Slot(0), "vampire") == (Says(1), Says(2), holds)
    assert reason(Problem(common, None, said), Slot(2), "vampire")[-1] == replace(holds, place=Slot(2), sure=False)
    assert reason(Problem(common, None, said), Slot(2), "seer") == ()
    own = Witnessed(DAN, (("dealt", "villager"), ("saw-mark", 3, "clarity")))
    assert not any(isinstance(step, Knows) for step in reason(Problem(common, own, said[:1]), Slot(1), "villager"))


# --- Every step against all histories, one by one -------------------------------------------------------


def dealt(morning: Morning, seat: int) -> str:
    return next(note[1] for note in morning.told[seat] if note[0] == "dealt")


def worn(morning: Morning, seat: int) -> str:
    """At the end of the dusk."""
    return next((note[2] for note in morning.told[seat] if note[:2] == ("saw-mark", seat)), "")


def true_in(step: Step, morning: Morning) -> bool:
    seats = range(len(morning.told))
    match step:
        case Holds(place, role, True, sure):
            return (morning.counts[place] == role) == sure
        case Holds(place, role, False, sure):
            return (dealt(morning, place) == role) == sure
        case Away(role):
            return role not in (dealt(morning, seat) for seat in seats)
        case Wears(seat, mark):
            return worn(morning, seat) == mark
        case Suppose(place, role):
            return dealt(morning, place) == role
        case Either(place, roles):
            return dealt(morning, place) in roles
    return True


def follows_the_rules(law: Law, morning: Morning) -> bool:
    """Is it so in this night?"""
    seats, holders = range(len(morning.told)), [dealt(morning, seat) for seat in range(len(morning.told))]
    wearing = [seat for seat in seats if worn(morning, seat) == law.mark]
    around = {near % len(holders) for s in seats if holders[s] in law.roles for near in (s - 1, s + 1)}
    match law.name:
        case "from":
            return not wearing or bool({*law.roles} & {*holders})
        case "itself":
            return all(holders[seat] in law.roles for seat in wearing)
        case "neighbour":
            return {*wearing} <= around
        case "spared":
            return not any(holders[seat] in law.roles for seat in wearing)
        case "at-most":
            return len(wearing) <= law.number
    return True  # what is laid over a mark, or slept through, is seen by what all steps come to


def stated(steps: Sequence[Step], said: Sequence[Said]) -> Iterator[tuple[list[int], list[Step], Step]]:
    """Each step with the claims that were told before it, and what was supposed."""
    before, supposed = list[int](), list[Step]()
    for step in steps:
        if isinstance(step, Says):
            before.append(step.number)
        elif isinstance(step, Suppose):
            supposed = [step]
        else:
            yield [*before], [*supposed], step


def asked(luck: random.Random, table: DuskTable) -> tuple[Witnessed | None, list[Said]]:
    """What several say of nights that have nothing to do with each other."""
    one = luck.choice(table.every)
    own = Witnessed(Seat(Slot(0)), one.told[0]) if luck.random() < 0.3 else None
    seats = range(1 if own else 0, table.common.players)
    said = [Said(Seat(Slot(seat)), claim) for seat in seats
            for claim in claimed(luck, luck.choice(table.every), seat, table)]  # fmt: skip
    return own, luck.sample(said, min(6, len(said)))


COUNTED: Counter[str] = Counter()


@pytest.mark.parametrize("seed", sliced(range(150), most=2))
def test_every_step_follows_and_what_they_come_to_cannot_be(seed):
    luck = random.Random(f"marked reasons {seed}")
    table = random_dusk(luck, leaving_out(800, 1_500))
    for _ in range(6):
        own, said = asked(luck, table)
        if said and not table.fitting(believing(own, said)) and table.fitting(believing(own, ())):
            check(table, own, said)


def check(table: DuskTable, own: Witnessed | None, said: list[Said]) -> None:
    found = conclude(Problem(table.common, own, tuple(said)))
    if not found.exact or found.possible is not False:
        return
    assert found.wrong
    knows = own if any(isinstance(step, Knows) for step in found.wrong.why) else None
    claims = [step.number for step in found.wrong.why if isinstance(step, Says)]
    assert {*found.wrong.claims} <= {*claims}
    assert not table.fitting(believing(knows, [said[number] for number in claims]))
    for before, supposed, step in stated(found.wrong.why, said):
        for one in table.fitting(believing(knows, [said[number] for number in before])):
            assert not all(true_in(case, one) for case in supposed) or true_in(step, one), (said, step)
        if isinstance(step, Law):
            assert all(follows_the_rules(step, one) for one in table.every), (said, step)
    COUNTED["shown" if NoNight() not in found.wrong.why else "said"] += 1


@pytest.mark.deep
def test_most_contradictions_are_shown():
    """Over twenty tables; every name of a rule that is told is one of those that have words."""
    COUNTED.clear()
    for seed in range(200, 220):
        luck = random.Random(f"marked reasons {seed}")
        table = random_dusk(luck, 1_500)
        for _ in range(6):
            own, said = asked(luck, table)
            if said and not table.fitting(believing(own, said)) and table.fitting(believing(own, ())):
                check(table, own, said)
    assert COUNTED["shown"] > 3 * COUNTED["said"]
    assert len(LAWS) == 9


def test_three_seats_are_each_others_neighbours():
    table = dusk_table(cards("diseased, vampire, 4 villager"), 3)
    assert any(worn(one, 1) == "disease" for one in table.every if dealt(one, 0) == "diseased")
