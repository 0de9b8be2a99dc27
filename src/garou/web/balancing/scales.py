"""Where the decks of lobbies are measured: by the deck alone, so the figures are the same at every table."""

from __future__ import annotations

from garou.web.aside import Aside
from garou.web.slices import Slices, SliceWork

from .weighing import Bit, LobbyDeck, Weight, over, weighed

DeckScales = Slices[LobbyDeck, Weight]

WORK: SliceWork[LobbyDeck, Weight] = SliceWork(
    nothing=Weight,
    over=over,
    next=lambda laid, found: Bit(laid, found.found.games, found.mornings, luck=not found.drawn),
    slice=weighed,
    stuck=lambda: Weight(stuck=True),
)


def deck_scales(aside: Aside | None = None) -> DeckScales:
    return Slices(aside or Aside("garou.web.balancing.weighing"), WORK, "garou-scales")
