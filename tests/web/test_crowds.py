"""The village at any number of seats: nothing ever lies on anything else, and what can be chosen is in sight."""

import pytest
from boards import Screen, kept, kept_by_a_seat
from crowds import MOMENTS, NIGHTS, SIZES, ZOOMS, Village, called
from phones import browser

from slices import sliced

__all__ = ["browser"]  # a fixture

SOME = (3, 6, 10, 24)  # of each shape one, and the number at which it was worst
WALLS = ((1280, 720), (1920, 1080))
TIPS = {"dusk": "call", "night": "call", "talk": "talk", "claims": "talk", "ballot": "ballot"}
PLACES = "(them) => them.map((one) => JSON.stringify(one.getBoundingClientRect()))"

# Houses, names and states of the lobby that lie on each other.
MEETING = """() => {
  const found = [...document.querySelectorAll(".ring :is(.house, .nm, .st, .disc, .hint)")];
  const named = (one) => `${one.className} ${one.textContent.trim()}`;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const boxes = found.map((one) => [named(one), one.getBoundingClientRect()]);
  const after = (at, a) => boxes.slice(at + 1).filter(([, b]) => meet(a, b));
  return boxes.flatMap(([one, a], at) => after(at, a).map(([other]) => [one, other]));
}"""
# Seats whose house does not touch the medal that hangs on it.
STRAYED = """() => [...document.querySelectorAll(".ring .seat")].filter((seat) => {
  if (!seat.querySelector(".medal"))
    seat.querySelector(".nm").insertAdjacentHTML("afterend", '<span class="medal"><svg></svg></span>');
  const [house, medal] = [".house", ".medal"].map((piece) => seat.querySelector(piece).getBoundingClientRect());
  return medal.bottom <= house.top || medal.right <= house.left || medal.left >= house.right;
}).map((seat) => seat.textContent.trim())"""


@pytest.fixture(scope="module")
def village(browser):
    shown = Village(browser)
    yield shown
    shown.context.close()


@pytest.fixture(scope="module")
def wall(browser):
    shown = Screen(browser, kept(3)["lobby"])
    yield shown
    shown.context.close()


def lying(village, seats, sizes=SIZES, zooms=ZOOMS):
    """Where something lies on something, with the longest names and more than three claims each."""
    found = {}
    for moment in MOMENTS:
        village.show(kept_by_a_seat(seats)[moment])
        assert village.page.locator(".seat, .ends > li").count() >= seats, moment
        for size in sizes:
            for zoom in zooms:
                if flaws := village.lying_on_each_other(size, zoom):
                    found[moment, size, zoom] = flaws
    return found


@pytest.mark.parametrize("seats", sliced(SOME, 2, first=1))
def test_nothing_lies_on_anything_else(seats, village):
    """By night, by day, in the vote and at the end, on every screen, also for whoever enlarges the page."""
    assert lying(village, seats) == {}


@pytest.mark.deep
@pytest.mark.parametrize("seats", [seats for seats in range(3, 25) if seats not in SOME])
def test_nor_at_any_other_number_of_seats(seats, village, wall):
    assert lying(village, seats) == {}
    for moment, board in kept(seats).items():
        wall.show(board)
        for size in WALLS:
            assert wall.flaws(*size) == [], (moment, size)


@pytest.mark.parametrize("seats", [6, 10])
def test_nor_in_the_lobby(seats, village):
    village.show(kept_by_a_seat(seats)["lobby"])
    for width, height in SIZES:
        village.page.set_viewport_size({"width": width, "height": height})
        assert village.page.evaluate(MEETING) == [], (width, height)


def test_every_claim_is_there_to_be_measured(village):
    """What fits because it is not there proves nothing."""
    for seats in SOME:
        village.show(kept_by_a_seat(seats)["talk"])
        assert village.page.locator(".seat > a.sign > b > svg").count() == seats - 1, (
            "all but the last claim to be somebody"
        )
        assert village.page.locator(".sign small").first.text_content() == "+1"


@pytest.mark.parametrize("role", NIGHTS)
def test_a_choice_under_the_clock_is_wholly_in_sight(role, village):
    """On small phones, upright and on their side, at full tables, and with the tip of a first night over the page."""
    village.show(called(role))
    for tips in ("", "night"):
        village.page.evaluate("tips => { document.documentElement.dataset.coach = tips; }", tips)
        for size in ((360, 640), (844, 390), (390, 844)):
            assert village.out_of_sight(size) == [], (tips, size)
            assert village.lying_on_each_other(size) == [], (tips, size)
    assert village.page.locator(".coach:visible").count() == 1
    village.page.evaluate("document.documentElement.dataset.coach = ''")


@pytest.mark.parametrize("seats", [10, *(pytest.param(seats, marks=pytest.mark.deep) for seats in (7, 8, 9, 11, 12))])
def test_everybody_who_can_be_voted_for_is_in_sight(seats, village):
    """Also once all have claimed a card with a long name and more: nobody scrolls under a clock."""
    village.show(kept_by_a_seat(seats)["ballot"])
    for size in SIZES[:4]:
        assert village.out_of_sight(size) == [], size


def test_a_tip_lies_over_the_brand_and_moves_nothing(village):
    """At every moment that has one while a clock runs."""
    for tips, moment in TIPS.items():
        village.show(kept_by_a_seat(10 if tips == "dusk" else 6)[moment])
        for size in SIZES:
            places = []
            for shown in ("", tips):
                village.page.evaluate("tips => { document.documentElement.dataset.coach = tips; }", shown)
                assert village.lying_on_each_other(size) == [], (tips, size)
                assert village.page.locator(".coach:visible").count() == bool(shown)
                places.append(village.page.locator(".said, .seat, .bar").evaluate_all(PLACES))
            assert places[0] == places[1], (tips, size)
    village.page.evaluate("document.documentElement.dataset.coach = ''")


@pytest.mark.parametrize(("moment", "high"), [("call", 112), ("talk", 128), ("ballot", 128)])
def test_on_a_low_screen_the_bar_is_slim(moment, high, village):
    for seats in SOME:
        village.show(kept_by_a_seat(seats)[moment])
        village.page.set_viewport_size({"width": 360, "height": 640})
        assert village.page.locator(".bar").bounding_box()["height"] <= high, seats


def test_the_captain_s_medal_hangs_on_the_house(village, wall):
    """Also where there is room above it, because others have signs and this one has none."""
    village.show(kept_by_a_seat(10)["talk"])
    wall.show(kept(10)["talk"])
    for shown, sizes in ((village, SIZES), (wall, WALLS)):
        shown.page.evaluate("document.querySelector('.ring .seat:nth-child(3) .sign')?.remove()")
        for width, height in sizes:
            shown.page.set_viewport_size({"width": width, "height": height})
            assert shown.page.evaluate(STRAYED) == [], (width, height)
