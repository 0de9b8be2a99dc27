"""Where readers have worlds counted: beside the tables, one after the other, with a line before the door.

An answer comes at a quarter of a second, whenever it was found: how long it took tells nobody what others have asked
before. Whoever asks again what they have asked already is given the same answer, and nobody else is.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from fastapi import Request

from garou.web.aside import Aside
from garou.web.booth import Booth
from garou.web.counting import who_asks
from garou.web.limits import Who

from .aside import COURSE, timed
from .questions import Conclusion, Query

Wanted = TypeVar("Wanted")
Made = TypeVar("Made")


class Spending(Protocol):
    """What came of an errand, and the seconds of the processor's time it took."""

    @property
    def spent(self) -> float: ...


Costs = TypeVar("Costs", bound=Spending)

BEAT = 0.25  # seconds
LINE, EACH = 48, 2  # who may wait, and how often one seat or address may
KEPT = 1_024  # answers
HEAVY = 0.25  # seconds of the processor's time that count as one question more


class Study:
    """Takes questions and answers them in turn."""

    def __init__(self, aside: Aside | None = None) -> None:
        self._aside = aside or Aside()
        self._booth = Booth(1, LINE, EACH)
        self._found: OrderedDict[tuple[Who, Query], Conclusion] = OrderedDict()

    async def answer(self, who: Who, asked: Query) -> Conclusion:
        clock = asyncio.get_running_loop().time
        began, key = clock(), (who, asked)
        found = self._found.get(key)
        if found is None:
            found = await self.made(who, asked)
            if found.spent:  # else nobody has looked at it
                self._keep(key, replace(found, spent=0.0))
        passed = clock() - began
        await asyncio.sleep(math.floor(passed / BEAT + 1) * BEAT - passed)
        return found

    async def made(self, who: Who, asked: Query) -> Conclusion:
        return await self.done(who, timed, asked) or Conclusion(too_long=True)

    async def done(self, who: Who, work: Callable[[Wanted], Made], wanted: Wanted) -> Made | None:
        """Anything else that is worked out there; none where it came to nothing."""
        return await self._booth.make(who, partial(self._aside.ask, work, wanted))

    def _keep(self, key: tuple[Who, Query], answer: Conclusion) -> None:
        self._found[key] = answer
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    def close(self) -> None:
        self._booth.close()
        self._aside.end()


async def studied(request: Request, asked: Query) -> Conclusion:
    """For whoever asks."""
    study: Study = request.app.state.study
    who = who_asks(request)
    answer = await study.answer(who, asked)
    charged(request, answer.spent)
    return answer


async def errand(request: Request, work: Callable[[Wanted], Costs | None], wanted: Wanted) -> Costs | None:
    """What is no secret comes as soon as it is found."""
    study: Study = request.app.state.study
    found = await study.done(who_asks(request), work, wanted)
    charged(request, found.spent if found else COURSE)
    return found


def charged(request: Request, spent: float) -> None:
    """What took long counts as several questions."""
    for _ in range(int(spent / HEAVY)):
        request.app.state.limits.note("deduce", who_asks(request))
