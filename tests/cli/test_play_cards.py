"""`garou play --cards`: a game with the cards somebody names, in any language and of any game."""

from __future__ import annotations

from collections import Counter

import pytest

from command import garou
from garou.engine.game import check_setup
from garou.record.reading import read
from garou.texts import words

PLAYED = {
    "one-night": ("2 loups-garous, Voyante, voleur, 2 villageois", 3, "robber"),
    "classic": ("2 werewolf, thief, seer, 5 villager", 7, "thief"),  # two of the nine lie aside
    "epic-battle": ("alpha wolf, 2 Werewolves, Seer, 4 villagers", 4, "alpha-wolf"),  # three in the centre, one extra
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", PLAYED)
def test_the_cards_that_are_named_are_played(game, lang, tmp_path):
    file, (cards, players, role) = tmp_path / "game.json", PLAYED[game]
    asked = ("--lang", lang, "--game", game, "--cards", cards, "--seat-name", "Zed", "--seed", "4", "--record", file)
    done = garou("play", *asked, stdin=b"1\n" * 500, COLUMNS="200")
    assert done.status == 0
    record, named = read(file.read_text("utf-8")), {"game": words(lang)(f"cli-game-{game}")}
    check_setup(record.rules, record.setup)
    assert len(record.setup.deal) == players
    assert Counter(record.setup.cards)[role] == 1
    assert any(words(lang)("cli-play-deck.own", named) in line for line in done.out)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (("--cards", "2 werewolf, baker"), "no-such-role"),
        (("--cards", "2 werewolf, seer", "--players", "5"), "cards-for-players"),
        (("--game", "classic", "--cards", "6 villager"), "no-werewolf"),
    ],
)
def test_cards_nobody_can_play_with_are_refused_in_the_readers_language(asked, reason, lang):
    done = garou("play", "--lang", lang, "--seat-name", "Zed", *asked)
    assert done.status != 0
    assert words(lang)(f"error-{reason}", DETAILS.get(reason, {}))[:12] in " ".join(done.err)


DETAILS = {
    "no-such-role": {"name": '"baker"', "known": ""},
    "cards-for-players": {"count": 3, "players": 5, "centre": 3, "needed": 8},
}
