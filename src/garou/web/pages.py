"""What each page says, from a room and one pair of eyes. Nothing here depends on the time of day.

A page is a function of what its reader may know: two rooms that look alike to a seat give it the same bytes. No
template is handed a room: what is not named here cannot be shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from garou.chapters import chapters
from garou.engine.game import Game
from garou.engine.values import DECLINED, PUBLIC, Choice, Fact, Question, RoleName, Seat, Slot
from garou.engine.view import told_to
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.advice import advice
from garou.games.cast import Cards, Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.settings import PACES, Settings, scenario_of
from garou.rooms.windows import Kind, beats
from garou.tale import tale
from garou.texts import Words
from garou.texts.narrator import Narrator

LIGHTS = {"village": "village", "werewolf": "wolves", "vampire": "vampires"}  # every other team stands alone
MANY = 13  # from here on a ring of houses becomes streets
DREAMS = 6  # as many dreams as there are words for, one after the other

# Words that can be asked for under a call. Everybody is shown them there: that they appear must tell nothing.
SAID_UNDER = {
    ("epic-battle", "gremlin"): ("cards", "marks"),
    ("classic", "werewolf"): ("sleep", "early", "middle", "late"),
    ("classic", "witch"): ("heal",),
}
BROUGHT_BY = dict.fromkeys(("early", "middle", "late"), "little-girl")  # words that come with a card


@dataclass(frozen=True, slots=True)
class House:
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
    light: str = ""  # the team's light, once all is told

    @property
    def state(self) -> str:
        return "dead" if self.dead else "away" if self.away else ""


@dataclass(frozen=True, slots=True)
class Chip:
    """A word that can be tapped."""

    word: str
    reads: str
    legal: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a form. Whoever is asleep gets one of the same shape."""

    lines: tuple[str, ...]
    hint: str
    legal: dict[str, list[str]]  # what the button says, and the choices it says it for: places and words to tap
    decline: str | None
    places: frozenset[int]  # what can be tapped
    chips: tuple[Chip, ...]
    chosen: frozenset[str] | None = None  # what was chosen in this window already; None while nothing was
    noted: bool = False  # and cannot be changed any more


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as its owner sees it."""

    role: str
    art: str
    name: str
    team: str
    light: str
    text: str
    explain: str = ""
    play: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the page of a table may show to one reader."""

    code: str
    phase: str
    window: int  # names what is open: a new number is a new page
    kind: str  # call, talk, ballot or words; empty while no window is open
    mood: str
    me: Chair | None
    seated: bool  # has a place in the game that goes on, or at the table before it
    hosting: bool
    host: str  # the name of who hosts
    bot: bool  # a bot answers for the reader now
    dead: bool
    houses: tuple[House, ...]
    deadline: float | None = None
    length: float = 0
    title: str = ""
    herald: tuple[str, ...] = ()  # what the day had decided, told once more as night falls
    lines: tuple[str, ...] = ()
    asked: Asked | None = None
    centre: tuple[tuple[int, str], ...] = ()
    calls: tuple[str, ...] = ()  # past, now and to come
    ready: tuple[int, int] = (0, 0)  # how many of how many
    mine: bool = False  # the reader is one of those
    card: CardFace | None = None
    cards: int = 0  # how many are in
    promise: str = ""
    told: dict[str, Any] = field(default_factory=dict)

    @property
    def many(self) -> bool:
        return len(self.houses) >= MANY


