"""Whatever people do in an evening, a whole club of them behind one address: no limit is ever met.

Their numbers are played against a clock that moves when it is told to, each beyond what anybody was seen to do.
"""

import pytest

from garou.web.counting import asked_for, charge
from garou.web.limits import Limits, Seat

CLUB = "192.0.2.7"
CODE = "lune-123"
HOUSE = 24
FILES = 16  # of a page, when nothing of it is kept on the phone yet
DRAWERS = 2  # open on every phone: each is filled anew whenever somebody says something


class Evening:
    """Everything is counted as the server counts it."""

    def __init__(self):
        self.now, self.asked = 0.0, 0
        self.limits = Limits(clock=lambda: self.now)

    def ask(self, method, path, who=CLUB):
        self.asked += 1
        if (asked := asked_for(method, path)) is not None:
            charge(self.limits, asked, who, CLUB)

    def mistype(self, code):
        self.ask("POST", "/join")
        if self.limits.first("same", f"{CLUB} {code}"):
            self.limits.note("miss", CLUB)

    def load(self, path, who=CLUB):
        self.ask("GET", path, who)
        for number in range(FILES):
            self.ask("GET", f"/static/file-{number}.js", who)

    def come_in(self, seats, code=CODE):
        """They scan what hangs on the wall, all within a minute; every third types the code, and some mistype it."""
        for number, seat in enumerate(seats):
            self.now += 60 / len(seats)
            self.load("/")
            if number % 3 == 0:
                self.mistype(f"wrong-{number}")
                self.ask("POST", "/join")
            self.load(f"/t/{code}")
            self.ask("POST", f"/t/{code}/join")
            self.come_back(seat, code)

    def come_back(self, seat, code=CODE):
        self.load(f"/t/{code}", seat)
        self.ask("GET", f"/t/{code}/stream", seat)

    def night(self, seats, windows=10):
        """A tap that is thought better of several times, and confirmed; half the phones fall asleep meanwhile."""
        for _ in range(windows):
            self.now += 15
            for seat in seats:
                for _ in range(5):
                    self.ask("POST", f"/t/{CODE}/lean", seat)
                self.ask("POST", f"/t/{CODE}/answer", seat)
                for drawer in ("known", "cast", "notebook"):
                    self.ask("GET", f"/t/{CODE}/{drawer}", seat)
            for seat in seats[::2]:
                self.come_back(seat)

    def day(self, seats, watchers, minutes=8):
        """Everybody writes a line every six seconds, and every line fills every open drawer of every phone anew."""
        for second in range(60 * minutes):
            self.now += 1
            speaking = seats[second % 6 :: 6]
            for seat in speaking:
                self.ask("POST", f"/t/{CODE}/say", seat)
            for seat in seats:
                for _ in range(DRAWERS * len(speaking)):
                    self.ask("GET", f"/t/{CODE}/talk", seat)
            for _ in range(watchers * len(speaking)):
                self.ask("GET", f"/t/{CODE}/talk")
            if second % 10 == 0:
                for seat in seats:
                    self.ask("POST", f"/t/{CODE}/claim/so-far", seat)
                    self.ask("POST", f"/t/{CODE}/token", seat)

    def rage(self, seat, seconds=30):
        """A child has found out that the houses can be tapped."""
        for _ in range(seconds):
            self.now += 1
            for _ in range(10):
                self.ask("POST", f"/t/{CODE}/lean", seat)

    def end(self, seats):
        """Everybody opens the film at once, and asks it what if."""
        for seat in seats:
            for path in ("replay", "picture.svg", "record", "history", "games/1/replay"):
                self.ask("GET", f"/t/{CODE}/{path}", seat)
        for _ in range(20):
            self.now += 2
            for seat in seats:
                self.ask("GET", f"/t/{CODE}/replay", seat)


def at_the_table(number=HOUSE, code=CODE):
    return [Seat("t", code, chair) for chair in range(1, number + 1)]


@pytest.mark.slow
def test_twenty_four_people_behind_one_address_never_meet_a_limit_all_evening():
    evening, seats = Evening(), at_the_table()
    evening.ask("POST", "/tables")
    evening.come_in(seats)
    for _ in range(3):
        for _ in range(4):
            evening.night(seats)
            evening.day(seats, watchers=4)
        evening.rage(seats[3])
        evening.end(seats)
        for seat in seats[:6]:  # some move to the tablet
            evening.ask("POST", f"/t/{CODE}/device", seat)
            evening.ask("POST", f"/t/{CODE}/move")
        for seat in seats:
            evening.ask("POST", f"/t/{CODE}/another", seat)
    assert evening.now > 2 * 3600
    assert evening.asked > 500_000


def test_watching_a_table_from_the_bar_meets_no_limit():
    """Ten people and a television, at a table where something happens four times a second."""
    evening = Evening()
    for _ in range(10):
        evening.load(f"/t/{CODE}/watch")
        evening.ask("GET", f"/t/{CODE}/stream")
    evening.load(f"/t/{CODE}/board")
    for _ in range(20 * 60):
        evening.now += 1
        for _ in range(4 * 10):
            evening.ask("GET", f"/t/{CODE}/talk")


def test_a_tournament_of_a_hundred_and_twenty_in_one_hall_meets_no_limit():
    """They enter within two minutes, are sent to twenty-four tables at once, and every table asks for its next game."""
    evening = Evening()
    evening.ask("POST", "/cup")
    for _ in range(120):
        evening.now += 1
        evening.load("/cup/pin-123")
        evening.ask("POST", "/cup/pin-123/join")
    entrants = [Seat("cup", "pin-123", number) for number in range(1, 121)]
    for _ in range(4):
        evening.ask("POST", "/cup/pin-123/begin", entrants[0])
        for number, entrant in enumerate(entrants):
            evening.ask("GET", "/cup/pin-123/seat", entrant)
            evening.come_back(Seat("t", f"olive-{number // 5}", number), f"olive-{number // 5}")
            evening.ask("GET", "/cup/pin-123/stream", entrant)
        for group in range(24):
            evening.ask("POST", "/cup/pin-123/next", entrants[5 * group])
        evening.now += 20 * 60


def test_several_who_lead_real_games_on_their_phones_meet_no_limit():
    evening = Evening()
    for second in range(3600):
        evening.now += 1
        for _ in range(6):
            evening.ask("POST", "/master/game")
            evening.ask("GET", "/master/game")
        if second % 5 == 0:
            evening.ask("POST", "/settle")
            evening.ask("GET", "/settle")
            evening.load("/roles/classic/witch")
