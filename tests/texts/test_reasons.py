"""A reason in words: every step there is, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from garou.deduction.reasons import Alone, Clash, Copies, Either, Holds, Knows, Moves, NoNight, Says, Step, Suppose
from garou.engine.values import RoleName, Seat, Slot
from garou.games.one_night import CENTRE
from garou.record.facts import FACTS, OF_DAYS, OF_MARKS
from garou.talk.claims import Said, was
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.texts.reasons import FIELDS, reason

ADA, BEN, CENTRE_1, CENTRE_2 = Seat(Slot(0)), Seat(Slot(1)), Slot(2), Slot(3)
SEER, WOLF = RoleName("seer"), RoleName("werewolf")
SAID = [Said(BEN, was(SEER))]

STEPS = [
    (Knows(ADA, ("dealt", SEER)), "Your card: Seer."),
    (Knows(ADA, ("saw-card", BEN, WOLF)), "You look at Ben’s card: a Werewolf."),
    (Says(0), "Ben says: “I was a Seer at first.”"),
    (Holds(BEN, WOLF, morning=False), "So Ben was dealt a Werewolf."),
    (Holds(BEN, WOLF, morning=False, sure=False), "So Ben was not dealt a Werewolf."),
    (Holds(CENTRE_1, WOLF, morning=True), "So in the morning centre card 1 is a Werewolf."),
    (Holds(BEN, WOLF, morning=True, sure=False), "So in the morning the card before Ben cannot be a Werewolf."),
    (Moves(ADA, BEN), "So the card dealt to Ada lies before Ben in the morning."),
    (Moves(CENTRE_1, BEN), "So what was centre card 1 at first lies before Ben in the morning."),
    (Moves(ADA, CENTRE_2), "So the card dealt to Ada lies in the centre in the morning, as centre card 2."),
    (Copies(SEER, 1), "The game has only one Seer card."),
    (Copies(WOLF, 2), "The game has only 2 Werewolf cards."),
    (Either(BEN, (SEER, WOLF)), "So Ben was dealt one of these: Seer and Werewolf."),
    (Suppose(BEN, SEER), "If Ben was dealt a Seer:"),
    (Clash(None), "That cannot be, then."),
    (Clash(0), "So what Ben says cannot be true as well."),
    (Alone(BEN), "Whatever the others did, no night of Ben goes like that."),
    (NoNight(), "No deal and no night has all of this in it."),
]


@pytest.mark.parametrize(("step", "text"), STEPS)
def test_a_step_is_a_sentence(step, text):
    narrator = Narrator(words("en"), "one-night", ("Ada", "Ben"), CENTRE)
    assert reason(narrator, step, SAID) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_every_step_in_every_language(lang):
    narrator = Narrator(words(lang), "one-night", ("Ada", "Ben"), CENTRE)
    assert {type(step) for step, _ in STEPS} == {*get_args(Step)}
    told = [reason(narrator, step, SAID) for step, _ in STEPS]
    assert len({*told}) == len(STEPS)


def test_facts_have_the_fields_that_a_record_has():
    written = {name: tuple(fields) for name, fields in {**FACTS, **OF_MARKS, **OF_DAYS}.items()}
    assert written == {
        name: tuple(field.rstrip("_").replace("_", "-") for field in fields) for name, fields in FIELDS.items()
    }
