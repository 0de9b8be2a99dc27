"""Of many dear cases of one promise `make test` runs some, spread over all of them, and `make deep` every one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from hypothesis import settings


def leaving_out(usually: Any, deep: Any) -> Any:
    """How much is done, or every how many-th thing: where everything is done often, `make test` does some of it."""
    return deep if settings.get_current_profile_name() == "deep" else usually


def sliced(cases: Iterable[Any], most: int = 1, *, first: int = 0, several: bool = False) -> list[Any]:
    """These for `parametrize`: `most` of them, from the `first` on, are run each time, and the rest are deep.

    Where there are `several` arguments, each case is a tuple of them.
    """
    every = list(cases)
    kept = {(first + place * len(every) // most) % len(every) for place in range(most)}
    return [_case(case if several else (case,), deep=place not in kept) for place, case in enumerate(every)]


def crossed(*axes: Iterable[Any]) -> list[Any]:
    """Everything with everything: each value is met each time, but not with every other."""
    lists = [list(axis) for axis in axes]
    met = {tuple(turn % len(values) for values in lists) for turn in range(max(map(len, lists)))}
    return [
        _case((values[at] for values, at in zip(lists, places, strict=True)), deep=places not in met)
        for places in product(*(range(len(values)) for values in lists))
    ]


def _case(values: Iterable[Any], *, deep: bool) -> Any:
    return pytest.param(*values, marks=[pytest.mark.deep] if deep else [])
