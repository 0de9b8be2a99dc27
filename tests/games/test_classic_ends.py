"""When a camp has won the classic game, and who wins with it (rulings C101 to C103).

A deal names the cards from Ada on, clockwise. `votes lynch Ada>Ben` is a ballot in which everybody else points at
nobody, `all lynch Ben` one in which everybody but Ben points at Ben.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalSetup
from village import alive, calm, classic, dealt, deaths, final, morning, said, told, why, winners

SIX = "werewolf villager villager villager villager villager"


# --- Who wins (C101 to C103) --------------------------------------------------------------------


def test_the_village_wins_as_soon_as_the_last_wolf_is_gone():
    game = said(dealt("werewolf werewolf seer villager villager villager"), "all lynch Ada", "all lynch Ben")
    assert winners(game) == "Cleo Dan Eva Fay (village)"
    assert why(game) == ["village won last-wolf-gone: Cleo Dan Eva Fay", "werewolf lost camp-lost: Ada Ben"]


def test_the_wolves_win_when_one_villager_is_left():
    game = said(dealt("werewolf villager villager villager villager", "Ada werewolf Ben"), "all lynch Cleo")
    assert alive(game) == "Ada Dan Eva"  # two villagers: not yet
    game = morning(said(game, "Ada werewolf Dan"))
    assert winners(game) == "Ada (werewolf)"
    assert why(game) == ["village lost camp-lost: Ben Cleo Dan Eva", "werewolf won one-villager-left: Ada"]


def test_the_wolves_win_when_no_villager_is_left_at_once():
    """From two villagers to none in one elimination: the hunter was one of two."""
    game = said(dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo"), "all lynch Dan")
    game = said(game, "Ada werewolf Ben", "Ben hunter Eva")
    assert alive(game) == "Ada"
    assert winners(game) == "Ada (werewolf)"
    assert why(game)[-1] == "werewolf won one-villager-left: Ada"


@pytest.mark.parametrize(
    ("deal", "lynched"),
    [
        ("werewolf werewolf villager villager villager", "Eva"),  # two wolves, two villagers
        ("werewolf werewolf werewolf villager villager villager", "Fay"),  # three wolves, two villagers
    ],
)
def test_the_number_of_wolves_does_not_matter(deal, lynched):
    game = said(dealt(deal), f"all lynch {lynched}")
    assert deaths(game) == [f"{lynched} lynch"]
    assert game.outcome is None


def test_with_parity_the_wolves_win_as_soon_as_villagers_are_not_more_than_they():
    deal = "werewolf werewolf villager villager villager"
    assert morning(dealt(deal, "all werewolf Eva")).outcome is None
    game = morning(dealt(deal, "all werewolf Eva", options="wolves-win-at-parity"))
    assert winners(game) == "Ada Ben (werewolf)"
    assert why(game) == ["village lost camp-lost: Cleo Dan Eva", "werewolf won parity: Ada Ben"]


def test_with_parity_one_more_villager_goes_on():
    game = morning(dealt("werewolf werewolf villager villager villager", options="wolves-win-at-parity"))
    assert game.outcome is None  # three against two


def test_with_parity_one_wolf_and_two_villagers_go_on():
    game = said(dealt("werewolf villager villager villager villager", options="wolves-win-at-parity"), "all lynch Ben")
    game = morning(said(game, "Ada werewolf Cleo"))
    assert game.outcome is None  # two against one
    assert winners(said(game, "all lynch Dan")) == "Ada (werewolf)"  # one against one


def test_where_wolves_win_alone_the_last_villager_must_die_too():
    game = said(dealt("werewolf villager villager villager villager", options="wolves-win-alone"), "all lynch Ben")
    game = said(game, "Ada werewolf Cleo", "all lynch Dan")
    assert alive(game) == "Ada Eva"
    assert game.outcome is None
    game = morning(said(game, "Ada werewolf Eva"))
    assert winners(game) == "Ada (werewolf)"
    assert why(game) == ["village lost camp-lost: Ben Cleo Dan Eva", "werewolf won no-villager-left: Ada"]


@pytest.mark.parametrize("order", [1, -1])
def test_the_two_options_on_the_wolves_victory_exclude_each_other(order):
    with pytest.raises(IllegalSetup) as refusal:
        classic(*["wolves-win-at-parity", "wolves-win-alone"][::order])
    assert refusal.value.reason == "options-exclude"


def test_any_other_options_go_together():
    rivals = {"wolves-win-at-parity", "wolves-win-alone"}
    assert classic(*(classic().options.keys() - rivals), "wolves-win-alone")


def test_victory_is_checked_only_after_the_whole_chain():
    """The lynching leaves one villager beside a wolf, but the hunter's shot takes the wolf along."""
    game = said(dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo"), "all lynch Dan")
    game = said(morning(game), "all lynch Ben")
    assert alive(game) == "Ada Eva"
    assert game.outcome is None
    game = said(game, "Ben hunter Ada")
    assert winners(game) == "Ben Cleo Dan Eva (village)"


def test_the_last_wolf_and_the_last_villagers_may_fall_together_and_nobody_wins():
    """Dan and Eva are left beside the wolf; she eats Dan, who is the hunter and shoots Eva, whom she loves."""
    game = dealt("werewolf cupid villager hunter villager", "Ben cupid Ada Eva", "Ada werewolf Cleo")
    game = said(game, "all lynch Ben", "Ada werewolf Dan", "Dan hunter Eva")
    assert deaths(game)[2:] == ["Dan night", "Eva shot", "Ada grief"]
    assert winners(game) == " ()"
    assert why(game) == ["lovers lost nobody-left: Ada Eva", "village lost nobody-left: Ben Cleo Dan"]


def test_nobody_left_without_lovers():
    """One wolf and one villager are left where wolves must win alone; he is the hunter, and she eats him."""
    game = dealt("werewolf villager villager villager hunter", "Ada werewolf Ben", options="wolves-win-alone")
    game = said(game, "all lynch Cleo", "Ada werewolf Dan", "all lynch", "Ada werewolf Eva", "Eva hunter Ada")
    assert why(game) == ["village lost nobody-left: Ben Cleo Dan Eva", "werewolf lost nobody-left: Ada"]


def test_the_dead_win_with_their_camp():
    game = said(dealt("werewolf werewolf villager villager villager villager", "all werewolf Ben"), "all lynch Cleo")
    game = morning(said(game, "Ada werewolf Dan"))
    assert alive(game) == "Ada Eva Fay"
    game = said(game, "all lynch Eva")
    assert winners(game) == "Ada Ben (werewolf)"  # Ben was eaten by his own pack


def test_all_cards_are_shown_in_the_end():
    game = morning(
        dealt("thief werewolf seer villager villager | | hunter villager", "Ada thief extra-1", "Ben sleep sleep")
    )
    assert told(game, "won", "shown") == [
        "all: shown Ben werewolf werewolf",  # when he died
        "all: won Ada Cleo Dan Eva village",
        "all: shown Ada hunter hunter",
        "all: shown Cleo seer seer",
        "all: shown Dan villager villager",
        "all: shown Eva villager villager",
        "all: shown extra-1 thief thief",
        "all: shown extra-2 villager villager",
    ]


def test_what_everybody_was_is_what_they_were_at_the_end():
    deal = "thief werewolf seer cupid villager | | hunter villager"
    game = morning(dealt(deal, "Ada thief extra-1", "Dan cupid Dan Eva", "Ben sleep sleep"))
    assert final(game) == {"Ada": "hunter", "Ben": "werewolf", "Cleo": "seer", "Dan": "cupid", "Eva": "villager"}


# --- When the end is looked for (C102) ----------------------------------------------------------

OUTNUMBERED = "werewolf werewolf werewolf werewolf villager"
EVEN = "werewolf werewolf werewolf villager villager villager"


@pytest.mark.parametrize(
    ("deal", "options"),
    [(OUTNUMBERED, ""), (EVEN, "wolves-win-at-parity"), ("werewolf " * 5, ""), ("werewolf " * 5, "wolves-win-alone")],
)
def test_a_table_that_begins_as_if_the_wolves_had_won_plays_on_until_somebody_dies(deal, options):
    game = calm(dealt(deal, options=options))  # no death in the first night, none by day
    assert game.outcome is None
    game = morning(game)
    assert game.outcome is None
    assert winners(said(game, "all lynch Eva")).endswith("(werewolf)")


def test_a_victim_who_is_healed_ends_nothing_at_a_table_that_begins_at_parity():
    deal = "werewolf werewolf werewolf witch villager villager"
    game = dealt(deal, "all werewolf Eva", "Dan witch-heal heal", options="wolves-win-at-parity")
    assert morning(game).outcome is None


def test_a_tied_vote_ends_nothing_at_a_table_that_begins_with_one_villager():
    game = said(dealt(OUTNUMBERED), "votes lynch Ada>Ben Ben>Ada", "votes lynch Ada>Ben Ben>Ada")
    assert deaths(game) == []
    assert game.outcome is None


def test_a_death_that_brings_no_villager_nearer_to_the_end_lets_the_end_be_seen():
    """One villager from the start: the first death is a wolf's, and the other wolves have won."""
    game = said(dealt(OUTNUMBERED), "all lynch Ben")
    assert why(game)[-1] == "werewolf won one-villager-left: Ada Ben Cleo Dan"


def test_a_table_without_wolves_ends_at_the_first_daybreak_without_a_death():
    game = morning(dealt("thief seer villager villager villager | | werewolf villager", "Ada thief"))
    assert deaths(game) == []
    assert why(game) == ["village won last-wolf-gone: Ada Ben Cleo Dan Eva"]


# --- Lovers (C101) ------------------------------------------------------------------------------

LOVING = "werewolf werewolf cupid villager villager villager villager"


def test_lovers_of_the_village_win_with_the_village():
    game = said(dealt(LOVING, "Cleo cupid Dan Eva"), "all lynch Ada", "all lynch Ben")
    assert winners(game) == "Cleo Dan Eva Fay Gus (village)"


def test_lovers_of_the_pack_win_with_the_pack():
    game = said(dealt(LOVING, "Cleo cupid Ada Ben", "all werewolf Gus"), "all lynch Fay", "all werewolf Eva")
    game = said(game, "all lynch Dan")
    assert winners(game) == "Ada Ben (werewolf)"


def test_mixed_lovers_win_as_the_last_two():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ben")
    game = said(game, "Ada werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ada Cleo Dan"
    game = morning(said(game, "Ada werewolf Cleo"))
    assert winners(game) == "Ada Dan (lovers)"
    assert why(game) == [
        "lovers won lovers-last-two: Ada Dan",
        "village lost camp-lost: Cleo Eva Fay Gus",
        "werewolf lost camp-lost: Ben",
    ]


def test_mixed_lovers_and_cupid_are_three_and_not_the_last_two():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ben")
    game = said(game, "Ada werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ada Cleo Dan"
    assert game.outcome is None


def test_while_both_mixed_lovers_live_the_wolves_do_not_win_beside_one_villager():
    """Ada and Ben are wolves, Dan is the only villager left and Ada's lover: it goes on."""
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Cleo", "all werewolf Fay")
    game = said(game, "all lynch Eva")
    assert alive(game) == "Ada Ben Dan"
    assert game.outcome is None
    assert winners(said(morning(game), "votes lynch Ada>Ben Dan>Ben")) == "Ada Dan (lovers)"


def test_while_both_mixed_lovers_live_parity_does_not_count_either():
    deal = "werewolf cupid villager villager villager"
    game = said(dealt(deal, "Ben cupid Ada Cleo", "Ada werewolf Dan", options="wolves-win-at-parity"), "all lynch Ben")
    assert alive(game) == "Ada Cleo Eva"
    assert game.outcome is None  # and two against one is no parity anyway
    game = morning(said(game, "Ada werewolf Eva"))
    assert winners(game) == "Ada Cleo (lovers)"


def test_mixed_lovers_lose_when_one_of_them_dies_whoever_wins():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan"), "all lynch Ada", "all lynch Ben")
    assert deaths(game) == ["Ada lynch", "Dan grief", "Ben lynch"]
    assert winners(game) == "Cleo Eva Fay Gus (village)"  # not Dan, whose camp was love
    assert why(game) == [
        "lovers lost lovers-apart: Ada Dan",
        "village won last-wolf-gone: Cleo Eva Fay Gus",
        "werewolf lost camp-lost: Ben",
    ]


def test_a_dead_wolf_in_love_with_a_villager_does_not_win_with_the_pack():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ada")
    game = said(game, "Ben werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ben Cleo"
    assert winners(game) == "Ben (werewolf)"
    assert why(game)[0] == "lovers lost lovers-apart: Ada Dan"


def test_cupid_in_love_with_a_wolf_is_of_the_lovers_camp():
    game = said(
        dealt("werewolf cupid villager villager villager", "Ben cupid Ada Ben", "Ada werewolf Cleo"), "all lynch Dan"
    )
    assert winners(morning(said(game, "Ada werewolf Eva"))) == "Ada Ben (lovers)"


def test_a_thief_who_took_the_wolf_may_be_a_mixed_lover():
    deal = "thief werewolf cupid villager villager | | werewolf werewolf"
    game = dealt(deal, "Ada thief extra-1", "Cleo cupid Ada Dan", "all werewolf Cleo")
    game = said(game, "all lynch Ben")
    assert winners(morning(said(game, "Ada werewolf Eva"))) == "Ada Dan (lovers)"


def test_one_death_may_make_the_lovers_the_last_two_by_day_as_well():
    game = said(
        dealt("werewolf cupid villager villager villager", "Ben cupid Ada Eva", "Ada werewolf Ben"), "all lynch Cleo"
    )
    assert alive(game) == "Ada Dan Eva"
    assert winners(said(game, "Ada werewolf", "all lynch Dan")) == "Ada Eva (lovers)"


def test_a_game_nobody_wants_to_end_goes_on():
    game = dealt(SIX)
    for _ in range(5):
        game = calm(game)
    assert game.outcome is None
    assert alive(game) == "Ada Ben Cleo Dan Eva Fay"
