"""Tournaments' pages."""
