"""The report as one HTML file: tables with plots drawn as SVG, to be looked at and printed. It fetches nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape

from garou.engine.values import RoleName, Team
from garou.games.cast import Cast
from garou.games.teams import light
from garou.simulating.fates import Fate
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import in_order, sides
from garou.texts import Words

from .balance import Balance, Warned, warnings
from .daybreak import Morning

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
@media(max-width:40rem){main{padding:1rem}.wide{display:none}}
"""

SIGNS = {"warn": "!", "fine": "✓"}
FAIR = (35, 65)  # per cent: where neither side of two has much the better of it


def report(words: Words, match: Match, found: Balance, picture: Picture, sprite: str) -> str:
    """All of it. `sprite` is the sheet of drawings, of which only those that are shown come along."""
    body = "".join(_parts(words, match, found, picture))
    title = escape(_title(words, match))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title} · Garou</title>'
    drawn = _drawings(sprite, body)
    return f'<!doctype html>\n<html lang="{words.lang}">{head}<style>{STYLE}</style><main>{body}</main>{drawn}</html>\n'


def _drawings(sprite: str, body: str) -> str:
    shown = dict.fromkeys(re.findall(r'<use href="#([a-z-]+)"', body))
    found = (re.search(rf'<symbol id="{name}".*?</symbol>', sprite, re.DOTALL) for name in shown)
    return f"<svg hidden>{''.join(one[0] for one in found if one)}</svg>"


def _parts(words: Words, match: Match, found: Balance, picture: Picture) -> Iterator[str]:
    yield _header(words, match, found)
    yield _deck(words, match, picture)
    yield _verdict(words, match, found)
    yield _teams(words, match, found, picture)
    yield _roles(words, match, found, picture)
    yield _seats(words, found)
    yield _length(words, match, found)
    yield f'<p class="note">{escape(words("lab-note"))}</p>'


def _title(words: Words, match: Match) -> str:
    cards = match.cards
    return words(f"cli-game-{match.game}") if isinstance(cards, Cast) else words(f"scenario-{cards.id}")


def _header(words: Words, match: Match, found: Balance) -> str:
    told = {"count": found.games, "players": match.players, "minds": _minds(words, match)}
    seed = f"{words('lab-seed', {'seed': str(match.seed)})}. {words('lab-again')}"
    lede = f"{escape(words('lab-lede', told))} <small>{escape(seed)}</small>"
    above, title = escape(words("lab-eyebrow")), escape(_title(words, match))
    return f'<header><p class="lede">{above}</p><h1>{title}</h1><p class="lede">{lede}</p></header>'


def _minds(words: Words, match: Match) -> str:
    named = [part.rpartition("=") for part in str(match.company).split(",")]
    return ", ".join(f"{whom}: {words(f'mind-{mind}')}" if whom else words(f"mind-{mind}") for whom, _, mind in named)


def _deck(words: Words, match: Match, picture: Picture) -> str:
    common, _ = match.laid(0)
    counted = common.cast.counted
    drawn = not isinstance(match.cards, Cast) and not match.cards.casts
    names = [name for name in match.rules.roles if name in counted]
    cards = (
        f"<li>{_role(words, name, picture)}{f' ×{counted[name]}' if counted[name] > 1 else ''}</li>" for name in names
    )
    return f'<p class="note">{escape(words("lab-drawn"))}</p>' if drawn else f'<ul class="deck">{"".join(cards)}</ul>'


def _role(words: Words, name: RoleName, picture: Picture) -> str:
    return f"{_icon(picture(name))}{escape(words(f'role-{name}'))}"


def _icon(name: str) -> str:
    return f'<svg class="i" aria-hidden="true"><use href="#{name}"/></svg>'


# --- In short ---------------------------------------------------------------------------------------


def _verdict(words: Words, match: Match, found: Balance) -> str:
    said = [warning(words, warned, team) for warned, team in warnings(match, found)]
    lines = [("warn", line) for line in said] or [("fine", words("lab-fine"))]
    muddled = words("lab-muddled", {"rate": 100 * found.muddled.rate})
    shown = "".join(f'<li><b class="{kind}">{SIGNS[kind]}</b>{escape(line)}</li>' for kind, line in lines)
    return _section(words("lab-short"), f'<ul class="said">{shown}<li><b>·</b>{escape(muddled)}</li></ul>')


def warning(words: Words, warned: Warned, team: Team | None) -> str:
    return words(f"lab-warn-{warned}", {"team": words(f"team-{team}.the")} if team else {})


