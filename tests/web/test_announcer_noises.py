"""Backgrounds of the announcer: a minute and more, without a seam, never twice the same, and soon worked out."""

import pytest
from announcer_phone import table_server  # noqa: F401  # a fixture is used by its name
from phones import browser  # noqa: F401  # a fixture is used by its name

from garou.web.announcer import BACKGROUNDS
from slices import sliced

# In the page, so that samples need not travel: how long it is, how loud each six seconds of it are, how its ends meet.
MEASURE = """async ([from, name]) => {
  const { background } = await import(from);
  const rate = 24_000;
  const made = background(name, rate);
  const level = (part) => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
  const parts = Array.from({ length: 12 }, (_, i) => made.slice(i * 6 * rate, (i + 1) * 6 * rate));
  const alike = (a, b) => a.reduce((sum, one, i) => sum + one * b[i], 0) / (a.length * level(a) * level(b));
  const steps = made.slice(1).map((one, i) => Math.abs(one - made[i]));
  return {
    seconds: made.length / rate,
    peak: made.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    levels: parts.map(level),
    alike: parts.slice(1).map((part) => alike(parts[0], part)),
    seam: Math.abs(made[0] - made.at(-1)) / steps.reduce((most, one) => Math.max(most, one), 0),
  };
}"""


@pytest.mark.parametrize("name", sliced([name for name in BACKGROUNDS if name != "none"], 2))
def test_a_background_lasts_over_a_minute_and_does_not_repeat_itself(name, browser, table_server):  # noqa: F811  # the fixtures
    page = browser.new_page()
    page.goto(f"{table_server.address}/announcer")
    found = page.evaluate(MEASURE, ["/static/announcer/noises.js", name])
    page.close()
    assert found["seconds"] >= 60
    assert found["peak"] == pytest.approx(0.8, abs=0.01)
    assert min(found["levels"]) > 0.3 * max(found["levels"]) > 0.005, "it covers hands on a table all the time"
    assert max(found["alike"]) < 0.9, "no stretch of it comes twice"
    assert found["seam"] <= 1, "where it begins again nothing clicks"
