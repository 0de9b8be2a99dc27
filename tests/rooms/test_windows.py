"""Windows of time come from public knowledge: they are held whether or not anybody wakes."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garou.dealing import any_setup, deal, laid_out
from garou.engine.game import Game, check_setup, reply, start
from garou.engine.values import CHANCE, Answer, IllegalSetup
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.rooms.windows import Kind, Window, beats, due, following
from strangers import HOUSES
from tape import Tape

RULES = [*GAMES.values(), *HOUSES.values()]
seeds = st.integers(0, 10**9)


def closed(game: Game, window: Window, luck: random.Random) -> Game:
    """Everybody asked in this window answers; luck answers when it is asked."""
    asked = game.open if game.step == window.step and window.kind is not Kind.TALK else ()
    for question in (one for one in asked if due(game, one, window)):
        game = reply(game, Answer(luck.choice(question.seats), question.call, luck.choice(question.options)))
    while game.open and game.open[0].seats == (CHANCE,):
        question = game.open[0]
        game = reply(game, Answer(CHANCE, question.call, luck.choice(question.options)))
    return game


def night(game: Game, luck: random.Random) -> list[Window]:
    """The windows up to the first that is no call."""
    found, window = [], following(game, None)
    while window is not None and window.kind is Kind.CALL:
        found.append(window)
        game = closed(game, window, luck)
        window = following(game, window)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_every_question_fits_into_the_windows_of_its_call_and_every_game_ends(rules, seed):
    luck = random.Random(seed)
    game = start(rules, any_setup(rules, luck.randint(*rules.players), luck))
    window = following(game, None)
    while window is not None:
        assert game.outcome is not None or game.step >= window.step, "a window for a step that is not done"
        game = closed(game, window, luck)
        last = window.kind is Kind.CALL and window.beat + 1 == beats(game, window.step)
        assert not (last and game.open and game.step == window.step), "asked after the last window of the call"
        window = following(game, window)
    assert game.outcome is not None


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_two_deals_of_one_cast_have_the_same_night(rules, seed):
    luck = random.Random(seed)
    first = any_setup(rules, luck.randint(*rules.players), luck)
    spare = len(first.extra) if rules.centre else 0  # the alpha wolf's card is no card to shuffle
    shuffled = first.cards[: len(first.cards) - spare]
    beside = first.cards[len(first.cards) - spare :]
    other = laid_out(rules, tuple(luck.sample(shuffled, len(shuffled))), beside, len(first.deal))
    try:
        check_setup(rules, other)
    except IllegalSetup:
        other = first
    assert night(start(rules, first), luck) == night(start(rules, other), luck)


def test_a_role_in_the_centre_is_called_like_any_other():
    rules = GAMES["one-night", "bezier"]
    cast = Cast(cards("werewolf, seer, robber, villager, tanner, drunk"))
    luck = random.Random(3)
    nights = {tuple(night(start(rules, deal(rules, cast, 3, luck)), luck)) for _ in range(50)}
    assert len(nights) == 1
    [windows] = nights
    assert [rules.opening[w.step].name for w in windows] == ["werewolf", "seer", "robber", "drunk"]


def test_a_doppelganger_has_two_beats_and_gives_the_insomniac_one_more():
    rules = GAMES["one-night", "bezier"]
    game = start(rules, laid_out(rules, cards("doppelganger, insomniac, villager, 3 villager"), (), 3))
    held = [(rules.opening[w.step].name, w.beat) for w in night(game, random.Random(1))]
    assert held == [("doppelganger", 0), ("doppelganger", 1), ("insomniac", 0), ("insomniac", 1)]


def test_a_dead_hunter_gets_his_window_even_if_he_may_not_shoot():
    """Poisoned he is not asked, devoured he is: without the window the room would learn which."""
    rules = GAMES["classic", ""]
    held = []
    for poisoned in (True, False):
        game = start(rules, laid_out(rules, cards("werewolf, witch, hunter, seer, 2 villager"), (), 6))
        answers = {"witch-poison": (2,) if poisoned else (), "werewolf": () if poisoned else (2,)}
        window = following(game, None)
        while window is not None and window.kind is Kind.CALL:
            while game.open and game.step == window.step:
                question = game.open[0]
                game = reply(game, Answer(question.seats[0], question.call, answers.get(question.call, ())))
            window = following(game, window)
        held.append(window)
        assert (game.open[0].call == "hunter") is not poisoned
    assert held[0] == held[1]
    assert held[0].kind is Kind.WORDS


def test_a_role_that_everybody_saw_die_is_called_no_more():
    tape = Tape(7, game="classic", edition="")
    tape.deal("werewolf seer villager villager villager villager villager")

    def night():
        found = []
        while tape.room.window.kind is Kind.CALL:
            found.append(tape.room.settings.rules.step(tape.room.window.step).name)
            tape.pass_on()
        return set(found)

    tape.open(Kind.CALL)
    assert night() == {"werewolf", "seer"}
    tape.open(Kind.BALLOT)
    tape.ballot(1, 0, 1, 1, 1, 1, 1)
    tape.open(Kind.CALL)
    assert night() == {"werewolf"}


@pytest.mark.parametrize("pace", ["still", "still-and-swift"])
def test_the_little_girl_is_asked_at_her_time_whether_or_not_any_wolf_has_opened_its_eyes(pace):
    """Asked sooner she would know that all of them sleep, or lie among the spare cards."""
    villages = {
        "a wolf awake": ("werewolf little-girl villager villager villager thief | | villager villager", ()),
        "the wolf asleep": ("werewolf little-girl villager villager villager thief | | villager villager", ("sleep",)),
        "no wolf at the table": ("villager little-girl villager villager villager thief | | werewolf villager", ()),
    }
    times = {}
    for name, (lies, eyes) in villages.items():
        tape = Tape(6, game="classic", edition="", pace=pace)
        tape.deal(lies)
        tape.open(Kind.CALL)
        while not any(asked.call == "little-girl" for asked in tape.room.put):
            for asked in tape.room.put:
                if asked.call == "sleep":
                    tape.answer(asked, eyes)
            tape.pass_on()
        times[name] = tape.room.windows
    assert len(set(times.values())) == 1, times
