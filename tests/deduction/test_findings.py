"""What deduction says, beside figures that were found another way."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from garou.deduction import lying
from garou.deduction.evidence import Believed, Witnessed, believing
from garou.deduction.findings import possible, solve, weight_without
from garou.deduction.lying import LyingModel, posterior
from garou.deduction.premises import Premises
from garou.deduction.scribe import one_each
from garou.engine.game import branches, start
from garou.engine.rules import together
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.games.cast import cards
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from garou.games.one_night.roles import WEREWOLF, gather
from garou.talk.claims import Said, am, saw, swapped, think, took, vote, was
from histories import nights
from situations import CASTS, HARDEST, situation
from slices import sliced

ADA, BEN, CLEO, DAN, EVE = (Seat(Slot(number)) for number in range(5))
FIRST = cards("2 werewolf, seer, robber, troublemaker, 3 villager")


@pytest.mark.parametrize(
    "deal",
    [
        "doppelganger seer robber werewolf minion insomniac villager tanner",
        "werewolf seer robber drunk troublemaker villager",
    ],
)
def test_the_yardstick_has_as_many_nights_as_the_engine(deal):
    def count(game):
        return 1 if game.open[0].ballot else sum(count(later) for _, later in branches(game))

    dealt = tuple(map(RoleName, deal.split()))
    setup = Setup(dealt[:-3], dealt[-3:])
    assert len(list(nights(RAVENSBURGER, setup))) == count(start(RAVENSBURGER, setup))


def test_with_nothing_known_every_card_is_as_likely_everywhere():
    """Who swaps cards unseen changes nothing for those who know nothing, as long as they stay among the players."""
    given = Premises(BEZIER, cards("2 werewolf, minion, seer, robber, troublemaker, villager, insomniac"), 5)
    found = solve(given, ())
    assert found.weight == 20160  # 8! / 2!
    assert all(found.chances(place)["werewolf"] == Fraction(2, 8) for place in range(8))


def test_a_drunk_brings_wolves_to_the_table():
    """A drunk is dealt to a player with 5/8; then the centre loses a card, a wolf with 2/7, and gains the drunk."""
    given = Premises(BEZIER, cards("2 werewolf, minion, seer, 2 villager, drunk, insomniac"), 5)
    at_the_table = sum(solve(given, ()).chances(seat)["werewolf"] for seat in range(5))
    assert at_the_table == 5 * Fraction(2, 8) + Fraction(5, 8) * Fraction(2, 7)


def test_the_village_wins_157_games_in_512():
    """No wolf: 3/28. The expected number of wolves at the table gives the rest; then all 4 ** 5 votes."""
    given = Premises(BEZIER, FIRST, 5)
    found = solve(given, ())
    none = weight_without(given, (), ["werewolf"]) / found.weight
    two = sum(found.chances(seat)["werewolf"] for seat in range(5)) - (1 - none)
    shares = {0: none, 1: 1 - none - two, 2: two}
    assert none == Fraction(3, 28)
    won: Counter[int] = Counter()
    for votes in product(range(4), repeat=5):
        tally = Counter(target + (target >= voter) for voter, target in enumerate(votes))
        most = max(tally.values())
        dead = {seat for seat, number in tally.items() if number == most} if most > 1 else set()
        won += {0: not dead, 1: 0 in dead, 2: bool({0, 1} & dead)}
    assert sum(share * Fraction(won[wolves], 4**5) for wolves, share in shares.items()) == Fraction(157, 512)


def test_a_wolf_who_must_peek_gives_2502_nights():
    """Two wolves, seer, robber, two villagers, three players: another program has 20,016 ends with 2 ** 3 votes."""

    def must_peek(wolves: tuple[Seat, ...], table: Table) -> None:
        gather(wolves, table)
        if len(wolves) == 1:
            table.look(wolves[0], table.must_choose(wolves[0], table.centre))

    rules = BEZIER.but("one-night/peeking", together("werewolf", must_peek, WEREWOLF))
    counting = Premises(rules, cards("2 werewolf, seer, robber, 2 villager"), 3, one_each)
    assert solve(counting, ()).weight == 20_016 // 2**3


def test_the_troublemaker_who_is_believed_moves_the_wolf():
    told = [
        Believed(ADA, (was("seer"), saw(BEN, "werewolf"))),
        Believed(CLEO, (was("troublemaker"), swapped(BEN, DAN))),
    ]
    found = solve(Premises(BEZIER, FIRST, 5), told)
    # A robber among Dan and Eve (nobody else is left) robs Ben of his wolf with 1/5 before the swap.
    assert found.chances(DAN)["werewolf"] > Fraction(3, 4)
    assert found.teams(ADA)["village"] > Fraction(1, 2)


def test_a_robber_in_the_centre_cannot_have_robbed():
    own = Witnessed(ADA, (("dealt", "seer"), ("saw-card", 5, "robber"), ("saw-card", 6, "villager")))
    assert not possible(Premises(BEZIER, FIRST, 5), [own, Believed(BEN, (was("robber"), took(CLEO, "villager")))])


def test_a_copier_has_not_seen_what_she_moved_there_herself():
    """198 histories, counted one by one: the troublemaker's card reached Ada by one swap or by two."""
    cast = cards("doppelganger, troublemaker, insomniac, robber, 3 villager")
    own = Witnessed(ADA, (("dealt", "insomniac"), ("saw-card", 0, "troublemaker")))
    assert solve(Premises(BEZIER, cast, 4, one_each), [own]).weight == 198


