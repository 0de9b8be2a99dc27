"""A seat at a real table for a language model: the Model Context Protocol on one side, the table's API on the other.

An extra: `pip install garou[mcp]`. All that any tool can answer is what the API tells the seat's own token.
"""

from __future__ import annotations

from garou.extras import part_of

with part_of("mcp"):
    import mcp as mcp

from .entrant import in_league
from .tools import served

__all__ = ["in_league", "served"]
