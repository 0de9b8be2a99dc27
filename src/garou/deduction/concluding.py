"""The one question there is: what follows from this? It is counted where that can be done, else drawn by luck."""

from __future__ import annotations

from garou.engine.values import RoleName, Slot

from .conclusions import Conclusions, Problem
from .counted import counted, explained
from .drawn import drawn
from .drawndeals import drawn_deals
from .living import lived, shown_why
from .marked import marked, marked_reason
from .reasons import Steps
from .tried import told, tried
from .unsolved import Overlong, Unsolved, answerable, countable, no_such_game


def conclude(asked: Problem) -> Conclusions:
    """Exact, or estimated with its error, and it says which; it is refused where the game is none of those known.

    A function of what it is handed: that what was made ready for a table is kept changes nothing but the time.
    """
    if not answerable(asked.common.rules):
        raise no_such_game(answerable)
    try:
        return _exactly(asked)
    except (Overlong, Unsolved):
        return drawn_deals(asked) if asked.common.rules.round else drawn(asked)


def _exactly(asked: Problem) -> Conclusions:
    if asked.common.rules.round:
        return lived(asked)
    if not countable(asked.common.rules):
        return marked(asked)
    try:
        return counted(asked)
    except Unsolved:
        return tried(asked)


def reason(asked: Problem, place: Slot, role: RoleName) -> Steps:
    """Why the card there is certain to count as this in the morning, or certain not to; () where that is open.

    Nothing is said of it where nothing can be counted.
    """
    if asked.common.rules.round:
        return _lived_reason(asked, place, role)
    if not countable(asked.common.rules):
        return _marked_reason(asked, place, role)
    try:
        return explained(asked, place, role)
    except Unsolved:
        return _tried_reason(asked, place, role)


def _marked_reason(asked: Problem, place: Slot, role: RoleName) -> Steps:
    try:
        return marked_reason(asked, place, role)
    except (Overlong, Unsolved):
        return ()


def _lived_reason(asked: Problem, place: Slot, role: RoleName) -> Steps:
    try:
        return shown_why(asked, place, role)
    except Overlong:
        return ()


def _tried_reason(asked: Problem, place: Slot, role: RoleName) -> Steps:
    try:
        return told(asked, place, role)
    except Unsolved:
        return ()
