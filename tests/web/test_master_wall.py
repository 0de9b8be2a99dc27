"""The television of a game over real cards: never more than everybody knows, and nothing before it was said."""

from __future__ import annotations

import re

import pytest
from master_phone import NIGHT, PLAIN, Master, at, client, house, text_of  # noqa: F401  # fixtures

from garou.cards.taps import moments
from garou.engine.values import PUBLIC
from garou.engine.view import told_to
from garou.record.values import Record
from garou.texts import LANGUAGES, words
from garou.web.master.carried import Carried
from garou.web.master.wall import Walls, code_of, public, wall_sight
from leading import PLAYED, evening
from outlets import NAMES

ON = {"wall_on": "1"}


def wall_of(master, lang="en"):
    seen = Master(lang)
    seen.go(f"/master/wall/{code_of(master.carried['wall'])}")
    return seen


def test_the_television_shows_who_is_alive_and_the_night():
    wall = wall_of(at(PLAIN, ON))
    assert wall.status == 200
    assert wall.heading == "Night 1"
    assert words("en")("master-wall-alive", {"count": 5}) in text_of(wall.page)
    assert [name in text_of(wall.page) for name in NAMES[:5]] == [True] * 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dead_of_the_night_appear_when_the_talk_begins_and_not_before(lang):
    master = at(PLAIN, ON, *NIGHT)
    before = wall_of(master, lang)
    assert before.heading == words(lang)("cli-play-night-number", {"number": 1})
    assert "data-dead" not in before.page
    master.tap(talk="180")
    after = wall_of(master, lang)
    assert after.heading == words(lang)("cli-play-day-number", {"number": 1})
    assert "data-dead" in after.page
    assert re.search(r'data-left="1[78]\d"', after.page)


