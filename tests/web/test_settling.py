"""Who has won, on the page: step by step through plain forms, and tapped in a real browser."""

from __future__ import annotations

import re
from html import unescape

import pytest
from phones import PHONE, Phone, browser, stumbles  # noqa: F401  # a fixture is used by its name
from stage import ask, opened, run, submit
from starlette.datastructures import QueryParams

from catalogue import keys
from ends import by_luck, end_of, word_of
from garou.cards import settling
from garou.cards.settling import in_doubt, settle
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.settle.entries import seat_names
from garou.web.settle.settled import told as settled
from garou.web.settle.sheets import hidden, read
from pages import ROOT

HERE = {"sec_fetch_site": "same-origin"}
BEZIER = {"rules": "one-night/bezier", "players": "3", "name": ["Ada", "Ben", "Cleo"]}
EPIC = {"rules": "epic-battle/ravensburger", "players": "3", "name": ["Ada", "Ben", "Cleo"]}
WOLF = {"card-0": "werewolf", "card-1": "seer", "card-2": "robber"}
POINTING = {"vote-0": "1", "vote-1": "0", "vote-2": "0"}


def shown(form=None, lang="en", path="/settle"):
    """The page that answers a form, as its reader sees it."""

    async def once():
        async with opened() as app:
            who = HERE | {"accept_language": lang}
            heard = await (ask(app, "GET", path, **who) if form is None else submit(app, path, form, **who))
            return heard.status, unescape(heard.body.decode())

    return run(once())


def heading(page):
    return re.sub(r"<[^>]+>", "", re.search(r"<h1>(.*?)</h1>", page)[1])


