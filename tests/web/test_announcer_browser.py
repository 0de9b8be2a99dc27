"""The announcer in a real browser: whole nights with a voice that writes down what it says, and a clock we turn."""

import random
from dataclasses import replace

import pytest
from announcer_nights import LONG, NIGHTS, SMALL, goes_through, is_told_exactly, paced, tells
from announcer_phone import LEAD, SAYING, laid_out, phones_at, table_server  # noqa: F401  # a fixture, by its name
from phones import browser  # noqa: F401  # a fixture is used by its name

from garou import announcer
from garou.announcer import Tempo
from garou.games import GAMES
from garou.texts import LANGUAGES, words
from slices import crossed, sliced

CASTS = 20  # of each book, in each language


@pytest.fixture
def lay(browser, table_server):  # noqa: F811  # the fixtures
    with phones_at(browser, table_server) as opened:
        yield opened


# --- Nights -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("night", "lang"), crossed(NIGHTS, LANGUAGES))
def test_a_whole_night_is_told_in_order_with_pauses_as_set(night, lang, lay):
    phone, cues = lay(lang, night.settings), night.told(lang)
    phone.tap("#begin")
    phone.requests.clear()
    phone.tap("#start")
    goes_through(phone, cues)
    is_told_exactly(phone, cues)
    assert {line["rate"] for line in phone.spoken} == {night.pace.speed}
    assert {line["lang"][:2] for line in phone.spoken} == {lang}
    assert phone.shows("#end-pad")
    assert set(phone.requests) <= {"/static/icons/icon.svg"}  # browsers look for the icon of a page that sounds
    assert phone.troubles == []


def test_the_long_game_goes_on_without_who_is_gone(lay):
    phone, first = lay("fr", LONG.settings), LONG.told("fr")
    tells(phone, first)
    assert phone.stumbles() == []
    phone.tap("#alive [data-role=seer]")
    phone.tap("#next")
    later = replace(LONG, cards=LONG.cards.replace("seer ", "")).told("fr", round=2)
    goes_through(phone, later)
    is_told_exactly(phone, later, since=len([cue for cue in first if cue.aloud]))
    assert not any(cue.call in ("seer", "cupid") for cue in later)


def test_a_short_game_ends_with_who_has_won_and_the_same_cards_can_be_told_again(lay):
    phone, cues = lay("en", SMALL.settings | {"tables": laid_in(SMALL, ["lone-wolf"])}), SMALL.told("en")
    phone.tap("#begin")
    phone.tap("#start")
    drawn = "marks => marks.map((mark) => getComputedStyle(mark).backgroundColor)"
    bars = []
    while not phone.shows("#end-pad"):
        bars.append(phone.page.locator("#notches > *").evaluate_all(drawn))
        phone.tap("#skip")
    assert max(len({*bar}) for bar in bars) == 3  # what was called, what is, what will be
    assert not phone.shows("#next")
    rules = "rules=one-night%2Fbezier&players=3&option=one-night%2Fbezier%2Flone-wolf"
    deck = "scenario=laid&" + "&".join(f"deck={card}" for card in SMALL.cards.split())
    assert phone.page.locator("#settle").get_attribute("href") == f"/settle?{rules}&{deck}"
    said = len(phone.spoken)
    phone.tap("#again")
    phone.tap("#start")
    phone.wait(LEAD / 1000)
    assert [line["text"] for line in phone.spoken[said:]] == [cues[0].words]
    phone.tap("#leave")
    phone.tap("#really")
    assert phone.shows("#choose")
    phone.wait(60)
    assert len(phone.spoken) == said + 1


