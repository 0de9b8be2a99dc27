"""Shares as bars with their intervals, as one SVG that fetches nothing."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from garou.simulating.odds import Rate
from garou.texts import Words

from .questions import Label, QuestionsAnswered

WIDTH, LEFT, RIGHT = 640, 200, 96  # of the whole; for words on the left, for numbers on the right
TOP, LINE = 56, 26
SCALE = WIDTH - LEFT - RIGHT
INK, FAINT, PAPER, BAR, MARK = "#1c1a2e", "#5a5470", "#f4ead2", "#b9a982", "#b4341f"


def plot(words: Words, question: str, found: QuestionsAnswered) -> str:
    """The answer to one question, in words and bars."""
    rates = found.rates[question]
    height = TOP + LINE * len(rates) + 34
    rows = "".join(_row(words, label, rate, TOP + LINE * number) for number, (label, rate) in enumerate(rates.items()))
    title, games = escape(words(f"data-{question}")), escape(words("data-plot-games", {"count": found.games}))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif">'
        f"<title>{title}</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<text x="16" y="30" font-size="18" fill="{INK}">{title}</text>'
        f"{_ticks(height)}{rows}"
        f'<text x="16" y="{height - 12}" font-size="12" fill="{FAINT}">{games}</text>'
        "</svg>\n"
    )


def _ticks(height: int) -> str:
    return "".join(
        f'<line x1="{_at(part)}" x2="{_at(part)}" y1="{TOP - 8}" y2="{height - 30}" stroke="{FAINT}" opacity=".3"/>'
        for part in (0, 0.25, 0.5, 0.75, 1)
    )


def _row(words: Words, label: Label, rate: Rate, top: int) -> str:
    low, high = rate.interval
    middle = top + LINE / 2
    told = words("sim-percent", {"rate": 100 * rate.rate})
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" font-size="14" text-anchor="end" fill="{INK}">'
        f"{escape(named(words, label))}</text>"
        f'<rect x="{LEFT}" y="{top + 5}" width="{round(SCALE * rate.rate, 1)}" height="{LINE - 10}" fill="{BAR}"/>'
        f'<line x1="{_at(low)}" x2="{_at(high)}" y1="{middle}" y2="{middle}" stroke="{MARK}" stroke-width="3"/>'
        f'<text x="{WIDTH - RIGHT + 10}" y="{middle + 5}" font-size="13" fill="{INK}">{escape(told)}</text>'
    )


def _at(part: float) -> float:
    return round(LEFT + SCALE * part, 1)


def named(words: Words, label: Label) -> str:
    """A card; or a team, and what was said."""
    first, *rest = label
    if not rest:
        return words(f"role-{first}")
    return words("data-team-said", {"team": words(f"team-{first}"), "said": words(f"data-said-{rest[0]}")})


def table(words: Words, rates: Mapping[Label, Rate]) -> list[tuple[str, str, str]]:
    """The same as words: what, the share, of how many."""
    return [
        (named(words, label), words("sim-percent", {"rate": 100 * rate.rate}), str(rate.of))
        for label, rate in rates.items()
    ]
