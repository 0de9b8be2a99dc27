"""Help where it is needed: the pages of the roles, the order of the night, what a deck feels like, ways out of errors.

All of it is public and the same for every reader: none of it is handed a game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION
from garou.games.cast import Cast
from garou.games.feel import Trait, feel
from garou.rooms.settings import Settings
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import call_art, symbols
from garou.web.faces import CardFace, face
from garou.web.people import words_of
from garou.web.render import page, rendered

router = APIRouter()

TIPS = ("", ".then", ".last")


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the night, as the list of them shows it."""

    step: str
    name: str
    art: str
    when: str  # dusk or night; where nights come again and again, first or every
    roles: frozenset[RoleName]  # who opens their eyes
    who: str = ""  # the same in words, where the name of the call does not say it


@dataclass(frozen=True, slots=True)
class RoleHelp:
    """Everything there is to say about a role."""

    face: CardFace
    stars: int
    wakes: str
    wins: str
    tips: tuple[str, ...]
    beware: str


# --- The order of the night ------------------------------------------------------------------------


def heard_steps(rules: RuleSet, cards: Collection[RoleName]) -> Iterator[tuple[Step, str]]:
    """Every call that is held with these cards, and when."""
    for step in rules.steps:
        if not step.heard.isdisjoint(cards):
            again = "every" if step in rules.round else "first"
            yield step, again if rules.round else "dusk" if step.dusk else "night"


def night_order(rules: RuleSet, cards: Collection[RoleName], words: Words) -> tuple[Call, ...]:
    """In the order they are heard."""
    return tuple(_call(step, when, rules, cards, words) for step, when in heard_steps(rules, cards))


def _call(step: Step, when: str, rules: RuleSet, cards: Collection[RoleName], words: Words) -> Call:
    awake = [name for name in rules.roles if name in (step.roles or ()) and name in cards]
    named = {RoleName(step.name)}
    return Call(
        step=step.name,
        name=words(f"call-{step.name}"),
        art=call_art(step),
        when=when,
        roles=frozenset(awake),
        who="" if named.issuperset(awake) else words.joined([words(f"role-{name}") for name in awake]),
    )


# --- A role ----------------------------------------------------------------------------------------


def narrator_of_game(words: Words, game: str) -> Narrator:
    return Narrator(words, game, (), ())


def role_help(words: Words, settings: Settings, role: RoleName, count: int = 1) -> RoleHelp:
    narrator, game = narrator_of_game(words, settings.game), settings.game
    known = settings.rules.roles.get(role)
    return RoleHelp(
        face=face(narrator, settings, role, count) if known else _office(narrator, role),
        stars=known.stars if known else 1,
        wakes=_wakes(words, settings.rules, known) if known else words("help-wakes-office"),
        wins=wins(words, settings, role),
        tips=tuple(words(f"help-{game}-{role}{tip}") for tip in TIPS),
        beware=words(f"help-{game}-{role}.beware"),
    )


def wins(words: Words, settings: Settings, role: RoleName) -> str:
    """How one wins with this card: as the role does, or as its team."""
    known = settings.rules.roles.get(role)
    return words(words.first(*(f"help-wins-{settings.game}-{name}" for name in (role, known.team if known else role))))


def own_help(words: Words, settings: Settings, card: CardFace | None) -> RoleHelp | None:
    """For the drawer that only its owner opens."""
    return role_help(words, settings, RoleName(card.role)) if card else None


def _office(narrator: Narrator, name: RoleName) -> CardFace:
    """A card without a team."""
    summary, explain, play = (narrator.about_role(name, what) for what in ("summary", "explain", "play"))
    return CardFace(name, name, narrator.role(name), narrator.words("help-office"), "", summary, explain, play)


def _wakes(words: Words, rules: RuleSet, role: Role) -> str:
    found = [(step, when) for step, when in heard_steps(rules, rules.roles) if role.name in (step.roles or ())]
    if not found:
        return words(f"help-wakes-{'dying' if role.dies else 'vote' if role.guards else 'never'}")
    [when, *_] = [when for _, when in found]
    return words(f"help-wakes-{when}", {"calls": words.joined([words(f"call-{step.name}") for step, _ in found])})


def roles_of(settings: Settings) -> tuple[RoleName, ...]:
    """All roles of a game in the order of the box, offices last."""
    return (*settings.rules.roles, *settings.rules.offices)


@dataclass(frozen=True, slots=True)
class DeckHelp:
    """The cards that are in, and the order they are called in."""

    deck: tuple[RoleHelp, ...]
    order: tuple[Call, ...]