def _section(heading: str, body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{body}</section>"


# --- Who wins ---------------------------------------------------------------------------------------


def _teams(words: Words, match: Match, found: Balance, picture: Picture) -> str:
    rows = [
        (f"{_icon(f'team-{light(team)}')}{escape(words(f'team-{team}'))}", _wins(words, found.counts.won_by(team)))
        for team in sides(match, found.counts)
    ]
    nobody = Rate(found.counts.nobody, found.games)
    rows.append((escape(words("sim-nobody")), _wins(words, nobody)))
    return _section(words("lab-who-wins"), _table(words, "lab-teams", "team wins plot interval", rows))


def _wins(words: Words, share: Rate) -> list[str]:
    low, high = share.interval
    return [
        _cell(_percent(words, share)),
        f'<td class="g">{plot(share)}</td>',
        _cell(_from_to(words, low, high), "n wide"),
    ]


def _cell(text: str, kind: str = "n") -> str:
    return f'<td class="{kind}">{escape(text)}</td>'


def _percent(words: Words, share: Rate) -> str:
    return words("sim-percent", {"rate": 100 * share.rate}) if share.of else "–"


def _from_to(words: Words, low: float, high: float) -> str:
    return words("sim-from-to", {"low": 100 * low, "high": 100 * high})


def plot(share: Rate) -> str:
    """From nought to a hundred: the zone that is fair, the interval, and the share itself."""
    low, high = (100 * end for end in share.interval)
    ticks = "".join(f'<path class="tick" d="M{x} 0V24"/>' for x in (0, 25, 50, 75, 100))
    zone = f'<rect class="zone" x="{FAIR[0]}" y="2" width="{FAIR[1] - FAIR[0]}" height="20"/>'
    reach = f'<path class="reach" d="M{low:.1f} 12H{max(high, low + 0.2):.1f}"/>'
    at = f'<path class="at" d="M{100 * share.rate:.1f} 3V21"/>'
    return _drawn(zone + ticks + reach + at)


def _table(words: Words, caption: str, columns: str, rows: Iterable[tuple[str, list[str]]]) -> str:
    names = columns.split()
    head = "".join(f'<th scope="col"{_kind(name)}>{escape(_column(words, name))}</th>' for name in names)
    body = "".join(f'<tr><th scope="row"><span>{name}</span></th>{"".join(cells)}</tr>' for name, cells in rows)
    return (
        f"<table><caption>{escape(words(caption))}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def _column(words: Words, name: str) -> str:
    return "" if name == "plot" else words(f"lab-column-{name}")


def _kind(name: str) -> str:
    return {"team": "", "card": "", "seat": "", "plot": ' class="g"', "interval": ' class="n wide"'}.get(
        name, ' class="n"'
    )


# --- Card by card, seat by seat ---------------------------------------------------------------------


def _roles(words: Words, match: Match, found: Balance, picture: Picture) -> str:
    known = found.mornings.by_role
    rows = [
        (_role(words, name, picture), [*_fate(words, fate), *_morning(words, known, name)])
        for name, fate in in_order(match, found.counts).items()
    ]
    return _section(words("lab-cards"), _table(words, "lab-cards-note", "card wins plot interval died bits sure", rows))


def _fate(words: Words, fate: Fate) -> list[str]:
    return [*_wins(words, fate.wins), _cell(_percent(words, fate.deaths))]


def _morning(words: Words, known: Mapping[RoleName, Morning], name: RoleName) -> list[str]:
    one = known.get(name)
    if one is None or not one.seats:
        return [_cell("–"), _cell("–")]
    return [_cell(words("sim-number", {"number": one.mean})), _cell(_percent(words, Rate(one.sure, one.seats)))]


def _seats(words: Words, found: Balance) -> str:
    fates = sorted(found.counts.by(lambda who: who.seat).items())
    rows = [(escape(words("sim-seat", {"number": seat + 1})), _fate(words, fate)) for seat, fate in fates]
    return _section(words("lab-seats"), _table(words, "lab-seats-note", "seat wins plot interval died", rows))


# --- How long ---------------------------------------------------------------------------------------


def _length(words: Words, match: Match, found: Balance) -> str:
    """Only where games differ in it."""
    nights = found.counts.nights
    if not match.rules.round or not nights:
        return ""
    most = max(nights.values())
    rows = [
        (escape(words("lab-nights", {"count": number})), [_cell(str(games)), f'<td class="g">{bar(games / most)}</td>'])
        for number, games in sorted(nights.items())
    ]
    return _section(words("lab-length"), _table(words, "lab-length-note", "length games plot", rows))


def bar(part: float) -> str:
    shown = f'<rect class="bar" x="0" y="4" width="{100 * part:.1f}" height="16"/>'
    return _drawn(shown)


def _drawn(shapes: str) -> str:
    return f'<svg class="plot" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'
