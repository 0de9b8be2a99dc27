"""Small tables solved: every history as arrays, CFR+ over them, and the same games for OpenSpiel.

An extra: `pip install garou[openspiel]`. `garou.solving.spiel` is what OpenSpiel loads; the rest needs NumPy alone.
"""

from __future__ import annotations

from garou.extras import part_of

with part_of("openspiel"):
    import numpy as np  # noqa: F401  # whether it is there

from .arrays import Tree, grown
from .histories import Histories, histories
from .plus import Plus
from .responses import nash_conv, uniform, values

__all__ = ["Histories", "Plus", "Tree", "grown", "histories", "nash_conv", "uniform", "values"]
