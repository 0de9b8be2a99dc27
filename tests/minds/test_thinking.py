"""What a seat makes of what it knows and heard, under the measured model of lying: counted, else drawn by luck."""

from __future__ import annotations

from fractions import Fraction

import pytest

import epic
from decks import seat
from garou.deduction import counted
from garou.deduction.evidence import Believed
from garou.deduction.unsolved import Unsolved
from garou.engine.roles import Role
from garou.engine.values import Fact, RoleName
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE
from garou.minds.habits import lying_model, measured, odds, rounded
from garou.minds.thinking import heard_by, think
from garou.talk.claims import Claim, Common, Said, am, saw, swapped, took, was, wears
from garou.talk.claims import think as takes_for
from hearings import hearing

ADA, BEN, CLEO, DAN = map(seat, range(4))
WOLF = ("werewolf",)
DECK = "werewolf, seer, robber, troublemaker, insomniac, 2 villager"


def common(cast: str = DECK, players: int = 4, game: tuple[str, str] = ("one-night", "bezier")) -> Common:
    return Common(GAMES[game], Cast(cards(cast)), players)


TABLE = common()
STILL = common("werewolf, seer, insomniac, 4 villager")  # nobody moves a card


def fact(name: str, **data) -> Fact:
    return Fact(frozenset((ADA,)), name, tuple(data.items()))


def dealt(role: str) -> Fact:
    return fact("dealt", role=role)


def said(**claims: tuple[Claim, ...]) -> list[Said]:
    by = {"ada": ADA, "ben": BEN, "cleo": CLEO, "dan": DAN}
    return [Said(by[name], claim) for name, some in claims.items() for claim in some]


SEEN = (dealt("seer"), fact("saw-card", where=BEN, role="werewolf"))


def test_where_nobody_has_spoken_every_unseen_card_is_as_likely():
    """Ada has looked at nobody: six cards are unseen, one of them the wolf's."""
    found = think(STILL, ADA, [dealt("seer")], [])
    assert [found.chance(who, WOLF) for who in (BEN, CLEO, DAN)] == pytest.approx([1 / 6] * 3)
    assert found.chance(ADA, WOLF) == 0
    assert found.exact


def test_what_i_saw_goes_over_what_i_am_told():
    found = think(STILL, ADA, SEEN, said(ben=(was("insomniac"), saw(BEN, "insomniac"))))
    assert found.chance(BEN, WOLF) == pytest.approx(1)
    assert found.trust[BEN] == 0


def test_of_two_with_the_same_single_card_one_lies():
    found = think(
        TABLE, ADA, [dealt("villager")], said(ben=(was("robber"),), cleo=(was("robber"),), dan=(was("villager"),))
    )
    assert found.chance(BEN, WOLF) == pytest.approx(found.chance(CLEO, WOLF))
    assert found.chance(BEN, WOLF) > 0.2 > found.chance(DAN, WOLF)


def test_a_story_that_agrees_with_another_is_believed_more():
    alone = think(TABLE, ADA, [dealt("villager")], said(dan=(was("robber"), took(CLEO, "villager"))))
    backed = think(
        TABLE, ADA, [dealt("villager")], said(dan=(was("robber"), took(CLEO, "villager")), cleo=(was("villager"),))
    )
    assert backed.trust[DAN] > alone.trust[DAN]


def test_whoever_only_listens_knows_no_card():
    found = think(TABLE, None, [], said(ben=(was("seer"), saw(CLEO, "werewolf"))))
    assert found.chance(CLEO, WOLF) > 0.5 > found.chance(ADA, WOLF)


def test_opinions_are_no_stories_and_what_is_told_anew_overtakes_the_old():
    told = said(ben=(am("villager"), takes_for(CLEO, "werewolf"), am("seer")))
    assert heard_by(TABLE, None, told) == (Said(BEN, am("seer")),)
    assert heard_by(TABLE, BEN, told) == ()


def test_where_nothing_fits_everybody_may_be_anything():
    found = think(TABLE, ADA, [dealt("seer"), fact("saw-card", where=BEN, role="seer")], [])
    assert [found.chance(who, WOLF) for who in (BEN, CLEO, DAN)] == pytest.approx([1 / 7] * 3)
    assert not found.exact


def test_others_told_at_the_same_time_change_nothing():
    """A fact says who was told; a mind must not go by it."""
    others = tuple(one._replace(audience=frozenset((ADA, CLEO))) for one in SEEN)
    assert think(TABLE, ADA, SEEN, []) == think(TABLE, ADA, others, [])


# --- The model --------------------------------------------------------------------------------------


