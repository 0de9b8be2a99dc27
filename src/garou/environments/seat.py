"""One seat of a table as a Gymnasium environment: minds sit at all the others."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from garou.engine.values import IllegalSetup, Seat, Slot
from garou.minds.mind import MINDS, USUAL, TalkingMind, mind_named
from garou.turnwise.refusing import refusing
from garou.turnwise.tables import playable
from garou.turnwise.turns import Midgame, answered, hearing, spoken

from .agents import Observation
from .observing import everything
from .playing import Play


class SeatEnv(gymnasium.Env[Observation, int]):
    """The same observations and actions as at a whole table. The reward is 1 for a game that was won, at its end.

    An action that is not legal is no answer: luck decides, and `info` says `refused`.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's own form

    def __init__(
        self,
        game: str = "one-night",
        *,
        seat: int = 0,
        minds: str = USUAL.name,
        talk: int = 3,
        perfect: bool = False,
        **cards: Any,
    ) -> None:
        """`minds` names the level of all others; the rest is as at a whole table."""
        with refusing():
            self.play, self.perfect = Play(playable(game, **cards), talk), perfect
            self.mind, self.seat = _known(minds), _seat(seat, self.play.table.players)
        self.observation_space: spaces.Space[Any] = self.play.observation_space()
        self.action_space: spaces.Space[Any] = self.play.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.luck = Random(int(self.np_random.integers(2**32)))
        self.now = self._until_asked(self.play.dealt(self.luck))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        now, refused = self.play.after(self.now, action, self.luck)
        self.now = self._until_asked(now)
        outcome = self.now.game.outcome
        won = outcome is not None and self.seat in outcome.winners
        info = self._info() | ({"refused": True} if refused else {})
        return self._seen(), float(won), outcome is not None, outcome is None and self.now.endless, info

    def _seen(self) -> Observation:
        return self.play.observation(self.now, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"perfect": everything(self.now.game.position)} if self.perfect else {}

    def _until_asked(self, now: Midgame) -> Midgame:
        """The others answer and speak until it is this seat's turn, or the game is over."""
        while (turn := now.turn) not in (None, self.seat) and not now.endless:
            heard = hearing(now, turn)
            if now.speakers:
                now = spoken(now, self.mind.speak(heard, self.luck), self.luck)
            else:
                now = answered(now, self.mind.answer(heard, self.luck), self.luck)
        return now


def _known(name: str) -> TalkingMind:
    mind = mind_named(name)
    if mind is None:
        raise IllegalSetup("none-of", found=name, known=tuple(one.name for one in MINDS))
    return mind


def _seat(number: int, players: int) -> Seat:
    if number not in range(players):
        raise IllegalSetup("none-of", found=number, known=tuple(map(str, range(players))))
    return Seat(Slot(number))
