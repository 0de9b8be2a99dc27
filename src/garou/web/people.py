"""Who asks: their language, and the seat their device holds."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.rooms import seating
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair
from garou.texts import LANGUAGES, Words, words

from . import addresses

YEAR = 365 * 24 * 3600
TOKEN_DAYS = 30 * 24 * 3600

NOTHING_NEW = Response(status_code=204)  # the answer to most taps: made once, and never changed

Text = Annotated[str, Form(max_length=200)]  # one line that somebody has written


def accepted_language(header: str) -> str:
    """The best of ours by Accept-Language; the first where none is wanted."""
    wanted: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, tag.strip().split("-")[0].lower()))
    ours = (tag for weight, tag in sorted(wanted, key=lambda w: w[0]) if tag in LANGUAGES and weight < 0)
    return next(ours, LANGUAGES[0])


def language_of(request: Request) -> str:
    chosen = request.cookies.get("garou-lang", "")
    return chosen if chosen in LANGUAGES else accepted_language(request.headers.get("accept-language", ""))


def words_of(request: Request) -> Words:
    return words(language_of(request))


def is_secure(request: Request) -> bool:
    return request.url.scheme == "https"


def keep_language(request: Request, response: Response, lang: str) -> None:
    response.set_cookie("garou-lang", lang, max_age=YEAR, samesite="lax", secure=is_secure(request), httponly=True)


def cookie_name(code: str) -> str:
    return f"garou-seat-{code}"


def keep_seat(request: Request, response: Response, code: str, token: str) -> None:
    keep_token(request, response, cookie_name(code), addresses.table(code), token)


def keep_token(
    request: Request, response: Response, name: str, path: str, token: str, *, lasts: int = TOKEN_DAYS
) -> None:
    """Sent to the pages it is for, and to no others."""
    options: dict[str, Any] = {"max_age": lasts, "samesite": "lax", "secure": is_secure(request), "httponly": True}
    response.set_cookie(name, token, path=path, **options)


def token_of(request: Request, code: str) -> str | None:
    """From the cookie of a browser or the header of a program; looked for once, however often it is asked for."""
    found: dict[str, str | None] = request.scope.setdefault("tokens", {})
    if code not in found:
        found[code] = _token_of(request, code)
    return found[code]


def _token_of(request: Request, code: str) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else request.cookies.get(cookie_name(code))


def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


def sitting(request: Request, code: str) -> Chair:
    """The chair this browser holds at that table; turned away without one."""
    chair = seating.chair(keeper_of(request), code, token_of(request, code))
    if chair is None:
        raise TurnedAway("no-seat")
    return chair


def done(request: Request, code: str) -> Response:
    """After a deed: nothing to swap in for a live page, the table's page for a plain form."""
    if request.headers.get("hx-request"):
        return NOTHING_NEW
    return RedirectResponse(addresses.table(code), 303)
