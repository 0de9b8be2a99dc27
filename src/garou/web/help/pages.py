"""The pages of the roles."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION
from garou.rooms.settings import Settings
from garou.web import addresses
from garou.web.people import words_of
from garou.web.render import page, rendered

from .explaining import narrator_of_game, printed_order, role_help, roles_of

router = APIRouter(include_in_schema=False)


def settings_of(game: str) -> Settings:
    """The game as it is played unless a table says otherwise."""
    if game not in DEFAULT_EDITION:
        raise HTTPException(404)
    return Settings(game=game, edition=DEFAULT_EDITION[game])


@router.get("/roles")
async def roles() -> Response:
    return RedirectResponse(addresses.role(next(iter(DEFAULT_EDITION))), 303)


@router.get("/roles/{game}")
async def index(request: Request, game: str) -> Response:
    settings, words = settings_of(game), words_of(request)
    helps = [role_help(words, settings, name) for name in roles_of(settings)]
    order = printed_order(settings.rules, settings.rules.roles, words)
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
    narrator, others = narrator_of_game(words, game), (known[(at + step) % len(known)] for step in (-1, 1))
    beside = [(other, narrator.role(other)) for other in others]
    order = printed_order(settings.rules, settings.rules.roles, words)
    return page(request, "help/role.html", game=game, h=helped, beside=beside, order=order)
