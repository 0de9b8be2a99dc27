"""Everything that can happen at a table, and what it changes."""
