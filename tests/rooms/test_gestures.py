"""Without a word: who must be silent nods, shrugs and points; who sees nothing misses it; bots stay calm."""

import pytest

from clockwork import Wishing
from garou.engine.values import Refusal, Seat, Slot
from garou.rooms import lobby, talking
from garou.rooms.bots import hearing
from garou.rooms.events.taking import replayed
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.talk.gestures import GESTURES, Gesture
from garou.texts import words
from garou.web.api import views as api
from garou.web.faces import narrator_of
from garou.web.table import scenes, talks
from garou.web.table.gesturing import gesturing

BEARER = Seat(Slot(2))
CURATED = "curator villager villager villager villager | werewolf werewolf robber"
POINTING = ("point", 1)


@pytest.fixture
def by_day(evening, monkeypatch):
    """A table at which the one in the middle was given that."""

    def begun(happening, artifact="mask"):
        monkeypatch.setattr(Wishing, "wish", artifact)

        async def whole(table):
            await table.deal()
            await table.to(Kind.TALK, curator=(BEARER,))
            await happening(table, table.chairs[BEARER])

        evening(whole, CURATED, game="epic-battle", edition="ravensburger")

    return begun


def read_by(table, chair, lang="en"):
    lines = scenes.scene(table.room, chair, words(lang)).page.talk.lines
    return [(line.name, line.text) for line in lines]


def test_who_wears_the_mask_makes_every_gesture_and_everybody_reads_it_in_their_language(by_day):
    async def happening(table, bearer):
        for kind in GESTURES[:-1]:
            await talking.gesture(table.keeper, table.code, bearer, kind)
        await talking.gesture(table.keeper, table.code, bearer, *POINTING)
        others = (table.chairs[0], bearer, None)
        told = ["nods", "shakes their head", "shrugs", "points at Yan"]
        assert [read_by(table, chair) for chair in others] == [[("Xia", text) for text in told]] * 3
        told = ["fait oui de la tête", "fait non de la tête", "hausse les épaules", "montre Yan du doigt"]
        assert read_by(table, table.chairs[0], "fr") == [("Xia", text) for text in told]
        seen = [(line.player, line.gesture, line.at) for line in api.view_of(table.room, table.chairs[0]).lines]
        assert seen == [("Xia", "nod", None), ("Xia", "shake", None), ("Xia", "shrug", None), ("Xia", "point", "Yan")]
        assert replayed(table.code, table.store.read(table.code)).talk == table.room.talk

    by_day(happening)


def test_words_stay_forbidden_behind_the_mask(by_day):
    async def happening(table, bearer):
        keeper, code = table.keeper, table.code
        for deed in (
            talking.speak(keeper, code, bearer, "m"),
            talking.claim(keeper, code, bearer, "am", ("villager",)),
        ):
            with table.refusing("masked"):
                await deed
        page = scenes.scene(table.room, bearer, words("en")).page
        assert (page.talk.voice, page.talk.gestures) == ("masked", True)

    by_day(happening)


def test_everybody_may_make_them_so_that_a_nod_tells_nobody_who_may_not_speak(by_day):
    async def happening(table, _bearer):
        pages = [scenes.scene(table.room, chair, words("en")).page for chair in table.chairs]
        assert {page.talk.gestures for page in pages} == {True}
        await talking.gesture(table.keeper, table.code, table.chairs[1], "nod")
        assert read_by(table, table.chairs[0]) == [("Yan", "nods")]

    by_day(happening)


def test_who_sees_nothing_misses_gestures_and_cannot_count_them(by_day):
    async def happening(table, bearer):
        keeper, code, other = table.keeper, table.code, table.chairs[1]
        await talking.speak(keeper, code, other, "hello")
        before = scenes.scene(table.room, bearer, words("en"))
        await talking.gesture(keeper, code, other, "shrug")
        assert scenes.scene(table.room, bearer, words("en")) == before, "nothing is pushed that could tell"
        assert table.heard(bearer) == ["hello"]
        assert len(table.heard(table.chairs[0])) == 2
        await talking.speak(keeper, code, other, "you did not see that")
        mine = scenes.scene(table.room, bearer, words("en")).page.talk.lines
        assert [line.id for line in mine] == ["1", "2"]
        await talking.gesture(keeper, code, bearer, *POINTING)
        assert read_by(table, bearer)[-1] == ("Xia", "points at Yan"), "one knows what one does"
        assert [line.gesture for line in api.view_of(table.room, bearer).lines] == [None, None, "point"]
        while table.room.phase is not Phase.OVER:
            await table.to(Kind.BALLOT)
        assert len(table.heard(bearer)) == 4, "when all is told everybody reads all"

    by_day(happening, "shroud")


