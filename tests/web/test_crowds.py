"""The village at any number of seats: nothing ever lies on anything else, and what can be chosen is in sight."""

import pytest
from boards import Screen, kept, kept_by_a_seat
from crowds import MOMENTS, SIZES, ZOOMS, Village
from phones import browser

__all__ = ["browser"]  # a fixture

SOME = (3, 6, 10, 24)  # of each shape one, and the number at which it was worst
WALLS = ((1280, 720), (1920, 1080))


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


@pytest.mark.parametrize("seats", SOME)
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


def test_every_claim_is_there_to_be_measured(village):
    """What fits because it is not there proves nothing."""
    for seats in SOME:
        village.show(kept_by_a_seat(seats)["talk"])
        assert village.page.locator(".seat > a.sign > b > svg").count() == seats - 1, (
            "all but the last claim to be somebody"
        )
        assert village.page.locator(".sign small").first.text_content() == "+1"
