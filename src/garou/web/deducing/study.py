"""Where readers have worlds counted: beside the tables, one after the other, with a line before the door.

An answer comes at a quarter of a second, whenever it was found: how long it took tells nobody what others have asked
before. Whoever asks again what they have asked already is given the same answer, and nobody else is.
"""

from __future__ import annotations

import asyncio
import math
import subprocess
import sys
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from socket import socketpair

from fastapi import Request

from garou.web.booth import Booth
from garou.web.counting import who_asks
from garou.web.limits import Who

from .questions import Conclusion, Query

BEAT = 0.25  # seconds
LINE, EACH = 48, 2  # who may wait, and how often one seat or address may
PATIENCE = 30.0  # seconds by the clock, after which whatever goes on in there is ended
KEPT = 1_024  # answers
HEAVY = 0.25  # seconds of the processor's time that count as one question more


class Aside:
    """The process in which they are counted: begun by the first question, and again where it has gone."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None

    def ask(self, asked: Query) -> Conclusion:
        line = self._line or self._begin()
        try:
            line.send(asked)
            if line.poll(PATIENCE):
                answer: Conclusion = line.recv()
                return answer
        except (EOFError, OSError):
            pass
        self.end()
        return Conclusion(too_long=True)

    def _begin(self) -> Connection:
        here, there = socketpair()
        with there:
            command = [sys.executable, "-m", "garou.web.deducing.aside", str(there.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[there.fileno()], start_new_session=True)  # noqa: S603  # ourselves
        self._line = Connection(here.detach())
        return self._line

    def end(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = self._line = None


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
            self._keep(key, replace(found, spent=0.0))
        passed = clock() - began
        await asyncio.sleep(math.floor(passed / BEAT + 1) * BEAT - passed)
        return found

    async def made(self, who: Who, asked: Query) -> Conclusion:
        return await self._booth.make(who, partial(self._aside.ask, asked))

    def _keep(self, key: tuple[Who, Query], answer: Conclusion) -> None:
        self._found[key] = answer
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    def close(self) -> None:
        self._booth.close()
        self._aside.end()


async def studied(request: Request, asked: Query) -> Conclusion:
    """For whoever asks; what takes long counts as several questions."""
    study: Study = request.app.state.study
    who = who_asks(request)
    answer = await study.answer(who, asked)
    for _ in range(int(answer.spent / HEAVY)):
        request.app.state.limits.note("deduce", who)
    return answer
