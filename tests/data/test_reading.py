"""Files of games as tables of polars and pandas."""

from __future__ import annotations

import sys
from importlib import import_module

import polars as pl
import pytest

import garou.data
from garou.data import frames
from garou.extras import NotInstalled
from garou.games.scenarios import SCENARIOS
from garou.rows.lines import BadData
from garou.rows.questions import answered
from garou.rows.running import harvests
from garou.simulating.company import Company
from garou.simulating.matches import Match

BY_ID = {scenario.id: scenario for scenario in SCENARIOS}


@pytest.fixture(scope="module", params=[".jsonl", ".parquet"])
def file(request, tmp_path_factory):
    found = BY_ID["basic"]
    match = Match(found.game, found.edition, 5, found, company=Company("honest"), seed=3)
    name = tmp_path_factory.mktemp("data") / f"games{request.param}"
    written = garou.data.writing(name)
    for some in harvests(match, 40):
        written.add(some.rows)
    written.close()
    return name


def test_each_table_has_its_rows(file):
    whole = [*garou.data.games(file)]
    tables = {name: garou.data.read(file, name) for name in garou.data.TABLES}
    assert len(tables["games"]) == 40
    assert len(tables["seats"]) == 5 * 40
    assert len(tables["claims"]) == sum(len(row["claims"]) for row in whole) > 0
    assert len(tables["answers"]) == sum(len(row["record"]["answers"]) for row in whole)
    assert len(tables["facts"]) == sum(len(facts) for row in whole for facts in row["views"].values())
    assert len(tables["lines"]) == 0
    assert tables["seats"]["votes"].sum() == 5 * 40


def test_pandas_has_the_same(file):
    for name in garou.data.TABLES:
        ours, theirs = garou.data.read(file, name), garou.data.read(file, name, "pandas")
        assert [*theirs.columns] == ours.columns
        assert theirs.astype(object).where(theirs.notna(), None).to_numpy().tolist() == [
            list(row) for row in ours.rows()
        ]


def test_a_table_counts_what_the_questions_count(file):
    seats = garou.data.read(file, "seats")
    rates = answered(garou.data.games(file)).rates
    won = dict(seats.group_by("card").agg(pl.col("won").sum()).rows())
    assert won == {card: rate.count for (card,), rate in rates["won"].items()}


def test_no_more_games_than_a_batch_are_held_as_values(file, monkeypatch):
    monkeypatch.setattr(frames, "BATCH", 7)
    sizes = [table["row"].n_unique() for table in frames.batches(garou.data.games(file), "seats")]
    assert sizes == [0, 7, 7, 7, 7, 7, 5]


def test_a_table_that_is_none_is_refused(file):
    with pytest.raises(BadData, match="none-of"):
        garou.data.read(file, "nights")


def test_without_the_extra_one_is_told_what_to_install(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(sys.modules, "polars", None)
    for name in [name for name in sys.modules if name.startswith("garou.data")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(NotInstalled, match=r"pip install garou\[data\]"):
        import_module("garou.data")
