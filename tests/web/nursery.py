"""A server that is born in a moment: a process that has read everything waits, and forks one when it is asked to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import serving
from serving import Server, get

# Whoever asks for a server gets the number of its process; whoever asks again waits for the end of the last one.
NURSE = """
import os, sys
import uvicorn, garou.web.app, garou.web.watch
for asked in sys.stdin:
    if child := os.fork():
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)
    else:
        break
else:
    sys.exit()
"""


class Nursed(Server):
    """Killed and started again many times a minute."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        words = ["serve", "--quiet", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(data)]
        before, _, after = serving.RUNNER.rpartition("main()")
        runner = f"{before}{NURSE}main(){after}"
        with self.log.open("ab") as log:
            self.nurse = subprocess.Popen(
                [sys.executable, "-c", runner, *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"LANG": "C.UTF-8"},
                text=True,
            )

    def start(self) -> Nursed:
        self._say("start")
        self.child = int(self.nurse.stdout.readline())
        for _ in range(2000):
            try:
                get(f"{self.address}/healthz")
            except OSError:
                time.sleep(0.01)
            else:
                return self
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self.nurse.stdout.readline() == "gone\n"

    def close(self) -> None:
        self.nurse.stdin.close()
        self.nurse.stdout.close()
        self.nurse.wait(20)

    def _say(self, word: str) -> None:
        self.nurse.stdin.write(f"{word}\n")
        self.nurse.stdin.flush()
