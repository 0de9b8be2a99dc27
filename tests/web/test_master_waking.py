"""The game master's screen: votes that nobody entered, one screen for what belongs together, cards as they wake."""

from __future__ import annotations

import re

import pytest
from master_phone import NIGHT, PLAIN, at, client, house, sent  # noqa: F401  # fixtures

from garou.texts import LANGUAGES, words
from outlets import NAMES

EIGHT = "werewolf werewolf seer witch hunter cupid villager villager"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_says_that_anybody_voted_where_only_the_outcome_was_entered(lang):
    """Neither at once nor at the end nor in the film; entered one by one they are told."""
    pointing = words(lang)("story-ballot", {"step": "lynch", "again": "no"})
    said = at(PLAIN, *NIGHT, {"all": "0"}, lang=lang)
    entered = at(PLAIN, *NIGHT, {"by_0": "1", "by_1": "0", "by_3": "0", "by_4": "nobody"}, lang=lang)
    for master, told in ((said, False), (entered, True)):
        pages = [master.text]
        master.go("/replay", {"record": master.carried["record"]})
        pages.append(master.text)
        assert [pointing in page for page in pages] == [told, told]
    assert pointing not in at(PLAIN, *NIGHT, {"all": "3"}, lang=lang).text


def test_a_tie_that_was_only_said_is_no_vote_of_anybody():
    master = at(PLAIN, *NIGHT, {"tie": "1", "tied": ["0", "3"]})
    assert words("en")("story-ballot", {"step": "lynch", "again": "no"}) not in master.text
    assert "all of them → Ada and Dora" in master.text
    assert all(answer.luck for answer in master.game.log[-4:])


@pytest.mark.parametrize(
    ("tapped", "said"), [([], "takes two"), (["0"], "That is one"), (["0", "1", "6"], "Those are 3")]
)
def test_one_or_three_lovers_are_told_so_and_stay_tapped(tapped, said):
    master = at(EIGHT, {"by_5": tapped, "pair": "1"})
    assert master.status == 409
    assert said in master.text
    assert [value for name, value, on, _ in master.offered.fields if name == "by-5" and on] == tapped


def test_both_potions_stand_on_one_screen_in_their_order_and_the_victim_has_a_name():
    deal = "werewolf witch villager villager villager villager"
    master = at(deal, {"all": "1"})
    assert master.heading == words("en")("master-both", {"name": "Ben"})
    assert "Ben lives" in master.text
    lines = [words("en")(f"announce-classic-witch-{line}") for line in ("act", "heal", "poison")]
    shown = "Ben sees the victim of the night: Ben."
    assert [line for line in master.lines if line in (*lines, shown)] == [lines[0], shown, *lines[1:]]
    assert master.values("by-1") == ["heal"]
    master.tap(by_1="heal", then_1="3", both="1")
    assert [answer.choice for answer in master.game.log[-2:]] == [("heal",), (3,)]


def test_a_quiet_night_is_one_tap_for_each_role():
    deal = "werewolf werewolf seer witch little-girl villager villager villager"
    master = at(deal, {"by_2": "0"}, {"all": "5"}, {"both": "1"})
    assert f"The night takes {NAMES[5]}." in master.text
    assert master.game.open[0].call == "lynch"


WOKEN = {
    "players": "6",
    "deck-werewolf": "2",
    "deck-seer": "1",
    "deck-hunter": "1",
    "name": [*NAMES[:6]],
    "to": "begin",
}


def woken(*taps, **more):
    master = sent(WOKEN | more)
    for fields in taps:
        master.tap(**fields)
    return master


def test_roles_are_entered_as_they_wake():
    """Ben is the seer and looks at Ada, a wolf; so is Émile. They take Cleo, the hunter, who shoots Ada."""
    master, say = woken(), words("en")
    assert master.heading == "Who is the Seer?"
    assert "Seer, open your eyes." in master.lines
    master.tap(holds="1")
    assert master.heading == say("master-ask-seer", {"name": "Ben"})
    master.tap(by_1="0")
    assert master.heading == "Which card does Ada have?"
    assert "Ben" not in " ".join(master.lines)
    assert "Then: Werewolves" in master.text  # it is still her turn
    master.tap(card="werewolf")
    assert (master.heading, master.lines[0]) == ("Who is the Werewolf?", "Ben looks at Ada’s card: a Werewolf.")
    master.tap(holds="4")
    master.tap(all="2")
    assert master.heading == "Which card does Cleo have?"
    assert master.lines[-1] == "The night takes Cleo."
    assert master.values("card") == ["hunter", "villager"]
    master.tap(card="hunter")
    assert master.heading == say("master-ask-hunter", {"name": "Cleo"})
    assert master.lines == ["The night takes Cleo. On the card: a Hunter."]
    master.tap(by_2="0")
    assert master.carried["guessed"] == ""  # two are left, both villagers
    master.tap(all="4")
    assert master.heading == say("web-won-village")
    assert master.record.setup.deal == ("werewolf", "seer", "hunter", "villager", "werewolf", "villager")


