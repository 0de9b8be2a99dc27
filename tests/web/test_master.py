"""The game master's screen: whole games through its forms, one tap for everybody, and taking it back."""

from __future__ import annotations

import random
import re

import pytest
from master_phone import NIGHT, PLAIN, Master, at, client, house, one_by_one, text_of  # noqa: F401  # fixtures

from decks import random_setup, setup
from garou.cards.taps import follows, moments, turns
from garou.engine.values import CHANCE
from garou.games import rules_of
from garou.games.classic import CLASSIC
from garou.record.judge import judged, verdict
from garou.record.reading import read
from garou.texts import LANGUAGES, words
from leading import PLAYED
from outlets import NAMES
from pages import ROOT
from slices import sliced

TWELVE = (ROOT / "docs/examples/classic-twelve.json").read_text("utf-8")
EIGHT = "werewolf werewolf seer witch hunter cupid villager villager"
GIRL = "werewolf werewolf little-girl witch villager villager"

# --- Whole games --------------------------------------------------------------------------------------

WORDED = [
    ("thief", "Agnes"), ("cupid", "Clara"), ("seer", "Greta"), ("werewolf", ""), ("captain", ""),
    ("captain-again", ""), ("lynch", ""), ("tie-break", "Denis"), ("hunter", "Denis"), ("successor", "Denis"),
]  # fmt: skip


def test_the_game_of_twelve_ends_as_the_judge_says():
    record = read(TWELVE)
    game, screens, master = judged(record), [], Master()
    master.lay(record.setup, record.players, record.options)
    for turn in turns(moments(game))[:-1]:
        assert master.status == 200
        assert (master.game.open, master.game.facts) == (turn[0].game.open, turn[0].game.facts)
        screens.append(master.heading)
        master.take(turn)
    assert verdict(master.record, master.game) == verdict(record, game)
    assert master.heading == words("en")("web-won-werewolf")
    assert "Victory goes to Agnes, Bruno and Karl." in master.text
    assert re.findall(r"The (?:night|village) (?:takes|condemns) (\w+)\.", master.text) == [
        "Lotte", "Hugo", "Clara", "Karl", "Bruno", "Denis", "Greta", "Iris", "Lotte",
    ]  # fmt: skip
    assert {words("en")(f"master-ask-{topic}", {"name": name}) for topic, name in WORDED} <= set(screens)


@pytest.mark.parametrize("size", sliced(range(5, 25), 6))
def test_a_game_of_any_size_offers_what_the_engine_does_and_ends_as_it_does(size):
    rng, played = random.Random(f"led {size}"), PLAYED[size % len(PLAYED)]
    rules = rules_of(*played)
    dealt = next(s for s in iter(lambda: random_setup(rules, rng, size), None) if len(s.deal) == size)
    master = Master(LANGUAGES[size % 2])
    master.lay(dealt, NAMES[:size], played[2])
    for _ in range(90):
        game = master.game
        assert offers(master) == options_of(game)
        if not game.open:
            break
        (by_one_tap if rng.random() < 0.5 else one_by_one)(master, game, rng)
        if rng.random() < 0.1:
            master.tap(undo="1")
            assert master.game == turns(moments(game))[-1][0].game
    assert master.game.setup == dealt
    if master.game.outcome:
        assert verdict(master.record, master.game) == verdict(master.record, judged(master.record))


def options_of(game):
    """By seat: everything that is legal; of a pair each half."""
    found = {}
    for question in game.open:
        coded = {".".join(map(str, option)) or "nobody" for option in question.options}
        coded -= {"nobody"} if follows(game) else set()  # a box that is not ticked
        pairs = all(len(option) == 2 for option in question.options)
        found[f"by-{question.seats[0]}"] = {part for one in coded for part in one.split(".")} if pairs else coded
    return found


def offers(master):
    names = {name for name, _, _, kind in master.offered.fields if kind != "hidden" and name.startswith("by-")}
    return {name: set(master.values(name)) for name in names}


def by_one_tap(master, game, rng):
    """Any button that answers for everybody; where there is none, one by one."""
    taps = [(name, value) for name in ("all", "caught", "lot", "pass") for value in master.values(name)]
    if not taps:
        one_by_one(master, game, rng)
        return
    name, value = rng.choice(taps)
    master.tap(**{name: value})
    if master.status == 409 and not all(question.may_decline for question in game.open):
        one_by_one(master, game, rng)  # somebody has to vote who cannot vote for that one
    assert master.status == 200
    assert len(master.game.log) >= len(game.log) + len(game.open)


