"""Where pages lie is said in one module: code and templates that lead somewhere ask it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.routing import Match

import garou.web
from garou.web import addresses
from garou.web.app import ROUTES

WEB = Path(garou.web.__file__).parent
FILES = [path for path in sorted(WEB.rglob("*.py")) if path.name != "addresses.py"]
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))

LITERAL = re.compile(r"""["']/(?=[a-z{"'])""")


def relative(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", TEMPLATES, ids=relative)
def test_no_template_writes_an_address(path):
    assert LITERAL.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_no_code_writes_an_address_but_a_route_its_own(path):
    assert [text for text in written(ast.parse(path.read_text("utf-8"))) if re.match(r"/[a-z]", text)] == []


def written(tree: ast.Module) -> Iterator[str]:
    """Every string but what routes say of themselves."""
    declared = {id(node) for call in ast.walk(tree) if is_route(call) for node in ast.walk(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in declared:
            yield node.value


def is_route(node: ast.AST) -> bool:
    named = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
    return named.startswith("router.") or named == "APIRouter"


PAGES = [value for name, value in vars(addresses).items() if name.isupper() and name not in ("API", "STATIC")]
BELOW = [addresses.table("lune-123"), addresses.front("lune-123", watch=True), addresses.cup("lune-123")]
BELOW += [addresses.game("lune-123", 1, "replay"), addresses.role("one-night", "seer")]


def test_every_address_leads_somewhere():
    assert [address for address in (*PAGES, *BELOW) if not leads_somewhere(address)] == [
        addresses.HEALTH
    ]  # for programs, and apart


def leads_somewhere(address: str) -> bool:
    asked = {"type": "http", "path": address, "method": "GET", "root_path": "", "headers": []}
    return any(route.matches(asked)[0] is not Match.NONE for route in ROUTES)
