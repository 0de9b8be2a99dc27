"""`/texts`: every text where nobody has to play a game to see it. No production server has it."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import RedirectResponse

from garou.texts import DRAFTS, LANGUAGES
from garou.texts.checking import ORIGINAL, files
from garou.texts.showing import shown
from garou.web import addresses
from garou.web.render import page

router = APIRouter(include_in_schema=False)


@router.get("/texts")
async def first() -> Response:
    return RedirectResponse(addresses.texts(next(iter(DRAFTS)), "web"), 303)


@router.get("/texts/{lang}/{file}")
async def every_text(request: Request, lang: str, file: str) -> Response:
    """Whoever looks reads the page itself in their own language."""
    if lang not in LANGUAGES or file not in files():
        raise HTTPException(404)
    return page(
        request,
        "texts/texts.html",
        of=lang,
        original=lang == ORIGINAL,
        file=file,
        files=files(),
        messages=tuple(shown(lang, file)),
    )
