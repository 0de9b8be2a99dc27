"""On a slow disk windows open when they would on any: nobody hears in it whether somebody acted."""

from dataclasses import replace

import pytest
import stage
from listening import evening
from twins import people, world

from garou.rooms import clock
from garou.rooms.windows import Kind

pytestmark = pytest.mark.slow

ONE_NIGHT = "seer robber drunk werewolf insomniac | tanner werewolf hunter"
WORLDS = {
    "one-night": world("one-night", "bezier", ONE_NIGHT, eager=True),
    "one-night-swift": world("one-night", "bezier", ONE_NIGHT, pace="swift", eager=True),
    "epic-battle": world(
        "epic-battle",
        "ravensburger",
        "villager werewolf seer gremlin witch revealer | alpha-wolf marksman curator | dream-wolf",
        eager=True,
    ),
    "classic": world("classic", "", "villager werewolf werewolf seer witch little-girl hunter cupid", eager=True),
}


@pytest.fixture(params=[40, 120], ids="{} ms".format)
def disk(request, monkeypatch):
    """How long each commit takes."""
    monkeypatch.setattr(stage, "DISK", round(request.param / 1000 / stage.GRAIN) * stage.GRAIN)


@pytest.mark.usefixtures("disk")
@pytest.mark.parametrize("name", WORLDS)
def test_windows_open_when_they_would_have_if_nobody_had_acted(name):
    """Up to the first ballot: who votes, and when the last one does, is for everybody to see."""
    of = WORLDS[name]
    here, there = (to_the_ballot(one) for one in (of, replace(of, silent=tuple(people(of)))))
    assert here == there
    assert len({at % clock.GRID for at, _, _ in here}) == 1, "all on this table's grid"


def to_the_ballot(of):
    windows = evening(of, windows=30).windows
    first = next(number for number, (_, kind, _) in enumerate(windows) if kind is Kind.BALLOT)
    return windows[: first + 1]
