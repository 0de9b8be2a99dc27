"""An evening book through its pages: games that were settled, led or entered by hand, and what they come to."""

from __future__ import annotations

import csv
import io
import re
from html import unescape
from urllib.request import Request, urlopen

import pytest
from forms import Reader
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name

from garou.texts import words
from pages import ROOT

OFF_THE_PAPER = """[...document.querySelectorAll("td, th")].filter(
  (one) => one.getBoundingClientRect().right > 718 || one.scrollWidth > one.clientWidth).length"""
TWELVE = (ROOT / "docs/examples/classic-twelve.json").read_text("utf-8")
SETTLED = {
    "rules": "one-night/bezier",
    "players": 3,
    "name": ["Ada", "Ben", "Cléo"],
    "card-0": "werewolf",
    "card-1": "seer",
    "card-2": "villager",
    "vote-0": "1",
    "vote-1": "0",
    "vote-2": "0",
    "to": "told",
}  # the village finds the only wolf: Ben and Cléo win


@pytest.fixture
def keeper(server):
    return Reader(server.address)


def opened_book(reader: Reader) -> str:
    _, path, _ = reader.post("/cup", title="Hiver 2026", name="Olga", format="season", plays="true")
    return path


def entry(text: str) -> dict[str, list[str]]:
    """What the page would send to the book."""
    form = re.search(r'action="/book".*?</form>', text, re.DOTALL)[0]
    sent: dict[str, list[str]] = {}
    for name, value in re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form):
        sent.setdefault(name, []).append(unescape(value))
    return sent


def rows(text: str) -> list[tuple[str, ...]]:
    """The season's table: name, chips, games, evenings."""
    table = text.partition('class="standings"')[2].partition("</table>")[0]
    return re.findall(
        r'<bdi>([^<]+)</bdi></th><td class="num">(\d+)</td><td class="num">(\d+)</td><td class="num">(\d+)', table
    )


def numbers(text: str) -> dict[str, str]:
    return dict(re.findall(r'<bdi>([^<]+)</bdi></legend>.*?name="result-(\d+)"', text))


def test_games_settled_led_and_entered_by_hand_count_in_one_table(keeper):
    path = opened_book(keeper)
    keeper.post(f"{path}/played", **entry(keeper.post("/settle", **SETTLED)[2]))
    keeper.post(f"{path}/played", **entry(keeper.post("/master/game", record=TWELVE)[2]), evening="2026-11-06")
    number = numbers(keeper.get(path)[2])
    by_hand = {f"result-{number['Ada']}": "won", f"result-{number['Ben']}": "lost", f"result-{number['Olga']}": ""}
    keeper.post(f"{path}/played", how="hand", evening="2026-11-06", **by_hand)
    text = keeper.get(path)[2]
    found = {name: (int(chips), int(games), int(evenings)) for name, chips, games, evenings in rows(text)}
    assert found["Ada"] == (1, 2, 2)
    assert found["Ben"] == (1, 2, 2)
    assert found["Cléo"] == (1, 1, 1)
    assert [found[name][0] for name in ("Agnes", "Bruno", "Karl", "Lotte")] == [1, 1, 1, 0]
    assert "Olga" not in found
    assert re.findall(r"(cards settled|led by a game master|entered by hand)</p>", text) == [
        "cards settled", "entered by hand", "led by a game master",
    ]  # fmt: skip
    assert len(re.findall('id="evening-', text)) == 2


def test_cards_of_two_games_with_one_name_are_told_apart_by_their_game(keeper):
    """In French the robber of One Night and the thief of the classic game are both Voleur; the seer is one card."""
    path = opened_book(keeper)
    keeper.post(f"{path}/played", **entry(keeper.post("/settle", **SETTLED | {"card-2": "robber"})[2]))
    keeper.post(f"{path}/played", **entry(keeper.post("/master/game", record=TWELVE)[2]), evening="2026-11-06")
    text = keeper.get(path, **{"accept-language": "fr"})[2]
    named = re.findall(r"<li><span>([^<]+)</span>", text.partition('class="dealt-to"')[2].partition("</ul>")[0])
    classic, night = (words("fr")(f"cli-game-{game}") for game in ("classic", "one-night"))
    assert sorted(name for name in named if name.startswith("Voleur")) == sorted(
        [f"Voleur ({classic})", f"Voleur ({night})"]
    )
    assert "Voyante" in named


