"""How often anybody may do what: buckets that fill at a steady pace, and that nobody can empty for others."""

import pytest

from garou.web.limits import ALLOWED, LONGEST, SHARED, SWEEP, Allowance, Buckets, Limits, Seat, TooFast, household

SOMEBODY, NEIGHBOUR = "192.0.2.7", "192.0.2.8"
ZED, YAN = Seat("t", "lune-123", 1), Seat("t", "lune-123", 2)


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def done(counted, deed, who=SOMEBODY, times=1_000):
    """How often it went well before it was too fast."""
    for number in range(times):
        try:
            counted.count(deed, who)
        except TooFast:
            return number
    return times


def test_each_deed_of_each_seat_and_of_each_address_has_a_bucket_of_its_own():
    counted = Limits(create=3, join=5, act=7, clock=Clock())
    assert [done(counted, deed) for deed in ("create", "join", "act")] == [3, 5, 7]
    assert [done(counted, "act"), done(counted, "act", NEIGHBOUR)] == [0, 7]
    assert [done(counted, "act", ZED), done(counted, "act", ZED), done(counted, "act", YAN)] == [7, 0, 7]


def test_a_bucket_fills_at_a_steady_pace_and_never_overflows():
    clock = Clock()
    counted = Limits(act=60, clock=clock)
    assert done(counted, "act") == 60
    clock.now += 0.5
    assert done(counted, "act") == 0, "half a deed is none"
    clock.now += 9.5
    assert done(counted, "act") == 10
    clock.now += 24 * 3600
    assert done(counted, "act") == 60, "who waits for a day is no faster for it"


@pytest.mark.parametrize("deed", [deed for deed in ALLOWED if deed != "same"])
def test_a_bucket_holds_exactly_what_it_says_however_late_it_is(deed):
    clock = Clock()
    clock.now = 10_000_000.7  # a machine that has been on for months
    assert done(Limits(clock=clock), deed, times=5_000) == ALLOWED[deed].at_once


def test_who_takes_what_was_not_there_waits_the_longer_but_not_for_ever():
    clock = Clock()
    counted = Limits(miss=30, clock=clock)
    for _ in range(60):  # all at once, before any of them was counted
        counted.note("miss", SOMEBODY)
    clock.now += 60
    assert done(counted, "miss") == 0, "sixty are two minutes"
    for _ in range(100_000):
        counted.note("miss", SOMEBODY)
    clock.now += LONGEST
    assert done(counted, "miss") == 30


def test_a_device_cannot_make_up_addresses_of_its_own():
    assert household("2001:db8:1:2:a:b:c:d") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("what is this") == "what is this"


FEW = Allowance(2, 2)


def test_many_addresses_reset_nobodys_bucket_and_take_no_more_room():
    buckets = Buckets(most=100)
    for number in range(100):
        buckets.take(("act", f"192.0.2.{number}"), FEW, now=0.0)
    for number in range(100_000):
        buckets.take(("act", f"2001:db8:{number:x}::/64"), FEW, now=1.0)
    assert len(buckets) <= 100 + SHARED
    assert [buckets.left(("act", f"192.0.2.{number}"), FEW, now=1.0) < 1.1 for number in range(100)] == [True] * 100
    assert buckets.left(("act", "2001:db8:1:1::/64"), FEW, now=1.0) < 1, "newcomers share what is left"


def test_a_bucket_is_forgotten_when_it_is_full_again():
    buckets = Buckets(most=10)
    for number in range(10):
        buckets.take(number, FEW, now=0.0)
    buckets.take("newcomer", FEW, now=SWEEP + 30.0)  # one of two comes back every half a minute
    assert len(buckets) == 1
    assert buckets.left("newcomer", FEW, now=SWEEP + 30.0) == 1


def test_strangers_take_no_room_from_those_who_sit_somewhere():
    counted = Limits(act=2, clock=Clock())
    for number in range(60_000):
        counted.note("forge", f"2001:db8:{number:x}::/64")
    assert [done(counted, "act", ZED), done(counted, "act", YAN)] == [2, 2]
