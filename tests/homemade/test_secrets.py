"""What the house promises of every role it promises of home-made ones: secrets kept, and all hands alike."""

from __future__ import annotations

import pytest
from holding import promised

from garou.homemade.coding import code_of
from garou.texts.house import words
from homemade_roles import HOUSES
from promises import test_two_worlds as worlds  # the same promise, of other roles
from slices import sliced

SEEDS = 12
KINDS = [(name, number) for name in HOUSES for number in range(SEEDS)]
PROMISES = [
    worlds.test_centre_cards_nobody_touched_do_not_show,
    worlds.test_sleepers_that_nobody_looked_at_do_not_show,
    worlds.test_nor_do_they_at_any_moment_of_the_night,
]


def kind_of(doc):
    return doc.base.partition("/")[0], code_of(doc), ()


@pytest.mark.parametrize(("name", "seed"), sliced(KINDS, 4, several=True))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__.removeprefix("test_"))
def test_no_seat_can_tell_two_worlds_apart_that_look_alike_to_it(promise, name, seed):
    doc = HOUSES[name]
    if doc.base != "classic" or "centre" not in promise.__name__:
        promise.hypothesis.inner_test(kind_of(doc), seed)


@pytest.mark.parametrize(("name", "seed"), sliced(KINDS, 4, several=True))
@pytest.mark.parametrize("pace", ["quick", "swift"])
def test_whoever_sleeps_holds_what_whoever_is_asked_holds(pace, name, seed):
    doc = HOUSES[name]
    promised(kind_of(doc), pace, seed, words("fr" if seed % 2 else "en", code_of(doc)))
