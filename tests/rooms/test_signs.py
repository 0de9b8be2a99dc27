"""The sign on a house: the role claimed stays, what is of yesterday or of the dead steps back."""

from clockwork import VILLAGE
from garou.engine.values import Slot
from garou.rooms import answering, lobby, talking
from garou.rooms.events.taking import replayed
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web.faces import narrator_of
from garou.web.table import scenes, signs
from garou.web.table.claiming import claiming
from garou.web.table.signs import PictureWord

VICTIM = 4


def sign_of(table, chair, reader=None):
    """As everybody sees it."""
    seen = scenes.scene(table.room, reader, words("en")).houses
    return next(house.sign for house in seen if house.front.slot == table.room.seat_of(chair))


def sheet_of(table, chair):
    room = table.room
    return signs.sheet(room, room.seat_of(chair), narrator_of(room, words("en")))


async def claims(table, chair, *said):
    for kind, *parts in said:
        await talking.claim(table.keeper, table.code, chair, kind, tuple(parts))


def test_the_role_claimed_stays_whatever_else_is_said(evening):
    async def happening(table):
        zed, [yan, *_] = table.chairs[0], [Slot(1)]
        await table.deal()
        await table.to(Kind.TALK)
        assert sign_of(table, zed) is None
        await claims(table, zed, ("am", "seer"), ("saw", yan, "robber"), ("think", yan, "werewolf"), ("vote", yan))
        hung = sign_of(table, zed)
        assert (hung.role, hung.art, hung.more, hung.changed, hung.past) == ("Seer", "seer", 1, False, False)
        assert hung.word.reads == f"takes {table.room.names[1]} for a Werewolf and will vote for them"
        assert (hung.word.verb, [one.house or one.art for one in hung.word.pictures]) == ("vote", ["Y", "werewolf"])
        assert [line.overtaken for line in sheet_of(table, zed).lines] == [False, False, False]

    evening(happening)


def test_a_circle_is_tapped_at_once_and_drawn(evening):
    async def happening(table):
        zed = table.chairs[0]
        await table.deal()
        await table.to(Kind.TALK)
        english = narrator_of(table.room, words("en"))
        assert "circle" in [tap.value for tap in claiming(table.room, zed, english, "", ()).taps]
        tapped = claiming(table.room, zed, english, "circle", ())
        assert tapped.whole.endswith(f"I point at {table.room.names[1]}.")
        await claims(table, zed, ("vote", Slot(2)), ("circle",))
        assert sign_of(table, zed).word == PictureWord("wants a circle: nobody dies", "circle", ())
        assert [(line.verb, line.overtaken) for line in sheet_of(table, zed).lines] == [
            ("vote", True),
            ("circle", False),
        ]
        assert replayed(table.code, table.store.read(table.code)).talk == table.room.talk

    evening(happening)


def test_what_is_taken_back_is_struck_and_nobody_goes_by_it(evening):
    async def happening(table):
        keeper, code, zed = table.keeper, table.code, table.chairs[0]
        await table.deal()
        await table.to(Kind.TALK)
        await claims(table, zed, ("am", "seer"), ("saw", Slot(1), "robber"))
        await talking.take_back(keeper, code, zed)
        assert (sign_of(table, zed).role, sign_of(table, zed).word, sign_of(table, zed).unsaid) == ("Seer", None, False)
        assert [(line.verb, line.unsaid) for line in sheet_of(table, zed).lines] == [("", False), ("saw", True)]
        await talking.take_back(keeper, code, zed)
        assert (sign_of(table, zed).role, sign_of(table, zed).unsaid) == ("Seer", True), "nothing else is left"
        assert table.room.talk.said == (), "bots hear nothing of it"
        await claims(table, zed, ("am", "seer"))
        assert not sign_of(table, zed).unsaid
        assert [(line.art, line.unsaid) for line in sheet_of(table, zed).lines] == [("seer", False), ("robber", True)]
        replayed_room = replayed(code, table.store.read(code))
        assert replayed_room.talk == table.room.talk
        await table.to(Kind.BALLOT)
        await table.move_on()
        await lobby.again(keeper, code, zed, at_once=True)
        assert table.room.talk.unsaid == (), "of an earlier game nothing stays"

    evening(happening)


