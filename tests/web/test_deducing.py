"""What follows from what a seat knows and believes: right, private, by rule, and nobody else's burden."""

import asyncio
import html
import json
import re
import threading
import time
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from fractions import Fraction
from math import ceil

import httpx
import pytest
from stage import Presently, ask, bearer, cookie, now, opened, run
from test_booth import HERE, until
from twins import NAMES, seat, world

from garou.deduction.truth import notes
from garou.engine.values import Seat, Slot
from garou.rooms import answering, lobby, seating, talking
from garou.rooms.rights import may_deduce
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.talk.claims import Said, am, saw, took, was
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.app import build
from garou.web.aside import PATIENCE, Aside
from garou.web.deducing import aside as deducing
from garou.web.deducing import study
from garou.web.deducing.aside import timed
from garou.web.deducing.panels import panel as drawn
from garou.web.deducing.questions import ROUGH, Conclusion, Query
from garou.web.deducing.study import BEAT, Study
from garou.web.limits import ALLOWED
from garou.web.table.talks import by_day

WORLD = world(
    "one-night", "bezier", "seer robber villager werewolf | werewolf troublemaker villager", deducing="everybody"
)
CLASSIC = world("classic", "", "villager werewolf seer villager villager werewolf villager", deducing="dead")
PANEL, PROGRAM = "/t/lune-123/deduce", "/api/tables/lune-123/deduction"


@asynccontextmanager
async def table(of=WORLD, until_kind=Kind.TALK, **settings):
    """Four people in the talk after a night in which nobody did anything."""
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(opened(of.setup, of.cast, "luck"))
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings.with_(**settings))
        tokens = [await seating.join(keeper, room.code, name, "en") for name in NAMES[: of.settings.size]]
        for chair in range(1, len(tokens) + 1):
            stack.enter_context(keeper.listen(room.code, chair))
        await lobby.begin(keeper, room.code, 1)
        for chair in range(1, len(tokens) + 1):
            await answering.look(keeper, room.code, chair)
        while room.window is None or room.window.kind is not until_kind:
            await asyncio.sleep(1)
        yield app, room, tokens


async def say(app, chair, claim):
    await talking.claim(app.state.keeper, "lune-123", chair, claim.kind, (*claim.places, *claim.roles))


async def panel(app, token, lang="en", **form):
    answer = await ask(app, "POST", PANEL, form, hx_request="true", **cookie(token))
    assert answer.status == 200, answer.body
    return html.unescape(answer.body.decode())


async def told(app, token=None, **body):
    answer = await ask(app, "POST", PROGRAM, body, **(bearer(token) if token else {}))
    return answer.status, json.loads(answer.body)


def odds(page):
    """By name: what a card can be, as it is read aloud."""
    return dict(re.findall(r'aria-label="(.*?): (.*?)\. Why\?"', page))


# --- What it says ---------------------------------------------------------------------------------------


def test_it_counts_what_the_seat_knows_and_what_it_believes():
    async def happening():
        async with table() as (app, _, tokens):
            before = odds(await panel(app, tokens[2]))
            assert before["Zed"].startswith("Werewolf 3")
            await say(app, 1, was("seer"))
            await say(app, 2, was("robber"))
            await say(app, 2, took(Slot(3), "werewolf"))
            page = await panel(app, tokens[2])
            assert (odds(page)["Yan"], odds(page)["Wim"]) == ("Werewolf sure", "Robber sure")
            assert "Yan: why a Werewolf" in page
            assert "Yan says" in page
            doubted = await panel(app, tokens[2], turn="1")
            assert odds(doubted)["Yan"] != "Werewolf sure"
            assert {"1 was robber", "1 took 3 werewolf"} == set(re.findall(r'name="doubt" value="(.*?)"', doubted))
            again = await panel(app, tokens[2], doubt=["1 was robber", "1 took 3 werewolf"], turn="1")
            assert odds(again) == odds(page)
            one = await panel(app, tokens[2], turn="1 took 3 werewolf")
            assert odds(one)["Yan"] not in (odds(page)["Yan"], odds(doubted)["Yan"])

    run(happening())


