"""Cards and their faces, as anybody may see them who may see the card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Slot
from garou.games.cast import Cards, Cast
from garou.games.teams import light, printed_team
from garou.rooms.room import Room
from garou.rooms.settings import Settings, scenario_of
from garou.texts import Words
from garou.texts.house import at_table
from garou.texts.narrator import Narrator

from .art import role_art


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
class LaidCard:
    """A card of the deck on the table, and how many there are of it."""

    role: str
    art: str
    name: str
    copies: int


def laid(cast: Cast, rules: RuleSet, words: Words) -> tuple[LaidCard, ...]:
    """All that is dealt, in the order of the box."""
    here = ((role, cast.counted[role]) for role in rules.roles)
    return tuple(LaidCard(role, role_art(role, rules), words(f"role-{role}"), count) for role, count in here if count)


def narrator_of(room: Room, words: Words) -> Narrator:
    places = room.settings.rules.places
    spoken = at_table(words, room.settings.edition)
    return room.standing(("narrator", words.lang), lambda: Narrator(spoken, room.settings.game, room.names, places))


def face(narrator: Narrator, settings: Settings, role: RoleName, count: int = 1) -> CardFace:
    words, team = narrator.words, printed_team(settings.rules.roles[role])
    return CardFace(
        role=role,
        art=role_art(role, settings.rules),
        name=narrator.role(role),
        team=words(f"team-{team}"),
        light=light(team),
        text=narrator.about_role(role, "summary", settings.options),
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


def editor(settings: Settings, cards: Cards, narrator: Narrator) -> tuple[CardFace, ...]:
    """Every role of the game, with how many of these cards are of it."""
    counted = Counter(cards)
    return tuple(face(narrator, settings, name, counted[name]) for name in settings.rules.roles)
