"""Whole games among minds, by the thousand: played on the fast lane, and counted."""
