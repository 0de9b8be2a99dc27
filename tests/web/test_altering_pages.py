"""What if the night had gone differently, or somebody had said something else: tapped, told in words, and drawn."""

import asyncio
import html
import json
import re

import pytest
from deductions import say, table
from stage import ask, run
from test_hindsight import page
from test_replay import bring
from twins import world

from garou.record.judge import judged
from garou.record.reading import read
from garou.record.writing import write
from garou.rooms.room import Phase
from garou.story.altering import acts, altered
from garou.talk.claims import was
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.replay.altering import Alternative, change_of
from records import ONE_NIGHT, game_by_luck

tmp = pytest.fixture(name="where")(lambda tmp_path: tmp_path)
GAME = judged(read(json.dumps(ONE_NIGHT)))


def options(text):
    """What is offered instead: what it is called in a form, and in words."""
    return re.findall(r'name="deed" value="(\d+\.\d+)".*?><bdi>(.*?)</bdi>', html.unescape(text))


def test_all_that_was_done_is_a_row_to_tap_and_leads_to_what_could_have_been(where):
    first = bring(where, ONE_NIGHT).text
    rows = re.findall(r'name="deed" value="(\d+)"', first)
    assert rows == [str(number) for number in range(len(acts(GAME)))]
    for number, act in enumerate(acts(GAME)):
        text = bring(where, ONE_NIGHT, deed=str(number)).text
        assert len(options(text)) == len(act.question.options) - 1, "what was done is no change"
        assert words("en")("replay-night-was") in text
        assert "came-of" not in text, "nothing follows before something is chosen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_winners_and_reasons_are_those_of_the_other_game(where, lang):
    narrator = Narrator(words(lang), "one-night", tuple(ONE_NIGHT["players"]), GAME.rules.places)
    for number, act in enumerate(acts(GAME)):
        for choice in range(len(act.question.options)):
            if act.question.options[choice] == act.answer.choice:
                continue
            told = html.unescape(bring(where, ONE_NIGHT, deed=f"{number}.{choice}", lang=lang).text)
            panel = told.partition('id="altered"')[2].partition('id="share"')[0]
            end = altered(GAME, act, act.question.options[choice]).game.outcome
            assert all(narrator.reason(why, end.why) in panel for why in end.why)
            roles = re.findall(r'class="role-name">(.*?)</span>', panel.replace("\u00ad", ""))
            assert roles[: len(end.final)] == [narrator.role(role) for role in end.final]
            break


@pytest.mark.parametrize("deed", ["99", "0.99", "a", "1.", "-1", "0.0.0", "٣"])
def test_what_nobody_could_have_done_is_refused_in_words(where, deed):
    answer = bring(where, ONE_NIGHT, deed=deed, lang="fr")
    assert answer.status_code == 200
    assert words("fr")("replay-night-cannot") in html.unescape(answer.text)


def test_more_than_any_deed_is_malformed(where):
    assert bring(where, ONE_NIGHT, deed="1" * 20).status_code == 422


def test_a_deed_is_read_as_it_is_written():
    for deed in (Alternative(0), Alternative(3, 14)):
        assert change_of(deed.written) == deed
    assert change_of("") is None


@pytest.mark.parametrize("seed", range(6))
def test_whatever_was_played_can_have_been_played_otherwise(where, seed):
    """Told to an end, or said to be unknowable: never neither."""
    record = game_by_luck(seed)
    game = judged(record)
    for number, act in [*enumerate(acts(game))][:: max(1, len(acts(game)) // 2)]:
        other = next(n for n, choice in enumerate(act.question.options) if choice != act.answer.choice)
        text = html.unescape(bring(where, write(record), deed=f"{number}.{other}").text)
        panel = text.partition("came-of")[2].partition('id="share"')[0]
        known = altered(game, act, act.question.options[other]).game.outcome is not None
        assert ('<ul class="ends">' in panel) is known
        assert ('class="note"' in panel) is not known


# --- The chances ----------------------------------------------------------------------------------------------

ROBBED = world(
    "one-night", "bezier", "seer robber villager werewolf | werewolf troublemaker villager", deducing="everybody"
)


async def played(app, room, tokens):
    await say(app, 1, was("seer"))
    await say(app, 2, was("villager"))  # a robber's lie
    for chair in range(1, len(tokens) + 1):
        await ask(
            app,
            "POST",
            "/t/lune-123/ready",
            {"on": "true"},
            authorization="",
            cookie=f"garou-seat-lune-123={tokens[chair - 1]}",
        )
    while room.phase is not Phase.OVER:
        await asyncio.sleep(1)


def lines(shown):
    return re.findall(r"<bdi>([^<]*)</bdi><small>(.*?)</small>", shown)


def test_a_claim_can_have_named_another_card_and_everything_is_counted_again():
    async def happening():
        async with table() as (app, room, tokens):
            await played(app, room, tokens)
            _, shown = await page(app)
            assert [told for _, told in lines(shown)] == ["true", "false"]
            _, other = await page(app, believe=["0"], claim="1", role="robber")
            assert [told for _, told in lines(other)] == ["true", "said otherwise · true"]
            assert "Robber" in lines(other)[1][0]
            assert re.findall(r'aria-pressed="(\w+)"', other) == ["true", "true"], "whatever is said now is believed"
            assert 'name="other" value="1.robber"' in other
            _, kept = await page(app, believe=["0", "1"], other="1.robber", turn="0")
            assert lines(kept) == lines(other)
            assert re.findall(r'aria-pressed="(\w+)"', kept) == ["false", "true"]
            for odd in ("1.wizard", "77.robber", "x", "1"):
                assert lines((await page(app, other=odd))[1]) == lines(shown)

    run(happening())


def test_with_another_night_other_claims_are_true():
    async def happening():
        async with table() as (app, room, tokens):
            await played(app, room, tokens)
            number = next(n for n, act in enumerate(acts(room.game)) if act.answer.call == "robber")
            act = acts(room.game)[number]
            choice = next(n for n, one in enumerate(act.question.options) if one and one != act.answer.choice)
            deed = f"{number}.{choice}"
            status, shown = await page(app, f"/t/lune-123/chances?deed={deed}")
            assert status == 200
            assert f'name="deed" value="{deed}"' in shown, "it goes along with the next tap"
            assert words("en")("deduce-back-as-it-was") in shown
            roles = re.findall(r'class="was-it" role="img" aria-label="(.*?)"', shown)
            final = altered(room.game, act, act.question.options[choice]).game.outcome.final
            assert roles == [words("en")(f"role-{role}") for role in final]
            _, next_one = await page(app, believe=["0"], turn="0", deed=deed)
            assert f'name="deed" value="{deed}"' in next_one
            film = html.unescape((await ask(app, "GET", f"/t/lune-123/replay?deed={deed}")).body.decode())
            assert f'href="/t/lune-123/chances?deed={deed}"' in film
            assert words("en")("deduce-back-as-it-was") not in (await page(app, "/t/lune-123/chances?deed=77.1"))[1]

    run(happening())
