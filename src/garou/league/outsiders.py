"""Entrants that are no minds of ours: a function of observations, a program, or somebody behind a port.

Whoever fails to answer is written down and declines, or luck answers; who fails three times in a row is out.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import shlex
import signal
import socket
import subprocess
import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, NoReturn

from garou.engine.values import DECLINED, Choice, Fact, Refusal
from garou.minds.hearing import Hearing
from garou.talk.claims import Claim, Said, claim_from

from .entrants import Challenger

PATIENCE = 3  # failures in a row, before somebody is out
COMING = 60.0  # seconds that a client may take to come
LONGEST = 1 << 20  # bytes of one answer
MOST_CLAIMS = 3  # in one breath

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


# --- A program that is told and answers in lines of JSON ------------------------------------------------


class InLines(Outsider):
    """Whoever is told in lines of JSON what its seat knows, and answers in one."""

    def __init__(self, entrant: Challenger) -> None:
        super().__init__(entrant)
        self._asked, self._heard, self._begun = 0, b"", dict[str, Any]()
        self._open()

    @abstractmethod
    def _open(self) -> None: ...

    @abstractmethod
    def _send(self, data: bytes) -> None: ...

    @abstractmethod
    def _source(self) -> int:
        """The file that answers come from."""

    def begin(self, told: Mapping[str, Any]) -> None:
        self._begun = {"do": "begin", **told}
        with suppress(Failed):
            self._tell(self._begun)

    def chosen(self, hearing: Hearing, luck: Random) -> Choice:
        question = hearing.view.questions[0]
        asked = {"call": question.call, "topic": question.topic, "options": [[*one] for one in question.options]}
        number = self._ask({"do": "choose", **asked, **known(hearing)}).get("choose")
        if type(number) is not int or not 0 <= number < len(question.options):
            raise Failed(NONSENSE)
        return question.options[number]

    def spoken(self, hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
        told = self._ask({"do": "speak", **known(hearing)}).get("claims", [])
        try:
            return tuple(claim_from(one[0], one[1:], hearing.common, hearing.seat) for one in told[:MOST_CLAIMS])
        except (Refusal, TypeError, KeyError, IndexError):
            raise Failed(NONSENSE) from None

    def _ask(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Answers carry the number of their question: what comes too late is passed over."""
        self._asked += 1
        self._tell({"id": self._asked, **message})
        until = time.monotonic() + self.entrant.seconds
        while True:
            answer = self._answer(until)
            if answer.get("id") == self._asked:
                return answer

    def _answer(self, until: float) -> dict[str, Any]:
        while b"\n" not in self._heard:
            ready, _, _ = select.select([self._source()], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Failed(SILENT)
            found = os.read(self._source(), 65_536)
            self._heard += found
            if not found or len(self._heard) > LONGEST:
                self._again()
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Failed(NONSENSE) from None
        if not isinstance(answer, dict):
            raise Failed(NONSENSE)
        return answer

    def _tell(self, message: Mapping[str, Any]) -> None:
        try:
            self._send(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except OSError:
            self._again()

    def _again(self) -> NoReturn:
        """It has gone: another one takes its place for the questions that follow."""
        self.close()
        self._heard = b""
        try:
            self._open()
        except Out:
            self.out = True
            self.faults[CRASHED] += 1
            raise
        with suppress(OSError):
            self._send(json.dumps(self._begun).encode() + b"\n")
        raise Failed(CRASHED)


class OwnProcess(InLines):
    """A process of its own, on standard input and output; what it writes to standard error is its own affair."""

    def _open(self) -> None:
        what = self.entrant.what
        command = shlex.split(what[0]) if len(what) == 1 else [*what]
        try:
            self.process = subprocess.Popen(  # noqa: S603  # whoever writes the file says what runs
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        except OSError:
            raise Out from None

    def _send(self, data: bytes) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(data)

    def _source(self) -> int:
        return self.process.stdout.fileno() if self.process.stdout is not None else -1

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


class Port(InLines):
    """Somebody who listens at an address: one line for each seat."""

    def _open(self) -> None:
        host, _, port = self.entrant.what[0].rpartition(":")
        try:
            self.line = socket.create_connection((host, int(port)), self.entrant.seconds)
        except (OSError, ValueError):
            raise Out from None

    def _send(self, data: bytes) -> None:
        self.line.sendall(data)

    def _source(self) -> int:
        return self.line.fileno()

    def close(self) -> None:
        self.line.close()


class ModelClient(Port):
    """A client of the Model Context Protocol: it is started, and the server that it starts comes to our door."""

    def _open(self) -> None:
        what = self.entrant.what
        command = shlex.split(what[0]) if len(what) == 1 else [*what]
        with socket.create_server(("127.0.0.1", 0)) as door:
            where = f"127.0.0.1:{door.getsockname()[1]}"
            try:
                self.process = subprocess.Popen(  # noqa: S603  # whoever writes the file says what runs
                    [part.replace("{seat}", where) for part in command],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            except OSError:
                raise Out from None
            self.line = self._come(door)

    def _come(self, door: socket.socket) -> socket.socket:
        door.settimeout(max(self.entrant.seconds, COMING))
        try:
            line, _ = door.accept()
        except TimeoutError:
            self._end()
            raise Out from None
        line.settimeout(self.entrant.seconds)
        return line

    def _end(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        super().close()
        self._end()


def known(hearing: Hearing) -> dict[str, Any]:
    """All that a seat may go by: its facts, and everything that was claimed."""
    return {
        "day": hearing.day,
        "facts": [_fact(fact) for fact in hearing.view.facts],
        "claims": [_said(said) for said in hearing.said],
    }


def _fact(fact: Fact) -> dict[str, Any]:
    return {"name": fact.name, **{key.rstrip("_"): value for key, value in fact.data}}


def _said(said: Said) -> dict[str, Any]:
    return {"seat": said.seat, "day": said.day, **said.claim.to_json()}
