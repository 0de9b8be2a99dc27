"""What the minds are called, for whoever only names them: to think takes a good deal more."""

from __future__ import annotations

RANDOM, HONEST, SLY, SAGE, LEARNED = "random", "honest", "sly", "sage", "learned"
USUAL = SAGE
KNOWN = (RANDOM, HONEST, SLY, SAGE, LEARNED)
