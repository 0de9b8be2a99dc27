"""What each page says, from a room and one pair of eyes. Nothing here depends on the time of day.

A page is a function of what its reader may know: two rooms that look alike to a seat give it the same bytes. No
template is handed a room: what is not named here cannot be shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from garou.engine.values import PUBLIC, Choice, RoleName, Seat, Slot
from garou.engine.view import watched
from garou.rooms.rights import removable
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.ending import final_lights, pointing, reveal
from garou.web.faces import CardFace, cast_of_room, narrator_of, own_card
from garou.web.help.pages import deck_help, own_help, wins

from . import talks
from .asking import Asked, lines, open_window, own_window
from .evenings import Evening, evening
from .lobbies import Lobby, lobby
from .talks import Spoken

MANY = 13  # from here on a ring of houses becomes streets


class House(NamedTuple):
    """One seat as drawn on the ring."""

    slot: int  # the seat, or the chair in the lobby
    at: int  # its place in the ring
    name: str
    letter: str
    me: bool = False
    host: bool = False
    bot: bool = False
    away: bool = False
    dead: bool = False
    ready: bool = False
    captain: bool = False
    votes: int = 0  # how many pointed here in the last ballot of this day
    wins: int = 0  # games won at this table
    badges: tuple[str, ...] = ()  # what this seat has claimed
    token: tuple[str, str] | None = None  # what the reader takes it for
    fingers: str = ""  # who of those who decide with the reader points here
    direction: int = 0  # under a shroud there are no names, only the first, second, third on the left
    light: str = ""  # the team's light, once all is told

    @property
    def state(self) -> str:
        return "dead" if self.dead else "away" if self.away else ""


class Scene(NamedTuple):
    """Everything the page of a table may show to one reader."""

    code: str
    phase: str
    window: int  # names what is open: a new number is a new page
    kind: str  # call, talk, ballot or words; empty while no window is open
    mood: str
    host: str  # the name of who hosts
    owner: str  # and of whose table it is
    seats: int
    deadline: float | None
    paused: str | None  # who stopped the clock
    waiting: tuple[str, ...]  # who came too late and plays in the next game
    played: int
    part: str = ""  # of a swift night
    together: bool = False  # several decide this call at once, and see each other's fingers
    length: float = 0
    title: str = ""
    when: str = ""  # which night or day it is
    centre: tuple[tuple[int, str], ...] = ()
    calls: tuple[str, ...] = ()  # past, now and to come
    ready: tuple[int, int] = (0, 0)  # how many of how many
    cards: int = 0  # how many are in
    lasting: bool = False  # they stay with whoever has them for more than one night
    promise: str = ""
    # The reader's own:
    here: bool = False  # has a chair at this table
    seated: bool = False  # has a place in the game that goes on, or at the table before it
    hosting: bool = False  # never while playing: the host is one like all others then
    removable: frozenset[Chair] = frozenset()  # whom the reader may ask to leave
    stand_in: Chair | None = None  # the reader's chair, when a bot answers for it now
    dead: bool = False
    houses: tuple[House, ...] = ()
    lines: tuple[str, ...] = ()
    asked: Asked | None = None
    mine: bool = False  # the reader is one of those who are ready
    card: CardFace | None = None
    goal: str = ""  # how the reader wins with it
    leant: int = 0  # grows for everybody as long as fingers may move
    talk: tuple[Spoken, ...] = ()  # the last lines
    voice: str = ""  # how the reader may speak
    shrouded: bool = False
    evening: Evening = Evening()
    lobby: Lobby | None = None
    told: dict[str, Any] | None = None  # everything, once the game is over

    @property
    def many(self) -> bool:
        return self.seats >= MANY


class Around(NamedTuple):
    """What is the case at a table now and kept nowhere: who is there, and who points at whom."""

    present: frozenset[Chair] = frozenset()
    leaning: dict[Seat, Choice] = {}  # noqa: RUF012  # never changed
    leant: int = 0


NOBODY = Around()


def scene(room: Room, me: Chair | None, words: Words, around: Around = NOBODY) -> Scene:
    """The table through one pair of eyes; `me` is None for a bystander."""
    narrator = narrator_of(room, words)
    seen = room.once_for(me, ("scene", words.lang), lambda: _scene(room, me, words, narrator))
    return seen._replace(
        houses=houses(room, me, narrator, around),
        leant=around.leant if seen.together else 0,
    )


def _scene(room: Room, me: Chair | None, words: Words, narrator: Narrator) -> Scene:
    """But for what is kept nowhere, and where it shows: the houses."""
    seat = room.seat_of(me) if me is not None else None
    shared = room.once(("scene", words.lang), lambda: _shared(room, narrator))
    return shared._replace(
        here=me is not None,
        seated=me in (room.seated or room.order),
        hosting=me is not None and me == room.host and room.phase is not Phase.PLAYING,
        stand_in=me if me is not None and room.sitters[me].bot else None,
        dead=seat in room.dead,
        talk=talks.last_lines(room, seat, narrator),
        voice=talks.voice(room, me),
        shrouded=talks.shrouded(room, seat),
        evening=evening(room, me),
        **_own(room, me, seat, narrator),
    )


def _shared(room: Room, narrator: Narrator) -> Scene:
    """What all who read this language see alike."""
    window = room.window if room.phase is Phase.PLAYING else None
    found: dict[str, Any] = {}
    if window is not None:
        found = open_window(room, window, narrator)
    elif room.phase is Phase.DEALT:
        found = {
            "length": room.pace.look,
            "when": narrator.words("web-when-card"),
            "cards": len(room.cast) + len(room.beside),
            "lasting": bool(room.settings.rules.round),
            "promise": room.promise,
            "ready": (len(room.looked & room.people), len(room.people)),
        }
    elif room.phase is Phase.OVER:
        found = {"promise": room.promise}
    return Scene(
        code=room.code,
        phase=room.phase.value,
        window=room.windows,
        kind=window.kind.value if window else "",
        mood=mood(room),
        host=room.called(room.host),
        owner=room.called(room.owner),
        seats=len(room.seated or room.order),
        deadline=room.deadline,
        paused=room.sitters[room.paused_by].name if room.paused_by in room.sitters and room.paused_by else None,
        waiting=tuple(room.sitters[c].name for c in room.order if room.seated and c not in room.seated),
        played=room.played,
        **found,
    )


def _own(room: Room, me: Chair | None, seat: Seat | None, narrator: Narrator) -> dict[str, Any]:
    """What belongs to this reader in the phase that is on."""
    if room.phase is Phase.LOBBY:
        hosting = me is not None and room.host == me
        asked_away = removable(room, me) if me is not None and hosting else frozenset[Chair]()
        return {"lobby": lobby(room, narrator.words, editing=hosting), "removable": asked_away}
    if room.phase is Phase.DEALT:
        card = own_card(room, seat, narrator)
        goal = wins(narrator.words, room.settings, RoleName(card.role)) if card else ""
        return {"card": card, "goal": goal, "mine": me in room.looked}
    if room.phase is Phase.OVER:
        return {"told": reveal(room, seat, narrator) if room.told else None}
    return {"mine": me in room.ready, **own_window(room, seat, narrator)}


def mood(room: Room) -> str:
    if room.phase in (Phase.LOBBY, Phase.DEALT):
        return "night"
    if room.phase is Phase.OVER or room.window is None or room.window.kind is not Kind.CALL:
        return "day"
    step = room.settings.rules.step(room.window.step)
    return "dusk" if step and step.dusk else "night"


def houses(room: Room, me: Chair | None, narrator: Narrator, around: Around) -> tuple[House, ...]:
    """Everybody round the table, beginning with the reader, clockwise, with what only the reader sees."""
    present = around.present if _presence_shown(room) else None
    key = "houses", narrator.words.lang, present
    drawn = room.once_for(me, key, lambda: _own_houses(room, me, narrator, present))
    if fingers := talks.fingers(room, room.seat_of(me) if me is not None else None, around.leaning):
        drawn = tuple(house._replace(fingers=fingers.get(house.at, "")) for house in drawn)
    return drawn


def _own_houses(
    room: Room, me: Chair | None, narrator: Narrator, present: frozenset[Chair] | None
) -> tuple[House, ...]:
    chairs, drawn = room.seated or room.order, _ring(room, narrator, present)
    if me is not None and me in chairs:
        mine = chairs.index(me)
        drawn = (drawn[mine]._replace(me=True), *drawn[mine + 1 :], *drawn[:mine])
    if tokens := talks.own_tokens(room, me, narrator):
        drawn = tuple(house._replace(token=tokens.get(Seat(Slot(house.at)))) for house in drawn)
    if talks.shrouded(room, room.seat_of(me) if me is not None else None):
        drawn = tuple(house._replace(badges=(), direction=place) for place, house in enumerate(drawn))
    return drawn


def _ring(room: Room, narrator: Narrator, present: frozenset[Chair] | None) -> tuple[House, ...]:
    """As everybody sees it who speaks this language; nobody is away where that is not shown."""
    key = "ring", narrator.words.lang, present
    return room.once(key, lambda: tuple(_houses(room, talks.badges(room, None, narrator), present)))


def _houses(room: Room, said: dict[Seat, tuple[str, ...]], present: frozenset[Chair] | None) -> Iterator[House]:
    playing, public = bool(room.seated), room.public if room.game else ()
    captain = next((fact.of("player") for fact in reversed(public) if fact.name == "captain"), None)
    votes = Counter(target for target in pointing(room).values() if target is not None)
    lights = final_lights(room)
    for slot, chair in enumerate(room.seated or room.order):
        sitter, seat = room.sitters[chair], Seat(Slot(slot))
        yield House(
            slot=slot if playing else chair,
            at=slot,
            name=sitter.name,
            letter=initial(sitter.name),
            host=chair == room.host,
            bot=sitter.bot,
            away=present is not None and not sitter.bot and chair not in present,
            dead=playing and seat in room.dead,
            ready=chair in room.ready or (room.phase is Phase.DEALT and chair in room.looked),
            captain=playing and slot == captain,
            votes=votes[seat] if playing else 0,
            wins=0 if room.sealed else room.wins[chair],
            badges=said.get(seat, ()) if playing else (),
            light=lights.get(slot, ""),
        )


def _presence_shown(room: Room) -> bool:
    """Not while people act in secret: a page that changes with somebody's deed would tell when it was done."""
    if room.phase is not Phase.PLAYING:
        return True
    return room.window is not None and room.window.kind is Kind.TALK