def scene(room: Room, me: Chair | None, words: Words, present: frozenset[Chair] = frozenset()) -> Scene:
    """The table through one pair of eyes; `me` is None for a bystander."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    found: dict[str, Any] = {}
    if room.phase is Phase.PLAYING and room.window is not None:
        found = _playing(room, seat, narrator)
    elif room.phase is Phase.DEALT:
        found = {
            "length": room.pace.look,
            "card": own_card(room, seat, narrator),
            "cards": len(room.cast) + len(room.beside),
            "promise": room.promise,
            "ready": (len(room.looked & room.people), len(room.people)),
            "mine": me in room.looked,
        }
    elif room.outcome is not None:
        found = {"told": reveal(room, seat, narrator), "promise": room.promise}
    drawn = houses(room, me, present)
    return Scene(
        code=room.code,
        phase=room.phase.value,
        window=room.windows,
        kind=room.window.kind.value if room.window and room.phase is Phase.PLAYING else "",
        mood=mood(room),
        me=me,
        seated=me in (room.seated or room.order),
        hosting=me is not None and room.host == me,
        host=room.sitters[room.host].name if room.host in room.sitters and room.host is not None else "",
        bot=me is not None and room.sitters[me].bot,
        dead=any(house.me and house.dead for house in drawn),
        houses=drawn,
        deadline=room.deadline,
        **found,
    )


def glance(room: Room, me: Chair | None, present: frozenset[Chair]) -> tuple[Any, ...]:
    """All that a page is made of, unread: while it is the same, so is the page."""
    seat = room.seat_of(me) if me is not None else None
    return (
        room.phase,
        room.windows,
        room.promise,
        room.settings,
        room.deadline,
        room.host,
        tuple((chair, room.sitters[chair]) for chair in room.order),
        frozenset(room.looked),
        frozenset(room.ready),
        present if _presence_shown(room) else None,
        room.known_to(PUBLIC if seat is None else seat),
        room.question_for(seat) if seat is not None else None,
        room.pointed.get(seat) if seat is not None else None,
        me in room.dreamt,
    )


def _playing(room: Room, seat: Seat | None, narrator: Narrator) -> dict[str, Any]:
    window, watcher = room.window, PUBLIC if seat is None else seat
    if window is None:
        return {}
    me = room.seated[seat] if seat is not None else None
    notches = calls(room)
    falling = room.game is not None and window.kind is Kind.CALL and "past" not in notches
    evening = _as_it_was(room.game, _night(room.game, window.step)[0]) if room.game and falling else None
    return {
        "length": room.pace.seconds(window.kind),
        "title": title(room, narrator.words),
        "herald": _lines(narrator, _herald(room, evening), PUBLIC) if evening else (),
        "lines": _lines(narrator, _news(room, watcher), watcher),
        "asked": asked(room, seat, narrator),
        "centre": centre(room, narrator) if window.kind is Kind.CALL else (),
        "calls": notches,
        "ready": (len(room.ready & room.people), len(room.people)),
        "mine": me is not None and me in room.ready,
    }


def narrator_of(room: Room, words: Words) -> Narrator:
    return Narrator(words, room.settings.game, room.names, room.settings.rules.places)


def mood(room: Room) -> str:
    if room.phase in (Phase.LOBBY, Phase.DEALT):
        return "night"
    if room.phase is Phase.OVER or room.window is None or room.window.kind is not Kind.CALL:
        return "day"
    step = room.settings.rules.step(room.window.step)
    return "dusk" if step and step.dusk else "night"


# --- Houses --------------------------------------------------------------------------------------


def houses(room: Room, me: Chair | None, present: frozenset[Chair]) -> tuple[House, ...]:
    """Everybody round the table, beginning with the reader, clockwise."""
    seated = list(room.seated or room.order)
    start = seated.index(me) if me in seated else 0
    public = room.public if room.game else ()
    dead = {fact.of("player") for fact in public if fact.name == "died"}
    captain = next((fact.of("player") for fact in reversed(public) if fact.name == "captain"), None)
    votes = Counter(target for target in pointing(room).values() if target is not None)
    lights, shown = final_lights(room), _presence_shown(room)
    found = []
    for chair in seated[start:] + seated[:start]:
        sitter = room.sitters[chair]
        slot = seated.index(chair)
        playing = bool(room.seated)
        found.append(
            House(
                slot=slot if playing else chair,
                at=slot,
                name=sitter.name,
                letter=initial(sitter.name),
                me=chair == me,
                host=chair == room.host,
                bot=sitter.bot,
                away=shown and not sitter.bot and chair not in present,
                dead=playing and slot in dead,
                ready=chair in room.ready or (room.phase is Phase.DEALT and chair in room.looked),
                captain=playing and slot == captain,
                votes=votes[Seat(Slot(slot))] if playing else 0,
                light=lights.get(slot, ""),
            )
        )
    return tuple(found)


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


def final_lights(room: Room) -> dict[int, str]:
    if room.outcome is None:
        return {}
    teams = [room.settings.rules.roles[role].team for role in room.outcome.final]
    return {slot: LIGHTS.get(team, "alone") for slot, team in enumerate(teams)}


def pointing(room: Room) -> dict[Seat, Seat | None]:
    """The last ballot everybody has seen, of this day or of the last one."""
    if room.game is None or (room.window is not None and room.window.kind is Kind.CALL):
        return {}
    step = room.window.step if room.window else next((n for n, _ in reversed(room.game.pages)), 0)
    voted: dict[Seat, Seat | None] = {}
    for fact in room.game.told_in(step) if room.facts else ():
        if fact.name == "voted" and PUBLIC in fact.audience:
            if fact.of("player") in voted:
                voted = {}
            voted[fact.of("player")] = fact.of("for_")
    return voted


# --- Cards ---------------------------------------------------------------------------------------


@cache
def symbols() -> frozenset[str]:
    """Everything the sprite can draw."""
    sprite = Path(__file__).with_name("static") / "sprite.svg"
    return frozenset(re.findall(r'<symbol id="([a-z-]+)"', sprite.read_text("utf-8")))


def face(narrator: Narrator, settings: Settings, role: RoleName, count: int = 1) -> CardFace:
    words, team = narrator.words, settings.rules.roles[role].team
    light = LIGHTS.get(team, "alone")
    return CardFace(
        role=role,
        art=role if role in symbols() else f"team-{light}",
        name=narrator.role(role),
        team=words(f"team-{team}"),
        light=light,
        text=narrator.about_role(role, "summary"),
        explain=narrator.about_role(role, "explain"),
        play=narrator.about_role(role, "play"),
        count=count,
    )


def cast_of_room(room: Room) -> Cast | None:
    """The cards that are in: as dealt, or as the lobby has chosen them; None where they will be drawn."""
    if room.setup is not None:
        return Cast(room.cast, room.beside)
    settings = room.settings
    scenario = scenario_of(settings)
    if settings.scenario is None:
        return Cast(settings.cards, settings.beside)
    return scenario.casts.get(settings.size) if scenario and scenario.casts else None


def deck(room: Room, narrator: Narrator) -> tuple[CardFace, ...]:
    """In the order of the box."""
    cast = cast_of_room(room)
    counted = cast.counted if cast else Counter[RoleName]()
    roles = room.settings.rules.roles
    return tuple(face(narrator, room.settings, name, counted[name]) for name in roles if counted[name])


def own_card(room: Room, seat: Seat | None, narrator: Narrator) -> CardFace | None:
    """The card one was dealt: all that a look before the night shows."""
    if seat is None or room.setup is None:
        return None
    return face(narrator, room.settings, room.setup.deal[seat])


def centre(room: Room, narrator: Narrator) -> tuple[tuple[int, str], ...]:
    if room.setup is None:
        return ()
    first = len(room.setup.deal)
    return tuple((slot, narrator.name(Slot(slot))) for slot in range(first, len(room.setup.cards)))


def known(room: Room, me: Chair | None, words: Words) -> dict[str, Any]:
    """What lies behind the drawer: the own card as it was dealt, and everything learned since."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    watcher = PUBLIC if seat is None else seat
    facts = [fact for fact in room.known_to(watcher) if fact.name != "dealt"]
    return {"card": own_card(room, seat, narrator), "facts": _lines(narrator, facts, watcher)}


