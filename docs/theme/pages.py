"""Makes a site of pages that are written to be read where they lie: `make docs` calls it.

The pages at the top of the repository join those of `docs`, and links follow them. A link to source code becomes plain
text, since a site is read without the code beside it.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

from properdocs.config.defaults import ProperDocsConfig
from properdocs.structure.files import File, Files
from properdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
LOOK = next((ROOT / "src").rglob("tokens.css")).parent  # the colours and letters of the table itself
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<to>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<to>[^)\s#]+)(?P<anchor>)\)")


def on_files(files: Files, config: ProperDocsConfig) -> Files:
    """The pages from outside, and what the look needs: letters and colours, kept in one place."""
    for name, page in MOVED.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / name)))
    for path in (LOOK / "tokens.css", *(LOOK / "fonts").iterdir(), *LOOK.glob("icons/icon.svg")):
        files.append(File.generated(config, f"look/{path.relative_to(LOOK).as_posix()}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: ProperDocsConfig, files: Files) -> str:
    """Links as the site has them; blocks of code with the name of their language alone."""
    markdown = re.sub(r"^```(\w+) \w+$", r"```\1", markdown, flags=re.MULTILINE)
    for pattern in (PICTURE, LINK):
        markdown = pattern.sub(lambda found: _followed(found, page.file.src_uri), markdown)
    return markdown


def _followed(found: re.Match[str], page: str) -> str:
    written = {site: name for name, site in MOVED.items()}.get(page, f"docs/{page}")
    target = normpath(join(dirname(written), found["to"]))
    if not (ROOT / target).exists():
        return found[0]  # no file of ours: another host, or a mistake that the build names
    there = _in_the_site(target)
    if there is None:
        return found["text"]
    return found[0].replace(f"({found['to']}", f"({relpath(there, dirname(page) or '.')}", 1)


def _in_the_site(target: str) -> str | None:
    return MOVED.get(target, target.removeprefix("docs/") if target.startswith("docs/") else None)
