"""A finished game looked at again: film, picture, what if."""
