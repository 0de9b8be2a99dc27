"""Roles as people write them."""

import pytest

from garou.games import GAMES
from garou.texts import LANGUAGES, words
from garou.texts.naming import called, plain
from garou.texts.narrator import Narrator

BOOKS = sorted(GAMES)


@pytest.mark.parametrize(
    ("written", "role"),
    [
        ("loup-garou", "werewolf"), ("Loups-Garous", "werewolf"), ("LOUPS GAROUS", "werewolf"),
        ("werewolves", "werewolf"),
        ("voyante", "seer"), ("Voyantes", "seer"), ("franc macon", "mason"), ("francs-maçons", "mason"),
        ("soulard", "drunk"), ("doppelganger", "doppelganger"), ("seer", "seer"), ("Seers", "seer"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_accents_hyphens_case_and_plurals_are_forgiven(lang, written, role):
    assert called(words(lang), "one-night", GAMES["one-night", "bezier"].roles)[plain(written)] == role


@pytest.mark.parametrize(("game", "edition"), BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_of_a_game_answers_to_its_id_and_to_its_names_in_the_readers_language(lang, game, edition):
    roles, narrator = GAMES[game, edition].roles, Narrator(words(lang), game, (), ())
    known = called(words(lang), game, roles)
    for role in roles:
        for name in (role, narrator.role(role), narrator.role(role, ".many"), words(lang)(f"role-{role}")):
            assert known[plain(name)] == role, name


def test_nothing_else_is_a_role():
    known = called(words("fr"), "one-night", GAMES["one-night", "bezier"].roles)
    assert not {plain(word) for word in ("", "loup", "prophète", "s", "-", "sorcière")} & known.keys()
