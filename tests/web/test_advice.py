"""No advice is written for nobody: each is shown in the lobby of some table and on the announcer's page."""

from __future__ import annotations

import ast
import inspect
from dataclasses import replace

import pytest

from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.games import advice as advising
from garou.games.advice import advice
from garou.games.cast import Cast, cards
from garou.rooms.ledger import Past
from garou.rooms.room import Room
from garou.rooms.settings import Settings
from garou.texts import words
from garou.texts.narrator import Narrator
from garou.web.table.lobbies import advised

KEYS = {
    branch.value
    for node in ast.walk(ast.parse(inspect.getsource(advising)))
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "Advice"
    for branch in ast.walk(node.args[0])
    if isinstance(branch, ast.Constant) and isinstance(branch.value, str)
}

# A table whose lobby shows it: game, edition, how many, their cards, and what they have played since the game was new.
SHOWN = {
    "masons-from-seven": ("one-night", "bezier", 3, "2 werewolf, 2 mason, seer, robber", None),
    "insomniac-without-mover": ("one-night", "bezier", 3, "2 werewolf, insomniac, 3 villager", None),
    "more-than-the-box": ("one-night", "bezier", 3, "3 werewolf, seer, robber, villager", None),
    "no-werewolf": ("one-night", "bezier", 3, "seer, robber, drunk, 3 villager", None),
    "few-for-first-game": ("one-night", "bezier", 6, "2 werewolf, seer, robber, troublemaker, 4 villager", ""),
    "hard-role-for-first-game": ("one-night", "bezier", 3, "2 werewolf, doppelganger, seer, robber, villager", ""),
    "many-new-roles": ("one-night", "bezier", 3, "2 werewolf, minion, drunk, hunter, villager", "werewolf, villager"),
    "bodyguard-from-five": ("epic-battle", "ravensburger", 3, "2 werewolf, bodyguard, seer, robber, villager", None),
    "follower-alone": ("epic-battle", "ravensburger", 3, "2 werewolf, renfield, seer, robber, villager", None),
    "one-camp-for-first-game": ("epic-battle", "ravensburger", 3, "werewolf, vampire, seer, robber, 2 villager", ""),
    "few-players": ("classic", "", 5, "2 werewolf, seer, 2 villager", None),
    "many-players": ("classic", "", 20, "5 werewolf, seer, 14 villager", None),
    "wolves": ("classic", "", 8, "3 werewolf, seer, 4 villager", None),
    "no-seer": ("classic", "", 8, "2 werewolf, 6 villager", None),
}


def test_every_advice_has_a_table_that_is_shown_it():
    assert SHOWN.keys() == KEYS


def sitting(game: str, edition: str, size: int, deck: str, played: str | None) -> Room:
    """A table with these cards, in the lobby; `played` where it has said that the game was new to it."""
    settings = Settings(game, edition, None, cards(deck), size=size, newcomers=played is not None)
    room = Room("lune-123", settings=settings)
    if played:
        nobody = tuple(RoleName("villager") for _ in range(3))
        done = Past(1, 0.0, settings, ("Ada",), (1,), Setup(cards(played), nobody), (), "", "", (Seat(Slot(0)),))
        room.ledger.past = [done]
    return room


@pytest.mark.parametrize("key", SHOWN)
def test_the_lobby_shows_it(key: str):
    game, _edition, size, deck, played = SHOWN[key]
    room, narrator = sitting(*SHOWN[key]), Narrator(words("en"), game, (), ())
    cast = Cast(cards(deck))
    shown = advised(room, cast, narrator)
    known = room.ledger.played(game) if played is not None else None
    expected = [one for one in advice(game, room.settings.rules, cast, size, known) if one.key == key]
    assert expected
    assert {narrator.advice(one) for one in expected} <= set(shown)


def test_a_table_that_has_not_said_so_is_told_nothing_of_first_games():
    room = sitting(*SHOWN["hard-role-for-first-game"])
    room.settings = replace(room.settings, newcomers=False)
    assert advised(room, Cast(room.settings.cards), Narrator(words("en"), "one-night", (), ())) == ()


def test_what_a_table_has_played_is_no_longer_new_to_it_nor_is_its_game_the_first():
    game, edition, size, deck, _ = SHOWN["many-new-roles"]
    room = sitting(game, edition, size, deck, deck)
    assert advised(room, Cast(cards(deck)), Narrator(words("en"), game, (), ())) == ()
