"""Lines get their words: in one language, in three lengths, for one card or for several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from garou.games.announcing.calls import Call
from garou.games.announcing.lines import BookLine, When, one_of
from garou.texts import BORROWS, Words
from garou.texts.narrator import NEAR, Args

BRIEF, NORMAL, TALE = LENGTHS = ("brief", "normal", "tale")

Say = Mapping[str, str]  # by length
Json = dict[str, Any]


@dataclass(frozen=True)
class Writer:
    """Puts one game's script into one language."""

    words: Words
    game: str
    calls: Mapping[str, Call]

    def lines(self, plan: Iterable[BookLine]) -> list[Json]:
        named: Counter[str] = Counter()
        return [self.entry(line, say, named) for bare in plan for line, say in self.written(bare)]

    def written(self, line: BookLine) -> Iterator[tuple[BookLine, Say]]:
        """One line, or two where the words are not the same for one card and for several."""
        one, many = self.say(line, 1), self.say(line, 2)
        number = self.calls.get(line.number)
        if one == many or number is None or number.single:
            yield line, one
        else:
            yield line.only(When(none=number.several)), one
            yield line.only(one_of(*number.several)), many

    def say(self, line: BookLine, count: int) -> Say:
        args = {"count": count, "name": self.name(line, count)} | self.forms(line.names)
        key = self.key(line)
        plain = self.words(key, args)
        say = {length: self.form(key, form, args) or plain for length, form in FORMS.items()}
        if line.kind in PICTURES:
            say[TALE] = self.pictured(line, plain)
        return say

    def form(self, key: str, form: str, args: Mapping[str, Any]) -> str:
        """Nothing where a text is the same in every length."""
        return self.words(key + form, args) if self.words.has(key + form) else ""

    def pictured(self, line: BookLine, plain: str) -> str:
        """The tale opens and closes eyes in the same words as ever, beside a picture of its own for each call."""
        games = BORROWS[self.game]
        key = self.words.first(*(f"announce-{game}-{call}-picture" for game in games for call in self.like(line)))
        picture = self.words(key + PICTURES[line.kind])
        return f"{plain} {picture}" if PICTURES[line.kind] else f"{picture} {plain}"

    def key(self, line: BookLine) -> str:
        """A call's own words before those the game has for any call, and those before what all games share."""
        games = BORROWS[self.game]
        own = [f"announce-{game}-{call}-{line.name}" for game in games for call in self.like(line)]
        return self.words.first(*own, *(f"announce-{game}-{line.name}" for game in games), f"announce-{line.name}")

    def like(self, line: BookLine) -> tuple[str, ...]:
        """Whose words it may have: its call's own, those for whoever copied any role, and what the copied role does."""
        call = self.calls.get(line.call)
        if call is None or call.copies is None:
            return (line.call,) if line.call else ()
        does = (call.copies,) if line.kind == "act" else ()
        return line.call, call.again, *does

    def name(self, line: BookLine, count: int) -> str:
        """Whom a line calls."""
        if not line.role:
            return ""
        called_together = count > 1 and line.kind in PICTURES
        return self.words(f"role-{line.role}.many" if called_together else f"role-{line.role}")

    def forms(self, roles: tuple[str, ...]) -> Args:
        """By themselves they are told as a sentence begins with them: the Robber and the Drunk."""
        forms = [form for form in self.words.forms("role-") if form != NEAR]
        return {"roles": self.joined(roles, "the"), **{f"roles-{form}": self.joined(roles, form) for form in forms}}

    def joined(self, roles: tuple[str, ...], form: str) -> str:
        return self.words.joined([self.words(f"role-{role}.{form}") for role in roles])

    def entry(self, line: BookLine, say: Say, named: Counter[str]) -> Json:
        name = "-".join(filter(None, (line.call, line.name)))
        named[name] += 1
        return {
            "id": name if named[name] == 1 else f"{name}-{named[name]}",
            "kind": line.kind,
            "stretch": line.stretch,
            "round": line.round,
            "call": line.call,
            "role": line.role,
            "when": {"any": [*line.when.any], "all": [*line.when.all], "none": [*line.when.none]},
            "say": dict(say),
            "pause": line.pause,
            "sound": line.sound,
            "buzz": line.buzz,
            "aloud": line.aloud,
            "waits": line.waits,
        }


FORMS = {BRIEF: ".brief", NORMAL: "", TALE: ".tale"}
PICTURES = {"open": "", "close": ".gone"}  # the part of a call's picture that goes with its first line, and its last