def test_the_spreadsheet_and_the_page_to_print_have_a_column_for_each_evening(server, keeper):
    path = opened_book(keeper)
    keeper.post(f"{path}/names", names="Ada\nBen")
    number = numbers(keeper.get(path)[2])
    won, lost = (
        {f"result-{number['Ada']}": one, f"result-{number['Ben']}": other}
        for one, other in (("won", "lost"), ("lost", "won"))
    )
    for evening, fared in (("2026-11-06", won), ("2026-11-06", won), ("2026-11-14", lost)):
        keeper.post(f"{path}/played", evening=evening, **fared)
    text = Reader(server.address).get(f"{path}/standings.csv")[2][1:]
    assert [*csv.reader(io.StringIO(text))] == [
        ["Place", "Name", "Chips", "Games", "Evenings", "November 6, 2026", "November 14, 2026"],
        ["1", "Ada", "2", "3", "2", "2", "0"],
        ["2", "Ben", "1", "3", "2", "0", "1"],
    ]
    status, _, sheet = Reader(server.address).get(f"{path}/standings", **{"accept-language": "fr"})
    assert status == 200
    assert "6 nov. 2026" in sheet
    assert Reader(server.address).get(f"{path}/hall")[0] == 200


def test_a_season_of_fourteen_evenings_and_twelve_names_is_all_on_one_sheet(server, keeper, browser):  # noqa: F811  # the fixture
    path = opened_book(keeper)
    names = ["Ada", "Ben", "Cléo", "Dan", "Eva", "Finn", "Gus", "Hedda", "Ivo", "June", "Kim", "Maximilienne"]
    for day in range(1, 15):
        won = ["0", str(day % 12)] if day % 12 else ["0"]
        keeper.post(f"{path}/played", name=names, won=won, evening=f"2026-09-{day:02}")
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr")
    page.goto(f"{server.address}{path}/standings")
    assert stumbles(page) == []
    heads = page.locator(".evening-block thead th:not(:first-child)").all_inner_texts()
    assert heads == [f"{day} sept. 2026" for day in range(1, 15)]
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1000})  # what is left of A4 between its margins
    beyond = page.evaluate(OFF_THE_PAPER)
    assert beyond == 0, "no evening lies off the paper, or over the next"
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    page.close()


def test_a_game_that_is_struck_out_leaves_the_table_and_the_history(keeper):
    path = opened_book(keeper)
    keeper.post(f"{path}/played", **entry(keeper.post("/settle", **SETTLED)[2]))
    keeper.post(f"{path}/strike", number=1)
    text = keeper.get(path)[2]
    assert rows(text) == []
    assert "cards settled" not in text


def test_each_visit_keeps_the_book_for_another_year(server, keeper):
    path = opened_book(keeper)
    headers = {"Cookie": "; ".join(f"{one.name}={one.value}" for one in keeper.jar)}
    with urlopen(Request(server.address + path, headers=headers), timeout=10) as answer:
        kept = answer.headers["set-cookie"]
    assert "Max-Age=31536000" in kept
    assert f"Path={path}" in kept
    with urlopen(server.address + path, timeout=10) as answer:
        assert "set-cookie" not in answer.headers, "whoever only looks keeps nothing"


def test_a_drawer_that_strikes_one_game_out_is_no_other_games(keeper):
    """The page is made over in place: a drawer without a name of its own would stay open where the next game is."""
    path = opened_book(keeper)
    for _ in range(2):
        keeper.post(f"{path}/played", **entry(keeper.post("/settle", **SETTLED)[2]), again="true")
    text = keeper.get(path)[2]
    for number in (1, 2):
        drawer = text.partition(f'id="strike-{number}"')[2].partition("</details>")[0]
        assert f'name="number" value="{number}"' in drawer


def test_nobody_but_its_keeper_writes_in_a_book(server, keeper):
    path = opened_book(keeper)
    stranger, guest = Reader(server.address), Reader(server.address)
    guest.post(f"{path}/join", name="Zoe")
    sent = entry(keeper.post("/settle", **SETTLED)[2])
    for reader in (stranger, guest):
        assert reader.post(f"{path}/played", **sent)[0] == 403
        assert reader.post(f"{path}/strike", number=1)[0] == 403
        assert f'action="{path}/played"' not in reader.get(path)[2]


