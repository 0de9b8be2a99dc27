"""What many games came to, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.table import Table
from rich.text import Text

from garou.engine.values import Team
from garou.games.cast import Cast
from garou.games.teams import light, printed_team
from garou.simulating.company import level
from garou.simulating.counts import Counts
from garou.simulating.fates import Fate
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import in_order, sides
from garou.texts import Words

from .screen import HUES, copies, terminal, text

BAR = 24  # characters of a bar that is full
EIGHTHS = " ▏▎▍▌▋▊▉"


def shown(words: Words, match: Match, tally: Counts) -> None:
    console = terminal()
    for line, style in zip(_heading(words, match, tally), ("bold", "", "dim", "dim"), strict=True):
        console.print(text(line, style))
    notes = [text(words("sim-note"), "dim"), text(_length(words, match, tally), "dim")]
    for part in (_teams(words, match, tally), _roles(words, match, tally), *notes):
        console.print(part)


def _heading(words: Words, match: Match, tally: Counts) -> Iterator[str]:
    game = words(f"cli-game-{match.game}")
    yield words("sim-title", {"count": tally.games, "players": match.players, "game": game})
    yield deck_told(words, match)
    yield words("sim-minds", {"minds": minds_told(words, match)})
    yield words("sim-seed", {"seed": str(match.seed)})


def deck_told(words: Words, match: Match) -> str:
    cards = match.cards
    return copies(words, cards) if isinstance(cards, Cast) else words(f"scenario-{cards.id}")


def minds_told(words: Words, match: Match) -> str:
    """Each side, card and seat with its mind; then all the others, if any are left."""
    who = match.company
    sides = [(words(f"team-{team}"), mind) for team, mind in who.teams.items()]
    cards = [(words(f"role-{role}"), mind) for role, mind in who.roles.items()]
    seats = [(words("sim-seat", {"number": seat + 1}), mind) for seat, mind in who.seats.items()]
    named = [*sides, *cards, *seats]
    everybody = (words("sim-others" if named else "sim-all"), who.others)
    about = [{"whom": whom, "mind": words(f"mind-{level(mind)}")} for whom, mind in (*named, everybody)]
    return ", ".join(words("sim-mind", one) for one in about)


# --- Who wins ------------------------------------------------------------------------------------


def _teams(words: Words, match: Match, tally: Counts) -> Table:
    shown = table(*(words(f"sim-{name}") for name in ("team", "wins", "interval")), "")
    for team in sides(match, tally):
        shown.add_row(in_colour(words(f"team-{team}"), team), *_share(words, tally.won_by(team), team))
    if tally.nobody:
        nobody = Rate(tally.nobody, tally.games)
        shown.add_row(text(words("sim-nobody"), "dim"), *_share(words, nobody, None))
    return shown


def _share(words: Words, share: Rate, team: Team | None) -> tuple[Text, Text, Text]:
    bar = text(_bar(share.rate), "dim" if team is None else HUES[light(team)])
    return text(percent(words, share)), interval(words, share), bar


def _roles(words: Words, match: Match, tally: Counts) -> Table:
    shown = table(*(words(f"sim-{name}") for name in ("card", "wins", "interval", "votes", "died", "truths", "lies")))
    for role, fate in in_order(match, tally).items():
        name = in_colour(words(f"role-{role}"), printed_team(match.rules.roles[role]))
        shown.add_row(name, *_fate(words, fate))
    return shown


def _fate(words: Words, fate: Fate) -> Iterator[Text]:
    yield text(percent(words, fate.wins))
    yield interval(words, fate.wins)
    yield text(words("sim-number", {"number": fate.votes / max(1, fate.dealt)}))
    for share in (fate.deaths, fate.truths, fate.lies):
        yield text(percent(words, share)) if share.of else text("–", "dim")


def table(*headings: str, wide: int = -1) -> Table:
    """A column for each heading, of which one may take several lines; one without a heading is for a bar."""
    empty = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        empty.add_column(text(heading), justify="right" if number and heading else "left", no_wrap=number != wide)
    return empty


def in_colour(name: str, team: Team) -> Text:
    return text(name, f"bold {HUES[light(team)]}")


def percent(words: Words, share: Rate) -> str:
    return words("sim-percent", {"rate": 100 * share.rate})


def interval(words: Words, share: Rate) -> Text:
    low, high = share.interval
    return text(words("sim-from-to", {"low": 100 * low, "high": 100 * high}), "dim")


def _bar(rate: float) -> str:
    """Blocks, the last one cut to an eighth."""
    full, rest = divmod(round(rate * BAR * len(EIGHTHS)), len(EIGHTHS))
    return "█" * full + (EIGHTHS[rest] if rest else "")


# --- How long ------------------------------------------------------------------------------------


def _length(words: Words, match: Match, tally: Counts) -> str:
    claims = tally.claims / max(1, tally.games)
    if not match.rules.round:
        return words("sim-claims", {"number": claims})
    nights = sum(length * games for length, games in tally.nights.items()) / max(1, tally.games)
    return words("sim-length", {"nights": nights, "longest": max(tally.nights, default=0), "number": claims})
