"""Turns of phrase that other languages have and English does not, once in our texts and not to come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pages import PAGES, ROOT

SOURCES = sorted((ROOT / "src/garou").rglob("*.py"))
ENGLISH = sorted((ROOT / "src/garou/texts/en").glob("*.ftl"))
BORROWED = {
    r"\b(the|an) own\b": "one's, their or her own",
    r"\bsays? to have\b": "claims to have",
    r"\bgives? (him|her|it|them)sel(f|ves) out for\b": "passes for",
    r"\bdies? beside\b": "whoever else dies",
    r"\bexactly if\b": "if, and only then",
}


@pytest.mark.parametrize("file", [*PAGES, *ENGLISH, *SOURCES], ids=lambda file: str(Path(file).relative_to(ROOT)))
def test_english_is_english(file):
    text = file.read_text("utf-8")
    assert [(found[0], instead) for phrase, instead in BORROWED.items() if (found := re.search(phrase, text))] == []
