"""What is found out about a puzzle that somebody has put together: beside the tables, within its time, and in words."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial

from fastapi import Request

from garou.engine.values import Refusal
from garou.puzzles.cases import answers
from garou.puzzles.values import LIE, SENTENCES, Pick, Puzzle
from garou.puzzles.verdict import Verdict, verdict
from garou.puzzles.wording import option, quoted, right, thought
from garou.texts import Words
from garou.texts.narrator import refusal
from garou.web.aside import GIVEN_UP, Aside, limited
from garou.web.booth import Booth, Busy
from garou.web.counting import who_asks
from garou.web.deducing.study import charged
from garou.web.limits import Who

TIME = 1.0  # seconds of the processor's time: as long as anybody waits for a word
LINE, EACH = 24, 2  # who may wait, and how often one address may
KEPT = 256  # puzzles: a link that is passed round is looked at once
TOLD = 6  # answers that are named

NOTHING, LONG, REFUSED, NONE, ONE, SEVERAL = "nothing", "long", "refused", "none", "one", "several"


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of it."""

    verdict: Verdict | None = None
    refused: tuple[str, tuple[tuple[str, object], ...]] = ("", ())
    too_long: bool = False
    unproven: bool = False  # that there is one answer was found out, and no more
    spent: float = 0.0


def checked(puzzle: Puzzle, limit: float = TIME) -> Checked:
    """Where there is one answer, and no time for the proof, that is said all the same."""
    began, found = time.process_time(), Checked(too_long=True)
    try:
        with limited(limit):
            some = answers(puzzle)
            if len(some) == 1:
                found = Checked(Verdict(puzzle, some), unproven=True)
            found = Checked(verdict(puzzle))
    except Refusal as error:
        found = Checked(refused=(error.reason, tuple(error.details.items())))
    except GIVEN_UP:
        pass
    return replace(found, spent=time.process_time() - began)


class Assay:
    """Takes puzzles and looks at them in turn. They are nobody's secret: who asks for the same is told the same."""

    def __init__(self, aside: Aside | None = None) -> None:
        self._aside = aside or Aside(__name__)
        self._booth = Booth(1, LINE, EACH)
        self._found: OrderedDict[Puzzle, Checked] = OrderedDict()

    async def expect(self, who: Who) -> None:
        """Somebody is making one, and will soon want to know."""
        if not self._aside.begun:
            with contextlib.suppress(Busy):
                await self._booth.make(who, self._aside.begin)

    async def look(self, who: Who, puzzle: Puzzle) -> Checked:
        found = self._found.get(puzzle)
        if found is None:
            found = await self.made(who, puzzle)
            if found.spent:  # else nobody has looked at it
                self._keep(puzzle, replace(found, spent=0.0))
        return found

    def _keep(self, puzzle: Puzzle, found: Checked) -> None:
        self._found[puzzle] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    async def made(self, who: Who, puzzle: Puzzle) -> Checked:
        return await self._booth.make(who, partial(self._aside.ask, checked, puzzle)) or Checked(too_long=True)

    def close(self) -> None:
        self._booth.close()
        self._aside.end()


async def expected(request: Request) -> None:
    """Something is put together there."""
    assay: Assay = request.app.state.assay
    await assay.expect(who_asks(request))


async def assayed(request: Request, puzzle: Puzzle) -> Checked:
    """For whoever asks."""
    assay: Assay = request.app.state.assay
    found = await assay.look(who_asks(request), puzzle)
    if found.too_long and not found.spent:  # nobody has looked at it: it may be asked again
        raise Busy
    charged(request, found.spent)
    return found


# --- In words -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word:
    """What the lantern says."""

    state: str
    title: str
    lines: tuple[str, ...] = ()
    level: int = 0

    @property
    def good(self) -> bool:
        """Can it be given to others? Then it can be shown why there is one answer."""
        return self.level > 0


def unsaid(words: Words) -> Word:
    return Word(NOTHING, words("puzzle-new-first"))


def worded(puzzle: Puzzle, found: Checked, words: Words) -> Word:
    if found.too_long:
        return Word(LONG, words("puzzle-new-long"))
    if found.verdict is None:
        reason, details = found.refused
        return Word(REFUSED, refusal(words, Refusal(reason, **dict(details))))
    seen = found.verdict
    if seen.good and found.unproven:
        return Word(ONE, words("puzzle-new-unproven", {"answer": _named(puzzle, seen.answers[0], words)}))
    if seen.good:
        return _one(seen, words)
    names = tuple(_named(puzzle, pick, words) for pick in seen.answers)
    if names:
        more = (words("puzzle-new-others", {"count": len(names) - TOLD}),) if len(names) > TOLD else ()
        return Word(SEVERAL, words("puzzle-new-several", {"count": len(names)}), (*names[:TOLD], *more))
    return Word(NONE, words("puzzle-new-none"), tuple(thought(puzzle, one, words).text for one in seen.against))


def _named(puzzle: Puzzle, pick: Pick, words: Words) -> str:
    """As it is tapped; a sentence in full."""
    if puzzle.ask.what == LIE and puzzle.lying.who == SENTENCES:
        return " ".join(quoted(puzzle, number, words) for number in pick)
    return option(puzzle, pick, words)


def _one(seen: Verdict, words: Words) -> Word:
    spare = tuple(words("puzzle-new-spare", {"text": quoted(seen.puzzle, n, words)}) for n in seen.spare)
    if seen.solved is None:
        return Word(ONE, words("puzzle-new-unshown"), spare)
    args = {"answer": right(seen.solved, words), "level": seen.solved.level}
    return Word(ONE, words("puzzle-new-one", args), spare, seen.solved.level)
