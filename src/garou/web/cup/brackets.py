"""What the pages of a tournament say. Nothing here is handed a deal: what is not named cannot be shown."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from garou.rooms.cup.cup import Cup, Entrant, Format, Key
from garou.texts import Words
from garou.tournaments.elimination import Elimination, EliminationRow, Round, Sitting
from garou.tournaments.season import table
from garou.web.table.lobbies import span

Entered = tuple[int, Entrant]


@dataclass(frozen=True, slots=True)
class Name:
    """Somebody at a table of a tournament, and how they fared there."""

    name: str
    won: bool | None = None  # None: not known yet, or not to be told
    gone: bool = False  # left in this round: somebody fills the seat


@dataclass(frozen=True, slots=True)
class CupGame:
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


@dataclass(frozen=True, slots=True)
class Stage:
    """A round with its tables, or a deal with its groups."""

    number: int
    games: tuple[CupGame, ...]
    byes: str
    out: str  # who left the race in it
    uncounted: bool
    sealed: bool
    last: bool


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the standings of a duplicate or a season, with its score in words."""

    place: int
    name: str
    score: str
    deals: int


@dataclass(frozen=True, slots=True)
class Bracket:
    """All of a tournament that anybody may see; where `mine` or `table` says so, what one reader does."""

    code: str
    name: str
    format: str
    elimination: bool
    game: str
    scenario: str
    sizes: str
    size: int
    deals: int
    real: bool
    begun: bool
    over: bool
    playing: bool
    entrants: tuple[Entered, ...]
    others: tuple[Entered, ...]  # who can still be taken out, or given a link: neither bots nor the organiser
    heirs: tuple[Entered, ...]  # whose device could organise it
    back: tuple[Entered, ...]  # who was taken out, and may still come back
    host: str
    handed: str  # who organised it until now, as long as that is news
    champion: str
    stages: tuple[Stage, ...]
    now: int  # the stage everybody waits for: the last that was drawn, or dealt to anybody
    rows: tuple[EliminationRow | ScoreRow, ...]
    table: str  # the code of the table the reader has to be at now
    at: int  # over real cards the number of that table; 0: at none
    waits: tuple[int, ...]  # groups that could play their next deal now


def bracket(cup: Cup, me: str, words: Words) -> Bracket:
    """`me` is the reader's name, or empty."""
    return Bracket(
        code=cup.code,
        name=cup.name,
        format=cup.format.value,
        elimination=cup.format is Format.ELIMINATION,
        game="" if cup.season else words(f"cli-game-{cup.settings.game}"),
        scenario="" if cup.season else words(f"scenario-{cup.settings.scenario}"),
        sizes=span(cup.sizes),
        size=cup.settings.size,
        deals=cup.deals,
        real=cup.real,
        begun=cup.begun,
        over=cup.over,
        playing=cup.playing,
        entrants=tuple((number, one) for number, one in cup.people.items() if one.plays),
        others=tuple(_others(cup)),
        heirs=tuple((number, one) for number, one in _others(cup) if one.token),
        back=tuple((number, one) for number, one in cup.people.items() if cup.can_return(number) and not one.bot),
        host=cup.host,
        handed=cup.handed,
        champion=_champion(cup, words),
        stages=tuple(_stages(cup, me, words)),
        now=len(cup.elimination.rounds) - 1 if cup.elimination else max((key.round for key in cup.rooms), default=0),
        rows=_rows(cup, words),
        table=_table(cup, me),
        at=_at(cup, me),
        waits=tuple(_waits(cup)),
    )


def _others(cup: Cup) -> list[Entered]:
    """Who is still there beside the organiser; of those who lost twice nobody asks any more."""
    field = cup.elimination.field if cup.elimination else cup.players
    here = {number: one for number, one in cup.people.items() if not (one.gone or one.bot or number == cup.organiser)}
    return [(number, one) for number, one in here.items() if one.name in field or not one.plays]


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


def _at(cup: Cup, me: str) -> int:
    rounds = cup.elimination.rounds if cup.real and cup.elimination else ()
    sittings = rounds[-1].sittings if rounds else ()
    return next((number for number, one in enumerate(sittings, 1) if me in one.names and not one.over), 0)


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


def _sitting(cup: Cup, key: Key, sitting: Sitting, me: str) -> CupGame:
    won, left = sitting.winners, dict(cup.elimination.gone) if cup.elimination else {}
    fared = {name: None if won is None else name in won for name in sitting.names}
    names = tuple(Name(name, fared[name], left.get(name) == key.round + 1) for name in sitting.names)
    at = (key.table + 1, key.round, names, sitting.fillers, cup.rooms.get(key, ""))
    return CupGame(*at, over=sitting.over, called_off=sitting.called_off, mine=me in sitting.names)


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


def _group(cup: Cup, key: Key, me: str, *, told: bool) -> CupGame:
    seats = cup.names_at(key)
    results = cup.duplicate.results if cup.duplicate else ()
    won = next((one.won for one in results if (one.deal, one.group) == key), None) if told else None
    names = tuple(Name(name, None if won is None else won[seat]) for seat, name in enumerate(seats))
    return CupGame(
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


def _rows(cup: Cup, words: Words) -> tuple[EliminationRow | ScoreRow, ...]:
    if cup.elimination:
        return cup.elimination.standings()
    if cup.season:
        return tuple(ScoreRow(row.place, row.name, str(row.chips), row.played) for row in table(cup.season.games))
    standings = cup.duplicate.standings() if cup.duplicate else ()
    return tuple(ScoreRow(row.place, row.name, signed(row.score, words), row.deals) for row in standings)


def signed(score: Fraction, words: Words) -> str:
    if not score:
        return "0"
    return words("tournament-plus" if score > 0 else "tournament-minus", {"score": abs(float(score))})