def test_what_cannot_all_be_true_is_tied_together_and_each_who_may_lie_can_be_doubted():
    async def happening():
        async with table() as (app, _, tokens):
            for chair in (1, 4):
                await say(app, chair, was("seer"))
            page = await panel(app, tokens[2])
            assert "Not all of this can be true." in page
            assert len(re.findall("data-knot", page)) == 2
            assert re.findall(r"What if (\w+) lies\?<", page) == ["Zed", "Wim"]
            assert "There is" in page or "only one Seer" in page
            assert "data-knot" not in await panel(app, tokens[2], lies="3")
            assert "data-knot" not in await panel(app, tokens[2], doubt="3 was seer", lies="3"), (
                "doubted, not turned round"
            )
            status, found = await told(app, tokens[2])
            assert (status, found["possible"], found["contradiction"]) == (200, False, [0, 1])

    run(happening())


def test_what_one_says_oneself_what_was_told_anew_and_what_somebody_thinks_counts_for_nothing():
    async def happening():
        async with table() as (app, _, tokens):
            await say(app, 3, was("werewolf"))  # a lie of the reader's own
            await say(app, 1, was("robber"))
            await say(app, 1, was("seer"))
            await talking.claim(app.state.keeper, "lune-123", 1, "think", (Slot(1), "werewolf"))
            page = await panel(app, tokens[2])
            assert odds(page)["Xia"].startswith("Villager")
            assert "I was a Robber" not in page
            status, found = await told(app, tokens[2], believe=[0, 3])  # the own lie, and an opinion
            assert found["possible"]
            assert found["chances"] == (await told(app, tokens[2], believe=[]))[1]["chances"]
            status, wrong = await told(app, tokens[2], believe=[99])
            assert (status, wrong["error"]) == (409, "none-of")

    run(happening())


def test_a_program_is_told_the_same_as_fractions():
    async def happening():
        async with table() as (app, _, tokens):
            await say(app, 2, was("robber"))
            await say(app, 2, took(Slot(3), "werewolf"))
            status, found = await told(app, tokens[2], about="Yan")
            assert (status, found["possible"], found["exact"], found["reason"]) == (200, True, True, "")
            assert (found["chances"]["Yan"]["werewolf"], found["chances"]["Wim"]["robber"]) == ("7/8", "7/8")
            assert list(found["chances"]) == [*NAMES[:4], "centre-1", "centre-2", "centre-3"]
            assert all(sum(map(Fraction, some.values())) == 1 for some in found["chances"].values())
            assert int(found["worlds"]) < int(found["of"])
            await say(app, 1, was("seer"))
            _, sure = await told(app, tokens[2], about="Yan")
            assert (sure["chances"]["Yan"], sure["why"][-1][:2]) == ({"werewolf": "1"}, "So")
            _, listener = await told(app)
            assert listener["chances"]["Xia"] != sure["chances"]["Xia"]

    run(happening())


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


# --- Nobody else pays for it ---------------------------------------------------------------------------------


def hard():
    """Ten seats with everything the box has, and claims that leave much open."""
    cards = "doppelganger werewolf werewolf minion mason mason seer robber troublemaker drunk insomniac hunter tanner"
    said = tuple(Said(Seat(Slot(n)), saw(Slot((n + 3) % 10), "hunter")) for n in range(1, 9))
    said += tuple(Said(Seat(Slot(n)), am("insomniac")) for n in range(1, 9, 2))
    return Query("one-night", "bezier", (), tuple(sorted(cards.split())), 10, None, (), said)


def test_a_question_that_takes_too_long_is_given_up_by_the_processors_time():
    began = time.process_time()
    assert timed(hard(), limit=0.05).too_long
    assert time.process_time() - began < 1


def test_a_game_that_cannot_be_counted_is_no_error():
    asked = replace(hard(), game="classic", edition="", cards=(*("villager",) * 9, "werewolf"), said=())
    found = timed(asked, limit=5)
    assert found.refused[0] or found.possible


