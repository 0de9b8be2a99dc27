"""What bots are called."""

BOTS = (
    "Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gil", "Hana", "Ines", "Jules", "Kofi", "Lena",
    "Milo", "Nour", "Otto", "Pia", "Quinn", "Rosa", "Sami", "Tess", "Ugo", "Vera", "Wim", "Zoé",
)  # fmt: skip
