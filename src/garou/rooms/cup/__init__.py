"""Tournaments over several tables, live."""
