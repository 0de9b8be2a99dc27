"""A disk that takes its time: one commit closes a window, and the next opens at a moment that no disk moves."""

import asyncio
from random import Random

import pytest
from stage import GRAIN, now

from evenings import GAMES, seated
from garou.rooms import answering, clock, lobby
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from slowdisk import run, serving

LATE = (1.0, 0.125, 0.06, GRAIN)  # seconds before the end of a window
PACES = {"one-night": ("normal", "swift"), "epic-battle": ("normal", "swift"), "classic": ("normal",)}
PLAYED = [(game, pace) for game, paces in PACES.items() for pace in paces]


def opened(game, pace, directory, takes, tap=None):
    """When each window of a night was seen to open, and the commits of it; somebody may tap before each ends."""

    async def evening():
        async with serving(directory, takes=takes) as cups:
            keeper, seen, happened = cups.keeper, [], asyncio.Event()
            room, chairs = await seated(keeper, GAMES[game].with_(pace=pace), "Zed", "Yan", "Xia")
            keeper.witnesses += [lambda room: seen.append((now(), room.windows, room.window)), lambda _: happened.set()]
            await lobby.begin(keeper, room.code, chairs[0])
            first = len(keeper.store.written)
            while room.phase is Phase.DEALT or (room.window and room.window.kind is Kind.CALL):
                windows = room.windows
                if tap is not None and room.phase is Phase.PLAYING:
                    await asyncio.sleep(room.deadline - keeper.clock() - tap)
                    await answer(keeper, room, Random(windows).choice(chairs))
                while room.windows == windows:
                    happened.clear()
                    await happened.wait()
            openings = {windows: (moment, window) for moment, windows, window in reversed(seen)}
            return openings, [one.events for one in keeper.store.written[first:]]

    return run(evening())


async def answer(keeper, room, chair):
    question = room.question_for(room.seat_of(chair))
    await answering.answer(keeper, room.code, chair, room.windows, question.options[-1] if question else ())


@pytest.mark.parametrize("takes", [4 * GRAIN, 0.04, 0.12])
@pytest.mark.parametrize(("game", "pace"), PLAYED)
def test_who_taps_at_the_last_moment_moves_nothing(game, pace, takes, tmp_path):
    quiet, _ = opened(game, pace, tmp_path / "quiet", takes)
    for tap in LATE:
        tapped, _ = opened(game, pace, tmp_path / str(tap), takes, tap)
        assert tapped == quiet
    assert len({moment % clock.GRID for number, (moment, _) in quiet.items() if number}) == 1


@pytest.mark.parametrize(("game", "pace"), PLAYED)
def test_a_window_closes_in_one_commit(game, pace, tmp_path):
    """Whatever nobody has answered: all of it with the opening of the next, and nothing beside it."""
    openings, commits = opened(game, pace, tmp_path, 0.12)
    assert len(commits) == len(openings) - 1, "before the first window there was none to close"
    assert {events[-1].kind for events in commits} == {"opened"}
    assert any(event.kind == "answered" for events in commits for event in events)


def test_who_comes_too_late_for_a_moment_opens_at_a_later_one(tmp_path):
    """A disk so slow that the moment has passed when all is kept: it is seen on the grid all the same."""
    openings, _ = opened("one-night", "normal", tmp_path, 0.37)
    assert len({moment % clock.GRID for number, (moment, _) in openings.items() if number}) == 1
