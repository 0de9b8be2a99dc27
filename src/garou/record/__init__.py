"""The public game record: one game written down, read, written and judged. No file is opened here."""
