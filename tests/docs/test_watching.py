"""The dashboard and the alerts that are shipped ask for figures that there are, and none of them tells of a game."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace

import pytest
import yaml
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest

from garou.web.watch import Figures
from pages import ROOT

WATCHING = ROOT / "deploy/watching"
ALERTS = yaml.safe_load((WATCHING / "alerts.yml").read_text("utf-8"))
BOARD = json.loads((WATCHING / "dashboard.json").read_text("utf-8"))
RULES = ALERTS["groups"][0]["rules"]
ASKED = [rule["expr"] for rule in RULES] + [one["expr"] for panel in BOARD["panels"] for one in panel["targets"]]
TEXT = (ROOT / "docs/serving.md").read_text("utf-8")
NAME = re.compile(r"\b(?:garou|process|python)_\w+")
LABELS = {"status", "asked", "le"}


def offered() -> str:
    """All there is to ask a server that is awake, and plays nothing."""
    store, bus = SimpleNamespace(trouble="", behind=0), SimpleNamespace(away=False)
    registry = CollectorRegistry()
    registry.register(
        Figures(lambda: SimpleNamespace(live={}, workers={}, aside={}, happened=0, store=store, bus=bus, silence=0.0))
    )
    return (generate_latest(registry) + generate_latest(REGISTRY)).decode()


@pytest.mark.parametrize("expr", ASKED)
def test_whatever_is_asked_for_is_offered(expr):
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", offered(), re.MULTILINE))
    names = {name + "_bucket" if kind == "histogram" else name for name, kind in kinds.items()}
    assert {*NAME.findall(expr)} <= names
    assert NAME.search(expr) or "up{" in expr


def test_every_figure_of_ours_is_on_the_dashboard():
    ours = {*re.findall(r"^# TYPE (garou_\w+) (?:gauge|counter|histogram)$", offered(), re.MULTILINE)}
    drawn = {name.removesuffix("_bucket") for expr in ASKED for name in NAME.findall(expr)}
    created = {name for name in ours if name.endswith("_created")}
    assert ours - created <= drawn


def test_no_figure_has_a_label_that_could_name_a_table_or_a_person():
    ours = [line for line in offered().splitlines() if line.startswith("garou_")]
    assert {label for line in ours for label in re.findall(r'(\w+)="', line)} <= LABELS


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_every_alert_says_what_is_wrong_and_points_to_a_heading_there_is(rule):
    assert rule["labels"]["severity"] in ("warning", "critical")
    said = rule["annotations"]
    assert said["summary"]
    headings = {line.lstrip("# ").strip() for line in TEXT.splitlines() if line.startswith("##")}
    bold = {*re.findall(r"\*\*([^*]+)\*\*", TEXT)}
    pointed = re.findall(r'"([^"]+)"', said["description"]) if "See " in said["description"] else []
    assert {*pointed} <= headings | bold


def test_every_figure_is_told_on_the_page():
    ours = {*re.findall(r"^# TYPE (garou_\w+) ", offered(), re.MULTILINE)}
    assert {name for name in ours if not name.endswith("_created")} <= {*re.findall(r"`(garou_\w+)`", TEXT)}


def test_panels_lie_beside_each_other():
    places = [(one["gridPos"]["x"], one["gridPos"]["y"]) for one in BOARD["panels"]]
    assert len({*places}) == len(places)
    assert len({one["id"] for one in BOARD["panels"]}) == len(places)
