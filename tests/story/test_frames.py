"""A film of a game shows the table as the engine saw it, and tells each seat what it was told."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest
from hypothesis import given

from decks import begun, dealt, every_game, finish, luck, seat, seats, seeds
from garou.engine.game import reply, start
from garou.engine.values import PUBLIC, Answer, Slot
from garou.engine.view import view
from garou.games import rules_of
from garou.record.judge import judged
from garou.record.reading import read
from garou.story.chapters import chapters
from garou.story.frames import frames, known
from records import cases

ADA, BEN, CLEO = map(seat, range(3))
ENDED = [case for case in cases() if "expect" in case and "error" not in case["expect"]]


def film_of(case):
    record = read(json.dumps(case["record"]))
    game = judged(record)
    return game, frames(game)


def positions(game):
    """As the engine had them whenever it waited for an answer, by the step it waited in."""
    moment = start(game.rules, game.setup)
    found = {moment.step: moment.position}
    for answer in game.log:
        moment = reply(moment, answer)
        found[moment.step] = moment.position
    return found


def check(game, film):
    seen = positions(game)
    assert film[-1].after == game.position
    for earlier, later in pairwise(film):
        assert earlier.number < later.number
        assert earlier.after == later.before
    shown = {frame.number: frame for frame in film}
    for step, position in seen.items():
        if step in shown:
            assert shown[step].before == position
    assert sum((frame.facts for frame in film), ()) == game.facts


@pytest.mark.parametrize("case", ENDED, ids=lambda case: case["id"])
def test_every_frame_of_a_worked_example_lies_as_the_engine_laid_it(case):
    check(*film_of(case))


@every_game
@given(seed=seeds)
def test_so_does_every_game_by_luck(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=9), rng)
    film = frames(game)
    check(game, film)
    for at, frame in enumerate(film):
        for one in (*seats(game), PUBLIC):
            told = [f for f in game.told_until(frame.number) if one in f.audience or PUBLIC in f.audience]
            assert list(known(one, film, at)) == told
    for one in (*seats(game), PUBLIC):
        assert known(one, film, len(film) - 1) == view(game, one).facts


def test_nothing_is_shown_where_nothing_happened():
    game = finish(
        dealt(rules_of("one-night", "bezier"), "villager villager werewolf | seer seer robber"), random.Random(1)
    )
    assert [frame.name for frame in frames(game)] == ["deal", "werewolf", "vote"]


def robbed_and_stirred():
    game = dealt(rules_of("one-night", "bezier"), "robber troublemaker werewolf | seer seer drunk")
    for one, call, *choice in ((CLEO, "werewolf"), (ADA, "robber", CLEO), (BEN, "troublemaker", ADA, CLEO)):
        if any(question.call == call for question in game.open):
            game = reply(game, Answer(one, call, tuple(choice)))
    return finish(game, random.Random(3))


def test_a_card_is_seen_to_come_from_somewhere():
    film = {frame.name: frame for frame in frames(robbed_and_stirred())}
    assert film["werewolf"].arrived == {}
    assert film["robber"].arrived == {ADA: CLEO, CLEO: ADA}
    assert film["robber"].after.printed(ADA) == "werewolf"
    assert film["troublemaker"].arrived == {ADA: CLEO, CLEO: ADA}
    assert film["troublemaker"].after.lies == tuple(map(Slot, range(6)))


def test_a_seat_knows_its_look_from_that_frame_on_and_nobody_else_does():
    film = frames(robbed_and_stirred())
    at = [frame.name for frame in film].index("robber")
    assert [fact.name for fact in known(ADA, film, at - 1)] == ["dealt"]
    assert [fact.name for fact in known(ADA, film, at)] == ["dealt", "moved", "saw-card"]
    assert [fact.name for fact in known(BEN, film, at)] == ["dealt"]
    assert known(PUBLIC, film, at) == ()


def test_marks_and_artifacts_are_seen_to_be_laid():
    [case] = [case for case in ENDED if case["id"].startswith("d70-")]  # a cudgel on somebody bitten
    game, film = film_of(case)
    [bite] = [frame for frame in film if frame.name == "vampire"]
    assert {bite.after.marks[one] for one in bite.marked} == {"vampire"}
    [curated] = [frame for frame in film if frame.name == "curator"]
    assert [token for _, token in curated.laid if token != "acted"] == ["cudgel"]
    assert curated.laid <= game.position.tokens


def test_deaths_are_seen_night_by_night():
    [case] = [case for case in ENDED if case["id"].startswith("d97-")]  # the lynched hunter takes the last wolf along
    game, film = film_of(case)
    assert frozenset().union(*(frame.fallen for frame in film)) == game.position.dead
    assert len(film[-1].fallen) == 2
    assert [frame.chapter for frame in film if frame.number] == [
        chapter.beginning for chapter in chapters(game) for scene in chapter.scenes if scene.told
    ]
