"""The lab: what a deck, or a rule, makes of a game, measured over thousands of games among minds."""
