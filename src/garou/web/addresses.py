"""Where every page lies: whoever leads somewhere, in code or in a template, asks here.

A route says in its decorator where it lies itself; a test holds the two together.
"""

from __future__ import annotations

from garou.rooms import codes

HOME = "/"
LANG = "/lang"
TABLES = "/tables"
JOIN = "/join"
MINE = "/mine"
ROLES = "/roles"
REPLAY = "/replay"
PUZZLES = "/puzzles"
PUZZLE_PLAY = "/puzzles/play"
PUZZLE_SHELF = "/puzzles/shelf.json"
PUZZLE_NEW = "/puzzles/new"
PUZZLE_VERDICT = "/puzzles/verdict"
PUZZLE_MADE = "/puzzles/made"
WORKSHOP = "/workshop"
WORKSHOP_BOOK = "/workshop/book.json"
WORKSHOP_LINK = "/workshop/link"
WORKSHOP_PROOF = "/workshop/proof"
WORKSHOP_TRY = "/workshop/try"
SETTLE = "/settle"
MASTER = "/master"
CUPS = "/cup"
BOOK = "/book"
CARDS = "/cards"
LEAFLET = "/leaflet"
ANNOUNCER = "/announcer"
API = "/api"
STATIC = "/static"
AWAY = "/away"
HEALTH = "/healthz"
AUTHORITY = "/authority"
MANIFEST = "/manifest.json"


def table(code: str, *rest: object) -> str:
    """A table's page, or what lies below it."""
    return below(f"/t/{code}", *rest)


def front(code: str, *, watch: bool) -> str:
    """The table as a seat sees it, or as whoever watches."""
    return table(code, "watch") if watch else table(code)


def drawer(code: str, what: str, *, watch: bool) -> str:
    """What is fetched for a drawer of that page."""
    return f"{table(code, what)}?watch=1" if watch else table(code, what)


def game(code: str, number: int, *rest: object) -> str:
    """A game that was played at a table."""
    return table(code, "games", number, *rest)


def cup(code: str, *rest: object) -> str:
    return below(f"{CUPS}/{code}", *rest)


def role(game: str, *rest: object) -> str:
    return below(ROLES, game, *rest)


def texts(lang: str, file: str) -> str:
    """Every text of a file, for whoever works on a language."""
    return below("/texts", lang, file)


def static(name: str) -> str:
    """A file that is the same for everybody."""
    return below(STATIC, name)


def below(place: str, *rest: object) -> str:
    return "/".join((place, *map(str, rest)))


def above(path: str) -> str:
    """The page that a form at this address was sent from: a table, a tournament, a tool, else the first page."""
    place, _, rest = path.removeprefix("/").partition("/")
    if f"/{place}" in (TABLES, JOIN, LANG) or not rest:
        return HOME
    return below(f"/{place}", rest.partition("/")[0]) if place in ("t", "cup") else f"/{place}"


def meant(path: str) -> str:
    """A table's or tournament's page by the code that somebody means; "" where the address says it, or names none."""
    _, place, *rest = path.split("/")
    code = codes.meant(rest[0]) if place in ("t", "cup") and len(rest) == 1 else ""
    return below(f"/{place}", code) if code not in ("", *rest) else ""