def told(page):
    """Everything that is read, without its markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.partition("<main>")[2]))


# --- Step by step -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "wanted", "landed"),
    [
        (BEZIER, "game", "settle-page"),
        (BEZIER, "cards", "settle-cards"),
        (BEZIER | WOLF, "votes", "settle-votes"),
        (BEZIER | WOLF, "things", "settle-votes"),  # there are none in this game
        (EPIC | WOLF, "things", "settle-things"),
        (BEZIER | WOLF | {"card-1": "doppelganger"} | POINTING, "asked", "settle-asked"),
        (BEZIER | WOLF, "nonsense", "settle-page"),
    ],
)
def test_each_step_asks_for_what_comes_next(form, wanted, landed):
    status, page = shown(form | {"to": wanted})
    assert (status, heading(page)) == (200, words("en")(landed))


@pytest.mark.parametrize(
    ("form", "landed", "missing"),
    [
        (BEZIER | {"card-0": "werewolf"}, "settle-cards", "Ben and Cleo"),
        (BEZIER | WOLF | {"vote-1": "0"}, "settle-votes", "Ada and Cleo"),
        (BEZIER | WOLF | POINTING | {"card-1": "doppelganger"}, "settle-asked", "Ben"),
        (BEZIER | WOLF | {"card-2": "vampire"}, "settle-cards", "Cleo"),
        (BEZIER | WOLF | POINTING | {"vote-2": "7"}, "settle-votes", "Cleo"),
    ],
)
def test_what_is_missing_is_said_where_it_is_missing(form, landed, missing):
    _, page = shown(form | {"to": "told"})
    assert heading(page) == words("en")(landed)
    assert f"missing for {missing}." in page


def test_what_is_missing_first_is_open():
    _, page = shown(BEZIER | {"card-0": "werewolf", "to": "votes"})
    assert re.findall(r'<details class="entry" name="entry"( open)?>', page) == ["", " open", ""]


def test_the_result_says_who_dies_who_wins_and_why():
    status, page = shown(BEZIER | WOLF | POINTING | {"to": "told"})
    text = told(page)
    assert status == 200
    assert heading(page) == "The village wins."
    assert "Victory goes to Ben and Cleo." in text
    assert "The vote takes Ada." in text
    assert "The village wins: a werewolf died, Ada." in text
    assert words("en")("settle-rule-werewolf-died") in text


def test_nobody_dying_is_told_too():
    circle = {"vote-0": "1", "vote-1": "2", "vote-2": "nobody"}
    _, page = shown(BEZIER | WOLF | circle | {"to": "told"})
    assert heading(page) == words("en")("web-won-werewolf")
    assert words("en")("settle-dead.nobody") in page


def test_what_was_copied_decides():
    doubtful = BEZIER | WOLF | POINTING | {"card-0": "doppelganger", "to": "told"}
    assert heading(shown(doubtful | {"counts-0": "tanner"})[1]) == "The Tanner wins."
    assert heading(shown(doubtful | {"counts-0": "werewolf"})[1]) == "The village wins."


def test_whether_the_assassin_was_dealt_is_asked_only_where_his_mark_lies(monkeypatch):
    monkeypatch.setattr(settling, "marked_after", lambda *_: False)  # as the book has it
    form = EPIC | WOLF | POINTING | {"card-1": "assassin", "to": "asked"}
    assert heading(shown(form)[1]) == words("en")("web-won-village")
    assert heading(shown(form | {"mark-0": "assassin"})[1]) == words("en")("settle-asked")


def test_where_a_copy_stays_with_the_player_everybody_is_asked():
    kept = {"option": "epic-battle/ravensburger/copy-stays-with-player"}
    form = EPIC | WOLF | POINTING | kept
    assert heading(shown(form | {"to": "asked"})[1]) == words("en")("settle-asked")
    assert heading(shown(form | {"stayed-1": "werewolf", "to": "told"})[1]) == "The village wins."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "landed", "said"),
    [
        (BEZIER | {"card-0": "mason", "card-1": "mason", "card-2": "mason"}, "settle-cards", "3 Masons lie"),
        (EPIC | WOLF | {"artifact-0": "claw", "artifact-1": "claw"}, "settle-things", "Werewolf’s Claw lies on two"),
        (BEZIER | {"name": ["Ada", " Ada "]}, "settle-page", "Two players are called “Ada”."),
        (BEZIER | {"name": ["chance"]}, "settle-page", "Nobody can be called “chance”"),
        (BEZIER | {"name": ["x" * 101]}, "settle-page", "too long"),
        (BEZIER | {"name": ["\u202e"]}, "settle-page", "cannot be shown"),
        (BEZIER | {"name": ["\u200d"]}, "settle-page", "letter that can be seen"),
    ],
)
def test_what_cannot_be_is_said_on_its_own_step(form, landed, said):
    status, page = shown(form | POINTING | {"to": "told"})
    assert (status, heading(page)) == (200, words("en")(landed))
    assert said in re.search(r'role="alert"[^>]*>(.*?)</p>', page)[1]
    assert heading(shown(form | POINTING | {"to": "told"}, "fr")[1]) == words("fr")(landed)


def test_a_name_that_cannot_be_takes_no_other_along():
    _, page = shown(BEZIER | {"name": ["Ada", "Ada", "Cleo"], "to": "cards"})
    assert all(f'value="{name}"' in page for name in ("Ada", "Cleo"))


def test_more_copies_than_the_box_has_are_a_remark_and_no_refusal():
    _, page = shown(BEZIER | POINTING | {"card-0": "seer", "card-1": "seer", "card-2": "robber", "to": "told"})
    assert heading(page)
    assert 'class="note"' in page


@pytest.mark.parametrize(
    ("nonsense", "status"),
    [
        ({"rules": "classic/"}, 409),
        ({"rules": "one-night/bezier", "players": "99"}, 409),
        ({"rules": "one-night/bezier", "players": "-1"}, 409),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_gets_a_clear_error(nonsense, status, lang):
    found, page = shown(nonsense, lang)
    assert found == status
    assert f'lang="{lang}"' in page
    assert re.search(r'id="said">\S', page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_teams_are_spoken_of_only_where_there_can_be_three(lang):
    told = {"players": "3", "to": "told", "vote-0": "1", "vote-1": "0", "vote-2": "0"}
    cards = {"card-0": "werewolf", "card-1": "seer", "card-2": "villager"}
    for rules, there in (("one-night/bezier", False), ("epic-battle/ravensburger", True)):
        _, page = shown(told | cards | {"rules": rules}, lang)
        assert words(lang)("settle-died-vote") in page
        assert (words(lang)("settle-died-vote.three") in page) == there


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("third", ["villager", "tanner", "minion"])
def test_a_rule_speaks_of_a_role_only_where_somebody_has_it(lang, third):
    cards = {"card-0": "werewolf", "card-1": "seer", "card-2": third}
    _, page = shown(BEZIER | cards | {"vote-0": "1", "vote-1": "2", "vote-2": "0", "to": "told"}, lang)
    assert words(lang)("settle-rule-werewolves-live") in page
    for role in ("tanner", "minion"):
        assert (words(lang)(f"settle-rule-werewolves-live.{role}") in page) == (role == third)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("second", "there"), [("bodyguard", True), ("seer", False)])
def test_protection_is_spoken_of_only_where_somebody_can_give_it(lang, second, there):
    cards = {"card-0": "werewolf", "card-1": second, "card-2": "villager"}
    played = {"players": "3", "rules": "epic-battle/ravensburger", "vote-0": "1", "vote-1": "2", "vote-2": "0"}
    _, page = shown(played | cards | {"to": "told"}, lang)
    assert words(lang)("settle-peace") in page
    assert (words(lang)("settle-peace.guarded") in page) == there


def test_the_language_changes_on_the_spot_and_nothing_entered_is_lost():
    _, page = shown(BEZIER | WOLF | {"to": "votes", "lang": "fr"})
    assert heading(page) == words("fr")("settle-votes")
    assert 'name="card-1" value="seer"' in page


def test_a_link_may_say_what_was_played():
    _, page = shown(path="/settle?rules=epic-battle/ravensburger&players=7&scenario=gentle-marks")
    assert re.search(r'value="epic-battle/ravensburger" checked', page)
    assert re.search(r'name="players" value="7" checked', page)
    assert re.search(r'value="gentle-marks" selected', page)


def test_the_deck_of_a_scenario_is_shown_card_by_card_with_how_many():
    """Three people: two werewolves, a seer, a robber, a troublemaker and a villager lie there."""
    _, page = shown(BEZIER | {"scenario": "basic", "to": "cards"}, "fr")
    deck = re.search(r'in-deck">(.*?)</section>', page, re.DOTALL)[1]
    roles = ("werewolf", "seer", "robber", "troublemaker", "villager")
    assert re.findall(r"sprite.svg#([a-z-]+)", deck) == list(roles)
    assert re.findall(r"</svg>([^<]+)<", deck) == [words("fr")(f"role-{role}") for role in roles]
    assert re.findall(r"×(\d)", deck) == ["2"]
    assert words("fr")("web-cards", {"count": 6}) in deck
    assert "in-deck" not in shown(BEZIER | {"to": "cards"})[1]


LAID = {"scenario": "laid", "deck": ["werewolf", "werewolf", "seer", "tanner", "villager", "villager"]}


def test_the_very_cards_that_lay_there_are_kept_from_step_to_step():
    """As the announcer's link has them; another game or another choice lets go of them."""
    _, first = shown(BEZIER | LAID)
    assert '<option value="laid" selected>' in first
    assert first.count('type="hidden" name="deck"') == 2 * 6  # in the form, and where the language is changed
    _, page = shown(BEZIER | LAID | {"to": "cards"}, "fr")
    deck = re.search(r'in-deck">(.*?)</section>', page, re.DOTALL)[1]
    assert re.findall(r"sprite.svg#([a-z-]+)", deck) == ["werewolf", "seer", "tanner", "villager"]
    assert {*re.findall(r'name="card-0" value="([\w-]+)"', page)} == {"werewolf", "seer", "tanner", "villager"}
    assert "in-deck" not in shown(BEZIER | LAID | {"scenario": "", "to": "cards"})[1]
    about = 'value="one-night/bezier/minion-may-die"'  # a house rule of a card that is not there
    assert about not in first
    assert about in shown(BEZIER)[1]
    assert "in-deck" not in shown(BEZIER | LAID | {"deck": ["nonsense"], "to": "cards"})[1]
    assert "in-deck" not in shown(BEZIER | LAID | {"deck": ["villager"] * 99, "to": "cards"})[1]


