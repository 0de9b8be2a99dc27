"""Puzzles: the shelf, one a day, a page to solve each, and one to make them."""
