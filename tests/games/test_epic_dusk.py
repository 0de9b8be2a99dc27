"""Dusk in Epic Battle: who must and who may, whom they can choose, and which mark lies there at its end."""

from __future__ import annotations

from itertools import combinations

import pytest

from epic import ALL, NAMES, answered, asked, dawn, epic, knows, learnt, marks, may, must, night
from garou.engine.values import IllegalAnswer, IllegalSetup
from printed import calls

MARK_ROLES = ["vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin"]
OTHER_ROLES = sorted(set(ALL) - set(MARK_ROLES))

# --- Marks, or none (C41, C42) ----------------------------------------------------------------


@pytest.mark.parametrize("role", MARK_ROLES)
def test_each_of_the_nine_roles_that_place_marks_brings_them_even_from_the_centre(role):
    game = dawn(f"villager villager villager | {role} seer robber")
    assert marks(game) == "clarity clarity clarity"
    assert knows(game, "Ada") == ["dealt villager", "saw-mark Ada clarity"]


@pytest.mark.parametrize("role", OTHER_ROLES)
def test_no_other_role_brings_marks(role):
    extra = " | werewolf" if role == "alpha-wolf" else ""
    second = "mason" if role == "mason" else "villager"
    game = dawn(f"villager villager villager | {role} {second} villager{extra}")
    assert knows(game, "Ada") == ["dealt villager"], "nobody has a mark to look at"
    assert not any(game.position.marks)


def test_without_marks_the_copycat_still_wakes_and_there_is_no_end_of_dusk():
    game = night("copycat seer villager | robber tanner werewolf")
    assert asked(game) == "Ada copycat"
    game = dawn("copycat seer villager | robber tanner werewolf", "Ada copycat centre-2")
    assert knows(game, "Ada") == ["dealt copycat", "saw-card centre-2 tanner", "turned tanner"]


def test_without_marks_the_marksman_is_asked_for_a_card_alone():
    game = night("marksman villager villager | seer robber werewolf", "Ada marksman Ben")
    assert asked(game) == "Ada vote / Ben vote / Cleo vote"


def test_without_marks_the_gremlin_can_exchange_cards_alone():
    game = night("gremlin villager villager | seer robber werewolf")
    assert may(game, "cards Ada Ben", "cards Ada Cleo", "cards Ben Cleo")


def test_everybody_begins_with_clarity_and_always_has_one_mark():
    game = dawn("cupid villager villager villager | seer robber werewolf", "Ada cupid Ben Cleo")
    assert marks(game) == "clarity love love clarity"


# --- The order of dusk ------------------------------------------------------------------------


def test_the_order_of_dusk_is_that_of_the_numbers_on_the_cards():
    steps = calls(epic())
    assert steps[: steps.index("lovers")] == [
        "deal", "copycat", "vampire", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin",
        "end-of-dusk",
    ]  # fmt: skip


# Everybody who can put a mark on Ada, in the order of dusk: doing it, leaving it, and what then lies there.
MARKERS = {
    "vampire": ("Cleo vampire Ada", "Cleo vampire Gil", "vampire"),
    "count": ("Dan count Ada", "Dan count Hana", "fear"),
    "diseased": ("Ben diseased Ada", "Ben diseased Cleo", "disease"),
    "cupid": ("Eva cupid Ada Gil", "Eva cupid", "love"),
    "instigator": ("Finn instigator Ada", "Finn instigator", "traitor"),
    "priest": ("Gil priest Ada", "Gil priest", "clarity"),
    "assassin": ("Hana assassin Ada", "Hana assassin Hana", "assassin"),
}
# The count cannot frighten whom the clan has just bitten (C50), so these two never mark the same player.
ONE_AFTER_THE_OTHER = [pair for pair in combinations(MARKERS, 2) if pair != ("vampire", "count")]


@pytest.mark.parametrize(("earlier", "later"), ONE_AFTER_THE_OTHER)
def test_of_two_marks_on_one_player_the_one_placed_later_lies_there(earlier, later):
    deal = "villager diseased vampire count cupid instigator priest assassin | seer robber werewolf"
    lines = [left if role not in (earlier, later) else done for role, (done, left, _) in MARKERS.items()]
    game = dawn(deal, *lines)
    assert learnt(game, "Ada", "saw-mark") == [f"saw-mark Ada {MARKERS[later][2]}"]


