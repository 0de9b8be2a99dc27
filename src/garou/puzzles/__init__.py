"""Puzzles: a table of claims, a rule of lying, a question, and exactly one answer."""
