"""How fast agents that answer at random play whole games, in CPU time: `python benchmarks/agents.py`."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np

from garou.environments import TableEnv

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "one-night", "scenario": "basic", "players": 5},
    {"game": "one-night", "scenario": "confusion", "players": 8, "talk": 3},
    {"game": "epic-battle", "scenario": "night-of-the-count", "players": 8},
    {"game": "classic", "scenario": "whole-village", "players": 12},
)
SECONDS = 2.0


def measured(table: dict[str, Any]) -> tuple[float, float]:
    """Actions and games a second of one core."""
    env, luck = TableEnv(**table), Random(1)
    actions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        actions += played(env, luck, games)
        games += 1
    return actions / spent, games / spent


def played(env: TableEnv, luck: Random, seed: int) -> int:
    env.reset(seed=seed)
    actions = 0
    for _ in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(luck.choice(np.flatnonzero(observed["action_mask"]).tolist())))
            actions += 1
    return actions


for each in TABLES:
    actions, games = measured(each)
    print(f"{each}: {actions:,.0f} actions and {games:,.0f} games a CPU-second")
