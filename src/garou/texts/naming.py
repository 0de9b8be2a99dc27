"""Which role somebody means who writes its name: in any language, with or without accents, one or many."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from garou.engine.values import RoleName

from . import LANGUAGES, Words
from .narrator import Narrator

FORMS = ("", ".many")


def plain(written: str) -> str:
    """What is left of a name without case, accents, hyphens and the letter that makes it many."""
    letters = unicodedata.normalize("NFKD", written.casefold().replace("œ", "oe"))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(word.removesuffix("s") for word in re.split(r"[\W_]+", bare) if word)


def called(spoken: Words, game: str, roles: Iterable[RoleName]) -> Mapping[str, RoleName]:
    """The role behind every name it has; where two languages mean different roles, the reader's decides."""
    found: dict[str, RoleName] = {}
    roles = tuple(roles)
    for lang in sorted(LANGUAGES, key=lambda lang: lang == spoken.lang):
        narrator = Narrator(spoken.in_language(lang), game, (), ())
        for role in roles:
            named = (narrator.role(role, form) for form in FORMS)
            found |= dict.fromkeys(map(plain, (*named, narrator.words(f"role-{role}"))), role)
    return found | {plain(role): role for role in roles if plain(role) not in found}
