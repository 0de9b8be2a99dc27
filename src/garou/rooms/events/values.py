"""Everything that can happen at a table, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from garou.engine.values import Choice, RoleName, Seat, Setup
from garou.rooms.happening import Data, Happening, Vocabulary
from garou.rooms.ledger import Ledger
from garou.rooms.settings import Settings
from garou.talk.claims import Claim
from garou.talk.gestures import Gesture
from garou.talk.remarks import Remark

Chair = int


@dataclass(frozen=True, slots=True)
class OfAChair(Happening):
    """What somebody does on a chair, and what is done to them there: only where somebody sits."""

    chair: Chair


# --- The table and its people -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Created(Happening):
    kind = "created"
    settings: Settings
    cup: str = ""  # the tournament it was drawn for
    sealed: bool = False


class OnAChair(NamedTuple):
    """A chair, and who sits there: name, token, language, does a bot answer, have they left, emblem, mind."""

    chair: Chair
    who: tuple[str, str | None, str, bool, bool, str, str]

    def to_json(self) -> tuple[Any, ...]:
        return (self.chair, *self.who)

    @staticmethod
    def from_json(data: list[Any]) -> OnAChair:
        chair, *who = data
        name, token, lang, bot, left, emblem, mind = (*who, "", "")[:7]  # older versions knew less
        return OnAChair(chair, (name, token, lang, bot, left, emblem, mind))


@dataclass(frozen=True, slots=True)
class Reduced(Happening):
    """All that is left of a table some of whose past was deleted."""

    kind = "kept"
    version = 3
    born: float
    settings: Settings
    sitters: tuple[OnAChair, ...]
    host: Chair | None
    owner: Chair | None
    chairs_made: int
    ledger: Ledger


@dataclass(frozen=True, slots=True)
class Unsealed(Happening):
    """Everybody has played its deal."""

    kind = "unsealed"


@dataclass(frozen=True, slots=True)
class Chosen(Happening):
    kind = "chosen"
    settings: Settings


@dataclass(frozen=True, slots=True)
class Joined(Happening):
    kind = "joined"
    chair: Chair
    name: str
    lang: str
    token: str | None = None
    bot: bool = False
    mind: str = ""  # of a bot, where somebody has chosen one


@dataclass(frozen=True, slots=True)
class Left(OfAChair):
    kind = "left"


@dataclass(frozen=True, slots=True)
class Hosts(OfAChair):
    kind = "hosts"


@dataclass(frozen=True, slots=True)
class Arranged(Happening):
    kind = "arranged"
    order: tuple[Chair, ...]


@dataclass(frozen=True, slots=True)
class Handed(OfAChair):
    """To a bot, back to its person, to another device; another name, language, emblem, mind: whatever is not None."""

    kind = "handed"
    bot: bool | None = None
    token: str | None = None
    lang: str | None = None
    name: str | None = None
    left: bool = False  # for good
    emblem: str | None = None
    mind: str | None = None


# --- The game, from the deal to its end ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    kind = "dealt"
    deal: tuple[RoleName, ...]
    centre: tuple[RoleName, ...]
    extra: tuple[RoleName, ...]
    cast: tuple[RoleName, ...]
    beside: tuple[RoleName, ...]
    nonce: str
    promise: str

    @property
    def setup(self) -> Setup:
        return Setup(self.deal, self.centre, self.extra)


@dataclass(frozen=True, slots=True)
class Looked(OfAChair):
    kind = "looked"


@dataclass(frozen=True, slots=True)
class Opened(Happening):
    """The next window; which one follows from the game."""

    kind = "opened"
    wall: float | None = None  # the time of day


@dataclass(frozen=True, slots=True)
class Answered(Happening):
    kind = "answered"
    seat: Seat
    call: str
    choice: Choice
    luck: bool = False  # it had to be answered, and nobody did


@dataclass(frozen=True, slots=True)
class Foretold(Happening):
    """Answered before it is asked: it waits for its turn."""

    kind = "foretold"
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Dreamt(OfAChair):
    """A tap of somebody who was asked nothing."""

    kind = "dreamt"
    choice: Choice = ()


@dataclass(frozen=True, slots=True)
class Pointed(Happening):
    """In a ballot; the last one counts."""

    kind = "pointed"
    seat: Seat
    choice: Choice


Vote = tuple[Seat, Choice, bool]  # whose, for whom, and whether luck has decided


@dataclass(frozen=True, slots=True)
class Counted(Happening):
    """A ballot closes: everybody votes for whom they pointed at, and those who pointed at nobody as it says here."""

    kind = "counted"
    others: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class Ready(OfAChair):
    kind = "ready"
    on: bool


@dataclass(frozen=True, slots=True)
class Again(Happening):
    """Back to the lobby: the same people, the same seats."""

    kind = "again"


@dataclass(frozen=True, slots=True)
class WantsEnd(OfAChair):
    kind = "wants-end"
    on: bool


@dataclass(frozen=True, slots=True)
class CalledOff(Happening):
    kind = "called-off"
    wall: float | None = None


@dataclass(frozen=True, slots=True)
class RacedAgain(Happening):
    kind = "raced-again"


# --- The clock ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paused(OfAChair):
    kind = "paused"


@dataclass(frozen=True, slots=True)
class WentOn(OfAChair):
    kind = "went-on"


@dataclass(frozen=True, slots=True)
class Lengthened(Happening):
    kind = "lengthened"
    seconds: float


@dataclass(frozen=True, slots=True)
class Resumed(Happening):
    """The server was away."""

    kind = "resumed"
    away: float  # seconds


# --- Talk ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spoke(OfAChair):
    kind = "spoke"
    text: str
    grave: bool  # among the dead


@dataclass(frozen=True, slots=True)
class Replied(Happening):
    """A bot says something that is no claim, asked or not: in the words of whoever reads it."""

    kind = "replied"
    version = 2
    seat: Seat
    remark: Remark


@dataclass(frozen=True, slots=True)
class Claimed(Happening):
    kind = "claimed"
    version = 2
    seat: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class Gestured(Happening):
    kind = "gestured"
    seat: Seat
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class TookBack(Happening):
    kind = "took-back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PutToken(OfAChair):
    kind = "put-token"
    seat: int
    role: str  # empty: taken away


@dataclass(frozen=True, slots=True)
class Noted(OfAChair):
    kind = "noted"
    text: str


# --- How they are written ----------------------------------------------------------------------

NODS = (Looked, Ready, Pointed, Dreamt)  # where it is light: who has done so changes, and nothing else anybody sees
TAPS = (Answered, Dreamt, Foretold)  # what a tap becomes, asked or asleep: all of them are treated alike


def _with_an_owner(data: Data) -> Data:
    """Tables were nobody's then: whoever has been there longest and has not left; before that nobody left for good."""
    sitters = [(*sitter, False)[:6] for sitter in data["sitters"]]
    people = (chair for chair, _, token, _, _, left in sitters if token is not None and not left)
    return {"owner": min(people, default=None)} | data | {"sitters": sitters}


def _as_it_is(data: Data) -> Data:
    """Only a value in it has more kinds than there were: of claims, and of what was said in the games that are kept."""
    return data


EVENTS: Vocabulary[Happening] = Vocabulary(
    *(Created, Reduced, Unsealed, Chosen, Joined, Left, Hosts, Arranged, Handed),
    *(
        Dealt,
        Looked,
        Opened,
        Answered,
        Foretold,
        Dreamt,
        Pointed,
        Counted,
        Ready,
        Again,
        WantsEnd,
        CalledOff,
        RacedAgain,
    ),
    *(Paused, WentOn, Lengthened, Resumed),
    *(Spoke, Replied, Claimed, Gestured, TookBack, PutToken, Noted),
    upcasts={("kept", 1): _with_an_owner, ("kept", 2): _as_it_is, ("claimed", 1): _as_it_is, ("replied", 1): _as_it_is},
)
