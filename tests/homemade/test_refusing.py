"""What no role and no edition may be: each is refused with its place, and with words in both languages."""

from __future__ import annotations

import json
import time
import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garou.forms import BadForm
from garou.homemade.coding import LONGEST_CODE, MOST_BYTES, SIGN, code_of, edition_in
from garou.homemade.editions import compiled
from garou.homemade.written import read_edition, read_role, write_edition, write_role
from garou.texts import LANGUAGES, words
from garou.texts.narrator import LONGEST_ERROR, refusal
from homemade_roles import NAMES, as_data, edition, role, rules


def refused(*roles, **more):
    """Where and why, once it has been said in every language."""
    with pytest.raises(BadForm) as caught:
        rules(*roles, **more)
    return said(caught.value)


def said(error):
    for lang in LANGUAGES:
        text = refusal(words(lang), error, error.place)
        assert text.startswith(f"{error.place}: ")
        assert len(text) <= LONGEST_ERROR + 1
        assert "\n" not in text
    return error.place, error.reason


CHOOSE = {"choose": "others"}

WRONG = {
    "a verb nobody knows": ([{"fly": "it"}], "roles[0].night[0]", "homemade-one-verb"),
    "two verbs at once": ([{"look": "me", "swap": "me"}], "roles[0].night[0]", "homemade-one-verb"),
    "a field nobody reads": ([{"look": "me", "loud": True}], "roles[0].night[0]", "unknown-field"),
    "a look at what nobody chose": ([{"look": "it"}], "roles[0].night[0].look", "homemade-not-chosen"),
    "an exchange of one place": ([CHOOSE, {"swap": "it"}], "roles[0].night[1].swap", "homemade-two-places"),
    "turning into what was not seen": ([CHOOSE, {"turn": "it"}], "roles[0].night[1].turn", "homemade-not-seen"),
    "a condition on what was not seen": (
        [CHOOSE, {"look": "it", "when": {"seen": "it", "is": "werewolf"}}],
        "roles[0].night[1].when",
        "homemade-not-seen",
    ),
    "whoever meets nobody knowing their fellows": (
        [{"choose": "others", "except": "fellows"}],
        "roles[0].night[0].except",
        "homemade-not-chosen",
    ),
    "fellows of somebody who wakes alone": (
        [{"recognise": "fellows"}],
        "roles[0].night[0].recognise",
        "homemade-no-fellows",
    ),
    "a team there is not": ([CHOOSE, {"learn": "number", "of": "martian"}], "roles[0].night[1].of", "none-of"),
    "marks where there are none": ([CHOOSE, {"mark": "fear"}], "roles[0].night[1].mark", "homemade-not-here"),
    "a potion in a single night": ([CHOOSE, {"heal": "it"}], "roles[0].night[1]", "homemade-not-here"),
    "an answer to another's question": (
        [{"choose": "others", "call": "vote"}],
        "roles[0].night[0].call",
        "homemade-call",
    ),
    "too many buttons": (
        [{"choose": "others", "number": 3, "words": ["a", "b", "c", "d"]}],
        "roles[0].night[0].choose",
        "homemade-options",
    ),
    "too many questions": (
        [{**CHOOSE, "as": f"n{i}"} for i in range(5)],
        "roles[0].night[4].choose",
        "homemade-too-many",
    ),
    "too many steps": ([{"look": "me"}] * 13, "roles[0].night", "homemade-too-many"),
    "a name for somebody else's things": ([{"choose": "others", "as": "me"}], "roles[0].night[0].as", "homemade-taken"),
    "words where there are none": ([{"choose": "words"}], "roles[0].night[0].words", "homemade-words"),
    "telling everybody about a card in the centre": (
        [{"choose": "centre"}, {"tell": "everybody"}],
        "roles[0].night[1].of",
        "homemade-not-a-player",
    ),
}


@pytest.mark.parametrize(("night", "place", "reason"), WRONG.values(), ids=WRONG.keys())
def test_a_night_that_cannot_be(night, place, reason):
    assert refused(role(*night)) == (place, reason)


