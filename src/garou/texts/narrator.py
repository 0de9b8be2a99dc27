"""Putting values of the engine into words: facts, questions, choices, reasons and refusals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from unicodedata import category

from garou.engine.values import DECLINED, Choice, Fact, Question, Reason, Refusal, RoleName, Seat, Slot, Toll
from garou.games.advice import Advice

from . import BORROWS, Words

Args = dict[str, Any]


@dataclass(frozen=True)
class Narrator:
    """Tells one game at one table in one language."""

    words: Words
    game: str  # one-night, epic-battle or classic
    players: tuple[str, ...]
    places: tuple[str, ...]  # ids of the slots nobody sits at

    # Names ---------------------------------------------------------------------------

    def name(self, slot: Slot, form: str = "") -> str:
        """People are called the same in every form; a place has those its language gives it."""
        if slot < len(self.players):
            return self.players[slot]
        place = f"place-{self.places[slot - len(self.players)]}"
        return self.words(self.words.first(f"{place}.{form}", place) if form else place)

    def names(self, slots: Iterable[Slot], form: str = "") -> str:
        return self.words.joined([self.name(slot, form) for slot in slots])

    def role(self, role: RoleName, form: str = "") -> str:
        """As this game calls it, where it has a name of its own for the card."""
        return _called(self.words, self.game, role, form)

    def about_role(self, role: RoleName, what: str, options: Iterable[str] = ()) -> str:
        """`summary`, `explain` or `play`: what a role does in this game, and with these options."""
        plain = [f"{game}-{role}-{what}" for game in BORROWS[self.game]]
        changed = [f"{key}-with-{option}" for key in plain for option in options]
        return self.words(self.words.first(*changed, *plain))

    # Facts ---------------------------------------------------------------------------

    def fact(self, fact: Fact, reader: Seat) -> str:
        """As told to the one who learns it, or to the room."""
        return self.words(self._telling(f"fact-{fact.name}", fact), self._fact_args(fact, (reader,)))

    def story(self, fact: Fact, step: str = "") -> str:
        """As told afterwards, when all is public."""
        knowing = tuple(sorted(seat for seat in fact.audience if seat >= 0))
        more = {"who": self.names(knowing), "step": step}
        return self.words(self._telling(f"story-{fact.name}", fact), self._fact_args(fact, knowing) | more)

    def _telling(self, key: str, fact: Fact) -> str:
        """What has a cause, or was told in a call, may have words for just that."""
        causes = [value for field, value in fact.data if field in ("cause", "call")]
        return self.words.first(*(f"{key}-{cause}" for cause in causes), key)

    def _fact_args(self, fact: Fact, readers: tuple[Seat, ...]) -> Args:
        args: Args = {}
        for field, value in fact.data:
            name = field.rstrip("_").replace("_", "-")
            args |= _ARGS.get(name, _raw)(self, name, value) | _owned(name, value, readers)
            args |= self._beside_own(value, readers) if name == "places" else {}
        if "counts" in args:
            args["same"] = "yes" if args["counts"] == args["role"] else "no"
        return args

    def _beside_own(self, places: tuple[Slot, ...], readers: tuple[Seat, ...]) -> Args:
        """Whoever moves what lies before them is not told so by their own name."""
        others = [place for place in places if place not in readers]
        return {"places-own": "yes" if len(others) < len(places) else "no"} | place_forms(self, "others", others)

    # Questions -----------------------------------------------------------------------

    def question(self, question: Question) -> str:
        return self.words(self._asking(question))

    def option(self, question: Question, choice: Choice) -> str:
        """What the button for one choice says."""
        key = self._asking(question)
        if choice == DECLINED:
            return self.words(f"{key}.decline")
        places = [part for part in choice if isinstance(part, int)]
        said = [part for part in choice if isinstance(part, str)]
        args = place_forms(self, "places", places) | {
            "words": self.words.joined([self._said(word) for word in said]),
            "word": said[0] if said else "none",
            "own": "yes" if tuple(places) == question.seats else "no",
        }
        return self.words(f"{key}.choose", args)

    def _said(self, word: str) -> str:
        return self.words(self.words.first(f"word-{word}", f"artifact-{word}.the"))

    def _asking(self, question: Question) -> str:
        return self.words.first(*(f"ask-{game}-{question.topic}" for game in BORROWS[self.game]))

    # Advice --------------------------------------------------------------------------

    def advice(self, advice: Advice) -> str:
        """What the books say about a deck."""
        args: Args = dict(advice.details)
        if "role" in args:
            args |= role_forms(self, "role", args["role"])
        if "movers" in args:
            args["movers"] = self.words.joined([self.role(name) for name in args["movers"]])
        return self.words(f"advice-{advice.key}", args)

    # Reasons and refusals ------------------------------------------------------------

    def reason(self, reason: Reason, among: Iterable[Reason] = ()) -> str:
        """`among` all the reasons of the end a defeat can say which rule gave the others their victory."""
        victory = next((one.rule for one in among if one.won), "none")
        args = {"players": self.names(reason.players), "players-count": len(reason.players), "victory": victory}
        return self.words(f"why-{reason.rule}", team_forms(self.words, reason.team) | args)

    def toll(self, toll: Toll) -> str:
        """Why nobody died, or who else did."""
        args = _slots(self, "players", toll.players) | _slots(self, "by", toll.by) | {"votes": toll.votes}
        return self.words(f"toll-{toll.rule}", args | (role_forms(self, "role", toll.role) if toll.role else {}))


# What a name is told as: by itself, and in all the forms its language has for things of its kind.


def role_forms(narrator: Narrator, field: str, role: RoleName) -> Args:
    return _role_forms(narrator.words, narrator.game, field, role)


@lru_cache(maxsize=4096)
def _role_forms(words: Words, game: str, field: str, role: RoleName) -> Args:
    """Most facts name a card: what it is called in all its forms is looked up once."""
    forms = {f"{field}-{form}": _called(words, game, role, f".{form}") for form in words.forms("role-") if form != NEAR}
    return {field: _called(words, game, role, ""), **forms}


def thing_forms(words: Words, field: str, thing: str) -> Args:
    """Of a mark or an artifact."""
    return {field: words(f"{field}-{thing}"), **_all_forms(words, field, f"{field}-{thing}")}


def team_forms(words: Words, team: str) -> Args:
    """By itself it is told as a sentence begins with it: the village."""
    return {"team": words(f"team-{team}.the"), **_all_forms(words, "team", f"team-{team}")}


def place_forms(narrator: Narrator, field: str, slots: Iterable[Slot]) -> Args:
    """Of people and places, joined where they are several."""
    slots = tuple(slots)
    forms = {f"{field}-{form}": narrator.names(slots, form) for form in narrator.words.forms("place-") if form != NEAR}
    return {field: narrator.names(slots), **forms}


def _all_forms(words: Words, field: str, key: str) -> Args:
    things = f"{key.partition('-')[0]}-"
    named = {form: [f"{key}.{one}" for one in plainer(form) if one] for form in words.forms(things) if form != NEAR}
    return {f"{field}-{form}": words(words.first(*keys)) for form, keys in named.items() if any(map(words.has, keys))}


def plainer(form: str) -> list[str]:
    """In a case that a thing has no form for, it is called as without that case: `the-acc` is then `the`."""
    return [form[:end] for end in range(len(form), -1, -1) if end in (0, len(form)) or form[end] == "-"]


NEAR = "near"  # what people type besides: heard, never told


def _slot(narrator: Narrator, field: str, slot: Slot | None) -> Args:
    if slot is None:
        return {field: "none", f"{field}-kind": "nobody"}
    kind = "player" if slot < len(narrator.players) else "place"
    return place_forms(narrator, field, (slot,)) | {f"{field}-kind": kind}


def _slots(narrator: Narrator, field: str, slots: tuple[Slot, ...]) -> Args:
    return place_forms(narrator, field, slots) | {f"{field}-count": len(slots)}


@lru_cache(maxsize=4096)
def _called(words: Words, game: str, role: RoleName, form: str) -> str:
    names = (f"{game}-{role}-name", f"role-{role}")
    return words(words.first(*(name + one for one in plainer(form) for name in names)))


def _thing(narrator: Narrator, field: str, thing: str) -> Args:
    return thing_forms(narrator.words, field, thing)


def _teams(narrator: Narrator, field: str, teams: tuple[str, ...]) -> Args:
    told = [narrator.words(f"team-{team}.the") for team in teams]
    return {field: narrator.words.joined(told), f"{field}-count": len(teams)}


def _raw(narrator: Narrator, field: str, value: object) -> Args:
    return {field: value}


def _owned(field: str, value: object, readers: tuple[Seat, ...]) -> Args:
    return {f"{field}-own": "yes" if (value,) == readers else "no"} if field in _PLACED else {}


_PLACED = ("where", "player", "for")
_ARGS: Mapping[str, Callable[[Narrator, str, Any], Args]] = {
    **dict.fromkeys(_PLACED, _slot),
    "players": _slots,
    "places": _slots,
    "role": role_forms,
    "counts": role_forms,
    "mark": _thing,
    "artifact": _thing,
    "teams": _teams,
}


LONGEST_ERROR = 400  # a few hundred characters, in one line
LONGEST_WORD = 40  # how much is shown of a word
LONGEST_JSON = 80  # how much of a list or an object
RAW = ("found", "choice")  # details that are any JSON at all, as they came from outside


def refusal(words: Words, error: Refusal, place: str = "") -> str:
    """An error in one line. Long input is clipped; what would have been right gets all the room that is left."""
    key, head = f"error-{error.reason}", f"{place}: " if place else ""
    details = error.details if place else _as_the_reader_knows(words, error)
    args = {name.replace("_", "-"): _detail(name, value) for name, value in details.items()}
    lists = {name: value for name, value in args.items() if isinstance(value, list)}
    room = LONGEST_ERROR - len(head + words(key, args | dict.fromkeys(lists, "")))
    while lists:
        name = min(lists, key=lambda name: len(", ".join(lists[name])))
        args[name] = _fitting(lists[name], room // len(lists))
        room -= len(args[name])
        del lists[name]
    return head + words(key, args)


# Details that name something the reader knows by another name, and the names of those. A record is written in ids, and
# so is what would have been right in it: whoever has a place in one is told that.
KNOWN_AS = {
    "role": "role-", "alpha": "role-", "face": "role-", "counts": "role-", "scenario": "scenario-", "game": "cli-game-",
}  # fmt: skip
OF_ROLES = ("no-such-role", "centre-wolf-kind")  # they list roles


class OwnWords(str):
    """Words of ours, which need no quotes."""

    __slots__ = ()


def _as_the_reader_knows(words: Words, error: Refusal) -> Mapping[str, object]:
    """The details by the names people know, where there are such names."""
    named = {name: _known_as(words, KNOWN_AS[name], value) for name, value in error.details.items() if name in KNOWN_AS}
    known = error.details.get("known")
    if error.reason in OF_ROLES and isinstance(known, tuple):
        named["known"] = tuple(_known_as(words, "role-", one) for one in known)
    return {**error.details, **named}


def _known_as(words: Words, prefix: str, value: object) -> object:
    key = f"{prefix}{value}"
    return OwnWords(words(key)) if isinstance(value, str) and PLAIN_ID.fullmatch(value) and words.has(key) else value


PLAIN_ID = re.compile(r"[a-z0-9-]{1,40}")


def _detail(name: str, value: object) -> Any:
    """A number as it is, a word in quotes; a tuple enumerates what there is, as a list of texts."""
    if isinstance(value, OwnWords):
        return str(value)
    if name in RAW or not isinstance(value, int | tuple):
        return _json(value)
    if isinstance(value, int):
        return value
    return [escaped(one, LONGEST_WORD) if isinstance(one, str) else _json(one) for one in value]


def _fitting(items: list[str], room: int) -> str:
    """As many of these as there is room for, and a sign where there are more."""
    text = ", ".join(items)
    while items and len(text) > room:
        items = items[:-1]
        text = ", ".join([*items, "…"])
    return text


def _json(value: object) -> str:
    """The value as it would stand in a record, or the beginning of it."""
    if isinstance(value, str):
        return f'"{escaped(value, LONGEST_WORD, also=QUOTES)}"'
    return escaped(json.dumps(value, ensure_ascii=False, default=str), LONGEST_JSON)


QUOTES = '"\\'  # what ends a text in quotes too early


def escaped(text: str, longest: int, also: str = "") -> str:
    """The text without anything that breaks a line, turns it round or cannot be seen."""
    shown = ""
    for char in text:
        piece = _escape(char) if char in also or not char.isprintable() else char
        if len(shown + piece) > longest:
            return shown + "…"
        shown += piece
    return shown


def one_line(name: str) -> str:
    """A file's name as it was given, but for what would break the line or turn it round: spaces of any kind stay."""
    return "".join(c if c.isprintable() or category(c) == "Zs" else _escape(c) for c in name)


def _escape(char: str) -> str:
    return json.dumps(char)[1:-1]
