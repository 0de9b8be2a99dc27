"""`garou data`: files of games looked at, made of games that were played or published, and answered questions about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import click

from garou.record.values import BadRecord, Record
from garou.rows.games import PLAYED, Row, of_record
from garou.rows.gpt4 import converted
from garou.rows.gpt4 import files as gpt4_files
from garou.rows.plots import plot as plotted
from garou.rows.plots import table as as_words
from garou.rows.questions import QUESTIONS, answered
from garou.store.choosing import needing_a_driver
from garou.talk.claims import Said
from garou.texts import Words

from .files import complain, load, shown, text_of
from .keeping import data_option, database_option
from .refusing import refused
from .rows import games_in, kept, not_kept

TABLES = ("games", "seats", "claims", "lines", "answers", "facts")
FILE = click.Argument(["file"], metavar="FILE")
AT_ONCE = 500  # games that are handed to a file at once


def command(words: Words) -> click.Command:
    data = click.Group("data", help=words("data-help"), no_args_is_help=True)
    for one in (_show, _collect, _convert, _plot):
        data.add_command(one(words))
    return data


# --- What is in a file ----------------------------------------------------------------------------


def _show(words: Words) -> click.Command:
    def show(file: str, table: str | None, rows: int | None) -> None:
        if table is None:
            for line in _held(words, games_in(words, file)):
                print(line)
        else:
            _as_csv(words, file, table, rows)

    params: list[click.Parameter] = [
        FILE,
        click.Option(["--table"], type=click.Choice(TABLES), help=words("data-table-help")),
        click.Option(["--rows"], type=click.IntRange(1), metavar="N", help=words("data-rows-help")),
    ]
    return click.Command("show", callback=show, params=params, help=words("data-show-help"))


def _held(words: Words, rows: Iterable[Row]) -> Iterator[str]:
    """Whose games they are, of which rules, and with which seed."""
    made, played, seeds = Counter[tuple[str, str]](), Counter[tuple[str, int]](), Counter[int]()
    for row in rows:
        record = row["record"]
        made[row["source"], row["version"]] += 1
        played["/".join(filter(None, (record["game"], record.get("edition")))), len(record["players"])] += 1
        seeds.update([row["seed"]] if row["source"] == "simulated" else [])
    for (source, version), count in sorted(made.items()):
        yield words("data-held", {"count": count, "source": source, "version": version})
    for (edition, players), count in sorted(played.items()):
        yield words("data-of-edition", {"edition": edition, "players": players, "count": count})
    for seed in sorted(seeds):
        yield words("data-of-seed", {"seed": str(seed)})


def _as_csv(words: Words, file: str, table: str, most: int | None) -> None:
    with refused(words):
        from garou.data.frames import batches  # noqa: PLC0415  # an extra
    left = most
    for number, some in enumerate(batches(games_in(words, file), table)):
        part = some if left is None else some.head(left)
        print(part.write_csv(include_header=number == 0), end="")
        left = None if left is None else left - len(part)
        if left == 0:
            break


# --- Games that were played -----------------------------------------------------------------------


def _collect(words: Words) -> click.Command:
    def collect(file: str, records: tuple[str, ...], data: str | None, database: str, anonymous: bool) -> int:
        try:
            rows = of_files(records, anonymous) if records else of_tables(words, data, database, anonymous)
            _all_kept(words, file, rows)
        except Unplayable as error:
            complain(words, error.name, error.why)
            return 2
        return 0

    params: list[click.Parameter] = [
        FILE,
        click.Argument(["records"], metavar="[RECORD]...", nargs=-1),
        data_option(words),
        database_option(words),
        click.Option(["--anonymous"], is_flag=True, help=words("data-anonymous-help")),
    ]
    return click.Command("collect", callback=collect, params=params, help=words("data-collect-help"))


class Unplayable(Exception):
    """A record among them is no good: which, and why."""

    def __init__(self, name: str, why: BadRecord) -> None:
        super().__init__(name)
        self.name, self.why = name, why


def of_files(names: Iterable[str], anonymous: bool) -> Iterator[Row]:
    for number, name in enumerate(names):
        try:
            record = load(name)
        except BadRecord as error:
            raise Unplayable(name, error) from None
        yield played_row(name, _called(record, anonymous), number)


def played_row(name: str, record: Record, number: int, said: Iterable[Said] = ()) -> Row:
    try:
        return of_record(record, {"source": PLAYED, "number": number}, said)
    except BadRecord as error:
        raise Unplayable(name, error) from None


def of_tables(words: Words, data: str | None, database: str, anonymous: bool) -> Iterator[Row]:
    """Every game that was played to its end at a server's tables, with what was claimed there."""
    from garou.rooms.played import played  # noqa: PLC0415  # who reads files has no use for tables
    from garou.store.inspecting import inspect, logs  # noqa: PLC0415  # the same
    from garou.store.place import database as file_in  # noqa: PLC0415  # the same

    from .keeping import place  # noqa: PLC0415  # the same

    with refused(words):
        if database:
            with needing_a_driver():
                from garou.store.postgres import mending  # noqa: PLC0415  # an extra
            where, found = "PostgreSQL", iter(mending.looked_at(database, lambda tables: [*played(tables)]))
        else:
            path = file_in(place(data))
            inspect(path)
            where, found = shown(str(path)), played(logs(path))
        for number, (record, said) in enumerate(found):
            yield played_row(where, _called(record, anonymous), number, said)


