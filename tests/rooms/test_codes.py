"""A code is read aloud, and typed as it was heard."""

from __future__ import annotations

from random import Random

import pytest

from garou.rooms.codes import meant, new_code
from garou.texts import LANGUAGES, words

WIDE = "\uff5a\uff45\uff42\uff52\uff41\uff12\uff19\uff12"  # as some keyboards write it


@pytest.mark.parametrize(
    "typed", ["zebra-292", "zebra 292", "zebra292", "ZEBRA292", " Zèbra  292 ", "« Zébra–292 »", "zebra 2 9 2", WIDE]
)
def test_however_a_code_is_typed_it_is_the_same(typed):
    assert meant(typed) == "zebra-292"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_means_itself(lang):
    listed = words(lang)("web-code-words").split()
    assert len(listed) == len(set(listed)) == 48
    for word in listed:
        assert meant(f"{word}-100") == f"{word}-100"
    code = new_code(Random(1), lambda _: False, lang)
    assert meant(code) == code


def test_the_code_of_a_table_is_a_word_of_its_language():
    told = {lang: {new_code(Random(n), lambda _: False, lang).split("-")[0] for n in range(200)} for lang in LANGUAGES}
    assert "moon" in told["en"] - told["fr"]
    assert "lune" in told["fr"] - told["en"]


@pytest.mark.parametrize(
    ("typed", "means"), [("", ""), ("…", ""), ("zebra", "zebra"), ("292", "292"), ("../t/x", "t-x")]
)
def test_what_is_no_code_means_nothing_that_is_one(typed, means):
    assert meant(typed) == means
