"""A night as somebody tells it, in one number: the card, up to two cards seen, and one move.

From the lowest bit, four each: the card and one; where a card was seen and one, which; the same once more; the two
places that were exchanged, each and one. Nought is who says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from garou.engine.values import Slot
from garou.talk.claims import SAW, SWAPPED, TOOK, Claim, saw, swapped, took, was
from garou.talk.stories import claimed_card

from .decks import NumberedDeck
from .figures import Number

FIRST, SECOND, MOVE = 4, 12, 20
NIBBLE = 15


def telling(card: Number, look: Number = 0, other: Number = 0, move: Number = 0) -> Number:
    return card + 1 | look << FIRST | other << SECOND | move << MOVE


def look(place: Number, card: Number) -> Number:
    """A card that was seen."""
    return place + 1 | card << 4


def move(one: Number, other: Number) -> Number:
    """Two places whose cards were exchanged."""
    return one + 1 | (other + 1) << 4


def card_of(told: Number) -> Number:
    """And one: nought where nothing is said."""
    return told & NIBBLE


def looks_of(told: Number) -> tuple[tuple[Number, Number], tuple[Number, Number]]:
    """Of each: the place and one, or nought; the card."""
    return (
        (told >> FIRST & NIBBLE, told >> FIRST + 4 & NIBBLE),
        (told >> SECOND & NIBBLE, told >> SECOND + 4 & NIBBLE),
    )


def move_of(told: Number) -> tuple[Number, Number]:
    """Both places and one, or twice nought."""
    return told >> MOVE & NIBBLE, told >> MOVE + 4 & NIBBLE


# --- From claims and back ---------------------------------------------------------------------------


def of_claims(claims: Sequence[Claim], seat: int, deck: NumberedDeck, at: Sequence[int]) -> int:
    """What somebody's claims come to, with its places as `at` numbers them; what has no room is left out."""
    card = claimed_card(claims)
    if card is None:
        return 0
    seen = [one for one in claims if one.roles and one.kind in (SAW, TOOK) and seat not in one.places]
    looks = [look(at[one.places[0]], deck.code(one.roles[0])) for one in seen[:2]]
    moves = [
        move(at[one.places[0] if one.kind == SWAPPED else seat], at[one.places[-1]])
        for one in claims
        if one.kind in (SWAPPED, TOOK)
    ]
    return int(telling(deck.code(card), *[*looks, 0, 0][:2], *moves[:1]))


def as_claims(told: int, seat: int, deck: NumberedDeck, places: Sequence[Slot]) -> tuple[Claim, ...]:
    """Back again: by number, which place is meant."""
    this, that = (places[end - 1] for end in move_of(told)) if move_of(told)[0] else (None, None)
    looks = [(places[at - 1], deck.names[card]) for at, card in looks_of(told) if at]
    first = was(deck.names[card_of(told) - 1])
    if this is None or that is None:
        return (first, *[saw(*one) for one in looks])
    if seat not in (this, that):
        return (first, *[saw(*one) for one in looks], swapped(*sorted((this, that))))
    other = that if this == seat else this
    return (first, took(other, looks[0][1] if looks else None))
