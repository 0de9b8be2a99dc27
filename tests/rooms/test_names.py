"""Names at one table: lookalikes and unseen ones are refused, ordinary names of every script are welcome."""

import asyncio
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cupnights import ORGANISER, made, opened
from evenings import kept
from garou.minds.names import BOTS
from garou.rooms import lobby, seating
from garou.rooms.cup import entering
from garou.rooms.hall import TurnedAway
from garou.rooms.names import alike, named, seen, skeleton
from garou.rooms.settings import Settings

TRICKS = [
    ("Ada\u200d", "Ada"), ("A\u200cda", "Ada"), ("\u3164Ada", "Ada"), ("Ada\u2800", "Ada"), ("A\ufe0fda", "Ada"),
    ("Ada\U000e0100", "Ada"), ("A\u034fda", "Ada"), ("\u0410da", "Ada"), ("Ad\u0430", "Ada"), ("\u0391da", "Ada"),
    ("\uff21\uff44\uff41", "Ada"), ("\U0001d400da", "Ada"), ("ada", "Ada"), ("\u0430DA", "Ada"), ("AIice", "Alice"),
    ("A1ice", "Alice"), ("\u0456da", "Ida"), ("B0", "Bo"), ("Z\u043e\u0435\u0301", "Zoé"), ("Zoe\u0301\u0301", "Zoé"),
    ("\u217fia", "mia"), ("O'Neill", "O’Neill"), ("Mary\u2800Ann", "Mary Ann"), ("\u5c71\u7530\ufe00", "山田"),
    ("❤️", "❤"),
]  # fmt: skip
WELCOME = (
    "Zoé", "Zoe", "Ana", "Anna", "Arne", "Ame", "Al", "Ali", "Bernie", "Bemie", "O’Neill", "Mary Ann", "Mary", "Weiß",
    "Weiss", "Noël", "Noel", "Łukasz", "Lukasz", "Søren", "Soren", "Ægir", "Đorđe", "Ayşe", "Ayse", "İpek", "Ñandú",
    "Иван", "Анна", "Іда", "Соня", "Μαρία", "Γιώργος", "Ἀθηνᾶ", "山田", "山口", "さくら", "サクラ", "김민수", "김민주",
    "각가", "가까", "שרה", "שרון", "محمد", "أحمد", "فاطمة", "अनु", "สมชาย", "Նարե", "ნინო", "👨‍👩‍👧", "👨‍👩‍👦",
    "🦊", "🇫🇷", "🇩🇪", "👍🏽", "👍🏻",
    "علی‌رضا", "Team 1", "Team 2", "Team 12", "Ada 2", "Jean-Luc", "d’Artagnan", "Ian", "Lan",
)  # fmt: skip
UNSEEN = [
    "\u3164",
    "\u2800",
    "\ufe0f",
    "\u115f\u1160",
    "\uffa0",
    "\u034f",
    "\U000e0100",
    "\u180b",
    "\u0301",
    "\u2800\u3164",
]

letters = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=12)


@pytest.mark.parametrize(("trick", "name"), TRICKS, ids=ascii)
def test_a_name_that_looks_like_anothers_is_nobodys(trick, name):
    for new, there in ((trick, name), (name, trick)):
        with pytest.raises(TurnedAway, match="name-alike") as refused:
            named(new, ("Quy", there))
        assert refused.value.details == {"name": new, "other": there}


def test_ordinary_names_of_every_script_are_welcome_beside_each_other():
    for number, name in enumerate(WELCOME):
        assert named(f"  {name} ", WELCOME[:number]) == name


def test_all_bots_can_sit_at_one_table():
    for number, name in enumerate(BOTS):
        assert named(name, BOTS[:number]) == name


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_in_which_nothing_can_be_seen_is_no_name(name):
    for written in (name, name * 3, f"{name} {name}"):
        with pytest.raises(TurnedAway, match="name-unseen"):
            named(written)


