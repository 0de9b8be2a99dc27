"""Games of real cards: who has won by how they lie, and a whole game that a person leads."""
