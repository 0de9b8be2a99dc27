"""The rules of the AIWolf contests: what is divined, guarded, attacked, voted, and when it is over."""

from __future__ import annotations

from random import Random

import pytest

from garou.dealing import deal
from garou.engine.live import play_out
from garou.engine.values import DECLINED, IllegalSetup, RoleName, Setup
from garou.engine.view import told_to
from garou.games.aiwolf import AIWOLF, AIWOLF_CASTS

FIVE = "werewolf possessed seer villager villager"
SEVEN = "werewolf medium bodyguard seer villager villager villager"


def played(cards: str, *answers: str, rules=AIWOLF):
    """`2 divine 0`: seat 2, asked so, names seat 0. Answers are used up in order, the last of a kind stays."""
    script: dict[tuple[int, str], list[int]] = {}
    for seat, call, target in map(str.split, answers):
        script.setdefault((int(seat), call), []).append(int(target))

    def mind(view):
        [question] = view.questions
        wanted = script.get((view.seat, question.call), [])
        choice = (wanted.pop(0) if len(wanted) > 1 else wanted[0],) if wanted else DECLINED
        return choice if choice in question.options else question.options[0]

    return play_out(rules, Setup(tuple(map(RoleName, cards.split()))), mind)


def everybody(call: str, *targets: int, seats: int = 5) -> list[str]:
    return [f"{seat} {call} {target}" for target in targets for seat in range(seats)]


def told(table, seat: int, name: str) -> list[tuple]:
    return [tuple(value for _, value in fact.data) for fact in told_to(seat, table.news) if fact.name == name]


def deaths(table) -> list[tuple]:
    return [tuple(value for _, value in fact.data) for fact in table.news if fact.name == "died"]


def test_the_seer_divines_before_the_first_day_and_learns_a_species():
    table = played(FIVE, "2 divine 1", *everybody("vote", 0))
    assert told(table, 2, "saw-card") == [(1, "villager")]
    assert told(played(FIVE, "2 divine 0", *everybody("vote", 0)), 2, "saw-card") == [(0, "werewolf")]


def test_the_medium_learns_what_the_executed_was_and_nobody_else_does():
    table = played(SEVEN, "3 divine 1", *everybody("vote", 4, 0, seats=7), "0 attack 5")
    assert told(table, 1, "saw-card") == [(4, "villager")]
    assert all(not told(table, seat, "saw-card") for seat in (0, 2, 4, 5, 6))


def test_whoever_is_guarded_lives_through_the_night():
    kept = played(SEVEN, *everybody("vote", 4, 0, seats=7), "0 attack 5", "2 guard 5")
    assert deaths(kept) == [(4, "lynch"), (0, "lynch")]
    eaten = played(SEVEN, *everybody("vote", 4, 0, seats=7), "0 attack 5", "2 guard 6")
    assert deaths(eaten) == [(4, "lynch"), (5, "night"), (0, "lynch")]


def test_werewolves_win_when_as_many_humans_are_left_and_the_possessed_is_one_of_these():
    """5 seats, 4 human: one executed, one eaten; 1 wolf to 2 humans goes on, the next execution makes it 1 to 1."""
    table = played(FIVE, *everybody("vote", 3, 4), "0 attack 2")
    assert deaths(table) == [(3, "lynch"), (2, "night"), (4, "lynch")]
    assert table.outcome.teams == ("werewolf",)
    assert table.outcome.winners == (0, 1)
    assert table.outcome.why[1].rule == "parity"


def test_the_village_wins_when_the_last_werewolf_is_executed():
    table = played(FIVE, *everybody("vote", 0))
    assert (table.outcome.winners, table.outcome.why[0].rule) == ((2, 3, 4), "last-wolf-gone")


def test_a_tied_vote_is_held_once_more_and_then_luck_decides():
    tied = ["0 vote 3", "1 vote 3", "2 vote 0", "3 vote 0", "4 vote 1"]
    table = played(FIVE, *tied, *everybody("vote", 0))
    assert deaths(table)[0] == (0, "lynch")
    assert len([fact for fact in table.news if fact.name == "voted"]) == 10
    still = played(FIVE, *tied, "0 attack 2")
    assert deaths(still)[0][0] in (0, 3)


def test_nobodys_card_is_shown_before_the_end():
    table = played(FIVE, *everybody("vote", 3, 4), "0 attack 2")
    names = [fact.name for fact in table.news]
    assert "shown" not in names[: names.index("won")]
    assert names.count("shown") == 5


def test_only_an_option_lets_people_vote_for_themselves():
    on = AIWOLF.playing(["self-votes"])
    own = [f"{seat} vote {seat}" for seat in (1, 2, 3, 4)]
    voted = [f for f in played(FIVE, "0 vote 1", *own, rules=on).news if f.name == "voted"]
    assert (voted[1].of("player"), voted[1].of("for_")) == (1, 1)
    voted = [f for f in played(FIVE, "0 vote 1", *own).news if f.name == "voted"]
    assert all(fact.of("player") != fact.of("for_") for fact in voted)


def test_werewolves_know_each_other_and_attack_none_of_themselves():
    cards = "werewolf werewolf possessed seer villager villager villager"
    table = played(cards, *everybody("vote", 6, 5, seats=7), "0 attack 1", "1 attack 0")
    assert told(table, 0, "fellows") == [("werewolf", (1,))]
    assert not told(table, 2, "fellows")
    assert all(cause == "lynch" or seat > 1 for seat, cause in deaths(table))


def test_a_deck_without_a_werewolf_is_refused():
    with pytest.raises(IllegalSetup):
        AIWOLF.check(Setup((RoleName("villager"),) * 5))


@pytest.mark.parametrize("players", AIWOLF_CASTS)
def test_games_by_luck_come_to_an_end(players):
    assert len(AIWOLF_CASTS[players].cards) == players
    for seed in range(40):
        luck = Random(seed)
        setup = deal(AIWOLF, AIWOLF_CASTS[players], players, luck)
        table = play_out(AIWOLF, setup, lambda view, luck=luck: luck.choice(view.questions[0].options))
        assert len(table.outcome.teams) == 1
