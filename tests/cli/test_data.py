"""`garou data`, and `garou sim --data`: files of games from the command line."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from unittest import mock

import pytest

from command import garou, garou_after
from garou.cli import sim
from garou.data import games
from garou.games.cast import Cast, cards
from garou.rows import running
from garou.rows.games import FORMAT
from garou.rows.running import harvests
from garou.simulating.company import Company
from garou.simulating.matches import Match
from garou.texts import words
from keptfiles import sound
from pages import ROOT

FIVE = "2 werewolf, seer, robber, troublemaker, 3 villager"
EXAMPLE = ROOT / "docs/example.json"
SIM = ("sim", "--scenario", "basic", "--players", "5", "--games", "60", "--minds", "honest", "--seed", "5")


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    for name, jobs in (("one", "1"), ("two", "2")):
        for suffix in ("jsonl", "parquet"):
            done = garou(*SIM, "--jobs", jobs, "--data", folder / f"{name}.{suffix}")
            assert (done.status, done.err) == (0, [])
            assert done.out[-1] == f"60 games are in {folder / name}.{suffix}."
    return folder


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_the_same_command_gives_the_same_bytes_on_any_number_of_processes(played, suffix):
    assert (played / f"one.{suffix}").read_bytes() == (played / f"two.{suffix}").read_bytes()


def test_with_json_nothing_else_is_on_standard_output(played):
    done = garou(*SIM, "--json", "--data", played / "three.jsonl")
    [told] = done.out
    assert json.loads(told)["games"] == 60
    assert done.err == [f"60 games are in {played / 'three.jsonl'}."]
    assert (played / "three.jsonl").read_bytes() == (played / "one.jsonl").read_bytes()


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_show_says_what_a_file_holds(played, suffix):
    done = garou("data", "show", played / f"one.{suffix}")
    assert done.out[0].startswith("60 games: simulated, Garou ")
    assert done.out[1:] == ["one-night/bezier, 5 players: 60", "Seed 5"]


def test_show_writes_a_table_as_csv(played):
    done = garou("data", "show", played / "one.parquet", "--table", "seats", "--rows", "7")
    assert done.out[0] == "row,seat,name,mind,card,final,won,died,votes,honest"
    assert len(done.out) == 1 + 7
    assert len(garou("data", "show", played / "one.parquet", "--table", "seats").out) == 1 + 5 * 60


@pytest.mark.parametrize(("lang", "said"), [("en", "Who wins, by the card dealt"), ("fr", "Qui gagne")])
def test_plot_answers_three_questions(played, lang, said, tmp_path):
    done = garou("data", "plot", played / "one.jsonl", tmp_path / "new", "--lang", lang)
    assert (done.status, done.err) == (0, [])
    assert said in done.out[0]
    drawn = {file.name: file.read_text("utf-8") for file in (tmp_path / "new").iterdir()}
    assert {*drawn} == {"won.svg", "honest.svg", "fell.svg"}
    assert said in drawn["won.svg"]
    assert all(
        text.startswith("<svg") and "http" not in text.replace("http://www.w3.org", "") for text in drawn.values()
    )


def test_records_are_collected_and_names_left_out_where_that_is_asked_for(tmp_path):
    for asked, names in (((), ["Ada", "Ben", "Cleo"]), (("--anonymous",), ["player-1", "player-2", "player-3"])):
        assert garou("data", "collect", tmp_path / "a.jsonl", EXAMPLE, EXAMPLE, *asked).out[-1].startswith("2 games")
        rows = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text("utf-8").splitlines()]
        assert [row["record"]["players"] for row in rows] == [names] * 2
        assert [row["source"] for row in rows] == ["played"] * 2
        assert ("Ada" in (tmp_path / "a.jsonl").read_text("utf-8")) == (not asked)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("show", "none.jsonl"), 'there is no file "none.jsonl"'),
        (("show", "games.csv"), 'the name of a file says what it is, .jsonl, .parquet, and "games.csv" does not'),
        (("show", "bad.jsonl"), "game 1 of the file is not written as"),
        (("show", "bad.parquet"), '"bad.parquet" is no Parquet file'),
        (("plot", "bad.jsonl", "."), "game 1 of the file"),
        (("collect", "new.jsonl", "bad.jsonl"), "bad.jsonl: format"),
        (("collect", "new.jsonl", "none.json"), "none.json: there is no such file"),
        (("collect", "new.jsonl", "--data", "nowhere"), "nowhere"),
        (("convert", "new.jsonl", "bad.jsonl"), '"bad.jsonl" is no game of that data set'),
        (("convert", "new.jsonl"), "SOURCE"),
        (("collect", "no/folder.jsonl", "bad.jsonl"), "cannot be written: No such file or directory"),
        (("show", "bad.jsonl", "--table", "nights"), "--table"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(asked, said, tmp_path):
    for name in ("bad.jsonl", "bad.parquet"):
        (tmp_path / name).write_text('{"format": "other"}\n', "utf-8")
    if asked[1] == "games.csv":
        (tmp_path / "games.csv").write_text("", "utf-8")
    done = garou("data", *asked, cwd=tmp_path)
    assert (done.status, done.out) == (2, [])
    [line] = done.err
    assert said in line


@pytest.mark.parametrize(
    "asked", [("show", "a.parquet"), ("show", "a.jsonl", "--table", "seats")], ids=["parquet", "table"]
)
def test_without_the_extra_one_is_told_what_to_install(asked, tmp_path):
    for name in ("a.parquet", "a.jsonl"):
        (tmp_path / name).write_text("", "utf-8")
    named = [tmp_path / word if word.startswith("a.") else word for word in asked]
    done = garou_after("import sys; sys.modules['pyarrow'] = None", "data", *named)
    assert (done.status, done.out) == (2, [])
    assert done.err == ["garou: this part is an extra: pip install garou[data]"]


def test_json_lines_need_no_extra(tmp_path):
    done = garou_after(
        "import sys; sys.modules['pyarrow'] = sys.modules['polars'] = sys.modules['pandas'] = None",
        "data", "collect", tmp_path / "a.jsonl", EXAMPLE,
    )  # fmt: skip
    assert (done.status, done.err) == (0, [])
    assert json.loads((tmp_path / "a.jsonl").read_text("utf-8"))["format"] == FORMAT


def test_tables_in_a_database_give_the_same_file_as_those_on_disk(database, tmp_path):
    data = sound(tmp_path / "tables")
    assert garou("move", data, database).status == 0
    there = garou("data", "collect", tmp_path / "there.jsonl", "--database", database)
    here = garou("data", "collect", tmp_path / "here.jsonl", "--data", data)
    assert (there.status, there.err) == (here.status, here.err) == (0, [])
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()
    assert {row["record"]["game"] for row in games(tmp_path / "here.jsonl")} == {"one-night", "epic-battle", "classic"}


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_who_stops_a_simulation_keeps_the_games_that_were_played(suffix, tmp_path, capsys):
    file = tmp_path / f"a.{suffix}"
    match = Match("one-night", "bezier", 5, Cast(cards(FIVE)), company=Company("random"), seed=1)

    def stopped_after_two(*asked):
        yield from islice(harvests(*asked), 2)
        raise KeyboardInterrupt

    with (
        mock.patch.object(running, "harvests", stopped_after_two),
        mock.patch.object(sim, "match_of", return_value=match),
    ):
        asked = ["--games", "80", "--jobs", "1", "--json", "--data", str(file)]
        status = sim.command(words("en")).main(asked, standalone_mode=False)
    out, err = capsys.readouterr()
    assert (status, json.loads(out)["games"]) == (1, 4)
    assert err.splitlines() == [f"4 games are in {file}.", "garou: stopped after 4 games of 80"]
    assert [row["number"] for row in games(file)] == [0, 1, 2, 3]
