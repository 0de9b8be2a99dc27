"""A game that is over: how likely each seat was a monster, claim by claim, and what if others were believed."""

import asyncio
import html
import re
from fractions import Fraction

from deductions import say, table
from stage import ask, cookie, run

from garou.engine.values import Seat, Slot
from garou.rooms.room import Phase
from garou.talk.claims import Said, took, was
from garou.texts import LANGUAGES, words
from garou.web.deducing.answering import answered
from garou.web.deducing.hindsight import hill
from garou.web.deducing.questions import Query

CARDS = ("robber", "seer", "troublemaker", "villager", "villager", "werewolf", "werewolf")


def asked(*said, **more):
    claims = tuple(Said(Seat(Slot(seat)), claim) for seat, claim in said)
    return Query("one-night", "bezier", (), CARDS, 4, None, (), claims, **more)


def test_the_course_is_what_would_have_been_answered_after_each_claim():
    said = ((1, was("robber")), (1, took(Slot(3), "werewolf")), (0, was("seer")), (2, was("villager")))
    found = answered(asked(*said, course=True))
    assert found.possible
    for count, (chances, exact, _) in enumerate(found.course):
        assert exact
        alone = answered(asked(*said[:count]))
        monsters = [dict(alone.chances[seat]).get("werewolf", Fraction(0)) for seat in range(4)]
        assert list(chances) == monsters
    assert found.course[4].chances[1] == 1, "nobody moved the card that was taken"
    assert found.course[3].chances[1] < 1, "as long as somebody may be the troublemaker"
    assert found.explained.place == 1


def test_where_not_all_can_be_true_the_course_ends():
    found = answered(asked((0, was("seer")), (1, was("seer")), (2, was("villager")), course=True))
    assert not found.possible
    assert len(found.course) == 2


def test_a_hill_goes_in_steps_from_one_claim_to_the_next():
    assert hill([Fraction(1, 4), Fraction(1)], 1) == "M0 40L0.0 30.0H150.0L150.0 0.0H300.0V40Z"
    assert not hill([], 3)


async def page(app, path="/t/lune-123/chances", **form):
    answer = await ask(app, "POST" if form else "GET", path, form or None)
    return answer.status, html.unescape(answer.body.decode())


def test_the_page_of_a_game_believes_what_was_true_and_whatever_one_likes():
    async def happening():
        async with table() as (app, room, tokens):
            assert (await page(app))[0] == 409, "not before all is told"
            await say(app, 2, was("villager"))  # a robber's lie
            await say(app, 1, was("seer"))
            await say(app, 3, was("villager"))
            for chair in (1, 2, 3, 4):
                await ask(app, "POST", "/t/lune-123/ready", {"on": "true"}, **cookie(tokens[chair - 1]))
            while room.phase is not Phase.OVER:
                await asyncio.sleep(1)
            status, shown = await page(app)
            assert status == 200
            assert shown.count('class="hill"') == 4
            ticked = re.findall(r'value="(\d)" aria-pressed="(true|false)"', shown)
            assert ticked == [("0", "false"), ("1", "true"), ("2", "true")]
            assert re.findall(r"<small>(\w+)</small>", shown) == ["false", "true", "true"]
            _, other = await page(app, believe=["1", "2"], turn="0")
            assert re.findall(r'aria-pressed="(\w+)"', other) == ["true"] * 3
            assert other != shown
            number = room.ledger.dealt
            assert (await page(app, f"/t/lune-123/games/{number}/chances"))[0] == 200
            assert 'href="/t/lune-123/chances"' in (await page(app, "/t/lune-123/replay"))[1]
            for lang in LANGUAGES:
                spoken = await ask(app, "GET", "/t/lune-123/chances", accept_language=lang)
                assert words(lang)("deduce-back.lede") in html.unescape(spoken.body.decode())

    run(happening())
