"""Running the real command, as a shell would."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

GAROU = Path(sys.executable).with_name("garou")
HERE = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}  # the house that is being tried
ENGLISH = {"PATH": os.defpath, "LC_ALL": "en_US.UTF-8", **HERE}


@dataclass(frozen=True)
class Done:
    """What came of it."""

    status: int
    out: list[str]
    err: list[str]


def garou(*words: str | bytes | Path, stdin: bytes = b"", cwd: Path | None = None, **environment: str) -> Done:
    """One call, in English unless the environment says otherwise. A traceback is never right."""
    return _run([GAROU, *words], stdin, cwd, environment)


def garou_after(preparing: str, *words: str | Path) -> Done:
    """The same in a world that this program has changed first."""
    return _run([sys.executable, "-c", f"{preparing}\nfrom garou.cli import main\nmain()", *words])


# Root may read and write whatever it likes: without that it heeds the rights of files as everybody does.
HUMBLE = """
import ctypes
for capability in (1, 2):  # to pass over the rights of files, and over those of folders
    ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # dropped for good by whatever is started from here
import os, sys
os.execv(sys.argv[1], sys.argv[1:])
"""


def garou_of_anybody(*words: str | Path) -> Done:
    """Run by somebody who may not do everything."""
    return _run([sys.executable, "-c", HUMBLE, GAROU, *words])


def _run(call: list, stdin: bytes = b"", cwd: Path | None = None, environment: dict[str, str] | None = None) -> Done:
    env = ENGLISH | (environment or {})
    done = subprocess.run(call, input=stdin, cwd=cwd, env=env, capture_output=True, timeout=120, check=False)
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in out + err, err
    assert "Error" not in err, err
    return Done(done.returncode, out.splitlines(), err.splitlines())
