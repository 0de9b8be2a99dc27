"""A whole table as PettingZoo's turns (AEC): every seat is an agent, and acts when it is asked or may speak."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from garou.engine.values import PUBLIC, Seat, Slot
from garou.engine.view import told_to
from garou.texts import language, words
from garou.texts.claims import spoken as told
from garou.texts.narrator import Narrator
from garou.turnwise.refusing import refusing
from garou.turnwise.tables import playable

from .observing import everything
from .playing import Play

Observation = dict[str, Any]  # the rows, and a mask of what is legal


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # the package carries no types
    """Agents are called seat_0, seat_1, … An observation has the rows of `observing` and a mask of what is legal.

    An action that is not legal is no answer: then luck decides, as it does at a table, and `infos` says `refused`.
    Whoever wins is given 1, once, at the end. A game is a function of the seed and the actions.
    """

    metadata = {"render_modes": ["ansi"], "name": "garou_v0", "is_parallelizable": False}  # noqa: RUF012  # theirs

    def __init__(
        self,
        game: str = "one-night",
        *,
        talk: int = 0,
        perfect: bool = False,
        render_mode: str | None = None,
        **cards: Any,
    ) -> None:
        """`talk` is how often each may speak before a vote; `perfect` puts the whole table into `infos`.

        The rest (scenario, cards, players, edition, options) is handed on to `playable`.
        """
        super().__init__()
        self._made = {"game": game, "talk": talk, "perfect": perfect, "render_mode": render_mode, **cards}
        with refusing():
            self.play = Play(playable(game, **cards), talk)
        self.perfect, self.render_mode = perfect, render_mode
        self.metadata = TableEnv.metadata | {"name": f"garou_{game.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{number}" for number in range(self.play.table.players)]
        self._spaces = {
            agent: (self.play.observation_space(), self.play.action_space()) for agent in self.possible_agents
        }
        self._seeds = Random()
        self.agents: list[str] = []

    # What PettingZoo asks for ----------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. Without a seed luck draws one, from the last seed that was given if there was any."""
        if seed is not None:
            self._seeds = Random(seed)
        self._seed = seed if seed is not None else self._seeds.getrandbits(32)
        self._actions: list[int | None] = []
        self.luck = Random(self._seed)
        self.now = self.play.dealt(self.luck)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._turn()

    def step(self, action: int | None) -> None:
        self._actions.append(None if action is None else int(action))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.now, refused = self.play.after(self.now, action, self.luck)
        self.infos = {one: {} for one in self.agents}
        if refused:
            self.infos[agent]["refused"] = True
        self._turn()

    def observe(self, agent: str) -> Observation:
        return self.play.observation(self.now, seat_of(agent))

    def render(self) -> str:
        """What everybody knows, in words."""
        names = tuple(self.possible_agents)
        spoken = words(language(None, os.environ))
        table = self.play.table
        narrator = Narrator(spoken, table.game, names, table.rules.places)
        facts = [narrator.fact(fact, PUBLIC) for fact in told_to(PUBLIC, self.now.game.facts)]
        claims = [f"{names[said.seat]}: {told(narrator, said)}" for said in self.now.said]
        return "\n".join([*claims, *facts])

    def close(self) -> None:
        """Nothing is held."""

    # What follows from the game --------------------------------------------------------

    def _turn(self) -> None:
        """Who acts next; at the end everybody learns how it went."""
        turn, outcome = self.now.turn, self.now.game.outcome
        if outcome is not None or self.now.endless:
            ended = self.terminations if outcome is not None else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            won = outcome.winners if outcome is not None else ()
            self.rewards = {agent: float(seat_of(agent) in won) for agent in self.agents}
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]
        if self.perfect:
            for info in self.infos.values():
                info["perfect"] = everything(self.now.game.position)
        self._accumulate_rewards()

    # A game in the middle, kept or sent elsewhere ---------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, the seed and the actions: the game follows from them."""
        begun = (self._seed, self._actions) if hasattr(self, "now") else None
        return {"made": self._made, "seeds": self._seeds, "begun": begun, "spaces": self._spaces}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]  # it is made anew, on purpose
        if state["begun"] is not None:
            seed, actions = state["begun"]
            self.reset(seed)
            for action in actions:
                self.step(action)
        self._seeds, self._spaces = state["seeds"], state["spaces"]


def seat_of(agent: str) -> Seat:
    return Seat(Slot(int(agent.removeprefix("seat_"))))
