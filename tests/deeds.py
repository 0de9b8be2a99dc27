"""Everything that can be done at a table or in a tournament, each with something it could be done with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any

from garou.engine.values import Slot
from garou.minds.mind import MINDS
from garou.rooms import (
    answering,
    archiving,
    clock,
    emblems,
    levels,
    lobby,
    moving,
    reacting,
    returning,
    seating,
    talking,
)
from garou.rooms.codes import CUP
from garou.rooms.cup import booking, drawing, entering, keeping, results
from garou.rooms.cup import moving as moving_in_cups
from garou.rooms.cup.cup import Cup, Format
from garou.rooms.cup.keeping import Cups
from garou.rooms.cup.laying import laid
from garou.rooms.emblems import EMBLEMS
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Room
from garou.rooms.settings import Settings
from garou.rooms.tokens import hashed
from garou.talk.claims import BLANKS
from garou.talk.gestures import GESTURES, POINT
from garou.talk.reactions import REACTIONS
from garou.tournaments.season import SeasonGame

NOT_DEEDS = {"catch_up", "catch_up_seats", "collect"}  # what a tournament does by itself

Doing = Coroutine[Any, Any, Any]
Deed = Callable[["Somebody"], Doing]


def all_deeds(package: ModuleType, hall: str) -> set[str]:
    """Whatever can be done in such a hall by somebody who is not in the middle of something else."""
    modules = [import_module(f"{package.__name__}.{found.name}") for found in iter_modules(package.__path__)]
    return {deed.__name__ for module in modules for deed in vars(module).values() if is_deed(deed, hall)} - NOT_DEEDS


def is_deed(found: object, hall: str) -> bool:
    if not inspect.iscoroutinefunction(found) or found.__name__.startswith("_"):
        return False
    first, *others = inspect.signature(found).parameters.values()
    return first.annotation == hall and not {"deed", "live"} & {other.name for other in others}


@dataclass
class Somebody:
    """Whoever does something: mostly somebody who sits there, now and then somebody who is gone or never was."""

    cups: Cups
    code: str  # of the table
    cup_code: str
    luck: Random
    word: str  # nobody else says it

    @property
    def keeper(self) -> Keeper:
        return self.cups.keeper

    @property
    def room(self) -> Room:
        return self.keeper.find(self.code).room

    @property
    def chair(self) -> Chair:
        return self.luck.choice([*self.room.people] * 3 + [*range(1, self.room.chairs_made + 2)])

    @property
    def host(self) -> Chair:
        """Mostly the one who hosts."""
        return self.room.host if self.room.host and self.luck.random() < 0.8 else self.chair

    @property
    def slot(self) -> Slot:
        return Slot(self.luck.randrange(max(1, len(self.room.seated))))

    @property
    def choice(self) -> tuple[Any, ...]:
        """What somebody may choose, or might."""
        options = [option for question in self.room.put for option in question.options]
        return self.luck.choice(options or [(self.slot,)])

    @property
    def flag(self) -> bool:
        return self.luck.random() < 0.7

    @property
    def bot(self) -> Chair:
        return self.luck.choice([bot.chair for bot in levels.bots_of(self.room)] or [self.chair])

    @property
    def mind(self) -> str:
        return self.luck.choice(MINDS).name

    def give_back(self) -> Doing:
        """To somebody who has left, and asks at the door."""
        chair = self.luck.choice([chair for chair, sitter in self.room.sitters.items() if sitter.left])
        returning.ask(self.keeper, self.code, chair)
        return returning.give_back(self.keeper, self.code, self.host, chair)

    def settings(self) -> Settings:
        return self.room.settings.with_(size=self.room.settings.size + self.luck.choice((0, 0, 1, -1)))

    def claim(self) -> tuple[str, tuple[Any, ...]]:
        kind = self.luck.choice(["vote", "am", *BLANKS])
        filling = {"role": self.role(), "role?": "", "place": self.slot, "seat": self.slot, "mark": "clarity"}
        return kind, tuple(filling[blank] for blank in BLANKS[kind])

    def gesture(self) -> tuple[str, int | None]:
        kind = self.luck.choice(GESTURES)
        return kind, self.slot if kind == POINT else None

    def role(self) -> str:
        return self.luck.choice(self.room.cast or ("seer",))

    # In a tournament -------------------------------------------------------------------

    @property
    def cup(self) -> Cup:
        return self.cups.find(self.cup_code).room

    @property
    def entrant(self) -> int:
        """The organiser more often than anybody."""
        return self.luck.choice([1] * self.cup.made + [*range(1, self.cup.made + 2)])

    @property
    def real(self) -> Cup:
        """A tournament over real cards."""
        return self.luck.choice([cup for cup in self._all_cups() if cup.real and not cup.season])

    @property
    def season(self) -> Cup:
        return self.luck.choice([cup for cup in self._all_cups() if cup.season])

    def _all_cups(self) -> list[Cup]:
        codes = [one.room.removeprefix(CUP) for one in self.cups.store.rooms() if one.room.startswith(CUP)]
        return [self.cups.find(code).room for code in codes]

    def played(self) -> SeasonGame:
        return SeasonGame(0, date(2026, 11, 13), ("Gil", self.word), (self.word,))

    def write_down(self) -> Doing:
        return entering.write_down(self.cups, self.real.code, self.entrant, (self.word, f"{self.word}too"))

    def move_in_a_cup(self) -> Doing:
        mine = self.entrant
        return moving_in_cups.move(self.cups, self.cup.code, moving_in_cups.link(self.cups, self.cup.code, mine, mine))

    def key(self) -> Any:
        return self.luck.choice([*self.cup.rooms])

    def lay(self) -> Doing:
        key = self.key()
        return lobby.lay(self.keeper, self.cup.rooms[key], laid(self.cup, key))

    def correct(self) -> Doing:
        key = self.key()
        winners = [self.luck.choice(self.cup.names_at(key))]
        return results.correct(self.cups, self.cup.code, self.entrant, key, winners, called_off=not self.flag)


STILL = Settings(pace="still")

AT_A_TABLE: dict[str, Deed] = {
    "create": lambda me: lobby.create(me.keeper, STILL),
    "join": lambda me: seating.join(me.keeper, me.code, me.word, "fr"),
    "leave": lambda me: seating.leave(me.keeper, me.code, me.chair),
    "remove": lambda me: seating.remove(me.keeper, me.code, me.host, me.chair),
    "hand": lambda me: seating.hand(me.keeper, me.code, me.chair, me.chair, bot=me.flag),
    "move": lambda me: moving.move(me.keeper, me.code, moving.link(me.keeper, me.code, me.chair)),
    "follow": lambda me: moving.follow(me.keeper, me.code, {me.luck.choice(me.room.names): hashed(me.word)}),
    "give_back": lambda me: me.give_back(),
    "add_bot": lambda me: levels.add_bot(me.keeper, me.code, me.host, me.mind),
    "choose_mind": lambda me: levels.choose_mind(me.keeper, me.code, me.host, me.bot, me.mind),
    "rename": lambda me: seating.rename(me.keeper, me.code, me.chair, me.word),
    "wear": lambda me: emblems.wear(me.keeper, me.code, me.chair, me.luck.choice(EMBLEMS)),
    "set_language": lambda me: seating.set_language(me.keeper, me.code, me.chair, "fr"),
    "choose": lambda me: lobby.choose(me.keeper, me.code, me.host, me.settings()),
    "arrange": lambda me: lobby.arrange(me.keeper, me.code, me.host, me.luck.sample(me.room.order, len(me.room.order))),
    "begin": lambda me: lobby.begin(me.keeper, me.code, me.host),
    "again": lambda me: lobby.again(me.keeper, me.code, me.host, at_once=me.flag),
    "another": lambda me: lobby.another(me.keeper, me.code, me.chair, on=me.flag),
    "lay": lambda me: me.lay(),
    "look": lambda me: answering.look(me.keeper, me.code, me.chair),
    "ready": lambda me: answering.ready(me.keeper, me.code, me.chair, on=me.flag),
    "answer": lambda me: answering.answer(me.keeper, me.code, me.chair, me.room.windows, me.choice),
    "speak": lambda me: talking.speak(me.keeper, me.code, me.chair, me.word),
    "claim": lambda me: talking.claim(me.keeper, me.code, me.chair, *me.claim()),
    "gesture": lambda me: talking.gesture(me.keeper, me.code, me.chair, *me.gesture()),
    "react": lambda me: reacting.react(me.keeper, me.code, me.chair, me.luck.choice(REACTIONS)),
    "take_back": lambda me: talking.take_back(me.keeper, me.code, me.chair),
    "put_token": lambda me: talking.put_token(me.keeper, me.code, me.chair, me.slot, me.role()),
    "note": lambda me: talking.note(me.keeper, me.code, me.chair, me.word),
    "lean": lambda me: answering.lean(me.keeper, me.code, me.chair, me.room.windows, me.choice),
    "pause": lambda me: clock.pause(me.keeper, me.code, me.chair, on=me.flag),
    "lengthen": lambda me: clock.lengthen(me.keeper, me.code, me.chair),
    "call_off": lambda me: archiving.call_off(me.keeper, me.code, me.chair, on=me.flag),
    "race_again": lambda me: archiving.race_again(me.keeper, me.code, me.host),
    "erase": lambda me: archiving.erase(me.keeper, me.code, me.host, me.luck.randint(1, 2)),
    "forget": lambda me: archiving.forget(me.keeper, me.code, me.host),
    "unseal": lambda me: archiving.unseal(me.keeper, me.code),
}

IN_A_CUP: dict[str, Deed] = {
    "create": lambda me: entering.create(me.cups, me.word, Format.DUPLICATE, STILL, 1),
    "join": lambda me: entering.join(me.cups, me.cup.code, me.word, "en"),
    "add_bots": lambda me: entering.add_bots(me.cups, me.cup.code, me.entrant, 2),
    "write_down": lambda me: me.write_down(),
    "leave": lambda me: entering.leave(me.cups, me.cup.code, me.entrant, me.entrant),
    "come_back": lambda me: entering.come_back(me.cups, me.cup.code, me.entrant, me.entrant),
    "move": lambda me: me.move_in_a_cup(),
    "pass_on": lambda me: entering.pass_on(me.cups, me.cup.code, me.entrant, me.entrant),
    "enter_game": lambda me: booking.enter_game(me.cups, me.season.code, me.entrant, me.played()),
    "strike": lambda me: booking.strike(me.cups, me.season.code, me.entrant, me.luck.randint(1, 3)),
    "begin": lambda me: drawing.begin(me.cups, me.cup.code, me.entrant),
    "go_on": lambda me: drawing.go_on(me.cups, me.cup.code, me.entrant),
    "table": lambda me: drawing.table(me.cups, me.cup.code, me.entrant),
    "correct": lambda me: me.correct(),
    "forget": lambda me: keeping.forget(me.cups, me.cup.code, me.entrant),
}

DEEDS = {f"table: {name}": deed for name, deed in AT_A_TABLE.items()} | {
    f"cup: {name}": deed for name, deed in IN_A_CUP.items()
}

# When each can be done; in any phase where nothing is said.
LOBBY = ("choose", "arrange", "begin", "remove", "forget", "wear", "add_bot", "choose_mind")
BETWEEN = dict.fromkeys(LOBBY, "lobby") | {
    "again": "over",
    "another": "over",
    "give_back": "over",
    "erase": "over",
}
AT_NIGHT = {"look": "dealt", "answer": "playing call", "pause": "playing call", "call_off": "playing call"}
BY_DAY = dict.fromkeys(("ready", "speak", "claim", "gesture", "react", "take_back", "lengthen"), "playing talk")
WHEN = {f"table: {name}": when for name, when in (BETWEEN | AT_NIGHT | BY_DAY).items()}
