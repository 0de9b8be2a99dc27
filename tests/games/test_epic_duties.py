"""The thirty roles of Epic Battle as the book lists them: team, stars, and what each must and may."""

from __future__ import annotations

import pytest

from epic import ALL, beside, epic, night, partner
from garou.engine.game import reply
from garou.engine.values import Answer

# Team, stars, and the questions put to the only player of that role who always chooses something.
BOOK = {
    "copycat": ("village", 2, "must"),  # its team is that of what it copies
    "vampire": ("vampire", 1, "must"),
    "master": ("vampire", 2, "must"),
    "count": ("vampire", 2, "must must"),  # the bite, then fear
    "renfield": ("vampire", 2, ""),
    "diseased": ("village", 3, "must"),
    "cupid": ("village", 2, "may"),
    "instigator": ("village", 3, "may"),
    "priest": ("village", 1, "may"),  # his own mark is exchanged unasked, for he must
    "assassin": ("assassin", 2, "must"),
    "werewolf": ("werewolf", 1, "may"),  # the lone look
    "alpha-wolf": ("werewolf", 2, "may must"),
    "mystic-wolf": ("werewolf", 2, "may may"),
    "dream-wolf": ("werewolf", 2, ""),
    "mason": ("village", 3, ""),
    "thing": ("village", 1, "must"),
    "seer": ("village", 1, "may"),
    "paranormal-investigator": ("village", 2, "may may"),  # two villagers' cards
    "marksman": ("village", 1, "may may"),  # a card, a mark
    "robber": ("village", 1, "may"),
    "witch": ("village", 1, "may must"),
    "aura-seer": ("village", 1, ""),
    "gremlin": ("village", 1, "may"),
    "insomniac": ("village", 1, ""),
    "revealer": ("village", 1, "may"),
    "curator": ("village", 2, "may"),
    "bodyguard": ("village", 2, ""),
    "hunter": ("village", 2, ""),
    "tanner": ("tanner", 2, ""),
    "villager": ("village", 1, ""),
}


def test_the_book_lists_thirty_roles_and_all_are_played():
    assert sorted(BOOK) == ALL
    assert len(ALL) == 30
    assert {*ALL} <= epic().roles.keys()


def test_the_box_has_thirty_two_cards_two_of_them_masons_and_two_werewolves():
    """C39: 30 roles + the second mason + one card nobody can name, ours a werewolf = 32."""
    box = {role: epic().box[role] for role in ALL}
    assert sum(box.values()) == 32
    assert {role for role, copies in box.items() if copies == 2} == {"mason", "werewolf"}


@pytest.mark.parametrize("role", ALL)
def test_each_role_has_the_team_and_the_stars_of_the_book(role):
    team, stars, _ = BOOK[role]
    assert (epic().roles[role].team, epic().roles[role].stars) == (team, stars)


@pytest.mark.parametrize("role", ALL)
def test_each_role_must_and_may_what_the_book_says(role):
    """The priest in the centre brings marks; Ben and Dan are villagers, or Ben the other mason."""
    game = night(f"{role} {partner(role)} villager villager | priest villager villager{beside(role)}")
    duties = []
    while not game.open[0].ballot:
        [question] = game.open
        if question.seats == (0,):
            duties.append("may" if question.may_decline else "must")
        game = reply(game, Answer(question.seats[0], question.call, question.options[-1]))
    assert " ".join(duties) == BOOK[role][2]
