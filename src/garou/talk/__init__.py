"""What people and bots say about a game, as values: claims, remarks, and what was said when."""
