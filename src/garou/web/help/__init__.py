"""Help where it is needed."""