def cast(room: Room, words: Words) -> dict[str, Any]:
    """The cards in play and the order of the calls: public, and one tap away all game long."""
    narrator, game = narrator_of(room, words), room.game
    order: list[str] = []
    if game is not None:
        steps = [*range(1, len(game.rules.opening) + len(game.rules.round))]
        order = [_call(room, number, words) for number in steps if _held(game, number)]
    return {"deck": deck(room, narrator), "order": tuple(dict.fromkeys(order))}


# --- The window that is open -----------------------------------------------------------------------


def _held(game: Game, number: int) -> int:
    """In how many windows this call is held."""
    step = game.rules.step(number)
    return beats(game, number) if step is not None and step.heard else 0


def _news(room: Room, watcher: Seat) -> list[Fact]:
    """What this reader learned under the call that is open; by day, what the morning brought."""
    game, window = room.game, room.window
    if game is None or window is None:
        return []
    first, step = window.step, game.rules.step(window.step)
    talked = window.kind is Kind.BALLOT and step is not None and step.talk
    if window.kind is not Kind.CALL and not talked:
        first = _morning(game, first)
    facts = told_to(watcher, [fact for number in range(first, window.step + 1) for fact in game.told_in(number)])
    end = next((i for i, fact in enumerate(facts) if fact.name == "won"), len(facts))  # that has a page of its own
    return [fact for fact in facts[:end] if fact.name != "voted"]


