"""Who may ask what follows, by the rule of the table, and that nobody else hears of it."""

import asyncio
import html

import pytest
from deductions import CLASSIC, PANEL, PROGRAM, WORLD, panel, say, table, told
from stage import Presently, ask, bearer, cookie, now, opened, run
from twins import NAMES, seat, world

from garou.deduction.truth import notes
from garou.rooms import answering, lobby, seating
from garou.rooms.rights import may_deduce
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.talk.claims import was
from garou.texts import LANGUAGES, words
from garou.web.aside import PATIENCE
from garou.web.deducing import aside as deducing
from garou.web.deducing.questions import Conclusion, Query
from garou.web.deducing.study import BEAT, Study
from garou.web.table.talks import by_day

# --- Who may -----------------------------------------------------------------------------------------------


async def statuses(app, tokens, who):
    """Of the page and the API: as this seat, as a spectator on its device, and as a spectator on another."""
    at = [(PANEL, {}, cookie(tokens[who])), (PROGRAM, {}, bearer(tokens[who]))]
    at += [(f"{PANEL}?watch=1", {}, cookie(tokens[who])), (f"{PANEL}?watch=1", {}, {}), (PROGRAM, {}, {})]
    return [(await ask(app, "POST", path, form, **headers)).status for path, form, headers in at]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [("nobody", [403] * 5), ("dead", [403, 403, 403, 200, 200]), ("everybody", [200] * 5)],
)
def test_the_rule_of_the_table_holds_on_the_page_and_for_programs(rule, expected):
    async def happening():
        async with table(deducing=rule) as (app, _, tokens):
            assert await statuses(app, tokens, 0) == expected
            offered = (await ask(app, "GET", "/t/lune-123", **cookie(tokens[0]))).body
            assert (b"data-deduces" in offered) == (expected[0] == 200)
            watched = (await ask(app, "GET", "/t/lune-123/watch")).body
            assert (b"data-deduces" in watched) == (expected[3] == 200)

    run(happening())


def test_the_buried_may_where_the_dead_may_and_the_living_may_not():
    """Here in Classic, where worlds may not be countable: then that is the answer."""

    async def happening():
        async with table(CLASSIC, Kind.CALL) as (app, room, tokens):
            while not (room.buried and by_day(room)):
                assert room.phase is Phase.PLAYING
                for one in sorted(room.asked):
                    if question := room.question_for(one):
                        chosen = next(one for one in reversed(question.options) if one != ("sleep",))
                        await answering.answer(app.state.keeper, room.code, room.seated[one], room.windows, chosen)
                await asyncio.sleep(1)
            for number, token in enumerate(tokens):
                dead = seat(number) in room.buried
                assert may_deduce(room, seat(number)) == dead
                answer = await ask(app, "POST", PANEL, {}, **cookie(token))
                assert answer.status == (200 if dead else 403)

    run(happening())


def test_nobody_may_unless_the_host_has_said_so_and_all_can_read_it():
    for lang in LANGUAGES:
        rule = words(lang)("deduce-for-dead.rule")

        async def happening(lang=lang, rule=rule):
            async with opened() as app:
                keeper = app.state.keeper
                room = await lobby.create(keeper, WORLD.settings.with_(deducing="nobody", scenario="basic", cards=()))
                tokens = [await seating.join(keeper, room.code, name, lang) for name in NAMES[:2]]
                assert rule.encode() not in (await ask(app, "GET", "/t/lune-123", **cookie(tokens[1]))).body
                for chair, status in ((1, 403), (0, 204)):
                    sent = {"hx_request": "true"} | cookie(tokens[chair])
                    answer = await ask(app, "POST", "/t/lune-123/settings", {"deducing": "dead"}, **sent)
                    assert answer.status == status
                assert room.settings.deducing == "dead"
                for token in tokens:
                    assert rule.encode() in (await ask(app, "GET", "/t/lune-123", **cookie(token))).body
                wrong = await ask(app, "POST", "/t/lune-123/settings", {"deducing": "wolves"}, **cookie(tokens[0]))
                assert wrong.status == 409

        run(happening())


def test_by_night_it_is_shut_with_the_same_words_for_everybody():
    async def happening():
        async with table(until_kind=Kind.CALL) as (app, _, tokens):
            heard = {(await ask(app, "POST", PANEL, {}, **cookie(token))).body for token in tokens}
            assert len(heard) == 1
            assert words("en")("error-deduce-by-day") in html.unescape(heard.pop().decode())
            programs = {(await ask(app, "POST", PROGRAM, {}, **bearer(token))).body for token in tokens}
            assert len(programs) == 1
            pages = [(await ask(app, "GET", "/t/lune-123", **cookie(token))).body for token in tokens]
            assert not any(b"data-deduces" in page for page in pages)

    run(happening())


# --- Nobody hears of it ------------------------------------------------------------------------------------


def test_nothing_happens_at_the_table_when_somebody_asks():
    async def happening():
        async with table() as (app, room, tokens):
            await say(app, 2, was("robber"))
            before = room.seq, room.touched
            news = []
            app.state.keeper.after = lambda _, kind: news.append(kind)
            for form in ({}, {"turn": "1"}, {"doubt": "1 was robber", "about": "1"}):
                await panel(app, tokens[2], **form)
            assert (room.seq, room.touched) == before
            assert news == []

    run(happening())


def test_an_answer_comes_at_the_beat_however_long_it_took_and_is_remembered_for_who_asked_alone():
    asked = Query("one-night", "bezier", (), (), 0, None, (), ())

    class Paced(Study):
        took, made_for = 0.0, []

        async def made(self, who, asked):
            self.made_for.append(who)
            await asyncio.sleep(self.took)
            return Conclusion(spent=1.0)

    async def happening():
        here = Paced()
        for number, long in enumerate((0.0, 0.01, 0.2, 0.3, 0.4)):
            began, here.took = now(), long
            assert (await here.answer(f"192.0.2.{number}", asked)).spent == 1.0
            assert now() - began == pytest.approx(BEAT if long < BEAT else 2 * BEAT, abs=0.002)
        began = now()
        assert (await here.answer("192.0.2.4", asked)).spent == 0, "what is remembered costs nothing"
        assert now() - began == pytest.approx(BEAT, abs=0.002)
        assert len(here.made_for) == 5
        here.close()

    run(happening())


# --- A function of the view and of what was said ---------------------------------------------------------------


def test_a_question_holds_nothing_but_the_view_and_what_was_said():
    async def happening(of):
        async with table(of) as (app, room, tokens):
            await say(app, 2, was("robber"))
            page = await panel(app, tokens[2], turn="1", about=3)
            return page, await told(app, tokens[2]), notes(room.known_to(seat(2)))

    here = run(happening(WORLD))
    other = world(
        "one-night", "bezier", "robber werewolf villager seer | troublemaker villager werewolf", deducing="everybody"
    )
    assert run(happening(other)) == here
    assert isinstance(Presently(), Study)
    assert deducing.TIME < PATIENCE
