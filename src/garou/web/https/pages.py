"""How a phone comes to trust the authority of this house: what to tap, and the certificate."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, HTTPException, Request, Response

from garou.web import addresses
from garou.web.doorplate import qr
from garou.web.render import page

router = APIRouter(include_in_schema=False)
KINDS = ("iphone", "android", "computer")


@dataclass(frozen=True, slots=True)
class Vouching:
    """What everybody may see of an authority, and where it is vouched for."""

    certificate: bytes
    fingerprint: str
    port: int


@router.get("/authority")
async def about(request: Request) -> Response:
    """The steps, and where to go after them."""
    vouching, name = _vouching(request), request.url.hostname or ""
    shown = f"[{name}]" if ":" in name else name
    there = f"https://{shown}:{vouching.port}{addresses.HOME}"
    fingerprint = vouching.fingerprint
    return page(request, "https/authority.html", kinds=KINDS, there=there, qr=qr(there), fingerprint=fingerprint)


@router.get("/authority/garou.crt")
async def certificate(request: Request) -> Response:
    """As phones want it."""
    return Response(_vouching(request).certificate, media_type="application/x-x509-ca-cert")


def _vouching(request: Request) -> Vouching:
    """Only where this server speaks TLS itself."""
    found: Vouching | None = request.app.state.vouching
    if found is None:
        raise HTTPException(404)
    return found
