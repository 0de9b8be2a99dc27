"""What waits to be written, as one transaction."""

from __future__ import annotations

from typing import Any

from garou.store.jobs import Job

from .statements import ADD, DELETE, INSERT, TURNS


async def in_one_commit(connection: Any, jobs: list[Job], loud: bool | None) -> None:
    """Nothing but new events, as nearly always, is one statement, and a transaction by itself.

    `loud` is nothing where nobody shares the tables; else nothing is added behind what others have deleted.
    """
    if any(job.before for job in jobs):
        async with connection.transaction():
            if loud is not None:
                await connection.fetch(TURNS, *_turns(jobs))
            for job in jobs:
                for sql, values in job.before:
                    await connection.execute(sql, *values)
                await _insert(connection, job.rows, loud)
    else:
        await _insert(connection, [row for job in jobs for row in job.rows], loud)


def _turns(jobs: list[Job]) -> tuple[list[str], list[bool]]:
    """Which logs are touched, and whether nobody else may be at them meanwhile."""
    erased = {values[0] for job in jobs for sql, values in job.before if sql == DELETE}
    touched = erased | {row[0] for job in jobs for row in job.rows}
    return [*touched], [room in erased for room in touched]


async def _insert(connection: Any, rows: list[tuple[Any, ...]], loud: bool | None) -> None:
    if rows and loud is None:
        await connection.fetch(INSERT, *columns(rows))
    elif rows:
        await connection.fetch(ADD, *columns(rows), loud)


def columns(rows: list[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*rows, strict=True)))
