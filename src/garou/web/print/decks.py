"""Which cards a printed page is about: a scenario, cards by name, or the whole box of a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from garou.engine.game import check_single
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.homemade import base_in, is_known, rules_of
from garou.homemade.coding import LONGEST_CODE, is_code
from garou.homemade.scenarios import scenarios_of
from garou.web.carrying import Fields

MOST_CARDS = 40


@dataclass(frozen=True, slots=True)
class PrintedDeck:
    """The cards, and what they are played by."""

    game: str
    edition: str
    options: tuple[str, ...]
    scenario: Scenario | None
    cast: Cast
    players: int
    whole: bool  # the box, or what cards are drawn from

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def counted(self) -> Counter[RoleName]:
        return self.cast.counted

    @property
    def roles(self) -> tuple[RoleName, ...]:
        """In the order of the box."""
        return tuple(name for name in self.rules.roles if self.counted[name])

    @property
    def cards(self) -> tuple[RoleName, ...]:
        return tuple(name for name in self.roles for _ in range(self.counted[name]))


def read_deck(fields: Fields) -> PrintedDeck:
    """As an address says it: `deck` names game, edition and scenario at once, as the form on the page does."""
    game, edition, scenario = _which(fields)
    rules = rules_of(game, edition)
    options = tuple(name for name in rules.options if name in fields.getlist("option"))
    rules = rules.playing(options)
    named = tuple(RoleName(str(card)) for card in fields.getlist("card"))
    if named:
        return _own(game, edition, options, named)
    found = _scenario(game, edition, scenario)
    players = _players(fields, found.players if found else range(rules.players[0], rules.players[1] + 1))
    if found and found.casts:
        return PrintedDeck(game, edition, options or found.options, found, found.casts[players], players, whole=False)
    return PrintedDeck(game, edition, options, found, whole_box(game, edition), players, whole=True)


def _which(fields: Fields) -> tuple[str, str, str]:
    if "deck" in fields:
        game, edition, scenario, *_ = (str(fields["deck"]) + "//").split("/")
    else:
        game = str(fields.get("game", next(iter(DEFAULT_EDITION))))
        scenario = str(fields.get("scenario", ""))
        printed_in = next((one.edition for one in SCENARIOS if (one.game, one.id) == (game, scenario)), "")
        edition = str(fields.get("edition") or printed_in or DEFAULT_EDITION.get(game, ""))
    if is_code(edition) and len(edition) <= LONGEST_CODE:
        game, _ = base_in(edition)
    if not is_known(game, edition):
        raise IllegalSetup("none-of", found=f"{game}/{edition}", known=tuple(f"{g}/{e}" for g, e in GAMES))
    return game, edition, scenario


def _scenario(game: str, edition: str, name: str) -> Scenario | None:
    known = {one.id: one for one in scenarios_of(game, edition)}
    if name and name not in known:
        raise IllegalSetup("no-scenario", name=name, known=tuple(known))
    return known.get(name)


def _own(game: str, edition: str, options: tuple[str, ...], cards: tuple[RoleName, ...]) -> PrintedDeck:
    rules = rules_of(game, edition)
    if len(cards) > MOST_CARDS:
        raise IllegalSetup("too-many-cards", count=len(cards), needed=MOST_CARDS)
    for card in cards:
        if card not in rules.roles:
            raise IllegalSetup("no-such-role", name=card, known=tuple(rules.roles))
    check_single(rules, cards)
    return PrintedDeck(game, edition, options, None, Cast(cards), max(0, len(cards) - rules.centre), whole=False)


def _players(fields: Fields, sizes: range | tuple[int, ...]) -> int:
    """The size asked for, or the one nearest to it."""
    said = str(fields.get("players", ""))
    wanted = int(said) if said.isdecimal() and len(said) < 4 else 5
    return min(sizes, key=lambda size: abs(size - wanted))


def whole_box(game: str, edition: str) -> Cast:
    """Every card that is printed; where no box is known, the largest table there is a scenario for."""
    box = rules_of(game, edition).box
    if box:
        return Cast(tuple(name for name, copies in box.items() for _ in range(copies)))
    casts = (cast for one in scenarios_of(game, edition) for cast in one.casts.values())
    return max(casts, key=lambda cast: (len(cast.cards), len(cast.counted)))
