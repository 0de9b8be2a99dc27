"""One Night by day: who dies by the vote and by the hunter, who wins, and the rule that says so."""

from __future__ import annotations

import pytest

from epic import final, knows, named, why
from garou.engine.values import IllegalAnswer
from garou.games.one_night import BEZIER, RAVENSBURGER
from one_night import bezier, dawn, day, night, ravensburger, result, voted, with_option

PLAIN = "villager villager villager"  # a centre that tells nothing


class TestVote:
    def test_everybody_is_asked_at_once_for_any_other_player(self, edition):
        game = dawn(f"villager tanner hunter | {PLAIN}", rules=edition)
        assert [(q.seats, q.call, q.ballot) for q in game.open] == [((s,), "vote", True) for s in range(3)]
        assert [named(game, q.options) for q in game.open] == [" Ben Cleo", " Ada Cleo", " Ada Ben"]

    @pytest.mark.parametrize("choice", ["Ada", "centre-1", "Ben Cleo", "chance"])
    def test_nobody_votes_for_himself_or_the_centre_or_twice(self, edition, choice):
        """C02."""
        with pytest.raises(IllegalAnswer):
            night(f"villager tanner hunter | {PLAIN}", f"Ada vote {choice}", rules=edition)

    def test_the_most_voted_dies(self, edition):
        assert result(voted("werewolf villager villager", "Ben Ada Ada", edition)) == "Ada died; Ben Cleo won: village"

    def test_all_tied_leaders_die(self, edition):
        """C36."""
        game = voted("werewolf villager villager villager", "Ben Ada Ada Ben", edition)
        assert result(game) == "Ada Ben died; Ben Cleo Dan won: village"
        game = voted("werewolf villager villager villager villager hunter", "Ben Ada Ada Ben Dan Dan", edition)
        assert result(game).startswith("Ada Ben Dan died")
        game = voted("villager werewolf villager villager villager hunter", "Cleo Ada Ada Cleo Dan Dan", edition)
        assert result(game) == "Ada Cleo Dan died; Ben won: werewolf"

    def test_nobody_dies_when_everybody_has_one_vote(self, edition):
        """C01."""
        assert result(voted("werewolf villager villager", "Ben Cleo Ada", edition)) == "nobody died; Ada won: werewolf"

    @pytest.mark.parametrize("votes", ["Ben - -", "- - -", "Ben Cleo -", "Ben Ada -"])
    def test_nobody_dies_when_no_one_has_more_than_one_and_missing_votes_count_for_nobody(self, edition, votes):
        """C01, C02 as decided."""
        assert result(voted("werewolf villager villager", votes, edition)) == "nobody died; Ada won: werewolf"

    def test_two_votes_are_enough_where_others_were_not_cast(self, edition):
        assert (
            result(voted("werewolf villager villager villager", "- Ada Ada -", edition))
            == "Ada died; Ben Cleo Dan won: village"
        )

    def test_after_the_vote_the_room_hears_who_voted_who_died_and_who_won_and_sees_every_card(self, edition):
        game = day("werewolf villager hunter | seer tanner drunk", votes="Ben Ada -", rules=edition)
        heard = [text for text in knows(game, "Ben") if not text.startswith("dealt")]
        assert heard == [
            "voted Ada Ben", "voted Ben Ada", "voted Cleo -", "won Ada werewolf",
            "shown Ada werewolf werewolf", "shown Ben villager villager", "shown Cleo hunter hunter",
            "shown centre-1 seer seer", "shown centre-2 tanner tanner", "shown centre-3 drunk drunk",
        ]  # fmt: skip

    def test_deaths_are_told_with_their_cause(self, edition):
        game = voted("hunter werewolf villager", "Ben Ada Ada", edition)
        assert [text for text in knows(game, "Cleo") if text.startswith("died")] == ["died Ada vote", "died Ben shot"]


