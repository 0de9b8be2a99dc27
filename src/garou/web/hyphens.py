"""Where a long word may break: soft hyphens, since few browsers know the words of every language."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from garou.texts import LANGUAGES, words

SOFT = "\u00ad"
LONG = 8  # letters: a shorter word stays whole
BEFORE, AFTER = 3, 4  # letters at least on either side of a break

_VOWEL = "[aeiouyàâäéèêëîïôöùûüœæ]"
_CONSONANT = "(?:ch|ph|th|gn|qu|[bcdfgkptv][lr]|[bcdfghjklmnpqrstvwxzçñ])"
# A vowel takes the consonant before it along: in·som·niaque, trou·ble·ma·ker.
_BREAK = re.compile(rf"(?<={_VOWEL}){_CONSONANT}??(?={_CONSONANT}{_VOWEL})", re.IGNORECASE)
_WORD = re.compile(r"\w+")


@lru_cache(maxsize=1024)
def soft(text: str) -> str:
    """The text with breaks in its long words, which are seen only where they are needed."""
    return _WORD.sub(lambda found: _broken(found[0]), text)


@cache
def _own() -> dict[str, str]:
    """The words that languages themselves say how to break."""
    listed = (word for lang in LANGUAGES for word in words(lang)("language-breaks").split())
    return {word.replace("-", "").casefold(): word.replace("-", SOFT) for word in listed}


def _broken(word: str) -> str:
    if own := _own().get(word.casefold()):
        return word[0] + own[1:]
    if len(word) < LONG:
        return word
    places = [found.end() for found in _BREAK.finditer(word) if BEFORE <= found.end() <= len(word) - AFTER]
    return SOFT.join(word[a:b] for a, b in zip([0, *places], [*places, len(word)], strict=True))
