"""Events are values: written down and read again they are the same, and what is damaged is none."""

import json
from dataclasses import MISSING, fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.games.cast import Cast
from garou.rooms.cup.events import EVENTS as IN_CUPS
from garou.rooms.cup.events import Drawn, Entry, Seats
from garou.rooms.events.taking import HAPPENS
from garou.rooms.events.values import EVENTS, Answered, Handed, OnAChair
from garou.rooms.happening import Happened, Happening
from garou.rooms.ledger import Ledger
from garou.rooms.settings import Settings
from garou.store.values import Event
from garou.talk.claims import Claim
from garou.talk.gestures import Gesture
from garou.talk.remarks import Remark
from garou.tournaments.elimination import Sitting
from garou.tournaments.season import SeasonGame

WORDS = st.text(max_size=5)
NUMBERS = st.integers(-2, 99)
CLAIM = Claim("saw", (Slot(1),), (RoleName("seer"),))
SPECIAL = {
    Settings: st.builds(Settings, size=NUMBERS, chips=NUMBERS),
    Ledger: st.builds(Ledger, dealt=NUMBERS, race=NUMBERS),
    Claim: st.just(CLAIM),
    Remark: st.builds(Remark, WORDS, NUMBERS, st.none() | st.just(Seat(Slot(1))), st.just((CLAIM,))),
    Gesture: st.builds(Gesture, WORDS, st.none() | st.just(Seat(Slot(1)))),
    OnAChair: st.builds(
        OnAChair, NUMBERS, st.tuples(WORDS, st.none() | WORDS, WORDS, st.booleans(), st.booleans(), WORDS, WORDS)
    ),
    Drawn: st.just(Drawn(Setup((RoleName("seer"),), (), ()), Cast((RoleName("seer"),)))),
    Entry: st.builds(Entry, st.builds(SeasonGame, NUMBERS, st.dates(), st.tuples(WORDS, WORDS), st.tuples(WORDS))),
    Seats: st.builds(Seats, st.builds(Sitting, st.tuples(WORDS), NUMBERS)),
}
for _kind, _values in SPECIAL.items():
    st.register_type_strategy(_kind, _values)
st.register_type_strategy(float, st.floats(0, 2**31, width=32))

KINDS = [*EVENTS.kinds.values(), *IN_CUPS.kinds.values()]


def vocabulary(kind: type[Happening]):
    return IN_CUPS if kind in IN_CUPS.kinds.values() else EVENTS


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_what_is_written_is_read_again(kind, data):
    happened = Happened(1, 2.0, data.draw(st.builds(kind)))
    event = vocabulary(kind).written(happened)
    stored = event._replace(data=json.loads(json.dumps(event.data)))
    assert vocabulary(kind).read(stored) == happened


def test_every_kind_of_event_changes_something():
    assert set(HAPPENS) == set(EVENTS.kinds.values())


def test_what_has_its_default_is_not_written():
    happened = Happened(1, 2.0, Handed(3, lang="fr"))
    assert EVENTS.written(happened).data == {"chair": 3, "lang": "fr"}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_field_that_is_missing_is_found(kind):
    needed = [field.name for field in fields(kind) if field.default is MISSING]
    if needed:
        with pytest.raises((TypeError, KeyError)):
            vocabulary(kind).read(Event(1, 2.0, kind.kind, {}))


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("answered", {"seat": "0", "call": "seer", "choice": []}),
        ("answered", {"seat": True, "call": "seer", "choice": []}),
        ("answered", {"seat": 0, "call": "seer", "choice": [1.5]}),
        ("answered", {"seat": 0, "call": "seer", "choice": "ab"}),
        ("answered", {"seat": 0, "call": "seer", "choice": [], "strange": 1}),
        ("resumed", {"away": float("nan")}),
        ("created", {"settings": {"size": "5"}}),
        ("created", {"settings": None}),
        ("flown", {}),
    ],
)
def test_what_is_damaged_is_no_event(kind, data):
    with pytest.raises((TypeError, ValueError, KeyError, AttributeError)):
        EVENTS.read(Event(1, 2.0, kind, data))


def test_choices_are_slots_and_words_as_they_were():
    stored = Event(1, 2.0, "answered", {"seat": 2, "call": "witch", "choice": [1, "left"]})
    assert EVENTS.read(stored).what == Answered(Seat(Slot(2)), "witch", (Slot(1), "left"))
