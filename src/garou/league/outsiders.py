"""Entrants that are no minds of ours; here a function of observations.

Whoever fails to answer is written down and declines, or luck answers; who fails three times in a row is out.
"""

from __future__ import annotations

import importlib
import signal
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, NoReturn

from garou.engine.values import DECLINED, Choice
from garou.minds.hearing import Hearing
from garou.talk.claims import Claim

from .entrants import Challenger

PATIENCE = 3  # failures in a row, before somebody is out

CRASHED, SILENT, NONSENSE, ABSENT = "crashed", "silent", "nonsense", "absent"


class Failed(Exception):
    """No answer that can be taken."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Out(Exception):
    """Somebody has failed too often, or is not there: this game does not count, and no other is played."""

    def __init__(self, why: str = ABSENT) -> None:
        super().__init__(why)
        self.why = why


class Outsider:
    """One seat of one entrant."""

    def __init__(self, entrant: Challenger) -> None:
        self.entrant = entrant
        self.faults: Counter[str] = Counter()
        self._failures, self.out = 0, False

    def begin(self, told: Mapping[str, Any]) -> None:
        """Another game."""

    @abstractmethod
    def chosen(self, hearing: Hearing, luck: Random) -> Choice: ...

    @abstractmethod
    def spoken(self, hearing: Hearing, luck: Random) -> tuple[Claim, ...]: ...

    def close(self) -> None:
        """Nobody plays any more."""

    def answer(self, hearing: Hearing, luck: Random) -> Choice:
        options = hearing.view.questions[0].options
        otherwise = DECLINED if DECLINED in options else luck.choice(options)
        found: Choice = self._tried(self.chosen, hearing, luck, otherwise)
        return found

    def speak(self, hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
        found: tuple[Claim, ...] = self._tried(self.spoken, hearing, luck, ())
        return found

    def _tried(self, deed: Callable[[Hearing, Random], Any], hearing: Hearing, luck: Random, otherwise: Any) -> Any:
        try:
            found = deed(hearing, luck)
        except Failed as failed:
            self.faults[failed.why] += 1
            self._failures += 1
            if self._failures >= PATIENCE:
                self.out = True
                raise Out from None
            return otherwise
        self._failures = 0
        return found


# --- A function of observations -------------------------------------------------------------------


class Policy(Outsider):
    """An agent for the environments: it is handed an observation and luck, and answers with the number of an action."""

    def __init__(self, entrant: Challenger, table: Any, talks: int) -> None:
        super().__init__(entrant)
        from garou.environments.watching import Eyes  # noqa: PLC0415  # an extra that may be missing
        from garou.turnwise.numbering import Numbering  # noqa: PLC0415  # wanted with it

        self.numbering = Numbering(table, talk=talks > 0)
        self.eyes = Eyes(table, talks, len(self.numbering))
        module, _, name = entrant.what[0].partition(":")
        try:
            self.policy = getattr(importlib.import_module(module), name)
        except (Exception, SystemExit):  # noqa: BLE001  # whatever somebody else's module does when it is imported
            raise Out(CRASHED) from None

    def chosen(self, hearing: Hearing, luck: Random) -> Choice:
        options = self.numbering.numbered(hearing.view.questions[0])
        return options[self._acted(hearing, options, luck)]

    def spoken(self, hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
        sayable = self.numbering.sayable_by(hearing.common, hearing.seat)
        return sayable[self._acted(hearing, sayable, luck)]

    def _acted(self, hearing: Hearing, legal: Mapping[int, Any], luck: Random) -> int:
        seen = self.eyes.observation(hearing, legal)
        try:
            with within(self.entrant.seconds):
                action = int(self.policy(seen, Random(luck.getrandbits(64))))
        except TimeoutError:
            raise Failed(SILENT) from None
        except (Exception, SystemExit):  # noqa: BLE001  # whatever somebody else's code does
            raise Failed(CRASHED) from None
        if action not in legal:
            raise Failed(NONSENSE)
        return action


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Where the system can interrupt it, what takes longer is stopped."""

    def late(*_: Any) -> NoReturn:
        raise TimeoutError

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
