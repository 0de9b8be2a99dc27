"""A reason in words: every step there is, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from garou.deduction.reasons import (
    LAWS,
    Alone,
    Away,
    Clash,
    Copies,
    Either,
    Holds,
    Knows,
    Law,
    Moves,
    NoNight,
    Says,
    Step,
    Suppose,
    Wears,
)  # fmt: skip
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
    (Away(SEER), "So the Seer was dealt to nobody: it lies in the centre."),
    (Wears(BEN, "love"), "So Ben had the mark of Love at the end of the dusk."),
    (Law("from", "fear"), "No card of this game lays the mark of Fear."),
    (Law("from", "love", (SEER,)), "Only one card of this game lays the mark of Love: Seer."),
    (Law("from", "love", (SEER, WOLF)), "Only these cards of this game lay the mark of Love: Seer and Werewolf."),
    (
        Law("itself", "bat", (SEER,)),
        "As for the mark of the Bat, the Seer lays it before their own card and nowhere else.",
    ),
    (
        Law("neighbour", "fear", (SEER,)),
        "As for the mark of Fear, the Seer lays it before a neighbour, to the left or to the right.",
    ),
    (Law("spared", "fear", (SEER,)), "Nobody lays the mark of Fear before the Seer."),
    (Law("always", "fear", (SEER,)), "At dusk the Seer must lay the mark of Fear before somebody."),
    (
        Law("keeps", "bat", (SEER,)),
        "At dusk the Seer lays the mark of the Bat before their own card, and it takes the place of the one before.",
    ),
    (Law("at-most", "fear", number=1), "Only one player can have the mark of Fear."),
    (Law("at-most", "love", number=2), "Only 2 players can have the mark of Love."),
    (
        Law("at-once", "love", (SEER,), 2),
        "At dusk the mark of Love is laid before 2 players at once, or before nobody.",
    ),
    (Law("asleep", "fear"), "Whoever has the mark of Fear sleeps through the night and does nothing."),
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
    assert {step.name for step, _ in STEPS if isinstance(step, Law)} == {*LAWS}
    told = [reason(narrator, step, SAID) for step, _ in STEPS]
    assert len({*told}) == len(STEPS)


def test_facts_have_the_fields_that_a_record_has():
    written = {name: tuple(fields) for name, fields in {**FACTS, **OF_MARKS, **OF_DAYS}.items()}
    assert written == {
        name: tuple(field.rstrip("_").replace("_", "-") for field in fields) for name, fields in FIELDS.items()
    }
