"""A page that is drawn thousands of times a night leaves nothing that the collector must look for.

A macro in a page of its own ties the page's context into a knot that only the collector undoes, and it looks through
every table for that: at two thousand phones, a quarter of a second in which nobody is answered.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from jinja2 import nodes

from garou.web import guard, hosts, render
from garou.web.people import NOTHING_NEW

TEMPLATES = Path(render.__file__).with_name("templates")
PAGES = {path.relative_to(TEMPLATES).as_posix(): path for path in TEMPLATES.rglob("*.*")}


def draws_by_itself(source: str) -> bool:
    body = render.templates.parse(source).body
    written = [part for said in body if isinstance(said, nodes.Output) for part in said.nodes]
    return any(isinstance(said, nodes.Extends | nodes.Block) for said in body) or any(
        not (isinstance(part, nodes.TemplateData) and part.data.isspace()) for part in written
    )


def defines(source: str) -> list[str]:
    return [macro.name for macro in render.templates.parse(source).find_all(nodes.Macro)]


@pytest.mark.parametrize("page", sorted(PAGES))
def test_macros_stand_in_files_of_pieces_and_not_in_pages(page):
    source = PAGES[page].read_text()
    assert not (draws_by_itself(source) and defines(source)), "put its macros into the pieces.html beside it"


def test_a_macro_in_a_page_is_found():
    page = "<p>{{ a }}</p>{% macro b() %}c{% endmacro %}"
    assert draws_by_itself(page)
    assert defines(page) == ["b"]
    assert draws_by_itself("{% extends e %}")
    assert not draws_by_itself("{# d #}\n{% macro b() %}c{% endmacro %}\n")


class Cycle:
    """A request as the server keeps it: it holds the scope, and is what the answer is sent through."""

    def __init__(self) -> None:
        self.scope = {"type": "http", "method": "POST", "path": "/t/luna-1/ready", "headers": [(b"host", b"localhost")]}

    async def receive(self):
        return {"type": "http.request", "body": b""}

    async def send(self, message):
        pass


def test_a_tap_leaves_nothing_that_the_collector_must_look_for(monkeypatch):
    """Thousands a second: what is tied into a knot lies about until the collector looks through everything."""

    async def done(request):
        return NOTHING_NEW

    async def unhurried(scope):
        return None

    monkeypatch.setattr(guard, "haste", unhurried)
    gate, cycle = guard.Guard(None, None, hosts.anybody, lambda _: done), Cycle()
    seen = weakref.ref(cycle)
    gc.disable()
    try:
        asyncio.run(gate(cycle.scope, cycle.receive, cycle.send))
        del cycle
        assert seen() is None
    finally:
        gc.enable()
