"""The forms of a name inside a sentence, in each language: made from the name where nobody has told them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from unicodedata import normalize

from garou.homemade.values import Spelling

FORMS = ("the", "a", "of", "many", "gender")
Forms = Mapping[str, str]


def forms(name: Spelling, lang: str) -> Forms:
    """By the name of the form; those that were told are as they were told."""
    made = MAKERS.get(lang, _as_it_is)(name)
    return {form: getattr(name, form) or made[form] for form in FORMS}


def _as_it_is(name: Spelling) -> Forms:
    """A language whose grammar nobody here knows."""
    return {**dict.fromkeys(FORMS, name.name), "gender": name.gender or "m"}


def _sounded(name: str) -> bool:
    """Does it begin with a vowel, accents aside?"""
    return normalize("NFKD", name)[:1].casefold() in {*"aeiouœæ"}


def _english(name: Spelling) -> Forms:
    word = name.name
    return {
        "the": f"the {word}",
        "a": f"{'an' if _sounded(word) else 'a'} {word}",
        "of": f"of the {word}",
        "many": _english_many(word),
        "gender": "m",
    }


def _english_many(word: str) -> str:
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in {*"aeiou"}:
        return f"{word[:-1]}ies"
    return f"{word[:-3]}men" if word.endswith("man") else f"{word}s"


def _french(name: Spelling) -> Forms:
    """An h is taken for one that is heard; whoever knows better tells the form."""
    word, female = name.name, name.gender == "f"
    mute = _sounded(word)
    return {
        "the": f"l’{word}" if mute else f"{'la' if female else 'le'} {word}",
        "a": f"{'une' if female else 'un'} {word}",
        "of": f"de l’{word}" if mute else f"{'de la' if female else 'du'} {word}",
        "many": word if word.endswith(("s", "x", "z")) else f"{word}x" if word.endswith("eau") else f"{word}s",
        "gender": name.gender or "m",
    }


def _german(name: Spelling) -> Forms:
    word, female = name.name, name.gender == "f"
    return {
        "the": f"{'die' if female else 'der'} {word}",
        "a": f"{'eine' if female else 'ein'} {word}",
        "of": f"der {word}" if female else f"des {word}s",
        "many": f"{word}nen" if word.endswith("in") else word,
        "gender": name.gender or "m",
    }


MAKERS: Mapping[str, Callable[[Spelling], Forms]] = {"en": _english, "fr": _french, "de": _german}