def test_whoever_deals_sees_which_cards_are_in_and_how_many(lay):
    phone = lay("fr", SMALL.settings)
    phone.tap("#begin")
    shown = phone.page.locator("#deck li").all_inner_texts()
    roles = list(dict.fromkeys(SMALL.cards.split()))
    counts = [SMALL.cards.split().count(role) for role in roles]
    said = [
        [words("fr")(f"role-{role}")] + ([f"×{count}"] if count > 1 else [])
        for role, count in zip(roles, counts, strict=True)
    ]
    assert sorted(text.split("\n") for text in shown) == sorted(said)
    assert phone.page.locator("#deck use").count() == len(roles)
    phone.tap("#start")
    assert not phone.shows("#deal")


def test_a_first_visit_shows_every_number_as_the_book_advises_it(lay):
    """Ten seconds for every call, five minutes of talk."""
    phone = lay("en")
    shown = {one.get_attribute("for"): one.text_content() for one in phone.page.locator("output").all()}
    assert shown["pause"] == "10 s"
    assert shown["day"] == "5 min"
    assert "" not in shown.values()
    assert set(phone.page.locator("#longer b").all_text_contents()) == {"10 s"}


def laid_in(night, options):
    return laid_out(night.kind, night.cards, options=options)["tables"]


@pytest.mark.parametrize(("way", "lang"), crossed(["begin", "practise"], LANGUAGES))
def test_before_the_night_one_button_says_that_it_starts_it(way, lang, lay):
    phone = lay(lang, SMALL.settings)
    phone.tap(f"#{way}")
    shown = [button.inner_text() for button in phone.page.locator("#stage .bar button:visible").all()]
    assert shown == [words(lang)("announcer-page-start")]
    told = "announcer-page-ready" if way == "begin" else "announcer-page-practise.note"
    assert phone.text("#caption") == words(lang)(told)
    phone.tap("#start")
    assert phone.shows("#play")
    assert not phone.shows("#start")
    assert phone.page.evaluate("document.activeElement.id") == "play"


# --- The same in the page and in the package --------------------------------------------------------------


FILTERED = """async ([address, tables, pace]) => {
  const { script, seconds } = await import("/static/announcer/script.js");
  const book = await (await fetch(address)).json();
  return tables.map(([cast, options, table, length, night]) =>
    script(book, { cast, options, table, night }, length).map((cue) => [cue.id, cue.words, seconds(book, cue, pace)]));
}"""


def any_table(rng, rules, book):
    roles = [role["id"] for role in book["roles"] for _ in range(role["most"] or 3)]
    cast = rng.sample(roles, rng.randint(3, min(16, len(roles))))
    options = [name for name in rules.options if rng.random() < 0.3]
    said = [word for word in ("from-seven", "newcomers") if rng.random() < 0.5]
    return cast, options, said, rng.choice(announcer.LENGTHS), rng.choice([1, 2])


def in_python(book, table, pace):
    cast, options, said, length, night = table
    cues = announcer.script(book, cast, options, length, table=said, round=night, pace=pace)
    return [[cue.id, cue.words, pytest.approx(cue.pause)] for cue in cues]


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_page_and_package_tell_the_same_for_any_cast(lang, lay):
    phone, rng = lay(lang), random.Random(lang)
    for (game, edition), rules in GAMES.items():
        book = announcer.book(game, edition, lang)
        pace = Tempo(role=rng.randint(3, 30), day=60 * rng.randint(1, 20), speed=rng.choice([0.6, 1.0, 1.6]))
        tables = [any_table(rng, rules, book) for _ in range(CASTS)]
        address = f"/announcer/book/{game}/{edition or 'only'}.json?lang={lang}"
        in_page = phone.page.evaluate(FILTERED, [address, tables, paced(pace) | {"day": pace.day, "longer": {}}])
        assert in_page == [in_python(book, table, pace) for table in tables]


SEATED = """async (address) => {
  const { seats_for } = await import("/static/announcer/cards.js");
  const book = await (await fetch(address)).json();
  const decks = book.scenarios.flatMap(({ decks }) => Object.entries(decks));
  return decks.map(([size, deck]) => [Number(size), seats_for(book, deck)]);
}"""


