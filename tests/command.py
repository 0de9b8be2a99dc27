"""Running the real command, as a shell would."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from nursery import HERE, nurse

GAROU = Path(sys.executable).with_name("garou")
ENGLISH = {"PATH": os.defpath, "LC_ALL": "en_US.UTF-8", **HERE}


@dataclass(frozen=True)
class Done:
    """What came of it."""

    status: int
    out: list[str]
    err: list[str]


def garou(*words: str | bytes | Path, stdin: bytes = b"", cwd: Path | None = None, **environment: str) -> Done:
    """One call, in English unless the environment says otherwise. A traceback is never right."""
    if any(name.startswith("PYTHON") for name in environment):  # which is read when a process starts, and never again
        return _run([GAROU, *words], stdin, cwd, environment)
    return _born([os.fsdecode(word) for word in words], stdin, cwd or Path.cwd(), ENGLISH | environment)


def garou_after(preparing: str, *words: str | Path) -> Done:
    """The same in a world that this program has changed first."""
    return _born([os.fsdecode(word) for word in words], b"", Path.cwd(), ENGLISH, first=preparing)


# Root may read and write whatever it likes: without that it heeds the rights of files as everybody does.
HUMBLE = """
import ctypes
system, asked, rights = ctypes.CDLL(None), (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
assert system.capget(asked, rights) == 0
rights[0] &= ~0b111  # to own what is another's, to pass over the rights of files, and over those of folders
rights[1] &= ~0b111
assert system.capset(asked, rights) == 0
"""


def garou_of_anybody(*words: str | Path) -> Done:
    """Run by somebody who may not do everything."""
    return garou_after(HUMBLE, *words)


def _born(words: list[str], stdin: bytes, cwd: Path, env: dict[str, str], first: str = "") -> Done:
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        for path, content in zip(streams, (stdin, b"", b""), strict=True):
            path.write_bytes(content)
        status = nurse().bear(words, streams, cwd=cwd, env=env, first=first).wait()
        return _done(status, *(path.read_bytes() for path in streams[1:]))


def _run(call: list, stdin: bytes = b"", cwd: Path | None = None, environment: dict[str, str] | None = None) -> Done:
    env = ENGLISH | (environment or {})
    done = subprocess.run(call, input=stdin, cwd=cwd, env=env, capture_output=True, timeout=120, check=False)
    return _done(done.returncode, done.stdout, done.stderr)


def _done(status: int, written: bytes, complained: bytes) -> Done:
    out, err = written.decode("utf-8"), complained.decode("utf-8")
    assert "Traceback" not in out + err, err
    assert "Error" not in err, err
    return Done(status, out.splitlines(), err.splitlines())