def test_votes_are_shown_as_they_were_entered_and_none_where_nobody_did():
    entered = wall_of(at(PLAIN, ON, *NIGHT, {"by_0": "1", "by_1": "0", "by_3": "0", "by_4": "nobody"}))
    assert text_of(entered.page).count("→ Ada") == 2
    said = wall_of(at(PLAIN, ON, *NIGHT, {"all": "3"}))
    assert "→" not in text_of(said.page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_on_the_television_once_it_was_read_aloud(lang):
    """By night the wolf takes the last but one; by day the village condemns him, and the room has seen that much."""
    won = words(lang)("web-won-werewolf"), words(lang)("web-won-village")
    shown = words(lang)("master-wall.told")
    by_night = at(PLAIN, ON, *NIGHT, {"all": "3"}, NIGHT[0], NIGHT[1], {"all": "1"}, lang=lang)
    by_day = at(PLAIN, ON, *NIGHT, {"all": "0"}, lang=lang)
    for master, dead in ((by_night, 2), (by_day, 2)):
        before = wall_of(master, lang)
        assert (before.page.count("data-dead"), before.heading in won, shown in master.text) == (dead, False, False)
        assert (words(lang)("role-werewolf") in text_of(before.page)) == (master is by_day)
        master.tap(read="1")
        after = wall_of(master, lang)
        assert (after.heading in won, shown in master.text) == (True, True)
        master.tap(undo="1")
        assert master.carried["told"] == ""


def test_a_card_that_is_still_to_be_entered_holds_the_television_back():
    master = Master()
    deck = {"deck-werewolf": "1", "deck-hunter": "1", "players": "5", "name": [*NAMES[:5]], "to": "begin"}
    master.go("/master", deck)
    for fields in (ON, {"holds": "0"}, {"all": "2"}):
        master.tap(**fields)
    assert master.heading == "Which card does Cleo have?"
    assert wall_of(master).heading == "Night 1"


def test_it_can_be_taken_down_and_an_address_that_shows_nothing_says_so():
    master = at(PLAIN, ON, {"wall_off": "1"})
    assert "/master/wall/" not in master.page
    stranger = Master("fr")
    stranger.go("/master/wall/abcdefgh")
    assert stranger.status == 404
    assert words("fr")("error-no-such-wall") in stranger.text


def test_only_the_key_changes_what_is_seen_and_the_address_does_not_tell_it():
    master = at(PLAIN, ON)
    key = master.carried["wall"]
    assert key not in wall_of(master).page
    assert f"/master/wall/{code_of(key)}" in master.page
    forged = at(PLAIN, names=("Eva", "Max", "Tim", "Tom", "Uli"))
    forged.go("/master/game", forged.carried | {"wall": code_of(key)})
    assert "Ada" in text_of(wall_of(master).page)


# --- Two worlds -------------------------------------------------------------------------------------------

KEY = "the-same-key-for-both"
WORLDS = [  # other cards, other looks, other potions; each time Cleo dies, a villager
    (
        "werewolf seer villager witch villager villager",
        [{"by_1": "0"}, {"all": "2"}, {"both": "1"}],
    ),
    (
        "witch werewolf villager seer villager villager",
        [{"by_3": "nobody"}, {"all": "2"}, {"both": "1"}],
    ),
    (
        "villager villager villager villager werewolf witch",
        [{"all": "3"}, {"by_5": "heal", "then_5": "2", "both": "1"}],
    ),
]
DAY = [{"talk": "0"}, {"by_0": "4", "by_1": "nobody", "by_3": "0", "by_4": "0", "by_5": "4"}, {"all": "nobody"}]


def seen_in(deal, taps):
    """The television after each tap, byte by byte; all of them under one address."""
    master, walls = at(deal, names=(*NAMES[:5], "Fay")), []
    for fields in ({}, *taps):
        master.go("/master/game", master.carried | {"wall": KEY} | {k.replace("_", "-"): v for k, v in fields.items()})
        assert master.status == 200
        walls.append(wall_of(master).page)
    return master, walls


def test_two_worlds_that_are_alike_to_the_room_are_alike_on_the_wall():
    nights, days = set(), set()
    for deal, taps in WORLDS:
        _, walls = seen_in(deal, taps)
        nights |= {*walls}  # the last one too: nothing was said of the dead yet
        _, walls = seen_in(deal, [*taps, *DAY])
        days.add(tuple(walls[-3:]))
    assert len(nights) == 1
    assert len(days) == 1
    assert len({*days.pop()}) == 3


@pytest.mark.parametrize("played", PLAYED[:4], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_television_is_never_handed_what_the_room_was_not_told(played, seed):
    for game in evening(played, seed, most=10):
        names = NAMES[: len(game.setup.deal)]
        known = public(Record(*played, names, game.setup), Carried("normal", clock=1.0), moments(game), game)
        assert {*known.facts} <= {*told_to(PUBLIC, game.facts)}
        died = {fact.of("player") for fact in known.facts if fact.name == "died"}
        assert wall_sight(known, words("en"), 0.0).alive == len(names) - len(died)


def test_only_so_many_are_kept():
    walls, shown = Walls(most=2), evening(PLAYED[0], 1, most=6)[0]
    known = public(Record(*PLAYED[0], NAMES[: len(shown.setup.deal)], shown.setup), Carried("normal"), (), shown)
    for key in ("one", "two", "one", "three"):
        walls.put(key, known)
    assert [walls.sight(code_of(key), words("en"), 0.0) is not None for key in ("one", "two", "three")] == [
        True,
        False,
        True,
    ]


# --- The clock --------------------------------------------------------------------------------------------


def test_the_day_has_a_clock_that_can_be_given_more_and_stopped():
    master = at(PLAIN, *NIGHT)
    assert master.values("talk") == ["180"]  # four are alive: three minutes at least
    master.tap(talk="180")
    assert re.search(r'data-left="1(80|79|78)"', master.page)
    master.tap(longer="1")
    assert re.search(r'data-left="2(40|39|38|37)"', master.page)
    master.tap(hush="1")
    assert 'data-left="0"' in master.page
    master.tap(all="nobody")
    assert master.carried["clock"] == ""


@pytest.mark.parametrize("said", ["x", "-5", "²", "99999999"])
def test_a_clock_that_makes_no_sense_is_no_clock(said):
    master = at(PLAIN, *NIGHT, {"talk": said})
    assert master.status == 200
    assert 'data-left="0"' in master.page


def test_a_larger_village_talks_for_longer():
    master = at("werewolf " * 3 + "villager " * 15, {"all": "5"}, names=NAMES)
    assert master.values("talk") == [str(9 * 60)]  # 17 are alive: half a minute each, in whole minutes
