"""Running the real command, as a shell would."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

GAROU = Path(sys.executable).with_name("garou")
ENGLISH = {"PATH": os.defpath, "LC_ALL": "en_US.UTF-8"}


@dataclass(frozen=True)
class Done:
    """What came of it."""

    status: int
    out: list[str]
    err: list[str]


def garou(*words: str | bytes | Path, stdin: bytes = b"", cwd: Path | None = None, **environment: str) -> Done:
    """One call, in English unless the environment says otherwise. A traceback is never right."""
    done = subprocess.run(
        [GAROU, *words], input=stdin, cwd=cwd, env=ENGLISH | environment, capture_output=True, timeout=120, check=False
    )
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in out + err
    assert "Error" not in err, err
    return Done(done.returncode, out.splitlines(), err.splitlines())