def _herald(room: Room, evening: Game) -> list[Fact]:
    """What the village decided when it had talked: the day has no window left to tell it in."""
    last = room.window.step if room.window else 0
    while last > 1 and (step := evening.rules.step(last - 1)) and step.heard and not _held(evening, last - 1):
        last -= 1  # a call that is not held any more
    day = range(_morning(evening, last), last)
    talked = next((number for number in day if (step := evening.rules.step(number)) and step.talk), last)
    facts = [fact for number in range(talked, last) for fact in evening.told_in(number)]
    return [fact for fact in told_to(PUBLIC, facts) if fact.name != "voted"]


def _morning(game: Game, number: int) -> int:
    """The first step after the last call before this one."""
    while number > 1 and (before := game.rules.step(number - 1)) is not None and not before.heard:
        number -= 1
    return number


def _lines(narrator: Narrator, facts: Iterable[Fact], watcher: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(narrator.fact(fact, watcher) for fact in facts))


def _call(room: Room, number: int, words: Words) -> str:
    step = room.settings.rules.step(number)
    return words(f"call-{step.name}") if step else ""


def title(room: Room, words: Words) -> str:
    """What everybody hears as the window opens."""
    step = room.settings.rules.step(room.window.step) if room.window else None
    if room.window is None or step is None:
        return ""
    if room.window.kind is Kind.CALL:
        return words(words.first(f"web-call-{step.name}", f"call-{step.name}"))
    if room.window.kind is Kind.BALLOT:
        return words(words.first(f"web-ballot-{step.name}", f"call-{step.name}"))
    return words(f"web-{room.window.kind.value}")


def calls(room: Room) -> tuple[str, ...]:
    """One notch a window of this night, the same for everybody."""
    if room.game is None or room.window is None or room.window.kind is not Kind.CALL:
        return ()
    first, last = _night(room.game, room.window.step)
    at = (room.window.step, room.window.beat)
    held = _windows_of(_Evening(f"{room.promise} {first}", room.game, first, last))
    return tuple("past" if notch < at else "now" if notch == at else "" for notch in held)


@dataclass(frozen=True, slots=True)
class _Evening:
    """A night about to fall: the same game and the same night are the same evening."""

    name: str
    game: Game = field(compare=False)
    first: int = field(compare=False)
    last: int = field(compare=False)


@lru_cache(maxsize=256)
def _windows_of(evening: _Evening) -> tuple[tuple[int, int], ...]:
    game = _as_it_was(evening.game, evening.first)
    return tuple((n, beat) for n in range(evening.first, evening.last) for beat in range(_held(game, n)))


def _night(game: Game, number: int) -> tuple[int, int]:
    """The steps of the night this one belongs to; the first night goes through the opening into the first round."""
    opening, rounds = len(game.rules.opening), len(game.rules.round)
    if number < opening + rounds:
        return 1, opening + rounds
    first = opening + (number - opening) // rounds * rounds
    return first, first + rounds


def _as_it_was(game: Game, step: int) -> Game:
    """Without what became known later: the engine may have told the morning's dead before the night has passed."""
    past = [(number, game.told_in(number)) for number in range(step)]
    ends = accumulate(len(facts) for _, facts in past)
    pages = tuple((number, end) for (number, _), end in zip(past, ends, strict=True))
    return replace(game, step=step, past=tuple(fact for _, facts in past for fact in facts), news=(), pages=pages)


def asked(room: Room, seat: Seat | None, narrator: Narrator) -> Asked | None:
    """What a seat is asked in this window; asleep, something of the same shape to tap."""
    if seat is None or room.window is None or room.phase is not Phase.PLAYING:
        return None
    question = room.question_for(seat)
    if question is not None:
        return _question(room, seat, question, narrator)
    dead = {fact.of("player") for fact in room.public if fact.name == "died"}
    if room.window.kind is Kind.CALL and seat not in dead:
        return _dream(room, seat, dead, narrator)
    return None


class _Gaps(Narrator):
    """Says what a button says with a gap for the names: the page fills it as houses are tapped."""

    def names(self, slots: Iterable[Slot]) -> str:
        return "{}"


