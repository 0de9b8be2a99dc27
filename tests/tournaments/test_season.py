"""A season counts what was played: chips, games, evenings, cards."""

from datetime import date

import pytest

from garou.tournaments.season import CardRow, Season, SeasonGame, SeasonRow, by_card, table
from garou.tournaments.values import IllegalEntry

FRIDAY, SATURDAY = date(2026, 11, 6), date(2026, 11, 14)


def game(number, evening, names, winners, cards=""):
    return SeasonGame(number, evening, tuple(names.split()), tuple(winners.split()), cards=tuple(cards.split()))


GAMES = (
    game(1, FRIDAY, "Ada Ben Cleo", "Ada", "seer werewolf villager"),
    game(2, FRIDAY, "Ada Ben Cleo", "Ben Cleo"),
    game(3, SATURDAY, "Ada Ben Dan", "Ada Dan", "seer tanner villager"),
)


def season(*games):
    found = Season()
    for one in games:
        found = found.play(one)
    return found


def test_every_winner_of_a_game_takes_a_chip():
    """Ada won games 1 and 3. Of those with one chip, Dan and Cleo needed fewer games than Ben."""
    assert table(GAMES) == (
        SeasonRow(1, "Ada", 2, 3, 2),
        SeasonRow(2, "Dan", 1, 1, 1),
        SeasonRow(3, "Cleo", 1, 2, 1),
        SeasonRow(4, "Ben", 1, 3, 2),
    )


def test_each_evening_has_its_own_chips():
    found = season(*GAMES)
    assert found.evenings == (FRIDAY, SATURDAY)
    assert [found.chips(evening) for evening in found.evenings] == [
        {"Ada": 1, "Ben": 1, "Cleo": 1},
        {"Ada": 1, "Dan": 1, "Ben": 0},
    ]


def test_cards_are_counted_where_they_are_known():
    assert by_card(GAMES) == (
        CardRow("seer", 2, 2),
        CardRow("villager", 1, 2),
        CardRow("werewolf", 0, 1),
        CardRow("tanner", 0, 1),
    )


def test_a_game_that_is_struck_out_leaves_everything_and_its_number_is_not_given_again():
    found = season(*GAMES).strike(3)
    assert (found.evenings, found.entered, found.names) == ((FRIDAY,), 3, ("Ada", "Ben", "Cleo"))
    with pytest.raises(IllegalEntry, match="no-such-game"):
        found.strike(3)


@pytest.mark.parametrize(
    ("names", "winners", "reason"),
    [
        ("Ada", "", "too-few"),
        ("Ada Ada", "", "name-twice"),
        ("Ada Ben", "Dan", "no-such-seat"),
        ("Ada Ben", "Ben Ben", "named-twice"),
    ],
)
def test_what_cannot_have_been_played_is_refused(names, winners, reason):
    with pytest.raises(IllegalEntry, match=reason):
        season(game(1, FRIDAY, names, winners))


def test_nobody_may_win_a_game_or_everybody():
    found = season(game(1, FRIDAY, "Ada Ben", ""), game(2, FRIDAY, "Ada Ben", "Ada Ben"))
    assert [row.chips for row in table(found.games)] == [1, 1]
