"""A finished game looked at again: frame by frame, and as it might have gone."""
