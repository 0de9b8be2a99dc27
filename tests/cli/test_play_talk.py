"""`garou play --minds`: bots talk before the vote, hear what is typed, and answer it."""

from __future__ import annotations

import pytest

from command import garou
from garou.texts import words

TABLE = ("--players", "5", "--seed", "4", "--seat-name", "Zed")
TYPED = "1\nI am the seer, I saw Ada, a werewolf\nBen, what are you?\n\n" + "1\n" * 5


def played(*options, typed=TYPED, **environment):
    done = garou("play", *TABLE, *options, stdin=typed.encode(), COLUMNS="300", **environment)
    assert (done.status, done.err) == (0, [])
    return done.out


def test_bots_talk_and_answer_what_is_typed():
    out = played("--minds", "sage")
    assert sum(line.startswith(("Ada: ", "Ben: ", "Cleo: ", "Dario: ")) for line in out) > 4
    assert any(line.endswith("Taken as: I am a Seer.") for line in out)
    assert any("You › Ben: " in line for line in out), "who is asked by name replies at once"


def test_it_is_told_in_french():
    out = played("--minds", "honest", "--lang", "fr", typed="1\nBen, tu es qui ?\n\n" + "1\n" * 5)
    assert words("fr")("cli-play-talk") in out
    assert any("Toi › Ben\u00a0: " in line for line in out)


def test_the_same_seed_says_the_same():
    assert played("--minds", "sage") == played("--minds", "sage")


def test_whoever_plays_by_luck_says_nothing():
    out = played("--minds", "random", typed="1\n\n" + "1\n" * 5)
    assert not any(line.startswith(("Ada: ", "Ben: ", "Cleo: ", "Dario: ")) for line in out)


@pytest.mark.parametrize(
    ("minds", "said"), [("genius", "nobody plays by the name of"), ("9=sly", "nor a seat from 1 to 5")]
)
def test_minds_that_there_are_not_are_refused_in_a_sentence(minds, said):
    done = garou("play", *TABLE, "--minds", minds)
    assert (done.status, done.out) == (2, [])
    assert said in done.err[0]
