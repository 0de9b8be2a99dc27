"""What a mind has learned from games by the million: a table of what to do, and how what was told is weighed."""
