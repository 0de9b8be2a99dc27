"""What follows from what a seat knows and believes, and how it is told."""

import re
from fractions import Fraction
from math import ceil

from deductions import odds, panel, say, table, told
from stage import run
from twins import NAMES, world

from garou.engine.values import Slot
from garou.rooms import talking
from garou.talk.claims import took, was
from garou.texts import words
from garou.texts.narrator import Narrator
from garou.web.deducing.aside import timed
from garou.web.deducing.panels import panel as drawn
from garou.web.deducing.questions import ROUGH, Query

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
