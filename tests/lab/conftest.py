"""A real cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from distributed import Client

from garou.lab import machines
from nursery import Born, Nurse

LONG = 100  # seconds: on a machine that has much else to do

# To read all that a scheduler is made of takes longer than what it does here.
READING = """
import runpy
import distributed.cli.dask_scheduler, distributed.cli.dask_worker
import garou.lab.comparing, garou.lab.machines, garou.lab.sweeping
"""
BEING = "runpy.run_module('distributed.cli.{}', run_name='__main__', alter_sys=True)"


@dataclass
class Cluster:
    """Its address, and its processes."""

    address: str
    scheduler: Born
    workers: list[Born]


@pytest.fixture
def patient(monkeypatch):
    """With a machine that has much else to do."""
    monkeypatch.setattr(machines, "PATIENCE", float(LONG))


@pytest.fixture(scope="module")
def cluster(tmp_path_factory) -> Iterator[Cluster]:
    """One for all tests of a file: whoever kills a worker leaves the other to those that follow."""
    folder, nurse = tmp_path_factory.mktemp("cluster"), Nurse(READING)
    begun: list[Born] = []

    def begin(module: str, *args: str) -> Born:
        words = [*args, "--host", "127.0.0.1", "--no-dashboard"]
        silent = [Path(os.devnull)] * 3
        begun.append(nurse.bear(words, silent, cwd=folder, env=dict(os.environ), first=BEING.format(module)))
        return begun[-1]

    try:
        scheduler = begin("dask_scheduler", "--port", "0", "--scheduler-file", str(folder / "scheduler"))
        address = _address(folder / "scheduler", scheduler)
        workers = [begin("dask_worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
        with Client(address, timeout=LONG, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=LONG)
        yield Cluster(address, scheduler, workers)
    finally:
        for process in begun:
            process.kill()
            process.wait()
        nurse.close()


def _address(file: Path, scheduler: Born) -> str:
    """As soon as it has written all of it down."""
    while scheduler.poll() is None:
        try:
            return json.loads(file.read_text())["address"]
        except (OSError, ValueError):
            time.sleep(0.02)
    raise RuntimeError("the scheduler has ended")
