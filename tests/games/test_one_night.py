"""One Night by night, role by role and ruling by ruling: both editions and all their options."""

from __future__ import annotations

import pytest

from decks import dealt, setup
from epic import answered, asked, cards, final, knows, learnt, may, must
from garou.engine.game import check_setup
from garou.engine.rules import Role
from garou.engine.values import IllegalAnswer, IllegalSetup, RoleName
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from one_night import bezier, dawn, day, night, result, with_option
from printed import calls

PLAIN = "villager villager villager"  # a centre that tells nothing

with_lone_look = pytest.mark.parametrize(
    "rules", [bezier("lone-wolf"), RAVENSBURGER], ids=["bezier+lone-wolf", "ravensburger"]
)


class TestSetup:
    @pytest.mark.parametrize("players", [3, 7, 10])
    def test_three_to_ten_play_with_three_cards_more_than_players(self, edition, players):
        check_setup(edition, setup("villager " * players + "| villager villager villager"))

    @pytest.mark.parametrize(("players", "centre"), [(2, 3), (11, 3), (4, 2), (4, 4), (4, 0)])
    def test_any_other_number_is_refused(self, edition, players, centre):
        with pytest.raises(IllegalSetup):
            check_setup(edition, setup("villager " * players + "|" + "villager " * centre))

    @pytest.mark.parametrize(
        "deck", ["werewolf villager tanner | seer seer seer", "minion minion tanner | hunter drunk drunk"]
    )
    def test_any_mix_and_any_number_of_copies_is_allowed(self, edition, deck):
        check_setup(edition, setup(deck))

    @pytest.mark.parametrize(
        "deck", ["mason villager tanner | seer hunter drunk", "mason mason mason | seer hunter drunk"]
    )
    def test_masons_come_as_a_pair_or_not_at_all(self, edition, deck):
        with pytest.raises(IllegalSetup) as refused:
            check_setup(edition, setup(deck))
        assert refused.value.reason == "both-masons-or-none"

    @pytest.mark.parametrize(
        "deck", ["mason mason tanner | seer hunter drunk", "mason villager tanner | mason hunter drunk"]
    )
    def test_a_pair_is_welcome_at_any_table_wherever_it_lies(self, edition, deck):
        """C34: from seven players is advice."""
        check_setup(edition, setup(deck))

    def test_roles_of_other_games_are_refused(self):
        with pytest.raises(IllegalSetup) as refused:
            check_setup(BEZIER, setup("vampire villager tanner | seer hunter drunk"))
        assert refused.value.reason == "no-such-role"

    def test_everybody_is_told_the_own_card_and_nothing_else(self, edition):
        game = dawn("villager tanner hunter | werewolf seer robber", rules=edition)
        assert [knows(game, name) for name in ("Ada", "Ben", "Cleo")] == [
            ["dealt villager"], ["dealt tanner"], ["dealt hunter"],
        ]  # fmt: skip


class TestNight:
    def test_the_order_of_the_night_is_that_of_the_numbers_on_the_cards(self, edition):
        assert calls(edition) == [
            "deal", "doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk",
            "insomniac", "vote",
        ]  # fmt: skip

    def test_questions_come_in_that_order_wherever_people_sit(self, edition):
        game = night(f"drunk troublemaker robber seer doppelganger | {PLAIN}", rules=edition)
        order = []
        for line in (
            "Eva doppelganger Dan",
            "Eva doppelganger Ada",
            "Dan seer Ada",
            "Cleo robber Ada",
            "Ben troublemaker Ada Dan",
        ):
            order.append(asked(game))
            game = answered(game, line)
        assert [*order, asked(game)] == [
            "Eva doppelganger", "Eva doppelganger", "Dan seer", "Cleo robber", "Ben troublemaker", "Ada drunk",
        ]  # fmt: skip

    def test_players_of_the_same_role_act_in_seat_order(self, edition):
        game = night(f"villager robber robber | {PLAIN}", rules=edition)
        assert asked(game) == "Ben robber"
        assert asked(answered(game, "Ben robber Ada")) == "Cleo robber"

    def test_who_was_dealt_a_role_wakes_as_it_and_its_new_holder_never_does(self, edition):
        """C03: the troublemaker gives the drunk's card to a villager; the drunk drinks."""
        game = night(f"troublemaker drunk villager | {PLAIN}", "Ada troublemaker Ben Cleo", rules=edition)
        assert asked(game) == "Ben drunk"

    def test_what_one_exchanges_is_the_card_before_one_at_that_moment(self, edition):
        """C04: the drunk, made a tanner by the troublemaker, puts the tanner into the centre."""
        lines = ("Ada troublemaker Ben Cleo", "Ben drunk centre-2")
        game = dawn("troublemaker drunk tanner | villager hunter seer", *lines, rules=edition)
        assert cards(game) == "troublemaker hunter drunk | villager tanner seer"

    def test_a_role_in_the_centre_does_nothing(self, edition):
        game = night("villager villager villager | seer robber drunk", rules=edition)
        assert asked(game) == "Ada vote / Ben vote / Cleo vote"