class TestHunter:
    def test_a_hunter_who_dies_takes_along_whom_he_points_at(self, edition):
        assert (
            result(voted("hunter werewolf villager", "Ben Ada Ada", edition)) == "Ada Ben died; Ada Cleo won: village"
        )

    def test_whatever_votes_that_player_has(self, edition):
        game = voted("hunter werewolf villager villager", "Ben Ada Ada Ada", edition)
        assert result(game) == "Ada Ben died; Ada Cleo Dan won: village"

    def test_a_hunter_who_lives_shoots_nobody(self, edition):
        assert result(voted("hunter werewolf villager", "Ben Cleo Ben", edition)) == "Ben died; Ada Cleo won: village"
        assert result(voted("hunter werewolf villager", "Ben Cleo Ada", edition)) == "nobody died; Ben won: werewolf"

    def test_a_hunter_without_a_vote_shoots_nobody(self, edition):
        assert result(voted("hunter werewolf villager", "- Ada Ada", edition)) == "Ada died; Ben won: werewolf"

    def test_a_hunter_shot_by_a_hunter_shoots_too(self, edition):
        """C19."""
        game = voted("hunter hunter werewolf villager", "Ben Cleo Ada Ada", edition)
        assert result(game) == "Ada Ben Cleo died; Ada Ben Dan won: village"

    def test_two_hunters_who_point_at_each_other_die_and_that_is_all(self, edition):
        """C20."""
        game = voted("hunter hunter werewolf villager", "Ben Ada Ada Ada", edition)
        assert result(game) == "Ada Ben died; Cleo won: werewolf"

    def test_a_shot_at_somebody_already_dead_changes_nothing(self, edition):
        """C20."""
        game = voted("hunter werewolf villager villager", "Ben Ada Ada Ben", edition)
        assert [text for text in knows(game, "Dan") if text.startswith("died")] == ["died Ada vote", "died Ben vote"]

    def test_a_shot_makes_a_tanner_win(self, edition):
        """C21."""
        game = voted("hunter tanner werewolf villager", "Ben Ada Ada Ada", edition)
        assert result(game) == "Ada Ben died; Ben won: tanner"

    def test_a_dead_hunters_village_loses_if_no_werewolf_died(self, edition):
        assert result(voted("hunter villager werewolf", "Ben Ada Ada", edition)) == "Ada Ben died; Cleo won: werewolf"

    def test_who_shoots_is_who_holds_the_card_now(self, edition):
        """C03, the day: your role is the card before you."""
        deck = f"hunter troublemaker villager werewolf | {PLAIN}"
        game = day(deck, "Ben troublemaker Ada Cleo", votes="Ben Cleo Dan Cleo", rules=edition)
        assert result(game) == "Cleo Dan died; Ada Ben Cleo won: village"


class TestVillageAndWerewolves:
    def test_the_village_wins_when_a_werewolf_dies(self, edition):
        game = voted("werewolf werewolf villager villager", "Cleo Ada Ada Ada", edition)
        assert result(game) == "Ada died; Cleo Dan won: village"
        assert why(game) == ["werewolf lost werewolf-dead Ada", "village won werewolf-died Ada"]

    def test_whoever_dies_with_it(self, edition):
        """C31: the dead win with their team."""
        game = voted("werewolf villager villager villager", "Ben Ada Ada Ben", edition)
        assert result(game) == "Ada Ben died; Ben Cleo Dan won: village"

    def test_the_werewolves_win_when_none_of_them_dies(self, edition):
        game = voted("werewolf werewolf villager villager", "Cleo Cleo Ada Cleo", edition)
        assert result(game) == "Cleo died; Ada Ben won: werewolf"
        assert why(game) == ["werewolf won werewolves-live Ada Ben", "village lost no-werewolf-died Ada Ben"]

    def test_without_a_werewolf_the_village_wins_if_nobody_dies(self, edition):
        """C26."""
        game = voted("minion tanner villager", "Ben Cleo Ada", edition)
        assert result(game) == "nobody died; Cleo won: village"
        assert why(game) == [
            "werewolf lost lone-minion-nobody-died Ada", "tanner lost tanner-lives Ben",
            "village won no-werewolf-nobody-died",
        ]  # fmt: skip

    def test_without_a_werewolf_the_village_loses_if_anybody_dies(self, edition):
        game = voted("villager seer villager", "Ben Ada Ada", edition)
        assert result(game) == "Ada died; nobody won"
        assert why(game) == ["village lost no-werewolf-but-deaths Ada"]

    def test_without_a_werewolf_nobody_wins_for_the_pack(self, edition):
        """C29."""
        game = voted("minion villager villager", "Ben Cleo Ada", edition)
        assert "werewolf" not in game.outcome.teams

    def test_a_team_without_members_wins_nothing(self, edition):
        """C28: a werewolf dies, and there is no village."""
        game = voted("werewolf werewolf werewolf", "Ben Ada Ada", edition)
        assert result(game) == "Ada died; nobody won"
        assert why(game) == ["werewolf lost werewolf-dead Ada"]

    def test_a_werewolf_in_the_centre_is_nobodys_werewolf(self, edition):
        assert result(
            day("villager villager villager | werewolf werewolf minion", votes="Ben Cleo Ada", rules=edition)
        ) == ("nobody died; Ada Ben Cleo won: village")

    def test_it_is_the_card_at_the_end_that_counts(self, edition):
        game = day(f"werewolf drunk villager | {PLAIN}", "Ben drunk centre-1", votes="Ben Ada Ada", rules=edition)
        assert final(game) == "werewolf villager villager"


