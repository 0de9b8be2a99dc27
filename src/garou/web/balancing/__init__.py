"""How balanced the cards of a lobby are: measured beside the tables, and shown to those who sit there."""