@pytest.mark.parametrize("alone", MARKERS)
def test_each_mark_alone_lies_there_at_the_end_of_dusk(alone):
    deal = "villager diseased vampire count cupid instigator priest assassin | seer robber werewolf"
    lines = [left if role != alone else done for role, (done, left, _) in MARKERS.items()]
    assert learnt(dawn(deal, *lines), "Ada", "saw-mark") == [f"saw-mark Ada {MARKERS[alone][2]}"]


def test_renfield_takes_the_bat_after_the_bite_and_before_all_other_marks():
    bitten = dawn("renfield vampire villager | seer robber werewolf", "Ben vampire Ada")
    assert marks(bitten) == "bat clarity clarity", "the bat takes the bite away (C53)"
    frightened = dawn("renfield count villager villager | seer robber werewolf", "Ben vampire Cleo", "Ben count Ada")
    assert marks(frightened) == "bat clarity vampire clarity", "and fear as well"
    infected = dawn("renfield diseased villager | seer robber werewolf", "Ben diseased Ada")
    assert marks(infected) == "disease clarity clarity", "but not what comes later"


def test_everybody_sees_the_own_mark_at_the_end_of_dusk_and_nobody_elses():
    game = dawn(
        "vampire cupid villager villager villager | seer robber werewolf", "Ada vampire Cleo", "Ben cupid Dan Eva"
    )
    seen = [learnt(game, name, "saw-mark") for name in NAMES[:5]]
    assert seen == [
        ["saw-mark Ada clarity"],
        ["saw-mark Ben clarity"],
        ["saw-mark Cleo vampire"],
        ["saw-mark Dan love"],
        ["saw-mark Eva love"],
    ]


def test_the_own_mark_is_seen_after_everything_dusk_tells_and_before_the_night():
    game = dawn("vampire seer villager | robber priest thing", "Ada vampire Ben", "Ben seer Ada")
    assert knows(game, "Ada") == [
        "dealt vampire", "fellows vampire", "moved marks Ben", "bitten Ben", "saw-mark Ada clarity",
    ]  # fmt: skip
    assert knows(game, "Ben") == ["dealt seer", "saw-mark Ben vampire", "saw-card Ada vampire"]


# --- Vampire, Master, Count: the bite (C49) -----------------------------------------------------


def test_vampire_master_and_count_see_each_other_and_not_renfield():
    game = night("vampire master count renfield villager | seer robber priest")
    assert knows(game, "Ada") == ["dealt vampire", "fellows vampire Ben Cleo"]
    assert knows(game, "Ben") == ["dealt master", "fellows vampire Ada Cleo"]
    assert knows(game, "Cleo") == ["dealt count", "fellows vampire Ada Ben"]
    assert knows(game, "Dan") == ["dealt renfield"]


def test_the_clan_must_bite_somebody_who_is_none_of_them():
    game = night("vampire master count renfield villager | seer robber priest")
    assert asked(game) == "Ada Ben Cleo vampire"
    assert must(game, "Dan", "Eva"), "Renfield may be bitten"


@pytest.mark.parametrize("author", ["Ada", "Ben", "Cleo"])
def test_any_one_of_the_clan_answers_for_all_of_them(author):
    game = dawn(
        "vampire master count villager villager | seer robber priest", f"{author} vampire Dan", "Cleo count Eva"
    )
    for name in ("Ada", "Ben", "Cleo"):
        assert learnt(game, name, "bitten") == ["bitten Dan"]
    assert marks(game) == "clarity clarity clarity vampire fear"


@pytest.mark.parametrize("victim", ["Ada", "Ben"])
def test_a_vampire_is_never_bitten(victim):
    with pytest.raises(IllegalAnswer):
        night("vampire master villager | seer robber priest", f"Ada vampire {victim}")


def test_a_lone_vampire_bites_alone_and_sees_nobody():
    game = night("vampire villager villager | seer robber priest")
    assert knows(game, "Ada")[-1] == "fellows vampire"
    assert must(game, "Ben", "Cleo")


def test_where_everybody_is_of_the_clan_nobody_is_bitten_or_frightened():
    game = night("vampire master count | seer robber priest")
    assert asked(game) == "Ada vote / Ben vote / Cleo vote"
    assert marks(game) == "clarity clarity clarity"


def test_a_copycat_who_is_a_vampire_belongs_to_the_clan_and_cannot_be_bitten():
    game = night("copycat vampire villager seer | master robber priest", "Ada copycat centre-1")
    assert asked(game) == "Ada Ben vampire"
    assert must(game, "Cleo", "Dan")
    assert knows(game, "Ben")[-1] == "fellows vampire Ada"


