"""Whoever cheats while others talk: the dead, the late and the curious, with every form the evening has."""

import asyncio
import contextlib
import html
import re

import pytest
from cheats import NAMES, assert_clean
from stage import HOST, ask, cookie, opened, run
from twins import seat, world
from wire import Page

from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.texts import LANGUAGES, words
from garou.web import addresses
from garou.web.limits import Limits

VILLAGE = world("classic", "", "villager werewolf hunter seer villager villager witch")
DEAD, LATE = 4, 7


class Day:
    """A village that talks: Val is dead, Late came too late, and everybody else lives."""

    def __init__(self, app, room, tokens):
        self.app, self.room, self.tokens = app, room, tokens

    @property
    def kept(self):
        return self.app.state.keeper.store.read("lune-123")

    def cookie(self, who):
        return {} if who is None else cookie(self.tokens[who])

    async def post(self, who, what, lang="en", /, **fields):
        headers = self.cookie(who) | {"accept_language": lang}
        return await ask(self.app, "POST", f"/t/lune-123/{what}", fields, **headers)

    async def get(self, who, what, **headers):
        return await ask(self.app, "GET", f"/t/lune-123{what}", **self.cookie(who), **headers)


@contextlib.asynccontextmanager
async def village(**more):
    async with opened(VILLAGE.setup, VILLAGE.cast, **more) as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, VILLAGE.settings.with_(pace="calm"))
        names = ("Zed", "Yan", "Xia", "Wim", "Val", "Ugo", "Tea")
        tokens = [await seating.join(keeper, room.code, name, "en") for name in names]
        await lobby.begin(keeper, room.code, 1)
        tokens.append(await seating.join(keeper, room.code, "Late", "en"))
        while not (room.window and room.window.kind is Kind.TALK):
            await asyncio.sleep(1)
            with contextlib.suppress(Exception):
                await answering.answer(keeper, room.code, 2, room.windows, (seat(DEAD),))
        assert room.dead == {DEAD}
        yield Day(app, room, tokens)


REFUSED = [
    (DEAD, "claim", {"kind": "am", "part": "seer"}, "the-dead-are-silent"),
    (DEAD, "take-back", {}, "the-dead-are-silent"),
    (DEAD, "gesture", {"kind": "nod"}, "the-dead-are-silent"),
    (0, "gesture", {"kind": "nod"}, "no-gestures"),
    (DEAD, "ready", {}, "the-dead-are-silent"),
    (DEAD, "longer", {}, "too-late"),
    (LATE, "say", {"text": "I saw it all"}, "not-in-this-game"),
    (LATE, "claim", {"kind": "am", "part": "seer"}, "too-late"),
    (LATE, "take-back", {}, "too-late"),
    (LATE, "gesture", {"kind": "nod"}, "too-late"),
    (LATE, "ready", {}, "not-in-this-game"),
    (LATE, "longer", {}, "too-late"),
    (LATE, "pause", {"on": "true"}, "too-late"),
    (LATE, "token", {"seat": 1, "role": "seer"}, "no-such-seat-here"),
    (LATE, "answer", {"window": "now", "choice": "1"}, "too-late"),
    (LATE, "lean", {"window": "now", "choice": "1"}, "too-late"),
    (0, "claim", {"kind": "am", "part": "robber"}, ""),
    (0, "claim", {"kind": "am", "part": "<b>"}, ""),
    (0, "claim", {"kind": "<b>", "part": "seer"}, ""),
    (0, "claim", {"kind": "am"}, ""),
    (0, "claim", {"kind": "am", "part": ["seer", "seer"]}, ""),
    (0, "claim", {"kind": "vote", "part": "0"}, "claim-about-oneself"),
    (0, "claim", {"kind": "vote", "part": "99"}, ""),
    (0, "claim", {"kind": "vote", "part": "²"}, ""),
    (0, "claim", {"kind": "saw", "part": ["-1", "seer"]}, ""),
    (0, "claim", {"kind": "swapped", "part": ["1", "2"]}, ""),
    (0, "again", {"at_once": "true"}, "table-playing"),
    (0, "another", {}, "table-playing"),
]


