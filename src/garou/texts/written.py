"""The texts as they are written: every message of a file, what it is told, and every way it can come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

UNTRANSLATED = "UNTRANSLATED"  # begins the comment of a message that is still in the language it was made from

Filling = Callable[[str], str]


class Unreadable(ValueError):
    """A file that is no Fluent, and what it stops at."""


def messages(text: str) -> dict[str, ast.Message]:
    """By name, in their order."""
    found: dict[str, ast.Message] = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            raise Unreadable(str(entry.content).strip().partition("\n")[0])
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Unreadable(f"{entry.id.name} = …")
            found[entry.id.name] = entry
    return found


def patterns(text: str) -> dict[str, ast.Pattern]:
    """By key; an attribute's key is `message.attribute`."""
    return {key: pattern for message in messages(text).values() for key, pattern in parts(message)}


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def untranslated(text: str, original: str) -> set[str]:
    """Messages that are marked so and still say what the original says: whoever words one need not touch its mark."""
    of_original = messages(original)
    return {
        name
        for name, message in messages(text).items()
        if _marked(message) and name in of_original and _says(message) == _says(of_original[name])
    }


def _marked(message: ast.Message) -> bool:
    return message.comment is not None and str(message.comment.content).startswith(UNTRANSLATED)


def _says(message: ast.Message) -> list[tuple[str, list[str]]]:
    return [(key, list(sentences(pattern))) for key, pattern in parts(message)]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name for it
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    """What a message is told."""
    collector = _Variables()
    collector.visit(pattern)
    return collector.found


def gap(_: str) -> str:
    """Whatever it is told."""
    return "¤"


def sentences(pattern: ast.Pattern, filled: Filling = gap) -> Iterator[str]:
    """Every way the message can come out."""
    for several in product(*(list(_ways(element, filled)) for element in pattern.elements)):
        yield "".join(several)


def _ways(element: ast.TextElement | ast.Placeable, filled: Filling) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield str(element.value)
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from sentences(variant.value, filled)
    else:
        yield _put(element.expression, filled)


def _put(inline: ast.InlineExpression | ast.Placeable, filled: Filling) -> str:
    if isinstance(inline, ast.StringLiteral):
        return str(inline.parse()["value"])
    if isinstance(inline, ast.FunctionReference):
        return _put(inline.arguments.positional[0], filled)
    return filled(inline.id.name) if isinstance(inline, ast.VariableReference | ast.MessageReference) else "¤"


def told(pattern: ast.Pattern, forms: Iterable[str]) -> frozenset[str]:
    """What a message is told, whichever form of a name it takes: a language may need the case, or the name alone."""
    longest = sorted(forms, key=len, reverse=True)
    return frozenset(_bare(name, longest) for name in variables(pattern))


def _bare(name: str, forms: list[str]) -> str:
    """`role` of role-a, role-the or role-a-acc; a `places-kind` stays what it is."""
    return next((name.removesuffix(f"-{form}") for form in forms if name.endswith(f"-{form}")), name)