class TestWerewolf:
    def test_werewolves_see_each_other(self, edition):
        game = dawn(f"werewolf villager werewolf werewolf | {PLAIN}", rules=edition)
        assert knows(game, "Ada") == ["dealt werewolf", "fellows werewolf Cleo Dan"]
        assert knows(game, "Dan") == ["dealt werewolf", "fellows werewolf Ada Cleo"]
        assert knows(game, "Ben") == ["dealt villager"]

    def test_a_lone_werewolf_sees_nobody(self, edition):
        game = dawn("werewolf villager seer | werewolf robber drunk", rules=edition)
        assert knows(game, "Ada") == ["dealt werewolf", "fellows werewolf"]

    def test_in_the_bezier_edition_he_is_not_asked_for_a_look(self):
        """C09, as decided: the look is an option there."""
        assert asked(night(f"werewolf villager hunter | {PLAIN}")) == "Ada vote / Ben vote / Cleo vote"

    @with_lone_look
    def test_with_the_option_and_in_the_ravensburger_edition_he_may_look_at_one_centre_card(self, rules):
        game = night("werewolf villager hunter | tanner seer drunk", rules=rules)
        assert asked(game) == "Ada werewolf"
        assert may(game, "centre-1", "centre-2", "centre-3")
        game = answered(game, "Ada werewolf centre-2")
        assert learnt(game, "Ada", "saw-card") == ["saw-card centre-2 seer"]
        assert cards(game) == "werewolf villager hunter | tanner seer drunk"

    @with_lone_look
    def test_he_may_decline_and_sees_nothing(self, rules):
        game = night("werewolf villager hunter | tanner seer drunk", "Ada werewolf", rules=rules)
        assert knows(game, "Ada") == ["dealt werewolf", "fellows werewolf"]

    @with_lone_look
    def test_two_werewolves_have_no_look(self, rules):
        assert asked(night(f"werewolf werewolf hunter | {PLAIN}", rules=rules)) == "Ada vote / Ben vote / Cleo vote"

    @with_lone_look
    def test_beside_a_doppelganger_who_became_one_he_is_not_alone(self, rules):
        """C10."""
        game = night(f"werewolf doppelganger hunter | {PLAIN}", "Ben doppelganger Ada", rules=rules)
        assert asked(game) == "Ada vote / Ben vote / Cleo vote"
        assert learnt(game, "Ada", "fellows") == ["fellows werewolf Ben"]

    def test_a_minion_does_not_make_him_less_alone(self):
        assert asked(night(f"werewolf minion hunter | {PLAIN}", rules=RAVENSBURGER)) == "Ada werewolf"

    def test_the_ravensburger_edition_has_no_option_for_what_it_always_has(self):
        assert "lone-wolf" in BEZIER.options
        assert "lone-wolf" not in RAVENSBURGER.options