def test_a_card_that_was_entered_can_be_taken_back_like_anything_else():
    master = woken({"holds": "1"}, {"by_1": "0"}, {"card": "werewolf"}, {"undo": "1"})
    assert master.heading == "Which card does Ada have?"
    master.tap(card="villager")
    assert master.heading == "Who are the Werewolves?"
    for _ in range(3):
        master.tap(undo="1")
    assert master.heading == "Who is the Seer?"
    master.tap(cards="1")
    assert master.heading == words("en")("master-deal")


@pytest.mark.parametrize("tapped", [[], ["0"], ["0", "2", "3"]], ids=len)
def test_too_few_or_too_many_wolves_are_told_so_and_stay_tapped(tapped):
    master = woken({"holds": "1"}, {"by_1": "nobody"}, {"holds": tapped, "held": "1"})
    assert master.status == 409
    assert "2 Werewolves at the table" in master.text
    assert [value for name, value, on, _ in master.offered.fields if name == "holds" and on] == tapped


def test_nobody_is_called_what_they_were_only_guessed_to_be():
    master = woken()
    assert not re.search(r"(Werewolf|Hunter|Villager)</s", master.page.partition('class="stack village"')[2])


@pytest.mark.parametrize(
    "fields",
    [{"holds": "99"}, {"holds": "x"}, {"holds": ["0", "1"]}, {"card": "witch"}, {"all": "0"}, {"by_1": "0"}],
    ids=str,
)
def test_nonsense_about_who_wakes_changes_nothing(fields):
    master = woken(fields)
    assert master.status in (200, 409)
    assert (master.heading, master.game.log) == ("Who is the Seer?", ())


def test_cards_that_are_not_those_of_the_deck_are_told_so():
    master = sent(WOKEN | {"card-0": "werewolf", "card-1": "werewolf", "card-2": "werewolf"})
    assert words("en")("master-deck.flaw") in master.text


@pytest.mark.parametrize(
    "field",
    [{"guessed": "99"}, {"guessed": "x"}, {"learned": "nonsense"}, {"learned": "[[0,99]]"}, {"seating": "0.0.1.2.3"}],
    ids=str,
)
def test_what_the_page_carries_is_read_or_refused(field):
    master = woken()
    master.go("/master/game", master.carried | field)
    assert master.status == 409


# --- Cards that lie aside -------------------------------------------------------------------------------

STOLEN = {
    "players": "5",
    "deck-thief": "1",
    "deck-werewolf": "1",
    "deck-seer": "1",
    "deck-witch": "1",
    "name": [*NAMES[:5]],
    "to": "begin",
}
CLOSING = "Thief, close your eyes."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_deals_reads_that_the_thief_may_lie_aside(lang):
    said = words(lang)("master-spare.about", {"the": words(lang)("role-thief.the")})
    assert said in sent(STOLEN | {"to": "deal"}, lang).text
    assert said not in sent(WOKEN | {"to": "deal"}, lang).text


def test_a_thief_who_lies_aside_is_called_and_nobody_wakes():
    """The witch lies beside: she is called as well, every night, and nobody has her."""
    master = sent(STOLEN)
    assert master.heading == "Who is the Thief?"
    assert master.values("lies") == ["seer", "werewolf", "witch", "villager"]
    master.tap(lies="witch")
    assert (master.heading, master.lines[0]) == ("Who is the Seer?", CLOSING)
    assert sorted(master.record.setup.cards) == ["seer", "villager", "villager", "villager", "werewolf"]
    master.tap(holds="1")
    master.tap(by_1="nobody")
    master.tap(holds="0")
    master.tap(all="3")
    assert "Witch, open your eyes." in master.lines
    assert "The night takes Dora. On the card: a Villager." in master.lines
    assert master.heading == words("en")("master-ask-lynch", {"name": ""})


def test_a_thief_who_lies_aside_can_be_taken_up_again():
    master = sent(STOLEN)
    master.tap(lies="villager")
    master.tap(undo="1")
    assert master.heading == "Who is the Thief?"
    assert len(master.record.setup.cards) == 7
    master.tap(holds="2")
    assert master.heading == "Which card lies here: spare card 1?"


def test_a_thief_entered_aside_beforehand_needs_the_other_card_and_no_more():
    alone = sent(STOLEN | {"card-5": "thief"})
    assert words("en")("master-spare.flaw", {"the": words("en")("role-thief.the")}) in alone.text
    master = sent(STOLEN | {"card-5": "seer", "card-6": "thief"})
    assert master.heading == "Who is the Werewolf?"
    assert CLOSING in master.lines
    master.tap(cards="1")
    assert (master.checked["card-5"], master.checked["card-6"]) == ("seer", "thief")


def test_where_nobody_else_is_left_the_thief_is_understood_to_lie_aside():
    cards = ("werewolf", "seer", "witch", "villager", "villager")
    master = sent(STOLEN | {f"card-{seat}": card for seat, card in enumerate(cards)})
    assert master.heading == words("en")("master-ask-seer", {"name": "Ben"})
    assert master.carried["aside"] == "thief.villager"


@pytest.mark.parametrize("aside", ["thief", "x.y", "witch.villager", "thief.x", "thief.villager"])
def test_what_is_said_to_lie_aside_is_read_or_refused(aside):
    master = woken() if aside != "thief.villager" else sent(STOLEN)
    master.go("/master/game", master.carried | {"aside": aside})
    assert master.status == 409
