"""The film of a table's game tells what was said in it, at its time, to everybody in their language."""

from __future__ import annotations

import asyncio
import re
from html import unescape

import httpx
import pytest

from clockwork import ONE_NIGHT, VILLAGE, WOLF, Wishing, run
from garou.engine.values import Slot
from garou.rooms import answering, settings, talking
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web import app as application
from garou.web.limits import Limits


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Plays at a table of that kind; then the server is asked for its pages."""
    still = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
    monkeypatch.setitem(settings.PACES, "still", still)
    monkeypatch.setattr("garou.rooms.bots.ROUNDS", 0)

    def played(happening, deal=ONE_NIGHT, **more):
        codes = []

        async def noted(at):
            codes.append(at.code)
            await happening(at)

        run(noted, tmp_path, monkeypatch, deal, **more)
        return tmp_path, codes[0]

    return played


def ask(path, *wanted, lang="en"):
    app = application.build(path, limits=Limits(film=100_000))

    async def asked():
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://table.example", follow_redirects=True
            ) as client:
                headers = {"accept-language": lang}
                return [await client.get(one, headers=headers) for one in wanted]

    return asyncio.run(asked())


def frames(page):
    """The title of each frame, and who says what in it."""
    found = []
    for frame in page.split('<article class="frame')[1:]:
        title = re.search(r'data-says="(.*?)"', frame)[1]
        said = re.findall(r"<bdi>([^<]*)</bdi>(?:<span class=\"hint\">(.*?)</span>)?</b><p><bdi>(.*?)</bdi>", frame)
        found.append((unescape(title), [tuple(map(unescape, one)) for one in said]))
    return found


async def to_the_end(at):
    """Through the vote of a One Night."""
    await at.to(Kind.BALLOT)
    await at.move_on()
    assert at.room.phase is Phase.OVER


def test_claims_and_lines_stand_before_the_vote_in_the_readers_language(table):
    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK)
        await talking.speak(at.keeper, at.code, at.chairs[0], "<b>Salut</b> {{ 7 * 7 }}")
        await talking.claim(at.keeper, at.code, at.chairs[1], "am", ("seer",))
        await to_the_end(at)

    path, code = table(happening)
    for lang, claim in (("en", "I am a Seer."), ("fr", "Je suis Voyante.")):
        for page in ask(path, f"/t/{code}/replay", f"/t/{code}/games/1/replay", lang=lang):
            assert page.status_code == 200
            told = frames(page.text)
            [(at, (title, said))] = [(n, frame) for n, frame in enumerate(told) if frame[1]]
            assert said == [("Zed", "", "<b>Salut</b> {{ 7 * 7 }}"), ("Yan", "", claim)]
            assert title == f"{words(lang)('cli-play-day', {'number': 1})}, {words(lang)('replay-talk')}"
            assert at == len(told) - 2, "before the vote, after the night"
            assert "<b>Salut" not in page.text
            assert max(map(int, re.findall(r'data-at="(\d+)"', page.text))) == len(told) - 1


def test_what_bots_reply_is_told_in_the_readers_language_too(table):
    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK)
        await talking.speak(at.keeper, at.code, at.chairs[0], f"{at.room.names[2]}, what do you think of me?")
        at.skew += 10
        await at.settled(lambda: any(line.remark for line in at.room.talk.lines))
        await to_the_end(at)

    path, code = table(happening, people=1)
    told = {lang: frames(ask(path, f"/t/{code}/replay", lang=lang)[0].text) for lang in ("en", "fr")}
    replies = [next(said for _, said in told[lang] if said)[-1] for lang in ("en", "fr")]
    assert replies[0][0] == replies[1][0]
    assert replies[0][2] != replies[1][2]
    assert all(reply[2] for reply in replies)


def test_what_was_shown_without_a_word_is_told_in_the_readers_language(table, monkeypatch):
    monkeypatch.setattr(Wishing, "wish", "mask")

    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK, curator=(Slot(2),))
        await talking.gesture(at.keeper, at.code, at.chairs[2], "point", 1)
        await to_the_end(at)

    curated = "curator villager villager villager villager | werewolf werewolf robber"
    path, code = table(happening, curated, game="epic-battle", edition="ravensburger")
    for lang, shown in (("en", "points at Yan"), ("fr", "montre Yan du doigt")):
        [page] = ask(path, f"/t/{code}/replay", lang=lang)
        assert [said for _, said in frames(page.text) if said] == [[("Xia", "", shown)]]
        assert 'class="shown"' in page.text


def test_the_graveyard_is_told_and_marked(table):
    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK, werewolf=(Slot(4),))
        await talking.speak(at.keeper, at.code, at.chairs[4], "it was Yan")
        await talking.speak(at.keeper, at.code, at.chairs[0], "was it Yan?")
        while at.room.phase is not Phase.OVER:
            await at.to(Kind.BALLOT)
            for chair in (c for seat, c in enumerate(at.chairs) if seat not in (4, WOLF)):
                await answering.answer(at.keeper, at.code, chair, at.room.windows, (WOLF,))
            await at.move_on()

    path, code = table(happening, VILLAGE, game="classic", edition="")
    [page] = ask(path, f"/t/{code}/replay")
    [(_, said)] = [frame for frame in frames(page.text) if frame[1]]
    assert said == [("Val", f" · {words('en')('replay-talk.dead')}", "it was Yan"), ("Zed", "", "was it Yan?")]


def test_neither_the_record_nor_the_notes_of_anybody_tell_of_it(table):
    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK)
        await talking.speak(at.keeper, at.code, at.chairs[0], "Mirabelle")
        await talking.note(at.keeper, at.code, at.chairs[0], "Quetsche")
        await to_the_end(at)

    path, code = table(happening)
    replay, *others = ask(
        path, *(f"/t/{code}/{page}" for page in ("replay", "record", "games/1/record", "picture.svg"))
    )
    assert "Mirabelle" in replay.text
    assert "Quetsche" not in replay.text
    assert {answer.status_code for answer in others} == {200}
    assert not [answer for answer in others if "Mirabelle" in answer.text]


def test_while_the_game_goes_on_there_is_no_film(table):
    async def happening(at):
        await at.deal()
        await at.to(Kind.TALK)
        await talking.speak(at.keeper, at.code, at.chairs[0], "Mirabelle")

    path, code = table(happening)
    answers = ask(path, f"/t/{code}/replay", f"/t/{code}/games/1/replay")
    assert [answer.status_code >= 400 for answer in answers] == [True, True]
    assert not [answer for answer in answers if "Mirabelle" in answer.text]