class TestMinion:
    def test_the_minion_sees_the_werewolves_and_they_do_not_see_him(self, edition):
        game = dawn(f"minion werewolf villager werewolf | {PLAIN}", rules=edition)
        assert knows(game, "Ada") == ["dealt minion", "fellows minion Ben Dan"]
        assert knows(game, "Ben") == ["dealt werewolf", "fellows werewolf Dan"]

    def test_without_a_werewolf_he_sees_nobody(self, edition):
        game = dawn("minion villager tanner | werewolf werewolf seer", rules=edition)
        assert knows(game, "Ada") == ["dealt minion", "fellows minion"]

    def test_two_minions_do_not_see_each_other(self, edition):
        game = dawn(f"minion minion werewolf | {PLAIN}", rules=edition)
        assert learnt(game, "Ada", "fellows") == learnt(game, "Ben", "fellows") == ["fellows minion Cleo"]

    def test_he_sees_the_dealt_werewolves_and_a_doppelganger_who_became_one(self, edition):
        """C11."""
        game = dawn(f"minion werewolf doppelganger | {PLAIN}", "Cleo doppelganger Ben", rules=edition)
        assert learnt(game, "Ada", "fellows") == ["fellows minion Ben Cleo"]

    def test_he_sees_who_woke_as_a_werewolf_even_if_the_card_has_gone(self, edition):
        """C03, C11: a copied robber has taken it before."""
        lines = ("Ada doppelganger Ben", "Ada doppelganger Cleo")
        game = dawn(f"doppelganger robber werewolf minion | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Dan", "fellows") == ["fellows minion Cleo"]


class TestMason:
    def test_masons_see_each_other(self, edition):
        game = dawn(f"mason villager mason | {PLAIN}", rules=edition)
        assert knows(game, "Ada") == ["dealt mason", "fellows mason Cleo"]
        assert knows(game, "Cleo") == ["dealt mason", "fellows mason Ada"]

    def test_a_single_mason_sees_nobody_and_may_not_look(self, edition):
        game = night("mason villager tanner | mason seer robber", rules=edition)
        assert knows(game, "Ada") == ["dealt mason", "fellows mason"]
        assert asked(game) == "Ada vote / Ben vote / Cleo vote"

    def test_a_doppelganger_who_became_one_is_seen_as_a_mason(self, edition):
        """C35."""
        game = dawn("mason doppelganger mason | villager seer robber", "Ben doppelganger Cleo", rules=edition)
        assert learnt(game, "Ada", "fellows") == ["fellows mason Ben Cleo"]
        assert learnt(game, "Ben", "fellows") == ["fellows mason Ada Cleo"]


class TestSeer:
    def test_the_seer_may_look_at_one_player_or_two_centre_cards(self, edition):
        """C07, as decided: exactly two."""
        game = night("seer tanner villager | werewolf robber drunk", rules=edition)
        assert may(game, "Ben", "Cleo", "centre-1 centre-2", "centre-1 centre-3", "centre-2 centre-3")

    def test_she_sees_the_player_she_names_and_moves_nothing(self, edition):
        game = dawn("seer tanner villager | werewolf robber drunk", "Ada seer Ben", rules=edition)
        assert knows(game, "Ada") == ["dealt seer", "saw-card Ben tanner"]
        assert knows(game, "Ben") == ["dealt tanner"]
        assert cards(game) == "seer tanner villager | werewolf robber drunk"

    def test_two_centre_cards_are_told_in_the_order_she_names_them(self, edition):
        game = dawn("seer tanner villager | werewolf robber drunk", "Ada seer centre-3 centre-1", rules=edition)
        assert learnt(game, "Ada", "saw-card") == ["saw-card centre-3 drunk", "saw-card centre-1 werewolf"]

    @pytest.mark.parametrize(
        "choice", ["Ada", "centre-1", "Ben Cleo", "Ben centre-1", "centre-1 centre-1", "centre-1 centre-2 centre-3"]
    )
    def test_she_looks_at_nothing_else(self, edition, choice):
        with pytest.raises(IllegalAnswer):
            night("seer tanner villager | werewolf robber drunk", f"Ada seer {choice}", rules=edition)

    def test_she_sees_the_printed_face_of_a_doppelganger(self, edition):
        lines = ("Ben doppelganger Cleo", "Ada seer Ben")
        game = dawn(f"seer doppelganger werewolf | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Ada", "saw-card") == ["saw-card Ben doppelganger"]