# --- Count (C50) --------------------------------------------------------------------------------


def test_the_count_must_frighten_somebody_who_is_neither_of_the_clan_nor_bitten():
    game = night("count vampire renfield villager seer | robber priest thing", "Ada vampire Dan")
    assert asked(game) == "Ada count"
    assert must(game, "Cleo", "Eva"), "not Ben the vampire, not Dan who was bitten"


def test_a_count_with_nobody_left_to_frighten_is_not_asked():
    game = night("count vampire villager | robber priest thing", "Ben vampire Cleo")
    assert asked(game) == "Ada vote / Ben vote / Cleo vote"
    assert marks(game) == "clarity clarity vampire"


def test_a_count_from_the_centre_frightens_nobody():
    game = dawn("vampire villager villager | count robber priest", "Ada vampire Ben")
    assert marks(game) == "clarity vampire clarity"


def test_the_frightened_player_learns_it_and_the_vampires_do_not():
    game = dawn("count vampire villager seer | robber priest thing", "Ada vampire Cleo", "Ada count Dan")
    assert knows(game, "Dan") == ["dealt seer", "saw-mark Dan fear"]
    assert not [text for text in knows(game, "Ben") if "Dan" in text]


# --- Renfield (C53, C54) ------------------------------------------------------------------------


def test_renfield_sees_the_vampires_and_their_victim_and_takes_the_bat():
    game = dawn("renfield vampire villager master | seer robber priest", "Ben vampire Cleo")
    assert knows(game, "Ada") == [
        "dealt renfield", "fellows renfield Ben Dan", "bitten Cleo", "moved marks Ada", "saw-mark Ada bat",
    ]  # fmt: skip
    assert not [text for text in knows(game, "Ben") if "Ada" in text], "the vampires do not learn who he is"


def test_renfield_without_vampires_sees_nobody_and_takes_the_bat_all_the_same():
    game = dawn("renfield villager villager | vampire robber priest")
    assert knows(game, "Ada") == ["dealt renfield", "fellows renfield", "moved marks Ada", "saw-mark Ada bat"]


def test_renfield_sees_a_copycat_who_is_a_vampire():
    game = dawn("copycat renfield villager | vampire robber priest", "Ada copycat centre-1", "Ada vampire Cleo")
    assert learnt(game, "Ben", "fellows", "bitten") == ["fellows renfield Ada", "bitten Cleo"]


def test_renfield_who_was_bitten_is_told_so_and_loses_the_mark():
    game = dawn("renfield vampire villager | seer robber priest", "Ben vampire Ada")
    assert learnt(game, "Ada", "bitten", "saw-mark") == ["bitten Ada", "saw-mark Ada bat"]


# --- Diseased -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "who", "neighbours"),
    [
        ("diseased villager villager villager villager | seer robber thing", "Ada", ("Ben", "Eva")),
        ("villager villager diseased villager villager | seer robber thing", "Cleo", ("Dan", "Ben")),
        ("villager villager villager villager diseased | seer robber thing", "Eva", ("Ada", "Dan")),
        ("villager villager diseased | seer robber thing", "Cleo", ("Ada", "Ben")),
    ],
)
def test_the_diseased_must_mark_the_left_or_the_right_neighbour(deal, who, neighbours):
    game = night(deal)
    assert asked(game) == f"{who} diseased"
    assert must(game, *neighbours)
    assert marks(answered(game, f"{who} diseased {neighbours[0]}")).count("disease") == 1


# --- Cupid, Instigator (C56) --------------------------------------------------------------------


def test_cupid_may_unite_any_two_himself_included():
    game = night("cupid villager villager villager | seer robber thing")
    pairs = ("Ada Ben", "Ada Cleo", "Ada Dan", "Ben Cleo", "Ben Dan", "Cleo Dan")  # 4 * 3 / 2
    assert may(game, *pairs)
    assert marks(dawn("cupid villager villager | seer robber thing", "Ada cupid Cleo Ada")) == "love clarity love"


def test_cupid_who_declines_leaves_all_marks_as_they_are():
    game = dawn("cupid villager villager | seer robber thing", "Ada cupid")
    assert marks(game) == "clarity clarity clarity"
    assert not learnt(game, "Ada", "moved")


