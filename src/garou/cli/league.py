"""`garou league`: entrants of a file play each other over the same deals, and are rated."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

from garou.engine.values import Refusal
from garou.extras import NotInstalled
from garou.league.book import GameBook
from garou.league.cells import Cell, Score, cells, wanted
from garou.league.entrants import League, read
from garou.league.running import added, played
from garou.league.standings import BEGIN, END, Standings, as_json, in_page, page, standings, strength, trouble
from garou.texts import Words
from garou.texts.narrator import refusal

from .sim import cores, progress


def command(words: Words) -> click.Command:
    def league(*, file: str, jobs: int | None, book: str | None, page_file: str | None, json_wanted: bool) -> int:
        asked = asked_of(words, file)
        _page_of(words, page_file)
        kept = GameBook(None if book is None else Path(book), asked)
        try:
            scores, whole = counted(words, asked, kept, jobs or cores())
        except OSError as error:
            raise click.ClickException(words("cli-cannot-write", {"detail": str(error.strerror)})) from None
        found = standings(asked, scores)
        _told(words, found, json_wanted=json_wanted)
        if page_file is not None:
            _write_page(words, Path(page_file), found)
        return 0 if whole else _stopped(words, found, asked)

    return click.Command("league", callback=league, params=_params(words), help=words("league-help"))


def _params(words: Words) -> list[click.Parameter]:
    jobs = click.IntRange(1, 1_000)
    return [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--jobs"], type=jobs, metavar="N", help=words("sim-jobs-help")),
        click.Option(["--book"], metavar="FILE", help=words("league-book-help")),
        click.Option(["--page", "page_file"], metavar="FILE", help=words("league-page-help")),
        click.Option(["--json", "json_wanted"], is_flag=True, help=words("sim-json-help")),
    ]


def asked_of(words: Words, file: str) -> League:
    """The league of a file; what is wrong with it is said, with the file's name."""
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = str(getattr(error, "strerror", None) or error)
        raise click.ClickException(words("league-no-file", {"file": file, "detail": detail})) from None
    try:
        found = read(text)
    except Refusal as error:
        raise click.ClickException(refusal(words, error, file)) from None
    if any(entrant.kind == "python" for entrant in found.entrants):
        try:
            import garou.environments  # noqa: F401, PLC0415  # an extra that may be missing
        except NotInstalled as missing:
            raise click.ClickException(str(missing)) from None
    return found


def _page_of(words: Words, file: str | None) -> None:
    """A page without marks is refused before anybody plays."""
    if file is None:
        return
    try:
        fits = in_page(Path(file).read_text("utf-8"), "") is not None
    except (OSError, UnicodeDecodeError):
        fits = False
    if not fits:
        raise click.ClickException(words("league-no-page", {"file": file, "begin": BEGIN, "end": END}))


def counted(words: Words, league: League, book: GameBook, jobs: int) -> tuple[dict[Cell, Score], bool]:
    """All scores, or those that were there when somebody stopped it."""
    scores, whole = dict[Cell, Score](), False
    with progress(words, Console(stderr=True)) as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=sum(wanted(league, cell) for cell in cells(league)))
        for piece, found in played(league, book, jobs):
            added(scores, piece, found)
            bar.update(task, advance=piece.last - piece.first, refresh=True)
        whole = True
    return scores, whole


def _told(words: Words, found: Standings, *, json_wanted: bool) -> None:
    if json_wanted:
        print(json.dumps(as_json(found), ensure_ascii=False))
        return
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("", "entrant", "rating", "village", "others", "games"):
        table.add_column(words(f"league-{head}") if head else "", justify="left" if head == "entrant" else "right")
    for place, one in enumerate(found.order, 1):
        it = found.rated[one]
        sides = map(strength, (it.whole, it.village, it.others))
        table.add_row(str(place), found.league.entrants[one].name, *sides, f"{found.games(one)}")
    Console().print(table)
    for line in trouble(words, found):
        print(line)


def _write_page(words: Words, file: Path, found: Standings) -> None:
    text = in_page(file.read_text("utf-8"), page(words, found))
    if text is None:
        raise click.ClickException(words("league-no-page", {"file": str(file), "begin": BEGIN, "end": END}))
    file.write_text(text, "utf-8")


def _stopped(words: Words, found: Standings, league: League) -> int:
    games = sum(score.games for score in found.scores.values())
    whole = sum(wanted(league, cell) for cell in cells(league))
    print(f"garou: {words('sim-stopped', {'count': games, 'wanted': whole})}", file=sys.stderr)
    return 1
