"""A room that is told what happens to it, event by event: no disk, no clock, no keeper."""

from garou.engine.values import RoleName, Setup
from garou.rooms.ears import Noticing
from garou.rooms.events.taking import replayed, take
from garou.rooms.events.values import EVENTS
from garou.rooms.room import Room
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.store.values import Event

START = 1_000.0


class Tape:
    """People on chairs 1, 2, 3 … and behind them so many bots; `at` is the time of what happens next."""

    def __init__(self, people: int, bots: int = 0, **settings: object) -> None:
        self.room, self.at, self.events = Room("lune-123"), START, []
        self.settings = Settings(scenario=None, **{"size": people + bots, "pace": "still"} | settings)
        self.tell("created", settings=self.settings.to_json())
        for chair in range(1, people + bots + 1):
            bot = chair > people
            self.tell("joined", chair=chair, name=f"P{chair}", token=None if bot else "h", lang="en", bot=bot)

    def tell(self, kind: str, **data: object) -> Noticing:
        """Who can see it."""
        event = Event(self.room.seq + 1, self.at, kind, data)
        self.events.append(event)
        return take(self.room, EVENTS.read(event))

    def deal(self, deal: str) -> None:
        """As it lies: seats | centre."""
        self.dealt(Setup(*(tuple(map(RoleName, part.split())) for part in deal.split("|"))))

    def dealt(self, setup: Setup) -> None:
        cards = {"deal": setup.deal, "centre": setup.centre, "extra": setup.extra}
        self.tell("dealt", **cards, cast=sorted(setup.cards), beside=(), promise="p", nonce="n")

    def open(self, kind: Kind) -> None:
        """Windows pass up to one of this kind, or the end."""
        self.pass_on()
        while self.room.window is not None and self.room.window.kind is not kind:
            self.pass_on()

    def pass_on(self) -> None:
        """The next window; what was asked in this one is declined, or answered with the first there is."""
        for question in self.room.put:
            if self.room.game and question in self.room.game.open:
                self.answer(question, min(question.options, key=len))
        self.tell("opened")

    def answer(self, question, choice) -> Noticing:
        return self.tell("answered", seat=question.seats[0], call=question.call, choice=choice)

    def ballot(self, *targets: int) -> None:
        """Everybody who is asked votes for these, by seat, and the next window opens."""
        for question in self.room.put:
            self.answer(question, (targets[question.seats[0]],))
        self.tell("opened")

    @property
    def again(self) -> Room:
        return replayed(self.room.code, self.events)
