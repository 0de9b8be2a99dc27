"""Why: every step follows, and what the steps come to cannot be."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import pytest

from garou.deduction.contradictions import contradiction
from garou.deduction.evidence import Evidence, Witnessed, believing
from garou.deduction.findings import solve
from garou.deduction.premises import Premises
from garou.deduction.reasoning import why, why_not
from garou.deduction.reasons import Alone, Clash, Copies, Either, Holds, Knows, Moves, NoNight, Says, Step, Suppose
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.games.one_night import BEZIER
from garou.talk.claims import AM, WAS, Said, am, saw, swapped, was
from histories import History
from inquiries import SmallTable, random_question, random_table
from slices import sliced

ADA, BEN, CLEO, DAN, EVE = (Seat(Slot(number)) for number in range(5))
CAST = cards("2 werewolf, seer, troublemaker, insomniac, 3 villager")
GIVEN = Premises(BEZIER, CAST, 5)


def reasons(said: Sequence[Said], own: Witnessed | None = None, given: Premises = GIVEN) -> tuple[Step, ...]:
    wrong = contradiction(given, own, said)
    assert wrong is not None
    return why_not(given, own, said, wrong)


def test_two_seers_are_one_too_many():
    said = [Said(BEN, was("seer")), Said(ADA, was("villager")), Said(CLEO, was("seer"))]
    assert reasons(said) == (Says(0), Copies("seer", 1), Says(2), Clash(2))


def test_a_look_speaks_against_what_somebody_says_to_be():
    said = [Said(BEN, was("seer")), Said(BEN, saw(ADA, "werewolf")), Said(ADA, was("villager"))]
    lay = Holds(ADA, "werewolf", morning=False)
    assert reasons(said) == (Says(0), Says(1), lay, Says(2), Clash(2))


def test_a_card_is_followed_to_where_it_lies():
    said = [
        Said(BEN, was("insomniac")), Said(BEN, saw(BEN, "insomniac")),
        Said(CLEO, was("troublemaker")), Said(CLEO, swapped(BEN, DAN)),
    ]  # fmt: skip
    assert reasons(said)[:5] == (
        Says(0), Says(2), Says(3), Moves(BEN, DAN), Holds(DAN, "insomniac", morning=True),
    )  # fmt: skip


def test_what_a_seat_knows_is_part_of_the_reason_only_where_it_is_needed():
    own = Witnessed(DAN, (("dealt", "seer"), ("saw-card", 0, "werewolf")))
    said = [Said(ADA, was("villager"))]
    assert reasons(said, own) == (
        Knows(DAN, ("dealt", "seer")), Knows(DAN, ("saw-card", 0, "werewolf")), Holds(ADA, "werewolf", morning=False),
        Says(0), Clash(0),
    )  # fmt: skip
    said = [Said(BEN, was("troublemaker")), Said(CLEO, was("troublemaker"))]
    assert reasons(said, own) == (Says(0), Copies("troublemaker", 1), Says(1), Clash(1))


def test_a_story_may_be_wrong_in_itself():
    said = [Said(BEN, was("villager")), Said(BEN, saw(ADA, "werewolf"))]
    assert reasons(said) == (Says(0), Says(1), Alone(BEN))


def test_facts_that_no_night_tells_need_no_claim():
    own = Witnessed(DAN, (("dealt", "villager"), ("saw-card", 0, "seer")))
    assert reasons([], own) == (Knows(DAN, ("dealt", "villager")), Knows(DAN, ("saw-card", 0, "seer")), NoNight())


# --- Why a card is certain ----------------------------------------------------------------------------


def test_why_somebody_is_a_werewolf():
    said = [
        Said(EVE, was("villager")), Said(ADA, was("seer")), Said(ADA, saw(BEN, "werewolf")),
        Said(CLEO, was("troublemaker")), Said(CLEO, swapped(BEN, DAN)),
    ]  # fmt: skip
    assert why(GIVEN, None, said, DAN, "werewolf") == (
        Says(1), Says(2), Holds(BEN, "werewolf", morning=False), Says(3), Says(4), Moves(BEN, DAN),
        Holds(DAN, "werewolf", morning=True),
    )  # fmt: skip
    assert why(GIVEN, None, said, EVE, "werewolf")[-1] == Holds(EVE, "werewolf", morning=True, sure=False)
    assert why(GIVEN, None, said, BEN, "werewolf") == ()


def test_why_somebody_is_none():
    given = Premises(BEZIER, cards("2 werewolf, seer, 5 villager"), 5)
    own = Witnessed(DAN, (("dealt", "werewolf"), ("fellows", "werewolf", (ADA,))))
    found = why(given, own, [Said(BEN, am("villager"))], CLEO, "werewolf")
    assert found[2:] == (
        Holds(ADA, "werewolf", morning=True), Holds(DAN, "werewolf", morning=True), Copies("werewolf", 2),
        Holds(CLEO, "werewolf", morning=True, sure=False),
    )  # fmt: skip


# --- Every step against all histories, one by one -----------------------------------------------------


def true_in(step: Step, history: History) -> bool:
    if isinstance(step, Holds):
        lies = history.counts if step.morning else history.deal
        return (lies[step.place] == step.role) == step.sure
    if isinstance(step, Moves):
        return history.lies[step.where] == step.place
    return history.deal[step.place] in step.roles if isinstance(step, Either) else True


def follows(table: SmallTable, question: Sequence[Evidence], step: Step) -> bool:
    return all(true_in(step, history) for history in table.fitting(question))


def stated(steps: Iterable[Step], said: Sequence[Said], given: Premises) -> Iterator[Holds | Moves]:
    """All that the steps say of cards; what somebody was, or is where nobody copies, is said by the claim."""
    for step in steps:
        if isinstance(step, Holds | Moves):
            yield step
        elif isinstance(step, Suppose):
            yield Holds(step.place, step.role, morning=False)
        elif isinstance(step, Says) and said[step.number].claim.kind in ((WAS, AM) if given.copier is None else (WAS,)):
            seat, claim, _ = said[step.number]
            yield Holds(seat, claim.roles[0], morning=claim.kind == AM)
        elif isinstance(step, Knows) and step.note[0] == "dealt":
            yield Holds(step.seat, step.note[1], morning=False)


def cases(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """What is told before anything is supposed, with each case by itself."""
    starts = [number for number, step in enumerate(steps) if isinstance(step, Suppose)]
    if not starts:
        yield [*steps]
        return
    for start, end in zip(starts, [*starts[1:], len(steps)], strict=True):
        yield [*steps[: starts[0]], *steps[start:end]]


@pytest.mark.parametrize("seed", sliced(range(300), most=6))
def test_every_step_follows_and_what_they_come_to_cannot_be(seed):
    luck = random.Random(f"reasons {seed}")
    table = random_table(luck, 3_000)
    for _ in range(10):
        question = random_question(luck, table)
        own = next((Witnessed(one.seat, one.told) for one in question if isinstance(one, Witnessed)), None)
        said = [Said(one.seat, claim) for one in question for claim in one.claims][:7]
        wrong = contradiction(table.given, own, said)
        if wrong is None:
            check_certain(table, own, said, luck)
        else:
            check_contradiction(table, own, said, why_not(table.given, own, said, wrong))


def check_contradiction(table: SmallTable, own: Witnessed | None, said: Sequence[Said], steps: Sequence[Step]) -> None:
    mine = own if any(isinstance(step, Knows) for step in steps) else None
    numbers = [step.number for step in steps if isinstance(step, Says)]
    assert not table.fitting(believing(mine, [said[number] for number in numbers]))
    if not isinstance(steps[-1], Clash):
        return
    last = said[numbers[-1]].seat
    rest = [said[number] for number in numbers[:-1]]
    story = [said[number] for number in numbers if said[number].seat == last]
    for some in cases(steps):
        supposed = [Said(Seat(step.place), was(step.role)) for step in some if isinstance(step, Suppose)]
        for step in some:
            assert follows(table, believing(mine, rest + supposed), step) or follows(
                table, believing(None, story), step
            ), (table, said, steps)
        everything = [*stated(some, said, table.given)]
        assert not any(all(true_in(step, one) for step in everything) for one in table.every), (table, said, steps)


def check_certain(table: SmallTable, own: Witnessed | None, said: Sequence[Said], luck: random.Random) -> None:
    place, role = Slot(luck.randrange(len(table.cast))), luck.choice(table.cast)
    steps = why(table.given, own, said, place, role)
    chance = solve(table.given, believing(own, said)).chances(place).get(role, 0)
    assert bool(steps) == (chance in (0, 1)), (table, said)
    if steps:
        assert steps[-1] == Holds(place, role, morning=True, sure=chance == 1)
        mine = own if any(isinstance(step, Knows) for step in steps) else None
        for number, step in enumerate(steps):
            told = [said[before.number] for before in steps[:number] if isinstance(before, Says)]
            assert follows(table, believing(mine, told), step), (table, said, steps)
