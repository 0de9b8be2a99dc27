"""Being asked is a channel too: a question tells nothing that no fact has told.

Whoever has been told the same, and has answered the same, is asked the same, with the same options: over many
worlds of one cast, and over all worlds of a small one.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as searching

from decks import PLAYED, dealt, every, luck, random_reply, random_setup, seat, seeds, shuffled
from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer
from garou.engine.view import view
from garou.games import rules_of
from slices import sliced
from worlds import all_deals, all_nights

pytestmark = pytest.mark.slow

Asked = dict  # who knows what and has answered what -> what that seat is asked


def check_questions(game: Game, asked: Asked) -> None:
    for me in {me for question in game.open for me in question.seats} - {CHANCE}:
        seen = view(game, me)
        own = tuple(answer[:3] for answer in game.log if answer.seat == me)
        before = asked.setdefault((me, seen.facts, own), seen.questions)
        assert before == seen.questions, f"seat {me} is asked something else, and can tell the worlds apart by it"


@every(sliced(PLAYED, 14))
@searching(max_examples=6)
@given(seed=seeds)
def test_over_many_worlds_a_question_tells_nothing_that_no_fact_told(played, seed):
    rng = luck(played, seed)
    rules = rules_of(*played)
    first = random_setup(rules, rng, most=rules.players[0] + 1)
    asked: Asked = {}
    for _ in range(30):
        game = start(rules, shuffled(rules, first, rng))
        while game.open and len(game.log) < 40:
            check_questions(game, asked)
            game = random_reply(game, rng)


# --- All worlds of a small cast ---------------------------------------------------------------

SMALL_CASTS = [
    ("one-night", "bezier", (), 3, "werewolf werewolf seer robber troublemaker villager"),
    ("one-night", "bezier", ("lone-wolf",), 3, "doppelganger werewolf minion mason mason insomniac"),
    ("one-night", "bezier", ("robber-must-rob",), 3, "doppelganger doppelganger robber werewolf minion villager"),
    ("one-night", "ravensburger", (), 3, "doppelganger drunk seer robber werewolf tanner"),
    ("epic-battle", "ravensburger", (), 3, "vampire count renfield gremlin villager villager"),
    ("epic-battle", "ravensburger", (), 3, "copycat alpha-wolf aura-seer mason mason insomniac | mystic-wolf"),
    ("epic-battle", "ravensburger", (), 3, "paranormal-investigator marksman priest thing tanner vampire"),
    ("epic-battle", "ravensburger", (), 3, "cupid diseased instigator assassin werewolf robber"),
    ("epic-battle", "ravensburger", (), 3, "curator curator revealer villager villager villager"),
    ("epic-battle", "ravensburger", ("copy-stays-with-player",), 3, "copycat witch dream-wolf master seer count"),
    ("classic", "", (), 5, "werewolf little-girl villager villager villager"),
    ("classic", "", ("wolves-spare-wolves",), 5, "werewolf werewolf witch villager villager"),
    ("classic", "", (), 5, "thief werewolf seer villager villager villager villager"),
    ("classic", "", ("captain",), 5, "werewolf cupid hunter villager villager"),
]


@pytest.mark.parametrize(
    ("game", "edition", "options", "players", "cast"), sliced(SMALL_CASTS, 2, several=True), ids=str
)
def test_over_all_worlds_of_a_small_cast_a_question_tells_nothing(game, edition, options, players, cast):
    rules = rules_of(game, edition, options)
    asked: Asked = {}
    for setup in all_deals(rules, players, cast):
        for moment in all_nights(start(rules, setup)):
            check_questions(moment, asked)
    assert len({me for me, *_ in asked}) == players


# --- The places where it was thought of ---------------------------------------------------------


def test_the_little_girl_is_asked_though_every_wolf_sleeps():
    """Not to be asked would tell her what she could not know."""
    game = dealt(rules_of("classic", ""), "werewolf little-girl villager villager villager")
    game = reply(game, Answer(seat(0), "sleep", ("sleep",)))
    assert [(q.seats, q.call) for q in game.open] == [((1,), "little-girl")]


def test_wolves_are_asked_to_glance_though_the_little_girl_lies_among_the_spare_cards():
    game = dealt(rules_of("classic", ""), "thief werewolf villager villager villager | | little-girl villager")
    for me, call in ((0, "thief"), (1, "sleep"), (1, "werewolf")):
        game = reply(game, Answer(seat(me), call, ()))
    assert [(q.seats, q.call) for q in game.open] == [((1,), "glance")]


def test_a_second_curator_is_first_told_who_holds_an_artifact():
    game = dealt(rules_of("epic-battle", "ravensburger"), "curator curator villager | villager villager villager")
    game = reply(game, Answer(seat(0), "curator", (seat(2),)))
    game = reply(game, Answer(CHANCE, "curator", ("mask",)))
    told = [fact.data for fact in view(game, seat(1)).facts if fact.name == "holds-artifact"]
    assert told == [(("player", 2),)]
    assert view(game, seat(1)).questions[0].options == ((), (0,), (1,))


def test_glance_and_peek_are_open_at_once():
    game = dealt(rules_of("classic", ""), "werewolf little-girl villager villager villager")
    for call in ("sleep", "werewolf"):
        game = reply(game, Answer(seat(0), call, ()))
    assert [(q.seats, q.call) for q in game.open] == [((0,), "glance"), ((1,), "little-girl")]
