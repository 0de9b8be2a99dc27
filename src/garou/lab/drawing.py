"""What reports are drawn with: tables with plots as SVG in one HTML file that fetches nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape

from garou.simulating.odds import Rate
from garou.texts import Words

Picture = Callable[[str], str]  # of a role, a team or a sign: the name of its drawing, as the sprite has it

STYLE = """
:root{--ground:#f4ead2;--ink:#1c1a2e;--ink-2:#5a5470;--line:#b9a982;--zone:#e4d6b2;--mark:#8b8266;--accent:#b4341f}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.45 Georgia,serif}
main{max-width:66rem;margin:0 auto;padding:2rem;display:grid;gap:1.6rem}h1{font-size:2.4rem;line-height:1.1;margin:0}
h2{margin:0 0 .4rem}.lede,.note,caption,small{color:var(--ink-2)}ul,ol{list-style:none;margin:0;padding:0}
.deck{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:.6rem 0;border-block:2px solid var(--ink)}
.deck li,th span{display:flex;align-items:center;gap:.4rem}svg.i{width:1.6rem;height:1.6rem;flex:none}
.said{display:grid;gap:.6rem}.said li{display:flex;gap:.7rem;align-items:start}.warn{color:var(--accent)}
table{width:100%;border-collapse:collapse}caption{text-align:left;padding-bottom:.3rem}
th,td{padding:.25rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:middle}
td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}td.g{width:38%}
.plot{display:block;width:100%;height:1.5rem}.zone{fill:var(--zone)}.tick{stroke:var(--line);vector-effect:non-scaling-stroke}
.reach{stroke:var(--mark);stroke-width:9;vector-effect:non-scaling-stroke}
.at{stroke:var(--ink);stroke-width:3;vector-effect:non-scaling-stroke}.bar{fill:var(--mark)}
@media print{@page{size:A4;margin:14mm}
:root{--ground:#fff;--ink:#000;--ink-2:#333;--line:#bbb;--zone:#e8e8e8;--mark:#777;--accent:#000}
body{font-size:11px}main{padding:0;max-width:none;gap:1rem}section,tr{break-inside:avoid}*{print-color-adjust:exact}}
svg[hidden]{position:absolute;width:0;height:0}
@media(max-width:40rem){main{padding:1rem .8rem}.wide,.many .g{display:none}th,td{padding:.25rem .2rem}
th span{gap:.2rem}td.g{width:22%}}
"""

SIGNS = {"warn": "!", "fine": "✓"}
MANY = 5  # columns: beyond it a phone leaves the plots out
FAIR = (35, 65)  # per cent: where neither side of two has much the better of it


def whole(words: Words, title: str, body: str, sprite: str) -> str:
    """The file. `sprite` is the sheet of drawings, of which only those that are shown come along."""
    named = f"<title>{escape(title)} · Garou</title>"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">{named}'
    drawn = _drawings(sprite, body)
    tag = f'<html lang="{words.lang}" dir="{words("language-direction")}">'
    return f"<!doctype html>\n{tag}{head}<style>{STYLE}</style><main>{body}</main>{drawn}</html>\n"


def _drawings(sprite: str, body: str) -> str:
    shown = dict.fromkeys(re.findall(r'<use href="#([a-z-]+)"', body))
    found = (re.search(rf'<symbol id="{name}".*?</symbol>', sprite, re.DOTALL) for name in shown)
    return f"<svg hidden>{''.join(one[0] for one in found if one)}</svg>"


def icon(name: str) -> str:
    return f'<svg class="i" aria-hidden="true"><use href="#{name}"/></svg>'


def section(heading: str, body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{body}</section>"


def cell(text: str, kind: str = "n") -> str:
    return f'<td class="{kind}">{escape(text)}</td>'


def percent(words: Words, share: Rate) -> str:
    return words("sim-percent", {"rate": 100 * share.rate}) if share.of else "–"


def bits(words: Words, number: float) -> str:
    """With a minus where it is less than nothing, as it may be by luck."""
    return signed(words("sim-number", {"number": round(number, 2) + 0.0}))


def signed(number: str) -> str:
    return number.replace("-", "−")


def from_to(words: Words, low: float, high: float) -> str:
    return words("sim-from-to", {"low": 100 * low, "high": 100 * high})


def plot(share: Rate) -> str:
    """From nought to a hundred: the zone that is fair, the interval, and the share itself."""
    low, high = (100 * end for end in share.interval)
    ticks = "".join(f'<path class="tick" d="M{x} 0V24"/>' for x in (0, 25, 50, 75, 100))
    zone = f'<rect class="zone" x="{FAIR[0]}" y="2" width="{FAIR[1] - FAIR[0]}" height="20"/>'
    reach = f'<path class="reach" d="M{low:.1f} 12H{max(high, low + 0.2):.1f}"/>'
    at = f'<path class="at" d="M{100 * share.rate:.1f} 3V21"/>'
    return _drawn(zone + ticks + reach + at)


def plot_of_difference(between: tuple[float, float], at: float) -> str:
    """From fifty points less to fifty more: nothing in the middle, the interval, and the difference itself."""
    low, high = (_within(100 * end) for end in between)
    ticks = "".join(f'<path class="tick" d="M{x} 0V24"/>' for x in (0, 25, 50, 75, 100))
    zone = '<path class="at" d="M50 0V24" opacity=".35"/>'
    reach = f'<path class="reach" d="M{low:.1f} 12H{max(high, low + 0.2):.1f}"/>'
    here = f'<path class="at" d="M{_within(100 * at):.1f} 3V21"/>'
    return _drawn(ticks + zone + reach + here)


def _within(points: float) -> float:
    return max(0.0, min(100.0, 50 + points))


def table(words: Words, caption: str, columns: str, rows: Iterable[tuple[str, list[str]]]) -> str:
    names = columns.split()
    head = "".join(f'<th scope="col"{_kind(name)}>{escape(_column(words, name))}</th>' for name in names)
    body = "".join(f'<tr><th scope="row"><span>{name}</span></th>{"".join(cells)}</tr>' for name, cells in rows)
    many = ' class="many"' if len(names) > MANY else ""
    above = f"<caption>{escape(words(caption))}</caption><thead><tr>{head}</tr></thead>"
    return f"<table{many}>{above}<tbody>{body}</tbody></table>"


def _column(words: Words, name: str) -> str:
    return "" if name == "plot" else words(f"lab-column-{name}")


def _kind(name: str) -> str:
    return {"team": "", "card": "", "seat": "", "length": "", "plot": ' class="g"', "interval": ' class="n wide"'}.get(
        name, ' class="n"'
    )


def bar(part: float) -> str:
    shown = f'<rect class="bar" x="0" y="4" width="{100 * part:.1f}" height="16"/>'
    return _drawn(shown)


def _drawn(shapes: str) -> str:
    return f'<svg class="plot" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'
