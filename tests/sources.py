"""What the source says: every name it gives to a fact, a reason, an error, a topic or a text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import garou

SOURCE = Path(garou.__file__).parent
WORD = re.compile(r"[a-z]+(-[a-z0-9]+)*")


@cache
def texts(under: str = "") -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in sorted((SOURCE / under).rglob("*.py"))}


@cache
def walked(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(texts()[path])))


def nodes(kind: type[ast.AST], under: str = "", *, mentioning: Iterable[str] = ("",)) -> Iterator[Any]:
    """Of the files in which one of these stands: to read all of the source takes longer than most tests."""
    for path, text in texts(under).items():
        if any(word in text for word in mentioning):
            yield from (node for node in walked(path) if isinstance(node, kind))


def strings(node: ast.AST) -> set[str]:
    """Every word written somewhere inside."""
    return words_in(inner for inner in ast.walk(node) if isinstance(inner, ast.Constant))


def words_in(constants: Iterable[ast.Constant]) -> set[str]:
    return {one.value for one in constants if isinstance(one.value, str) and WORD.fullmatch(one.value)}


def called(node: ast.Call) -> str:
    """The name of a function or of a verb: `tell` of table.tell(…)."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def arguments(*functions: str, number: int | None = None, keyword: str = "", under: str = "") -> set[str]:
    """The words handed to these functions in one place."""
    found: set[str] = set()
    for call in nodes(ast.Call, under, mentioning=[f"{function}(" for function in functions]):
        if called(call) in functions:
            if number is not None and len(call.args) > number:
                found |= strings(call.args[number])
            found |= {word for kw in call.keywords if kw.arg == keyword for word in strings(kw.value)}
    return found


def assigned(*names: str, under: str = "") -> set[str]:
    """The words given to variables of these names, or named as their keys."""
    found: set[str] = set()
    for node in nodes(ast.Assign | ast.AnnAssign, under, mentioning=names):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value is not None and any(isinstance(t, ast.Name) and t.id in names for t in targets):
            found |= strings(node.value)
    return found


def returned(annotation: str, under: str = "") -> set[str]:
    """The words that functions of this annotation return."""
    found: set[str] = set()
    for function in nodes(ast.FunctionDef, under, mentioning=[f"-> {annotation}"]):
        if function.returns is not None and ast.unparse(function.returns) == annotation:
            found |= {w for node in ast.walk(function) if isinstance(node, ast.Return) for w in strings(node)}
    return found


@cache
def written() -> frozenset[str]:
    """Every word in quotes in the whole source, pages and scripts included."""
    return quoted() | words_in(nodes(ast.Constant))


@cache
def quoted() -> frozenset[str]:
    """Those of pages and scripts."""
    pages = [path.read_text("utf-8") for kind in ("html", "js") for path in sorted(SOURCE.rglob(f"*.{kind}"))]
    words = re.compile(rf"[\"']({WORD.pattern}([.][a-z]+)?)[\"']")
    return frozenset(match[1] for page in pages for match in words.finditer(page))


@cache
def formats() -> frozenset[tuple[str, ...]]:
    """Every f-string, as the fixed parts between what is put in."""
    found = set()
    for node in nodes(ast.JoinedStr):
        parts = [""]
        for value in node.values:
            if isinstance(value, ast.Constant):
                parts[-1] += value.value
            else:
                parts.append("")
        found.add(tuple(parts))
    return frozenset(found)


def can_be_asked_for(key: str) -> bool:
    """Is there a place in the source that can come up with this key, from words of the source?"""
    parts = (word for word in written() if word.startswith(f"{key}."))
    return key in written() or any(parts) or any(_comes_to(key, parts) for parts in _pieces())


def said_by_the_server() -> set[str]:
    """Errors that only people at a table meet."""
    words = quoted() | words_in(nodes(ast.Constant, mentioning=["error-"]))
    literal = {word.removeprefix("error-") for word in words if word.startswith("error-")}
    return literal | arguments("TurnedAway", number=0)


@cache
def _pieces() -> list[tuple[str, ...]]:
    """What is fixed in each f-string that begins with something fixed, and could not just come up with anything."""
    fixed = [tuple(parts) for parts in formats() if WORD.match(parts[0]) and len(parts) > 1]
    pages = [path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.html"))]
    joined = {match[1] for page in pages for match in re.finditer(r"\"([a-z-]+-)\" ~", page)}  # "web-when-" ~ kind
    return [*fixed, *((start, "") for start in joined)]


def _comes_to(key: str, parts: tuple[str, ...]) -> bool:
    """Can these come to the key, with nothing or a word of the source between two of them?"""
    first, *others = parts
    if not key.startswith(first):
        return False
    rest = key.removeprefix(first)
    if not others:
        return not rest
    ends = (end for end in range(len(rest) + 1) if not end or rest[:end] in written())
    return any(_comes_to(rest[end:], tuple(others)) for end in ends)
