"""The announcer's lines as sound, for phones that have no voice: made when first asked for, one after the other."""

from __future__ import annotations

import logging
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import FileResponse

from garou.announcer.clips import NotSpoken, clip, place_of, speaker_of, spoken
from garou.announcer.voices import NAMES
from garou.texts import LANGUAGES

from . import addresses
from .announcer import spoken_to
from .booth import made

router = APIRouter(include_in_schema=False)
log = logging.getLogger(__name__)

FOR_GOOD = "public, max-age=31536000, immutable"  # other words are another address


@router.get("/announcer/voices.json")
async def voices(request: Request, lang: str = "") -> dict[str, str]:
    """Where clips in this language lie; empty where nobody can speak it."""
    chosen = spoken_to(request, lang).lang
    speaker = speaker_of(request.app.state.data, chosen)
    return {"at": f"{addresses.below(addresses.ANNOUNCER, 'clip', speaker, chosen)}/" if speaker else ""}


@router.get("/announcer/clip/{speaker}/{lang}/{name}.wav")
async def one_clip(request: Request, speaker: str, lang: str, name: str) -> Response:
    """A line of our own books, and nothing else: whoever asks for other words is told that there is nothing here."""
    if speaker not in NAMES or lang not in LANGUAGES or name not in spoken(lang):
        raise HTTPException(404)
    found = await _found(request, speaker, lang, name)
    if found is None:
        raise HTTPException(404)
    return FileResponse(found, media_type="audio/wav", headers={"cache-control": FOR_GOOD})


async def _found(request: Request, speaker: str, lang: str, name: str) -> Path | None:
    data: Path = request.app.state.data
    kept = place_of(data, speaker, lang, name)
    if kept.exists():
        return kept
    try:
        return await made(request, lambda: clip(data, speaker, lang, name))
    except NotSpoken:
        log.exception("a line could not be spoken")
        return None
