"""Before the first night, and nonsense: what cannot be is refused in words, and nothing entered is lost for it."""

from __future__ import annotations

import json
import re

import pytest
from master_phone import NIGHT, PLAIN, at, client, house, sent  # noqa: F401  # fixtures

from garou.games import rules_of
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from outlets import NAMES
from pages import ROOT

ROLES = [*rules_of("classic", "").roles]
FIVE = {"players": "5", **{f"card-{i}": card for i, card in enumerate(PLAIN.split())}, "to": "begin"}


def test_the_first_page_asks_who_plays_what():
    master = sent(None)
    assert master.status == 200
    assert master.values("players") == [str(n) for n in range(5, 25)]
    assert master.values("option") == [*rules_of("classic", "").options]


def test_a_link_may_fill_in_the_beginning():
    master = sent(None, path="/master?players=10&scenario=whole-village&option=captain")
    assert master.checked["players"] == "10"
    assert master.checked["option"] == "captain"
    assert 'value="whole-village" selected' in master.page


def test_luck_deals_a_scenario():
    dealt = sent({"players": "10", "scenario": "whole-village", "to": "shuffle"}).checked
    assert sorted(dealt) == sorted(f"card-{slot}" for slot in range(12))
    assert "thief" not in (dealt["card-10"], dealt["card-11"])


def test_a_scenario_leaves_only_its_own_cards_to_tap():
    master = sent({"players": "8", "scenario": "village-evening", "to": "deal"})
    assert master.values("card-0") == ["seer", "werewolf", "witch", "villager"]


