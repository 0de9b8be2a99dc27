"""The letter on a house."""

from __future__ import annotations

import re


def initial(name: str) -> str:
    """The first letter as one sees it: an emoji with all that belongs to it, a flag with both halves."""
    found = _INITIAL.match(name)
    return found[0].upper() if found else name[:1]


_JOINED = "[\u0300-\u036f\u20d0-\u20ff\ufe0f\U0001f3fb-\U0001f3ff]*"
_INITIAL = re.compile(rf"[\U0001f1e6-\U0001f1ff]{{2}}|.{_JOINED}(?:\u200d.{_JOINED})*", re.DOTALL)
