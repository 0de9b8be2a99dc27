"""A league: named entrants play each other over the same deals, and are rated."""
