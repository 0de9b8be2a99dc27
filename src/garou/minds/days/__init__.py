"""Minds where night follows day until a camp has won: cards stay where they are, and votes are remembered."""