def test_everybody_is_refused_in_clear_words_what_is_not_theirs_to_do():
    run(refusals())


async def refusals():
    async with village() as day:
        for who, what, fields, reason in REFUSED:
            sent = {name: day.room.windows if value == "now" else value for name, value in fields.items()}
            for lang in LANGUAGES:
                before = day.kept
                answer = await day.post(who, what, lang, **sent)
                assert (answer.status, day.kept) == (409, before), (who, what, answer.body[:300])
                said = Page(answer.body.decode()).said
                assert len(said) > 10
                assert "<b>" not in answer.body.decode()
                if reason:
                    assert said == words(lang)(f"error-{reason}"), (who, what)
        for what in ("say", "claim", "gesture", "take-back", "token", "note", "pause", "longer", "lean", "ready"):
            assert (await day.post(None, what, text="x", kind="am", seat=1, window=1)).status == 401, what


def test_what_the_dead_and_the_late_may_do_they_may():
    async def happening():
        async with village() as day:
            for who, what, fields in (
                (DEAD, "say", {"text": "it was Yan"}),
                (DEAD, "note", {"text": "it was Yan"}),
                (DEAD, "token", {"seat": 1, "role": "werewolf"}),
                (LATE, "note", {"text": "funny people"}),
                (DEAD, "pause", {"on": "true"}),
                (0, "pause", {"on": "false"}),
                (0, "say", {"text": "hello"}),
            ):
                assert (await day.post(who, what, **fields)).status == 303, (who, what)
            for who in (0, LATE, None):
                for path in ("/talk?watch=1", "/watch", "/board", *(() if who is None else ("", "/talk", "/notebook"))):
                    text = (await day.get(who, path)).body.decode()
                    assert "it was Yan" not in text
                    assert "hello" in text or path == "/notebook"
            assert "it was Yan" in (await day.get(DEAD, "/talk")).body.decode()

    run(happening())


def test_a_replayed_deed_that_was_for_oneself_changes_nothing_more():
    async def happening():
        async with village() as day:
            for what, fields in (
                ("note", {"text": "x"}),
                ("token", {"seat": 1, "role": "seer"}),
                ("pause", {"on": "true"}),
                ("pause", {"on": "false"}),
                ("lean", {"window": day.room.windows, "choice": "1"}),
            ):
                await day.post(0, what, **fields)
                before = (await day.get(0, "")).body, (await day.get(1, "")).body
                await day.post(0, what, **fields)
                assert ((await day.get(0, "")).body, (await day.get(1, "")).body) == before, what

    run(happening())


TURNED = "a\u202eb\u2066c\u200fd\x1b[31m\x00\r\n\te\u2028f\ufefft\u00ad"


def test_nothing_that_is_written_turns_the_page_round_or_becomes_markup():
    """In chat, notes, claims and tokens; on every page that shows them, to everybody, to the end of the game."""
    seen = run(written())
    for text in seen:
        assert_clean(text, HOST)
        assert not {"\u202e", "\u2066", "\u2028", "\ufeff", "\x1b", "\x00"} & set(text)
        assert "49" not in re.findall(r"<bdi[^>]*>([^<]*)</bdi>", text)
    everything = html.unescape(" ".join(seen))
    for name in NAMES:
        assert f"{name} " in everything
        assert f"note {name}" in everything
    assert "abcd[31m e" in everything


