"""The log on disk: what happened at each table, kept before anybody is told."""
