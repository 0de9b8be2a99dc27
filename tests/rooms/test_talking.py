"""Talk at a table: who may speak when and to whom, masks and shrouds, claims, private tokens and notes."""

import pytest

from clockwork import HUNTER, SEER, VILLAGE, WOLF, Wishing
from garou.engine.values import Refusal, Seat, Slot
from garou.rooms import answering, lobby, talk, talking
from garou.rooms.bots import hearing
from garou.rooms.room import Phase, Room
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web.api import views as api
from garou.web.table import scenes, talks


def village(evening, happening, **more):
    evening(happening, VILLAGE, game="classic", edition="", **more)


# --- Who may speak when ----------------------------------------------------------------------------


def test_the_village_talks_by_day_and_is_silent_by_night(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await talking.speak(keeper, code, zed, "before the deal")
        await table.deal()
        with table.refusing("hush-at-night"):
            await talking.speak(keeper, code, zed, "while cards are looked at")
        await table.to(Kind.CALL)
        with table.refusing("hush-at-night"):
            await talking.speak(keeper, code, zed, "at night")
        for kind in (Kind.TALK, Kind.BALLOT):
            await table.to(kind)
            await talking.speak(keeper, code, yan, kind.value)
        await table.move_on()
        assert table.room.phase is Phase.OVER
        await talking.speak(keeper, code, zed, "when all is told")
        assert [text for _, text, _ in table.said()] == ["before the deal", "talk", "ballot", "when all is told"]

    evening(happening)


@pytest.mark.parametrize("text", ["", "   ", "\u202e\x00", "x" * 281])
def test_a_line_is_a_line(text, evening):
    async def happening(table):
        with table.refusing("line-length"):
            await talking.speak(table.keeper, table.code, table.chairs[0], text)

    evening(happening)


def test_what_would_turn_the_page_round_is_left_out():
    assert talking.clean(" a\u202eb\r\n\tc\x1b[31m\u2066 👩\u200d👧 ") == "ab c[31m 👩\u200d👧"


def test_the_dead_talk_among_themselves_and_are_heard_when_all_is_told(evening):
    async def happening(table):
        keeper, code = table.keeper, table.code
        victim, wolf = table.chairs[4], table.chairs[WOLF]
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        assert table.room.dead == {4}
        await talking.speak(keeper, code, victim, "it was Yan")
        await talking.speak(keeper, code, wolf, "it was not me")
        assert table.said() == [(victim, "it was Yan", True), (wolf, "it was not me", False)]
        assert table.heard(victim) == ["it was Yan", "it was not me"]
        assert table.heard(wolf) == table.heard(None) == ["it was not me"]
        assert [line.number for line in table.room.talk.lines] == [1, 1], "the living cannot count the others"
        await table.to(Kind.BALLOT)
        await talking.speak(keeper, code, victim, "by night and by day")
        while table.room.phase is not Phase.OVER:
            await table.to(Kind.BALLOT)
            for chair in (c for seat, c in enumerate(table.chairs) if seat not in (4, WOLF)):
                await answering.answer(keeper, code, chair, table.room.windows, (WOLF,))
            await table.move_on()
        assert "it was Yan" in table.heard(wolf)
        assert "by night and by day" in table.heard(None)

    village(evening, happening)


def test_who_may_still_shoot_does_not_hear_the_dead(evening):
    """Else they would tell him at whom."""

    async def happening(table):
        keeper, code, hunter = table.keeper, table.code, table.chairs[HUNTER]
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        await table.to(Kind.BALLOT)
        for chair in (c for seat, c in enumerate(table.chairs) if seat not in (4, HUNTER)):
            await answering.answer(keeper, code, chair, table.room.windows, (HUNTER,))
        await table.to(Kind.VERDICT)
        await talking.speak(keeper, code, table.chairs[4], "shoot Yan")
        for _ in range(2):
            assert table.room.dead == {4, HUNTER}
            assert table.heard(hunter) == []
            assert talks.voice(table.room, hunter) == ""
            with table.refusing("the-dead-are-silent"):
                await talking.speak(keeper, code, hunter, "who was it?")
            await table.move_on()
        assert table.room.window.kind is not Kind.WORDS, "he has had his word"
        await table.to(Kind.CALL)
        assert table.heard(hunter) == ["shoot Yan"]
        assert talks.voice(table.room, hunter) == "grave"
        await talking.speak(keeper, code, hunter, "too late")

    village(evening, happening)


def test_lines_are_numbered_and_kept_for_the_village_and_for_the_graveyard_apart(monkeypatch):
    monkeypatch.setattr(talk, "KEPT", 3)
    spoken = talk.Talk()
    for number in range(10):
        spoken.write(1, "Zed", f"village {number}", grave=False)
        for _ in range(number):
            spoken.write(2, "Yan", f"grave {number}", grave=True)
    village = spoken.heard_by(dead=False, told=False)
    assert [(line.number, line.text) for line in village] == [(n + 1, f"village {n}") for n in (7, 8, 9)]
    assert len(list(spoken.heard_by(dead=True, told=False))) == 6


# --- Masks and shrouds ------------------------------------------------------------------------------

CURATED = "curator villager villager villager villager | werewolf werewolf robber"


@pytest.mark.parametrize("artifact", ["mask", "shroud"])
def test_a_mask_closes_the_mouth_and_a_shroud_the_eyes(artifact, evening, monkeypatch):
    monkeypatch.setattr(Wishing, "wish", artifact)

    async def happening(table):
        keeper, code, bearer, other = table.keeper, table.code, table.chairs[2], table.chairs[1]
        await table.deal()
        await table.to(Kind.TALK, curator=(Slot(2),))
        assert [held.name for held in table.room.held(Seat(Slot(2)))] == [artifact]
        assert not table.room.held(Seat(Slot(0))), "the curator does not know what it was"
        await talking.speak(keeper, code, other, "good morning")
        await talking.claim(keeper, code, other, "am", ("villager",))
        await (masked if artifact == "mask" else shrouded)(table, bearer)

    evening(happening, CURATED, game="epic-battle", edition="ravensburger")


async def masked(table, bearer):
    keeper, code = table.keeper, table.code
    for deed in (talking.speak(keeper, code, bearer, "mmm"), talking.claim(keeper, code, bearer, "am", ("villager",))):
        with table.refusing("masked"):
            await deed
    with table.refusing("masked"):
        await talking.take_back(keeper, code, bearer)
    assert table.heard(bearer) == ["good morning"]


async def shrouded(table, bearer):
    await talking.speak(table.keeper, table.code, bearer, "I see nothing")
    await talking.claim(table.keeper, table.code, bearer, "am", ("villager",))
    assert table.heard(bearer) == ["good morning", "I see nothing"]
    page, houses = seen_by(table, bearer)
    assert [line.text for line in page.talk.lines] == ["good morning", "I see nothing"]
    assert [place for place, house in enumerate(houses) if house.sign] == [0, 4], "Yan sits last on the left"
    for chair in (bearer, table.chairs[1]):
        assert len(hearing(table.room, table.room.seat_of(chair)).said) == 2
        told = api.view_of(table.room, chair)
        assert (len(told.claims), len(told.lines)) == (2, 2)


def seen_by(table, chair):
    scene = scenes.scene(table.room, chair, words("en"))
    return scene.page, scene.houses


def test_a_shroud_hides_who_is_ready_and_who_sits_where(evening, monkeypatch):
    monkeypatch.setattr(Wishing, "wish", "shroud")

    async def happening(table):
        bearer, other = table.chairs[2], table.chairs[1]
        await table.deal()
        await table.to(Kind.TALK, curator=(Slot(2),))
        before, around = seen_by(table, bearer)
        assert [house.direction for house in around] == [0, 1, 2, 3, 4]
        await answering.ready(table.keeper, table.code, other, on=True)
        assert seen_by(table, bearer) == (before, around), "nothing is pushed that could tell"
        assert seen_by(table, table.chairs[0])[0].window.ready == (1, 5)
        await answering.ready(table.keeper, table.code, bearer, on=True)
        page, around = seen_by(table, bearer)
        assert (page.me.ready, page.window.ready) == (True, (0, 0))
        assert [house.front.ready for house in around] == [True, False, False, False, False]

    evening(happening, CURATED, game="epic-battle", edition="ravensburger")


def test_who_sees_nothing_is_not_shown_at_whom_the_others_pointed(evening, monkeypatch):
    """Nobody is blind in a game of many days today; whoever writes such a card need not think of it."""
    monkeypatch.setattr(Room, "blinded", lambda _, seat: seat == SEER)

    async def happening(table):
        keeper, code = table.keeper, table.code
        await table.deal()
        await table.to(Kind.BALLOT)
        for chair in table.chairs:
            target = Slot(5) if chair != table.chairs[5] else Slot(0)
            await answering.answer(keeper, code, chair, table.room.windows, (target,))
        await table.move_on()
        votes = [sum(house.front.votes for house in seen_by(table, table.chairs[seat])[1]) for seat in (0, SEER)]
        assert votes == [7, 0]

    village(evening, happening)


# --- Claims -----------------------------------------------------------------------------------------


def test_a_claim_is_made_by_day_by_somebody_who_plays_and_lives(evening):
    async def happening(table):
        keeper, code, [zed, *_] = table.keeper, table.code, table.chairs
        claim = (code, zed, "am", ("villager",))
        with table.refusing("too-late"):
            await talking.claim(keeper, *claim)
        await table.deal()
        await table.to(Kind.CALL)
        with table.refusing("hush-at-night"):
            await talking.claim(keeper, *claim)
        late = await table.come("Late")
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        with table.refusing("too-late"):
            await talking.claim(keeper, code, late, "am", ("villager",))
        with table.refusing("the-dead-are-silent"):
            await talking.claim(keeper, code, table.chairs[4], "am", ("villager",))
        for kind, parts in (("am", ()), ("am", ("nobody",)), ("am", (0,)), ("vote", (0,)), ("vote", (99,)), ("", ())):
            with pytest.raises(Refusal):
                await talking.claim(keeper, code, zed, kind, parts)
        await talking.claim(keeper, *claim)
        assert [(said.seat, said.claim.kind, said.day) for said in table.room.talk.said] == [(0, "am", 1)]

    village(evening, happening)


def test_there_is_an_end_to_what_one_seat_can_claim(evening, monkeypatch):
    monkeypatch.setattr(talking, "MOST_CLAIMS", 3)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        for _ in range(3):
            await talking.claim(table.keeper, table.code, table.chairs[0], "vote", (Slot(1),))
        with table.refusing("enough-claims"):
            await talking.claim(table.keeper, table.code, table.chairs[0], "vote", (Slot(1),))
        await talking.claim(table.keeper, table.code, table.chairs[1], "vote", (Slot(0),))

    evening(happening)


def test_the_last_claim_of_the_day_is_taken_back_and_no_other(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await table.deal()
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        await talking.claim(keeper, code, zed, "vote", (Slot(1),))
        await table.to(Kind.CALL)
        await table.to(Kind.TALK)
        for chair, role in ((zed, "villager"), (yan, "seer"), (zed, "seer")):
            await talking.claim(keeper, code, chair, "am", (role,))
        for left in ([(0, 2, "villager"), (1, 2, "seer")], [(1, 2, "seer")], [(1, 2, "seer")]):
            await talking.take_back(keeper, code, zed)
            said = [(said.seat, said.day, *said.claim.roles) for said in table.room.talk.said]
            assert said == [(0, 1), *left], "what was said yesterday was said"

    village(evening, happening)


# --- For one's own eyes -----------------------------------------------------------------------------


def test_tokens_and_notes_are_private_and_gone_with_the_game(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        with table.refusing("no-such-seat-here"):
            await talking.put_token(keeper, code, zed, 0, "seer")
        await table.deal()
        await table.to(Kind.TALK)
        for slot in (-1, 3, 99):
            with table.refusing("no-such-seat-here"):
                await talking.put_token(keeper, code, zed, slot, "seer")
        with table.refusing("no-such-role"):
            await talking.put_token(keeper, code, zed, 1, "tanner")
        for slot, role in ((1, "seer"), (2, "robber"), (1, "werewolf"), (2, "")):
            await talking.put_token(keeper, code, zed, slot, role)
        await talking.note(keeper, code, zed, "Yan lies")
        with table.refusing("line-length"):
            await talking.note(keeper, code, zed, "x" * 2001)
        others = [scenes.scene(table.room, chair, words("en")) for chair in (yan, None)]
        assert [house.token for scene in others for house in scene.houses] == [None] * 6
        mine = [house.token for house in scenes.scene(table.room, zed, words("en")).houses if house.token]
        assert mine == [("werewolf", words("en")("role-werewolf"))]
        narrator = scenes.narrator_of(table.room, words("en"))
        assert talks.notebook(table.room, yan, narrator).note == ""
        assert talks.notebook(table.room, zed, narrator).note == "Yan lies"
        await table.to(Kind.BALLOT)
        await table.move_on()
        await lobby.again(keeper, code, zed, at_once=True)
        assert (table.room.talk.tokens, table.room.talk.notes, table.room.talk.said) == ({}, {}, ())

    evening(happening)


def test_the_days_of_a_new_game_are_counted_from_its_beginning():
    spoken = talk.Talk(day=3)
    spoken.write(1, "Zed", "hello", grave=False)
    spoken.begin()
    assert (spoken.day, [line.text for line in spoken.lines]) == (0, ["hello"])
