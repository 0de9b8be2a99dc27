"""The swift night: everybody answers at once, and the books' order is kept all the same."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass
from random import Random

import pytest

from evenings import GAMES as SETTINGS
from evenings import kept, play_on, seated
from garou.dealing import any_setup
from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer, Question
from garou.games import GAMES
from garou.record.judge import judged, verdict
from garou.record.reading import read
from garou.record.writing import write
from garou.rooms import lobby
from garou.rooms.settings import PACES
from garou.rooms.swift import asked_early, early_questions, stretch
from garou.rooms.windows import Kind, Part, Window, following
from printed import added
from slices import leaving_out, sliced
from strangers import HOUSES

RULES = {**GAMES, **HOUSES}  # with roles nobody has heard of, too
every_edition = pytest.mark.parametrize("edition", RULES, ids="-".join)


@dataclass(frozen=True)
class SwiftNight:
    """A stretch of calls as it began, the questions asked in it, and those that a swift night puts early."""

    begun: Game
    asked: list[tuple[int, bool, Question]]
    calls: range
    early: tuple[Question, ...]


@pytest.fixture(scope="module", params=sliced(RULES, 4), ids="-".join)
def swift_nights(request):
    """For one edition after the other: they take long to play."""
    rules = RULES[request.param]
    calls = (
        (begun, asked, stretch(begun, begun.step))
        for begun, asked in nights(rules, Random(7), leaving_out(250, deep=600))
    )
    return rules, [SwiftNight(*night, tuple(early_questions(night[0], night[2]))) for night in calls]


def nights(rules, luck, games):
    """Random games: each stretch of calls as it began, with the questions that were asked in it."""
    for _ in range(games):
        game = start(rules, any_setup(rules, luck.randint(*rules.players), luck))
        begun, asked = None, []
        while game.open and len(game.log) < 80:
            calls = stretch(game, game.step)
            if begun is None or game.step not in stretch(begun, begun.step):
                if begun is not None:
                    yield begun, asked
                begun, asked = (game, []) if calls else (None, [])
            question = game.open[0]
            if begun is not None and question.seats != (CHANCE,):
                first = not any(given.seat == question.seats[0] for given in game.answers)
                asked.append((game.step, first, question))
            game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
        if begun is not None:
            yield begun, asked


@pytest.mark.slow
def test_what_is_asked_early_is_what_will_be_asked(swift_nights):
    checked = 0
    for night in swift_nights[1]:
        early = {(q.seats, q.call): q for q in night.early}
        for _, first, question in night.asked:
            if first and (question.seats, question.call) in early:
                assert early[question.seats, question.call] == question
                checked += 1
    assert checked > 400


@pytest.mark.slow
def test_an_early_question_tells_nothing_that_its_seat_does_not_know(swift_nights):
    """Same seat, same card, same table: the same question, wherever the other cards lie."""
    alike = defaultdict(set)
    for night in swift_nights[1]:
        begun = night.begun
        dead = frozenset(fact.of("player") for fact in begun.facts if fact.name == "died")
        for question in night.early:
            seat = question.seats[0]
            table = (len(begun.setup.deal), len(begun.setup.cards), dead, night.calls.start)
            same = (*table, seat, begun.position.wakes_as[seat])
            alike[same].add((question.call, question.options))
    assert max(map(len, alike.values())) == 1
    assert len(alike) > 100


@pytest.mark.slow
def test_every_question_finds_a_window(swift_nights):
    """Nobody is passed over: what cannot be asked early has a window of its own in the same night."""
    rules, found = swift_nights
    for night in found:
        early = {(q.seats, q.call) for q in night.early}
        held, window = Counter(), following_from(night.begun, night.calls.start)
        while window and window.part and window.step in night.calls:
            held[window.step] += window.part is Part.LATE
            window = following(night.begun, window, swift=True)
        late = Counter()
        rounds = defaultdict(set)
        for step, first, question in night.asked:
            if not (first and (question.seats, question.call) in early):
                rounds[step, question.seats[0]].add(question.call)
                late[step] += rules.step(step).name != "werewolf"
        for (step, _), words in rounds.items():
            assert len(words) <= held[step], (rules.step(step).name, words)
        for step, questions in late.items():
            assert questions <= held[step], (rules.step(step).name, questions, night.begun.setup)


@pytest.mark.slow
def test_an_early_question_is_answered_by_tapping_places(swift_nights):
    """A word to tap under one call alone would tell who is asked."""
    for night in swift_nights[1]:
        for question in night.early:
            assert not [part for choice in question.options for part in choice if isinstance(part, str)]


def following_from(game, number):
    """The first window of the stretch that begins here."""
    return following(game, Window(Kind.WORDS, number - 1, 99), swift=True)


@every_edition
def test_no_role_is_called_by_itself(edition):
    """Whatever is in the cast: from the deal to the first talk there are only windows for all."""
    rules, luck = RULES[edition], Random(4)
    for _ in range(200):
        game = start(rules, any_setup(rules, luck.randint(*rules.players), luck))
        window, parts = following(game, None, swift=True), []
        while window and window.kind is Kind.CALL:
            parts.append(window.part)
            window = following(game, window, swift=True)
        assert Part.CALLED not in parts
        assert not parts or parts[-1] is Part.SIGHT


def test_a_one_night_takes_less_than_half_a_minute():
    """With any cast that comes out of the box."""
    pace = PACES["swift"]
    for edition in (("one-night", "bezier"), ("one-night", "ravensburger")):
        rules, luck = GAMES[edition], Random(3)
        for _ in range(200):
            setup = any_setup(rules, luck.randint(*rules.players), luck)
            if setup.cards.count("doppelganger") > rules.box["doppelganger"] or added(rules) & {*setup.cards}:
                continue
            game = start(rules, setup)
            window, seconds = following(game, None, swift=True), 0.0
            while window.part:
                seconds += pace.seconds(window) + 0.1
                window = following(game, window, swift=True)
            assert seconds < 30
            assert window.kind is Kind.TALK


def test_early_calls_are_calls_of_the_rules():
    for rules in GAMES.values():
        steps = [*rules.opening, *rules.round]
        assert any(asked_early(start(rules, any_setup(rules, rules.players[0], Random(1))), step) for step in steps)


@pytest.mark.parametrize("game", SETTINGS)
def test_a_whole_swift_game_is_played_and_judged_the_same(game, tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, chairs = await seated(keeper, SETTINGS[game].with_(pace="dash"), "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            await play_on(keeper, room, chairs, Random(2))
            record = read(write(room.record))
            word = verdict(record, judged(record))
            assert word["winners"] == [room.names[seat] for seat in room.outcome.winners]

    asyncio.run(evening())
