"""A table's pages: coming in, the game, talk, the board, what was played."""
