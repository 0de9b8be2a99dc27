"""A real cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from distributed import Client

from garou.lab import machines

LONG = 100  # seconds: on a machine that has much else to do


@dataclass
class Cluster:
    """Its address, and its processes."""

    address: str
    scheduler: subprocess.Popen
    workers: list[subprocess.Popen]


@pytest.fixture
def cluster(tmp_path, monkeypatch) -> Iterator[Cluster]:
    monkeypatch.setattr(machines, "PATIENCE", float(LONG))
    begun: list[subprocess.Popen] = []

    def begin(module: str, *args: str | Path) -> subprocess.Popen:
        command = [sys.executable, "-m", f"distributed.cli.{module}", *args, "--host", "127.0.0.1", "--no-dashboard"]
        begun.append(subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        return begun[-1]

    try:
        scheduler = begin("dask_scheduler", "--port", "0", "--scheduler-file", tmp_path / "scheduler")
        address = _address(tmp_path / "scheduler", scheduler)
        workers = [begin("dask_worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
        with Client(address, timeout=LONG, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=LONG)
        yield Cluster(address, scheduler, workers)
    finally:
        for process in begun:
            process.kill()
            process.wait()


def _address(file: Path, scheduler: subprocess.Popen) -> str:
    """As soon as it has written all of it down."""
    while scheduler.poll() is None:
        try:
            return json.loads(file.read_text())["address"]
        except (OSError, ValueError):
            time.sleep(0.02)
    raise RuntimeError("the scheduler has ended")
