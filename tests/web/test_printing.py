"""What comes out of the printer: leaflets and cards as Chromium puts them onto paper, and what is refused."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from itertools import combinations, product
from urllib.parse import urlencode

import httpx
import pytest
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY, Server
from starlette.datastructures import QueryParams

from garou.engine.values import IllegalSetup
from garou.games import GAMES
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES, words
from garou.web.print.cutouts import artifacts_of, cutouts, marks_of, offered
from garou.web.print.decks import read_deck
from garou.web.print.leaflets import chart, leaflet
from slices import crossed, sliced

SIZES = {"a4": (210, 297), "a5": (148, 210)}  # millimetres
POINT = 25.4 / 72

BOX = {"deck": "epic-battle/ravensburger/"}
ANARCHY = {"deck": "epic-battle/ravensburger/epic-anarchy"}
BOXES = [{"deck": f"{game}/{edition}/"} for game, edition in GAMES]
SAMPLE = [
    *BOXES,
    ANARCHY,
    {"deck": "one-night/bezier/basic", "players": "3"},
    {"deck": "epic-battle/ravensburger/gentle-marks", "players": "7"},
    {"game": "classic", "players": "18", "option": ["captain"]},
    {"game": "one-night", "edition": "bezier", "card": ["werewolf", "seer", "tanner", "minion", "hunter", "villager"]},
]
MARKED = ("vampire", "vampire", "cupid", "curator", "seer", "villager")
LONG = 5  # the size of letters from which on no eye could read it on one small sheet


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("printing") / "data").start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def screen(browser):  # noqa: F811  # the fixture
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr")
    yield context.new_page()
    context.close()


def written(deck, lang):
    return leaflet(read_deck(QueryParams(urlencode(deck, doseq=True))), words(lang))


def address(path, deck, **more):
    return f"{path}?{urlencode(deck | more, doseq=True)}"


def printed(page):
    """The size of every sheet in millimetres, as the printer gets it."""
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    sheets = len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
    boxes = [tuple(map(float, found.split())) for found in re.findall(rb"/MediaBox\s*\[([^\]]+)\]", pdf)]
    assert sheets == len(boxes)
    return [(round((right - left) * POINT), round((top - bottom) * POINT)) for left, bottom, right, top in boxes]


# --- Leaflets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paper", "lang"), crossed(SIZES, LANGUAGES))
def test_a_leaflet_is_one_sheet_of_its_paper(paper, lang, screen, house):
    for deck in SAMPLE:
        screen.goto(house.address + address("/leaflet", deck, paper=paper, lang=lang))
        sheets = 2 if paper == "a5" and written(deck, lang).size >= LONG else 1
        assert printed(screen) == [SIZES[paper]] * sheets, deck


# In points, the smallest letter that is printed.
SMALLEST = """() => {
  const texts = document.createTreeWalker(document.querySelector(".leaflet"), NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent.trim()) sizes.push(parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return Math.min(...sizes) * 72 / 96;
}"""
EVERY_DECK = BOXES + [
    {"deck": f"{one.game}/{one.edition}/{one.id}", "players": str(max(one.players))} for one in SCENARIOS
]


@pytest.mark.parametrize(("deck", "lang"), sliced(product(EVERY_DECK, LANGUAGES), 5, first=1, several=True), ids=str)
def test_a_small_leaflet_can_be_read_whatever_is_on_it(deck, lang, screen, house):
    """Seven points at least, on one sheet or two; French, which takes more room, is printed."""
    paper = screen.context.new_page()
    paper.emulate_media(media="print")
    paper.goto(house.address + address("/leaflet", deck, paper="a5", lang=lang))
    assert paper.evaluate(SMALLEST) >= 7
    assert lang != "fr" or len(printed(paper)) <= 2
    paper.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_leaflet_has_every_call_every_card_and_who_wins(lang, house):
    for deck in SAMPLE:
        answer = httpx.get(house.address + address("/leaflet", deck, lang=lang), timeout=60, verify=TRUSTING_NOBODY)
        text, sheet = unescape(answer.text), written(deck, lang)
        assert answer.status_code == 200
        assert f'<html lang="{lang}"' in text
        assert all(call.words in text for stretch in sheet.stretches for call in stretch.calls), deck
        assert all(line.name in text and line.text in text for line in sheet.lines), deck
        assert all(name in text and says in text for name, says in sheet.chart), deck


@pytest.mark.parametrize(
    ("deck", "said", "unsaid"),
    [
        ("card=werewolf&card=seer&card=villager", {"vote", "village", "werewolves"}, {"tanner", "minion", "hunter"}),
        ("card=werewolf&card=tanner&card=minion", {"werewolves-tanner", "tanner", "minion"}, {"werewolves"}),
        (
            "card=werewolf&card=tanner&card=minion&option=tanner-blocks-minion",
            {"minion-blocked"},
            {"minion", "werewolves"},
        ),
        ("card=hunter&card=seer&card=villager", {"hunter", "village"}, {"werewolves"}),
    ],
)
def test_the_chart_has_only_what_these_cards_can_bring_about(deck, said, unsaid):
    found = set(chart(read_deck(QueryParams(f"game=one-night&edition=bezier&{deck}"))))
    assert said <= found
    assert not unsaid & found


OPTIONS = [(game, edition, option) for (game, edition), rules in GAMES.items() for option in rules.options]


def on_paper(query, lang):
    """What a sheet says, its list of house rules left aside."""
    return replace(leaflet(read_deck(QueryParams(query)), words(lang)), house=())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition", "option"), OPTIONS)
def test_every_option_changes_what_the_sheet_says(game, edition, option, lang):
    box = urlencode({"deck": f"{game}/{edition}/"})
    assert on_paper(f"{box}&option={option}", lang) != on_paper(box, lang)


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_a_sheet_says_one_thing_of_each_kind_whatever_the_options(game, edition):
    """No two rows of one name: what an option replaces is gone."""
    rules = GAMES[game, edition]
    for size in range(3):
        for options in combinations(rules.options, size):
            chosen = "".join(f"&option={option}" for option in options)
            try:
                sheet = on_paper(f"deck={game}/{edition}/{chosen}", "en")
            except IllegalSetup:
                continue  # these two exclude each other
            names = [name for name, _ in sheet.chart]
            assert len(set(names)) == len(names), options
            assert names == [name for name, _ in on_paper(f"deck={game}/{edition}/", "en").chart], options


@pytest.mark.parametrize(
    ("query", "row", "said", "unsaid"),
    [
        ("game=classic&option=captain", "The vote", "Captain", "vote once more"),
        ("game=classic&option=wolves-win-at-parity", "Werewolves", "at least as many", "At most one"),
        ("game=classic&option=hunter-any-death", "Hunter", "However he dies", "Devoured"),
        ("game=one-night&option=minion-may-die", "Minion", "he may die too", "he lives"),
    ],
)
def test_a_house_rule_is_not_contradicted_by_the_chart(query, row, said, unsaid):
    [says] = [says for name, says in on_paper(query, "en").chart if name == row]
    assert said in says
    assert unsaid not in says


def test_what_is_for_the_first_night_only_is_marked_so(house):
    def marked(deck):
        page = unescape(httpx.get(f"{house.address}/leaflet?{deck}&lang=en", timeout=60, verify=TRUSTING_NOBODY).text)
        return [line for line in page.splitlines() if f'"once">{words("en")("leaflet-once")}<' in line]

    cupid, lovers = marked("game=classic&card=cupid&card=werewolf&card=seer")
    assert "Cupid, wake up." in cupid
    assert "Lovers, wake up." in lovers
    assert marked("game=one-night&card=werewolf&card=seer") == []  # there is no other night


@pytest.mark.parametrize(
    ("lang", "shut", "thumbs"), [("en", "Otherwise, close", "thumbs"), ("fr", "Sinon, ferme", "pouce")]
)
def test_the_sheet_has_the_doppelganger_close_her_eyes_before_the_thumbs(lang, shut, thumbs):
    cards = "card=doppelganger&card=werewolf&card=minion&card=seer"
    sheet = leaflet(read_deck(QueryParams(f"game=one-night&{cards}")), words(lang))
    [night] = [stretch for stretch in sheet.stretches if stretch.name == "night"]
    [said] = [call.words for call in night.calls if shut in call.words]
    assert said.index(shut) < said.index(thumbs)


# --- Cards ------------------------------------------------------------------------------------------------


CUT = [
    (BOX, {}),
    (BOX, {"backs": "yes", "kind": ["cards"]}),
    ({"deck": "classic//whole-village", "players": "24"}, {}),
    ({"deck": "one-night/bezier/basic", "players": "3"}, {"backs": "yes"}),
    ({"deck": "epic-battle/ravensburger/"}, {"kind": ["marks", "artifacts"]}),
    ({"deck": "epic-battle/ravensburger/"}, {"kind": ["board"]}),
    ({"deck": "classic//whole-village", "players": "19"}, {"kind": ["offices", "votes"]}),
    ({"game": "one-night", "card": ["werewolf"] * 40}, {}),
    ({"game": "one-night", "card": ["seer"]}, {"kind": ["tokens"]}),
]


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_as_many_sheets_come_out_as_the_page_promises(lang, screen, house):
    for deck, chosen in CUT:
        screen.goto(house.address + address("/cards", deck, lang=lang, **chosen))
        promised = screen.locator("[data-sheets]")
        sheets = int(promised.get_attribute("data-sheets"))
        assert words(lang)("leaflet-cards.sheets", {"count": sheets}) in promised.text_content()
        assert printed(screen) == [SIZES["a4"]] * sheets, (deck, chosen)


def laid_out(deck, kinds, *, backs=False):
    found = cutouts(read_deck(QueryParams(deck)), kinds, words("en"), backs=backs)
    return [(sheet.kind, len(sheet.pieces), len(sheet.below)) for sheet in found]


def test_cards_lie_nine_to_a_sheet_with_their_backs_behind_them():
    deck = "game=one-night&" + "&".join(["card=werewolf"] * 11)
    backs = ("backs", 9, 0)
    assert laid_out(deck, ["cards"], backs=True) == [("cards", 9, 0), backs, ("cards", 2, 0), backs]
    assert laid_out(deck, ["tokens"]) == [("tokens", 11, 0)]


@pytest.mark.parametrize(("game", "role"), [("one-night", "doppelganger"), ("epic-battle", "copycat")])
def test_on_paper_whoever_copies_changes_team(game, role):
    deck, en = read_deck(QueryParams(f"game={game}&card={role}&card=seer")), words("en")
    assert [line.team for line in leaflet(deck, en).lines] == ["Changes team", "Village"]
    [sheet] = cutouts(deck, ["cards"], en, backs=False)
    assert [piece.team for piece in sheet.pieces] == ["Changes team", "Village"]


def test_a_token_has_the_number_its_role_is_called_by(house):
    def tokens(deck):
        page = httpx.get(f"{house.address}/cards?{deck}&kind=tokens&lang=en", timeout=60, verify=TRUSTING_NOBODY).text
        return re.findall(r'<li class="round">(?:<b class="num">([^<]*)</b>)?.*?<span>([^<]+)</span>', page)

    box = {name: number for number, name in tokens("deck=epic-battle/ravensburger/")}
    assert (box["Copycat"], box["Count"], box["Dream Wolf"], box["Curator"], box["Villager"]) == (
        "−8", "−6B", "2-C", "11", "",
    )  # fmt: skip
    assert {number for number, _ in tokens("deck=classic//")} == {""}


def pieces_of(deck, kind, lang="en"):
    found = cutouts(read_deck(QueryParams(deck)), [kind], words(lang), backs=False)
    return [piece for sheet in found for piece in (*sheet.pieces, *sheet.below)]


def kinds_offered(deck):
    return offered(read_deck(QueryParams(deck)), words("en"))


@pytest.mark.parametrize(("lang", "name"), [("en", "Captain"), ("fr", "Capitaine")])
def test_the_captains_card_is_printed_where_there_is_such_an_office(lang, name):
    [card] = pieces_of("deck=classic//smallest-village&players=8", "offices", lang)
    assert card.name == name
    assert card.text == words(lang)("classic-captain-summary")
    assert [kind for kind in ("classic//", "one-night/bezier/") if "offices" in kinds_offered(f"deck={kind}")] == [
        "classic//"
    ]
    assert laid_out("deck=classic//smallest-village&players=8", ["cards", "offices"]) == [("cards", 9, 0)]


def test_everybody_has_a_vote_card_where_there_is_more_than_one_vote():
    """The thief's two cards are nobody's, and vote for nothing."""
    whole = pieces_of("deck=classic//whole-village&players=19", "votes")
    assert [card.number for card in whole] == [str(seat) for seat in range(1, 20)]
    assert laid_out("deck=classic//whole-village&players=19", ["votes"]) == [("votes", 18, 0), ("votes", 1, 0)]
    assert "votes" not in kinds_offered("deck=epic-battle/ravensburger/")


def test_the_board_has_a_place_for_each_mark_in_the_order_of_dusk():
    def board(deck):
        return [(place.number, place.name, place.text) for place in pieces_of(deck, "board")]

    deck = "game=epic-battle&" + "&".join(f"card={card}" for card in ("vampire", "count", "cupid", "priest", "seer"))
    assert board(deck) == [
        ("−6", "Vampire", "Vampire and Count"), ("−6B", "Fear", "Count"), ("−4", "Love", "Cupid"),
        ("−4", "Love", "Cupid"), ("−2", "Clarity", "Priest"), ("−2", "Clarity", "Priest"),
    ]  # fmt: skip
    assert laid_out(deck, ["board"]) == [("board", 4, 2)]  # the two of Love lie in one part
    assert "board" not in kinds_offered("game=epic-battle&card=werewolf&card=seer&card=villager")


def test_the_board_holds_every_mark_that_is_printed_but_those_everybody_begins_with():
    for deck in ("deck=epic-battle/ravensburger/", "deck=epic-battle/ravensburger/gentle-marks&players=7"):
        read = read_deck(QueryParams(deck))
        begun = read.rules.players[1] if read.whole else read.players
        assert len(pieces_of(deck, "board")) <= len(marks_of(read)) - begun
        assert {place.name for place in pieces_of(deck, "board")} <= {words("en")(f"mark-{m}") for m in marks_of(read)}


def test_marks_come_with_those_who_bring_them():
    plain = read_deck(QueryParams("game=epic-battle&card=werewolf&card=seer&card=villager"))
    assert marks_of(plain) == artifacts_of(plain) == ()
    bitten = read_deck(QueryParams("game=epic-battle&" + "&".join(f"card={card}" for card in MARKED)))
    assert bitten.players == 3
    assert sorted(set(marks_of(bitten))) == ["clarity", "love", "vampire"]
    assert [marks_of(bitten).count(mark) for mark in ("clarity", "love", "vampire")] == [3 + 2, 2, 1]
    assert len(artifacts_of(bitten)) == 6


# --- For everybody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "lang"), crossed(["/leaflet", "/cards"], LANGUAGES))
def test_nobody_stumbles_on_a_phone(path, lang, screen, house):
    for deck in (BOX, SAMPLE[-1]):
        screen.goto(house.address + address(path, deck, lang=lang))
        assert stumbles(screen) == [], deck
        for width in (PHONE[0], 320):
            screen.set_viewport_size({"width": width, "height": PHONE[1]})
            assert screen.evaluate("document.documentElement.scrollWidth") <= width, (deck, width)
        screen.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_the_form_leads_to_the_deck_and_the_paper_chosen(screen, house):
    screen.goto(f"{house.address}/leaflet?lang=en")
    screen.locator("[name=deck]").select_option("epic-battle/ravensburger/gentle-marks")
    screen.locator("[name=players]").select_option("6")
    screen.locator("[name=paper]").select_option("a5")
    with screen.expect_navigation():
        screen.locator("form.off-paper button").click()
    assert screen.locator(".leaflet.a5 h2").text_content() == words("en")("scenario-gentle-marks")
    assert screen.locator("[name=deck]").input_value() == "epic-battle/ravensburger/gentle-marks"
    assert screen.locator("html").get_attribute("lang") == "en"
    with screen.expect_navigation():
        screen.locator(".bar a").click()
    assert "/cards?" in screen.url
    assert screen.locator("[name=players]").input_value() == "6"


def test_every_box_and_every_scenario_can_be_chosen(house):
    page = httpx.get(f"{house.address}/leaflet", verify=TRUSTING_NOBODY).text
    known = {f"{game}/{edition}/" for game, edition in GAMES}
    known |= {f"{one.game}/{one.edition}/{one.id}" for one in SCENARIOS}
    assert set(re.findall(r'<option value="([^"]+/[^"]*)"', page)) == known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/leaflet", "/cards"])
@pytest.mark.parametrize(
    "wrong",
    [
        "game=chess",
        "deck=chess",
        "deck=one-night/dragon/",
        "game=one-night&scenario=dragon",
        "game=one-night&card=dragon",
        "game=classic&edition=bezier",
        "game=epic-battle&card=alpha-wolf&card=alpha-wolf&card=werewolf&card=seer&card=robber&card=thing&card=witch",
        "game=one-night&" + "&".join(["card=seer"] * 41),
    ],
    ids=lambda wrong: wrong[:40],
)
def test_nonsense_gets_a_clear_error(wrong, path, lang, house):
    answer = httpx.get(
        f"{house.address}{path}?{wrong}", headers={"accept-language": lang}, timeout=60, verify=TRUSTING_NOBODY
    )
    assert answer.status_code == 409
    assert f'<html lang="{lang}"' in answer.text
    assert re.search(r'id="said">\S', answer.text)


@pytest.mark.parametrize(
    "asked", sliced(["players=0", "players=999999", "players=many", "paper=a3", "kind=x", "option=x"], 2, first=1)
)
def test_what_can_be_put_right_is_put_right(asked, house):
    for path in ("/leaflet", "/cards"):
        answer = httpx.get(
            f"{house.address}{path}?deck=one-night/bezier/basic&{asked}", timeout=60, verify=TRUSTING_NOBODY
        )
        assert answer.status_code == 200, path
