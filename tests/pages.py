"""Reading our own pages: their links, headings and code blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))

FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block: what it is marked with, its text and the line it begins on."""

    info: str
    code: str
    line: int


def title(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, info: str) -> list[Block]:
    """The blocks of a page that are marked exactly so."""
    text = page.read_text("utf-8")
    found = [
        Block(m["info"].strip(), m["code"], text.count("\n", 0, m.start("code")) + 1) for m in FENCE.finditer(text)
    ]
    return [block for block in found if block.info == info]


def prose(page: Path) -> str:
    """The page without its code blocks."""
    return FENCE.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[str]:
    """Where the page points to inside this repository."""
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return [target for target in LINK.findall(text) if "://" not in target]


def anchors(page: Path) -> set[str]:
    """The names its headings can be pointed at by, as the usual renderers make them."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        twins = sum(1 for other in found if re.fullmatch(rf"{re.escape(name)}(-\d+)?", other))
        found.add(f"{name}-{twins}" if twins else name)
    return found


def ran(page: Path) -> dict[str, object]:
    """What the page's runnable blocks define, run in order as one program."""
    space: dict[str, object] = {"__name__": title(page)}
    for block in blocks(page, "python runnable"):
        program = "\n" * (block.line - 1) + block.code  # so that a traceback names the line of the page
        exec(compile(program, str(page), "exec"), space)  # our own pages
    return space
