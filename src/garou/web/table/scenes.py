"""What each page says, from a room and one pair of eyes. Nothing here depends on the time of day.

A page is a function of what its reader may know: two rooms that look alike to a seat give it the same bytes. No
template is handed a room: what is not named here cannot be shown.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from garou.engine.values import PUBLIC, RoleName, Seat
from garou.engine.view import watched
from garou.rooms.rights import may_deduce, removable
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.ending import Reveal, reveal
from garou.web.faces import CardFace, cast_of_room, narrator_of, own_card
from garou.web.help.explaining import DeckHelp, RoleHelp, deck_help, own_help, wins

from .asking import QuestionForm, asked
from .calling import OpenWindow, open_window, with_nods
from .evenings import SharedEvening, evening
from .houses import CROWD, MANY, NOBODY, Around, House, houses, stood_in
from .learning import Seen, line, news_lines, pictured, seen
from .lobbies import Lobby, lobby
from .talks import Talkbox, by_day, talkbox


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the page of a table may show to one reader. Two that are equal look alike: nothing is pushed."""

    page: Sight
    houses: tuple[House, ...]
    leant: int = 0  # grows for everybody as long as fingers may move
    asking: tuple[StoodIn, ...] = ()  # who asks the reader, who hosts, for their seat
    leads: str = ""  # who leads the others through the film of the game that is over


@dataclass(frozen=True, slots=True)
class Sight:
    """All of it but the houses, which show what is kept nowhere."""

    table: TableSight
    window: OpenWindow
    me: Reader
    talk: Talkbox
    evening: SharedEvening
    lines: tuple[str, ...] = ()  # what the reader has learned in this window
    seen: tuple[Seen, ...] = ()  # and what of it they have seen with their own eyes
    asked: QuestionForm | None = None
    lobby: Lobby | None = None  # before a game
    told: Reveal | None = None  # everything, once the game is over

    def __hash__(self) -> int:
        """By what readers of one table differ in: all the rest is looked at by whoever compares two that may be one."""
        return hash((self.me, self.lines, self.seen))


@dataclass(frozen=True, slots=True)
class StoodIn:
    """Somebody for whom a bot sits in: away for now, or for good."""

    chair: Chair
    name: str
    left: bool


