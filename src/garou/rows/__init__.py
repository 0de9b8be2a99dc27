"""Whole games as rows of data: record, claims, what each seat was told, what came of it. JSON lines need no extra."""
