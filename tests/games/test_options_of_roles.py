"""An option that says which cards it is about decides nothing where none of them is in the deck."""

from __future__ import annotations

import pytest

from decks import finish, luck, random_setup
from garou.engine.game import replay, start
from garou.games import GAMES, rules_of

OF_ROLES = [
    (game, edition, name) for (game, edition), rules in GAMES.items() for name, one in rules.options.items() if one.of
]


@pytest.mark.parametrize(("game", "edition", "option"), OF_ROLES)
def test_without_these_cards_the_game_is_the_same_with_it_and_without(game, edition, option):
    plain, changed = rules_of(game, edition), rules_of(game, edition, (option,))
    of = plain.options[option].of
    assert of <= {*plain.roles}
    for seed in range(6):
        rng = luck((game, edition, (option,)), seed)
        setup = random_setup(plain, rng, most=8, without=of)
        played = finish(start(plain, setup), rng)
        again = replay(changed, setup, played.log)
        assert (again.facts, again.outcome, again.open) == (played.facts, played.outcome, played.open)


def test_an_option_matters_where_one_of_its_cards_is_there():
    options = GAMES["epic-battle", "ravensburger"].options
    assert options["copy-stays-with-player"].matters(("villager", "paranormal-investigator"))
    assert not options["copy-stays-with-player"].matters(("villager", "werewolf"))
    assert options["second-place-two"].matters(("villager",))
