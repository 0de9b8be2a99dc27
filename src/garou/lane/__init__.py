"""The array lane: whole games of one night, many at a time, from the very functions of the roles.

An extra: `pip install garou[lane]`. NumPy plays a million games at once, and is imported here; JAX compiles a program
for billions, and is imported by whoever asks for it.
"""

from __future__ import annotations

from garou.extras import part_of

with part_of("lane"):
    import numpy as np  # noqa: F401  # or say so now

from .coding import Coded, coded
from .playing import Replayed, replay
from .simulating import Census, Totals, simulate
from .table import NoArrayForm

__all__ = ["Census", "Coded", "NoArrayForm", "Replayed", "Totals", "coded", "replay", "simulate"]