CARDS = {
    "no name": ({"names": {}}, "roles[0].names", "homemade-nameless"),
    "a name with markup": ({"names": {"en": "<b>Wolf</b>"}}, "roles[0].names.en.name", "homemade-text-unprintable"),
    "a name that turns the line round": (
        {"names": {"en": "a\u202eb"}},
        "roles[0].names.en.name",
        "homemade-text-unprintable",
    ),
    "a name that climbs out of its line": (
        {"names": {"en": "Z" + "\u0301" * 20}},
        "roles[0].names.en.name",
        "homemade-text-unprintable",
    ),
    "a name nobody sees": ({"names": {"en": "\u200d"}}, "roles[0].names.en.name", "name-empty"),
    "a name of two lines": ({"names": {"en": "a\nb"}}, "roles[0].names.en.name", "homemade-text-unprintable"),
    "a name without an end": ({"names": {"en": "x" * 41}}, "roles[0].names.en.name", "homemade-text-long"),
    "a placeable": ({"names": {"en": "{ $who }"}}, "roles[0].names.en.name", "homemade-text-unprintable"),
    "a language that is a path": ({"names": {"../en": "x"}}, "roles[0].names", "homemade-key"),
    "an id that is a path": ({"id": "../seer"}, "roles[0].id", "homemade-slug"),
    "an id that is a call": ({"id": "vote"}, "roles[0].id", "homemade-taken"),
    "a team of somewhere else": ({"team": "vampire"}, "roles[0].team", "none-of"),
    "alone without a goal": ({"team": "alone"}, "roles[0].wins", "homemade-goal"),
    "a call nobody is called at": ({"wakes": {"after": "vote"}, "night": [CHOOSE]}, "roles[0].wakes.after", "none-of"),
    "a night without a call": ({"night": [CHOOSE]}, "roles[0].wakes.after", "homemade-never-called"),
    "a call without a night": ({"wakes": {"after": "seer"}}, "roles[0].night", "homemade-nothing-to-do"),
    "a hundred fingers": ({"votes": 100}, "roles[0].votes", "homemade-number"),
    "true for one": ({"votes": True}, "roles[0].votes", "homemade-number"),
}


@pytest.mark.parametrize(("more", "place", "reason"), CARDS.values(), ids=CARDS.keys())
def test_a_card_that_cannot_be(more, place, reason):
    assert refused({**role(), **more}) == (place, reason)


EDITIONS = {
    "no such base": ({"base": "monopoly"}, "base", "none-of"),
    "an option of another game": ({"options": ["captain"]}, "options[0]", "none-of"),
    "without the card that fills a deck": ({"without": ["villager"]}, "without[0]", "homemade-needed"),
    "a deck with a billion cards": (
        {"scenarios": [{"id": "s", "decks": {"3": "999999999 werewolf"}}]},
        "scenarios[0].decks.3",
        "no-such-role",
    ),
    "a deck that does not add up": (
        {"scenarios": [{"id": "s", "decks": {"3": "2 werewolf"}}]},
        "scenarios[0].decks.3",
        "cards-for-players",
    ),
}


@pytest.mark.parametrize(("more", "place", "reason"), EDITIONS.values(), ids=EDITIONS.keys())
def test_an_edition_that_cannot_be(more, place, reason):
    assert refused(role(), **more) == (place, reason)


def test_the_same_role_twice_is_one_too_many():
    assert refused(role(), role()) == ("roles[1].id", "homemade-twice")


def test_a_game_of_many_nights_knows_no_goals_of_ones_own():
    assert refused(role(wins="dying"), base="classic") == ("roles[0].wins", "homemade-not-here")


# --- Documents from outside -----------------------------------------------------------------------


def refused_text(text, read=read_edition):
    with pytest.raises(BadForm) as caught:
        read(text)
    return said(caught.value)


def test_a_document_of_a_megabyte_is_not_even_parsed():
    begun = time.process_time()
    assert refused_text('{"format": "' + "x" * 1_000_000 + '"}') == ("edition", "homemade-too-long")
    assert time.process_time() - begun < 0.5


