"""Two tables side by side as one HTML file, of the same make as the report on one."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from garou.engine.values import RoleName, Team
from garou.games.teams import light
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import in_order
from garou.texts import Words

from .balance import Balance, warnings
from .comparing import NOBODY, Comparison, teams
from .drawing import (
    SIGNS,
    Picture,
    bits,
    cell,
    from_to,
    icon,
    percent,
    plot_of_difference,
    section,
    signed,
    table,
    whole,
)
from .pairs import Pairs
from .report import deck_drawn, minds_named, role_drawn, title_of, warning

SIDES = ("lab-first", "lab-second")


def versus(words: Words, both: tuple[Match, Match], found: Comparison, picture: Picture, sprite: str) -> str:
    """All of it."""
    one, other = both
    title = words("lab-versus", {"first": title_of(words, one), "second": title_of(words, other)})
    return whole(words, title, "".join(_parts(words, one, other, found, picture)), sprite)


def _parts(words: Words, one: Match, other: Match, found: Comparison, picture: Picture) -> Iterator[str]:
    yield _header(words, one, found)
    for name, match, balance in zip(SIDES, (one, other), (found.first, found.second), strict=True):
        yield _side(words, name, match, balance, picture)
    yield _teams(words, one, other, found)
    yield _roles(words, one, other, found, picture)
    yield f'<p class="note">{escape(words("lab-note"))}</p>'


def _header(words: Words, one: Match, found: Comparison) -> str:
    told = words("lab-pairs", {"count": found.games})
    seed = f"{words('lab-seed', {'seed': str(one.seed)})}. {words('lab-again')}"
    lede = f"{escape(told)} <small>{escape(seed)}</small>"
    above, title = escape(words("lab-eyebrow-compare")), escape(words(f"cli-game-{one.game}"))
    return f'<header><p class="lede">{above}</p><h1>{title}</h1><p class="lede">{lede}</p></header>'


def _side(words: Words, name: str, match: Match, found: Balance, picture: Picture) -> str:
    said = [warning(words, warned, team) for warned, team in warnings(match, found)]
    options = [words(f"option-{option}") for option in match.options]
    told = words("lab-side", {"players": match.players, "minds": minds_named(words, match)})
    lines = [("·", told), *(("·", option) for option in options), *((SIGNS["warn"], line) for line in said)]
    shown = "".join(f"<li><b>{sign}</b>{escape(line)}</li>" for sign, line in lines)
    return section(words(name), f'{deck_drawn(words, match, picture)}<ul class="said">{shown}</ul>')


def _teams(words: Words, one: Match, other: Match, found: Comparison) -> str:
    rows = [(_team(words, team), _shares(words, found, team)) for team in teams(one, other, found)]
    return section(
        words("lab-who-wins"), table(words, "lab-differences", "team first second difference plot interval", rows)
    )


def _team(words: Words, team: Team) -> str:
    if team == NOBODY:
        return escape(words("sim-nobody"))
    return f"{icon(f'team-{light(team)}')}{escape(words(f'team-{team}'))}"


def _shares(words: Words, found: Comparison, team: Team) -> list[str]:
    pairs = found.of(team)
    first, second = Rate(pairs.both + pairs.first, pairs.of), Rate(pairs.both + pairs.second, pairs.of)
    return [
        cell(percent(words, first)),
        cell(percent(words, second)),
        cell(points(words, pairs)),
        f'<td class="g">{plot_of_difference(pairs.interval, pairs.difference)}</td>',
        cell(points_between(words, pairs), "n wide"),
    ]


def points(words: Words, pairs: Pairs) -> str:
    return signed(words("lab-points", {"points": 100 * pairs.difference, "sign": "+" if pairs.difference > 0 else ""}))


def points_between(words: Words, pairs: Pairs) -> str:
    low, high = pairs.interval
    return signed(from_to(words, low, high))


def _roles(words: Words, one: Match, other: Match, found: Comparison, picture: Picture) -> str:
    rows = [(role_drawn(words, name, picture), _fates(words, found, name)) for name in roles(one, other, found)]
    return section(words("lab-cards"), table(words, "lab-cards-compared", "card first second bits bits", rows))


def roles(one: Match, other: Match, found: Comparison) -> list[RoleName]:
    """Every card of either deck, in the order of the rules."""
    return [*dict.fromkeys((*in_order(one, found.first.counts), *in_order(other, found.second.counts)))]


def _fates(words: Words, found: Comparison, name: RoleName) -> list[str]:
    sides = (found.first, found.second)
    fates = [side.counts.by(lambda who: who.role).get(name) for side in sides]
    known = [side.mornings.by_role.get(name) for side in sides]
    wins = [percent(words, fate.wins) if fate else "–" for fate in fates]
    learnt = [bits(words, one.mean) if one and one.seats else "–" for one in known]
    return [cell(text) for text in (*wins, *learnt)]
