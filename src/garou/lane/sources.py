"""Where choices come from: luck, a record, or policies. A choice is the number of an option in the engine's list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from .arrays import Array, Number, at_once, u32, where, written_down
from .coding import Coded
from .places import Somewhere
from .racks import Planes

if TYPE_CHECKING:
    from .knowing import KnownWords

T = TypeVar("T")


class Posed(NamedTuple):
    """One question. There is no table in it: nobody who answers can see more than a seat may know."""

    coded: Coded  # what is public
    topic: str  # which words ask it
    me: Somewhere
    options: int  # how many there are
    may_decline: bool  # then that is the first of them
    ballot: bool
    available: Number | None = None  # how many there are in each game, where that differs
    luck: bool = False  # nobody answers it: what is drawn stands
    told: tuple[Number, ...] = ()  # in a talk, by seat: what it has told, nought of those who have not spoken
    chance: Any = 0.0  # and a number below one, for whoever mixes
    round: int = 0  # in a game that has them: which

    @property
    def kept(self) -> str:
        """Under which name a record keeps the answer."""
        return f"{self.topic} of luck" if self.luck else self.topic


Knowing = Callable[[], "KnownWords"]  # what the seat knows, for who wants it


class Source(Protocol):
    def deal(self, coded: Coded) -> Planes: ...

    def choose(self, asked: Posed, knowing: Knowing) -> Number: ...

    def settle(self, words: T) -> T: ...


# --- A record -----------------------------------------------------------------------------------


class Recorded(NamedTuple):
    """Games that were played: who was dealt what, and every choice."""

    dealt: Array  # [games, places]: codes
    choices: Mapping[str, Array]  # by topic, [games, players]

    @property
    def rounds(self) -> int:
        """How many were written down, of a game that has them."""
        return int(next(iter(self.choices.values())).shape[-2])

    def deal(self, coded: Coded) -> Planes:
        return coded.rack.lay([self.dealt[..., place] for place in range(len(coded.laid))])

    def choose(self, asked: Posed, knowing: Knowing) -> Number:
        mine, at = self.choices[asked.kept], asked.me.at
        if asked.coded.rules.round:
            mine = mine[..., asked.round, :]
        if isinstance(at, int):
            return mine[..., at]
        found = mine[..., 0]
        for seat in range(1, asked.coded.players):
            found = where(at == seat, mine[..., seat], found)
        return found

    def settle(self, words: T) -> T:
        """Written down, or each of many outputs would be compiled with the whole night before it."""
        return words if at_once(self.dealt) else written_down(words)


# --- Luck ---------------------------------------------------------------------------------------

SLACK = 1 << 18  # what must be left of a word after a draw: no chance is off by more than this part of itself
ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))


def threefry(key: tuple[Number, Number], x0: Number, x1: Number) -> tuple[Number, Number]:
    """Threefry 2x32 with twenty rounds, as in Random123 and in JAX itself."""
    keys = (*key, key[0] ^ key[1] ^ u32(0x1BD11BDA))
    x0, x1 = x0 + keys[0], x1 + keys[1]
    for block in range(5):
        for turn in ROTATIONS[block % 2]:
            x0 = x0 + x1
            x1 = x0 ^ (x1 << turn | x1 >> (32 - turn))
        x0, x1 = x0 + keys[(block + 1) % 3], x1 + (keys[(block + 2) % 3] + u32(block + 1))
    return x0, x1


def times(factor: Number, n: Number) -> tuple[Number, Number]:
    """The high and the low word of a product with a small number, without 64 bits."""
    low = (factor & 0xFFFF) * n
    return ((factor >> 16) * n + (low >> 16)) >> 16, factor * n


class Luck:
    """Every option as likely as any other: digits of mixed radix, drawn from a few words for each game."""

    def __init__(
        self, key: tuple[Number, Number], game: Number, batch: Number = 0, *, withheld: bool = True, room: int = 4
    ) -> None:
        self.key, self.game, self.batch = key, game, batch
        self.room = room  # so many bits count the blocks of a game
        self.withheld = withheld  # may a vote be withheld, as the engine's options have it?
        self.words: list[tuple[Number, int]] = []  # each with how many values it can still take
        self.blocks = 0

    def draw(self, n: int, some: Number | None = None) -> Number:
        """A number below n, or below some of them. Which word it comes from is decided when the program is made."""
        fitting = [i for i, (_, room) in enumerate(self.words) if room >= n * SLACK]
        if not fitting:
            self.more()
            return self.draw(n, some)
        drawn, room = self.words[fitting[0]]
        digit, left = times(drawn, n if some is None else where(some == 0, n, some))  # of none, nought
        self.words[fitting[0]] = left, room // n
        return digit

    def more(self) -> None:
        if self.blocks == 1 << self.room:
            raise OverflowError(f"a game may draw {self.blocks} blocks")
        count = self.batch << self.room | self.blocks
        self.words = [one for one in self.words if one[1] >= 2 * SLACK]
        self.words += [(found, 1 << 32) for found in threefry(self.key, self.game, count)]
        self.blocks += 1

    def deal(self, coded: Coded) -> Planes:
        """Fisher and Yates upwards: the cards in front, as long as they are alike, need no shuffling."""
        often = coded.copies.most_common(1)[0][0]
        deck = (*sorted(coded.cards, key=lambda role: role != often), *coded.beside)
        nothing = self.game & 0
        taker = next((role for role in coded.cards if coded.role(role).taker), None)
        if taker:  # is always a player's: laid before somebody when all others are
            deck = (*(role for role in deck if role != taker), taker)
        cards = tuple(nothing | u32(laid) for laid in coded.rack.lay([coded.code(role) for role in deck]))
        for place in range(coded.copies[often], len(coded.cards) - bool(taker)):
            cards = coded.rack.swap(cards, place, self.draw(place + 1))
        return coded.rack.swap(cards, len(deck) - 1, self.draw(coded.players)) if taker else cards

    def choose(self, asked: Posed, knowing: Knowing) -> Number:
        if asked.ballot and asked.may_decline and not self.withheld:
            some = None if asked.available is None else asked.available - 1
            drawn = self.draw(asked.options - 1, some) + 1
            return drawn if some is None else where(some == 0, 0, drawn)
        return self.draw(asked.options, asked.available)

    def settle(self, words: T) -> T:
        """Never written down: a whole game stays in registers."""
        return words


# --- Policies -----------------------------------------------------------------------------------

Policy = Callable[[Posed, "KnownWords", Number], Number]  # the question, what the seat knows, an option drawn by luck


class Minded:
    """A policy answers from what the seat knows; `lot` is an option drawn by luck, for it to take or leave."""

    def __init__(self, luck: Luck, policy: Policy) -> None:
        self.luck, self.policy = luck, policy

    def deal(self, coded: Coded) -> Planes:
        return self.luck.deal(coded)

    def choose(self, asked: Posed, knowing: Knowing) -> Number:
        lot = self.luck.choose(asked, knowing)
        return lot if asked.luck else self.policy(asked, knowing(), lot)

    def settle(self, words: T) -> T:
        return self.luck.settle(words)