def test_cards_that_others_bring_take_nobodys_seat(lay):
    """Counted from the cards alone, every deck of every scenario is for as many as it is meant for."""
    phone = lay("en")
    found = []
    for game, edition in GAMES:
        found += phone.page.evaluate(SEATED, f"/announcer/book/{game}/{edition or 'only'}.json?lang=en")
    assert len(found) > 100
    assert [pair for pair in found if pair[0] != pair[1]] == []


DRAWN = """async ([address, layout, times]) => {
  const { draw, seats_for, table_for } = await import("/static/announcer/cards.js");
  const book = await (await fetch(address)).json();
  const table = { ...table_for(book, layout), ...layout };
  const draws = Array.from({ length: times }, () => draw(book, table));
  return draws.map((cast) => [seats_for(book, cast), cast]);
}"""
EPIC_BOOK = "/announcer/book/epic-battle/ravensburger.json?lang=en"
EXTRA = ("werewolf", "mystic-wolf", "dream-wolf")


def test_a_bag_that_gives_the_alpha_lays_an_extra_wolf_beside_and_counts_every_seat(lay):
    found = lay("en").page.evaluate(DRAWN, [EPIC_BOOK, {"way": "bag", "players": 6}, 200])
    assert {seats for seats, _ in found} == {6}
    alphas = [cast for _, cast in found if "alpha-wolf" in cast]
    assert alphas
    assert all(cast[-1] in EXTRA and len(cast) == 6 + 3 + 1 for cast in alphas)
    box = GAMES["epic-battle", "ravensburger"].box
    assert all(cast.count(wolf) <= box[wolf] for cast in alphas for wolf in EXTRA)


@pytest.mark.parametrize(
    ("layout", "players"), crossed([{"way": "bag"}, {"way": "scenario", "scenario": "anarchy"}], [3, 6])
)
def test_the_phone_draws_both_masons_or_none_and_somebody_to_look_for(layout, players, lay):
    edition = "ravensburger" if layout["way"] == "scenario" else "bezier"
    address = f"/announcer/book/one-night/{edition}.json?lang=en"
    found = lay("en").page.evaluate(DRAWN, [address, layout | {"players": players}, 300])
    assert {cast.count("mason") for _, cast in found} == {0, 2}
    assert all("werewolf" in cast and len(cast) == players + 3 for _, cast in found)


def test_a_wild_draw_on_the_phone_may_leave_nobody_to_look_for_but_splits_no_pair(lay):
    address = "/announcer/book/one-night/bezier.json?lang=en"
    found = lay("en").page.evaluate(DRAWN, [address, {"way": "bag", "players": 3, "wild": True}, 300])
    assert [cast for _, cast in found if "werewolf" not in cast]
    assert {cast.count("mason") for _, cast in found} == {0, 2}


def test_the_draw_is_made_wild_by_a_switch_that_stays(lay):
    phone = lay("en")
    phone.page.locator("label:has(input[name=way][value=bag])").click()
    assert not phone.page.is_checked("#wild")
    phone.page.locator("#wildness").click()
    assert phone.page.is_checked("#wild")
    phone.page.reload()
    phone.page.wait_for_selector("#cast li")
    assert phone.page.is_checked("#wild")


def test_a_thief_laid_by_hand_brings_two_cards_that_no_advice_counts_as_seats(lay):
    cards = "thief cupid seer witch werewolf werewolf villager villager villager villager"
    phone = lay("en", laid_out("classic/", cards))
    assert phone.text("#counted") == words("en")("announcer-page-counted", {"cards": 10, "players": 8})
    assert phone.text("#advice") == ""
    phone = lay("en", laid_out("classic/", cards.replace("thief", "hunter", 1).removesuffix(" villager villager")))
    assert phone.text("#counted") == words("en")("announcer-page-counted", {"cards": 8, "players": 8})
