"""What follows from a seat's own night and from claims: the panel at a table, and chances over a game that is over."""
