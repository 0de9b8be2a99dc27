"""What a phone keeps for when the server is away: one app, one worker, one list. Nothing of a table is on it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from garou.games import DEFAULT_EDITION, GAMES
from garou.puzzles.shelf import SHELF
from garou.texts import LANGUAGES

from . import addresses, announcer, assets
from .help.explaining import roles_of
from .help.pages import settings_of
from .people import words_of
from .render import page

router = APIRouter(include_in_schema=False)
HERE = Path(__file__).parent
STATIC, TEMPLATES, TEXTS = HERE / "static", HERE / "templates", HERE.parent / "texts"

# Pages that are the same for everybody, and need no server to be read. What they lead to on the way is kept when seen.
PAGES = (
    addresses.HOME, addresses.AWAY, addresses.ANNOUNCER, addresses.SETTLE, addresses.MASTER, addresses.LEAFLET,
    addresses.CARDS, addresses.PUZZLES, addresses.PUZZLE_PLAY, addresses.WORKSHOP,
    *(addresses.role(game) for game in DEFAULT_EDITION),
)  # fmt: skip
SHORTCUTS = {
    addresses.ANNOUNCER: "announcer-page-link", addresses.SETTLE: "settle-page", addresses.MASTER: "master-page.link",
    addresses.LEAFLET: "leaflet-page", addresses.role(next(iter(DEFAULT_EDITION))): "help-meet",
}  # fmt: skip

# Everything those pages are made of.
FILES = (
    "announcer/announcer.js", "announcer/advice.js", "announcer/cards.js", "announcer/choose.js",
    "announcer/clips.js", "announcer/clock.js", "announcer/evening.js", "announcer/noises.js",
    "announcer/pieces.js", "announcer/resume.js", "announcer/screen.js", "announcer/script.js", "announcer/settings.js",
    "announcer/sounds.js", "announcer/teller.js", "announcer/voice.js",
    "app.js", "awake.js", "away.js", "cup/places.js", "dom.js", "entered.js", "kept.js", "names.js", "offline.js",
    "help/help.js",
    "master/clock.js", "master/master.js", "master/more.js", "master/seats.js", "print/print.js",
    "puzzle/shelf.js", "puzzle/solve.js", "puzzle/solved.js", "settle/settle.js",
    "settle/settled.js", "table/seats.js",
    "workshop/card.js", "workshop/conditions.js", "workshop/days.js", "workshop/documents.js", "workshop/drafting.js",
    "workshop/keeping.js", "workshop/pieces.js", "workshop/proofs.js", "workshop/sharing.js", "workshop/sheets.js",
    "workshop/telling.js", "workshop/workshop.js",
    "garou.css", "tokens.css", "base.css", "app.css", "announcer/announcer.css", "cup/cup.css",
    "master/master.css", "puzzle/puzzle.css", "print/print.css", "settle/settle.css",
    "workshop/workshop.css", "workshop/signs.svg", "sprite.svg", "scene.svg",
    "fonts/grenze-700-latin.woff2", "fonts/grenze-700-latin-ext.woff2",
    "fonts/bricolage-latin.woff2", "fonts/bricolage-latin-ext.woff2",
    "icons/icon.svg", "icons/icon-180.png", "icons/icon-192.png", "icons/icon-512.png",
)  # fmt: skip


# --- The app -----------------------------------------------------------------------------------------


@router.get("/manifest.json")
async def manifest(request: Request, lang: str = "") -> Response:
    """What a phone needs to put all of it among its apps."""
    spoken = announcer.spoken_to(request, lang)
    icon = addresses.static("icons/icon-192.png")
    icons = [
        {"src": addresses.static("icons/icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        {"src": icon, "sizes": "192x192", "type": "image/png"},
        {
            "src": addresses.static("icons/icon-512.png"),
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "any maskable",
        },
    ]
    shortcuts = [
        {"name": spoken(name), "url": place, "icons": [{"src": icon, "sizes": "192x192"}]}
        for place, name in SHORTCUTS.items()
    ]
    found = {
        "id": addresses.HOME,
        "name": "Garou",
        "short_name": "Garou",
        "description": spoken("web-description"),
        "lang": spoken.lang,
        "start_url": addresses.HOME,
        "scope": addresses.HOME,
        "display": "standalone",
        "background_color": "#0b1412",
        "theme_color": "#0b1412",
        "icons": icons,
        "shortcuts": shortcuts,
    }
    return JSONResponse(found, media_type="application/manifest+json")


# --- Without a network ---------------------------------------------------------------------------------


@router.get("/away")
async def away(request: Request) -> Response:
    """What a phone shows in place of a page that needs the server, while that is away."""
    return page(request, "away.html", words=words_of(request))


@router.get("/kept.json")
async def kept() -> dict[str, list[str]]:
    """Everything a phone keeps: files and pages at once, and what else there is to read one by one."""
    return {"files": [*files()], "pages": [*pages()], "more": [*more()]}


@router.get("/worker.js")
async def worker() -> Response:
    """The worker, with the name of this version: another version is another file, and phones fetch it."""
    script = (STATIC / "worker.js").read_text("utf-8")
    above = f'const VERSION = "app-{version()}";\nconst ASSETS = "{assets.asset("")}";\n\n'
    return Response(above + script, media_type="text/javascript")


@router.get("/announcer-worker.js")
async def old_worker() -> Response:
    """Phones that kept the announcer alone look here for news: their worker makes room for the one of the whole app."""
    return Response("self.registration.unregister();\n", media_type="text/javascript")


def files() -> tuple[str, ...]:
    manifests = (f"{addresses.MANIFEST}?lang={lang}" for lang in LANGUAGES)
    books = (announcer.address(game, edition, lang) for lang in LANGUAGES for game, edition in GAMES)
    benches = (f"{addresses.WORKSHOP_BOOK}?lang={lang}" for lang in LANGUAGES)
    made = (assets.asset(name) if name.endswith(assets.KINDS) else addresses.static(name) for name in FILES)
    return (*manifests, *made, *books, *benches)


def pages() -> tuple[str, ...]:
    return (*PAGES, *(f"{addresses.ANNOUNCER}?lang={lang}" for lang in LANGUAGES))


def more() -> tuple[str, ...]:
    roles = (addresses.role(game, role) for game in DEFAULT_EDITION for role in roles_of(settings_of(game)))
    return (addresses.PUZZLE_SHELF, *roles)


@cache
def version() -> str:
    """Changes with anything a phone keeps: files, words, books."""
    made = hashlib.sha256(assets.version().encode())  # the pages name the addresses of their scripts and styles
    own = (*(STATIC / name for name in FILES), STATIC / "worker.js", SHELF)
    for path in (*own, *sorted(TEMPLATES.rglob("*.html")), *sorted(TEXTS.rglob("*.ftl"))):
        made.update(path.read_bytes())
    for lang in LANGUAGES:
        for game, edition in GAMES:
            made.update(announcer.written(game, edition, lang).encode())
    return made.hexdigest()[:16]