def _question(room: Room, seat: Seat, question: Question, narrator: Narrator) -> Asked:
    gaps = _Gaps(narrator.words, narrator.game, narrator.players, narrator.places)
    legal: dict[str, list[str]] = {}
    for choice in question.options:
        if choice != DECLINED:
            legal.setdefault(gaps.option(question, choice), []).append(key_of(choice))
    said = dict.fromkeys(part for choice in question.options for part in choice if isinstance(part, str))
    chosen = room.pointed.get(seat)
    hint = "web-hint-asked" if not question.ballot else "web-hint-ballot" if chosen is None else "web-hint-chosen"
    return Asked(
        lines=(*_lines(narrator, _news(room, seat), seat), narrator.question(question)),
        hint=narrator.words(hint),
        legal=legal,
        decline=narrator.option(question, DECLINED) if question.may_decline else None,
        places=frozenset(part for choice in question.options for part in choice if isinstance(part, int)),
        chips=_chips(room, said, narrator.words),
        chosen=None if chosen is None else frozenset(map(str, chosen)),
    )


def key_of(choice: Choice) -> str:
    return " ".join(map(str, choice))


def _dream(room: Room, seat: Seat, dead: set[Seat], narrator: Narrator) -> Asked:
    """Something pleasant to tap for whoever sleeps, so that taps tell nothing."""
    words = narrator.words
    places = [slot for slot in range(len(room.seated)) if slot not in dead]
    places += [slot for slot, _ in centre(room, narrator)]
    chips = _chips(room, None, words)
    news = _lines(narrator, [fact for fact in _news(room, seat) if PUBLIC not in fact.audience], seat)
    noted = room.seated[seat] in room.dreamt or seat in room.asked
    legal = {words("web-dream.choose", {"places": "{}"}): list(map(str, places))}
    if chips:
        legal[words("web-dream.drift")] = [chip.word for chip in chips]
    return Asked(
        lines=news or (words("web-dream", {"turn": room.windows % DREAMS}),),
        hint=words("web-hint-noted" if noted else "web-awake" if news else "web-hint-dream"),
        legal=legal,
        decline=words("web-dream.decline"),
        places=frozenset(places),
        chips=chips,
        noted=noted,
    )


def _chips(room: Room, said: Iterable[str] | None, words: Words) -> tuple[Chip, ...]:
    """The words of this call; for whoever is asked, those that are asked for can be tapped, for who dreams, all."""
    step = room.settings.rules.step(room.window.step) if room.window else None
    usual = SAID_UNDER.get((room.settings.game, step.name), ()) if step else ()
    roles = {name: room.settings.rules.roles[name] for name in (*room.cast, *room.beside)}
    if not any(role.marks for role in roles.values()):
        usual = tuple(word for word in usual if word != "marks")
    usual = tuple(word for word in usual if word not in BROUGHT_BY or BROUGHT_BY[word] in roles)
    wanted = set(usual) if said is None else set(said)
    return tuple(Chip(word, words(f"word-{word}"), word in wanted) for word in dict.fromkeys((*usual, *wanted)))


# --- The end ---------------------------------------------------------------------------------------


def reveal(room: Room, seat: Seat | None, narrator: Narrator) -> dict[str, Any]:
    """Everything, once the game is over."""
    if room.game is None or room.outcome is None or room.setup is None:
        return {}
    outcome, words, game = room.outcome, narrator.words, room.game
    seats, cards = len(room.seated), []
    lives = {fact.of("where"): fact for fact in room.facts if fact.name == "shown"}
    for slot in sorted(lives):
        role, counts = lives[slot].of("role"), lives[slot].of("counts")
        cards.append(
            {
                "place": narrator.name(slot),
                "seat": slot < seats,
                "me": slot == seat,
                "face": face(narrator, room.settings, role),
                "dealt": narrator.role(room.setup.cards[slot]),
                "moved": game.position.lies[slot] != slot,
                "counts": narrator.role(counts) if counts != role else "",
                "won": slot in outcome.winners,
                "dead": slot in game.position.dead,
            }
        )
    written = [
        {"title": words(f"cli-play-{chapter.beginning.kind}", {"number": chapter.beginning.number}), "lines": lines}
        for chapter, lines in tale(narrator, chapters(room.settings.game, game))
    ]
    voted = pointing(room)
    return {
        "won": None if seat is None else seat in outcome.winners,
        "title": _won(outcome.teams, words),
        "lights": [LIGHTS.get(team, "alone") for team in outcome.teams],
        "winners": narrator.names(outcome.winners) if outcome.winners else "",
        "why": [{"text": narrator.reason(r), "won": r.won, "light": LIGHTS.get(r.team, "alone")} for r in outcome.why],
        "cards": cards,
        "tale": written,
        "votes": [(narrator.name(by), None if to is None else narrator.name(to)) for by, to in voted.items()],
        "nonce": room.nonce,
    }


