"""Exact deduction: every deal and every night that fits what is known and what is believed, counted at once."""
