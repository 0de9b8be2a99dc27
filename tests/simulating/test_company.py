"""Whose mind sits where, as people write it."""

from __future__ import annotations

import pytest

from garou.games import rules_of
from garou.games.cast import cards
from garou.minds.mind import MINDS, USUAL
from garou.simulating.company import IllegalCompany, company

RULES = rules_of("one-night", "bezier")
DEALT = cards("werewolf, minion, seer, tanner, villager")


def sits(written: str) -> str:
    return " ".join(company(written, RULES, 5).named(RULES, DEALT))


def test_who_is_not_named_plays_as_usual():
    assert sits("") == " ".join([USUAL.name] * 5)


def test_a_name_alone_is_for_everybody_else():
    assert sits("random") == "random random random random random"
    assert sits("village=honest,random") == "random random honest random honest"


def test_a_seat_goes_before_a_card_and_a_card_before_its_team():
    """A werewolf is a card and a team: the team is meant, and a minion follows it."""
    assert sits("werewolf=sly,random") == "sly sly random random random"
    assert sits("werewolf=sly,minion=honest,random") == "sly honest random random random"
    assert sits("1=honest,werewolf=sly,random") == "honest sly random random random"
    assert sits("5=honest,random") == "random random random random honest"


def test_what_is_written_again_is_the_same():
    for written in ("random", "village=honest,minion=sly,2=random", ""):
        once = company(written, RULES, 5)
        assert company(str(once), RULES, 5) == once


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("genius", "no-mind"),
        ("village=", "no-mind"),
        ("village=genius", "no-mind"),
        ("0=sly", "no-such-side"),
        ("6=sly", "no-such-side"),
        ("vampire=sly", "no-such-side"),
    ],
)
def test_what_nobody_knows_is_refused(written, reason):
    with pytest.raises(IllegalCompany) as refused:
        company(written, RULES, 5)
    assert refused.value.reason == reason
    assert set(refused.value.details["known"]) >= ({mind.name for mind in MINDS} if reason == "no-mind" else {"seer"})
