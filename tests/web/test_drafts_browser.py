"""Languages nobody speaks: one read from the right, one twice as long. What is laid out for two fits the others too."""

from __future__ import annotations

import os
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from phones import Phone, browser, stumbles  # noqa: F401  # a fixture is used by its name
from serving import free_port, get

from catalogue import TEXTS
from command import ENGLISH, GAROU

SMALL = (360, 640)
RIGHT, LONG = "ar", "eo"  # codes that have their own numbers and dates
WHOLE = ("language-", "web-code-words", "claim-form")  # read by programs


class Twice(Transformer):
    """Everything is said two times over."""

    def visit_TextElement(self, node):  # noqa: N802  # fluent's name for it
        said = node.value.strip()
        return ast.TextElement(node.value.replace(said, f"{said} {said}")) if said else node


def written(folder, text):
    folder.mkdir()
    for path in (TEXTS / "en").glob("*.ftl"):
        (folder / path.name).write_text(text(path), "utf-8")
    return folder


def twice(path):
    resource = parse(path.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(WHOLE):
            Twice().visit(entry)
    return serialize(resource)


def from_the_right(path):
    """The words are English: what matters is where they stand."""
    return path.read_text("utf-8").replace("language-direction = ltr", "language-direction = rtl")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server that was started with both."""
    room = tmp_path_factory.mktemp("drafts")
    drafts = [written(room / RIGHT, from_the_right), written(room / LONG, twice)]
    port = free_port()
    words = [GAROU, "serve", "--quiet", "--host", "127.0.0.1", "--port", str(port), "--data", str(room / "data")]
    env = ENGLISH | {"GAROU_TEXTS": os.pathsep.join(map(str, drafts))}
    with (room / "log").open("w") as log, subprocess.Popen(words, env=env, stdout=log, stderr=log) as process:
        try:
            yield arrived(f"http://127.0.0.1:{port}")
        finally:
            process.kill()


def arrived(address):
    for _ in range(6000):
        try:
            get(f"{address}/healthz")
        except (OSError, urllib.error.URLError):
            time.sleep(0.01)
        else:
            return address
    raise AssertionError(address)


PAGES = ("/", "/roles/one-night", "/roles/one-night/troublemaker", "/settle", "/master", "/puzzles", "/announcer")

# What goes over the edge of the page, and what can be tapped and lies over something else that can.
AMISS = """() => {
  const shown = one => one.getClientRects().length && getComputedStyle(one).visibility != "hidden"
    && !one.closest("dialog:not([open]), details:not([open]) > :not(summary), [hidden], .pick, .near");
  const afloat = one => { // bars that stay where they are while the page moves below them
    for (let at = one; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  };
  const said = one => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`;
  const found = [], wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`scrolls sideways: ${wide}`);
  const taps = [...document.querySelectorAll("a[href], button, select, input, summary")].filter(shown);
  for (const one of taps) for (const other of taps) {
    if (one === other || one.contains(other) || other.contains(one) || afloat(one) !== afloat(other)) continue;
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2 && one.type != "radio" && other.type != "radio")
      found.push(`${said(one)} lies over ${said(other)}`);
  }
  return found;
}"""


@pytest.mark.parametrize(("lang", "side"), [(RIGHT, "rtl"), (LONG, "ltr")])
def test_pages_hold_a_language_from_the_right_and_one_twice_as_long(browser, house, lang, side):  # noqa: F811
    phone = Phone(browser, lang, SMALL)
    try:
        for path in PAGES:
            phone.page.goto(f"{house}{path}?lang={lang}" if path == "/announcer" else f"{house}{path}")
            assert phone.page.locator("html").get_attribute("lang") == lang, path
            assert phone.page.evaluate("getComputedStyle(document.documentElement).direction") == side, path
            assert phone.page.evaluate(AMISS) == [], path
            assert stumbles(phone.page) == [], path
        assert phone.troubles == []
    finally:
        phone.context.close()


def test_a_table_is_laid_and_a_card_is_seen_in_a_language_from_the_right(browser, house):  # noqa: F811
    phone = Phone(browser, RIGHT, SMALL)
    try:
        phone.page.goto(house)
        phone.page.locator(".create [name=name]").fill("Ada")
        phone.page.locator(".create .btn-main").click()
        phone.page.wait_for_selector("[data-phase=lobby]")
        assert phone.page.locator("html").get_attribute("dir") == "rtl"
        assert phone.page.evaluate(AMISS) == []
        assert stumbles(phone.page) == []
    finally:
        phone.context.close()


def test_every_text_is_shown_where_somebody_works_on_a_language_and_nowhere_else(house, server):
    with urllib.request.urlopen(f"{house}/texts/{LONG}/web") as page:
        assert "Watch without playing Watch without playing" in page.read().decode()
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{server.address}/texts/en/web")