def deck_help(words: Words, settings: Settings, cast: Cast | None) -> DeckHelp:
    """For the drawer at a table."""
    counted = cast.counted if cast else {}
    present = [name for name in settings.rules.roles if counted.get(name)]
    deck = tuple(role_help(words, settings, name, counted[name]) for name in present)
    return DeckHelp(deck, night_order(settings.rules, present, words))


# --- What a deck feels like ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Felt:
    """A trait in words."""

    name: str
    about: str
    degree: str
    notches: int


def felt(words: Words, rules: RuleSet, cast: Cast | None) -> tuple[Felt, ...]:
    """Nothing where the cards are still to be drawn."""
    return tuple(_felt(words, trait) for trait in feel(rules, cast)) if cast else ()


def _felt(words: Words, trait: Trait) -> Felt:
    args = {"count": trait.count, "cards": trait.cards, "kind": trait.kind}
    about = words(f"feel-{trait.aspect}.{trait.degree or 'about'}", args)
    degree = words("feel-title.degree", {"degree": trait.degree}) if trait.degree else ""
    return Felt(words(f"feel-{trait.aspect}", args), about, degree, trait.notches)


# --- Ways out of an error --------------------------------------------------------------------------

MISREAD = ("no-such-table",)  # the code may be typed again
PASSING = ("broken", "not-kept", "busy", "too-many-watching")  # it may be over when one tries again
WATCHED = ("table-full", "table-playing")  # one may watch instead


@dataclass(frozen=True, slots=True)
class WayOut:
    """What an error page shows beside its sentence: a title, a picture, and where to go from here."""

    title: str
    art: str
    ways: tuple[tuple[str, str], ...]  # what it says, and where it leads
    retry: bool


def way_out(request: Request, words: Words, reason: str) -> WayOut:
    title = f"help-error-{reason}"
    ways = dict(_ways(request, reason))
    return WayOut(
        title=words(title) if words.has(title) else words("web-error"),
        art=omen if (omen := f"omen-{reason}") in symbols() else "omen",
        ways=tuple((words(f"help-way-{way}"), to) for way, to in ways.items()),
        retry=reason in MISREAD,
    )


def _ways(request: Request, reason: str) -> Iterator[tuple[str, str]]:
    """The best way first; each leads somewhere there is."""
    parts = request.url.path.split("/")
    table = f"/t/{parts[2]}" if len(parts) > 2 and parts[1] == "t" and reason not in MISREAD else ""
    if reason in PASSING and request.method == "GET":
        yield "again", request.url.path
    if table and reason in WATCHED:
        yield "watch", f"{table}/watch"
    elif table:
        yield "door" if reason == "no-seat" else "table", table
    yield "start", "/"


# --- Pages -----------------------------------------------------------------------------------------


def settings_of(game: str) -> Settings:
    """The game as it is played unless a table says otherwise."""
    if game not in DEFAULT_EDITION:
        raise HTTPException(404)
    return Settings(game=game, edition=DEFAULT_EDITION[game])


@router.get("/roles")
async def roles() -> Response:
    return RedirectResponse(f"/roles/{next(iter(DEFAULT_EDITION))}", 303)


@router.get("/roles/{game}")
async def index(request: Request, game: str) -> Response:
    settings, words = settings_of(game), words_of(request)
    helps = [role_help(words, settings, name) for name in roles_of(settings)]
    order = night_order(settings.rules, settings.rules.roles, words)
    return page(request, "help/roles.html", game=game, games=tuple(DEFAULT_EDITION), helps=helps, order=order)


@router.get("/roles/{game}/{role}")
async def about(request: Request, game: str, role: str) -> Response:
    """A page, or for a live page only what goes into its sheet."""
    settings, words = settings_of(game), words_of(request)
    known = roles_of(settings)
    if role not in known:
        raise HTTPException(404)
    helped = role_help(words, settings, RoleName(role))
    if request.headers.get("hx-request"):
        return HTMLResponse(rendered("help/sheet.html", t=words, lang=words.lang, game=game, h=helped))
    at = known.index(RoleName(role))
    beside = [face_name(words, known[(at + step) % len(known)]) for step in (-1, 1)]
    order = night_order(settings.rules, settings.rules.roles, words)
    return page(request, "help/role.html", game=game, h=helped, beside=beside, order=order)


def face_name(words: Words, role: RoleName) -> tuple[RoleName, str]:
    return role, words(f"role-{role}")
