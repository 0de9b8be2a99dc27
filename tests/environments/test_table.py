"""A whole table for agents that learn: PettingZoo's own checks, and ours of what an agent may know and do."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from garou.engine.game import opening_position
from garou.engine.values import Setup
from garou.engine.view import told_to
from garou.environments import TableEnv, playable
from garou.environments.agents import seat_of
from garou.environments.observing import FIRST_WORD, KINDS, OTHER
from garou.environments.playing import Play
from garou.games.scenarios import SCENARIOS
from garou.turnwise.numbering import NOTHING

# Its checker knows the tables of its own house that give a mask beside what is observed, and warns of all others.
known_forms = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)

SMALL = {"game": "one-night", "scenario": "basic", "players": 3}
TABLES = [
    SMALL | {"talk": 2},
    {"game": "epic-battle", "scenario": "night-of-the-count", "players": 6},
    {"game": "epic-battle", "scenario": "epic-anarchy", "players": 5, "talk": 1, "perfect": True},
    {"game": "classic", "scenario": "whole-village", "players": 8},
    {"game": "classic", "scenario": "thieves-night", "players": 8, "talk": 1},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['scenario']}-{table.get('talk', 0)}")


def acting(env, luck):
    """Something legal for whose turn it is; nothing for who is out."""
    if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
        return None
    return int(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


def played(env, seed, most=10_000):
    """On by luck, until it is over or so many have acted."""
    luck = Random(seed)
    for _ in zip(env.agent_iter(), range(most), strict=False):
        if env.now.game.outcome is not None:
            break
        env.step(acting(env, luck))
    return env


def dealt(table, seed=1):
    env = TableEnv(**table)
    env.reset(seed=seed)
    return env


@known_forms
@every_table
def test_it_passes_the_checks_of_pettingzoo(table, capsys):
    api_test(TableEnv(**table), num_cycles=30)
    seed_test(lambda: TableEnv(**table), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@every_table
def test_a_game_that_was_kept_goes_on_alike(table):
    env = played(dealt(table), 2, most=9)
    twin = pickle.loads(pickle.dumps(env))
    for one in (env, twin):
        played(one, 5)
    assert env.now.game.outcome == twin.now.game.outcome is not None
    assert env.now.said == twin.now.said
    assert env.rewards == twin.rewards
    env.reset(), twin.reset()
    assert env.now.game.setup == twin.now.game.setup


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_every_choice_has_a_number_and_every_word_too(scenario):
    """Played to the end with the fewest and with more, whatever is told and asked on the way."""
    for players in {scenario.players[0], scenario.players[-1]}:
        play = Play(playable(scenario.game, scenario=scenario.id, players=players), talks=0)
        for seed in range(2):
            luck = Random(seed)
            now = play.dealt(luck)
            while now.game.open:
                now, refused = play.after(now, luck.choice([*play.numbering.options(now)]), luck)
                assert not refused
            for seat in now.common.seats:
                rows = play.observation(now, seat)["observation"]
                assert KINDS.index(OTHER) not in rows[:, 0]
                assert play.observing.words.index(OTHER) not in rows[:, FIRST_WORD : FIRST_WORD + 3]
                assert rows.max() <= play.observing.highest


@every_table
def test_what_an_agent_observes_does_not_rest_on_what_lies_there(table):
    """Other cards, and no fact but its own: it observes and may do the same."""
    env = played(dealt(table), 3, most=12)
    now, luck = env.now, Random(4)
    cards = luck.sample(now.game.setup.cards, len(now.game.setup.cards))
    players, centre = len(now.game.setup.deal), len(now.game.setup.deal + now.game.setup.centre)
    other = Setup(tuple(cards[:players]), tuple(cards[players:centre]), tuple(cards[centre:]))
    for agent in env.agents:
        seat = seat_of(agent)
        own = {"past": told_to(seat, now.game.past), "news": told_to(seat, now.game.news)}
        lying = replace(opening_position(now.common.rules, other), dead=now.game.position.dead)
        elsewhere = replace(now, game=replace(now.game, setup=other, position=lying, log=(), **own))
        seen, there = env.observe(agent), env.play.observation(elsewhere, seat)
        assert all(np.array_equal(seen[part], there[part]) for part in seen)
        assert seen["observation"].any()


def test_the_whole_table_is_told_to_those_who_ask_for_it_and_to_nobody_else():
    plain, perfect = dealt(SMALL), dealt(SMALL | {"perfect": True})
    assert set(map(str, plain.infos.values())) == {"{}"}
    for info in perfect.infos.values():
        assert info["perfect"]["cards"] == plain.now.game.setup.cards
        assert set(info) == {"perfect"}


def test_who_is_not_asked_can_do_nothing():
    env = dealt(TABLES[3])
    for agent in set(env.agents) - {env.agent_selection}:
        assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == [NOTHING]


def test_what_means_nothing_is_no_answer_and_is_told_to_whoever_gave_it():
    env = dealt(SMALL)
    agent, illegal = env.agent_selection, int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1])
    env.step(illegal)
    assert {one for one in env.agents if env.infos[one]} == {agent}
    assert env.infos[agent] == {"refused": True}
    assert env.now.game.log[-1].luck


def test_the_winners_and_nobody_else_are_given_something_and_only_once():
    for seed in range(6):
        env = played(dealt(SMALL, seed), seed)
        winners = {f"seat_{seat}" for seat in env.now.game.outcome.winners}
        assert {agent for agent, reward in env.rewards.items() if reward} == winners
        totals = {}
        for agent in env.agent_iter():
            totals[agent] = env.last()[1]
            env.step(None)
        assert totals == {agent: float(agent in winners) for agent in env.possible_agents}


def test_each_may_speak_as_often_as_was_said_and_is_heard_by_all():
    env = dealt(SMALL | {"talk": 2})
    number = len(env.play.numbering.choices)
    spoke = []
    while env.now.game.outcome is None:
        if env.now.speakers:
            spoke.append(env.agent_selection)
        env.step(number if env.now.speakers else acting(env, Random(1)))
    assert sorted(spoke) == sorted(env.possible_agents * 2)
    assert len(env.now.said) == 6
    speaking = KINDS.index("says-am")
    assert all((env.observe(agent)["observation"][:, 0] == speaking).sum() == 6 for agent in env.agents)
    assert "seat_2: " in env.render()


def test_a_talk_in_which_nobody_says_anything_ends_after_one_round():
    env = played(dealt(SMALL | {"talk": 30}), 0, most=0)
    turns = 0
    while env.now.game.outcome is None:
        turns += bool(env.now.speakers)
        env.step(NOTHING if env.now.speakers else acting(env, Random(1)))
    assert turns == 3


def test_a_game_without_an_end_is_cut_off():
    env = dealt(TABLES[3])
    declining = 0
    while not any(env.truncations.values()) and env.now.game.outcome is None:
        env.step(NOTHING)  # declines, or is no answer
        declining += 1
    assert env.now.endless or env.now.game.outcome
    assert declining < 20_000


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "one-night/bezier"),
        ({"scenario": "nowhere"}, "there is no scenario"),
        ({"scenario": "basic", "players": 9}, "3, 4, 5"),
        ({"cards": "2 werewolf, dragon, 3 villager"}, "dragon"),
        ({"cards": "many werewolf"}, "many werewolf"),
        ({"cards": "werewolf, villager"}, "player"),
        ({"scenario": "basic", "options": ("nonsense",)}, "nonsense"),
        ({"scenario": "basic", "talk": -1}, "0–50"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(wrong, said, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    with pytest.raises(ValueError, match=said) as refused:
        TableEnv(**wrong)
    assert "\n" not in str(refused.value)