class TestTanner:
    def test_a_tanner_wins_by_dying_and_takes_the_werewolves_win(self, edition):
        game = voted("tanner werewolf villager", "Ben Ada Ada", edition)
        assert result(game) == "Ada died; Ada won: tanner"
        assert why(game) == [
            "tanner won tanner-died Ada", "werewolf lost tanner-blocks Ada", "village lost no-werewolf-died Ben",
        ]  # fmt: skip

    def test_a_tanner_and_a_werewolf_dead_the_village_wins_too(self, edition):
        game = voted("tanner werewolf villager villager", "Ben Ada Ada Ben", edition)
        assert result(game) == "Ada Ben died; Ada Cleo Dan won: tanner village"

    def test_a_tanner_who_lives_loses(self, edition):
        game = voted("tanner werewolf villager", "Ben Cleo Ben", edition)
        assert result(game) == "Ben died; Cleo won: village"
        assert why(game)[0] == "tanner lost tanner-lives Ada"

    def test_without_a_werewolf_a_dead_tanner_is_the_villages_loss(self, edition):
        assert result(voted("tanner villager villager", "Ben Ada Ada", edition)) == "Ada died; Ada won: tanner"

    def test_each_of_two_tanners_wins_by_his_own_death_and_either_blocks(self, edition):
        """C18."""
        game = voted("tanner tanner werewolf villager", "Ben Ada Ada Ada", edition)
        assert result(game) == "Ada died; Ada won: tanner"
        assert why(game) == [
            "tanner won tanner-died Ada", "tanner lost tanner-lives Ben", "werewolf lost tanner-blocks Ada",
            "village lost no-werewolf-died Cleo",
        ]  # fmt: skip

    def test_a_tanner_and_a_minion_dead_the_tanner_wins_alone(self, edition):
        """C22."""
        game = voted("tanner minion werewolf villager", "Ben Ada Ada Ben", edition)
        assert result(game) == "Ada Ben died; Ada won: tanner"


