"""Rows of games as tables for those who study them: Parquet, polars and pandas.

    import garou.data

    seats = garou.data.read("games.parquet", "seats")

An extra: `pip install garou[data]`. What a row holds, and JSON lines, are in `garou.rows`, which is none.
"""

from __future__ import annotations

from garou.extras import part_of

with part_of("data"):
    import pandas as pd  # noqa: F401  # whether it is there
    import polars as pl  # noqa: F401  # the same
    import pyarrow as pa  # noqa: F401  # the same

from .files import games, writing
from .frames import TABLES, read

__all__ = ["TABLES", "games", "read", "writing"]
