"""Which tables an environment deals: one game, so many seats, the same cards each time or cards that are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from garou.dealing import cast_of, deal
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName, Setup
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.cast import Cards, Cast, Scenario, cards
from garou.games.scenarios import SCENARIOS
from garou.homemade import rules_of
from garou.talk.claims import Common

DRAWS = 300  # casts that are looked at to know which cards there may be


@dataclass(frozen=True)
class Playable:
    """A table as it can be laid again and again. It holds names, so that it travels between processes."""

    game: str
    edition: str
    players: int
    cards: Cast | Scenario  # a scenario may draw others for each game
    options: tuple[str, ...] = ()

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    def laid(self, luck: Random) -> tuple[Common, Setup]:
        """What everybody knows of one game, and who was dealt what."""
        cast = self._cast(luck)
        return Common(self.rules, cast, self.players), deal(self.rules, cast, self.players, luck)

    def _cast(self, luck: Random) -> Cast:
        return self.cards if isinstance(self.cards, Cast) else cast_of(self.cards, self.players, luck)

    @cached_property
    def casts(self) -> tuple[Cast, ...]:
        """Casts in which every card that there may be lies at least once: a single one where none are drawn."""
        if isinstance(self.cards, Cast) or self.cards.casts:
            return (self._cast(Random(0)),)
        luck, found = Random(0), dict[RoleName, Cast]()
        for _ in range(DRAWS):
            cast = self._cast(luck)
            found |= {name: cast for name in cast.counted if name not in found}
        return tuple(dict.fromkeys(found.values()))

    @cached_property
    def roles(self) -> tuple[RoleName, ...]:
        """Every role that may be in, in the order of the rules."""
        known = {name for cast in self.casts for name in cast.counted}
        return tuple(name for name in self.rules.roles if name in known)

    @cached_property
    def places(self) -> int:
        """At how many places a card may lie."""
        return max(len(cast.cards + cast.beside) for cast in self.casts)


def playable(
    game: str = "one-night",
    *,
    edition: str | None = None,
    scenario: str | None = None,
    cards: str | Cast | None = None,
    players: int | None = None,
    options: tuple[str, ...] = (),
) -> Playable:
    """By a scenario's id, or by cards as they are written: "2 werewolf, seer, robber, 2 villager"."""
    if cards is not None:
        return _of_cards(game, edition, cards, players, options)
    found = _scenario(game, edition, scenario)
    count = found.players[0] if players is None else players
    chosen = tuple(dict.fromkeys((*found.options, *options)))
    return _laid_once(Playable(found.game, edition or found.edition, count, found, chosen))


def _scenario(game: str, edition: str | None, id: str | None) -> Scenario:
    """The one named, or the first of the game."""
    fitting = [one for one in SCENARIOS if one.game == game and edition in (None, one.edition)]
    if not fitting:
        raise IllegalSetup("none-of", found=(game, edition), known=tuple("/".join(key).rstrip("/") for key in GAMES))
    for one in fitting:
        if id in (None, one.id):
            return one
    raise IllegalSetup("no-scenario", name=id, known=tuple(one.id for one in fitting))


def _of_cards(
    game: str, edition: str | None, written: str | Cast, players: int | None, options: tuple[str, ...]
) -> Playable:
    edition = DEFAULT_EDITION.get(game, "") if edition is None else edition
    if (game, edition) not in GAMES:
        raise IllegalSetup("none-of", found=(game, edition), known=tuple("/".join(key).rstrip("/") for key in GAMES))
    cast = written if isinstance(written, Cast) else Cast(_read(written, tuple(GAMES[game, edition].roles)))
    count = len(cast.cards) - GAMES[game, edition].centre if players is None else players
    return _laid_once(Playable(game, edition, count, cast, options))


def _read(written: str, known: Cards) -> Cards:
    try:
        return cards(written)
    except ValueError:  # what stands before a name is no number
        raise IllegalSetup("no-such-role", name=written, known=known) from None


def _laid_once(table: Playable) -> Playable:
    """What cannot be dealt is refused now, and not when somebody wants to play."""
    known = GAMES[table.game, table.edition].options
    for name in table.options:
        if name not in known:
            raise IllegalSetup("none-of", found=name, known=tuple(known))
    table.laid(Random(0))
    return table
