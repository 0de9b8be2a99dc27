"""Everything that can be done at a table or in a tournament, each with something it could be done with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any

from garou.engine.values import Slot
from garou.rooms.cup.cup import Cup, Format, laid
from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Room
from garou.rooms.settings import Settings
from garou.talk.claims import BLANKS

NOT_DEEDS = {"wake", "sleep"}  # of the server as a whole

Doing = Coroutine[Any, Any, Any]
Deed = Callable[["Somebody"], Doing]


def all_deeds(of: type) -> set[str]:
    found = {name for name, _ in inspect.getmembers(of, inspect.iscoroutinefunction) if not name.startswith("_")}
    return found - NOT_DEEDS


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

    def settings(self) -> Settings:
        return self.room.settings.with_(size=self.room.settings.size + self.luck.choice((0, 0, 1, -1)))

    def claim(self) -> tuple[str, tuple[Any, ...]]:
        kind = self.luck.choice(["vote", "am", *BLANKS])
        filling = {"role": self.role(), "role?": "", "place": self.slot, "seat": self.slot, "mark": "clarity"}
        return kind, tuple(filling[blank] for blank in BLANKS[kind])

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

    def key(self) -> Any:
        return self.luck.choice([*self.cup.rooms])

    def lay(self) -> Doing:
        key = self.key()
        return self.keeper.lay(self.cup.rooms[key], laid(self.cup, key))

    def correct(self) -> Doing:
        key = self.key()
        winners = [self.luck.choice(self.cup.names_at(key))]
        return self.cups.correct(self.cup.code, self.entrant, key, winners, called_off=not self.flag)


STILL = Settings(pace="still")

AT_A_TABLE: dict[str, Deed] = {
    "create": lambda me: me.keeper.create(STILL),
    "join": lambda me: me.keeper.join(me.code, me.word, "fr"),
    "leave": lambda me: me.keeper.leave(me.code, me.chair),
    "remove": lambda me: me.keeper.remove(me.code, me.host, me.chair),
    "hand": lambda me: me.keeper.hand(me.code, me.chair, me.chair, bot=me.flag),
    "move": lambda me: me.keeper.move(me.code, me.keeper.link(me.code, me.chair)),
    "set_language": lambda me: me.keeper.set_language(me.code, me.chair, "fr"),
    "choose": lambda me: me.keeper.choose(me.code, me.host, me.settings()),
    "arrange": lambda me: me.keeper.arrange(me.code, me.host, me.luck.sample(me.room.order, len(me.room.order))),
    "begin": lambda me: me.keeper.begin(me.code, me.host),
    "again": lambda me: me.keeper.again(me.code, me.chair, at_once=me.flag),
    "lay": lambda me: me.lay(),
    "look": lambda me: me.keeper.look(me.code, me.chair),
    "ready": lambda me: me.keeper.ready(me.code, me.chair, on=me.flag),
    "answer": lambda me: me.keeper.answer(me.code, me.chair, me.room.windows, me.choice),
    "speak": lambda me: me.keeper.speak(me.code, me.chair, me.word),
    "claim": lambda me: me.keeper.claim(me.code, me.chair, *me.claim()),
    "take_back": lambda me: me.keeper.take_back(me.code, me.chair),
    "put_token": lambda me: me.keeper.put_token(me.code, me.chair, me.slot, me.role()),
    "note": lambda me: me.keeper.note(me.code, me.chair, me.word),
    "lean": lambda me: me.keeper.lean(me.code, me.chair, me.room.windows, me.choice),
    "pause": lambda me: me.keeper.pause(me.code, me.chair, on=me.flag),
    "lengthen": lambda me: me.keeper.lengthen(me.code, me.chair),
    "call_off": lambda me: me.keeper.call_off(me.code, me.chair, on=me.flag),
    "race_again": lambda me: me.keeper.race_again(me.code, me.host),
    "erase": lambda me: me.keeper.erase(me.code, me.host, me.luck.randint(1, 2)),
    "forget": lambda me: me.keeper.forget(me.code, me.host),
    "unseal": lambda me: me.keeper.unseal(me.code),
}

IN_A_CUP: dict[str, Deed] = {
    "create": lambda me: me.cups.create(me.word, Format.DUPLICATE, STILL, 1),
    "join": lambda me: me.cups.join(me.cup.code, me.word, "en"),
    "add_bots": lambda me: me.cups.add_bots(me.cup.code, me.entrant, 2),
    "leave": lambda me: me.cups.leave(me.cup.code, me.entrant, me.entrant),
    "begin": lambda me: me.cups.begin(me.cup.code, me.entrant),
    "go_on": lambda me: me.cups.go_on(me.cup.code, me.entrant),
    "table": lambda me: me.cups.table(me.cup.code, me.entrant),
    "correct": lambda me: me.correct(),
    "forget": lambda me: me.cups.forget(me.cup.code, me.entrant),
}

DEEDS = {f"table: {name}": deed for name, deed in AT_A_TABLE.items()} | {
    f"cup: {name}": deed for name, deed in IN_A_CUP.items()
}

# When each can be done; in any phase where nothing is said.
BETWEEN = dict.fromkeys(("choose", "arrange", "begin", "remove", "forget"), "lobby") | {
    "again": "over",
    "erase": "over",
}
AT_NIGHT = {"look": "dealt", "answer": "playing call", "pause": "playing call", "call_off": "playing call"}
BY_DAY = dict.fromkeys(("ready", "speak", "claim", "take_back", "lengthen"), "playing talk")
WHEN = {f"table: {name}": when for name, when in (BETWEEN | AT_NIGHT | BY_DAY).items()}
