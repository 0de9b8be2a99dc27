"""The application: wiring, health, static files, errors in the reader's language."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

from garou.engine.values import Refusal
from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.store.place import told_apart
from garou.store.sqlite import SqliteStore
from garou.store.values import NotKept, Store, StoreTrouble
from garou.texts import DRAFTS
from garou.texts.narrator import refusal

from . import addresses, announcer, clips, keeping
from .api import routes as api
from .assets import kept_for, travelling, unversioned
from .audience import Audience, FullHouse
from .balancing import pages as balancing
from .balancing.scales import deck_scales
from .booth import Booth, Busy
from .counting import MISSES, Proven, missed
from .cup import booking, papers
from .cup import moving as changing
from .cup import pages as cups
from .deducing import looking_back
from .deducing import pages as deducing
from .deducing.study import Study
from .guard import HEADERS, NOT_KEPT, REFUSED, Guard, TooLarge
from .help import pages as helping
from .help.ways import way_out
from .hosts import Welcome, anybody
from .https import pages as vouching
from .limits import Limits
from .master import pages as mastering
from .master.wall import Walls
from .neighbours import share
from .people import words_of
from .print import pages as printing
from .puzzle import editor as composing
from .puzzle import pages as puzzling
from .puzzle.verdicts import Assay
from .render import page
from .replay import leading
from .replay import pages as replaying
from .settle import pages as settling
from .table import board, coming, doing, histories, hosting, moving, speaking, tapping
from .texts import pages as proofs
from .workshop import pages as crafting
from .workshop.trials import role_trials

log = logging.getLogger("garou.web")
STATIC = Path(__file__).with_name("static")
MEDIA = {".js": "text/javascript", ".css": "text/css"}
RETRY = "10"  # seconds; the same for everybody

# Routes are tried in turn: those that are asked for most come first. They are made once, whoever builds a server.
AT_A_TABLE = (
    doing,
    moving,
    coming,
    speaking,
    balancing,
    deducing,
    looking_back,
    board,
    hosting,
    mastering,
    histories,
    replaying,
    leading,
)
ELSEWHERE = (
    cups,
    changing,
    papers,
    booking,
    helping,
    settling,
    announcer,
    clips,
    printing,
    puzzling,
    composing,
    crafting,
    vouching,
    keeping,
)
AT_WORK = (proofs,) if DRAFTS else ()  # whoever works on a language sees every text; nobody else does
EVERYWHERE = (*AT_A_TABLE, *ELSEWHERE, *AT_WORK, api)
ROUTES = [*tapping.ROUTES, *(route for pages in EVERYWHERE for route in pages.router.routes)]

# Traces would name tables and cost every request a little; `watch` counts what may be counted.
UNTRACED: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False}
STATUS = {
    "no-such-table": 404,
    "no-such-cup": 404,
    "no-such-wall": 404,
    "no-such-past-game": 404,
    "not-your-seat": 403,
    "not-in-this-cup": 403,
    "only-the-host": 403,
    "only-the-owner": 403,
    "nobodys-table": 403,
    "sat-longer": 403,
    "only-the-organiser": 403,
    "not-the-keeper": 403,
    "sealed": 403,
    "set-aside": 503,
    "newer-version": 503,
    "no-deducing": 403,
    "no-seat": 401,
    "no-puzzle-there": 404,
}


def build(
    data: Path, *, store: Store | None = None, limits: Limits | None = None, welcome: Welcome = anybody
) -> FastAPI:
    """The server over the tables kept in that directory, or in another store; it is closed with the server.

    `welcome` says by which names it may be called.
    """
    store = store or SqliteStore(data)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.keeper = Keeper(store)
        share(app.state.keeper, app.state.limits, app.state.audience, app.state.walls)
        try:
            await wake(app, data)
            yield
            app.state.booth.close()
            app.state.study.close()
            app.state.assay.close()
            app.state.scales.close()
            app.state.trials.close()
            await app.state.cups.sleep()
        finally:
            await app.state.keeper.sleep()
            store.close()

    app = FastAPI(title="Garou", version="1", docs_url=None, redoc_url=None, lifespan=life, telemetry=UNTRACED)
    app.state.limits = limits or Limits()
    app.state.proven = Proven()
    app.state.audience = Audience()
    app.state.booth = Booth()
    app.state.study = Study()
    app.state.assay = Assay()
    app.state.scales = deck_scales()
    app.state.trials = role_trials()
    app.state.walls = Walls()
    app.state.trouble = None
    app.state.ready = _nobody_waits
    app.state.orphaned = _never
    app.state.data = data
    app.state.store = store
    app.state.vouching = None
    app.add_middleware(Guard, refuse=kept_out, welcome=welcome, at_once=tapping.at_once)
    app.mount(addresses.STATIC, GZipMiddleware(KeptFiles(directory=STATIC)), name="static")
    app.router.routes[:0] = ROUTES
    app.add_api_route(addresses.HEALTH, healthy, include_in_schema=False)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(NotKept, not_kept)
    app.add_exception_handler(FullHouse, full_house)
    app.add_exception_handler(Busy, busy)
    app.add_exception_handler(TooLarge, too_large)
    app.add_exception_handler(HTTPException, not_there)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(Exception, broken)
    return app


def _nobody_waits() -> None:
    """For this server to be ready."""


def _never() -> bool:
    """Nobody looks after it."""
    return False


async def wake(app: FastAPI, data: Path) -> None:
    """What keeps the tables from it is left for whoever started this server, to be said in words."""
    try:
        with told_apart(data):
            await app.state.keeper.wake()
            app.state.cups = Cups(app.state.keeper)
            await app.state.cups.wake()
    except StoreTrouble as trouble:
        app.state.trouble = trouble
        raise
    except Exception:
        log.exception("the tables could not be woken")
        raise


class KeptFiles(StaticFiles):
    """Files that are the same for everybody: a phone may keep them, and they travel packed. Pages do neither."""

    def get_path(self, scope: Scope) -> str:
        return unversioned(super().get_path(scope))

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        asked = super().get_path(scope)
        kind = MEDIA.get(Path(full_path).suffix) if asked != unversioned(asked) else None
        if kind:  # never asked for again, so nothing is said of when it changed
            answer = Response(travelling(Path(full_path)), media_type=kind)
        else:
            answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["cache-control"] = kept_for(asked)
        return answer


async def healthy(request: Request) -> Response:
    """The truth, in words for programs: can the server write, and do its clocks go?"""
    troubles = request.app.state.keeper.troubles
    return JSONResponse({"status": "failing", "why": troubles}, 503) if troubles else JSONResponse({"status": "ok"})


# --- Errors: said in the reader's language, and the same whatever lies behind them -----------------


def _for_programs(request: Request) -> bool:
    return request.url.path.startswith(f"{addresses.API}/")


def complain(request: Request, status: int, reason: str, text: str) -> Response:
    if _for_programs(request):
        return JSONResponse({"error": reason, "message": text}, status)
    out = way_out(request, words_of(request), reason)
    return page(request, "error.html", status=status, message=text, out=out)


async def refused(request: Request, error: Any) -> Response:
    if error.reason in MISSES:
        if request.method == "GET" and (there := addresses.meant(request.url.path)):
            return RedirectResponse(there, 303)  # to be looked for, and counted, there
        await missed(request, str(error.details["code"]))
    answer = complain(request, STATUS.get(error.reason, 409), error.reason, refusal(words_of(request), error))
    if error.reason == "newer-version":
        answer.headers["retry-after"] = "1"  # whoever asks again may be answered by a worker of that version
    return answer


async def not_kept(request: Request, error: Any) -> Response:
    answer = complain(request, 503, "not-kept", words_of(request)("error-not-kept"))
    answer.headers["retry-after"] = "5"
    return answer


async def too_large(request: Request, error: Any) -> Response:
    return kept_out(request, "error-too-large")


def kept_out(request: Request, said: str) -> Response:
    reason = said.removeprefix("error-")
    answer = complain(request, REFUSED[said], reason, words_of(request)(said))
    if reason == "too-fast":
        answer.headers["retry-after"] = RETRY
    return answer


async def full_house(request: Request, error: Any) -> Response:
    return later(request, "error-too-many-watching")


async def busy(request: Request, error: Any) -> Response:
    return later(request, "error-busy")


def later(request: Request, said: str) -> Response:
    answer = complain(request, 503, said.removeprefix("error-"), words_of(request)(said))
    answer.headers["retry-after"] = RETRY
    return answer


async def not_there(request: Request, error: Any) -> Response:
    if error.status_code == 400:  # a body that is neither a form nor JSON
        return complain(request, 422, "malformed", words_of(request)("error-malformed", {"where": "—"}))
    if error.status_code == 405 and request.method == "GET" and not _for_programs(request):
        return RedirectResponse(addresses.above(request.url.path), 303)  # a form's address, come back to
    reason = "no-such-verb" if error.status_code == 405 else "no-such-page"
    answer = complain(request, error.status_code, reason, words_of(request)("error-no-such-page"))
    answer.headers.update(error.headers or {})
    return answer


async def malformed(request: Request, error: Any) -> Response:
    [first, *_] = error.errors()
    where = "JSON" if first["type"] == "json_invalid" else ".".join(map(str, first.get("loc", ())[1:]))[:80]
    return complain(request, 422, "malformed", words_of(request)("error-malformed", {"where": where or "—"}))


async def broken(request: Request, error: Any) -> Response:
    """Said from outside of the guard, so it brings the guard's headers along."""
    answer = complain(request, 500, "broken", words_of(request)("error-broken"))
    answer.headers.update({name.decode(): value.decode() for name, value in (*HEADERS, NOT_KEPT)})
    return answer
