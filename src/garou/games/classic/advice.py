"""How many wolves a village of some size bears."""

FEWEST = 2  # in the smallest village of the book


def wolves_for(players: int) -> int:
    """About one in four, and never fewer than the book's smallest village has."""
    return max(FEWEST, round(players / 4))
