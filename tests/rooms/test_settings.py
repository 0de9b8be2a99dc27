"""What a table is set to: how long its people talk."""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalSetup
from garou.rooms.room import Room
from garou.rooms.settings import PACES, TALKS, Pace, Settings, checked

VILLAGE = Settings(game="classic", edition="", scenario="whole-village")


def talk(pace: str, players: int, minutes: int = 0) -> float:
    return Room("lune-123", settings=VILLAGE.with_(pace=pace, size=players, talk=minutes)).pace.talk


@pytest.mark.parametrize("pace", ["calm", "normal", "quick", "swift"])
def test_up_to_seven_talk_as_long_as_the_pace_says(pace):
    assert {talk(pace, players) for players in range(3, 8)} == {PACES[pace].talk}


@pytest.mark.parametrize(
    ("pace", "players", "seconds"),
    [
        ("normal", 8, 360),  # 300 + 1 * 300 / 5
        ("normal", 12, 600),  # 300 + 5 * 60
        ("calm", 10, 960),  # 600 + 3 * 120
        ("quick", 24, 528),  # 120 + 17 * 24
    ],
)
def test_a_larger_group_talks_longer(pace, players, seconds):
    assert talk(pace, players) == pytest.approx(seconds)


@pytest.mark.parametrize("players", [5, 24])
def test_a_host_who_says_how_long_has_the_last_word(players):
    assert talk("normal", players, minutes=3) == 180


def test_nothing_but_the_talk_is_longer():
    few, many = (VILLAGE.with_(size=size).windows for size in (7, 24))
    assert [name for name in Pace.__slots__ if getattr(few, name) != getattr(many, name)] == ["talk"]


@pytest.mark.parametrize("minutes", [-1, 4, 999])
def test_minutes_that_are_not_offered_are_refused(minutes):
    assert minutes not in TALKS
    with pytest.raises(IllegalSetup):
        checked(VILLAGE.with_(size=8, talk=minutes))
