"""Minds where night follows day: who comes out when, what wolves make of it, and chances that follow from a deal."""

from __future__ import annotations

from random import Random

import pytest

import village
from decks import seat
from garou.games import GAMES
from garou.games.scenarios import SCENARIOS
from garou.minds.days import fortune
from garou.minds.days.own import own
from garou.minds.days.told import told
from garou.minds.days.worlds import heard, known_to
from garou.minds.mind import HONEST, MINDS, SAGE, SLY
from garou.simulating.company import Company
from garou.simulating.matches import Match, evening_of
from garou.talk.claims import am, saw, vote
from hearings import hearing

ADA, BEN, CLEO, DAN, EVA, FAY, GUS = map(seat, range(7))
PACK = "werewolf werewolf seer witch hunter villager villager"
PLAIN = (am("villager"),)
CLASSIC = GAMES["classic", ""]
LEVELS = pytest.mark.parametrize("mind", [HONEST, SLY, SAGE], ids=lambda mind: mind.name)
BY_ID = {scenario.id: scenario for scenario in SCENARIOS}


def by_day(*lines, deal=PACK):
    return village.until(village.dealt(deal, *lines), "lynch")


def says(mind, game, who, talk, day=1):
    return mind.speak(hearing(game, who, talk, day), Random(1))


def thought(game, who, talk=None):
    """What this seat goes by."""
    heard_by = hearing(game, who, talk)
    mine = own(heard_by)
    return mine, told(mine.square.lore, heard_by.said, heard_by.day)


# --- Who comes out --------------------------------------------------------------------------------


@LEVELS
def test_a_seer_who_has_found_a_wolf_comes_out(mind):
    game = by_day("Cleo seer Ben")
    assert says(mind, game, CLEO, {CLEO: PLAIN}) == (am("seer"), saw(BEN, "werewolf"))
    assert says(mind, game, CLEO, {CLEO: (*PLAIN, am("seer"), saw(BEN, "werewolf"), vote(BEN))}) == ()


ROPE = {who: (*PLAIN, vote(EVA)) for who in (ADA, BEN, CLEO, DAN)}


@pytest.mark.parametrize(("mind", "comes_out"), [(HONEST, False), (SLY, True), (SAGE, True)])
def test_a_hunter_with_the_rope_before_its_eyes_says_so(mind, comes_out):
    game = by_day("Cleo seer Dan")
    assert (am("hunter") in says(mind, game, EVA, ROPE | {EVA: PLAIN})) is comes_out


@pytest.mark.parametrize(("mind", "comes_out"), [(HONEST, False), (SLY, True), (SAGE, True)])
def test_whoever_holds_a_card_does_not_let_another_have_it(mind, comes_out):
    game = by_day("Cleo seer Dan")
    assert (am("hunter") in says(mind, game, EVA, {EVA: PLAIN, ADA: (am("hunter"),)})) is comes_out


def test_before_the_last_vote_all_come_out_who_hold_a_card_there_is_one_of():
    """Two wolves and three others: if the vote misses and wolves bite, one is left, and they have won."""
    game = by_day("Cleo seer Dan", deal="werewolf werewolf seer witch villager")
    assert fortune.last_chance(CLASSIC, 3, 2)
    assert says(SAGE, game, DAN, {DAN: PLAIN}) == (am("witch"),)
    assert am("witch") not in says(SLY, game, DAN, {DAN: PLAIN})


def test_a_sly_seer_does_not_give_away_who_hides():
    """Dan is the witch and says she is a villager; once she comes out, the look is told."""
    game = by_day("Cleo seer Dan")
    talk = {CLEO: PLAIN, DAN: PLAIN, ADA: (am("seer"),)}
    assert says(SLY, game, CLEO, talk) == (am("seer"),)
    assert says(SLY, game, CLEO, talk | {DAN: (*PLAIN, am("witch"))}) == (am("seer"), saw(DAN, "witch"))


# --- Wolves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mind", "bluffs"), [(HONEST, False), (SLY, True), (SAGE, True)])
def test_a_wolf_who_was_found_claims_the_finders_card(mind, bluffs):
    game = by_day("Cleo seer Ben")
    talk = {CLEO: (am("seer"), saw(BEN, "werewolf")), BEN: PLAIN}
    assert (says(mind, game, BEN, talk)[:2] == (am("seer"), saw(CLEO, "werewolf"))) is bluffs


