"""The report as one HTML file: tables with plots drawn as SVG, to be looked at and printed. It fetches nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from garou.engine.values import RoleName, Team
from garou.games.cast import Cast
from garou.games.teams import light
from garou.simulating.company import level
from garou.simulating.fates import Fate
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import in_order, sides
from garou.texts import Words
from garou.texts.narrator import team_forms

from .balance import Balance, Warned, warnings
from .drawing import SIGNS, Picture, bar, bits, cell, from_to, icon, percent, plot, section, table, whole
from .mornings import Morning


def report(words: Words, match: Match, found: Balance, picture: Picture, sprite: str) -> str:
    """All of it. `sprite` is the sheet of drawings, of which only those that are shown come along."""
    body = "".join(_parts(words, match, found, picture))
    return whole(words, title_of(words, match), body, sprite)


def _parts(words: Words, match: Match, found: Balance, picture: Picture) -> Iterator[str]:
    yield _header(words, match, found)
    yield deck_drawn(words, match, picture)
    yield _verdict(words, match, found)
    yield _teams(words, match, found, picture)
    yield _roles(words, match, found, picture)
    yield _seats(words, found)
    yield _length(words, match, found)
    yield f'<p class="note">{escape(words("lab-note"))}</p>'


def title_of(words: Words, match: Match) -> str:
    cards = match.cards
    return words(f"cli-game-{match.game}") if isinstance(cards, Cast) else words(f"scenario-{cards.id}")


def _header(words: Words, match: Match, found: Balance) -> str:
    told = {"count": found.games, "players": match.players, "minds": minds_named(words, match)}
    seed = f"{words('lab-seed', {'seed': str(match.seed)})}. {words('lab-again')}"
    lede = f"{escape(words('lab-lede', told))} <small>{escape(seed)}</small>"
    above, title = escape(words("lab-eyebrow")), escape(title_of(words, match))
    return f'<header><p class="lede">{above}</p><h1>{title}</h1><p class="lede">{lede}</p></header>'


def minds_named(words: Words, match: Match) -> str:
    named = [part.rpartition("=") for part in str(match.company).split(",")]
    told = [(whom, words(f"mind-{level(mind)}")) for whom, _, mind in named]
    return ", ".join(f"{whom}: {mind}" if whom else mind for whom, mind in told)


def deck_drawn(words: Words, match: Match, picture: Picture) -> str:
    common, _ = match.laid(0)
    counted = common.cast.counted
    drawn = not isinstance(match.cards, Cast) and not match.cards.casts
    names = [name for name in match.rules.roles if name in counted]
    cards = (
        f"<li>{role_drawn(words, name, picture)}{f' ×{counted[name]}' if counted[name] > 1 else ''}</li>"
        for name in names
    )
    return f'<p class="note">{escape(words("lab-drawn"))}</p>' if drawn else f'<ul class="deck">{"".join(cards)}</ul>'


def role_drawn(words: Words, name: RoleName, picture: Picture) -> str:
    return f"{icon(picture(name))}{escape(words(f'role-{name}'))}"


# --- In short ---------------------------------------------------------------------------------------


def _verdict(words: Words, match: Match, found: Balance) -> str:
    said = [warning(words, warned, team) for warned, team in warnings(match, found)]
    lines = [("warn", line) for line in said] or [("fine", words("lab-fine"))]
    muddled = words("lab-muddled", {"rate": 100 * found.muddled.rate})
    shown = "".join(f'<li><b class="{kind}">{SIGNS[kind]}</b>{escape(line)}</li>' for kind, line in lines)
    return section(words("lab-short"), f'<ul class="said">{shown}<li><b>·</b>{escape(muddled)}</li></ul>')


def warning(words: Words, warned: Warned, team: Team | None) -> str:
    return words(f"lab-warn-{warned}", team_forms(words, team) if team else {})


# --- Who wins ---------------------------------------------------------------------------------------


def _teams(words: Words, match: Match, found: Balance, picture: Picture) -> str:
    rows = [
        (f"{icon(f'team-{light(team)}')}{escape(words(f'team-{team}'))}", _wins(words, found.counts.won_by(team)))
        for team in sides(match, found.counts)
    ]
    nobody = Rate(found.counts.nobody, found.games)
    rows.append((escape(words("sim-nobody")), _wins(words, nobody)))
    return section(words("lab-who-wins"), table(words, "lab-teams", "team wins plot interval", rows))


def _wins(words: Words, share: Rate) -> list[str]:
    low, high = share.interval
    return [
        cell(percent(words, share)),
        f'<td class="g">{plot(share)}</td>',
        cell(from_to(words, low, high), "n wide"),
    ]


# --- Card by card, seat by seat ---------------------------------------------------------------------


def _roles(words: Words, match: Match, found: Balance, picture: Picture) -> str:
    known = found.mornings.by_role
    rows = [
        (role_drawn(words, name, picture), [*_fate(words, fate), *(_morning(words, known, name) if known else ())])
        for name, fate in in_order(match, found.counts).items()
    ]
    note, more = ("lab-cards-note", " bits sure") if known else ("lab-cards-fates", "")
    return section(words("lab-cards"), table(words, note, f"card wins plot interval died{more}", rows))


def _fate(words: Words, fate: Fate) -> list[str]:
    return [*_wins(words, fate.wins), cell(percent(words, fate.deaths))]


def _morning(words: Words, known: Mapping[RoleName, Morning], name: RoleName) -> list[str]:
    one = known.get(name)
    if one is None or not one.seats:
        return [cell("–"), cell("–")]
    return [cell(bits(words, one.mean)), cell(percent(words, one.certain))]


def _seats(words: Words, found: Balance) -> str:
    fates = sorted(found.counts.by(lambda who: who.seat).items())
    rows = [(escape(words("sim-seat", {"number": seat + 1})), _fate(words, fate)) for seat, fate in fates]
    return section(words("lab-seats"), table(words, "lab-seats-note", "seat wins plot interval died", rows))


# --- How long ---------------------------------------------------------------------------------------


def _length(words: Words, match: Match, found: Balance) -> str:
    """Only where games differ in it."""
    nights = found.counts.nights
    if not match.rules.round or not nights:
        return ""
    most = max(nights.values())
    rows = [
        (escape(words("lab-nights", {"count": number})), [cell(str(games)), f'<td class="g">{bar(games / most)}</td>'])
        for number, games in sorted(nights.items())
    ]
    return section(words("lab-length"), table(words, "lab-length-note", "length games plot", rows))
