"""One place in a tournament through its pages: another phone, another organiser, somebody who did not come."""

from __future__ import annotations

import re

import pytest
from forms import Reader
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name
from stage import ask, opened, run
from test_real_cups import TWELVE, real_cup

from garou.rooms.cup import drawing, entering
from garou.rooms.cup.cup import Format
from garou.rooms.settings import Settings

SCREEN = {"width": PHONE[0], "height": PHONE[1]}


@pytest.fixture
def organiser(server):
    return Reader(server.address)


def number_of(text: str, name: str) -> str:
    return re.search(rf'<option value="(\d+)">{name}</option>', text)[1]


def link_in(text: str) -> str:
    """What stands behind # in the address that is shown."""
    return re.search(r'href="[^"]*/move#([\w-]+)"', text)[1]


def test_a_typed_name_gets_a_phone_and_then_another(server, organiser):
    path = real_cup(organiser, *TWELVE)
    kim = number_of(organiser.get(path)[2], "Kim")
    first, second = Reader(server.address), Reader(server.address)
    for phone in (first, second):
        link = link_in(organiser.post(f"{path}/device", number=kim)[2])
        assert "Kim" in phone.post(f"{path}/move/ask", link=link)[2]
        assert phone.post(f"{path}/move", link=link)[1] == path
        assert phone.post(f"{path}/move", link=link)[0] == 409, "it works once"
    assert "data-me" in second.get(path)[2]
    text = first.get(path)[2]
    assert "data-me" not in text
    assert "has moved to another device" in text
    organiser.post(f"{path}/begin")
    assert re.search(r"You play at table \d", second.get(path)[2])


def test_who_was_typed_and_comes_with_a_phone_is_told_where_the_link_is_made(server, organiser):
    path = real_cup(organiser, *TWELVE)
    status, _, text = Reader(server.address).post(f"{path}/join", name=TWELVE[3])
    assert status == 409
    assert "ask the organiser for your link" in text


def test_nobody_makes_a_link_to_another_place(server, organiser):
    path = real_cup(organiser, *TWELVE)
    guest = Reader(server.address)
    assert guest.post(f"{path}/device", number=1)[0] == 403
    guest.post(f"{path}/join", name="Zoe")
    assert guest.post(f"{path}/device", number=1)[0] == 403
    assert guest.post(f"{path}/organiser", number=14)[0] == 403
    assert guest.get(f"{path}/device?number=1")[0] == 403
    assert guest.get(f"{path}/device/stream?number=1")[0] == 403
    assert guest.get(f"{path}/device/stream?number=99")[0] == 403
    first, again = [link_in(guest.get(f"{path}/device")[2]) for _ in range(2)]
    assert first != again, "a page that is reloaded shows another link, and the first is void"
    assert Reader(server.address).post(f"{path}/move", link=first)[0] == 409


def test_whoever_is_refused_in_a_tournament_is_shown_the_way_back_to_it(server, organiser):
    path = real_cup(organiser, *TWELVE)
    status, _, text = Reader(server.address).post(f"{path}/begin")
    assert status == 403
    assert f'href="{path}"' in text
    assert 'href="/cup/zebra-1"' not in organiser.get("/cup/zebra-1")[2], "each way leads somewhere there is"


def test_organising_goes_from_one_phone_to_another(server, organiser):
    path = real_cup(organiser, *TWELVE)
    guest = Reader(server.address)
    guest.post(f"{path}/join", name="Zoe")
    assert 'action="' + path + '/begin"' not in guest.get(path)[2]
    text = organiser.get(path)[2]
    heirs = text.partition('id="heir"')[2].partition("</select>")[0]
    assert re.findall(r">(\w+)</option>", heirs) == ["Zoe"], "nobody organises without a phone"
    organiser.post(f"{path}/organiser", number=number_of(text, "Zoe"))
    text = guest.get(path)[2]
    assert 'action="' + path + '/begin"' in text
    assert "Olga has handed this tournament over to you" in text
    text = organiser.get(path)[2]
    assert 'action="' + path + '/begin"' not in text
    assert "Zoe organises from now on" in text
    assert "handed" not in Reader(server.address).get(path)[2]


