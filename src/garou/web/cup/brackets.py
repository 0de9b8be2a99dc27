"""What the pages of a tournament say. Nothing here is handed a deal: what is not named cannot be shown."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from garou.rooms.cup.cup import Cup, Format, Key
from garou.texts import Words
from garou.tournaments.elimination import Elimination, Round, Sitting
from garou.web.table.lobbies import span


class Name(NamedTuple):
    """Somebody at a table of a tournament, and how they fared there."""

    name: str
    won: bool | None = None  # None: not known yet, or not to be told


class Game(NamedTuple):
    """One game: at which table, who plays, and what is known of it."""

    number: int  # the table or the group, from 1 on
    round: int  # the round or the deal, from 0 on
    names: tuple[Name, ...]
    fillers: int
    room: str  # its code, where it may be watched or read again
    over: bool
    called_off: bool
    mine: bool
    going_on: bool = True
    due: bool = False  # in duplicate: this group could play it now


class Stage(NamedTuple):
    """A round with its tables, or a deal with its groups."""

    number: int
    games: tuple[Game, ...]
    byes: str
    out: str  # who left the race in it
    uncounted: bool
    sealed: bool
    last: bool


def bracket(cup: Cup, me: str, words: Words) -> dict[str, Any]:
    """All of it that anybody may see; `me` is the reader's name, or empty."""
    return {
        "code": cup.code,
        "name": cup.name,
        "format": cup.format.value,
        "elimination": cup.format is Format.ELIMINATION,
        "game": words(f"cli-game-{cup.settings.game}"),
        "scenario": words(f"scenario-{cup.settings.scenario}"),
        "sizes": span(cup.sizes),
        "size": cup.settings.size,
        "deals": cup.deals,
        "begun": cup.begun,
        "over": cup.over,
        "playing": cup.playing,
        "entrants": [(number, one) for number, one in cup.people.items() if one.plays],
        "host": cup.people[cup.organiser].name if cup.organiser in cup.people else "",
        "champion": _champion(cup, words),
        "stages": list(_stages(cup, me, words)),
        "rows": _rows(cup, words),
        "table": _table(cup, me),
        "waits": _waits(cup),
    }


def _champion(cup: Cup, words: Words) -> str:
    if not cup.over:
        return ""
    if cup.duplicate:
        return words.joined([row.name for row in cup.duplicate.standings() if row.place == 1])
    return (cup.elimination.champion if cup.elimination else None) or ""


def _table(cup: Cup, me: str) -> str:
    """The table the reader has to be at now."""
    key = cup.table_of(me) if me else None
    return cup.rooms[key] if key else ""


def _waits(cup: Cup) -> list[int]:
    """Groups that could play their next deal now."""
    if cup.duplicate is None:
        return []
    busy = {key.table for key in cup.awaited}
    return [g for g in range(len(cup.duplicate.groups)) if g not in busy and cup.duplicate.next_deal(g) is not None]


# --- Rounds and deals ------------------------------------------------------------------------------


def _stages(cup: Cup, me: str, words: Words) -> list[Stage]:
    if cup.elimination:
        return _rounds(cup, cup.elimination, me, words)
    return _deals(cup, me) if cup.duplicate else []


def _rounds(cup: Cup, elimination: Elimination, me: str, words: Words) -> list[Stage]:
    tally, found = elimination.tally(), []
    for number, played in enumerate(elimination.rounds):
        games = tuple(_sitting(cup, Key(number, table), one, me) for table, one in enumerate(played.sittings))
        found.append(
            Stage(
                number=number + 1,
                games=games,
                byes=_byes(played, words),
                out=_joined([name for name, since in tally.out.items() if since == number + 1], words),
                uncounted=number + 1 in tally.uncounted,
                sealed=False,
                last=number + 1 == len(elimination.rounds),
            )
        )
    return found


def _joined(names: list[str], words: Words) -> str:
    return words.joined(names) if names else ""


def _byes(played: Round, words: Words) -> str:
    return _joined(list(played.byes), words)


def _sitting(cup: Cup, key: Key, sitting: Sitting, me: str) -> Game:
    won = sitting.winners
    names = tuple(Name(name, None if won is None else name in won) for name in sitting.names)
    at = (key.table + 1, key.round, names, sitting.fillers, cup.rooms[key])
    return Game(*at, over=sitting.over, called_off=sitting.called_off, mine=me in sitting.names)


def _deals(cup: Cup, me: str) -> list[Stage]:
    """Of a deal that somebody has yet to play, only who has played it."""
    if cup.duplicate is None:
        return []
    found = []
    for number in range(len(cup.duplicate.deals)):
        opened = cup.duplicate.open(number)
        games = tuple(_group(cup, Key(number, group), me, told=opened) for group in range(len(cup.duplicate.groups)))
        found.append(Stage(number + 1, games, "", "", uncounted=False, sealed=not opened, last=True))
    return found


def _group(cup: Cup, key: Key, me: str, *, told: bool) -> Game:
    seats = cup.names_at(key)
    results = cup.duplicate.results if cup.duplicate else ()
    won = next((one.won for one in results if (one.deal, one.group) == key), None) if told else None
    names = tuple(Name(name, None if won is None else won[seat]) for seat, name in enumerate(seats))
    return Game(
        number=key.table + 1,
        round=key.round,
        names=names,
        fillers=0,
        room=cup.rooms.get(key, "") if told else "",
        over=key in cup.entered,
        called_off=False,
        mine=me in seats,
        going_on=key in cup.rooms,
        due=key.table in _waits(cup) and cup.duplicate is not None and cup.duplicate.next_deal(key.table) == key.round,
    )


# --- Standings -------------------------------------------------------------------------------------


def _rows(cup: Cup, words: Words) -> list[dict[str, Any]]:
    if cup.elimination:
        return [row._asdict() for row in cup.elimination.standings()]
    if cup.duplicate is None:
        return []
    return [row._asdict() | {"score": signed(row.score, words)} for row in cup.duplicate.standings()]


def signed(score: Fraction, words: Words) -> str:
    if not score:
        return "0"
    return words("tournament-plus" if score > 0 else "tournament-minus", {"score": abs(float(score))})