def _called(record: Record, anonymous: bool) -> Record:
    """The same game; the players by their places alone if nobody is to be recognised."""
    if not anonymous:
        return record
    plain = tuple(f"player-{number}" for number in range(1, len(record.players) + 1))
    called = dict(zip(record.players, plain, strict=True))
    lines = tuple(
        replace(line, by=called.get(line.by, line.by), choose=tuple(called.get(word, word) for word in line.choose))
        for line in record.lines
    )
    return replace(record, players=plain, lines=lines, nonce=None, claims=())


def _all_kept(words: Words, file: str, rows: Iterable[Row]) -> int:
    count = 0
    with kept(words, file) as written:
        waiting: list[Row] = []
        for count, row in enumerate(rows, 1):  # noqa: B007  # how many there were
            waiting.append(row)
            if len(waiting) == AT_ONCE:
                written.add(waiting)
                waiting = []
        written.add(waiting)
    print(words("data-kept", {"count": count, "file": shown(file)}))
    return count


# --- Games that were published ----------------------------------------------------------------------


def _convert(words: Words) -> click.Command:
    def convert(file: str, sources: tuple[str, ...]) -> int:
        agreed = Counter[bool]()
        try:
            with refused(words):
                count = _all_kept(words, file, _published(sources, agreed))
        except Unplayable as error:
            complain(words, error.name, error.why)
            return 2
        print(words("data-agreed", {"agreed": agreed[True], "count": count}))
        return 0

    params: list[click.Parameter] = [FILE, click.Argument(["sources"], metavar="SOURCE...", nargs=-1, required=True)]
    return click.Command("convert", callback=convert, params=params, help=words("data-convert-help"))


def _published(sources: Iterable[str], agreed: Counter[bool]) -> Iterator[Row]:
    paths = [path for source in sources for path in gpt4_files(Path(source))]
    for number, path in enumerate(paths):
        try:
            text = text_of(str(path))
        except BadRecord as error:
            raise Unplayable(str(path), error) from None
        row, same = converted(text, path.name, number)
        agreed[same] += 1
        yield row


# --- Three questions ----------------------------------------------------------------------------------


def _plot(words: Words) -> click.Command:
    def plot(file: str, folder: str) -> None:
        found = answered(games_in(words, file))
        for question in QUESTIONS:
            target = Path(folder) / f"{question}.svg"
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(plotted(words, question, found), "utf-8")
            except OSError as error:
                raise click.ClickException(not_kept(words, str(target), error)) from None
            print(f"{words(f'data-{question}')} · {shown(str(target))}")
            for name, share, of in as_words(words, found.rates[question]):
                print(f"  {name}: {share} ({of})")

    params: list[click.Parameter] = [FILE, click.Argument(["folder"], metavar="FOLDER")]
    return click.Command("plot", callback=plot, params=params, help=words("data-plot-help"))
