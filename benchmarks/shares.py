"""A fixed share of a core for a process: what it does with that says what it costs, however many cores there are.

Root only, on Linux: a control group of the processor's time for each process, as containers have them.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

PERIOD = 10_000  # microseconds: whoever has used up its share waits for the rest of these
GROUPS = Path("/sys/fs/cgroup")
OLD = GROUPS / "cpu"  # the first version has a tree of its own for the processor


def can_be_held() -> bool:
    return os.access(OLD if OLD.is_dir() else GROUPS / "cgroup.subtree_control", os.W_OK) and os.geteuid() == 0


@contextlib.contextmanager
def held(processes: Sequence[int], share: float) -> Iterator[None]:
    """Each of them by itself gets that much of a core and no more."""
    with contextlib.ExitStack() as ending:
        for process in processes:
            ending.enter_context(_group(process, round(PERIOD * share)))
        yield


@contextlib.contextmanager
def _group(process: int, quota: int) -> Iterator[None]:
    root = OLD if OLD.is_dir() else GROUPS
    group = root / f"garou-bench-{process}"
    group.mkdir()
    try:
        if OLD.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD), "utf-8")
            (group / "cpu.cfs_quota_us").write_text(str(quota), "utf-8")
        else:
            (GROUPS / "cgroup.subtree_control").write_text("+cpu", "utf-8")
            (group / "cpu.max").write_text(f"{quota} {PERIOD}", "utf-8")
        (group / "cgroup.procs").write_text(str(process), "utf-8")
        yield
    finally:
        with contextlib.suppress(OSError):  # it has ended already
            (root / "cgroup.procs").write_text(str(process), "utf-8")
        group.rmdir()
