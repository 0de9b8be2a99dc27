"""Live tables: who sits where, whose turn it is, what the clock says. No web and no disk in here."""
