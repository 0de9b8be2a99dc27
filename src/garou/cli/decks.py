"""Cards as a person writes them on the command line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, Refusal, RoleName, Setup
from garou.games import GAMES
from garou.games.cast import Cards, Cast
from garou.homemade import is_known, rules_of
from garou.texts.naming import called, plain
from garou.texts.narrator import Narrator


def known_rules(game: str, edition: str) -> RuleSet:
    if not is_known(game, edition):
        raise IllegalSetup("none-of", found=edition, known=tuple(e for g, e in GAMES if g == game))
    return rules_of(game, edition)


def named(written: str, rules: RuleSet, narrator: Narrator) -> Cards:
    """By id or by name, as people write it: 2 werewolf, seer; 2 loups-garous, Voyante."""
    names = called(narrator.words, narrator.game, rules.roles)
    found: list[RoleName] = []
    for entry in filter(None, (entry.strip() for entry in written.split(","))):
        number, name = re.fullmatch(r"(?:(\d{1,2})\s+)?(.*)", entry, re.DOTALL).groups()  # type: ignore[union-attr]  # fits any text
        role = names.get(plain(name))
        if role is None:
            raise IllegalSetup("no-such-role", name=name, known=tuple(narrator.role(card) for card in rules.roles))
        found += [role] * int(number or 1)
    return tuple(found)


def as_cast(rules: RuleSet, laid: Setup) -> Cast:
    """What is dealt: where there is a centre, an extra card lies beside; elsewhere any card may be left over."""
    known = [*rules.roles]
    dealt = laid.deal + laid.centre if rules.centre else laid.cards
    return Cast(tuple(sorted(dealt, key=known.index)), laid.extra if rules.centre else ())


def laid_for(rules: RuleSet, cards: Cards, players: int | None) -> Setup:
    """One way to lay these cards out for so many, or for as many as they are for, wherever the extra ones lie."""
    refused: Refusal | None = None
    for count, setup in _layouts(rules, cards):
        try:
            if players in (None, count):
                check_setup(rules, setup)
                return setup
        except Refusal as error:
            refused = refused or error
    low, high = rules.players
    if refused is None and players is not None:
        refused = IllegalSetup(
            "cards-for-players", count=len(cards), players=players, centre=rules.centre, needed=players + rules.centre
        )
    fewest, most = low + rules.centre, high + rules.centre
    raise refused or IllegalSetup("cards-out-of-range", count=len(cards), centre=rules.centre, low=fewest, high=most)


def _layouts(rules: RuleSet, cards: Cards) -> Iterator[tuple[int, Setup]]:
    for beside in range(len(rules.places) - rules.centre + 1):
        players = len(cards) - rules.centre - beside
        for extra in sorted(set(combinations(sorted(cards), beside))) if players > 0 else ():
            rest = list(cards)
            for name in extra:
                rest.remove(name)
            yield players, Setup(tuple(rest[:players]), tuple(rest[players:]), extra)
