"""Roles and editions that somebody made, as data: documents, and the rule sets that are made of them."""

from __future__ import annotations

from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.games import GAMES
from garou.games import rules_of as printed_rules

from .checking import BASES, base_of
from .coding import edition_in, is_code
from .editions import compiled

KEPT = 128  # home-made editions, with some options on: whichever was not asked for longest is made again


def rules_of(game: str, edition: str, options: tuple[str, ...] = ()) -> RuleSet:
    """A printed edition by its name or a home-made one by its code, with these options on."""
    return _made(game, edition, options) if is_code(edition) else printed_rules(game, edition, options)


def is_known(game: str, edition: str) -> bool:
    """Can it be played here?"""
    return (game, edition) in GAMES or (is_code(edition) and base_in(edition)[0] == game)


def base_in(edition: str) -> tuple[str, str]:
    """The printed edition that a home-made one rests on."""
    doc = edition_in(edition)
    base_of(doc)
    return BASES[doc.base]


@lru_cache(maxsize=KEPT)
def _made(game: str, edition: str, options: tuple[str, ...]) -> RuleSet:
    if options:
        return _made(game, edition, ()).playing(options)
    rules = compiled(edition_in(edition))
    if base_in(edition)[0] != game:
        raise KeyError(game, edition)
    return rules
