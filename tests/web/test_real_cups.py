"""A tournament over real cards through its pages: names typed, the draw printed, winners entered."""

from __future__ import annotations

import re

import pytest
from forms import Reader
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name

TWELVE = ("Ada", "Ben", "Cléo", "Dan", "Eva", "Finn", "Gus", "Hedda", "Ivo", "June", "Kim", "Lou")


@pytest.fixture
def organiser(server):
    return Reader(server.address)


def real_cup(reader: Reader, *names: str, **chosen: object) -> str:
    """Its address."""
    asked = {"title": "Full Moon Cup", "name": "Olga", "real": "true", "scenario": "full-moon", "size": 6} | chosen
    _, path, _ = reader.post("/cup", **asked)
    reader.post(f"{path}/names", names="\r\n".join(names))
    return path


def tables(text: str) -> list[list[str]]:
    """Who sits where in the last round, as the form for its results has it."""
    forms = re.findall(r'action="[^"]*/result".*?</form>', text, re.DOTALL)
    return [re.findall(r'name="winner" value="([^"]+)"', form) for form in forms]


def test_typed_names_are_drawn_printed_and_entered_to_the_champion(server, organiser):
    path = real_cup(organiser, *TWELVE)
    organiser.post(f"{path}/begin")
    seated = tables(organiser.get(path)[2])
    assert [len(names) for names in seated] == [6, 6]
    assert sorted(seated[0] + seated[1]) == sorted(TWELVE)
    status, _, sheet = Reader(server.address).get(f"{path}/draw")
    assert status == 200
    assert [len(re.findall("<bdi>", slip)) for slip in sheet.split('class="slip"')[1:]] == [6, 6]
    for number in range(20):
        for table, names in enumerate(tables(organiser.get(path)[2])):
            organiser.post(f"{path}/result", round=number, table=table, winner=[min(names)])
        organiser.post(f"{path}/next")
    assert re.search(r'class="champion"><bdi>Ada</bdi>', organiser.get(path)[2])


def test_the_final_is_corrected_and_the_champion_follows(server, organiser):
    """Two tables of one: whoever loses twice is out, so the third game of two is the last."""
    path = real_cup(organiser, "Ada", "Ben", size=3, scenario="")
    organiser.post(f"{path}/begin")
    for number in range(2):
        organiser.post(f"{path}/result", round=number, table=0, winner=["Ada"])
        organiser.post(f"{path}/next")
    text = organiser.get(path)[2]
    assert re.search(r'class="champion"><bdi>Ada</bdi>', text)
    assert 'id="correct-r2t1"' in text
    assert f'action="{path}/result"' not in Reader(server.address).get(path)[2]
    organiser.post(f"{path}/result", round=1, table=0, winner=["Ben"])
    text = organiser.get(path)[2]
    assert 'class="champion"' not in text
    organiser.post(f"{path}/next")
    organiser.post(f"{path}/result", round=2, table=0, winner=["Ben"])
    text = organiser.get(path)[2]
    assert re.search(r'class="champion"><bdi>Ben</bdi>', text)
    assert re.findall(r'<td class="num">(\d)</td><th scope="row"><bdi>(\w+)', text) == [("1", "Ben"), ("2", "Ada")]


def test_where_nobody_is_ticked_nobody_has_won_only_if_it_is_said_so(organiser):
    path = real_cup(organiser, *TWELVE)
    organiser.post(f"{path}/begin")
    assert 'name="nobody"' in organiser.get(path)[2]
    status, _, text = organiser.post(f"{path}/result", round=0, table=0)
    assert status == 409
    assert "Nobody is ticked." in text
    assert 'data-over="yes"' not in organiser.get(path)[2]
    organiser.post(f"{path}/result", round=0, table=0, nobody="true")
    assert len(re.findall('data-won="no"', organiser.get(path)[2])) == 6


def test_a_list_with_a_name_twice_is_refused_whole_and_in_words(organiser):
    path = real_cup(organiser, "Ada, Ben; Cléo")
    status, _, text = organiser.post(f"{path}/names", names="Dan\nBen")
    assert status == 409
    assert "Ben" in text
    assert re.findall(r'<bdi class="nm">([^<]+)', organiser.get(path)[2]) == ["Ada", "Ben", "Cléo"]


def test_before_the_draw_there_is_none_to_print(server, organiser):
    path = real_cup(organiser, *TWELVE)
    assert organiser.get(f"{path}/draw")[0] == 409
    assert Reader(server.address).post(f"{path}/names", names="Zoe")[0] == 403


def test_the_draw_of_two_tables_is_one_sheet_of_paper(server, organiser, browser):  # noqa: F811  # the fixture
    path = real_cup(organiser, *TWELVE)
    organiser.post(f"{path}/begin")
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr")
    page.goto(f"{server.address}{path}/draw")
    assert stumbles(page) == []
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.close()
