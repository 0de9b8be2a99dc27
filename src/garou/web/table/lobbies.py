"""What is being laid out before a game: public, and chosen by the host."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.advice import advice
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import brought
from garou.homemade import rules_of
from garou.homemade.coding import is_code
from garou.homemade.scenarios import open_to
from garou.minds.mind import MINDS, USUAL
from garou.rooms.levels import Bot, bots_of
from garou.rooms.lobby import company
from garou.rooms.room import Room
from garou.rooms.settings import DEDUCING, NOBODY, PACES, TALKS, Settings, scenario_of
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.faces import CardFace, cast_of_room, deck, editor, narrator_of
from garou.web.help.explaining import Felt, felt

LEVELS = ("initiation", "easy", "medium", "hard")  # from the easiest


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be chosen, with what it means."""

    id: str
    name: str
    about: str = ""
    on: bool = False


@dataclass(frozen=True, slots=True)
class Brought:
    """Which card lies beside the others because of one of them."""

    name: str  # of the one that brings it
    kinds: tuple[Pick, ...]


@dataclass(frozen=True, slots=True)
class Companion:
    """A bot at the table, and how it thinks."""

    chair: int
    name: str
    mind: str
    temper: str
    told: str  # all of it in a few words


@dataclass(frozen=True, slots=True)
class Lobby:
    """What is being laid out: public."""

    game: str
    size: int
    people: int
    free: int  # seats that bots will take
    mortal: bool  # people die before the end, and may watch what follows
    ghosts: bool
    wild: bool  # the draw may leave nobody to look for
    chips: int  # played for; 0: none
    own: bool  # a deck of the table's own
    drawn: bool  # the cards will be drawn when they are dealt
    blurb: str
    level: str
    deck: tuple[CardFace, ...]
    cards: int
    advice: tuple[str, ...]
    newcomers: bool  # the game is new to them, or was
    deducing: tuple[Pick, ...]  # who may have worlds counted
    deduced: str  # as a rule of this table, where somebody may
    feel: tuple[Felt, ...]
    games: tuple[Pick, ...]
    scenarios: tuple[Pick, ...]
    fitting: tuple[Pick, ...]  # where more people sit here than the cards are for: what they could play
    sizes: tuple[int, ...]
    editions: tuple[Pick, ...]
    options: tuple[Pick, ...]
    paces: tuple[Pick, ...]
    talks: tuple[Pick, ...]
    bots: tuple[Companion, ...]
    minds: tuple[Pick, ...]  # of which a bot may have one
    editor: tuple[CardFace, ...]
    beside: tuple[Brought, ...]  # where a card of the table's own deck brings another, which

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
        mortal=bool(rules.round),
        ghosts=settings.ghosts,
        wild=settings.wild,
        chips=settings.chips,
        own=own,
        drawn=chosen is None,
        blurb=words(f"scenario-{scenario.id}.blurb") if scenario else words("web-own-deck.blurb"),
        level=words(f"level-{scenario.level}") if scenario else "",
        deck=deck(room, narrator),
        cards=counted.total() or settings.size + rules.centre,
        advice=advised(room, chosen, narrator),
        newcomers=settings.newcomers,
        deducing=tuple(Pick(who, words(f"deduce-for-{who}"), on=who == settings.deducing) for who in DEDUCING),
        deduced="" if settings.deducing == NOBODY else words(f"deduce-for-{settings.deducing}.rule"),
        feel=felt(words, rules, chosen),
        games=tuple(Pick(g, words(f"cli-game-{g}"), on=g == settings.game) for g in DEFAULT_EDITION),
        scenarios=tuple(
            scenario_choice(one, words, settings.scenario) for one in open_to(settings.game, settings.edition)
        ),
        fitting=fitting(room, words),
        sizes=scenario.players if scenario else (settings.size,),
        editions=tuple(
            Pick(edition, words(f"web-edition-{edition}"), on=edition == settings.edition)
            for edition in editions_of(settings)
        ),
        options=tuple(
            Pick(name, words(f"option-{name}"), words(f"option-{name}.about"), on=name in settings.options)
            for name in rules_of(settings.game, settings.edition).options
        ),
        paces=tuple(pace_choice(name, words, settings.pace, settings) for name in PACES),
        talks=tuple(talk_choice(minutes, words, settings) for minutes in TALKS),
        bots=tuple(companion(bot, words) for bot in bots_of(room)),
        minds=tuple(mind_choice(mind.name, words) for mind in MINDS),
        editor=editor(settings, chosen.cards if chosen else (), narrator) if editing else (),
        beside=beside_choices(settings.game, chosen, narrator) if editing and chosen and own else (),
    )