class TestMinionsWin:
    def test_he_wins_with_the_werewolves_dead_or_alive(self, edition):
        """C30, C31."""
        assert result(voted("minion werewolf villager", "Cleo Ada Ada", edition)) == "Ada died; Ada Ben won: werewolf"
        assert result(voted("minion werewolf villager", "Cleo Cleo Ada", edition)) == "Cleo died; Ada Ben won: werewolf"

    def test_he_loses_with_them(self, edition):
        assert (
            result(voted("minion werewolf villager", "Cleo Ada Ben", edition)) == "nobody died; Ada Ben won: werewolf"
        )
        game = voted("minion werewolf villager villager", "Ben Ada Ben Ben", edition)
        assert result(game) == "Ben died; Cleo Dan won: village"
        assert why(game)[0] == "werewolf lost werewolf-dead Ben"

    def test_he_is_no_werewolf_whose_death_would_count(self, edition):
        game = voted("minion werewolf villager", "Cleo Ada Ada", edition)
        assert why(game) == ["werewolf won werewolves-live Ben", "village lost no-werewolf-died Ben"]

    def test_without_a_werewolf_he_wins_if_he_lives_and_another_dies(self, edition):
        game = voted("minion villager seer", "Ben Ada Ben", edition)
        assert result(game) == "Ben died; Ada won: werewolf"
        assert why(game) == ["werewolf won lone-minion-lives Ada", "village lost no-werewolf-but-deaths Ben"]

    def test_without_a_werewolf_and_a_death_he_loses(self, edition):
        """C26."""
        assert (
            why(voted("minion villager seer", "Ben Cleo Ada", edition))[0]
            == "werewolf lost lone-minion-nobody-died Ada"
        )

    def test_without_a_werewolf_his_own_death_alone_makes_nobody_win(self, edition):
        """C24."""
        game = voted("minion villager seer", "Ben Ada Ada", edition)
        assert result(game) == "Ada died; nobody won"
        assert why(game) == ["werewolf lost lone-minion-died Ada", "village lost no-werewolf-but-deaths Ada"]

    def test_without_a_werewolf_he_must_survive(self, edition):
        """C23."""
        game = voted("minion villager seer seer", "Ben Ada Ada Ben", edition)
        assert result(game) == "Ada Ben died; nobody won"
        assert why(game)[0] == "werewolf lost lone-minion-died Ada"

    @with_option("minion-may-die")
    def test_with_the_option_he_may_die_if_somebody_else_does(self, rules):
        game = voted("minion villager seer seer", "Ben Ada Ada Ben", rules)
        assert result(game) == "Ada Ben died; Ada won: werewolf"
        assert why(game)[0] == "werewolf won lone-minion-others-died Ada"

    @with_option("minion-may-die")
    def test_even_then_his_own_death_alone_is_not_enough(self, rules):
        assert result(voted("minion villager seer", "Ben Ada Ada", rules)) == "Ada died; nobody won"

    @with_option("minion-may-die")
    def test_the_option_changes_nothing_for_one_who_lives(self, rules):
        game = voted("minion villager seer", "Ben Ada Ben", rules)
        assert why(game)[0] == "werewolf won lone-minion-lives Ada"

    @pytest.mark.parametrize(
        "rules", [BEZIER, ravensburger("minion-beside-tanner")], ids=["bezier", "ravensburger+minion-beside-tanner"]
    )
    def test_a_dead_tanner_and_a_lone_living_minion_both_win_in_the_bezier_edition_or_with_the_option(self, rules):
        """C25."""
        game = voted("minion tanner villager", "Ben Ada Ben", rules)
        assert result(game) == "Ben died; Ada Ben won: tanner werewolf"
        assert why(game)[0] == "werewolf won lone-minion-lives Ada"

    @pytest.mark.parametrize(
        "rules", [RAVENSBURGER, bezier("tanner-blocks-minion")], ids=["ravensburger", "bezier+tanner-blocks-minion"]
    )
    def test_the_tanner_wins_alone_in_the_ravensburger_edition_or_with_the_option(self, rules):
        """C25."""
        game = voted("minion tanner villager", "Ben Ada Ben", rules)
        assert result(game) == "Ben died; Ben won: tanner"
        assert why(game)[:2] == ["werewolf lost lone-minion-blocked Ada", "tanner won tanner-died Ben"]

    def test_a_blocking_tanner_blocks_a_minion_who_may_die_too(self):
        rules = bezier("tanner-blocks-minion", "minion-may-die")
        assert (
            result(voted("minion tanner villager villager", "Ben Ada Ada Ben", rules))
            == "Ada Ben died; Ben won: tanner"
        )

    def test_without_blocking_he_wins_beside_him(self):
        rules = ravensburger("minion-beside-tanner", "minion-may-die")
        game = voted("minion tanner villager villager", "Ben Ada Ada Ben", rules)
        assert result(game) == "Ada Ben died; Ada Ben won: tanner werewolf"

    def test_of_two_minions_each_wins_if_alive_and_the_other_died(self, edition):
        """C27."""
        game = voted("minion minion villager", "Ben Ada Ada", edition)
        assert result(game) == "Ada died; Ben won: werewolf"
        assert why(game) == [
            "werewolf lost lone-minion-died Ada", "werewolf won lone-minion-lives Ben",
            "village lost no-werewolf-but-deaths Ada",
        ]  # fmt: skip

    def test_of_two_minions_both_win_if_a_villager_died(self, edition):
        """C27."""
        game = voted("minion minion villager villager", "Cleo Cleo Ada Cleo", edition)
        assert result(game) == "Cleo died; Ada Ben won: werewolf"