class TestRobber:
    def test_the_robber_takes_a_card_and_sees_it(self, edition):
        game = dawn(f"robber tanner villager | {PLAIN}", "Ada robber Ben", rules=edition)
        assert cards(game) == f"tanner robber villager | {PLAIN}"
        assert knows(game, "Ada") == ["dealt robber", "moved cards Ada Ben", "saw-card Ada tanner"]
        assert knows(game, "Ben") == ["dealt tanner"]

    def test_he_robs_another_player_or_nobody(self, edition):
        """C05."""
        game = night(f"robber tanner villager | {PLAIN}", rules=edition)
        assert may(game, "Ben", "Cleo")
        assert cards(answered(game, "Ada robber")) == f"robber tanner villager | {PLAIN}"
        assert knows(answered(game, "Ada robber"), "Ada") == ["dealt robber"]

    @with_option("robber-must-rob")
    def test_with_the_option_he_must_rob_somebody(self, rules):
        game = night(f"robber tanner villager | {PLAIN}", rules=rules)
        assert must(game, "Ben", "Cleo")
        assert cards(answered(game, "Ada robber Cleo")) == f"villager tanner robber | {PLAIN}"

    @with_option("robber-must-rob")
    def test_so_must_a_doppelganger_who_became_one(self, rules):
        game = night(f"doppelganger robber villager | {PLAIN}", "Ada doppelganger Ben", rules=rules)
        assert must(game, "Ben", "Cleo")

    @pytest.mark.parametrize("choice", ["Ada", "centre-1", "Ben Cleo"])
    def test_he_robs_nobody_else(self, edition, choice):
        with pytest.raises(IllegalAnswer):
            night(f"robber tanner villager | {PLAIN}", f"Ada robber {choice}", rules=edition)

    def test_he_does_not_do_what_his_new_card_does(self, edition):
        game = dawn(f"robber insomniac drunk | {PLAIN}", "Ada robber Ben", "Cleo drunk centre-1", rules=edition)
        assert learnt(game, "Ada", "saw-card") == ["saw-card Ada insomniac"]
        assert learnt(game, "Ben", "saw-card") == ["saw-card Ben robber"]

    def test_he_is_of_the_team_he_took_and_his_victim_of_the_village(self, edition):
        game = day(f"robber werewolf villager | {PLAIN}", "Ada robber Ben", votes="Cleo Cleo Ben", rules=edition)
        assert final(game) == "werewolf robber villager"
        assert result(game) == "Cleo died; Ada won: werewolf"

    def test_the_second_of_two_robbers_may_take_the_loot(self, edition):
        game = dawn(f"robber robber tanner | {PLAIN}", "Ada robber Cleo", "Ben robber Ada", rules=edition)
        assert cards(game) == f"robber tanner robber | {PLAIN}"
        assert learnt(game, "Ben", "saw-card") == ["saw-card Ben tanner"]
        assert learnt(game, "Ada", "saw-card") == ["saw-card Ada tanner"]


class TestTroublemaker:
    def test_the_troublemaker_exchanges_two_others_unseen(self, edition):
        game = dawn(f"troublemaker tanner hunter | {PLAIN}", "Ada troublemaker Cleo Ben", rules=edition)
        assert cards(game) == f"troublemaker hunter tanner | {PLAIN}"
        assert knows(game, "Ada") == ["dealt troublemaker", "moved cards Cleo Ben"]
        assert knows(game, "Ben") == ["dealt tanner"]

    def test_she_may_leave_everything_as_it_is(self, edition):
        game = night(f"troublemaker tanner hunter drunk | {PLAIN}", rules=edition)
        assert may(game, "Ben Cleo", "Ben Dan", "Cleo Dan")
        assert knows(answered(game, "Ada troublemaker"), "Ada") == ["dealt troublemaker"]

    @pytest.mark.parametrize(
        "choice", ["Ada Ben", "Ben Ben", "Ben", "Ben centre-1", "centre-1 centre-2", "Ben Cleo Dan"]
    )
    def test_she_exchanges_nothing_else(self, edition, choice):
        """C08."""
        with pytest.raises(IllegalAnswer):
            night(f"troublemaker tanner hunter villager | {PLAIN}", f"Ada troublemaker {choice}", rules=edition)