def test_a_settled_game_that_is_entered_again_counts_once_unless_it_was_another(keeper):
    path = opened_book(keeper)
    sent = entry(keeper.post("/settle", **SETTLED)[2])
    keeper.post(f"{path}/played", **sent)
    status, _, text = keeper.post(f"{path}/played", **sent)
    assert status == 409
    assert "already, as number 1" in text
    assert {row[0]: row[2] for row in rows(keeper.get(path)[2])} == {"Ben": "1", "Cléo": "1", "Ada": "1"}
    offered = re.search(r'action="/book".*?</form>', text, re.DOTALL)[0]
    again = dict(re.findall(r'name="(again|code)" value="([^"]+)"', offered))
    assert keeper.post("/book", **sent, **again)[1] == path
    assert {row[2] for row in rows(keeper.get(path)[2])} == {"2"}
    keeper.post(f"{path}/strike", number=1)
    keeper.post(f"{path}/strike", number=2)
    assert keeper.post(f"{path}/played", **sent)[0] == 200, "what was struck out is not there"


def test_by_hand_nobody_has_won_only_if_it_is_said_so(keeper):
    path = opened_book(keeper)
    keeper.post(f"{path}/names", names="Ada\nBen")
    lost = dict.fromkeys((f"result-{number}" for number in numbers(keeper.get(path)[2]).values()), "lost")
    assert keeper.post(f"{path}/played", how="hand", **lost)[0] == 409
    assert rows(keeper.get(path)[2]) == []
    assert keeper.post(f"{path}/played", how="hand", nobody="true", **lost)[0] == 200
    assert {row[1] for row in rows(keeper.get(path)[2])} == {"0"}


def test_a_game_by_hand_counts_once_from_one_form_however_often_it_is_tapped(keeper):
    path = opened_book(keeper)
    keeper.post(f"{path}/names", names="Ada\nBen")
    text = keeper.get(path)[2]
    number, since = numbers(text), re.search(r'name="since" value="(\d+)"', text)[1]
    fared = {f"result-{number['Ada']}": "won", f"result-{number['Ben']}": "lost", "how": "hand"}
    assert keeper.post(f"{path}/played", **fared, since=since)[0] == 200
    assert keeper.post(f"{path}/played", **fared, since=since)[0] == 409
    since = re.search(r'name="since" value="(\d+)"', keeper.get(path)[2])[1]
    assert keeper.post(f"{path}/played", **fared, since=since)[0] == 200, "the next game may end the same way"
    assert {row[2] for row in rows(keeper.get(path)[2])} == {"2"}


def test_another_device_is_told_where_the_book_is_kept_and_keeps_the_game(server, keeper):
    path = opened_book(keeper)
    sent = entry(keeper.post("/settle", **SETTLED)[2])
    other = Reader(server.address)
    status, _, text = other.post("/book", **sent, code=path.rpartition("/")[2].replace("-", ""))
    assert status == 403
    assert "Olga" in text
    assert "Move to another device" in text
    assert f'href="{path}"' in text, "what everybody may see"
    assert entry(text) == sent, "what was settled waits there"
    assert "games are entered on their device" in other.get(path)[2]
    link = re.search(r'href="[^"]*/move#([\w-]+)"', keeper.post(f"{path}/device")[2])[1]
    other.post(f"{path}/move", link=link)
    assert other.post("/book", **sent, code=path.rpartition("/")[2])[1] == path
    assert keeper.post("/book", **sent, code=path.rpartition("/")[2])[0] == 403


def test_a_code_that_is_no_books_is_typed_again_with_the_game_still_there(keeper):
    sent = entry(keeper.post("/settle", **SETTLED)[2])
    _, cup, _ = keeper.post("/cup", title="Cup", name="Olga", real="true")
    for code, status in (("zebra 1", 404), ("…", 404), (cup.rpartition("/")[2], 409)):
        found, _, text = keeper.post("/book", **sent, code=code)
        assert found == status
        assert entry(text) == sent


def test_a_code_is_read_however_it_is_typed(server, keeper):
    path = opened_book(keeper)
    _, table, _ = keeper.post("/tables", name="Ada")
    for place in (path, table):
        code = place.rpartition("/")[2]
        for typed in (code.replace("-", ""), code.replace("-", " ").upper(), code.replace("o", "ô").replace("a", "à")):
            assert keeper.post("/join", code=typed)[1] == place
        address = f"{place.rpartition('/')[0]}/{code.replace('-', '').upper()}"
        assert Reader(server.address).get(address)[1] == place