def test_nesting_has_an_end():
    assert refused_text("[" * 20_000) == ("edition", "too-deep")
    deep = '{"format": "garou-edition/1", "base": ' + '{"a":' * 40 + "1" + "}" * 41
    assert refused_text(deep) == ("edition", "too-deep")


@pytest.mark.parametrize("read", [read_role, read_edition])
def test_a_version_of_tomorrow_is_named(read):
    assert refused_text('{"format": "garou-role/2"}', read) == ("format", "other-format")
    assert refused_text("{}", read) == ("format", "missing-field")


@given(junk=st.binary(max_size=80))
def test_whatever_comes_in_a_link_is_refused_with_a_sentence(junk):
    code = SIGN + junk.decode("latin-1")
    try:
        compiled(edition_in(code))
    except BadForm as error:
        said(error)


def test_a_link_that_unpacks_to_gigabytes_is_not_unpacked():
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = squeezer.compress(b" " * 12_000_000) + squeezer.flush()
    code = SIGN + urlsafe_b64encode(bomb).decode().rstrip("=")
    assert len(code) <= LONGEST_CODE
    begun = time.process_time()
    with pytest.raises(BadForm) as caught:
        edition_in(code)
    assert said(caught.value) == ("edition", "homemade-broken-code")
    assert time.process_time() - begun < 0.5
    assert MOST_BYTES < 12_000_000


def test_a_link_of_another_version_is_told_so():
    with pytest.raises(BadForm) as caught:
        edition_in("~9abc")
    assert said(caught.value) == ("edition", "homemade-other-version")


def test_a_link_that_lost_its_end_is_told_so():
    code = code_of(as_data(role(CHOOSE)))
    with pytest.raises(BadForm) as caught:
        edition_in(code[:-4])
    assert said(caught.value) == ("edition", "homemade-broken-code")


# --- And what comes back --------------------------------------------------------------------------


def test_a_document_written_and_read_is_the_same_document():
    doc = read_role(json.dumps({"format": "garou-role/1", **role(CHOOSE, {"look": "it"}, dies="voted", votes=2)}))
    assert read_role(write_role(doc)) == doc
    assert write_role(read_role(write_role(doc))) == write_role(doc)


def test_an_edition_goes_through_a_link_unharmed():
    doc = as_data(role(CHOOSE, {"look": "it"}), names={"fr": "Les brodeuses"}, without=["drunk"], options=["lone-wolf"])
    assert edition_in(code_of(doc)) == doc
    assert read_edition(write_edition(doc)) == doc


def test_a_role_with_all_its_words_fits_into_a_link():
    words_of = {
        lang: {
            "summary": text[:90],
            "explain": text[:300],
            "ask": text[:60],
            "announce": text[:80],
            "tips": [text[:80]] * 3,
        }
        for lang, text in (("en", ENGLISH), ("fr", FRENCH))
    }
    doc = as_data(role({"choose": "centre"}, {"swap": ["me", "it"]}, {"look": "me"}, says=words_of))
    assert len(code_of(doc)) <= 1500


ENGLISH = (
    "At night, right after the Robber, you exchange your card with one of the three in the centre, and then you look "
    "at what lies before you now. Whoever looks for you later finds somebody else. You win with the team of the card "
    "that you hold when the sun comes up, and nobody but you can tell what that is. Say it early, or keep it quiet."
)
FRENCH = (
    "La nuit, juste après le Voleur, tu échanges ta carte avec une des trois du centre, puis tu regardes ce que tu as "
    "maintenant devant toi. Qui te cherche plus tard trouve quelqu’un d’autre. Tu gagnes avec l’équipe de la carte que "
    "tu tiens quand le jour se lève, et toi seul sais laquelle. Dis-le tôt, ou garde-le pour le vote du matin."
)


def test_the_edition_of_these_tests_is_a_good_one():
    assert compiled(read_edition(json.dumps(edition(role(CHOOSE))))).roles["embroiderer"].team == "village"
    assert NAMES["en"] == "Embroiderer"
