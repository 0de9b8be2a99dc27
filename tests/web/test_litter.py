"""A page that is drawn thousands of times a night leaves nothing that the collector must look for.

A macro in a page of its own ties the page's context into a knot that only the collector undoes, and it looks through
every table for that: at two thousand phones, a quarter of a second in which nobody is answered.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import nodes

from garou.web import render

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