@pytest.mark.process
def test_a_process_of_its_own_answers_is_begun_again_and_ends_with_the_house():
    cards = ("robber", "seer", "troublemaker", "villager", "werewolf", "werewolf")
    one = replace(hard(), cards=cards, players=3, said=())
    here = Aside()
    assert here.ask(timed, one).of == 3204
    first = here._process  # noqa: SLF001
    first.kill()
    first.wait()
    assert here.ask(timed, one) is None, "whoever asked is told so"
    assert here.ask(timed, one).of == 3204
    last = here._process  # noqa: SLF001
    here.end()
    assert last.poll() is not None


def test_who_asks_for_the_hardest_things_holds_no_table_up(tmp_path):
    """While one is being worked out and others wait or are turned away, a table is opened and looked at."""
    may_stop, threads = threading.Event(), set()

    class Stuck(Aside):
        def ask(self, work, wanted):
            threads.add(threading.current_thread())
            may_stop.wait(60)

    async def whole():
        app = build(tmp_path)
        async with app.router.lifespan_context(app):
            app.state.study.close()
            app.state.study = Study(Stuck())
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.example", headers=HERE) as client:
                asking = [
                    asyncio.create_task(app.state.study.answer("192.0.2.9", replace(hard(), players=n)))
                    for n in range(9)
                ]
                await until(lambda: len(threads) == 1 and sum(one.done() for one in asking) == 9 - study.EACH)
                made = await client.post("/tables", data={"name": "Zed"})
                assert made.status_code == 303
                assert (await client.get(made.headers["location"])).status_code == 200
                assert threading.current_thread() not in threads
                may_stop.set()
                await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(whole())


def test_who_asks_too_often_or_too_much_is_told_to_wait_and_their_table_goes_on():
    async def happening():
        async with table() as (app, _, tokens):
            limits = app.state.limits
            limits._allowed = dict(limits._allowed) | {"deduce": ALLOWED["deduce"]}  # noqa: SLF001  # as a server has it
            statuses = []
            for number in range(int(ALLOWED["deduce"].at_once) + 30):
                answer = await ask(app, "POST", PANEL, {"about": number % 4, "turn": "9"}, **cookie(tokens[0]))
                statuses.append(answer.status)
            assert statuses[:40] == [200] * 40
            assert 429 in statuses
            assert (await ask(app, "GET", "/t/lune-123", **cookie(tokens[0]))).status == 200
            assert (await ask(app, "POST", PANEL, {}, **cookie(tokens[1]))).status == 200

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


# --- Where not everything can be counted -------------------------------------------------------------------------

MARKED = world(
    "epic-battle", "ravensburger", "seer villager vampire cupid | villager villager vampire", deducing="everybody"
)
CROWDED = (
    "vampire", "vampire", "count", "cupid", "seer", "gremlin", "villager", "thing", "werewolf", "marksman", "robber"
)  # fmt: skip


def test_a_game_with_marks_is_counted_at_a_small_table():
    async def happening():
        async with table(MARKED) as (app, _, tokens):
            await say(app, 4, was("cupid"))
            page = await panel(app, tokens[0], about=3)
            assert words("en")("deduce-sampled", {"error": "1"})[:9] not in page
            assert odds(page)["Wim"] == "Cupid sure"
            assert words("en")("deduce-why", {"name": "Wim", "role-a": "Cupid"}) in page
            assert words("en")("deduce-column-odds") in page  # what the bars are
            status, found = await told(app, tokens[0])
            assert (status, found["exact"], found["chances"]["Wim"]) == (200, True, {"cupid": "1"})

    run(happening())


def test_what_is_drawn_by_luck_says_so_and_is_certain_of_nothing():
    asked = Query("epic-battle", "ravensburger", (), CROWDED, 8, None, (), (), about=Slot(0))
    found = timed(asked, limit=60)
    assert not found.found.exact
    assert 0 < found.found.error < ROUGH
    assert found.explained is None
    narrator = Narrator(words("en"), asked.game, NAMES[:8], asked.rules.places)
    shown = drawn(asked, found, (), frozenset(), narrator)
    assert (shown.state, shown.exact, shown.error) == ("counted", False, str(ceil(found.found.error * 100)))
    assert not any(row.sure for row in shown.rows)
    assert shown.worlds.startswith("about")
