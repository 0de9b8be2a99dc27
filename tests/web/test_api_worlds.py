"""`garou worlds` over the API: of a game that is over, the same question has the same answer."""

import asyncio
import json

import pytest
from deductions import hard, say, table
from stage import ask, cookie, run

from command import garou
from garou.record.inquiry import read_inquiry
from garou.rooms.room import Phase
from garou.story.conclusions import concluded
from garou.talk.claims import was
from garou.texts import words
from garou.web.api.bodies import WorldsBody
from garou.web.api.worlds import WorldsAsked, answer, question

WHERE = "/api/tables/lune-123/worlds"


async def asked(app, where=WHERE, **body):
    heard = await ask(app, "POST", where, body)
    return heard.status, json.loads(heard.body)


@pytest.fixture(scope="module")
def played():
    """What was answered while the game went on, its record, and what was answered when it was over."""

    async def happening():
        async with table() as (app, room, tokens):
            early = await asked(app)
            await say(app, 2, was("robber"))
            for chair in (1, 2, 3, 4):
                await ask(app, "POST", "/t/lune-123/ready", {"on": "true"}, **cookie(tokens[chair - 1]))
            while room.phase is not Phase.OVER:
                await asyncio.sleep(1)
            name = room.names[0]
            bodies = [
                {},
                {"seat": name},
                {"claims": [told(room.names[1], "seer"), told(room.names[2], "seer")]},
                {"seat": name, "ask": {"place": name, "role": room.setup.cards[0]}},
            ]
            found = [(body, await asked(app, **body)) for body in bodies]
            again = await asked(app, "/api/tables/lune-123/games/1/worlds", seat=name)
            wrong = [
                await asked(app, **body)
                for body in ({"seat": "Nobody"}, {"claims": [told("Nobody", "seer")]}, {"claims": [told(name, "moon")]})
            ]
            return early, room.record, found, again, wrong

    return run(happening())


def told(by, role):
    return {"by": by, "kind": "was", "parts": [role]}


def test_nothing_is_told_before_the_game_is_over(played):
    status, said = played[0]
    assert (status, said["error"]) == (409, "game-going-on")


def test_it_is_what_the_command_prints(played, tmp_path):
    _, record, found, again, _ = played
    for body, (status, said) in found:
        text = json.dumps(question(record, WorldsBody(**body)))
        expected = concluded(words("en"), read_inquiry(text))
        assert (status, said) == (200, json.loads(json.dumps(expected)))
        file = tmp_path / "question.json"
        file.write_text(text)
        [line] = garou("worlds", str(file)).out
        printed = json.loads(line)
        assert printed.pop("file") == str(file)
        assert printed == said
    assert again == found[1][1], "of a game by its number"


def test_a_seat_knows_its_card_and_what_cannot_be_is_told_with_the_reason(played):
    _, _, found, _, _ = played
    (_, listened), (_, seen), (_, clash), (_, sure) = (said for _, said in found)
    assert int(seen["worlds"]) < int(listened["worlds"])
    assert (clash["possible"], clash["contradiction"]) == (False, [0, 1])
    assert [step["step"] for step in clash["why"]][-1] == "clash"
    assert isinstance(sure["why"], list)


def test_a_question_that_is_none_is_refused_in_a_sentence(played):
    for status, said in played[4]:
        assert status == 409
        assert said["message"]


def test_what_takes_too_long_is_given_up():
    """Ten seats with everything the box has, and claims that leave much open."""
    asked = hard()
    names = list("ABCDEFGHIJ")
    claims = [
        {
            "by": names[one.seat],
            "kind": one.claim.kind,
            "parts": [*(names[n] for n in one.claim.places), *one.claim.roles],
        }
        for one in asked.said
    ]
    text = json.dumps({"game": asked.game, "cards": asked.cards, "players": names, "claims": claims})
    assert answer(WorldsAsked(text, "en"), limit=0.05) is None