def test_what_no_page_of_ours_sends_is_refused_or_left_out(keeper):
    path = opened_book(keeper)
    assert keeper.post(f"{path}/played", name=["Ada", "Ben"], evening="someday")[0] == 409
    assert keeper.post(f"{path}/played", name=["Ada"])[0] == 409
    assert keeper.post(f"{path}/played")[0] == 409
    odd = {"won": ["7", "x", "-1", "0"], "card": ["seer", "<b>"], "game": "chess", "how": "magic"}
    assert keeper.post(f"{path}/played", name=["Ada", "Ben"], **odd)[0] == 200
    text = keeper.get(path)[2]
    assert [row[:2] for row in rows(text)] == [("Ada", "1"), ("Ben", "0")]
    assert "&lt;b&gt;" not in text


def test_without_names_the_page_says_what_is_missing(keeper):
    text = keeper.post("/settle", **(SETTLED | {"name": ["Ada", "", ""]}))[2]
    assert 'action="/book"' not in text
    assert "give everybody at the table one first" in text


def test_a_settled_game_goes_into_the_book_by_its_code_on_the_phone_that_keeps_it(server, browser):  # noqa: F811  # the fixture
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{server.address}/book")
    page.fill("[name=title]", "Hiver 2026")
    page.fill("[name=name]", "Olga")
    assert stumbles(page) == []
    page.click(".bar button")
    page.wait_for_selector("#cup")
    page.wait_for_load_state()
    code = page.url.rpartition("/")[2]
    entered_by_hand(page)
    page.goto(f"{server.address}/settle")
    page.evaluate(
        """(sent) => {
          const form = document.createElement("form");
          form.method = "post";
          form.action = "/settle";
          for (const [name, values] of Object.entries(sent))
            for (const value of [values].flat()) {
              const field = document.createElement("input");
              Object.assign(field, { name, value });
              form.append(field);
            }
          document.body.append(form);
          form.submit();
        }""",
        SETTLED,
    )
    page.wait_for_selector("#enter-game")
    settled = page.url
    assert page.input_value("#enter-game [name=code]") == code, "it keeps this book"
    page.fill("#enter-game [name=code]", "zebra 1")
    page.click("#enter-game button")
    page.wait_for_selector(".omen")
    assert stumbles(page) == []
    page.goto(settled)
    assert page.input_value("#enter-game [name=code]") == code, "a code that was refused is not kept"
    page.fill("#enter-game [name=code]", code.replace("-", "").upper())
    page.click("#enter-game button")
    page.wait_for_selector("#cup .standings")
    assert page.url == f"{server.address}/cup/{code}"
    assert stumbles(page) == []
    assert page.locator(".standings tbody tr").count() == 3
    listed_and_deleted(page, server.address, code)
    context.close()


def entered_by_hand(page) -> None:
    """A game of another evening: the next one is of that evening, too."""
    page.fill("[name=names]", "Ada\nBen")
    page.click("form:has([name=names]) button")
    page.wait_for_selector(".entrants li:nth-child(3)")
    form = page.locator("#by-hand form")
    form.locator("[name=evening]").fill("2026-11-06")
    for name in ("Ada", "Ben"):
        form.locator(".fared", has_text=name).get_by_text("a perdu").click()
    form.locator(".nobody summary").click()
    assert "Personne n’a gagné" in form.locator(".nobody p").inner_text()
    assert stumbles(page) == []
    form.locator(".fared", has_text="Ben").get_by_text("a gagné").click()
    assert not form.locator(".nobody").is_visible()
    form.locator("button.some").click()
    page.wait_for_selector(".past-game")
    page.click("#by-hand > summary")
    assert form.locator("[name=evening]").input_value() == "2026-11-06"
    assert form.locator("input[value=won]:checked").count() == 0


def listed_and_deleted(page, address: str, code: str) -> None:
    """The pages where one begins list what this device keeps, as long as it is there."""
    for place, there in (("/", 1), ("/book", 1), ("/cup", 0)):
        page.goto(address + place)
        page.wait_for_load_state()
        assert page.locator(f"[data-places] a[href='/cup/{code}']:visible").count() == there
    page.goto(address)
    assert stumbles(page) == []
    page.click(f"[data-places] a[href='/cup/{code}']")
    page.click(".bin:has([data-forget]) summary")
    page.click("[data-forget] button")
    page.wait_for_selector("main > .note")
    assert page.inner_text("main > .note") == "Le carnet est effacé."
    assert page.locator("[data-places]:visible").count() == 0
