"""Nobody's finger waits for a page: what would keep a slow phone busy for long stays out of styles and scripts."""

import re

import pytest
from boards import SHOW, Screen, kept, kept_by_a_seat
from crowds import Village
from phones import browser

from garou.web.assets import STATIC, asset, travelling

__all__ = ["browser"]  # a fixture

SEATS = 12

# What was laid out in the wings, scene by scene: how many elements, and how many of them it is about.
REHEARSED = """async ([script, html]) => {
  const { rehearse } = await import(script), page = new DOMParser().parseFromString(html, "text/html"), scenes = [];
  const added = (list) => list.flatMap(({ addedNodes }) => [...addedNodes]);
  const note = (list) => added(list).filter(({ className }) => /^wings/.test(className));
  const watching = new MutationObserver((list) => scenes.push(...note(list)));
  watching.observe(document.body, { childList: true });
  await rehearse(page);
  await rehearse(page);
  scenes.push(...note(watching.takeRecords()));
  watching.disconnect();
  const letters = scenes.map((one) => one.textContent).join("").replaceAll(/\\s/gu, "").length;
  const all = page.querySelector(".view").textContent.replaceAll(/\\s/gu, "").length;
  const sizes = scenes.map((one) => one.querySelectorAll("*").length);
  return [sizes, letters, all, document.querySelectorAll(".wings").length];
}"""
# A page comes: whether what stands beside the village is laid out with it, and once that has been seen.
BESIDE = f"""async (html) => {{
  ({SHOW})(html);
  const said = () => getComputedStyle(document.querySelector(".board > aside")).contentVisibility, at_first = said();
  await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 50)));
  return [at_first, said()];
}}"""
# A second goes by: what of the page was taken out or put in.
TICKED = """() => {
  const clocks = [...document.querySelectorAll("[data-deadline]")], before = clocks.map((one) => one.textContent);
  const watching = new MutationObserver(() => null), now = Date.now();
  watching.observe(document.body, { childList: true, subtree: true });
  Date.now = () => now + 1000;
  document.dispatchEvent(new Event("visibilitychange"));
  delete Date.now;
  return [before, clocks.map((one) => one.textContent), watching.takeRecords().length];
}"""


@pytest.fixture(scope="module")
def village(browser):
    shown = Village(browser)
    yield shown
    shown.context.close()


def test_no_style_looks_into_the_whole_page():
    """It would look again, and style half of the page anew, at every change in there."""
    sent = travelling(STATIC / "garou.css").decode()
    assert ":has(" in sent
    assert re.findall(r"(?:html|body|:root|\.page|\.view|#table)(?:[.\[][^\s>+~,{]*)?:has\(", sent) == []


def test_nothing_is_laid_out_in_order_to_be_styled():
    """Container queries are for the ring of the lobby, the film and the wall: there are few things in them."""
    sent = travelling(STATIC / "garou.css").decode()
    assert "@container" not in sent
    assert re.findall(r"([^{}]+)\{[^{}]*container-type: inline-size", sent) == [".ring"]
    assert "container-type:normal" in re.sub(r":\s+", ":", sent)  # nor is a village while a game goes on


@pytest.mark.parametrize("shown", [kept_by_a_seat, kept], ids=["a seat", "the board"])
def test_a_new_kind_of_page_is_laid_out_piece_by_piece_where_nobody_sees_it(shown, village):
    """All of it, once; and nothing of it stays."""
    for moment in ("call", "talk", "over"):
        html = shown(SEATS)[moment].body.decode()
        sizes, letters, all_letters, left = village.page.evaluate(REHEARSED, [asset("live/wings.js"), html])
        assert len(sizes) > 4, moment
        assert max(sizes) < 30, moment  # sixteen, and what they stand in
        assert letters >= all_letters > 0, moment
        assert left == 0, moment


def test_what_stands_beside_the_village_comes_once_that_is_seen(browser):
    wall = Screen(browser, kept(10)["lobby"])
    for moment in ("call", "talk", "over"):
        assert wall.page.evaluate(BESIDE, kept(10)[moment].body.decode()) == ["hidden", "visible"], moment
    wall.context.close()


def test_a_clock_that_ticks_changes_its_letters_and_nothing_else(village):
    village.show(kept_by_a_seat(SEATS)["talk"])
    before, after, changes = village.page.evaluate(TICKED)
    assert before != after
    assert changes == 0
