"""A server knows its words before anybody is told anything."""

import pytest

from garou import texts
from garou.rooms import settings
from garou.texts import LANGUAGES, learn
from garou.web.table import scenes
from slices import sliced
from tape import Tape

DEALS = {
    ("one-night", "bezier"): "werewolf seer robber | troublemaker drunk insomniac",
    ("epic-battle", "ravensburger"): "vampire priest curator seer thing | werewolf cupid villager",
    ("classic", ""): "werewolf seer witch cupid hunter villager villager",
}
WINDOWS = 24  # a village that never agrees would go on for ever


@pytest.fixture(autouse=True)
def nothing_learned_yet(monkeypatch):
    monkeypatch.setitem(settings.PACES, "still", settings.PACES["calm"])
    texts._bundle.cache_clear()  # noqa: SLF001  # what was compiled is seen nowhere else
    texts.words.cache_clear()


def compiled():
    return texts._bundle.cache_info().misses  # noqa: SLF001  # the same


@pytest.mark.parametrize("game", sliced(DEALS, first=1), ids="-".join)
def test_nobody_waits_for_words_while_a_game_goes_on(game):
    """To compile them takes as long as a hundred pages: that it happens just then would show that somebody was told."""
    deal = DEALS[game]
    learn()
    known, tape = compiled(), Tape(len(deal.split("|")[0].split()), game=game[0], edition=game[1])
    tape.deal(deal)
    for _ in range(WINDOWS):
        tape.pass_on()
        for lang in LANGUAGES:
            for me in (*tape.room.sitters, None):
                scenes.scene(tape.room, me, texts.words(lang))
        if tape.room.window is None:
            break
    assert compiled() == known
    assert known > 0
