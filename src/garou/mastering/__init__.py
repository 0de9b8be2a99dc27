"""A game of real cards that a person leads: what is to be said, what to enter, and taking it back."""