def test_the_measured_numbers_say_where_they_come_from():
    habits = measured()
    assert habits.source
    assert all(told <= spoke for told, spoke in habits.honest.values())


def test_nobody_is_quite_honest_or_quite_false():
    honest = lying_model(measured(), TABLE).honest
    assert honest["villager"] == Fraction(98, 100)
    assert honest["werewolf"] == Fraction(2, 100)
    assert honest["robber"] < honest["seer"], "a robber who took a wolf's card lies"


def test_a_role_nobody_has_counted_lies_like_its_team():
    """A role added at run time has no line among the measured ones."""
    spy = Role(RoleName("spy"), VILLAGE)
    at = Common(BEZIER.with_role("house", spy), Cast(cards("2 werewolf, spy, 3 villager")), 3)
    assert lying_model(measured(), at).honest["spy"] > Fraction(9, 10)


def test_all_lies_with_the_same_blanks_are_as_likely():
    def likely(*claims: Claim) -> float:
        return odds(measured(), TABLE, Believed(BEN, claims))

    assert likely(was("troublemaker"), swapped(ADA, CLEO)) == likely(was("troublemaker"), swapped(CLEO, DAN))
    assert likely(was("robber"), took(ADA, "villager")) == pytest.approx(2 * likely(was("robber"), took(ADA, "seer")))
    assert likely(was("werewolf")) < likely(was("seer")) < likely(was("villager"))


# --- Where it cannot be counted ---------------------------------------------------------------------


@pytest.mark.parametrize("chance", [0.97, 0.32248, 0.0225, 0.00787, 0.000095])
def test_what_is_rounded_is_off_by_less_than_one_in_a_hundred(chance):
    assert abs(float(rounded(chance)) / chance - 1) < 0.01


@pytest.mark.parametrize(
    "at",
    [
        common("werewolf, seer, robber, troublemaker, 5 villager", 6),
        common("werewolf, seer, robber, troublemaker, drunk, insomniac, minion, 6 villager", 10),
        common("doppelganger, werewolf, seer, 4 villager"),
    ],
    ids=["six players", "ten", "a card that copies"],
)
def test_where_cards_alone_move_it_is_counted_at_any_size(at):
    found = think(at, ADA, [dealt("villager")], said(ben=(was("seer"), saw(CLEO, "werewolf"))))
    assert (found.exact, found.error) == (True, 0)
    assert found.chance(CLEO, WOLF) > 0.3


def test_where_marks_move_nights_are_drawn_and_it_says_how_far_off_that_may_be():
    game = epic.dawn("villager werewolf seer priest | werewolf robber villager", "Dan priest", "Cleo seer Ben")
    found = hearing(game, ADA, {BEN: (was("villager"),)}).own_opinion
    assert not found.exact
    assert 0 < found.error < 0.3
    assert found.chance(ADA, ("villager",)) > 0.8, "unless the robber has taken it"
    assert sum(found.chances[BEN].values()) == pytest.approx(1)


def test_where_many_sit_a_card_that_copies_is_drawn_as_well():
    at = common("doppelganger, werewolf, minion, seer, robber, troublemaker, 5 villager", 8)
    found = think(at, ADA, [dealt("villager")], said(ben=(was("seer"), saw(CLEO, "werewolf"))))
    assert not found.exact
    assert 0 < found.error < 0.3
    assert found.chance(CLEO, WOLF) > 0.3


def test_where_luck_finds_too_few_of_them_it_goes_by_what_is_told_and_promises_nothing():
    game = epic.dawn("villager werewolf seer priest | werewolf robber villager", "Dan priest", "Cleo seer Ben")
    said = {CLEO: (was("seer"), saw(BEN, "werewolf")), DAN: (was("priest"), wears(BEN, "clarity"))}
    found = hearing(game, ADA, {**said, BEN: (was("robber"), took(ADA, "villager"))}).own_opinion
    assert (found.exact, found.error) == (False, 1.0)
    assert found.chance(BEN, WOLF) > 0.8
    assert found.trust[CLEO] > 0.8
    assert found.trust[BEN] < 0.2


def test_a_role_it_cannot_follow_is_tried_or_drawn(monkeypatch):
    def refused(*_):
        raise Unsolved("worlds-role", call="seer")

    monkeypatch.setattr(counted, "premises", refused)
    small, large = common("werewolf, seer, 3 villager", 3), common("werewolf, seer, robber, 5 villager", 5)
    assert think(small, ADA, [dealt("seer"), fact("saw-card", where=BEN, role="werewolf")], []).exact
    found = think(large, None, [], said(ben=(was("villager"),)))
    assert not found.exact
    assert found.error > 0
