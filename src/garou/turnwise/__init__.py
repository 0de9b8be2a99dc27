"""Games one turn at a time, for programs: which table is laid, whose turn it is, and a number for each action."""
