"""What a line of chat asks of whom, by key words: in English and in French, with and without accents."""

from __future__ import annotations

import pytest

from decks import seat
from garou.talk.remarks import ACCUSED, GREETED, OPINION, SOMETHING, STORY, SUSPECT, Wish
from garou.texts import listening
from garou.texts.listening import phrases, plain, understood

NAMES = ("Zed", "Ada", "Ben", "Zoé", "😀")
ZED, ADA, BEN, ZOE = map(seat, range(4))  # Zed speaks

ONE = [
    ("Ada, who are you?", ADA, Wish(STORY)),
    ("ada tu es qui", ADA, Wish(STORY)),
    ("T’es quoi, ADA ?", ADA, Wish(STORY)),
    ("Zoe, qu'as-tu vu cette nuit ?", ZOE, Wish(STORY)),
    ("Are you the werewolf, Zoé?", ZOE, Wish(STORY)),
    ("Je suis villageois. Et toi Ada ?", ADA, Wish(STORY)),
    ("I am a villager, and you, Ada?", ADA, Wish(STORY)),
    ("Ada, qui soupconnes-tu ?", ADA, Wish(SUSPECT)),
    ("who is the werewolf Ada?", ADA, Wish(SUSPECT)),
    ("Ada, do you suspect me?", ADA, Wish(OPINION, ZED)),
    ("What do you think of Ben, Ada?", ADA, Wish(OPINION, BEN)),
    ("Ada tu penses quoi de Zoé ?", ADA, Wish(OPINION, ZOE)),
    ("je pense que Ada est le loup", ADA, Wish(ACCUSED)),
    ("le loup, c’est zoé", ZOE, Wish(ACCUSED)),
    ("I vote for Ben", BEN, Wish(ACCUSED)),
    ("Ada, tu mens", ADA, Wish(ACCUSED)),
    ("Ada, Ben est un loup", BEN, Wish(ACCUSED)),
    ("Ada, bonjour", ADA, Wish(GREETED)),
    ("Ben, why did you look at the centre?", BEN, Wish(STORY)),
    ("Ada what card do you have now?", ADA, Wish(STORY)),
    ("Ada défends-toi", ADA, Wish(STORY)),
    ("Ben, pourquoi t’as échangé Ada et moi ?", BEN, Wish(STORY)),
    ("Zoé can you confirm", ZOE, Wish(STORY)),
    ("Ada t'en penses quoi ?", ADA, Wish(SUSPECT)),
    ("Ada pourquoi tu m'accuses ?", ADA, Wish(OPINION, ZED)),
    ("Ada, why Ben?", ADA, Wish(OPINION, BEN)),
    ("Ada, so Zoé has it now?", ADA, Wish(OPINION, ZOE)),
    ("Ben is it you?", BEN, Wish(ACCUSED)),
    ("Ada?", ADA, Wish(SOMETHING)),
]


@pytest.mark.parametrize(("line", "who", "asked"), ONE)
def test_whoever_is_spoken_to_by_name_hears_what_is_wanted(line, who, asked):
    assert understood(line, NAMES, ZED).asked[0] == (who, asked)


@pytest.mark.parametrize(
    ("line", "asked", "everybody"),
    [
        ("tout le monde, qu’avez-vous vu ?", Wish(STORY), True),
        ("Who saw anything?", Wish(STORY), True),
        ("Is anyone the seer?", Wish(STORY), True),
        ("Qui est le voleur ?", Wish(STORY), True),
        ("Quelqu'un a échangé des cartes ?", Wish(STORY), True),
        ("did anyone swap?", Wish(STORY), True),
        ("qui vote contre qui ?", Wish(SUSPECT), False),
        ("Qui est d'accord avec moi ?", Wish(OPINION, ZED), True),
        ("qui est le loup ?", Wish(SUSPECT), True),
        ("who do you suspect?", Wish(SUSPECT), False),
        ("tu penses que je suis le loup ?", Wish(OPINION, ZED), False),
        ("What do you think of Ben?", Wish(OPINION, BEN), False),
    ],
)
def test_a_question_without_a_name_is_put_to_all(line, asked, everybody):
    heard = understood(line, NAMES, ZED)
    assert (heard.asked, heard.of_all, heard.of_everybody) == ((), asked, everybody)


@pytest.mark.parametrize(
    "line",
    ["hello Ada", "gg", "😀", "ben oui", "I saw Ada’s card", "Ada n’est pas un loup", "Is Ada the hunter?", "Zed ?"],
)
def test_what_asks_nobody_anything_is_left_alone(line):
    heard = understood(line, NAMES, ZED)
    assert (heard.asked, heard.of_all) == ((), None)


def test_if_the_accused_is_no_bot_whoever_is_told_so_may_say_what_they_think():
    assert understood("Ada, Ben est un loup", NAMES, ZED).asked[1] == (ADA, Wish(OPINION, BEN))


@pytest.mark.parametrize("kind", [STORY, SUSPECT, ACCUSED, "not", "me", "of", "all"])
def test_there_are_key_words_and_each_is_a_word(kind):
    assert len(phrases(kind)) > 4
    assert all(phrase.strip() for phrase in phrases(kind))


@pytest.mark.parametrize("line", ["Ada, Ben, Zoé: who do you think is the werewolf?", "all the wolves lie \ufdfa", "x"])
def test_a_line_and_the_names_in_it_are_taken_apart_once(line, monkeypatch):
    """A flood of long lines must not keep every other table waiting."""
    understood(line, NAMES, ZED)  # the key words are known from here on
    taken_apart = []
    monkeypatch.setattr(listening, "plain", lambda text: taken_apart.append(text) or plain(text))
    understood(line, NAMES, ZED)
    assert sorted(taken_apart) == sorted({line, *NAMES})
