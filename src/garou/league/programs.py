"""Entrants that are told and answer in lines of JSON: a program, somebody behind a port, a language model's client."""

from __future__ import annotations

import json
import os
import select
import shlex
import socket
import subprocess
import time
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any, NoReturn

from garou.engine.values import Choice, Fact, Refusal
from garou.minds.hearing import Hearing
from garou.talk.claims import Claim, Said, claim_from

from .entrants import Challenger
from .outsiders import CRASHED, NONSENSE, SILENT, Failed, Out, Outsider

COMING = 60.0  # seconds that a client may take to come
LONGEST = 1 << 20  # bytes of one answer
MOST_CLAIMS = 3  # in one breath


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
        while (answer := self._answer(until)).get("id") != self._asked:
            if time.monotonic() > until:  # it talks on and on, and never of this
                raise Failed(SILENT)
        return answer

    def _answer(self, until: float) -> dict[str, Any]:
        while b"\n" not in self._heard:
            ready, _, _ = select.select([self._source()], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Failed(SILENT)
            found = os.read(self._source(), 65_536)
            self._heard += found
            if not found or len(self._heard) > LONGEST:
                self._again(CRASHED)
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
        except TimeoutError:  # half a line may be on its way: nothing can be said after that
            self._again(SILENT)
        except OSError:
            self._again(CRASHED)

    def _again(self, why: str) -> NoReturn:
        """It has gone, or does not listen: another one takes its place for the questions that follow."""
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
        raise Failed(why)


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
        os.set_blocking(self._sink(), False)

    def _send(self, data: bytes) -> None:
        """Who does not read is waited for no longer than who does not answer."""
        until = time.monotonic() + self.entrant.seconds
        while data:
            _, ready, _ = select.select([], [self._sink()], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise TimeoutError
            data = data[os.write(self._sink(), data) :]

    def _sink(self) -> int:
        return self.process.stdin.fileno() if self.process.stdin is not None else -1

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