@pytest.mark.parametrize("name", ["", "  ", "\u200d", "\u200c\u200d"])
def test_an_empty_name_is_no_name_as_in_a_record(name):
    with pytest.raises(TurnedAway, match="name-empty"):
        named(name)


@given(letters)
def test_a_skeleton_has_no_other_skeleton(name):
    assert skeleton(skeleton(name)) == skeleton(name)


@pytest.mark.slow
def test_every_character_comes_to_rest():
    """One by one, whatever the hypothesis above has not thought of."""
    for code in range(0x30000):
        bones = skeleton(chr(code)) if not 0xD800 <= code < 0xE000 else ""
        assert skeleton(bones) == bones, hex(code)


@given(letters, st.sampled_from("\u200d\u200c\u3164\ufe0f\u034f\U000e0101"), st.integers(0, 12))
def test_what_is_not_seen_makes_no_other_name(name, char, at):
    assert alike(name, name[:at] + char + name[at:])


@given(letters, letters)
def test_alike_is_as_good_one_way_as_the_other(one, other):
    assert alike(one, one)
    assert alike(one, other) == alike(other, one)


plain = st.characters(max_codepoint=0x7F, categories=("L", "N"))


@given(st.text(plain, min_size=1), st.integers(0, 99), plain)
@example("1", 0, "L")
def test_among_plain_letters_only_case_and_what_a_screen_draws_alike_are_one(name, at, other):
    """I, l and 1; O and 0; A1 passes for Al, who is AL as well. An m is no rn: there are people called Arne and Ame."""
    at %= len(name)
    changed = name[:at] + other + name[at + 1 :]
    drawn_alike = any({name[at], other} <= set(group) for group in ("Il1", "L1", "Oo0"))
    assert alike(name, changed) is (drawn_alike or name[at].lower() == other.lower())


@given(letters)
def test_whatever_can_be_read_is_a_name_like_any_other(name):
    if any(unicodedata.category(char)[0] in "LN" and skeleton(char) for char in name):
        assert seen(name)


# --- At a table and in a tournament -------------------------------------------------------------------


def test_nobody_sits_down_under_a_name_that_passes_for_anothers(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room = await lobby.create(keeper, Settings(pace="still", size=3))
            await seating.join(keeper, room.code, "Zoé", "en")
            before = keeper.store.read(room.code)
            for trick in ("Zo\u00e9\u200d", "\u0396o\u00e9", "zoé", "ZOÉ"):
                with pytest.raises(TurnedAway, match="name-alike"):
                    await seating.join(keeper, room.code, trick, "en")
            with pytest.raises(TurnedAway, match="name-unseen"):
                await seating.join(keeper, room.code, "\u3164\u2800", "en")
            assert keeper.store.read(room.code) == before
            await seating.join(keeper, room.code, "Zoe", "en")

    asyncio.run(evening())


def test_a_bot_is_called_like_nobody_at_the_table_and_nobody_like_a_bot(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room = await lobby.create(keeper, Settings(pace="still", size=3))
            token = await seating.join(keeper, room.code, "\u0410da", "en")
            await lobby.begin(keeper, room.code, seating.chair(keeper, room.code, token))
            assert room.names == ("\u0410da", "Ben", "Cleo")
            with pytest.raises(TurnedAway, match="name-alike"):
                await seating.join(keeper, room.code, "\u0412en", "en")

    asyncio.run(evening())


def test_an_entrant_is_taken_for_no_other_and_bots_keep_clear_of_them(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "\u0410da")
            for trick in ("Ada", "\u0410\u200dda", "0lga"):
                with pytest.raises(TurnedAway, match="name-alike"):
                    await entering.join(cups, cup.code, trick, "en")
            await entering.add_bots(cups, cup.code, ORGANISER, 2)
            assert cup.players == ("\u0410da", "Ben", "Cleo")
            with pytest.raises(TurnedAway, match="name-unseen"):
                await entering.create(cups, "\u2800", cup.format, Settings(), 1)

    asyncio.run(evening())
