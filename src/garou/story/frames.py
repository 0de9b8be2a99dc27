"""A game as a film: one frame for each step in which something happened, with the table as it lay then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from garou.engine.game import Game
from garou.engine.values import Fact, Position, Seat, Slot
from garou.engine.view import told_to
from garou.story.chapters import Beginning, Passage, beginning, scenes
from garou.story.steps import run_again


@dataclass(frozen=True, slots=True)
class Frame:
    """One step: the table before and after it, and what was answered and told in it."""

    number: int  # of the step
    chapter: Beginning | None  # the night or day it belongs to; None for the deal
    before: Position
    after: Position
    scene: Passage

    @property
    def name(self) -> str:
        return self.scene.step

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What was told in it, each with its audience."""
        return self.scene.facts

    @property
    def arrived(self) -> dict[Slot, Slot]:
        """Where a card lies that did not lie there before, and where it came from."""
        lay, lies = self.before.lies, self.after.lies
        moved = [Slot(slot) for slot, card in enumerate(lies) if lay[slot] != card]
        return {slot: Slot(lay.index(lies[slot])) for slot in moved}

    @property
    def marked(self) -> frozenset[Seat]:
        """Before whom another mark lies now."""
        pairs = enumerate(zip(self.before.marks, self.after.marks, strict=True))
        return frozenset(Seat(Slot(seat)) for seat, (old, new) in pairs if old != new)

    @property
    def laid(self) -> frozenset[tuple[Seat, str]]:
        """Tokens and artifacts that did not lie there before."""
        return self.after.tokens - self.before.tokens

    @property
    def fallen(self) -> frozenset[Seat]:
        return self.after.dead - self.before.dead


def frames(played: Game) -> tuple[Frame, ...]:
    """Every step with something in it. Steps are run again, each over its own answers."""
    told = list(scenes(played))
    found, chapter = [], None
    for number, before, table in run_again(played):
        after = table.settled()
        chapter = beginning(played.rules, number) or chapter
        if told[number].told or before != after:
            found.append(Frame(number, chapter, before, after, told[number]))
    return tuple(found)


def known(seat: Seat, film: Sequence[Frame], at: int) -> tuple[Fact, ...]:
    """All that a seat, or a bystander, could know when that frame was over: what it had been told, nothing else."""
    return told_to(seat, [fact for frame in film[: at + 1] for fact in frame.facts])