@pytest.mark.parametrize(("artifact", "reads"), [("mask", "Wim Val Zed Yan"), ("shroud", "1 2 3 4")])
def test_one_points_at_the_others_clockwise_and_unseen_in_a_direction(artifact, reads, by_day):
    async def happening(table, bearer):
        taps = gesturing(table.room, bearer, narrator_of(table.room, words("en")))
        assert [tap.value for tap in taps.alone] == [*GESTURES[:-1]]
        assert [tap.value for tap in taps.seats] == ["3", "4", "0", "1"]
        directions = [tap.reads.removeprefix("No. ").removesuffix(" on your left") for tap in taps.seats]
        assert directions == reads.split()

    by_day(happening, artifact)


@pytest.mark.parametrize(
    ("kind", "at", "reason"),
    [
        ("wink", None, "gesture-kind"),
        ("", None, "gesture-kind"),
        ("point", None, "gesture-at"),
        ("point", 2, "gesture-at"),
        ("point", 5, "gesture-at"),
        ("point", -1, "gesture-at"),
        ("point", True, "gesture-at"),
        ("point", "Yan", "gesture-at"),
        ("nod", 1, "gesture-at"),
        ("nod", 99, "gesture-at"),
    ],
)
def test_what_is_no_gesture_is_refused(kind, at, reason, by_day):
    async def happening(table, bearer):
        with table.refusing(reason):
            await talking.gesture(table.keeper, table.code, bearer, kind, at)

    by_day(happening)


def test_gestures_are_made_by_day_by_those_who_play(by_day):
    async def happening(table, bearer):
        keeper, code = table.keeper, table.code
        late = await table.come("Late")
        with table.refusing("too-late"):
            await talking.gesture(keeper, code, late, "nod")
        while table.room.phase is not Phase.OVER:
            await table.to(Kind.BALLOT)
        with table.refusing("too-late"):
            await talking.gesture(keeper, code, bearer, "nod")
        await lobby.again(keeper, code, table.room.host)
        with table.refusing("too-late"):
            await talking.gesture(keeper, code, bearer, "nod")

    by_day(happening)


def test_at_night_nobody_can_see_a_nod(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        with table.refusing("hush-at-night"):
            await talking.gesture(table.keeper, table.code, table.chairs[0], "nod")

    evening(happening, CURATED, game="epic-battle", edition="ravensburger")


def test_where_nobody_can_be_silenced_people_have_words(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        assert not scenes.scene(table.room, table.chairs[0], words("en")).page.talk.gestures
        with table.refusing("no-gestures"):
            await talking.gesture(table.keeper, table.code, table.chairs[0], "nod")
        with pytest.raises(Refusal, match="no-gestures"):
            gesturing(table.room, table.chairs[0], narrator_of(table.room, words("en")))

    evening(happening)


def test_bots_go_by_what_was_claimed_whatever_is_shown(by_day):
    async def happening(table, bearer):
        before = [hearing(table.room, table.room.seat_of(chair)) for chair in table.chairs]
        floor = list(table.keeper.find(table.code).floor)
        await talking.gesture(table.keeper, table.code, bearer, *POINTING)
        assert [hearing(table.room, table.room.seat_of(chair)) for chair in table.chairs] == before
        assert table.keeper.find(table.code).floor == floor, "nobody feels spoken to"

    by_day(happening)


def test_gestures_go_with_their_game_and_stay_in_its_film(by_day):
    async def happening(table, bearer):
        await talking.gesture(table.keeper, table.code, bearer, *POINTING)
        while table.room.phase is not Phase.OVER:
            await table.to(Kind.BALLOT)
        [past] = table.room.ledger.past
        assert [(one.seat, one.gesture) for one in past.talk] == [(BEARER, Gesture("point", Seat(Slot(1))))]
        assert [type(past.talk[0]).from_json(one.to_json()) for one in past.talk] == [*past.talk]
        await lobby.again(table.keeper, table.code, table.room.host)
        assert talks.heard(table.room, None) == ()
        await table.deal()
        assert table.room.talk.lines == []

    by_day(happening)
