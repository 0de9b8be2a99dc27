"""What an organiser shows and hands out: standings on one page and as a spreadsheet, and a screen for the hall."""

from __future__ import annotations

import csv
import io
import re

import pytest
from forms import Reader
from phones import PHONE, WALL, browser, stumbles  # noqa: F401  # a fixture is used by its name
from test_cups import sealed  # noqa: F401  # a fixture is used by its name
from test_real_cups import TWELVE, real_cup, tables

FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
INSIDE = """[...document.querySelectorAll(".table-card")].every((card) => [...card.querySelectorAll("bdi")].every(
  (name) => name.getBoundingClientRect().right <= card.getBoundingClientRect().right))"""


@pytest.fixture
def organiser(server):
    return Reader(server.address)


def begun(organiser: Reader, *names: str) -> str:
    path = real_cup(organiser, *(names or TWELVE))
    organiser.post(f"{path}/begin")
    return path


def spreadsheet(reader: Reader, path: str, lang: str = "en", separator: str = ",") -> list[list[str]]:
    status, _, text = reader.get(f"{path}/standings.csv", **{"accept-language": lang})
    assert (status, text[0]) == (200, "\ufeff")
    return [*csv.reader(io.StringIO(text[1:]), delimiter=separator)]


def test_the_spreadsheet_has_a_line_for_everybody_in_the_readers_language(server, organiser):
    path = begun(organiser)
    winner = min(tables(organiser.get(path)[2])[0])
    organiser.post(f"{path}/result", round=0, table=0, winner=[winner])
    organiser.post(f"{path}/result", round=0, table=1, called_off="true")
    head, *lines = spreadsheet(Reader(server.address), path)
    assert head == ["Place", "Name", "Losses", "Games", "Sat out", "Out in round"]
    assert sorted(line[1] for line in lines) == sorted(TWELVE)
    assert sum(int(line[2]) for line in lines) == 5, "six sat there, and one of them won"
    assert spreadsheet(organiser, path, "fr", ";")[0][:2] == ["Rang", "Nom"]


def test_no_name_becomes_a_formula_of_a_spreadsheet(organiser):
    path = begun(organiser, "=1+1", "@SUM(A1)", "Ada")
    assert {line[1] for line in spreadsheet(organiser, path)[1:]} == {"'=1+1", "'@SUM(A1)", "Ada"}


def test_standings_and_rounds_are_one_sheet_of_paper(server, organiser, browser):  # noqa: F811  # the fixture
    path = begun(organiser)
    for number in range(3):
        for table, names in enumerate(tables(organiser.get(path)[2])):
            organiser.post(f"{path}/result", round=number, table=table, winner=sorted(names)[:4])
        organiser.post(f"{path}/next")
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr")
    page.goto(f"{server.address}{path}/standings")
    assert stumbles(page) == []
    assert page.locator(".standings tbody tr").count() == 12
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True))) == 1
    page.close()


def test_the_hall_sees_the_next_draw_as_soon_as_it_is_drawn(server, organiser, browser):  # noqa: F811  # the fixture
    path = real_cup(organiser, *TWELVE)
    page = browser.new_page(viewport={"width": WALL[0], "height": WALL[1]}, locale="en")
    page.goto(f"{server.address}{path}/hall")
    assert page.locator(".entrants li").count() == 12
    organiser.post(f"{path}/begin")
    page.wait_for_selector(".hall .table-card")
    assert stumbles(page) == []
    shown = [card.locator("li").all_inner_texts() for card in page.locator(".hall .table-card").all()]
    assert shown == tables(organiser.get(path)[2])
    assert page.evaluate(FITS), "nothing is cut off on a wide screen"
    page.close()


def test_the_hall_has_room_for_twelve_long_names_and_their_champion(server, organiser, browser):  # noqa: F811  # the fixture
    path = begun(organiser, *(f"{name} Wolfeschlegelsteinhausen-von-Bergerdorff" for name in TWELVE))
    page = browser.new_page(viewport={"width": WALL[0], "height": WALL[1]}, locale="fr")
    page.goto(f"{server.address}{path}/hall")
    assert page.evaluate(FITS)
    assert page.evaluate(INSIDE), "no name lies over the next table"
    for number in range(4):
        for table, names in enumerate(tables(organiser.get(path)[2])):
            organiser.post(f"{path}/result", round=number, table=table, winner=[min(names)])
        organiser.post(f"{path}/next")
    page.wait_for_selector(".hall .crown")
    assert page.evaluate(FITS)
    assert stumbles(page) == []
    page.close()


def test_the_hall_says_how_many_fill_in_at_a_table(server, organiser):
    path = begun(organiser, "Ada", "Ben")
    text = Reader(server.address).get(f"{path}/hall")[2]
    assert re.search(r'class="fill-ins">and one who is already out<', text)


def test_sealed_deals_stay_sealed_on_the_wall_on_paper_and_in_the_spreadsheet(server, sealed):  # noqa: F811  # the fixture
    organiser, ann, code, played, _ = sealed
    for reader in (organiser, ann, Reader(server.address)):
        for page in ("hall", "standings", "standings.csv"):
            status, _, text = reader.get(f"/cup/{code}/{page}")
            assert status == 200
            assert played not in text
            assert "data-won" not in text
            assert 'class="won"' not in text
            assert "+0" not in text