def test_a_story_that_changed_shows_that_it_changed(evening):
    async def happening(table):
        zed = table.chairs[0]
        await table.deal()
        await table.to(Kind.TALK)
        await claims(table, zed, ("am", "villager"), ("am", "robber"), ("took", Slot(1), "seer"))
        hung = sign_of(table, zed)
        assert (hung.role, hung.before, hung.was, hung.changed, hung.more) == (
            "Robber",
            "villager",
            "Villager",
            True,
            0,
        )
        first = sheet_of(table, zed).lines[0]
        assert (first.text, first.overtaken) == ("I am a Villager.", True)

    evening(happening)


def test_what_one_was_hangs_there_until_one_says_what_one_is(evening):
    async def happening(table):
        zed = table.chairs[0]
        await table.deal()
        await table.to(Kind.TALK)
        await claims(table, zed, ("was", "robber"))
        assert (sign_of(table, zed).role, sign_of(table, zed).first) == ("Robber", True)
        await claims(table, zed, ("am", "seer"))
        hung = sign_of(table, zed)
        assert (hung.role, hung.first, hung.changed) == ("Seer", False, False)

    evening(happening)


def test_claims_of_earlier_days_and_of_the_dead_step_back(evening):
    async def happening(table):
        zed, victim, room = table.chairs[0], table.chairs[VICTIM], table.room
        await table.deal()
        await table.to(Kind.TALK)
        await claims(table, zed, ("am", "seer"), ("vote", Slot(VICTIM)))
        await claims(table, victim, ("am", "hunter"), ("vote", Slot(0)))
        assert not sign_of(table, victim).past
        await table.to(Kind.BALLOT)
        for chair in room.people - {victim}:
            await answering.answer(table.keeper, table.code, chair, room.windows, (Slot(VICTIM),))
        while room.talk.day == 1:
            await table.move_on()
        assert (room.phase, room.window.kind, room.dead) == (Phase.PLAYING, Kind.TALK, {VICTIM})
        for chair, role in ((victim, "Hunter"), (zed, "Seer")):
            hung = sign_of(table, chair)
            assert (hung.role, hung.word, hung.past, hung.more) == (role, None, True, 1)
        await claims(table, zed, ("vote", Slot(1)))
        assert (sign_of(table, zed).word.verb, sign_of(table, zed).past) == ("vote", False)
        assert [line.day for line in sheet_of(table, zed).lines] == [1, 1, 2]

    evening(happening, VILLAGE, game="classic", edition="")


def test_by_night_and_before_a_game_nobody_reads_what_was_said(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        assert sign_of(table, table.chairs[0]) is None
        assert sheet_of(table, table.chairs[0]).lines == ()

    evening(happening)


def test_the_talk_of_a_game_never_stands_in_the_next_one(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await talking.speak(keeper, code, zed, "good evening")
        await table.deal()
        await table.to(Kind.TALK)
        await talking.speak(keeper, code, yan, "Zed is the wolf")
        await claims(table, yan, ("am", "seer"))
        await table.to(Kind.BALLOT)
        await table.move_on()
        await talking.speak(keeper, code, zed, "well played")
        assert table.heard(yan) == ["good evening", "Zed is the wolf", "well played"]
        await lobby.again(keeper, code, zed)
        await talking.speak(keeper, code, yan, "and now the drunk")
        await table.deal()
        await table.to(Kind.TALK)
        assert table.heard(yan) == ["good evening", "and now the drunk"], "of people, not of a game"
        assert sign_of(table, yan) is None

    evening(happening)
