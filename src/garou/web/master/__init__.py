"""The game master's pages: a whole game over real cards."""
