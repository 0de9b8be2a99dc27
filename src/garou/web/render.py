"""Templates into bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from garou.texts import LANGUAGES, words

from .people import words_of

templates = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # looking whether a file has changed costs a tenth of every page
)
templates.globals["languages"] = LANGUAGES


def unbroken(text: str) -> Markup:
    """Words with a hyphen stay on one line: loups-garous, réveille-toi."""
    return Markup(re.sub(r"\w+(?:-\w+)+", r'<span class="nb">\g<0></span>', str(escape(text))))  # noqa: S704  # escaped


templates.filters["unbroken"] = unbroken


def rendered(template: str, **context: Any) -> str:
    """The template with `t` speaking the language it is given."""
    return templates.get_template(template).render(**(context | {"t": fluent(context["t"].lang)}))


@cache
def fluent(lang: str) -> Callable[..., str]:
    """A language that looks up only once what is always said the same way."""
    spoken, known = words(lang), dict[str, str]()
    counted = lru_cache(maxsize=4096)(lambda key, args: spoken(key, dict(args)))  # "3 of 8 are ready", to all eight

    def say(key: str, args: Mapping[str, Any] | None = None) -> str:
        if args is not None:
            return str(counted(key, tuple(args.items())))
        if key not in known:
            known[key] = spoken(key)
        return known[key]

    return say


def page(request: Request, template: str, *, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page; `t` speaks the reader's language."""
    spoken = context.pop("words", None) or words_of(request)
    base = {"t": spoken, "lang": spoken.lang, "mood": "night", "told": False, "here": request.url.path, "live": False}
    return HTMLResponse(rendered(template, **(base | context)), status)