async def written():
    async with village() as day:
        texts = []
        for number, name in enumerate(NAMES):
            assert (await day.post(0, "say", text=f"{name} {number}")).status == 303
        assert (await day.post(1, "say", text=TURNED)).status == 303
        assert (await day.post(DEAD, "say", text=NAMES[0])).status == 303
        for number, name in enumerate(NAMES):
            assert (await day.post(0, "note", text=f"note {name} {number}")).status == 303
            texts.append((await day.get(0, "/notebook")).body.decode())
        await day.post(0, "claim", kind="am", part="werewolf")
        for path in ("", "/talk", "/notebook", "/claim", "/watch", "/board"):
            texts += [(await day.get(who, path)).body.decode() for who in (0, DEAD)]
        half_made = ({"kind": "saw", "part": "1"}, {"kind": "<b>", "part": '"><b>'})
        texts += [(await day.post(0, "claim/so-far", **fields)).body.decode() for fields in half_made]
        texts += [(await day.get(None, path)).body.decode() for path in ("/talk?watch=1", "/watch", "/board")]
        for chair in day.room.seated:
            await seating.hand(day.app.state.keeper, "lune-123", chair, chair, bot=True)
        async with asyncio.timeout(20 * 3600):
            while day.room.phase is not Phase.OVER:
                await asyncio.sleep(30)
        for path in ("", "/talk", "/watch", "/board"):
            texts.append((await day.get(0, path)).body.decode())
        return [text for text in texts if text.startswith("<!doctype")]


def test_nobody_talks_faster_than_people_do():
    """Chat, claims, fingers and notes are counted together; reading is not."""

    async def happening():
        async with village(limited=True) as day:
            day.app.state.limits = Limits(act=20, clock=lambda: 0.0)
            fields = {"text": "x", "kind": "vote", "part": "1", "seat": 1, "window": day.room.windows, "choice": "1"}
            deeds = ("say", "claim", "lean", "note", "token", "take-back", "longer", "pause", "ready", "answer")
            statuses = [(await day.post(0, deeds[number % len(deeds)], **fields)).status for number in range(30)]
            assert 429 not in statuses[:20]
            before = day.kept
            refused = [await day.post(0, what, "fr", **fields) for what in deeds]
            assert {answer.status for answer in refused} == {429}
            assert {answer.header("retry-after") for answer in refused} == {"10"}
            assert Page(refused[0].body.decode()).said == words("fr")("error-too-fast")
            assert day.kept == before
            assert (await day.get(0, "")).status == (await day.get(0, "/talk")).status == 200

    run(happening())


HALF = {
    "long": {"kind": "am", "part": "x" * 3000},
    "many": {"kind": "saw", "part": ["1"] * 50},
    "odd": {"kind": "y" * 999},
}


@pytest.mark.parametrize("fields", HALF.values(), ids=list(HALF))
def test_half_a_claim_of_any_length_breaks_nothing(fields):
    async def happening():
        async with village() as day:
            for who in (0, DEAD):
                answer = await day.post(who, "claim/so-far", **fields)
                assert answer.status in (200, 409, 422)
            assert (await day.get(LATE, "/claim")).status == 409
            assert (await day.post(None, "claim/so-far", **fields)).status in (401, 422)

    run(happening())


def test_no_address_tells_what_somebody_thought_of_claiming():
    """Half a claim is sent, so that no history and no log keeps it; an address that has one says nothing of it."""

    async def happening():
        async with village() as day:
            anew = (await day.get(0, "/claim")).body
            assert (await day.get(0, "/claim?kind=am&part=werewolf")).body == anew
            before = day.kept
            half = Page((await day.post(0, "claim/so-far", kind="am")).body.decode())
            whole = Page((await day.post(0, "claim/so-far", kind="am", part="werewolf")).body.decode())
            assert day.kept == before, "nothing is said yet"
            for page in (half, whole):
                asking = [to for to in page.values("href", "action", "hx-post") if "?" in to]
                assert asking == [f"{addresses.MANIFEST}?lang=en"], "which language one reads is all that is in any"
            assert {"/t/lune-123/claim/so-far"} <= set(half.values("action"))
            assert {"/t/lune-123/claim"} <= set(whole.values("action"))
            assert "/t/lune-123/claim" in [attrs.get("value") for _, attrs in half.tags], "another language begins anew"

    run(happening())
