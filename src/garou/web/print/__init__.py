"""Pages to print: leaflets, cards, tokens."""
