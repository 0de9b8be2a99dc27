"""The Doppelgänger of One Night: every role she can become, and what happens to her card (C10 to C17)."""

from __future__ import annotations

import pytest

from epic import answered, asked, cards, final, knows, learnt, may, must
from garou.engine.values import IllegalAnswer
from one_night import dawn, day, night, result, voted_in_a_circle

PLAIN = "villager villager villager"  # a centre that tells nothing


class TestDoppelganger:
    def test_she_must_look_at_another_players_card(self, edition):
        game = night("doppelganger tanner hunter | werewolf seer robber", rules=edition)
        assert asked(game) == "Ada doppelganger"
        assert must(game, "Ben", "Cleo")

    @pytest.mark.parametrize("choice", ["", "Ada", "centre-1", "Ben Cleo"])
    def test_she_looks_nowhere_else(self, edition, choice):
        with pytest.raises(IllegalAnswer):
            night("doppelganger tanner hunter | werewolf seer robber", f"Ada doppelganger {choice}", rules=edition)

    @pytest.mark.parametrize("role", ["villager", "tanner", "hunter"])
    def test_as_villager_tanner_or_hunter_she_is_that_and_sleeps(self, edition, role):
        game = dawn(f"doppelganger {role} villager | werewolf seer robber", "Ada doppelganger Ben", rules=edition)
        assert knows(game, "Ada") == ["dealt doppelganger", f"saw-card Ben {role}", f"turned {role}"]
        assert cards(game) == f"doppelganger {role} villager | werewolf seer robber"
        assert final(voted_in_a_circle(game)) == f"{role} {role} villager"

    def test_as_tanner_she_wins_by_dying(self, edition):
        game = day(
            f"doppelganger tanner villager | {PLAIN}", "Ada doppelganger Ben", votes="Cleo Ada Ada", rules=edition
        )
        assert result(game) == "Ada died; Ada won: tanner"

    def test_as_hunter_she_takes_along_whom_she_points_at(self, edition):
        game = day(
            f"doppelganger hunter werewolf | {PLAIN}", "Ada doppelganger Ben", votes="Cleo Ada Ada", rules=edition
        )
        assert result(game) == "Ada Cleo died; Ada Ben won: village"

    def test_as_werewolf_she_wakes_with_the_werewolves(self, edition):
        game = dawn(f"villager werewolf doppelganger | {PLAIN}", "Cleo doppelganger Ben", rules=edition)
        assert knows(game, "Cleo") == [
            "dealt doppelganger", "saw-card Ben werewolf", "turned werewolf", "fellows werewolf Ben",
        ]  # fmt: skip
        assert knows(game, "Ben") == ["dealt werewolf", "fellows werewolf Cleo"]

    def test_as_werewolf_her_death_is_the_villages_win(self, edition):
        game = day(
            f"villager werewolf doppelganger | {PLAIN}", "Cleo doppelganger Ben", votes="Cleo Cleo Ada", rules=edition
        )
        assert result(game) == "Cleo died; Ada won: village"

    def test_as_minion_she_sees_the_dealt_werewolves_before_they_wake_and_not_again(self, edition):
        """C11."""
        game = night(f"doppelganger minion werewolf | {PLAIN}", "Ada doppelganger Ben", rules=edition)
        assert knows(game, "Ada") == [
            "dealt doppelganger", "saw-card Ben minion", "turned minion", "fellows minion Cleo",
        ]  # fmt: skip

    def test_as_minion_she_wins_with_the_werewolves_though_she_dies(self, edition):
        game = day(
            f"doppelganger minion werewolf | {PLAIN}", "Ada doppelganger Ben", votes="Cleo Ada Ada", rules=edition
        )
        assert result(game) == "Ada died; Ada Ben Cleo won: werewolf"

    def test_as_mason_she_wakes_with_the_masons(self, edition):
        game = dawn("doppelganger mason villager | mason seer robber", "Ada doppelganger Ben", rules=edition)
        assert learnt(game, "Ada", "turned", "fellows") == ["turned mason", "fellows mason Ben"]
        assert learnt(game, "Ben", "fellows") == ["fellows mason Ada"]

    def test_as_seer_she_looks_at_once_and_not_again_later(self, edition):
        game = night(f"doppelganger seer werewolf werewolf | {PLAIN}", "Ada doppelganger Ben", rules=edition)
        assert asked(game) == "Ada doppelganger"
        assert may(game, "Ben", "Cleo", "Dan", "centre-1 centre-2", "centre-1 centre-3", "centre-2 centre-3")
        assert learnt(game, "Cleo", "fellows") == [], "the werewolves are not awake yet"
        game = answered(game, "Ada doppelganger Cleo")
        assert learnt(game, "Ada", "saw-card") == ["saw-card Ben seer", "saw-card Cleo werewolf"]
        assert asked(game) == "Ben seer"
        assert asked(answered(game, "Ben seer")).startswith("Ada vote")

    def test_as_robber_she_robs_at_once_and_is_what_she_took(self, edition):
        """C15, C16: her card, left with the victim, is a robber of the village."""
        lines = ("Ada doppelganger Ben", "Ada doppelganger Cleo")
        game = dawn(f"doppelganger robber werewolf villager | {PLAIN}", *lines, rules=edition)
        assert cards(game) == f"werewolf robber doppelganger villager | {PLAIN}"
        assert knows(game, "Ada") == [
            "dealt doppelganger", "saw-card Ben robber", "turned robber",
            "moved cards Ada Cleo", "saw-card Ada werewolf",
        ]  # fmt: skip
        assert learnt(game, "Cleo", "fellows") == ["fellows werewolf"], "Cleo was dealt the werewolf and wakes as it"
        assert final(voted_in_a_circle(game)) == "werewolf robber robber villager"

    def test_as_robber_she_may_decline(self, edition):
        lines = ("Ada doppelganger Ben", "Ada doppelganger")
        game = dawn(f"doppelganger robber werewolf | {PLAIN}", *lines, rules=edition)
        assert final(voted_in_a_circle(game)) == "robber robber werewolf"

    def test_as_troublemaker_she_stirs_before_the_seer_looks(self, edition):
        """C15."""
        lines = ("Ada doppelganger Ben", "Ada doppelganger Cleo Dan", "Cleo seer Dan")
        game = dawn(f"doppelganger troublemaker seer tanner | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Cleo", "saw-card") == ["saw-card Dan seer"]
        assert cards(game) == f"doppelganger troublemaker tanner seer | {PLAIN}"
        assert final(voted_in_a_circle(game)) == "troublemaker troublemaker tanner seer"

    def test_as_drunk_she_must_take_a_centre_card_at_once(self, edition):
        game = night("doppelganger drunk villager | werewolf seer hunter", "Ada doppelganger Ben", rules=edition)
        assert must(game, "centre-1", "centre-2", "centre-3")
        game = answered(answered(game, "Ada doppelganger centre-1"), "Ben drunk centre-2")
        assert cards(game) == "werewolf seer villager | doppelganger drunk hunter"
        assert learnt(game, "Ada", "saw-card", "fellows") == ["saw-card Ben drunk"], "she never wakes as a werewolf"

    def test_her_card_put_into_the_centre_as_a_drunk_stays_a_drunk_for_whoever_takes_it(self, edition):
        """C17."""
        lines = ("Ada doppelganger Ben", "Ada doppelganger centre-1", "Ben drunk centre-1")
        game = dawn("doppelganger drunk villager | tanner seer hunter", *lines, rules=edition)
        assert cards(game) == "tanner doppelganger villager | drunk seer hunter"
        assert final(voted_in_a_circle(game)) == "tanner drunk villager"

    def test_as_insomniac_she_looks_when_the_night_is_over(self, edition):
        lines = ("Ada doppelganger Ben", "Cleo troublemaker Ada Ben")
        game = dawn(f"doppelganger insomniac troublemaker | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Ada", "saw-card") == ["saw-card Ben insomniac", "saw-card Ada insomniac"]
        assert learnt(game, "Ben", "saw-card") == ["saw-card Ben doppelganger"]
        assert final(voted_in_a_circle(game)) == "insomniac insomniac troublemaker"

    def test_robbed_she_still_wakes_as_what_she_became_and_sees_her_new_card(self, edition):
        """C13."""
        lines = ("Ada doppelganger Ben", "Cleo robber Ada")
        game = dawn(f"doppelganger insomniac robber | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Ada", "saw-card")[-1] == "saw-card Ada robber"
        assert final(voted_in_a_circle(game)) == "robber insomniac insomniac"

    def test_of_another_doppelganger_she_becomes_a_villager(self, edition):
        lines = ("Ada doppelganger Ben", "Ben doppelganger Cleo")
        game = dawn(f"doppelganger doppelganger tanner | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Ada", "saw-card", "turned") == ["saw-card Ben doppelganger", "turned villager"]
        assert final(voted_in_a_circle(game)) == "villager tanner tanner"

    def test_even_of_one_who_has_become_somebody(self, edition):
        lines = ("Ada doppelganger Cleo", "Ben doppelganger Ada")
        game = dawn(f"doppelganger doppelganger tanner | {PLAIN}", *lines, rules=edition)
        assert final(voted_in_a_circle(game)) == "tanner villager tanner"

    def test_what_she_becomes_lies_on_the_card_dealt_to_her_wherever_it_lies(self, edition):
        """Another one, as a robber, has taken it before she looks."""
        lines = ("Ada doppelganger Cleo", "Ada doppelganger Ben", "Ben doppelganger Dan")
        game = dawn(f"doppelganger doppelganger robber tanner | {PLAIN}", *lines, rules=edition)
        assert learnt(game, "Ben", "turned") == ["turned tanner"]
        assert final(voted_in_a_circle(game)) == "tanner robber robber tanner"

    @pytest.mark.parametrize("role", ["werewolf", "minion", "hunter", "tanner"])
    def test_whoever_gets_her_card_has_the_role_she_copied(self, edition, role):
        """C12: the copied role goes with the card."""
        lines = ("Ada doppelganger Cleo", "Ben robber Ada")
        game = day(f"doppelganger robber {role} | {PLAIN}", *lines, votes="Ben Cleo Ben", rules=edition)
        assert cards(game) == f"robber doppelganger {role} | {PLAIN}"
        assert final(game) == f"robber {role} {role}"
        assert learnt(game, "Ben", "saw-card") == ["saw-card Ben doppelganger"], "he sees the printed face"

    def test_a_robbed_doppelganger_hunter_shoots_no_more_and_her_robber_does(self, edition):
        lines = ("Ada doppelganger Cleo", "Ben robber Ada")
        deck = f"doppelganger robber hunter werewolf | {PLAIN}"
        assert (
            result(day(deck, *lines, votes="Dan Dan Ben Ben", rules=edition))
            == "Ben Dan died; Ada Ben Cleo won: village"
        )
        assert result(day(deck, *lines, votes="Dan Ada Ada Cleo", rules=edition)) == "Ada died; Dan won: werewolf"

    def test_a_card_of_hers_that_never_copied_anything_is_a_villager(self, edition):
        """C14."""
        game = day(
            "drunk werewolf villager | doppelganger seer tanner",
            "Ada drunk centre-1",
            votes="Ben Ada Ben",
            rules=edition,
        )
        assert final(game) == "villager werewolf villager"
        assert result(game) == "Ben died; Ada Cleo won: village"

    def test_at_the_end_the_room_sees_what_her_card_counted_as(self, edition):
        game = day(
            f"doppelganger tanner villager | {PLAIN}", "Ada doppelganger Ben", votes="Cleo Cleo Ada", rules=edition
        )
        assert "shown Ada doppelganger tanner" in knows(game, "Cleo")
