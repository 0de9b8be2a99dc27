"""What was said, put between the frames of a film at its time: the table lies still while people talk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from garou.engine.rules import RuleSet
from garou.story.chapters import Passage, beginning
from garou.story.frames import Frame
from garou.talk.claims import Said
from garou.talk.transcript import Uttered
from garou.texts.claims import spoken
from garou.texts.gestures import gestured
from garou.texts.narrator import Narrator
from garou.texts.remarks import remarked

SILENT = Passage("", ())  # nothing is decided by talking


@dataclass(frozen=True, slots=True)
class Take:
    """One picture of the film: a frame of the game, or the table as it lies while this is said."""

    frame: Frame
    said: tuple[Uttered, ...] = ()


@dataclass(frozen=True, slots=True)
class Quote:
    """Something said, in the reader's language where it is not somebody's own words."""

    name: str
    text: str
    claim: bool
    grave: bool
    shown: bool = False  # without a word


def reel(rules: RuleSet, frames: Sequence[Frame], talk: Iterable[Uttered]) -> tuple[Take, ...]:
    """The frames, and before each what was said until then; what was said after a vote follows it."""
    waiting = sorted(talk, key=_moment)
    found: list[Take] = []
    for frame in frames:
        until = [one for one in waiting if _moment(one) <= (frame.number, False)]
        waiting = waiting[len(until) :]
        found += [_still(rules, found, until)] if until and found else []
        found.append(Take(frame))
    return (*found, _still(rules, found, waiting)) if waiting else tuple(found)


def _moment(one: Uttered) -> tuple[int, bool]:
    return one.step, one.after


def _still(rules: RuleSet, so_far: Sequence[Take], said: Sequence[Uttered]) -> Take:
    lies, step = so_far[-1].frame.after, said[0].step
    chapters = (beginning(rules, number) for number in range(step, 0, -1))
    return Take(Frame(step, next(filter(None, chapters), None), lies, lies, SILENT), tuple(said))


def quotes(narrator: Narrator, said: Iterable[Uttered]) -> tuple[Quote, ...]:
    return tuple(
        Quote(narrator.name(one.seat), _words(narrator, one), one.claim is not None, one.grave, one.gesture is not None)
        for one in said
    )


def _words(narrator: Narrator, one: Uttered) -> str:
    if one.claim is not None:
        return spoken(narrator, Said(one.seat, one.claim))
    if one.gesture is not None:
        return gestured(narrator, one.gesture)
    return one.text if one.remark is None else remarked(narrator, one.seat, one.remark)