def test_a_scenario_leaves_only_its_own_cards_to_tap():
    _, page = shown(BEZIER | {"scenario": "basic", "to": "cards"})
    assert 'value="troublemaker"' in page
    assert 'value="tanner"' not in page


def test_of_a_scenario_only_the_cards_for_so_many_can_be_tapped():
    """Whoever plays it with fewer has no use for the cards of a larger table."""
    epic = {"rules": "epic-battle/ravensburger", "scenario": "gentle-marks", "to": "cards"}
    few, many = ({*re.findall(r'name="card-0" value="([\w-]+)"', shown(epic | {"players": n})[1])} for n in ("4", "7"))
    assert few < many


# --- The sheet ----------------------------------------------------------------------------------------


def test_a_sheet_written_into_a_form_is_read_back_the_same():
    played = ("epic-battle", "ravensburger", ())
    for seed in range(40):
        game, _ = word_of(by_luck(played, seed))
        end = end_of(game)
        sheet = read(QueryParams(form_of(game, end)))
        assert read(QueryParams(hidden(sheet))) == sheet
        assert settle(game.rules, sheet.end()).outcome == game.outcome


def form_of(game, end):
    """What somebody would tap for this end."""
    fields = [("rules", "epic-battle/ravensburger"), ("players", str(len(end.cards)))]
    fields += [(f"card-{seat}", face) for seat, face in enumerate(end.cards)]
    fields += [(f"mark-{seat}", mark) for seat, mark in enumerate(end.marks)]
    fields += [(f"artifact-{seat}", artifact) for seat, artifact in enumerate(end.artifacts)]
    fields += [(f"vote-{seat}", "nobody" if to is None else str(to)) for seat, to in enumerate(end.votes)]
    asked = in_doubt(game.rules, end.cards, end.marks or ("clarity",) * len(end.cards), end.artifacts)
    return fields + [(f"counts-{seat}", end.counts[seat]) for seat in asked]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_is_told_in_sentences_without_a_name_from_the_code(lang):
    """Each ends like a sentence, and no rule is called as the judge calls it: werewolf-died."""
    rules = keys("settle-rule-")
    for played in (("one-night", "bezier", ()), ("epic-battle", "ravensburger", ())):
        for seed in range(40):
            game, _ = word_of(by_luck(played, seed))
            fields = dict(form_of(game, end_of(game))) | {"rules": "/".join(played[:2])}
            sheet = read(QueryParams(fields))
            result = settled(sheet, Narrator(words(lang), sheet.game, seat_names(sheet, words(lang)), ()))
            said = [text for because in (*result.dead, *result.why) for text in (because.text, because.rule)]
            assert all(text.endswith(".") for text in said)
            assert not [rule for rule in rules if rule in " ".join(said)]


def test_every_rule_that_can_decide_is_told_in_one_sentence_and_no_other():
    ruled = set()
    for page in ("one-night", "epic-battle"):
        text = (ROOT / f"docs/rules/{page}.md").read_text("utf-8").partition("## Who wins")[2].partition("\n## ")[0]
        ruled |= set(re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE))
    assert keys("settle-rule-") == ruled
