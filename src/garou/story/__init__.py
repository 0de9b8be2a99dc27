"""A game told when it is over: its chapters, its lines, the way of every card, and as it might have gone."""