@pytest.mark.parametrize("mind", [SLY, SAGE], ids=lambda mind: mind.name)
def test_a_wolf_about_to_hang_takes_a_card_that_nobody_claims(mind):
    game = by_day("Cleo seer Dan")
    rope = {who: (*PLAIN, vote(ADA)) for who in (CLEO, DAN, EVA, FAY)} | {ADA: PLAIN, DAN: (am("witch"), vote(ADA))}
    assert says(mind, game, ADA, rope)[0] == am("hunter")


@LEVELS
def test_nobody_of_a_pack_speaks_or_votes_against_another(mind):
    game = by_day("Cleo seer Ben")
    talk = {CLEO: (am("seer"), saw(BEN, "werewolf")), BEN: PLAIN, ADA: PLAIN}
    assert not [claim for claim in says(mind, game, ADA, talk) if BEN in claim.places]
    assert mind.answer(hearing(game, ADA, talk), Random(1)) != (BEN,)


def test_a_sage_wolf_votes_with_the_village_against_one_of_its_own_that_nobody_can_save():
    game = by_day("Cleo seer Dan")
    rope = {BEN: PLAIN, ADA: PLAIN} | {who: (*PLAIN, vote(BEN)) for who in (CLEO, DAN, EVA, FAY)}
    assert SAGE.answer(hearing(game, ADA, rope), Random(1)) == (BEN,)
    assert SLY.answer(hearing(game, ADA, rope), Random(1)) != (BEN,)


# --- Chances ---------------------------------------------------------------------------------------


def test_where_nothing_was_said_the_wolves_are_any_two_of_the_others():
    game = by_day("Cleo seer Dan")
    chances = known_to(*thought(game, FAY)).chances
    assert [chances[who] for who in (ADA, BEN, CLEO, DAN, EVA, GUS)] == pytest.approx([2 / 6] * 6)
    assert chances[FAY] == 0


def test_a_seer_counts_what_she_has_seen():
    """Dan is the witch: two wolves among the other five."""
    chances = known_to(*thought(by_day("Cleo seer Dan"), CLEO)).chances
    assert (chances[DAN], chances[ADA]) == pytest.approx((0, 2 / 5))


def test_of_two_who_claim_one_card_the_first_is_believed_and_who_holds_it_knows():
    game = by_day("Cleo seer Ben")
    talk = {CLEO: (am("seer"), saw(BEN, "werewolf")), BEN: (am("seer"), saw(CLEO, "werewolf"))}
    mine, words = thought(game, FAY, talk)
    crowd = heard(mine.square, words).chances
    assert crowd[BEN] > 0.6
    assert crowd[CLEO] < 0.4
    assert known_to(*thought(game, CLEO, talk)).chances[BEN] == 1


# --- What a death is worth -----------------------------------------------------------------------------


def test_what_a_village_can_hope_for_is_counted_to_the_end():
    """Two villagers and a wolf: 1.35 times one in three hits. Three and one: so often, or else the same again."""
    hit = 1.35 / 3
    assert fortune.by_day(CLASSIC, 2, 1) == pytest.approx(hit)
    assert fortune.by_night(CLASSIC, 3, 1) == pytest.approx(hit)
    assert fortune.by_day(CLASSIC, 4, 1) == pytest.approx(1.35 / 5 + (1 - 1.35 / 5) * hit)
    assert fortune.gained(CLASSIC, 4, 1, 1.0) > 0 > fortune.gained(CLASSIC, 4, 1, 0.0)


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: mind.name)
def test_what_is_kept_between_two_thoughts_changes_nothing(mind, monkeypatch):
    """Two games side by side, with everything forgotten and with nothing."""
    match = Match("classic", "", 8, BY_ID["whole-village"], ("captain",), Company(mind.name), seed=2)
    played = [evening_of(match, number) for number in range(3)]
    for module in ("own", "square", "told"):
        monkeypatch.setattr(f"garou.minds.days.{module}._KEPT", Forgetful() if module == "own" else Nothing())
    again = [evening_of(match, number) for number in range(3)]
    assert [(one.said, one.given) for one in played] == [(one.said, one.given) for one in again]


class Forgetful(dict):
    def __setitem__(self, key, value):
        pass


class Nothing(list):
    def insert(self, index, value):
        pass
