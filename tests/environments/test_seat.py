"""One seat against minds, as Gymnasium has it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from garou.environments import SeatEnv

TABLES = [
    {"game": "one-night", "scenario": "basic", "players": 5},
    {"game": "epic-battle", "scenario": "wolves-first-night", "players": 4, "minds": "honest"},
    {"game": "classic", "scenario": "smallest-village", "players": 6, "minds": "honest", "seat": 5},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table["scenario"])


def legal(seen):
    return [int(number) for number in np.flatnonzero(seen["action_mask"])]


def played(env, seed):
    luck = Random(seed)
    seen, _ = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        seen, reward, terminated, truncated, _ = env.step(luck.choice(legal(seen)))
        rewards, over = [*rewards, reward], terminated or truncated
    return rewards


@every_table
def test_it_passes_the_check_of_gymnasium(table):
    check_env(SeatEnv(**table), skip_render_check=True)


@every_table
def test_a_game_is_played_to_its_end_and_only_the_last_step_is_paid_for(table):
    env = SeatEnv(**table)
    for seed in range(3):
        rewards = played(env, seed)
        assert not any(rewards[:-1])
        assert rewards[-1] == (env.seat in env.now.game.outcome.winners)
        assert len({answer.seat for answer in env.now.game.log}) > 1


def test_the_same_seed_is_the_same_game():
    one, other = SeatEnv(**TABLES[0]), SeatEnv(**TABLES[0])
    assert [played(one, seed) for seed in range(4)] == [played(other, seed) for seed in range(4)]
    assert one.now.game.log == other.now.game.log
    assert one.now.said == other.now.said


def test_the_others_speak_and_what_it_says_is_heard():
    env = SeatEnv(**TABLES[0])
    seen, _ = env.reset(seed=1)
    while not env.now.speakers:
        seen, *_ = env.step(legal(seen)[0])
    env.step(legal(seen)[1])
    assert env.seat in {said.seat for said in env.now.said}
    assert len({said.seat for said in env.now.said}) > 1


def test_what_means_nothing_is_no_answer():
    env = SeatEnv(**TABLES[0] | {"talk": 0, "perfect": True})
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    *_, info = env.step(illegal)
    assert info["refused"]
    assert info["perfect"]["cards"] == env.now.game.setup.cards


@pytest.mark.parametrize("wrong", [{"minds": "genius"}, {"seat": 7}])
def test_minds_and_seats_that_are_not_there(wrong):
    with pytest.raises(ValueError, match=r"genius|7"):
        SeatEnv(**TABLES[0] | wrong)
