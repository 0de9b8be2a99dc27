"""The same tables as games of OpenSpiel: luck is explicit, a vote is one private choice after the other.

    from garou.solving.spiel import load

    game = load(cards="2 werewolf, seer, robber, 2 villager", edition="ravensburger", must=("werewolf", "vote"))

Importing this module also registers the game with OpenSpiel as `garou`, so that its own command lines find it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from garou.extras import part_of

with part_of("openspiel"):
    import pyspiel

from garou.engine.game import replay
from garou.engine.values import CHANCE, Answer, Choice, Setup
from garou.turnwise.refusing import refusing
from garou.turnwise.tables import Playable, playable
from garou.turnwise.turns import MOST_ROUNDS

from .histories import LOST, WON, Histories, History, places_of, seats_of, spelt

NAME = "garou"
MOST_ASKED = 3  # questions that one call puts to one seat, luck's among them

# A word each, or several with blanks between them: OpenSpiel writes parameters with commas.
PARAMETERS = {"game": "one-night", "edition": "", "scenario": "", "cards": "", "players": 0, "options": "", "must": ""}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Garou",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=24,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=PARAMETERS,
)


def load(game: str = "one-night", *, must: Iterable[str] = (), **cards: Any) -> pyspiel.Game:
    """The table as `playable` takes it; `must` names the calls in which nobody declines."""
    given = {"game": game, "must": " ".join(must)} | {key: value for key, value in cards.items() if value is not None}
    if "options" in given:
        given["options"] = " ".join(given["options"])
    return pyspiel.load_game(NAME, given)


class Now:
    """Where a game stands. It never changes, so that OpenSpiel may copy a state and share this."""

    __slots__ = ("history", "of")

    def __init__(self, of: Histories, history: History = None) -> None:
        self.of, self.history = of, history

    def __deepcopy__(self, memo: object) -> Now:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The table, the deal and the answers: the game follows from them."""
        begun = None if self.history is None else (self.history.setup, self.history.log)
        return _again, (self.of.table, self.of.must, begun)


def _again(table: Playable, must: frozenset[str], begun: tuple[Setup, tuple[Answer, ...]] | None) -> Now:
    of = Histories(table, must)
    return Now(of, None if begun is None else replay(of.rules, *begun))


class TableGame(pyspiel.Game):  # type: ignore[misc]  # the package carries no types
    """One small table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | {key: _blank(value) for key, value in (params or {}).items()}
        with refusing():
            self.histories = _histories(given)
            info = _info(self.histories)
        self.places = places_of(self.histories.table)
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeatObserver:
        return SeatObserver()


class SeatObserver:
    """What a seat goes by has no tensor here: a tabular solver has no use for one."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """Nothing is to be filled."""

    def string_from(self, state: TableState, player: int) -> str:
        return state.information_state_string(player)


class TableState(pyspiel.State):  # type: ignore[misc]  # the same
    """A history, and what can come next."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.now = Now(game.histories)

    @property
    def _of(self) -> Histories:
        return self.now.of

    def current_player(self) -> int:
        seat = self._of.turn(self.now.history)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._of.moves(self.now.history))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves = self._of.moves(self.now.history)
        return [(number, 1 / len(moves)) for number in moves]

    def _apply_action(self, action: int) -> None:
        of, history = self._of, self.now.history
        self.now = Now(of, of.after(history, of.moves(history)[action]))

    def is_terminal(self) -> bool:
        return self._of.turn(self.now.history) is None

    def returns(self) -> list[float]:
        return self._of.returns(self.now.history)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self._of.known(self.now.history, seats_of(self._of.players)[seat])

    def observation_string(self, player: int | None = None) -> str:
        """The same: whoever sits there forgets nothing."""
        return self.information_state_string(player)

    def _action_to_string(self, player: int, action: int) -> str:
        places = self.get_game().places
        if player == pyspiel.PlayerId.CHANCE:
            return _happened(self._of.moves(self.now.history)[action], places)
        choice = self._of.numbering.meaning(action)
        return spelt(choice, places)  # type: ignore[arg-type]  # without talk nothing is claimed

    def __str__(self) -> str:
        history = self.now.history
        if history is None:
            return "-"
        given = [f"{answer.call} {spelt(answer.choice, self.get_game().places)}" for answer in history.log]
        return "; ".join([" ".join(history.setup.cards), *given])


def _blank(value: Any) -> Any:
    return " ".join(value.replace(",", " ").split()) if isinstance(value, str) else value


def _histories(given: dict[str, Any]) -> Histories:
    table = playable(
        given["game"],
        edition=given["edition"] or None,
        scenario=given["scenario"] or None,
        cards=_with_commas(given["cards"]) or None,
        players=given["players"] or None,
        options=tuple(given["options"].split()),
    )
    return Histories(table, given["must"].split())


def _with_commas(cards: str) -> str:
    """As cards are written elsewhere: a number belongs to the name after it."""
    return " ".join(word if word.isdecimal() else f"{word}," for word in cards.split()).rstrip(",")


def _info(of: Histories) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(of.numbering),
        max_chance_outcomes=max(len(of.deals), len(of.numbering)),
        num_players=of.players,
        min_utility=LOST,
        max_utility=WON,
        utility_sum=None,
        max_game_length=_longest(of),
    )


def _longest(of: Histories) -> int:
    rules = of.rules
    steps = len(rules.opening) + MOST_ROUNDS * len(rules.round)
    return steps * (of.players + 1) * MOST_ASKED


def _happened(what: Setup | Choice, places: tuple[str, ...]) -> str:
    return " ".join(what.cards) if isinstance(what, Setup) else spelt(what, places)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, TableGame)

__all__ = ["TableGame", "TableState", "load"]