def editions_of(settings: Settings) -> tuple[str, ...]:
    """The printed ones that have a name, and the home-made one that is chosen."""
    printed = tuple(edition for game, edition in GAMES if game == settings.game and edition)
    return (*printed, settings.edition) if is_code(settings.edition) else printed


def companion(bot: Bot, words: Words) -> Companion:
    mind, temper = words(f"mind-{bot.mind}"), words(f"web-temper-{bot.temper}")
    told = words("web-bots.one", {"name": bot.name, "mind": mind, "temper": temper})
    return Companion(bot.chair, bot.name, bot.mind, temper, told)


def mind_choice(mind: str, words: Words) -> Pick:
    return Pick(mind, words(f"mind-{mind}"), words(f"mind-{mind}.about"), on=mind == USUAL.name)


def beside_choices(game: str, laid: Cast, narrator: Narrator) -> tuple[Brought, ...]:
    """The kinds a card may bring, where it is among these; the one that is chosen is on."""
    return tuple(
        Brought(narrator.role(name), tuple(Pick(kind, narrator.role(kind), on=kind in laid.beside) for kind in kinds))
        for name, kinds in brought(game).items()
        if name in laid.cards
    )


def scenario_choice(scenario: Scenario, words: Words, chosen: str | None = None) -> Pick:
    players = span(scenario.players)
    about = words("web-scenario-about", {"players": players, "level": words(f"level-{scenario.level}")})
    return Pick(scenario.id, words(f"scenario-{scenario.id}"), about, on=scenario.id == chosen)


def fitting(room: Room, words: Words) -> tuple[Pick, ...]:
    """The easiest two for all who have come, where the cards are for fewer."""
    many, game = company(room), room.settings.game
    if many <= room.settings.size:
        return ()
    found = [one for one in open_to(game, room.settings.edition) if many in one.players]
    return tuple(scenario_choice(one, words) for one in sorted(found, key=lambda one: LEVELS.index(one.level))[:2])


def span(sizes: tuple[int, ...]) -> str:
    return f"{sizes[0]}–{sizes[-1]}" if len(sizes) > 1 else str(sizes[0])


def talk_choice(minutes: int, words: Words, settings: Settings) -> Pick:
    usual = settings.with_(talk=0).windows.talk
    said = (
        words("web-talking-time.minutes", {"count": minutes})
        if minutes
        else words("web-talking-time.usual", {"count": whole(usual)})
    )
    return Pick(str(minutes), said, on=minutes == settings.talk)


def whole(seconds: float) -> int:
    """In minutes, and never none."""
    return max(1, round(seconds / 60))


def pace_choice(name: str, words: Words, chosen: str, settings: Settings | None = None) -> Pick:
    """What a pace means at this table, or in general."""
    pace, key = settings.with_(pace=name).windows if settings else PACES[name], f"web-pace-{name}"
    args = {"call": round(pace.call), "talk": round(pace.talk / 60), "ballot": round(pace.ballot)}
    about = words("web-pace-about", args)
    if pace.early is not None:
        about = words("web-pace-swift-about", args | {"early": round(pace.early)})
    return Pick(name, words(key) if words.has(key) else name, about, on=name == chosen)


def advised(room: Room, chosen: Cast | None, narrator: Narrator) -> tuple[str, ...]:
    """To a table that has said that the game is new to it, also what follows from what it has played since."""
    settings = room.settings
    known = room.ledger.played(settings.game) if settings.newcomers else None
    found = advice(settings.game, settings.rules, chosen, settings.size, known) if chosen else ()
    return tuple(map(narrator.advice, found))