class TestDrunk:
    def test_the_drunk_must_take_a_centre_card_and_does_not_see_it(self, edition):
        game = night("drunk tanner hunter | werewolf seer robber", rules=edition)
        assert must(game, "centre-1", "centre-2", "centre-3")
        game = answered(game, "Ada drunk centre-3")
        assert cards(game) == "robber tanner hunter | werewolf seer drunk"
        assert knows(game, "Ada") == ["dealt drunk", "moved cards Ada centre-3"]

    @pytest.mark.parametrize("choice", ["", "Ben", "Ada", "centre-1 centre-2"])
    def test_he_may_do_nothing_else(self, edition, choice):
        with pytest.raises(IllegalAnswer):
            night("drunk tanner hunter | werewolf seer robber", f"Ada drunk {choice}", rules=edition)

    def test_he_is_of_the_team_he_took(self, edition):
        game = day(
            "drunk tanner hunter | werewolf seer robber", "Ada drunk centre-1", votes="Ben Ada Ada", rules=edition
        )
        assert final(game) == "werewolf tanner hunter"
        assert result(game) == "Ada died; Cleo won: village"


class TestInsomniac:
    def test_the_insomniac_looks_at_her_own_card(self, edition):
        game = dawn(f"insomniac tanner hunter | {PLAIN}", rules=edition)
        assert knows(game, "Ada") == ["dealt insomniac", "saw-card Ada insomniac"]

    def test_she_looks_last_and_sees_what_she_has_become(self, edition):
        lines = ("Ben robber Ada", "Cleo troublemaker Ada Dan", "Dan drunk centre-1")
        game = dawn("insomniac robber troublemaker drunk | tanner seer hunter", *lines, rules=edition)
        assert knows(game, "Ada") == ["dealt insomniac", "saw-card Ada drunk"]
        assert cards(game) == "drunk insomniac troublemaker tanner | robber seer hunter"


class TestEditions:
    def test_ravensburger_is_bezier_but_for_the_lone_look_and_the_tanner(self):
        differing = [one.name for one, other in zip(BEZIER.parts, RAVENSBURGER.parts, strict=True) if one is not other]
        assert differing == ["werewolf", "tanner-wins-alone"]

    def test_the_options_of_each_edition(self):
        assert list(BEZIER.options) == ["lone-wolf", "tanner-blocks-minion", "robber-must-rob", "minion-may-die"]
        assert list(RAVENSBURGER.options) == ["minion-beside-tanner", "robber-must-rob", "minion-may-die"]

    def test_an_option_of_the_other_edition_is_unknown(self):
        with pytest.raises(KeyError):
            RAVENSBURGER.playing(["lone-wolf"])
        with pytest.raises(KeyError):
            BEZIER.playing(["minion-beside-tanner"])

    def test_an_option_changes_no_other_edition_and_not_itself(self):
        bezier("lone-wolf", "robber-must-rob")
        assert asked(dealt(BEZIER, f"werewolf villager hunter | {PLAIN}")).startswith("Ada vote")
        assert may(dealt(BEZIER, f"robber villager hunter | {PLAIN}"), "Ben", "Cleo")

    def test_options_on_in_any_order_are_the_same_rules(self):
        one = bezier("lone-wolf", "minion-may-die")
        other = bezier("minion-may-die", "lone-wolf")
        assert all(a is b for a, b in zip(one.parts, other.parts, strict=True))

    def test_an_edition_can_only_replace_what_exists(self):
        with pytest.raises(KeyError):
            BEZIER.but("typo", Role(RoleName("rober"), VILLAGE))
