"""A deed is tried again where another worker was faster: on the table as it stands then."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from garou.store.values import NotKept

TRIES = 20  # each time somebody else has done something: a table at which that goes on and on is being flooded

P = ParamSpec("P")
Done = TypeVar("Done")


class Overtaken(NotKept):
    """Another worker has written first: nothing has happened, and the table is as it was left there."""


def tried_again(deed: Callable[P, Awaitable[Done]]) -> Callable[P, Awaitable[Done]]:
    """Decided anew each time: what can no longer be done is refused."""

    @functools.wraps(deed)
    async def trying(*args: P.args, **kwargs: P.kwargs) -> Done:
        for _ in range(TRIES):
            try:
                return await deed(*args, **kwargs)
            except Overtaken:
                continue
        return await deed(*args, **kwargs)

    return trying
