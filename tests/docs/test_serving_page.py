"""The page for whoever runs a server says the numbers the server goes by."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from garou.cli.serve import command
from garou.rooms import lobby, sweeping
from garou.texts import words
from garou.web import booth, limits, patience
from garou.web.audience import Audience
from garou.web.deducing import aside, study
from pages import ROOT

TEXT = (ROOT / "docs/serving.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """Of the table under these words."""
    table = TEXT.split(heading)[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_every_allowance_is_told_as_it_is():
    told = {
        re.search(r"`(\w+)`", what)[1]: limits.Allowance(float(at_once), float(a_minute))
        for what, _, at_once, a_minute in rows("| what | counted by | at once | a minute |")
    }
    kept = {deed: allowed for deed, allowed in limits.ALLOWED.items() if deed != "same"}
    assert told == kept


def test_every_cap_is_told_as_it_is():
    audience = Audience()
    assert [float(most) for _, most, _ in rows("| what | at most | then |")] == [
        audience.a_seat,
        audience.an_address,
        audience.a_table,
        audience.strangers,
        patience.AN_ADDRESS,
        patience.IN_ALL,
        patience.HEAD,
        patience.BODY,
        patience.READ,
        booth.AT_ONCE,
        booth.LINE,
        booth.EACH,
        study.LINE,
        study.EACH,
        aside.TIME,
        lobby.MOST_ROOMS,
        sweeping.EMPTY / 60,
    ]


@pytest.mark.parametrize(
    "option", [one for one in command(words("en")).params if one.name != "lang"], ids=lambda o: o.name
)
def test_every_option_is_told(option):
    assert f"`{option.opts[0]}" in TEXT
    assert CliRunner().invoke(command(words("en")), ["--help"]).output.count(option.opts[0])


def test_what_is_shipped_says_by_which_name_it_is_called():
    assert "--allowed-host garou.example.org" in (ROOT / "deploy/garou.service").read_text("utf-8")
    assert "GAROU_ALLOWED_HOST" in (ROOT / "deploy/Containerfile").read_text("utf-8")
