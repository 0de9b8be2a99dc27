"""What somebody holds in their hands by night: the form of their page, and how long whatever is sent to them is."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from decks import Played, luck, random_setup, shuffled, title
from garou.engine.values import Setup
from garou.homemade import rules_of
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind, Window
from garou.texts import Words
from garou.web.api.views import longest_view, view_of
from garou.web.live import filled, least, message, spaced
from garou.web.table.coming import draw
from garou.web.table.scenes import scene
from timeless import chosen_for, play, seats_of

MOST = 10  # players
WINDOWS = {True: 24, False: 200}  # of a game that goes on for days, and of one that must end

FIELD = re.compile(r"<(form|fieldset|input|button|textarea|select|label)\b([^>]*)>")
KEPT = re.compile(r"\b(type|name|value|class|action)=\"([^\"]*)\"|(data-legal)=")


def form_of(page: str, seats: int) -> tuple:
    """What can be filled in, in the order of the page: not what it says, nor what of it this reader can tap.

    Houses come last, by their number: everybody's ring begins with their own.
    """
    fields = [(tag, *KEPT.findall(attributes)) for tag, attributes in FIELD.findall(page)]
    houses = {("value", str(seat), "") for seat in range(seats)}
    return (*(one for one in fields if houses.isdisjoint(one)), *sorted(one for one in fields if houses & {*one}))


def held(room: Room, chair: Chair, spoken: Words) -> tuple[tuple, tuple[int, ...]]:
    """The form of one seat, and how long whatever is sent to it is."""
    page, long = draw(None, room, scene(room, chair, spoken), spoken), least(room, spoken, chair)
    view = view_of(room, chair).model_dump_json()
    fetched = filled(page, long), spaced(view, longest_view(room))
    sent = message(page, 1, long), *(text.encode() for text in fetched)
    return form_of(page, len(room.seated)), tuple(map(len, sent))


@dataclass
class Night:
    """What everybody held in one game, by the number of the window."""

    spoken: Words
    windows: dict[int, Window] = field(default_factory=dict)
    forms: dict[int, set] = field(default_factory=dict)
    lengths: dict[int, set] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # windows in which somebody was

    def look(self, room: Room) -> None:
        if room.window.kind is not Kind.CALL:
            return
        number = room.windows
        self.windows[number] = room.window
        for seat in seats_of(room):
            if seat not in room.dead:
                form, lengths = held(room, room.seated[seat], self.spoken)
                self.forms.setdefault(number, set()).add(form)
                self.lengths.setdefault(number, set()).add(lengths)
                self.asked |= {number} if room.question_for(seat) else set()


def night(played: Played, setup: Setup, pace: str, seed: object, spoken: Words) -> Night:
    found = Night(spoken)
    keys = [f"{seed} {number}" for number in range(len(setup.deal))]
    chosen, days = chosen_for(played, setup, pace, spoken.lang), bool(rules_of(*played).round)
    room = play(chosen, setup, keys, seed, found.look, then=found.look, most=WINDOWS[days])
    assert days or room.phase is Phase.OVER, (title(played), pace, setup)
    return found


# --- The promise ----------------------------------------------------------------------------------------


def assert_of_one_shape(found: Night, what: object) -> None:
    for number, window in found.windows.items():
        [first, *others] = found.forms[number]
        assert not others, (what, window, [set(first) ^ set(other) for other in others])
        assert len(found.lengths[number]) == 1, (what, window, found.lengths[number])


def assert_alike(one: Night, other: Night, what: object) -> None:
    """In the first night: from then on everybody has seen what is different."""
    number = 1
    while number in one.windows and number in other.windows:
        assert one.windows[number] == other.windows[number], what
        assert one.forms[number] == other.forms[number], (what, one.windows[number])
        assert one.lengths[number] == other.lengths[number], (what, one.windows[number])
        number += 1


def promised(played: Played, pace: str, seed: int, spoken: Words, casting=random_setup) -> Night:
    """One cast, dealt twice."""
    rules, rng = rules_of(*played), luck(played, seed)
    setup = casting(rules, rng, most=MOST)
    first = night(played, setup, pace, seed, spoken)
    what = title(played), pace, setup
    assert_of_one_shape(first, what)
    other = dealt_again(rules, setup, rng)
    second = night(played, other, pace, f"{seed} again", spoken)
    assert_of_one_shape(second, (*what, other))
    assert_alike(first, second, (*what, other))
    return first


def dealt_again(rules, setup: Setup, rng: random.Random) -> Setup:
    """The same cast in other hands; what lies beside the centre everybody knows."""
    while True:
        other = shuffled(rules, setup, rng)
        if not rules.centre or other.extra == setup.extra:
            return other