def test_the_largest_table_fits_into_what_a_page_may_send():
    """Twenty-four names as long as they may be, and a long game: the form is still let in."""
    rng, master = random.Random(24), Master()
    names = [f"{name}{'x' * (20 - len(name))}" for name in NAMES]
    special = ["seer", "witch", "hunter", "cupid", "little-girl"]
    master.lay(setup(" ".join(["werewolf"] * 6 + special + ["villager"] * 13)), names, ["captain"])
    while master.game.open:
        game = master.game
        targets = [seat for seat in master.values("all") if seat.isdecimal()]
        if targets:
            master.tap(all=rng.choice([seat for seat in targets if int(seat) > 10] or targets))
        else:
            one_by_one(master, game, rng)
    assert master.status == 200
    assert master.game.outcome


# --- One tap for everybody ----------------------------------------------------------------------------


def test_everybody_points_at_one():
    master = at(PLAIN, *NIGHT, {"all": "3"})
    assert {answer.seat: answer.choice for answer in master.game.log[-4:]} == {0: (3,), 1: (3,), 3: (), 4: (3,)}
    assert all(answer.luck for answer in master.game.log[-4:])
    assert "The village condemns Dora." in master.text


def test_where_everybody_must_vote_one_tap_leaves_only_the_vote_of_the_accused_to_enter():
    master = at(PLAIN, *NIGHT, {"all": "3"}, options=["village-must-lynch"])
    assert words("en")("settle-missing-asked", {"names": NAMES[3]}) in master.text
    assert master.checked == {"by-0": "3", "by-1": "3", "by-4": "3"}
    assert "nobody" not in master.values("all")


def test_where_everybody_must_vote_luck_is_entered_for_a_tie_that_stands():
    tie = {"by-0": "1", "by-1": "0", "by-3": "0", "by-4": "1", "each": "1"}
    master = at(PLAIN, *NIGHT, tie, tie, options=["village-must-lynch"])
    assert master.heading == words("en")("master-ask-lot-lynch", {"name": ""})
    master.tap(lot="1")
    assert master.game.log[-1].seat == CHANCE


def test_nobody_points_at_anybody():
    assert words("en")("master-nobody-lynch") in at(PLAIN, *NIGHT, {"all": "nobody"}).lines


def test_a_tie_is_voted_again_among_the_tied():
    master = at(PLAIN, *NIGHT, {"tie": "1", "tied": ["0", "3"]})
    assert master.heading == words("en")("master-ask-lynch-again", {"name": ""})
    assert master.values("all") == ["0", "3", "nobody"]


def test_a_captain_is_asked_to_break_it():
    master = at(PLAIN, *NIGHT, {"all": "4"}, {"tie": "1", "tied": ["0", "4"]}, options=["captain"])
    assert master.heading == words("en")("master-ask-tie-break", {"name": "Émile"})
    assert master.values("by-4") == ["0", "4"]


def test_a_captain_whom_nobody_can_agree_on_is_drawn():
    twice = ({"all": "nobody"}, {"all": "nobody"})
    master = at(PLAIN, *NIGHT, *twice, options=["captain"])
    assert master.heading == words("en")("master-ask-lot-captain", {"name": ""})
    master.tap(lot="1")
    assert master.game.log[-1].seat == CHANCE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wolf_catches_the_little_girl(lang):
    master = at(GIRL, {"caught": "1"}, lang=lang)
    assert any("Ben" in line and "Cleo" in line for line in master.lines)
    assert master.heading == words(lang)("master-both", {"name": "Dora"})


def test_where_no_girl_sits_the_line_is_read_and_nobody_can_be_caught():
    deal = "thief werewolf seer villager villager | | little-girl villager"
    master = at(deal, {"by_0": "nobody"}, {"by_2": "nobody"})
    assert words("en")("announce-classic-werewolf-girl") in master.lines
    assert master.values("caught") == []
    master.tap(by_1="nobody", each="1")
    master.tap(by_1="3", each="1")
    assert words("en")("master-caught.cannot") in master.text
    assert master.values("caught") == []


def test_a_pack_of_one_is_still_a_pack():
    """Whatever is done together is asked together, so that the screen does not change when a wolf dies."""
    assert at(PLAIN, {"by_1": "nobody"}).heading == words("en")("master-ask-werewolf", {"name": ""})
    together = {call for step in CLASSIC.round for part in step.parts for call in part.calls}
    assert together == {"sleep", "werewolf", "glance", "little-girl"}


# --- Taking back --------------------------------------------------------------------------------------