def test_whoever_deals_sees_which_cards_are_in_and_how_many():
    page = sent({"players": "8", "scenario": "village-evening", "to": "deal"}, "fr").page
    deck = re.search(r'in-deck">(.*?)</section>', page, re.DOTALL)[1]
    assert re.findall(r"sprite.svg#([a-z-]+)", deck) == ["seer", "werewolf", "witch", "villager"]
    assert re.findall(r"×(\d)", deck) == ["2", "4"]  # and one seer, one witch: eight cards
    own = sent({"players": "8", "to": "deal"}).page
    assert [role for role in ROLES if f"sprite.svg#{role}" in own and f'name="deck-{role}"' in own] == ROLES[:-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_is_new_to_the_game_is_advised_on_its_first_deck(lang):
    form = {"players": "8", "scenario": "little-girl-awake", "to": "deal"}
    hard = words(lang)("advice-hard-role-for-first-game", forms_of("little-girl", lang))
    assert hard not in sent(form, lang).text
    first = sent(form | {"newcomers": "yes"}, lang)
    assert hard in first.text
    assert ("newcomers", "yes") in [(name, value) for name, value, *_ in first.offered.fields]
    assert sent(form | {"newcomers": "yes", "to": "setup"}, lang).checked["newcomers"] == "yes"


def forms_of(role, lang):
    narrator = Narrator(words(lang), "classic", (), ())
    return {
        "role": narrator.role(role),
        "role-the": narrator.role(role, ".the"),
        "role-many": narrator.role(role, ".many"),
    }


def test_all_others_are_villagers():
    dealt = sent({"players": "6", "card-0": "werewolf", "card-4": "witch", "to": "rest"}).checked
    found = [dealt[f"card-{slot}"] for slot in range(6)]
    assert found == ["werewolf", "villager", "villager", "villager", "witch", "villager"]


def test_a_thief_brings_two_more_cards_to_enter():
    assert sent({"players": "5", "card-0": "thief", "to": "deal"}).values("card-6") == ROLES
    assert "card-5" not in {name for name, *_ in sent({"players": "5", "to": "deal"}).offered.fields}


def test_unnamed_seats_are_numbered_in_the_readers_language():
    assert "Place 2" in at(PLAIN, names=("",) * 5, lang="fr").text
    assert at(PLAIN, names=("",) * 5).record.players == ("1", "2", "3", "4", "5")


@pytest.mark.parametrize(
    ("form", "landed", "said"),
    [
        (FIVE | {"players": "99"}, "master-page", "number of players: 99"),
        (FIVE | {"players": "²"}, "master-page", "number of players: 0"),
        (FIVE | {"name": ["Ada", "Ada"]}, "master-page", '"Ada" sits there already'),
        (FIVE | {"name": ["3"]}, "master-page", '"3" sits there already'),
        (FIVE | {"name": ["chance"]}, "master-page", "word of the game"),
        (FIVE | {"name": ["x" * 21]}, "master-page", "20 characters at most"),
        (FIVE | {"option": ["wolves-win-alone", "wolves-win-at-parity"]}, "master-page", "exclude each other"),
        (FIVE | {"scenario": "village-evening"}, "master-page", "An Evening in the Village is for"),
        (FIVE | {"card-3": "vampire"}, "master-deal", "missing for Seat 4."),
        (FIVE | {"card-0": "villager"}, "master-deal", "no werewolf"),
        (FIVE | {"card-2": "witch", "card-3": "witch"}, "master-deal", "more than one"),
        (FIVE | {"card-4": "thief"}, "master-deal", "missing for Spare card 1 and Spare card 2."),
        ({"players": "5", "to": "shuffle"}, "master-deal", "missing for Seat 1"),
    ],
)
def test_what_cannot_be_is_said_where_it_was_entered(form, landed, said):
    master = sent(form)
    assert master.heading == words("en")(landed)
    assert said in master.text


def test_a_flaw_loses_nothing_that_was_typed():
    master = sent(FIVE | {"name": ["Ada", "Ben", "Ada"], "option": ["captain"]})
    assert [value for value in master.values("name") if value] == ["Ada", "Ben", "Ada"]
    assert ("option", "captain", True, "checkbox") in master.offered.fields


# --- Nonsense -----------------------------------------------------------------------------------------

WRITTEN = {"format": "garou-record/1", "game": "classic", "players": [*NAMES[:5]], "deal": PLAIN.split(), "answers": []}
RECORD = json.dumps(WRITTEN)
UNASKED = json.dumps(WRITTEN | {"answers": [{"by": "Ada", "call": "hunter", "choose": ["Ben"]}]})
QUIET_DAY = [
    {"by": "Ada", "call": "werewolf", "choose": []},
    *({"by": name, "call": "lynch", "choose": []} for name in NAMES[:5]),
]
ENDLESS = json.dumps(WRITTEN | {"answers": QUIET_DAY * 70})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "form",
    [
        {},
        {"record": ""},
        {"record": "no json"},
        {"record": "[" * 5000},
        {"record": (ROOT / "docs/example.json").read_text("utf-8")},
        {"record": RECORD.replace("werewolf", "vampire")},
        {"record": UNASKED},
        {"record": ENDLESS},
        {"record": RECORD, "undone": "nonsense"},
        {"record": RECORD, "undone": "[" * 5000},
        {"record": RECORD, "undone": "[[0, []]]"},
        {"record": RECORD, "undone": '[["0", [[0, "seer"]]]]'},
        {"record": RECORD, "undone": '[[0, [[9, "seer", 1]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "seer", 99]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "seer", -1]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "seer", 1.5]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "seer", ["x"]]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "nonsense", 1]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "cupid"]]]]'},
        {"record": RECORD, "undone": '[[0, [[0, "seer", "nonsense"]]]]'},
        {"record": RECORD, "undone": json.dumps([[0, [[1, "seer", 2]]]] * 21)},
    ],
    ids=lambda form: str(form.get("undone") or form.get("record"))[-40:],
)
def test_a_page_that_was_tampered_with_is_refused_in_words(form, lang):
    master = sent(form, lang, "/master/game")
    assert master.status == 409
    assert f'lang="{lang}"' in master.page
    assert re.search(r'id="said">\S', master.page)


@pytest.mark.parametrize(
    "fields",
    [
        {"by_1": "1"},  # herself
        {"by_1": "99"},
        {"by_1": "heal"},
        {"by_1": "0.2"},
        {"by_1": ["0", "2"]},
        {"all": "99"},
        {"all": "x" * 3000},
        {"tie": "1"},
        {"tie": "1", "tied": ["0", "x"]},
        {"tie": "1", "tied": ["0.2", "1"]},
        {"caught": "0"},
        {"caught": "0.2"},
        {"caught": ""},
    ],
    ids=str,
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tap_that_is_not_legal_changes_nothing_and_is_said(fields, lang):
    master = at(PLAIN, fields, lang=lang)
    assert master.status == 409
    assert master.game == at(PLAIN).game
    assert re.search(r'class="note flaw" role="alert">\S', master.page)


@pytest.mark.parametrize("fields", [{}, {"by_3": "1"}, {"lot": "1"}, {"undo": "1"}, {"lines": "tale"}], ids=str)
def test_a_tap_on_nothing_shows_the_same_screen(fields):
    master = at(PLAIN, fields)
    assert (master.status, master.game) == (200, at(PLAIN).game)


def test_votes_that_are_missing_are_asked_for_and_the_others_kept():
    master = at(PLAIN, *NIGHT, {"by_0": "3", "by_4": "nobody", "each": "1"})
    assert master.status == 409
    assert "missing for Ben and Dora." in master.text
    assert master.checked == {"by-0": "3", "by-4": "nobody"}