def test_who_did_not_come_is_asked_about_marked_and_brought_back(server, organiser):
    path = real_cup(organiser, *TWELVE)
    organiser.post(f"{path}/begin")
    text = organiser.get(path)[2]
    choice = text.partition('id="missing-who"')[2].partition("</select>")[0]
    assert choice.startswith(' required><option value=""></option>'), "nobody is chosen already"
    lou = number_of(text, "Lou")
    status, _, asked = organiser.get(f"{path}/missing?number={lou}")
    assert (status, "Is Lou not there?" in asked) == (200, True)
    assert ">Lou</option>" in organiser.get(path)[2], "to ask changes nothing"
    assert Reader(server.address).get(f"{path}/missing?number={lou}")[0] == 403
    organiser.post(f"{path}/leave", number=lou)
    text = organiser.get(path)[2]
    assert re.search(r'class="out"><td class="num">\d+</td><th scope="row"><bdi>Lou</bdi>', text)
    assert ">Lou</option>" not in text
    assert re.search(r'data-gone><span><bdi>Lou</bdi> <span class="st">left', text), "in the middle of the round"
    for page in ("", "/hall", "/draw"):
        assert re.search(r"data-gone>[^L]*Lou", Reader(server.address).get(path + page)[2]), page
    assert organiser.get(f"{path}/missing?number={lou}")[1] == path
    organiser.post(f"{path}/return", number=lou)
    text = organiser.get(path)[2]
    assert ">Lou</option>" in text
    assert "data-gone" not in text


def test_an_organiser_who_left_as_a_player_can_still_move(organiser):
    path = real_cup(organiser, *TWELVE, plays="true")
    organiser.post(f"{path}/begin")
    organiser.post(f"{path}/leave")
    assert f'action="{path}/device"' in organiser.get(path)[2]
    assert organiser.post(f"{path}/device")[0] == 200


def test_a_tournament_is_deleted_before_it_began(organiser):
    path = real_cup(organiser, *TWELVE)
    assert f'action="{path}/delete"' in organiser.get(path)[2]
    status, _, text = organiser.post(f"{path}/delete")
    assert status == 200
    assert "The tournament is deleted." in text
    assert organiser.get(path)[0] == 404


def test_a_word_that_nobody_did_anything_for_is_not_said(organiser):
    assert 'class="note"' not in organiser.get("/?deleted=cup-champion")[2]


def test_every_page_of_a_table_leads_back_to_its_tournament(server, organiser):
    _, path, _ = organiser.post("/cup", title="Cup", name="Olga", plays="true", size=3, pace="still")
    organiser.post(f"{path}/bots", number=2)
    organiser.post(f"{path}/begin")
    table = organiser.get(f"{path}/seat")[1]
    for reader, page in ((organiser, table), (organiser, f"{table}/watch"), (Reader(server.address), table)):
        status, _, text = reader.get(page)
        assert status == 200
        assert f'href="{path}"' in text, page


def test_who_moves_at_a_table_moves_in_the_tournament_too():
    """The link made at the table brings the place, and the seat with it."""

    async def evening():
        async with opened() as app:
            cups = app.state.cups
            code = await entering.create(cups, "Cup", Format.ELIMINATION, Settings(size=3), 1)
            token = await entering.join(cups, code, "Olga", "en")
            await entering.add_bots(cups, code, 1, 2)
            await drawing.begin(cups, code, 1)
            return await linked(app, code, await drawing.table(cups, code, 1), token)

    code, address = run(evening())
    assert f"/cup/{code}/move#" in address


async def linked(app, code, room, token):
    made = await ask(app, "POST", f"/t/{room}/device", {}, cookie=f"garou-seat-{room}={token}")
    return code, made.body.decode()


def test_the_old_phone_is_told_while_it_looks(server, organiser, browser):  # noqa: F811  # the fixture
    path = real_cup(organiser, "Ada", "Ben")
    old, new = (browser.new_context(viewport=SCREEN, locale="fr") for _ in range(2))
    page = old.new_page()
    page.goto(server.address + path)
    page.fill("[name=name]", "Zoé")
    page.click(".bar button")
    page.wait_for_selector(".entrants [data-me]")
    page.click("#device summary")
    other = new.new_page()
    page.click("#device form button")
    address = page.get_attribute("a.link", "href")
    assert stumbles(page) == []
    shown = page.url
    other.goto(address)
    other.click(".bar form button")
    other.wait_for_selector(".entrants [data-me]")
    page.wait_for_selector(".entrants:not(:has([data-me]))")  # the picture of a used link goes by itself
    assert "autre appareil" in page.inner_text(".hero .note")
    page.goto(shown)
    assert "autre appareil" in page.inner_text(".hero .note"), "no error for whoever comes back to it"
    for context in (old, new):
        context.close()
