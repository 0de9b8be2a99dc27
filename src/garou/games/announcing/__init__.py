"""How a night over real cards is announced: calls and lines, before they have words. Each game has its own plan."""
