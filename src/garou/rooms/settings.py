"""What a table plays: chosen in the lobby, public."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from random import Random
from typing import Any

from garou.dealing import cast_of, deal
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName
from garou.games import GAMES
from garou.games.cast import Cast, Scenario
from garou.homemade import is_known, rules_of
from garou.homemade.coding import is_code, settled
from garou.homemade.scenarios import open_to

from .windows import Part, Window

LARGE = 7  # up to so many, a table talks as long as its pace says; each one more adds a fifth
TALKS = (0, 1, 2, 3, 5, 7, 10, 15, 20)  # minutes a host may choose; 0: as the pace and the number of players say
DEDUCING = NOBODY, DEAD, EVERYBODY = (
    "nobody",
    "dead",
    "everybody",
)  # who may have worlds counted; spectators as the dead


@dataclass(frozen=True, slots=True)
class Pace:
    """How many seconds each kind of window stays open."""

    call: float
    talk: float
    ballot: float
    words: float
    look: float = 60  # to look at one's own card before the night
    verdict: float = 8
    early: float | None = None  # a swift night: everybody answers at once, for this long
    sight: float | None = None  # and has this long to see what came of it

    @property
    def swift(self) -> bool:
        return self.early is not None

    def seconds(self, window: Window) -> float:
        if window.part is Part.EARLY and self.early is not None:
            return self.early
        if window.part is Part.SIGHT and self.sight is not None:
            return self.sight
        return float(getattr(self, window.kind.value))

    def at(self, players: int, minutes: int = 0) -> Pace:
        """The larger the group, the longer the talk, unless somebody has said how many minutes it lasts."""
        if minutes:
            return replace(self, talk=60.0 * minutes)
        return replace(self, talk=self.talk * (1 + max(0, players - LARGE) / 5)) if players > LARGE else self


PACES: dict[str, Pace] = {
    "calm": Pace(call=20, talk=600, ballot=60, words=45, verdict=10),
    "normal": Pace(call=12, talk=300, ballot=45, words=30),
    "quick": Pace(call=8, talk=120, ballot=30, words=20),
    "swift": Pace(call=5, talk=180, ballot=30, words=20, early=12, sight=7),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a table that can be chosen."""

    game: str = "one-night"
    edition: str = "bezier"
    scenario: str | None = "basic"  # None: a deck of the table's own
    cards: tuple[RoleName, ...] = ()  # that deck
    beside: tuple[RoleName, ...] = ()
    options: tuple[str, ...] = ()
    pace: str = "normal"
    lang: str = "en"
    size: int = 5  # how many will play; bots take the empty seats
    ghosts: bool = False  # the dead may watch everything
    chips: int = 0  # the table plays for this many; 0: for none
    wild: bool = False  # where cards are drawn, there may be nobody to look for
    talk: int = 0  # minutes to talk, one of TALKS
    newcomers: bool = False  # the game was new to this table when it sat down
    deducing: str = NOBODY  # one of DEDUCING

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def windows(self) -> Pace:
        """How long each kind of window stays open at this table."""
        return _paced(PACES[self.pace], self.size, self.talk)

    def with_(self, **changes: Any) -> Settings:
        return replace(self, **changes)

    def to_json(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Settings:
        known: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        found = Settings(**known)
        for name, value in found.to_json().items():
            if not isinstance(value, KINDS[name]):
                raise TypeError(f"{name} is of another kind")
        return found


@lru_cache(maxsize=256)
def _paced(pace: Pace, players: int, minutes: int) -> Pace:
    """Asked for at every beat of every table, so made once."""
    return pace.at(players, minutes)


KINDS: dict[str, Any] = {name: type(value) for name, value in Settings().to_json().items()} | {"scenario": str | None}


def scenario_of(settings: Settings) -> Scenario | None:
    offered = open_to(settings.game, settings.edition)
    return next((one for one in offered if one.id == settings.scenario), None)


def checked(settings: Settings) -> Settings:
    """The same, if it can be played; else IllegalSetup says what is wrong."""
    settings = settings.with_(edition=settled(settings.edition)) if is_code(settings.edition) else settings
    if not is_known(settings.game, settings.edition):
        raise IllegalSetup("none-of", found=settings.edition, known=tuple(e for g, e in GAMES if g == settings.game))
    if settings.pace not in PACES:
        raise IllegalSetup("none-of", found=settings.pace, known=tuple(PACES))
    if settings.talk not in TALKS:
        raise IllegalSetup("none-of", found=str(settings.talk), known=tuple(map(str, TALKS)))
    if settings.deducing not in DEDUCING:
        raise IllegalSetup("none-of", found=settings.deducing, known=DEDUCING)
    known = rules_of(settings.game, settings.edition).options
    for option in settings.options:
        if option not in known:
            raise IllegalSetup("none-of", found=option, known=tuple(known))
    ordered = settings.with_(options=tuple(option for option in known if option in settings.options))
    cast_for(ordered, Random(0))
    return ordered


def cast_for(settings: Settings, luck: Random) -> Cast:
    """The cards that are in, drawn where the scenario draws them."""
    low, high = settings.rules.players
    if not low <= settings.size <= high:
        raise IllegalSetup("players-out-of-range", count=settings.size, low=low, high=high)
    if settings.scenario is not None:
        scenario = scenario_of(settings)
        if scenario is None:
            known = tuple(one.id for one in open_to(settings.game, settings.edition))
            raise IllegalSetup("no-scenario", name=settings.scenario, known=known)
        return cast_of(scenario, settings.size, luck, wild=settings.wild)
    cast = Cast(settings.cards, settings.beside)
    deal(settings.rules, cast, settings.size, luck)  # a deck of the table's own is legal when it can be dealt
    return cast