@pytest.mark.parametrize("pair", ["Ben", "Ben Ben", "Ben Cleo Dan"])
def test_cupid_unites_two_different_players_and_no_other_number(pair):
    with pytest.raises(IllegalAnswer):
        night("cupid villager villager villager | seer robber thing", f"Ada cupid {pair}")


def test_the_instigator_may_make_anybody_a_traitor_herself_included():
    game = night("instigator villager villager | seer robber thing")
    assert may(game, "Ada", "Ben", "Cleo")
    assert marks(answered(game, "Ada instigator Ada")) == "traitor clarity clarity"
    assert marks(answered(game, "Ada instigator")) == "clarity clarity clarity"


# --- Priest (C55) ---------------------------------------------------------------------------------


def test_the_priest_cleanses_himself_without_being_asked_and_may_cleanse_one_other():
    game = night("priest vampire villager villager | seer robber thing", "Ben vampire Ada")
    assert learnt(game, "Ada", "moved") == ["moved marks Ada"], "his own mark is exchanged first, and must be"
    assert may(game, "Ben", "Cleo", "Dan")
    assert marks(answered(game, "Ada priest")) == "clarity clarity clarity clarity"


def test_the_priest_may_cleanse_whom_the_clan_has_bitten():
    game = dawn("priest vampire villager villager | seer robber thing", "Ben vampire Cleo", "Ada priest Cleo")
    assert marks(game) == "clarity clarity clarity clarity"
    assert knows(game, "Cleo") == ["dealt villager", "saw-mark Cleo clarity"], "and nobody tells them (C55)"


def test_the_priest_does_not_learn_which_marks_he_took_away():
    game = dawn("priest vampire villager | seer robber thing", "Ben vampire Cleo", "Ada priest Cleo")
    assert knows(game, "Ada") == [
        "dealt priest", "moved marks Ada", "moved marks Cleo", "saw-mark Ada clarity",
    ]  # fmt: skip


def test_of_two_lovers_the_priest_may_cleanse_one():
    game = dawn("priest cupid villager | seer robber thing", "Ben cupid Ben Cleo", "Ada priest Cleo")
    assert marks(game) == "clarity love clarity"


# --- Assassin -------------------------------------------------------------------------------------


def test_the_assassin_must_mark_anybody_himself_included():
    game = night("assassin villager villager | seer robber thing")
    assert asked(game) == "Ada assassin"
    assert must(game, "Ada", "Ben", "Cleo")
    assert marks(answered(game, "Ada assassin Ada")) == "assassin clarity clarity"


def test_the_assassins_mark_is_the_last_of_dusk_and_covers_even_the_priests_clarity():
    game = dawn("priest assassin villager | seer robber thing", "Ada priest Cleo", "Ben assassin Ada")
    assert marks(game) == "assassin clarity clarity"


# --- Decks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wolf", ["werewolf", "mystic-wolf", "dream-wolf"])
def test_an_alpha_wolf_anywhere_in_the_deck_comes_with_one_more_wolf(wolf):
    assert night(f"alpha-wolf villager villager | seer robber thing | {wolf}")
    assert night(f"villager villager villager | alpha-wolf robber thing | {wolf}")


@pytest.mark.parametrize(
    "deal",
    [
        "alpha-wolf villager villager | seer robber thing",
        "villager villager villager | alpha-wolf robber thing",
        "werewolf villager villager | seer robber thing | werewolf",
        "alpha-wolf villager villager | seer robber thing | alpha-wolf",
        "alpha-wolf villager villager | seer robber thing | villager",
        "alpha-wolf villager villager | seer robber thing | werewolf werewolf",
        "mason villager villager | seer robber thing",
        "mason mason villager | seer robber mason",
        "villager villager | seer robber thing",
        "villager villager villager | seer robber",
        "villager villager villager | seer robber thing villager",
        "villager villager minion | seer robber thing",
        "villager villager troublemaker | seer robber thing",
        "villager villager drunk | seer robber thing",
        "villager villager doppelganger | seer robber thing",
        " ".join(["villager"] * 11) + " | seer robber thing",
    ],
)
def test_a_deck_that_does_not_add_up_is_refused(deal):
    with pytest.raises(IllegalSetup):
        night(deal)


def test_any_number_of_copies_may_be_dealt():
    assert night("hunter hunter hunter | hunter hunter hunter")
    assert night("vampire vampire vampire villager | vampire cupid cupid")