def test_what_a_seat_claims_itself_must_be_true_of_what_it_knows():
    given, own = Premises(BEZIER, FIRST, 5), (("dealt", "robber"), ("moved", "cards", (0, 1)), ("saw-card", 0, "seer"))
    for claims in ((was("robber"), took(BEN, "seer")), (am("seer"),), ()):
        assert possible(given, [Witnessed(ADA, own, claims)])
    for claims in ((was("seer"),), (took(CLEO),), (took(BEN, "villager"),), (am("robber"), am("seer"))):
        assert not possible(given, [Witnessed(ADA, own, claims)])
    # The robber's card lies before Ada again if Ben's is troubled with hers: one of 11 choices, or of 7 with Ada in it.
    stirred = solve(given, [Witnessed(ADA, own, (am("robber"),))]).weight / solve(given, [Witnessed(ADA, own)]).weight
    assert stirred == solve(given, [Witnessed(ADA, own)]).chances(ADA)["robber"]


def test_who_does_not_say_which_card_it_was_has_one_version_and_an_opinion_none():
    """Else twelve roles for each of a few seats would be thousands of cases."""
    hardest = Premises(RAVENSBURGER, cards(HARDEST), 10)
    assert len(Premises(BEZIER, FIRST, 5).versions(Believed(ADA, (am("seer"),)))) == 1
    assert len(hardest.versions(Believed(ADA, (am("seer"),)))) == 3  # or she has copied the seer, or not and holds it
    assert believing(None, [Said(ADA, think(BEN, "seer")), Said(BEN, vote(ADA))]) == ()


def test_the_hardest_cast_has_all_the_deals_there_are():
    assert solve(Premises(RAVENSBURGER, cards(HARDEST), 10), ()).weight == 1_556_755_200  # 13! / (2! * 2!)


# --- Seats that stand for each other ----------------------------------------------------------------


@pytest.mark.parametrize(("name", "seed"), sliced([(n, s) for n in CASTS for s in range(12)], most=3, several=True))
def test_seats_that_stand_for_each_other_change_nothing(name, seed):
    """With and without it, on tables nobody could count one by one."""
    given, plain = (Premises(RAVENSBURGER, cards(CASTS[name]), int(name.split()[0])) for _ in range(2))
    plain.__dict__["alike"] = False
    now = situation(name, random.Random(f"alike {name} {seed}"), least=7)
    one, other = solve(given, now.question), solve(plain, now.question)
    assert given.alike
    assert one.weight == other.weight
    assert weight_without(given, now.question, ["werewolf"]) == weight_without(plain, now.question, ["werewolf"])
    places = range(given.size) if one.possible else ()
    assert [one.chances(place) for place in places] == [other.chances(place) for place in places]


def model(given: Premises) -> LyingModel:
    """Nine villagers in ten tell the truth, one of the others in ten."""
    village = {name: given.rules.roles[name].team == VILLAGE for name in given.names}
    honest = {name: Fraction(9, 10) if good else Fraction(1, 10) for name, good in village.items()}
    return LyingModel("nine in ten", honest, lambda said: Fraction(1, 12 * 10 ** max(0, len(said.claims) - 1)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seed"), sliced([(n, s) for n in CASTS for s in range(6)], most=2, several=True))
def test_nor_do_they_where_people_lie(name, seed):
    cast, players = cards(CASTS[name]), int(name.split()[0])
    given, plain = (Premises(RAVENSBURGER, cast, players) for _ in range(2))
    plain.__dict__["alike"] = False
    now = situation(name, random.Random(f"posterior {seed}"), least=6, most=7)
    one, other = (posterior(some, now.own, now.heard, model(some)) for some in (given, plain))
    assert [one.chances(place) for place in range(given.size)] == [other.chances(place) for place in range(given.size)]
    assert [one.trust(said.seat) for said in now.heard] == [other.trust(said.seat) for said in now.heard]


def test_who_only_names_a_card_makes_no_case_of_its_own(monkeypatch):
    """Else each of them would double the work, and seven of them make it 128 times as much."""
    counted = []
    add_case = lying.add_case
    monkeypatch.setattr(lying, "add_case", lambda sums, case: counted.append(case) or add_case(sums, case))
    given = Premises(RAVENSBURGER, cards(HARDEST), 10)
    told = [Believed(ADA, (was("drunk"),)), *(Believed(Seat(Slot(seat)), (was("hunter"),)) for seat in range(1, 8))]
    numbers = []
    for some in (told[:1], told):
        counted.clear()
        posterior(given, None, some, model(given))
        numbers.append(len(counted))
    assert numbers[0] == numbers[1]


def test_a_table_forgets_what_rests_on_claims_and_keeps_what_follows_from_the_roles():
    given = Premises(BEZIER, FIRST, 5)
    found = posterior(given, None, [Believed(ADA, (was("robber"), took(BEN, "seer")))], model(given))
    memory = given.memory(found.bits)
    every = len(memory)
    given.forget()
    assert 0 < len(memory) < every
    again = posterior(given, None, [Believed(ADA, (was("robber"), took(BEN, "seer")))], model(given))
    assert (again.places, len(memory)) == (found.places, every)


def test_a_robber_who_only_names_his_card_has_likelier_robbed_nobody_where_the_honest_tell_all():
    given = Premises(BEZIER, cards("2 werewolf, robber, seer, 2 villager"), 3)
    heard = [Believed(ADA, (was("robber"),))]
    honest = dict.fromkeys(given.names, Fraction(1))
    kept = {
        brief: posterior(given, None, heard, LyingModel("sure", honest, lambda _: Fraction(0), brief)).chances(ADA)[
            "robber"
        ]
        for brief in (None, Fraction(1, 5))
    }
    assert kept[None] == Fraction(1, 3), "he may rob either of two, or nobody"
    assert kept[Fraction(1, 5)] == Fraction(5, 7), "which is five times as likely to be told so"
