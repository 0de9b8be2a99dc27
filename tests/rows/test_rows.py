"""A row is a whole game: its record plays to the same views and the same result, in whatever file it lies."""

from __future__ import annotations

import json

import pytest

from garou import __version__
from garou.data import TABLES as TABLES_OF_DATA
from garou.data import games, writing
from garou.data.frames import batches
from garou.engine.view import view
from garou.games.scenarios import SCENARIOS
from garou.record.judge import judged, verdict
from garou.record.reading import read
from garou.record.values import fact_json
from garou.rows.lines import BadData, line, read_line
from garou.rows.questions import answered, honesty
from garou.rows.running import harvests
from garou.simulating.company import Company
from garou.simulating.matches import Match
from garou.simulating.running import tallies

BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
TABLES = [("basic", 5), ("confusion", 8), ("night-of-the-count", 6), ("whole-village", 8), ("thieves-night", 8)]


def match_of(name, players, minds="honest"):
    found = BY_ID[name]
    return Match(found.game, found.edition, players, found, found.options, Company(minds), seed=7)


def rows_of(match, number):
    return [row for some in harvests(match, number) for row in some.rows]


@pytest.mark.parametrize("minds", ["random", "honest"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_record_plays_to_the_same_views_and_the_same_result(name, players, minds):
    for row in rows_of(match_of(name, players, minds), 4):
        record = read(json.dumps(row["record"]))
        game = judged(record)
        seen = {
            name: [fact_json(record, fact) for fact in view(game, seat).facts]
            for seat, name in enumerate(record.players)
        }
        assert json.loads(line(row))["views"] == json.loads(json.dumps(seen))
        assert json.loads(line(row))["result"] == json.loads(json.dumps(verdict(record, game)))


def test_seed_number_and_version_are_in_it():
    rows = rows_of(match_of("basic", 5), 3)
    assert [(row["seed"], row["number"], row["version"]) for row in rows] == [(7, n, __version__) for n in range(3)]
    assert len({tuple(row) for row in rows}) == 1
    assert all(row["minds"] == ["honest"] * 5 for row in rows)


def test_the_counts_beside_them_are_those_of_the_same_games():
    match = match_of("basic", 5)
    [alone] = [sum(tallies(match, 20), start=type(next(tallies(match, 1)))())]
    together = [some.counts for some in harvests(match, 20)]
    assert sum((counts.games for counts in together), 0) == alone.games
    assert sum((counts.claims for counts in together), 0) == alone.claims


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_what_is_written_is_read_again(suffix, tmp_path):
    rows, file = rows_of(match_of("confusion", 8), 12), tmp_path / f"games{suffix}"
    written = writing(file)
    written.add(rows[:5])
    written.add(rows[5:])
    written.close()
    assert [*games(file)] == [json.loads(line(row)) for row in rows]


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_in_whatever_pieces_they_come_the_bytes_are_the_same(suffix, tmp_path):
    rows, files = rows_of(match_of("basic", 5), 30), []
    for number, size in enumerate((1, 7, 30)):
        files.append(tmp_path / f"{number}{suffix}")
        written = writing(files[-1])
        for first in range(0, 30, size):
            written.add(rows[first : first + size])
        written.close()
    assert len({file.read_bytes() for file in files}) == 1


def test_parquet_is_written_in_groups_of_a_thousand_and_nothing_else_waits(tmp_path):
    written = writing(tmp_path / "games.parquet")
    [row] = rows_of(match_of("basic", 5), 1)
    for _ in range(23):
        written.add([row] * 100)
        assert len(written.waiting) < 1000
    written.close()
    assert sum(1 for _ in games(tmp_path / "games.parquet")) == 2300


# --- What is no such file ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("games.csv", "", "data-suffix"),
        ("games.jsonl", "{", "data-no-row"),
        ("games.jsonl", "[" * 100_000, "data-no-row"),
        ("games.jsonl", "{}", "data-other-format"),
        ("games.jsonl", '{"format": "garou-data/1"}', "data-field"),
        ("games.parquet", "junk", "data-no-parquet"),
    ],
)
def test_a_file_that_holds_no_games_is_refused_with_its_reason(name, text, reason, tmp_path):
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(BadData) as refused:
        list(games(tmp_path / name))
    assert refused.value.reason == reason


def test_so_is_one_that_is_not_there_no_text_or_cut_short(tmp_path):
    with pytest.raises(BadData, match="data-no-file"):
        list(games(tmp_path / "none.jsonl"))
    (tmp_path / "a.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="data-not-text"):
        list(games(tmp_path / "a.jsonl"))
    written = writing(tmp_path / "b.parquet")
    written.add(rows_of(match_of("basic", 5), 2))
    written.close()
    whole = (tmp_path / "b.parquet").read_bytes()
    (tmp_path / "b.parquet").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadData, match="data-no-parquet"):
        list(games(tmp_path / "b.parquet"))


def parts_of(found, way=()):
    """Every way into it."""
    yield way
    if isinstance(found, dict | list):
        for key, part in found.items() if isinstance(found, dict) else enumerate(found[:2]):
            yield from parts_of(part, (*way, key))


def without(found, way, instead):
    """The same with something else there, or with nothing."""
    key, *rest = way
    if rest:
        part = without(found[key], rest, instead)
        return {**found, key: part} if isinstance(found, dict) else [*found[:key], part, *found[key + 1 :]]
    if isinstance(found, dict):
        return {k: v for k, v in found.items() if k != key} if instead is GONE else {**found, key: instead}
    return [*found[:key], *([] if instead is GONE else [instead]), *found[key + 1 :]]


GONE = ...  # and nothing instead


@pytest.mark.slow
@pytest.mark.parametrize("instead", [GONE, None, 3, "x", [], {}, [3], {"fact": "voted"}], ids=repr)
def test_whatever_is_wrong_in_a_row_it_is_refused_or_everything_can_be_asked_of_it(instead):
    [row] = [json.loads(line(row)) for row in rows_of(match_of("basic", 5), 1)]
    row["lines"] = [{"by": "player-1", "day": 1, "text": "Hello"}]
    for way in parts_of(row):
        if not way:
            continue
        try:
            found = read_line(json.dumps(without(row, way, instead)), 1)
        except BadData:
            continue
        assert answered([found]).games == 1, way
        for table in TABLES_OF_DATA:
            assert [*batches([found], table)], (way, table)


# --- Three questions ------------------------------------------------------------------------------------


def test_the_last_card_that_somebody_names_counts():
    record = {"players": ["Ada", "Ben"], "deal": ["seer", "werewolf"]}
    said = [("Ada", "am", ["robber"]), ("Ben", "was", ["seer"]), ("Ada", "was", ["seer"]), ("Ben", "think", ["Ada"])]
    claims = [{"by": by, "day": 1, "kind": kind, "parts": parts} for by, kind, parts in said]
    assert honesty({"record": record, "claims": claims}) == {"Ada": True, "Ben": False}


def test_every_player_is_counted_once_in_what_everybody_does():
    found = answered(rows_of(match_of("basic", 5), 10))
    assert found.games == 10
    assert sum(rate.of for rate in found.rates["won"].values()) == 50
    assert sum(rate.of for rate in found.rates["fell"].values()) == 50
    assert sum(rate.of for rate in found.rates["honest"].values()) <= 50
