"""Processes that are born in a moment: one that has read the program waits, and forks another for each call."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

HERE = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}  # the house that is being tried

# Whoever asks for a process gets its number; when it has ended, its status lies in a file of that name.
NURSE = """
import atexit, gc, json, os, signal, sys, threading
{reading}
gc.freeze()


def reap(*_):
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not child:
            return
        with open(os.path.join(sys.argv[1], f"{{child}}.new"), "w") as file:
            file.write(str(os.waitstatus_to_exitcode(status)))
        os.replace(file.name, file.name.removesuffix(".new"))


signal.signal(signal.SIGCHLD, reap)
for asked in sys.stdin:
    if child := os.fork():
        print(child, flush=True)
    else:
        break
else:
    sys.exit()
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
call = json.loads(asked)
os.chdir(call["cwd"])
os.environ.clear()
os.environ.update(call["env"])
for number, path in enumerate(call["streams"]):
    os.dup2(os.open(path, os.O_RDWR | os.O_APPEND), number)
sys.stdin, sys.stdout, sys.stderr = (open(number, "w" if number else "r") for number in range(3))
sys.argv = ["garou", *call["words"]]
exec(call["first"])
try:
    garou.cli.main()
except SystemExit as end:
    if not isinstance(end.code, int | None):
        raise
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(end.code or 0)  # to give back all that was read, piece by piece, takes longer than most calls
"""

READING = """
import pkgutil
import garou.cli, garou.texts, garou.web.app, garou.web.hosts, garou.web.logs, garou.web.patience, garou.web.watch
from garou.web import assets
from garou.web.render import templates
for one in pkgutil.iter_modules(garou.cli.__path__, "garou.cli."):
    __import__(one.name)
garou.texts.prepare()
for name in templates.list_templates():
    templates.get_template(name)
assets.version()
"""


@dataclass
class Born:
    """A process somebody else has started, handled like one's own."""

    pid: int
    _status: Path
    returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            with contextlib.suppress(FileNotFoundError):
                self.returncode = int(self._status.read_text())
                self._status.unlink()
        return self.returncode

    def wait(self, timeout: float = 120) -> int:
        until = time.monotonic() + timeout
        with contextlib.suppress(ProcessLookupError):
            ended = os.pidfd_open(self.pid)
            try:
                select.select([ended], [], [], timeout)
            finally:
                os.close(ended)
        while self.poll() is None:  # the nurse is about to write it down
            if time.monotonic() > until:
                raise TimeoutError(f"process {self.pid} has not ended")
            time.sleep(0.001)
        return self.poll()

    def send_signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nurse:
    """Has read the whole program, with the words, the pages and what they look like."""

    def __init__(self, reading: str = READING) -> None:
        self._ended = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSE.format(reading=reading), self._ended.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8", **HERE},
            text=True,
        )

    def bear(self, words: list[str], streams: list[Path], *, cwd: Path, env: dict[str, str], first: str = "") -> Born:
        """What `garou` with these words is, once it has done `first`; it reads and writes these three files."""
        files = [str(path) for path in streams]
        call = {"words": words, "cwd": str(cwd), "env": env, "streams": files, "first": first}
        self._process.stdin.write(json.dumps(call) + "\n")
        self._process.stdin.flush()
        number = int(self._process.stdout.readline())
        return Born(number, Path(self._ended.name, str(number)))

    def close(self) -> None:
        """Whoever was born lives on; nobody will know how they end."""
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._ended.cleanup()


ALL: list[Nurse] = []


def nurse() -> Nurse:
    """One for all tests of a process."""
    if not ALL:
        ALL.append(Nurse())
    return ALL[0]


def send_home() -> None:
    while ALL:
        ALL.pop().close()
