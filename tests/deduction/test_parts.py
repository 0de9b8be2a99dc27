"""A small table remembers: what is asked again, or by another seat of the same kind, is not worked out again."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from garou.deduction import lying, parts
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import LyingModel, posterior
from garou.deduction.premises import Premises
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.games.one_night import RAVENSBURGER
from garou.talk.claims import am, saw, swapped, took, was
from situations import CASTS, situation
from slices import sliced

ADA, BEN, CLEO, DAN, EVE = (Seat(Slot(number)) for number in range(5))
FIVE = cards(CASTS["5"])


def model(given: Premises, odds: Fraction = Fraction(1, 12)) -> LyingModel:
    return LyingModel("three in four", dict.fromkeys(given.names, Fraction(3, 4)), lambda _: odds)


@pytest.fixture
def worked(monkeypatch):
    """What had to be worked out."""
    found = []
    work = parts.Parts.work_out
    monkeypatch.setattr(parts.Parts, "work_out", lambda self, *of: found.append(of) or work(self, *of))
    return found


SEEN = Witnessed(ADA, (("dealt", "seer"), ("saw-card", 1, "robber")))
TOLD = [Believed(CLEO, (was("troublemaker"), swapped(ADA, BEN))), Believed(DAN, (was("drunk"),))]


def test_a_question_asked_twice_iswork_out_once(worked):
    given = Premises(RAVENSBURGER, FIVE, 5)
    one = posterior(given, SEEN, TOLD, model(given))
    first = len(worked)
    assert first == 4  # either of two may lie
    other = posterior(given, SEEN, TOLD, model(given, Fraction(1, 7)))  # other odds are a factor
    assert len(worked) == first
    assert one.chances(BEN) != other.chances(BEN)


def test_one_claim_more_leaves_everything_where_its_speaker_lies(worked):
    given = Premises(RAVENSBURGER, FIVE, 5)
    posterior(given, SEEN, TOLD, model(given))
    first = len(worked)
    posterior(given, SEEN, [TOLD[0], Believed(DAN, (was("drunk"), took(Slot(6))))], model(given))
    assert len(worked) == first + 2  # he tells the truth, and she does or does not


def test_the_same_by_other_names_is_known(worked):
    given = Premises(RAVENSBURGER, FIVE, 5)
    one = posterior(given, SEEN, TOLD, model(given))
    first = len(worked)
    there = Witnessed(EVE, (("dealt", "seer"), ("saw-card", 3, "robber")))
    told = [Believed(BEN, (was("troublemaker"), swapped(EVE, DAN))), Believed(ADA, (was("drunk"),))]
    other = posterior(given, there, told, model(given))
    assert len(worked) == first
    names = {ADA: EVE, BEN: DAN, CLEO: BEN, DAN: ADA, EVE: CLEO}
    assert [one.chances(seat) for seat in names] == [other.chances(seat) for seat in names.values()]
    assert [one.trust(seat) for seat in (CLEO, DAN)] == [other.trust(seat) for seat in (BEN, ADA)]


def test_so_is_what_everybody_tells(worked):
    """Ada sees Ben, four others speak; then Eve sees Dan, and everybody has moved on by one seat or more."""
    given = Premises(RAVENSBURGER, FIVE, 5)
    names = {ADA: EVE, BEN: DAN, CLEO: BEN, DAN: ADA, EVE: CLEO}
    told = [
        Believed(BEN, (was("minion"),)),
        Believed(CLEO, (was("troublemaker"), swapped(ADA, BEN))),
        Believed(DAN, (was("drunk"), took(Slot(6)))),
        Believed(EVE, (was("insomniac"), saw(EVE, "insomniac"))),
    ]
    there = [
        Believed(DAN, (was("minion"),)),
        Believed(BEN, (was("troublemaker"), swapped(EVE, DAN))),
        Believed(ADA, (was("drunk"), took(Slot(6)))),
        Believed(CLEO, (was("insomniac"), saw(CLEO, "insomniac"))),
    ]
    one = posterior(given, SEEN, told, model(given))
    first = len(worked)
    other = posterior(given, Witnessed(EVE, (("dealt", "seer"), ("saw-card", 3, "robber"))), there, model(given))
    assert len(worked) == first
    assert [one.chances(seat) for seat in names] == [other.chances(seat) for seat in names.values()]


def test_what_cannot_be_together_is_not_tried_with_more(worked):
    given = Premises(RAVENSBURGER, FIVE, 5)
    both = [Believed(seat, (was("robber"),)) for seat in (BEN, CLEO, DAN)]
    posterior(given, None, both, model(given))
    assert len(worked) == 3  # nobody, one of them, two of them: whoever it is is as good as the others


def test_names_change_nothing_where_seats_are_not_alike():
    given = Premises(RAVENSBURGER, cards("2 robber, insomniac, 2 werewolf, 3 villager"), 5)
    assert not given.alike
    told = [Believed(BEN, (was("robber"), took(CLEO, "insomniac"))), Believed(DAN, (am("insomniac"),))]
    assert posterior(given, None, told, model(given)).possible


@pytest.mark.parametrize("seed", sliced(range(60), most=2))
def test_a_table_in_use_says_what_a_fresh_one_says(seed, monkeypatch):
    """Part by part, fresh and in use, and all who lie at once."""
    used = Premises(RAVENSBURGER, FIVE, 5)
    for number in range(6):
        now, fresh = situation("5", random.Random(f"parts {seed} {number}")), Premises(RAVENSBURGER, FIVE, 5)
        found = [posterior(given, now.own, now.heard, model(given)) for given in (used, fresh)]
        with monkeypatch.context() as patch:
            patch.setattr(lying, "FEW", 0)
            found.append(posterior(fresh, now.own, now.heard, model(fresh)))
        chances = [[[*one.chances(place).items()] for place in range(8)] for one in found]
        assert chances[0] == chances[1] == chances[2]
        trust = [[one.trust(said.seat) for said in now.heard] for one in found]
        assert trust[0] == trust[1] == trust[2]


def test_what_has_been_there_longest_is_let_go_of(monkeypatch):
    monkeypatch.setattr(parts, "MOST", 4)
    known = dict.fromkeys(range(4))
    parts.make_room(known)
    assert [*known] == [2, 3]


def test_a_look_at_what_somebody_moved_has_its_name_too():
    given = Premises(RAVENSBURGER, FIVE, 5)
    own = Witnessed(EVE, (("dealt", "insomniac"), ("saw-card", 4, "werewolf")))
    told = [Believed(ADA, (was("seer"), saw(Slot(6), "minion"), saw(Slot(7), "drunk")))]
    assert posterior(given, own, told, model(given)).chances(EVE) == {"werewolf": 1}
