"""Whoever opens a tag closes it: each macro, each block, each branch and each template is whole by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import nodes

from garou.web import render

TEMPLATES = Path(render.__file__).with_name("templates")
PAGES = sorted(
    path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.*") if path.suffix in (".html", ".svg")
)
TAG = re.compile(r"<(?P<end>/?)(?P<name>[a-z][\w-]*)(?P<rest>(?:\"[^\"]*\"|'[^']*'|[^'\"<>])*)>")
VOID = {"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


def texts(body: list[nodes.Node]) -> Iterator[str]:
    """What is written here itself; whatever stands in a bracket of Jinja's is somebody else's."""
    for node in body:
        if isinstance(node, nodes.Output):
            yield "".join(part.data if isinstance(part, nodes.TemplateData) else "x" for part in node.nodes)


def bodies(node: nodes.Node) -> Iterator[tuple[int, list[nodes.Node]]]:
    """Every stretch of a template that is drawn whole or not at all."""
    for name in ("body", "else_"):
        if isinstance(inner := getattr(node, name, None), list) and inner:
            yield inner[0].lineno, inner
    for child in node.iter_child_nodes():
        yield from bodies(child)


def left_open(text: str) -> list[str]:
    """Tags that are open at the end, and ends of tags nobody has opened."""
    found: list[str] = []
    for tag in TAG.finditer(text):
        if tag["end"] and found and found[-1] == tag["name"]:
            found.pop()
        elif tag["end"]:
            found.append(f"/{tag['name']}")
        elif tag["name"] not in VOID and not tag["rest"].endswith("/"):
            found.append(tag["name"])
    return found


def flaws(source: str) -> list[tuple[int, list[str]]]:
    parsed = render.templates.parse(source)
    return [(line, left) for line, body in bodies(parsed) if (left := left_open("".join(texts(body))))]


@pytest.mark.parametrize("name", PAGES)
def test_whatever_a_template_opens_it_closes_where_it_opened_it(name):
    assert flaws((TEMPLATES / name).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("{% macro heading(title) %}<h1>{{ title }}</h1><fieldset>{% endmacro %}", ["fieldset"]),
        ("{% if a %}<form>{% endif %}<p>b</p>{% if a %}</form>{% endif %}", ["form"]),
        ("{% for a in b %}</li><li>{% endfor %}", ["/li", "li"]),
        ("</fieldset>", ["/fieldset"]),
    ],
)
def test_a_tag_that_another_has_to_close_is_found(source, left):
    assert flaws(source)[0][1] == left


def test_tags_that_are_put_together_from_pieces_are_whole():
    assert not flaws(
        '<div{% if a %} class="{{ a }}"{% endif %}><input name="b">{% if c %}<b>c</b>{% endif %}<use href="#d"/></div>'
    )
