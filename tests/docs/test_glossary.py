"""Every public class of the engine, the record and the texts is a word of the glossary."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

from garou.deduction import (
    backwards,
    bundles,
    candour,
    cases,
    courses,
    dealing,
    deals,
    doubted,
    dusk,
    estimates,
    evidence,
    findings,
    gathering,
    joining,
    junctures,
    laying,
    lying,
    openfaces,
    opentables,
    parts,
    passages,
    premises,
    quests,
    rows,
    sampling,
    scribe,
    seating,
    settling,
    spreading,
    unsolved,
    versions,
    weighing,
)  # fmt: skip
from garou.engine import blind, chart, game, hints, live, rehearsal, roles, rules, table, things, values, view
from garou.games import cast
from garou.record import values as paper
from garou.texts import narrator
from pages import ROOT

GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8").lower()
MODULES = (values, table, things, roles, rules, game, view, live, blind, rehearsal, hints, chart, paper, cast, narrator)
DEDUCING = (scribe, courses, evidence, versions, premises, joining, cases, backwards, findings, lying, unsolved)
LYING = (deals, candour, seating, laying, weighing, gathering, spreading, rows, doubted, parts)
DRAWING = (dealing, sampling, estimates)
MARKS = (openfaces, opentables, passages, bundles, junctures, quests, settling, dusk)


def classes(module: ModuleType) -> list[str]:
    found = inspect.getmembers(module, inspect.isclass)
    return [name for name, thing in found if thing.__module__ == module.__name__ and not name.startswith("_")]


@pytest.mark.parametrize("module", MODULES + DEDUCING + DRAWING + MARKS + LYING, ids=lambda module: module.__name__)
def test_every_class_is_in_the_glossary(module: ModuleType):
    unknown = [name for name in classes(module) if not any(f"| {q}{name.lower()}" in GLOSSARY for q in ("", "`"))]
    assert [name for name in unknown if f"`{name.lower()}`" not in GLOSSARY] == []
