"""The texts as they are written: every file, key, attribute, variable and sentence of a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import garou.texts

TEXTS = Path(garou.texts.__file__).parent


def files(lang: str) -> list[str]:
    return sorted(path.stem for path in (TEXTS / lang).glob("*.ftl"))


@cache
def patterns(lang: str, file: str) -> dict[str, ast.Pattern]:
    """By key; an attribute's key is `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse((TEXTS / lang / f"{file}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            own = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            assert not own.keys() & found.keys(), own
            found |= own
    return found


@cache
def everything(lang: str) -> dict[str, ast.Pattern]:
    return {key: pattern for file in files(lang) for key, pattern in patterns(lang, file).items()}


def keys(prefix: str, lang: str = "en") -> set[str]:
    """What follows the prefix in each message that begins so, attributes aside; found without reading the rest."""
    begun = re.compile(rf"^{prefix}([\w-]+) *=", re.MULTILINE)
    return {key for file in files(lang) for key in begun.findall((TEXTS / lang / f"{file}.ftl").read_text("utf-8"))}


class Variables(Visitor):
    """Collects what a message is told."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name for it
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    collector = Variables()
    collector.visit(pattern)
    return collector.found


def sentences(pattern: ast.Pattern) -> Iterator[str]:
    """Every way the message can come out, with ¤ for whatever is put into it."""
    for parts in product(*(list(_ways(element)) for element in pattern.elements)):
        yield "".join(parts)


def _ways(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from sentences(variant.value)
    else:
        yield "¤"