def test_everything_can_be_taken_back_to_the_deal_and_leaves_a_trace():
    record, master, shown = read(TWELVE), Master(), []
    master.lay(record.setup, record.players, record.options)
    for turn in turns(moments(judged(record)))[:-1]:
        shown.append((master.heading, master.lines, sum(bool(one.answers) for one in turn)))
        master.take(turn)
    left = 0
    while master.game.log:
        master.tap(undo="1")
        *screen, answered = shown.pop()
        left += answered
        assert [master.heading, master.lines] == screen
        assert len(master.undone) == min(left, 20)
    assert shown == []
    master.tap(cards="1")
    assert master.heading == words("en")("master-deal")
    dealt = [value for name, value, on, _ in master.offered.fields if on and name.startswith("card-")]
    assert dealt == [*record.setup.cards]


def test_what_was_taken_back_stands_where_it_happened():
    master = at(PLAIN, {"by_1": "0"}, {"undo": "1"}, {"by_1": "4"}, {"all": "nobody"})
    entries = re.findall(r"<li>(.*?)</li>", master.page.partition('class="facts trace"')[2], re.DOTALL)
    assert [text_of(entry) for entry in entries[:3]] == [
        "Seer: Ben → Ada (taken back)",
        "Seer: Ben → Émile",
        "The pack wakes: Ada → Eyes open",
    ]
    assert master.undone == ["Seer: Ben → Ada"]


def test_there_is_nothing_to_take_back_before_the_first_tap():
    master = at(PLAIN)
    assert master.values("undo") == []
    again = at(PLAIN, {"undo": "1"})
    assert (again.status, again.game) == (200, master.game)


def test_the_end_can_be_taken_back_too():
    master = at(PLAIN, *NIGHT, {"all": "0"}, {"undo": "1"})
    assert master.heading == words("en")("master-ask-lynch", {"name": ""})
    assert len(master.undone) == 1


# --- The screen ---------------------------------------------------------------------------------------


def test_the_screen_says_what_to_read_what_came_of_it_and_what_comes_then():
    master, say = at(EIGHT, {"by_5": ["0", "6"]}, {"by_2": "0"}), words("en")
    assert master.lines[:2] == ["Cleo looks at Ada’s card: a Werewolf.", "Seer, close your eyes."]
    assert master.lines[-2:] == [
        "All Werewolves, open your eyes.",
        words("en")("announce-classic-werewolf-act", {"count": 2}),
    ]
    assert say("master-then", {"what": say("call-witch")}) in master.text
    assert "Ada Werewolf in love" in master.text


def test_the_dead_keep_their_card_and_are_marked():
    master = at(PLAIN, *NIGHT)
    seats = re.findall(r'<li class="place".*?</li>', master.page, re.DOTALL)
    assert [text_of(seat) for seat in seats if "gone" in seat] == ["Cleo dead Villager"]
    assert "The night takes Cleo. On the card: a Villager." in master.lines


def test_potions_that_are_gone_are_marked():
    deal = "werewolf witch villager villager villager villager"
    master = at(deal, {"all": "nobody"}, {"all": "2"}, {"by_1": "heal"}, {"by_1": "3"})
    assert "Ben Witch healing potion used poison used" in master.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_with_its_reasons_and_can_be_saved_and_seen_again(lang):
    master = at(PLAIN, *NIGHT, {"all": "0"}, lang=lang)
    assert master.heading == words(lang)("web-won-village")
    assert words(lang)("why-last-wolf-gone") in master.text
    assert 'formaction="/replay"' in master.page
    carried = master.carried
    heard = master.go("/master/record", carried)
    assert heard.headers["content-disposition"].startswith("attachment")
    assert heard.text == carried["record"]
    master.go("/replay", {"record": heard.text})
    assert words(lang)("web-won-village") in master.text


def test_another_game_with_the_same_people():
    master = at(PLAIN, *NIGHT, {"all": "1"}, {"all": "0"}, options=["captain"])
    again = [(name, value) for name, value, _, kind in master.offered.fields if kind == "hidden"]
    form = {key: [value for name, value in again if name == key] for key, _ in again}
    master.go("/master", form | {"to": "setup", "lines": "normal"})
    assert [value for value in master.values("name") if value] == [*NAMES[:5]]
    assert ("option", "captain", True, "checkbox") in master.offered.fields


def test_the_language_and_the_length_of_the_lines_change_on_the_spot():
    assert at(PLAIN, *NIGHT, {"lang": "fr"}).heading == words("fr")("master-ask-lynch", {"name": ""})
    short = at(PLAIN, {"lines": "brief"})
    assert short.lines[-2:] == ["Seer, wake up.", "Whose card would you see?"]
    assert short.carried["lines"] == "brief"
