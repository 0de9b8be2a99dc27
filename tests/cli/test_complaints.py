"""What is said to somebody who typed something that cannot be: what, where, and what would have been right."""

import pytest

from command import garou
from garou.engine.values import IllegalSetup
from garou.record.values import BadRecord
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal

OUT_OF_RANGE = [
    ("play --players 40", "--players 40", "one-night", (3, 10)),
    ("play --game classic --players 3", "--players 3", "classic", (5, 24)),
    ("play --players 0", "--players 0", "one-night", (3, 10)),
    ("announce --players 2", "--players 2", "one-night", (3, 10)),
    ("announce --game classic --players=4", "--players 4", "classic", (5, 24)),
    ("tournament elimination --seats 12", "--seats 12", "one-night", (3, 10)),
    ("tournament chips --entrants 17", "--entrants 17", "one-night", (3, 10)),
    ("tournament duplicate --game epic-battle --seats 2", "--seats 2", "epic-battle", (3, 10)),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("line", "said", "game", "sizes"), OUT_OF_RANGE)
def test_a_number_of_players_that_cannot_be_is_named_with_those_that_can(line, said, game, sizes, lang):
    done = garou(*line.split(), "--lang", lang)
    assert (done.status, done.out) == (2, [])
    [answer] = done.err
    assert answer.startswith(f"garou: {said}")
    assert words(lang)(f"cli-game-{game}") in answer
    assert all(str(size) in answer for size in sizes)


def test_what_is_no_number_is_repeated_and_said_to_be_none():
    assert garou("play", "--players", "many").err == ["garou: --players many: it takes a whole number"]
    assert garou("announce", "--night=x", "--lang", "fr").err == [
        "garou: --night x\u00a0: il faut un nombre entier de 1 à 24"
    ]
    [long] = garou("play", "--players", "9" * 5000).err
    assert len(long) < 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_for_others_is_named_as_people_know_it(lang):
    [said] = garou("play", "--scenario", "basic", "--players", "9", "--lang", lang).err
    assert words(lang)("scenario-basic") in said
    assert "3, 4, 5" in said


ABOUT_ROLES = [
    (IllegalSetup("at-most-one", role="little-girl"), ["little-girl"]),
    (IllegalSetup("no-card-left", role="werewolf"), ["werewolf"]),
    (IllegalSetup("alpha-and-centre-wolf", alpha="alpha-wolf"), ["alpha-wolf"]),
    (IllegalSetup("cannot-count-as", seat=1, face="doppelganger", counts="seer"), ["doppelganger", "seer"]),
    (IllegalSetup("no-such-role", name="prophet", known=("seer", "troublemaker")), ["seer", "troublemaker"]),
    (
        IllegalSetup("centre-wolf-kind", name="villager", known=("alpha-wolf", "dream-wolf")),
        ["alpha-wolf", "dream-wolf"],
    ),
]


@pytest.mark.parametrize(("error", "roles"), ABOUT_ROLES, ids=lambda one: getattr(one, "reason", ""))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_roles_as_the_reader_knows_them(error, roles, lang):
    said = refusal(words(lang), error)
    for role in roles:
        assert words(lang)(f"role-{role}") in said
        assert f'"{role}"' not in said
        assert "-" not in role or role not in said


def test_what_is_wrong_in_a_record_is_said_in_the_words_of_a_record():
    error = BadRecord("deal[0]", "no-such-role", name="prophet", known=("seer", "little-girl"))
    assert refusal(words("fr"), error, error.place).endswith("seer, little-girl")


def test_a_card_that_is_none_is_answered_with_those_there_are():
    [said] = garou("announce", "--lang", "fr", "--cards", "2 loups-garous, prophète").err
    assert "prophète" in said
    assert "Loup-Garou, Sbire" in said