def initial(name: str) -> str:
    """The first letter as one sees it: an emoji with all that belongs to it, a flag with both halves."""
    found = _INITIAL.match(name)
    return found[0].upper() if found else name[:1]


_JOINED = "[\u0300-\u036f\u20d0-\u20ff\ufe0f\U0001f3fb-\U0001f3ff]*"
_INITIAL = re.compile(rf"[\U0001f1e6-\U0001f1ff]{{2}}|.{_JOINED}(?:\u200d.{_JOINED})*", re.DOTALL)


def known(room: Room, me: Chair | None, words: Words) -> dict[str, Any]:
    """What lies behind the drawer: the reader's own card as it was dealt, and everything learned since."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    watcher = PUBLIC if seat is None else seat
    ghost = room.settings.ghosts and not room.sealed and seat is not None and seat in room.dead
    facts = watched(watcher, room.facts) if ghost else room.known_to(watcher)
    told = [fact for fact in facts if fact.name != "dealt" or (ghost and seat not in fact.audience)]
    card = own_card(room, seat, narrator)
    return {
        "card": card,
        "help": own_help(words, room.settings, card),
        "facts": lines(narrator, told, watcher),
    }


def cast(room: Room, words: Words) -> dict[str, Any]:
    """The cards in play and the order of the calls: public, and one tap away all game long."""
    return deck_help(words, room.settings, cast_of_room(room))
