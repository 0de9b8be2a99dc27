"""Templates into bytes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from garou.texts import LANGUAGES

from .people import words_of

templates = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.globals["languages"] = LANGUAGES


def unbroken(text: str) -> Markup:
    """Words with a hyphen stay on one line: loups-garous, réveille-toi."""
    return Markup(re.sub(r"\w+(?:-\w+)+", r'<span class="nb">\g<0></span>', str(escape(text))))  # noqa: S704  # escaped


templates.filters["unbroken"] = unbroken


def rendered(template: str, **context: Any) -> str:
    return templates.get_template(template).render(**context)


def page(request: Request, template: str, *, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page; `t` speaks the reader's language."""
    words = context.pop("words", None) or words_of(request)
    base = {"t": words, "lang": words.lang, "mood": "night", "told": False, "here": request.url.path, "live": False}
    return HTMLResponse(rendered(template, **(base | context)), status)