@dataclass(frozen=True, slots=True)
class TableSight:
    """How the table stands: the same for everybody."""

    code: str
    phase: str
    mood: str
    host: str  # the name of who hosts
    owner: str  # and of whose table it is
    seats: int
    waiting: tuple[str, ...]  # who came too late and plays in the next game
    played: int
    cards: int = 0  # how many are in
    lasting: bool = False  # they stay with whoever has them for more than one night
    promise: str = ""
    stood: tuple[StoodIn, ...] = ()  # for whom bots sit in

    @property
    def many(self) -> bool:
        return self.seats >= MANY

    @property
    def shape(self) -> str:
        """How the village lies on a phone; where there is more room it finds another by itself."""
        return "streets" if self.many else "street" if self.seats >= CROWD else "square"


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: what they are at this table, and may do."""

    here: bool = False  # has a chair at this table
    seated: bool = False  # has a place in the game that goes on, or at the table before it
    hosting: bool = False  # never while playing: the host is one like all others then
    removable: frozenset[Chair] = frozenset()  # whom the reader may ask to leave
    stand_in: Chair | None = None  # the reader's chair, when a bot answers for it now
    dead: bool = False
    ready: bool = False  # one of those who are, for the vote or another game, or who have looked at their card
    stopping: bool = False  # one of those who want to call the game off
    deduces: bool = False  # may have worlds counted now
    card: CardFace | None = None  # while one looks at it
    goal: str = ""  # how the reader wins with it


def scene(room: Room, me: Chair | None, words: Words, around: Around = NOBODY) -> Scene:
    """The table through one pair of eyes; `me` is None for a bystander."""
    narrator = narrator_of(room, words)
    page = room.once_for(me, ("scene", words.lang), lambda: _sight(room, me, narrator))
    leant = around.leant if page.window.together else 0
    between = page.me.hosting and not room.going
    asking = tuple(one for one in page.table.stood if one.chair in around.asking) if between else ()
    leads = room.called(around.leads) if around.leads not in (None, me) else ""
    return Scene(page, houses(room, me, narrator, around), leant, asking, leads)


def _sight(room: Room, me: Chair | None, narrator: Narrator) -> Sight:
    page = standing(room, me, narrator)
    window = room.once(("window", narrator.words.lang), lambda: with_nods(page.window, room))
    window = replace(window, ready=(0, 0)) if page.talk.blind else window
    return replace(page, window=window, me=replace(page.me, ready=has_nodded(room, me)))


def standing(room: Room, me: Chair | None, narrator: Narrator) -> Sight:
    """All of it but who is ready, and what follows from that."""
    return room.standing_for(me, ("sight", narrator.words.lang), lambda: _standing(room, me, narrator))


def _standing(room: Room, me: Chair | None, narrator: Narrator) -> Sight:
    seat = room.seat_of(me) if me is not None else None
    table, window, games = room.standing(("shared", narrator.words.lang), lambda: _shared(room, narrator))
    shared = table, window, _reader(room, me, seat, narrator), talkbox(room, me, seat, narrator), games
    if room.phase is Phase.PLAYING:
        told = news_lines(room, seat, narrator)
        return Sight(*shared, lines=told, seen=seen(room, seat), asked=asked(room, seat, narrator))
    if room.phase is Phase.LOBBY:
        return Sight(*shared, lobby=lobby(room, narrator.words, editing=me is not None and room.host == me))
    return Sight(*shared, told=reveal(room, seat, narrator) if room.told else None)


def _shared(room: Room, narrator: Narrator) -> tuple[TableSight, OpenWindow, SharedEvening]:
    """What all who read this language see alike."""
    return _table(room), open_window(room, narrator), evening(room)


def _table(room: Room) -> TableSight:
    looking = room.phase is Phase.DEALT
    return TableSight(
        code=room.code,
        phase=room.phase.value,
        mood=mood(room),
        host=room.called(room.host),
        owner=room.called(room.owner),
        seats=len(room.seated or room.order),
        waiting=tuple(room.sitters[c].name for c in room.order if room.seated and c not in room.seated),
        played=room.played,
        cards=len(room.cast) + len(room.beside) if looking else 0,
        lasting=looking and bool(room.settings.rules.round),
        promise=room.promise if looking or room.phase is Phase.OVER else "",
        stood=tuple(StoodIn(chair, room.called(chair), room.sitters[chair].left) for chair in sorted(stood_in(room))),
    )


def has_nodded(room: Room, me: Chair | None) -> bool:
    """Is this one of those who are ready, or have looked at their card?"""
    return me in room.sitters and me in (room.looked if room.phase is Phase.DEALT else room.ready)


def _reader(room: Room, me: Chair | None, seat: Seat | None, narrator: Narrator) -> Reader:
    deduces = room.phase is Phase.PLAYING and by_day(room) and may_deduce(room, seat)
    if me is None:
        return replace(STRANGER, deduces=deduces)
    hosting = me == room.host and room.phase is not Phase.PLAYING
    looking = room.phase is Phase.DEALT
    card = own_card(room, seat, narrator) if looking else None
    return Reader(
        here=True,
        seated=me in (room.seated or room.order),
        hosting=hosting,
        removable=removable(room, me) if hosting and room.phase is Phase.LOBBY else frozenset(),
        stand_in=me if room.sitters[me].bot else None,
        dead=seat in room.dead,
        stopping=me in room.wanting,
        deduces=deduces,
        card=card,
        goal=wins(narrator.words, room.settings, RoleName(card.role), cast_of_room(room)) if card else "",
    )


STRANGER = Reader()


def mood(room: Room) -> str:
    if room.phase in (Phase.LOBBY, Phase.DEALT):
        return "night"
    if room.phase is Phase.OVER or room.window is None or room.window.kind is not Kind.CALL:
        return "day"
    step = room.settings.rules.step(room.window.step)
    return "dusk" if step and step.dusk else "night"


# --- Behind the drawers ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnKnowledge:
    """The reader's own card as it was dealt, and everything learned since."""

    card: CardFace | None
    help: RoleHelp | None
    learned: tuple[tuple[str, tuple[Seen, ...]], ...]  # in words, and what of it was seen

    @property
    def facts(self) -> tuple[str, ...]:
        return tuple(text for text, _ in self.learned)


def known(room: Room, me: Chair | None, words: Words) -> OwnKnowledge:
    """What lies behind the drawer that only its owner opens."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    watcher = PUBLIC if seat is None else seat
    ghost = room.settings.ghosts and not room.sealed and seat is not None and seat in room.dead
    facts = watched(watcher, room.facts) if ghost else room.known_to(watcher)
    told = [fact for fact in facts if fact.name != "dealt" or (ghost and seat not in fact.audience)]
    card = own_card(room, seat, narrator)
    learned = {line(narrator, fact, watcher): tuple(pictured(fact, room.settings.rules)) for fact in told}
    return OwnKnowledge(card, own_help(words, room.settings, card, cast_of_room(room)), tuple(learned.items()))


def cast(room: Room, words: Words) -> DeckHelp:
    """The cards in play and the order of the calls: public, and one tap away all game long."""
    return deck_help(words, room.settings, cast_of_room(room))
