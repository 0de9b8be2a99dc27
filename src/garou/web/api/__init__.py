"""The same tables for programs."""