def _won(teams: tuple[str, ...], words: Words) -> str:
    if len(teams) == 1:
        return words(f"web-won-{teams[0]}")
    if not teams:
        return words("web-won-nobody")
    return words("web-won-several", {"teams": words.joined([words(f"team-{team}.the") for team in teams])})


# --- The lobby -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be chosen, with what it means."""

    id: str
    name: str
    about: str = ""
    on: bool = False


@dataclass(frozen=True, slots=True)
class Lobby:
    """What is being laid out: public."""

    game: str
    size: int
    people: int
    free: int  # seats that bots will take
    own: bool  # an own deck
    drawn: bool  # the cards will be drawn when they are dealt
    blurb: str
    level: str
    deck: tuple[CardFace, ...]
    cards: int
    advice: tuple[str, ...]
    games: tuple[Pick, ...]
    scenarios: tuple[Pick, ...]
    sizes: tuple[int, ...]
    editions: tuple[Pick, ...]
    options: tuple[Pick, ...]
    paces: tuple[Pick, ...]
    editor: tuple[CardFace, ...]

    def chosen(self, among: str) -> list[Pick]:
        return [one for one in getattr(self, among) if one.on]


def lobby(room: Room, words: Words, *, editing: bool) -> Lobby:
    settings, narrator = room.settings, narrator_of(room, words)
    rules, scenario = settings.rules, scenario_of(settings)
    chosen = cast_of_room(room)
    counted = chosen.counted if chosen else Counter[RoleName]()
    own = settings.scenario is None
    return Lobby(
        game=words(f"cli-game-{settings.game}"),
        size=settings.size,
        people=len(room.people),
        free=max(0, settings.size - len(room.order)),
        own=own,
        drawn=chosen is None,
        blurb=words(f"scenario-{scenario.id}.blurb") if scenario else words("web-own-deck.blurb"),
        level=words(f"level-{scenario.level}") if scenario else "",
        deck=deck(room, narrator),
        cards=counted.total() or settings.size + rules.centre,
        advice=advised(settings, chosen, narrator),
        games=tuple(Pick(g, words(f"cli-game-{g}"), on=g == settings.game) for g in DEFAULT_EDITION),
        scenarios=tuple(scenario_choice(s, words, settings.scenario) for s in SCENARIOS if s.game == settings.game),
        sizes=scenario.players if scenario else (settings.size,),
        editions=tuple(
            Pick(edition, words(f"web-edition-{edition}"), on=edition == settings.edition)
            for game, edition in GAMES
            if game == settings.game and edition
        ),
        options=tuple(
            Pick(name, words(f"option-{name}"), words(f"option-{name}.about"), on=name in settings.options)
            for name in GAMES[settings.game, settings.edition].options
        ),
        paces=tuple(pace_choice(name, words, settings.pace) for name in PACES),
        editor=editor(settings, chosen.cards if chosen else (), narrator) if editing else (),
    )


def editor(settings: Settings, cards: Cards, narrator: Narrator) -> tuple[CardFace, ...]:
    """Every role of the game, with how many of these cards are of it."""
    counted = Counter(cards)
    return tuple(face(narrator, settings, name, counted[name]) for name in settings.rules.roles)


def scenario_choice(scenario: Scenario, words: Words, chosen: str | None = None) -> Pick:
    players = span(scenario.players)
    about = words("web-scenario-about", {"players": players, "level": words(f"level-{scenario.level}")})
    return Pick(scenario.id, words(f"scenario-{scenario.id}"), about, on=scenario.id == chosen)


def span(sizes: tuple[int, ...]) -> str:
    return f"{sizes[0]}–{sizes[-1]}" if len(sizes) > 1 else str(sizes[0])


def pace_choice(name: str, words: Words, chosen: str) -> Pick:
    pace, key = PACES[name], f"web-pace-{name}"
    args = {"call": round(pace.call), "talk": round(pace.talk / 60), "ballot": round(pace.ballot)}
    return Pick(name, words(key) if words.has(key) else name, words("web-pace-about", args), on=name == chosen)


def advised(settings: Settings, chosen: Cast | None, narrator: Narrator) -> tuple[str, ...]:
    found = advice(settings.game, settings.rules, chosen, settings.size) if chosen else ()
    return tuple(map(narrator.advice, found))
