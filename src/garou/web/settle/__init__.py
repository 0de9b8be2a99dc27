"""Who has won? Pages for a game of real cards."""
