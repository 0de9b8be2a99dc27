"""An error in one line: what came from outside is clipped and escaped, what would have been right is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catalogue import everything, keys, variables
from garou.engine.values import IllegalSetup, Refusal
from garou.texts import LANGUAGES, words
from garou.texts.narrator import LONGEST_ERROR, LONGEST_WORD, one_line, refusal

RAW = ("found", "choice")
LISTED = ("known", "legal", "who")
NUMBERS = (
    "count", "low", "high", "needed", "line", "column", "megabytes", "cards", "players", "longest",
)  # fmt: skip

odd = st.text(st.characters(exclude_categories=()))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | odd | odd.map(lambda text: text * 1_000),
    lambda inner: st.lists(inner) | st.dictionaries(odd, inner),
    max_leaves=10,
)


def details(draw, reason: str) -> dict[str, object]:
    """Anything at all, of the kind that belongs there."""
    found: dict[str, object] = {}
    for name in sorted(variables(everything("en")[f"error-{reason}"])):
        if name in RAW:
            kind = values
        elif name in LISTED:
            kind = st.lists(odd.map(lambda t: t * 20) | st.lists(odd)).map(lambda items: tuple(items * 5))
        elif name in NUMBERS:
            kind = st.integers(0, 10**8)
        else:
            kind = odd | odd.map(lambda text: text * 1_000)
        found[name.replace("-", "_")] = draw(kind)
    return found


@pytest.mark.parametrize("reason", sorted(keys("error-")))
@given(data=st.data(), place=st.sampled_from(["", "deal", "answers[12345].choose"]))
def test_whatever_it_is_about_an_error_is_one_line_that_can_be_shown(reason, data, place):
    error = Refusal(reason, **details(data.draw, reason))
    for lang in LANGUAGES:
        line = refusal(words(lang), error, place)
        assert len(line) <= LONGEST_ERROR
        assert len(line.removeprefix(place).strip(": ")) > 3
        assert all(char.isprintable() or char in "\u00a0\u202f" for char in line)


@pytest.mark.parametrize("reason", sorted(keys("error-")))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_have_been_right_is_there_however_long_the_input(reason, lang):
    wanted = variables(everything(lang)[f"error-{reason}"])
    long = {name.replace("-", "_"): "x" * 100_000 for name in wanted - set(LISTED) - set(NUMBERS)}
    right = dict.fromkeys(set(LISTED) & wanted, ("Ada", "Ben")) | dict.fromkeys(set(NUMBERS) & wanted, 7)
    line = refusal(words(lang), Refusal(reason, **long, **right), "answers[3]")
    assert len(line) <= LONGEST_ERROR
    assert line.count("Ada, Ben") == len(set(LISTED) & wanted)
    assert line.count("7") == len(set(NUMBERS) & wanted)


def test_all_that_fits_is_listed_and_a_sign_stands_for_the_rest():
    few, many = (tuple(f"scenario-{n}" for n in range(count)) for count in (20, 200))
    whole, cut = (refusal(words("en"), IllegalSetup("no-scenario", name="?", known=known)) for known in (few, many))
    assert whole.endswith("scenario-18, scenario-19")
    assert cut.endswith(", …")
    assert LONGEST_ERROR - 12 < len(cut) <= LONGEST_ERROR


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", '"Ada"'),
        ("Zoé 小明 👻", '"Zoé 小明 👻"'),
        ("O’Brien", '"O’Brien"'),
        ('say "hi" \\', r'"say \"hi\" \\"'),
        ("two\nlines\r\t", r'"two\nlines\r\t"'),
        ("\x1b[31mred\x7f\x9b", r'"\u001b[31mred\u007f\u009b"'),
        ("\u202egnorw \u2066x\u2069 \u200f", r'"\u202egnorw \u2066x\u2069 \u200f"'),
        ("\u2028\u2029\u0085\ufeff\u200b\u00ad", r'"\u2028\u2029\u0085\ufeff\u200b\u00ad"'),
        ("\ud800 and \udcff", r'"\ud800 and \udcff"'),
        ("\U000e0041", r'"\udb40\udc41"'),
        ("", '""'),
        ("x" * LONGEST_WORD, f'"{"x" * LONGEST_WORD}"'),
        ("x" * (LONGEST_WORD + 1), f'"{"x" * LONGEST_WORD}…"'),
        ("\n" * 1_000, f'"{chr(92)}n' + r"\n" * (LONGEST_WORD // 2 - 1) + '…"'),
    ],
)
def test_a_word_is_shown_as_a_record_would_write_it(name, shown):
    assert refusal(words("en"), IllegalSetup("name-twice", name=name)) == f"{shown} sits there already; every name once"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("games/final.json", "games/final.json"),
        ('a "b" \\ c\u00a0d.json', 'a "b" \\ c\u00a0d.json'),
        ("x" * 4_000, "x" * 4_000),
        ("a\nb\x1b\u202e\u2028\udcff", r"a\nb\u001b\u202e\u2028\udcff"),
    ],
)
def test_a_files_name_stays_as_it_was_given_as_far_as_a_line_can_hold_it(name, shown):
    assert one_line(name) == shown
