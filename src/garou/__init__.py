"""Garou: the werewolf family of games."""

__version__ = "0.1.0"  # the one place: the package, the command and the changelog's tags follow it
