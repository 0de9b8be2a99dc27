"""Cards in words: every bit of a card's code is a plane, one bit for each place, and planes lie side by side.

Thirteen cards of four bits are two words. To exchange two cards treats all planes of a word at once and never asks in
which word a place lies; who holds a card is an AND of planes, and gives all seats in one mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import and_, or_

from .arrays import WORD, Number, Truth, mask, u32

Planes = tuple[Number, ...]  # several planes to a word


@dataclass(frozen=True)
class Rack:
    """So many places for cards, and so many bits to tell one card from another."""

    places: int
    bits: int

    @cached_property
    def planes(self) -> int:
        """How many lie in one word."""
        return WORD // self.places

    @cached_property
    def words(self) -> int:
        return -(-self.bits // self.planes)

    @cached_property
    def comb(self) -> int:
        """The first bit of every plane of a word."""
        return sum(1 << plane * self.places for plane in range(min(self.planes, self.bits)))

    def spot(self, bit: int) -> tuple[int, int]:
        """In which word the plane of that bit lies, and how far up."""
        return bit // self.planes, bit % self.planes * self.places

    def lay(self, codes: Sequence[Number]) -> Planes:
        """A code at every place."""
        words: list[Number] = [0] * self.words
        for place, code in enumerate(codes):
            for bit in range(self.bits):
                word, up = self.spot(bit)
                words[word] = words[word] | (code >> bit & 1) << up + place
        return tuple(words)

    def swap(self, cards: Planes, a: Number, b: Number, when: Truth = True) -> Planes:
        """Exchange the cards of two places, in those games where it is so."""
        teeth = mask(when, u32(self.comb))
        differ = [((word >> a) ^ (word >> b)) & teeth for word in cards]
        return tuple(word ^ (x << a) ^ (x << b) for word, x in zip(cards, differ, strict=True))

    def flip(self, cards: Planes, place: Number, code: int, other: int, when: Truth) -> Planes:
        """Turn the card with one code into that with the other, where it lies."""
        change = self.lay([code ^ other])
        return tuple(word ^ mask(when, u32(x) << place) for word, x in zip(cards, change, strict=True))

    def put(self, cards: Planes, place: Number, code: int, when: Truth) -> Planes:
        """That code at this place, whatever lay there."""
        teeth = self.lay([(1 << self.bits) - 1])
        kept = [word & ~mask(when, u32(x) << place) for word, x in zip(cards, teeth, strict=True)]
        return tuple(word | mask(when, u32(x) << place) for word, x in zip(kept, self.lay([code]), strict=True))

    def at(self, cards: Planes, place: Number) -> Number:
        """What lies there, as `face` writes it: the bits of a code far apart."""
        return reduce(or_, [(word >> place & u32(self.comb)) << number for number, word in enumerate(cards)])

    def face(self, code: int) -> int:
        return sum((code >> bit & 1) << sum(self.spot(bit)) for bit in range(self.bits))

    def code(self, face: Number) -> Number:
        """The code of a face: its bits side by side again."""
        return reduce(or_, [(face >> sum(self.spot(bit)) & 1) << bit for bit in range(self.bits)])

    def where(self, cards: Planes, code: int) -> Number:
        """All places where this card lies, as a mask."""
        planes = [cards[word] >> up for word, up in map(self.spot, range(self.bits))]
        matching = [plane if code >> bit & 1 else ~plane for bit, plane in enumerate(planes)]
        return reduce(and_, matching) & u32((1 << self.places) - 1)
