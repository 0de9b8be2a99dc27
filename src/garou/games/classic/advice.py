"""How many wolves a village of some size bears."""


def wolves_for(players: int) -> int:
    """About one in four, and never none."""
    return max(1, round(players / 4))
