"""The minds behind the names of a company."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from garou.minds.learned import only
from garou.minds.learnt.tables import from_file, table_for
from garou.minds.mind import KNOWN, LEARNED, TalkingMind, mind_named, taught
from garou.talk.claims import Common

from .company import BY_FILE, IllegalCompany, level


def known(name: str) -> TalkingMind:
    """A mind of that name; `learned@FILE` plays by the table of that file."""
    mind = mind_named(name, KNOWN)
    if mind is None and name.startswith(LEARNED.name + BY_FILE):
        mind = _learned(name)
    if mind is None:
        raise IllegalCompany("no-mind", name=name, known=tuple(mind.name for mind in KNOWN))
    return mind


@cache
def _learned(name: str) -> TalkingMind:
    """It is read once."""
    return taught(name, partial(only, from_file(_file(name))))


def _file(name: str) -> str:
    return name.partition(BY_FILE)[2]


def untaught(names: Iterable[str], common: Common) -> tuple[str, ...]:
    """Who of these has learned nothing of such cards."""
    return tuple(name for name in dict.fromkeys(names) if level(name) == LEARNED.name and not _taught(name, common))


def _taught(name: str, common: Common) -> bool:
    table = only(from_file(_file(name)), common) if BY_FILE in name else table_for(common)
    return table is not None
